import type { Lens } from '../entry';
import { INTERFACE_CLI } from './interface-cli';
import { INTERFACE_CONTENT } from './interface-content';
import { INTERFACE_INPUT } from './interface-input';
import { INTERFACE_LANGUAGE } from './interface-language';
import { INTERFACE_LISTS } from './interface-lists';
import { INTERFACE_PEOPLE } from './interface-people';
import { INTERFACE_VISUAL } from './interface-visual';

/** Subjects of what people see and touch. */
export const INTERFACE_LENSES: readonly Lens[] = [
  ...INTERFACE_VISUAL,
  ...INTERFACE_LANGUAGE,
  ...INTERFACE_CLI,
  ...INTERFACE_INPUT,
  ...INTERFACE_LISTS,
  ...INTERFACE_PEOPLE,
  ...INTERFACE_CONTENT,
];
