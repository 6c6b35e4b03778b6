import { asidesIn, isWithin, type Span } from '../../base/english/asides';
import type { Intake } from '../../session/events';
import type { SubjectArea } from './entries/entry';
import { SUBJECT_AREAS } from './subject-areas/register';

/** Most subjects that one request is read as. */
const MAX_SUBJECT_AREAS = 3;

/** A match of a subject area's first pattern is what the subject is called; the further ones are hints. */
const NAME_WEIGHT = 3;
const HINT_WEIGHT = 2;
/** A subject area that fits the kind of change says more than one that does not. */
const KIND_WEIGHT = 1;

/**
 * The subjects that a text is about, the likeliest first, at most three: not those that are only named in brackets, in
 * quotes, as examples or as what is not meant. Deterministic; ties go by place in the text.
 */
export function subjectAreasIn(text: string, kind: Intake['kind'] | null = null): SubjectArea[] {
  const asides = asidesIn(text);
  return SUBJECT_AREAS.map((area) => ({ area, ...matchOf(area, text, asides, kind) }))
    .filter(({ weight }) => weight > 0)
    .sort((left, right) => right.weight - left.weight || left.place - right.place)
    .slice(0, MAX_SUBJECT_AREAS)
    .map(({ area }) => area);
}

/** The subjects of a session's request. */
export function subjectAreasOf(request: string, intake: Intake): SubjectArea[] {
  return subjectAreasIn(request, intake.kind);
}

function matchOf(
  area: SubjectArea,
  text: string,
  asides: readonly Span[],
  kind: Intake['kind'] | null,
): { weight: number; place: number } {
  if (area.unless?.test(text) === true) return { weight: 0, place: 0 };
  let weight = 0;
  let place = text.length;
  for (const [index, pattern] of area.recognise.entries()) {
    const match = firstOutside(pattern, text, asides);
    if (match === undefined) continue;
    weight += index === 0 ? NAME_WEIGHT : HINT_WEIGHT;
    place = Math.min(place, match.index);
  }
  if (weight > 0 && kind !== null && area.kinds.includes(kind)) weight += KIND_WEIGHT;
  return { weight, place };
}

/** The first match of a pattern that is not an aside from its beginning to its end. */
function firstOutside(pattern: RegExp, text: string, asides: readonly Span[]): RegExpExecArray | undefined {
  const first = pattern.exec(text);
  if (first === null || !isWithin(spanOf(first), asides)) return first ?? undefined;
  for (const match of text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))) {
    if (!isWithin(spanOf(match), asides)) return match;
  }
  return undefined;
}

function spanOf({ index, 0: match }: RegExpExecArray): Span {
  return { start: index, end: index + match.length };
}
