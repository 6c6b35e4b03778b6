import { CHANGE_KINDS } from '../../session/change-kind';
import type { Entry } from './entries/entry';
import { GENERAL } from './general/register';
import { kindProfile } from './kinds/register';
import { SUBJECT_AREAS } from './subject-areas/register';

/** Every entry of the questionnaire, in a fixed order. */
export function allEntries(): Entry[] {
  return [
    ...new Set([
      ...SUBJECT_AREAS.flatMap((area) => area.entries),
      ...CHANGE_KINDS.flatMap((kind) => kindProfile(kind).entries),
      ...GENERAL,
    ]),
  ];
}

const byKey = new Map(allEntries().map((entry) => [entry.about, entry]));

const areaByKey = new Map(
  SUBJECT_AREAS.flatMap(({ id, entries }) => entries.map(({ about: key }) => [key, id] as const)),
);

/** Id of the subject area that an entry belongs to; null for one of no area. */
export function areaIdOf(key: string): string | null {
  return areaByKey.get(key) ?? null;
}

/** The questionnaire’s entry of a key, or null for a question from elsewhere. */
export function entryOf(key: string): Entry | null {
  return byKey.get(key) ?? null;
}
