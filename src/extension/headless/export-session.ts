import { createTwoFilesPatch } from 'diff';
import type { Session } from '../../agents/session/session';
import { replay } from '../../agents/session/fold/fold';
import { othersInTheWay, planExport, writeExport, type PlannedFile } from '../node/exports/plan-export';
import { specInFolder, storedSpec, writtenSpecOf, type WrittenSpec } from '../node/exports/written-spec';
import { SddFolder } from '../node/sdd-folder/sdd-folder';
import { StoreProblem } from '../node/sdd-folder/store-problem';
import { readSession } from '../node/sessions/load-session';
import { hasSession } from '../node/sessions/sessions';
import type { Arguments } from './args';
import { existingFolder } from './begin';
import { EXIT, type RunOutput } from './run';

type Given = Pick<Arguments, 'workspace' | 'out' | 'exports' | 'exportTo' | 'exportOverwrite'>;

/** Exports what a session wrote that has just ended. Returns the exit code. */
export async function exportSession(session: Session, given: Given, output: RunOutput): Promise<number> {
  const { sdd } = await places(given);
  return exported(() => writtenSpecOf(session, sdd), given, output);
}

/** Exports what a session wrote that had ended before this run; null where this run has a session to go on with. */
export async function exportEnded(given: Given & Pick<Arguments, 'resume'>, output: RunOutput): Promise<number | null> {
  const { resume } = given;
  if (resume === null || given.exports.length === 0) return null;
  const { sdd } = await places(given);
  if (!(await hasSession(sdd, resume))) return null;
  const { records } = await readSession(sdd, resume);
  if (replay(records).ended === null) return null;
  return exported(() => storedSpec(sdd, resume), given, output);
}

/** Exports a specification that stands in the workspace, whoever wrote it; null where the operator names none. */
export async function exportExisting(
  given: Given & Pick<Arguments, 'spec'>,
  output: RunOutput,
): Promise<number | null> {
  const { spec } = given;
  if (spec === null) return null;
  const { sdd } = await places(given);
  return exported(() => specInFolder(sdd, spec), given, output);
}

async function places({ workspace, out }: Given): Promise<{ sdd: SddFolder; workspace: string }> {
  const folder = await existingFolder(workspace, '--workspace');
  return { workspace: folder, sdd: new SddFolder(out === null ? folder : await existingFolder(out, '--out')) };
}

/** Lines of a file's difference that are shown, and most around what differs. */
const MOST_SHOWN = 60;
const AROUND = { context: 1 };

/** What an export would change of a file of others, as programs write it; nothing of the others. */
function whatWouldChange({ state, shown, text, current }: PlannedFile): string[] {
  if (state !== 'others' || current === null) return [];
  const lines = createTwoFilesPatch(shown, shown, current, text, 'as it is', 'as exported', AROUND)
    .split('\n')
    .slice(1);
  const left = lines.length - MOST_SHOWN;
  return [...lines.slice(0, MOST_SHOWN), ...(left > 0 ? [`… and ${left} more lines`] : [])];
}

/** Prints the files before they are written: nobody is asked here. Without the switch others' files stay, and so does all. */
async function exported(
  written: () => Promise<WrittenSpec>,
  given: Given,
  { print, warn }: RunOutput,
): Promise<number> {
  try {
    const { spec, source, cautions } = await written();
    if (cautions.length > 0) warn(cautions.join('\n'));
    const request = { spec, source, forms: given.exports, place: given.exportTo, ...(await places(given)) };
    const plan = await planExport(request);
    const others = othersInTheWay(plan);
    if (others.length > 0 && !given.exportOverwrite) {
      const list = others.map((shown) => `  ${shown}`).join('\n');
      warn(
        `Nothing is exported: these files were not written by an export, or were changed since.\n${list}\n` +
          `${plan.flatMap(whatWouldChange).join('\n')}\nMove them, or replace them with --export-overwrite.`,
      );
      return EXIT.notExported;
    }
    const files = plan.map(({ shown }) => shown);
    if (given.exportTo === 'workspace') warn(`Exporting to\n${files.map((shown) => `  ${shown}`).join('\n')}`);
    await writeExport(plan, request.sdd, new Set(others));
    print(JSON.stringify({ type: 'exported', to: given.exportTo, files }));
    return EXIT.ended;
  } catch (error) {
    if (!(error instanceof StoreProblem)) throw error;
    warn(`Not exported: ${error.message}`);
    return EXIT.notExported;
  }
}
