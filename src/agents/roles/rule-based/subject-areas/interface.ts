import type { SubjectArea } from '../entries/entry';
import { INTERFACE_ACCESS } from './interface/access';
import { INTERFACE_CLI } from './interface/cli';
import { INTERFACE_GUIDANCE } from './interface/guidance';
import { INTERFACE_INPUT } from './interface/input';
import { INTERFACE_LANGUAGE } from './interface/language';
import { INTERFACE_LISTS } from './interface/lists';
import { INTERFACE_MEDIA } from './interface/media';
import { INTERFACE_PEOPLE } from './interface/people';
import { INTERFACE_VISUAL } from './interface/visual';
import { INTERFACE_WRITING } from './interface/writing';

/** Subjects of what people see and touch. */
export const INTERFACE_SUBJECT_AREAS: readonly SubjectArea[] = [
  ...INTERFACE_VISUAL,
  ...INTERFACE_GUIDANCE,
  ...INTERFACE_LANGUAGE,
  ...INTERFACE_ACCESS,
  ...INTERFACE_CLI,
  ...INTERFACE_INPUT,
  ...INTERFACE_LISTS,
  ...INTERFACE_WRITING,
  ...INTERFACE_PEOPLE,
  ...INTERFACE_MEDIA,
];
