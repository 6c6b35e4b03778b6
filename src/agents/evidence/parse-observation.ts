import { LookRefused } from '../ports';
import { look, type ObservationRequest, observationRequestSchema } from './observation-request';

const ACTIONS = observationRequestSchema.shape.action.options;

/**
 * Reads an observation from one line, as a plan's task words it: `read src/a.ts:10-40`, `list src`, `find **\/*.sql`,
 * `search createRouter`, `retrieve how sessions expire`, `facts`. A path may begin with the name of one of the `roots`
 * and a colon.
 * @throws LookRefused with the forms there are.
 */
export function parseObservation(text: string, roots: readonly string[]): ObservationRequest {
  const [, word = '', rest = ''] = /^\s*(\w+)\s*([\s\S]*?)\s*$/.exec(text) ?? [];
  const action = ACTIONS.find((name) => name === word.toLowerCase());
  if (action === undefined || (rest === '' && action !== 'facts' && action !== 'list')) {
    throw new LookRefused(
      `refused: “${text.slice(0, 80)}” is no observation; write one of: read PATH:FROM-TO, list PATH, find GLOB, search TEXT, retrieve TEXT, facts.`,
    );
  }
  if (action !== 'read' && action !== 'list') return look(action, rest);
  const root = roots.find((name) => rest.startsWith(`${name}:`)) ?? null;
  const path = root === null ? rest : rest.slice(root.length + 1);
  const range = action === 'read' ? /^(.*):(\d{1,7})(?:-(\d{1,7}))?$/.exec(path) : null;
  if (range === null) return { ...look(action, path), root };
  const startLine = Math.max(1, Number(range[2]));
  const endLine = Math.max(startLine, Number(range[3] ?? range[2]));
  return { ...look(action, range[1] ?? ''), root, startLine, endLine };
}
