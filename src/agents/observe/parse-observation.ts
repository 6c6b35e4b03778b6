import { AccessRefused } from '../workspace/workspace-reader';
import { COMMAND_NAMES } from '../shell/parse-command';
import { look, type ObservationRequest, observationRequestSchema } from './observation-request';

const ACTIONS = observationRequestSchema.shape.action.options;

/** A find as the command has it, rather than a glob: with a test, or a start point only. */
const FIND_COMMAND = /(?:^|\s)-[a-zA-Z]|^\.{1,2}\/?$/;

/**
 * Reads an observation from one line, as a plan's task words it: `read src/a.ts:10-40`, `list src`, `find **\/*.sql`,
 * `search createRouter`, `symbols src/a.ts`, `retrieve how sessions expire`, `facts`, or a read-only command such as
 * `git log -5` and `rg -n createRouter src`. A path may begin with the name of one of the `roots` and a colon; a search
 * between slashes is a pattern.
 * @throws AccessRefused with the forms there are.
 */
export function parseObservation(text: string, roots: readonly string[]): ObservationRequest {
  const [, word = '', rest = ''] = /^\s*([\w.-]+)\s*([\s\S]*?)\s*$/.exec(text) ?? [];
  if (word === 'find' && FIND_COMMAND.test(rest)) return look('command', text.trim());
  const action = ACTIONS.find((name) => name === word.toLowerCase());
  if (action === undefined || (rest === '' && action !== 'facts' && action !== 'list')) {
    if (COMMAND_NAMES.includes(word)) return look('command', text.trim());
    throw new AccessRefused(
      `refused: “${text.slice(0, 80)}” is no observation; write one of: read PATH:FROM-TO, list PATH, find GLOB, search TEXT, symbols PATH or NAME, retrieve TEXT, facts, or a command such as git log -5 -- PATH.`,
    );
  }
  if (action === 'search' && /^\/.+\/$/.test(rest)) return { ...look(action, rest.slice(1, -1)), regex: true };
  if (action !== 'read' && action !== 'list' && action !== 'symbols') return look(action, rest);
  const root = roots.find((name) => rest.startsWith(`${name}:`)) ?? null;
  const path = root === null ? rest : rest.slice(root.length + 1);
  const range = action === 'read' ? /^(.*):(\d{1,7})(?:-(\d{1,7}))?$/.exec(path) : null;
  if (range === null) return { ...look(action, path), root };
  const startLine = Math.max(1, Number(range[2]));
  const endLine = Math.max(startLine, Number(range[3] ?? range[2]));
  return { ...look(action, range[1] ?? ''), root, startLine, endLine };
}
