import type { Toolbox } from '../../model/toolbox';
import type { WorkspaceReader } from '../../workspace/workspace-reader';
import type { Clock } from '../../base/async/clock';
import type { CancelSignal } from '../../base/async/cancellation';
import { inertLine } from '../../base/text/inert-text';
import { bareObservation } from '../../observe/observe';
import { type Observed } from '../../observe/observed';
import { foundByTool } from './tool-evidence';
import { problemText, quotedText } from './tool-text';
import { TimeLimit } from '../../base/async/deadline';
import { ABORTED, untilAborted } from '../../base/async/until-aborted';

/** Most characters of an input as the activity list names it. */
const MAX_INPUT = 240;

/** Most characters of a tool's text, and of its input, that are looked at. */
const MAX_TAKEN = 100_000;

interface ToolUse {
  clock: Clock;
  signal: CancelSignal;
  /** Milliseconds the call may take. */
  ms: number;
  /** Where places that the text names are read; without it they stay text. */
  reader?: WorkspaceReader;
  /** What the call is about, in words. */
  about?: string;
}

/**
 * Calls one of the tools that the person allow-listed, as an observation, with the text for a model. Places of the
 * workspace that the text names are read there and found with it. Whatever goes wrong is told in the text. To be dropped if the signal was aborted meanwhile.
 */
export async function observeTool(
  tools: Toolbox,
  name: string,
  input: unknown,
  { clock, signal, ms, reader: look, about = '' }: ToolUse,
): Promise<{ observed: Observed; text: string }> {
  const start = clock.elapsed();
  const limit = new TimeLimit(clock, ms, signal);
  const problem = (reason: string) => {
    const observed = bareObservation('command', callText(name, input), 'failed', reason, clock.elapsed() - start);
    return { observed, text: problemText('failed', observed.observation.result) };
  };
  try {
    const text = await untilAborted(tools.call(name, input, limit.signal), limit.signal);
    if (text === ABORTED) return problem(`${name} did not answer in time; go on without it.`);
    const taken = text.slice(0, MAX_TAKEN);
    const ok = bareObservation('command', callText(name, input), 'ok', resultLine(taken), clock.elapsed() - start);
    const reading = look === undefined ? [] : foundByTool(look, taken, { tool: name, about, signal: limit.signal });
    const found = await untilAborted(Promise.resolve(reading), limit.signal);
    return { observed: found === ABORTED ? ok : { ...ok, found }, text: quotedText(taken) };
  } catch (error) {
    return problem(error instanceof Error ? error.message : String(error));
  } finally {
    limit.end();
  }
}

/** The text of a tool, with the ids by which the places can be cited that it names and that were read. */
export function withCitations(
  text: string,
  { found }: Pick<Observed, 'found'>,
  ids: readonly (string | null)[],
): string {
  const cited = found.flatMap(({ path, startLine, endLine }, i) => {
    const id = ids[i] ?? null;
    return id === null ? [] : [`[${id}] ${inertLine(path, MAX_INPUT)}:${startLine}-${endLine}`];
  });
  return cited.length === 0 ? text : `${text}\nRead in the workspace: ${[...new Set(cited)].join(', ')}.`;
}

/** A call of a tool in one line: its name and its input as JSON. */
function callText(name: string, input: unknown): string {
  return `${name} ${inputText(input)}`;
}

/** The input of a tool as JSON in one line, cut where it is long. It may be anything. */
export function inputText(input: unknown): string {
  try {
    // There is none for undefined, in spite of the declared type.
    return inertLine((JSON.stringify(input) ?? '').slice(0, MAX_TAKEN), MAX_INPUT);
  } catch {
    return '(no JSON)';
  }
}

function resultLine(text: string): string {
  return text.trim() === '' ? 'nothing came back' : text;
}
