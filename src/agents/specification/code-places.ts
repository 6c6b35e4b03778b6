import { placeOf } from './bullet';
import { codeSpan, inline } from '../base/text/markdown';
import { statementsIn, type Spec } from './model';
import { sharesLines } from '../session/spec-place';
import { placesIn } from './seen';

/** A place in the code that whoever builds should read first. */
export interface CodePlace {
  /** `src/http/cache.ts:3-9`. */
  place: string;
  /** In a few words. */
  why: string;
  /** Id of the evidence that shows it; null where it has no entry of its own. */
  mark: string | null;
  /** Ids of the statements that rest on it, or are about it. */
  serves: string[];
}

/**
 * The code that a change touches or stands beside, the best first: what a last look found for what was settled, or else what
 * was found for the request; in either case with what statements cite.
 */
export function placesOf(spec: Spec): CodePlace[] {
  const statements = statementsIn(spec);
  const resting = (id: string) => statements.filter(({ sources }) => sources.includes(id)).map((one) => one.id);
  const cited = placesIn(spec.evidence).map((piece) => {
    return { ...piece, place: placeOf(piece), why: piece.shows, mark: piece.id, serves: resting(piece.id) };
  });
  if (!spec.places.some(isToChange)) return cited;
  const found = spec.places.filter(isToChange).map((piece) => {
    const same = cited.filter((other) => sharesLines(other, piece));
    const serves = [...new Set([...piece.statements, ...same.flatMap((one) => one.serves)])];
    return { place: placeOf(piece), why: piece.why, mark: same[0]?.mark ?? null, serves };
  });
  const isFound = (one: (typeof cited)[number]) => spec.places.some((piece) => sharesLines(piece, one));
  const missing = cited.filter((one) => one.serves.length > 0 && !isFound(one));
  // What a statement names comes before what it was written from.
  const named = found.filter(({ serves }) => serves.length > 0);
  return [...named, ...missing, ...found.filter((one) => !named.includes(one))];
}

/** Tests and documents are changed with the code, and read after it. */
function isToChange({ kind }: { kind: string }): boolean {
  return kind !== 'test' && kind !== 'doc';
}

/**
 * The tests and documents of today that name the code which changes, a line of Markdown for each sort, and why nobody could
 * look where nobody could. Without captions only where they stand.
 */
export function besideCode(
  { places, placesProblem }: Pick<Spec, 'places' | 'placesProblem'>,
  captioned = true,
): string[] {
  const named = (lead: string, wanted: string) => {
    const all = places.filter(({ kind }) => kind === wanted);
    const told = all.map((piece) => codeSpan(placeOf(piece)) + (captioned ? ` (${inline(piece.why)})` : ''));
    return told.length === 0 ? [] : [`${lead} today: ${told.join('; ')}.`];
  };
  const problem = placesProblem === null ? [] : [`Places were not looked up: ${inline(placesProblem)}.`];
  return [...named('Tests', 'test'), ...named('Documents', 'doc'), ...problem];
}
