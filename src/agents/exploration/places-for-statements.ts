import { TimeLimit } from '../base/async/deadline';
import type { CancelSignal } from '../base/async/cancellation';
import type { Clock } from '../base/async/clock';
import { untilAborted, ABORTED } from '../base/async/until-aborted';
import { retrieveFunctions } from '../retrieval/retrieve-functions';
import type { SpecPlace } from '../session/spec-place';
import { statementsIn, type Spec, type SpecStatement } from '../specification/model';
import { isOwnWriting } from '../workspace/classify-path';
import type { Found } from '../workspace/evidence-draft';
import type { WorkspaceReader } from '../workspace/workspace-reader';

/** Milliseconds that the last look may take: nobody waits longer for a file to be written. */
const MOST_MS = 3_000;
/** Most places, and most lines of all of them: what an agent reads before it begins. */
const MOST_PLACES = 12;
const MOST_LINES = 500;
/** Characters of statements that are looked for: words beyond say little new. */
const MOST_CHARACTERS = 4_000;
/** Names as code has them: with a capital or a mark within, or called. */
const CODE_NAME = /[A-Za-z_]\w{0,40}(?:[a-z][A-Z]|_|::|\.[a-z])\w{0,40}|[A-Za-z_]\w{1,40}(?=\()/g;
const WORD = /\p{L}{4,30}/gu;
/** Most names of code, and most other words, that are looked for. */
const MOST_NAMES = 20;
const MOST_HINTS = 30;

/**
 * The code that whoever builds should read first, found by what was settled and not only by what was asked for: ranges of
 * lines, the best first, each with the statements that it is about. Looks through the read-only reader only, for at most
 * three seconds; what cannot be looked through has no places.
 */
export async function placesForStatements(
  spec: Spec,
  { reader, clock, signal }: { reader: WorkspaceReader; clock: Clock; signal: CancelSignal },
): Promise<SpecPlace[]> {
  const binding = statementsIn(spec).filter(binds);
  if (binding.length === 0) return [];
  const limit = new TimeLimit(clock, MOST_MS, signal);
  try {
    // What was asked for leads; what was settled counts as the words of others do, but for the code that it names.
    const said = binding
      .map(({ text }) => text)
      .join('\n')
      .slice(0, MOST_CHARACTERS);
    const texts = [spec.request, ...new Set(said.match(CODE_NAME) ?? [])].slice(0, MOST_NAMES);
    const hints = [...new Set(said.toLowerCase().match(WORD) ?? [])].slice(0, MOST_HINTS);
    const options = { hints, signal: limit.signal, deadlineMs: MOST_MS, lines: MOST_LINES };
    const looked = retrieveFunctions(reader, texts, options);
    const retrieved = await untilAborted(looked, limit.signal);
    if (retrieved === ABORTED) return [];
    return chosen(
      retrieved.filter((piece) => !isOwnWriting(piece.path) && tells(piece)),
      binding,
    );
  } catch {
    return [];
  } finally {
    limit.end();
  }
}

const BINDING: ReadonlySet<string> = new Set([
  'requirement',
  'interface',
  'edge_case',
  'decision',
  'quality',
  'entity',
  'goal',
]);

function binds({ kind }: SpecStatement): boolean {
  return BINDING.has(kind);
}

function chosen(found: readonly Found[], statements: readonly SpecStatement[]): SpecPlace[] {
  const places: SpecPlace[] = [];
  let lines = 0;
  for (const piece of found) {
    const { root, path, startLine, endLine, hash, kind, shows } = piece;
    const size = endLine - startLine + 1;
    if (places.length >= MOST_PLACES || lines + size > MOST_LINES) continue;
    lines += size;
    const about = statements.filter(({ text }) => namesCodeOf(piece, text)).map(({ id }) => id);
    places.push({
      path: root === undefined ? path : `${root}/${path}`,
      ...{ startLine, endLine, hash, kind, why: shows },
      statements: about,
    });
  }
  return places;
}

/** Whether a statement names code that stands in a piece. */
function namesCodeOf({ excerpt, names = [] }: Found, text: string): boolean {
  const said = text.match(CODE_NAME) ?? [];
  return said.some((one) => names.some(({ name }) => name === one) || excerpt.includes(one));
}

/** Whether it can be said what stands there: of code, by a name that says something. */
function tells({ kind, names = [] }: Found): boolean {
  return kind !== 'code' || names.some(({ name }) => name.length > 1);
}
