import type { SubjectArea } from '../entries/entry';
import { DAILY_FILES } from './everyday/files';
import { DAILY_MEETING } from './everyday/meeting';
import { DAILY_OTHERS } from './everyday/others';
import { DAILY_RECORDS } from './everyday/records';
import { DAILY_STORES } from './everyday/stores';
import { DAILY_TYPING } from './everyday/typing';
import { DAILY_VERSIONS } from './everyday/versions';
import { DAILY_WRITING } from './everyday/writing';

/** Everyday subjects: what people keep, share and leave out, and what keeps the product running. */
export const DAILY_SUBJECT_AREAS: readonly SubjectArea[] = [
  ...DAILY_FILES,
  ...DAILY_MEETING,
  ...DAILY_OTHERS,
  ...DAILY_RECORDS,
  ...DAILY_STORES,
  ...DAILY_TYPING,
  ...DAILY_VERSIONS,
  ...DAILY_WRITING,
];
