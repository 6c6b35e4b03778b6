import { expect, it } from 'vitest';
import { withoutLinks } from '../../../../../src/extension/editor/window/shown-text';

/** As the editor looks for links in a notification. */
const LINK = /\[([^\]]+)\]\(((?:https?:\/\/|command:|file:)[^)\s]+)(?: (["'])(.+?)(\3))?\)/i;

it.each([
  'It says: [Renew your key](command:workbench.action.terminal.new)',
  'The session “[x](https://example.com "y")” is running.',
  '[a]](command:b) [c](command:d)](file:e)',
])('no link is left in %s', (text) => {
  expect(text).toMatch(LINK);
  expect(withoutLinks(text)).not.toMatch(LINK);
  expect(withoutLinks(text).replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
});
