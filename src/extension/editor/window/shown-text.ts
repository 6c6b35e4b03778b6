import { saidLine, withoutHidden } from '../../../agents/base/text/quote';

/** Most characters of a title or a name in a tree, a picker, a tooltip or a dialog: more would push the rest out of sight. */
const MOST_LABEL = 200;

/** As the editor looks for icons in a label. */
const ICON = /\\?(\$\([A-Za-z0-9-]+(?:~[A-Za-z]+)?\))/g;

/**
 * What others wrote (a journal, a model, a caller, a server, a file's name) as a label of the editor: one line of limited
 * length, without characters that hide or reorder what is read.
 */
export function plainLabel(text: string, most = MOST_LABEL): string {
  return saidLine(text, most);
}

/** The same where the editor makes icons of `$(name)`: in pickers. There the words stay words. */
export function pickLabel(text: string): string {
  return plainLabel(text).replace(ICON, '\\$1');
}

/**
 * A text for a notification that says what others wrote. The editor makes links of `[words](address)` there, and an address
 * may be a command of the editor's; kept apart, the two stay plain text. What hides or reorders is left out.
 */
export function withoutLinks(text: string): string {
  return withoutHidden(text).replaceAll('](', '] (');
}
