import type { ReadBudget } from '../workspace/workspace-reader';
import { AccessRefused } from '../workspace/workspace-reader';
import type { ShellCommand } from '../shell/command';
import { parseCommand } from '../shell/parse-command';
import { runCommand } from '../shell/run-command';
import { counted } from '../base/text/format-count';
import type { ObservationRequest } from './observation-request';
import type { ActionOutcome, ObserveContext } from './observed';
import { commitsFound } from './commit-evidence';
import { linesFound, matchesFound } from './observed-pieces';

/** What reading by a command means, where nothing else is said. */
const READ = { why: 'Read by a command', score: 0.5 };

/** A command of the read-only language, or one of git's, with or without its `git` in front. */
export async function observeCommand(
  { action, target }: ObservationRequest,
  context: ObserveContext,
  budget: ReadBudget,
): Promise<ActionOutcome> {
  const { reader, signal, clock, reading = READ } = context;
  const line = target.trim();
  const text = action === 'git' && !/^git(?: |$)/.test(line) ? `git ${line}` : line;
  // What is refused on Windows besides is about its shells, and none is used here.
  const parsed = parseCommand(text, { platform: 'posix', roots: reader.roots() });
  if (!parsed.ok) throw new AccessRefused(parsed.refusal);
  const { text: printed, capped, reads, matches } = await runCommand(parsed.command, reader, budget, signal, clock);
  const found =
    parsed.command.kind === 'git'
      ? commitsFound(printed, text, reader.roots().length > 1 ? parsed.command.root : null)
      : reads.length > 0
        ? linesFound(reads, context, reading)
        : await matchesFound(
            matches,
            { reader, about: patternIn(parsed.command) },
            { ...aroundIn(parsed.command), why: `Matches ${patternIn(parsed.command)}` },
          );
  const lines = printed === '' ? 0 : printed.split('\n').length;
  const first =
    lines === 0 ? 'nothing' : `${counted(lines, 'line')}: ${printed.slice(0, 200).split('\n').slice(0, 3).join(' ⏎ ')}`;
  return { result: first, found, seen: { kind: 'text', text: printed }, capped };
}

/** How many lines around a match a search shows. */
function aroundIn(command: ShellCommand): { before: number; after: number } {
  return command.kind === 'search' ? { before: command.before, after: command.after } : { before: 0, after: 0 };
}

function patternIn(command: object): string {
  return 'pattern' in command && typeof command.pattern === 'string' ? command.pattern : '';
}
