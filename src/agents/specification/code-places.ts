import { placeOf } from './bullet';
import { codeSpan, inline } from '../base/text/markdown';
import { statementsIn, type Spec } from './model';
import { sharesLines } from '../session/spec-place';
import { placesIn } from './exploration-summary';

/** A place in the code that whoever builds should read first. */
export interface CodePlace {
  /** `src/http/cache.ts:3-9`. */
  place: string;
  /** What is there, in a few words. */
  shows: string;
  /** Id of the evidence that shows it; null where it has no entry of its own. */
  mark: string | null;
  /** Ids of the statements that rest on it, or are about it. */
  serves: string[];
}

/** Most places that are told where no model read the code: those that only fit by their words say little. */
const MOST_BY_RULES = 8;

/**
 * The code that a change touches or stands beside, the best first: what a last look found for what was settled, or else what
 * was found for the request; in either case with what statements cite. A type is told of a statement where nothing that does
 * something is.
 */
export function placesOf(spec: Spec): CodePlace[] {
  const places = servedOnce(foundFor(spec), statementsIn(spec));
  return isLedByRules(spec) ? places : servingFirst(places);
}

/** Those of them that a person is told: the best, where no model read the code. */
export function toldPlacesOf(spec: Spec): CodePlace[] {
  const all = placesOf(spec);
  return isLedByRules(spec) ? all.slice(0, MOST_BY_RULES) : all;
}

/** Whether no model was called: then what stands in the last look’s order stays there, as statements name code by chance only. */
function isLedByRules({ usage }: Spec): boolean {
  return usage.length === 0;
}

function foundFor(spec: Spec): CodePlace[] {
  return [...codeFor(spec), ...entriesFor(spec)];
}

/** Most files of entries that are told. */
const MOST_ENTRIES = 4;

/**
 * Lines of manifests, settings and translations that statements rest on: in such files nothing is defined that could be chosen,
 * and what rests on their lines mostly adds to them (seen in three of four played interviews, and in none where nothing cites them).
 */
function entriesFor(spec: Spec): CodePlace[] {
  const told = statementsIn(spec).filter(({ kind }) => kind !== 'fact');
  return spec.evidence
    .filter(({ kind }) => kind === 'config' || kind === 'manifest')
    .map((piece) => {
      const serves = told.filter(({ sources }) => sources.includes(piece.id)).map(({ id }) => id);
      return { place: placeOf(piece), shows: piece.shows, mark: piece.id, serves };
    })
    .filter(({ serves }) => serves.length > 0)
    .slice(0, MOST_ENTRIES);
}

function codeFor(spec: Spec): CodePlace[] {
  const statements = statementsIn(spec);
  const resting = (id: string) => statements.filter(({ sources }) => sources.includes(id)).map((one) => one.id);
  const cited = placesIn(spec.evidence).map((piece) => {
    return {
      ...piece,
      place: placeOf(piece),
      shows: piece.shows,
      mark: piece.id,
      serves: resting(piece.id),
    };
  });
  if (!spec.places.some(isToChange)) return cited;
  const found = spec.places.filter(isToChange).map((piece) => {
    const same = cited.filter((other) => sharesLines(other, piece));
    const checks = spec.acceptance.filter(({ derived, text }) => derived !== true && namesCodeIn(piece.why, text));
    const checked = checks.flatMap(({ dependsOn }) => dependsOn);
    // Whoever chose it for statements has seen what others rest on, and what is checked.
    const isChosen = piece.by === 'model' && piece.statements.length > 0;
    const rest = isChosen ? [] : [...checked, ...(piece.by === 'model' ? [] : same.flatMap((one) => one.serves))];
    const serves = [...new Set([...piece.statements, ...rest])];
    return { place: placeOf(piece), shows: piece.why, mark: same[0]?.mark ?? null, serves };
  });
  const isFound = (one: (typeof cited)[number]) => spec.places.some((piece) => sharesLines(piece, one));
  const missing = cited.filter((one) => one.serves.length > 0 && !isFound(one));
  // What a statement names comes before what it was written from.
  const named = found.filter(({ serves }) => serves.length > 0);
  const ordered = isLedByRules(spec)
    ? [...found, ...missing]
    : [...named, ...missing, ...found.filter((one) => !named.includes(one))];
  return ofChosen(spec, ordered);
}

/** Where a model chose the code among all that the found files define, no other is told: evidence stands with its statements. */
function ofChosen(spec: Spec, all: readonly CodePlace[]): CodePlace[] {
  const chosen = spec.places.filter(({ by }) => by === 'model');
  if (chosen.length === 0) return [...all];
  return all.filter(({ place }) => chosen.some((one) => placeOf(one) === place));
}

/** Names in a caption that are of code alone: a plain word may stand in any sentence. */
const CODE_NAME = /`(?:\w+ )?(\w*[a-z][A-Z]\w*)`/gu;

/** Whether a text names code that a caption says is there. */
function namesCodeIn(caption: string, text: string): boolean {
  return [...caption.matchAll(CODE_NAME)].some(([, name = '']) => new RegExp(`(?<!\\w)${name}(?!\\w)`).test(text));
}

/** What only declares how something looks. */
const TYPE_ONLY = /^`(?:interface|type|enum|struct|record|union|trait|protocol) /u;

const isType = ({ shows }: CodePlace): boolean => TYPE_ONLY.test(shows);

/** Places where no statement has a type beside what does something, nor a type for a mere word where there is anything else. */
function servedOnce(places: readonly CodePlace[], statements: readonly { id: string; text: string }[]): CodePlace[] {
  const others = places.filter((place) => !isType(place));
  const served = new Set(others.flatMap(({ serves }) => serves));
  const names = ({ place, shows }: CodePlace, id: string) => {
    const text = statements.find((one) => one.id === id)?.text ?? '';
    const [, name = ''] = /^`\w+ (\w+)/u.exec(shows) ?? [];
    const file =
      place
        .replace(/:[\d-]+$/, '')
        .split('/')
        .at(-1) ?? place;
    return text.includes(file) || new RegExp(`(?<!\\w)${name}(?!\\w)`).test(text);
  };
  return places.map((place) =>
    isType(place) && others.length > 0
      ? { ...place, serves: place.serves.filter((id) => !served.has(id) && names(place, id)) }
      : place,
  );
}

/** Places that serve statements before the others, of either kind what does something first. */
function servingFirst(places: readonly CodePlace[]): CodePlace[] {
  const rank = (place: CodePlace) => (place.serves.length > 0 ? 0 : isType(place) ? 2 : 1);
  return [...places].sort((one, other) => rank(one) - rank(other) || Number(isType(one)) - Number(isType(other)));
}

/** Tests and documents are changed with the code, and read after it, but for those of which a model said what happens there. */
function isToChange({ kind, by }: { kind: string; by?: 'model' | undefined }): boolean {
  return by === 'model' || (kind !== 'test' && kind !== 'doc');
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
    const all = places.filter((one) => one.kind === wanted && !isToChange(one));
    const told = all.map((piece) => codeSpan(placeOf(piece)) + (captioned ? ` (${inline(piece.why)})` : ''));
    return told.length === 0 ? [] : [`${lead} today: ${told.join('; ')}.`];
  };
  const problem = placesProblem === null ? [] : [`Places were not looked up: ${inline(placesProblem)}.`];
  return [...named('Tests', 'test'), ...named('Documents', 'doc'), ...problem];
}
