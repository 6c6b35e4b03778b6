/** The parts of a key press that decide what it means. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  /** Set while an input method composes a character: then Enter belongs to the input method. */
  isComposing: boolean;
  defaultPrevented: boolean;
}

/** Where the key press happened: in a field that takes text, on something that Enter already activates, or elsewhere. */
export type KeyPlace = 'single_line' | 'multi_line' | 'activates' | 'elsewhere';

export type KeyMeaning = { does: 'submit' } | { does: 'pick'; digit: number } | null;

/**
 * What a key press on the open question means: Ctrl/Cmd+Enter always submits, Enter does where it is neither a newline
 * nor the press of a button, and 1 to 9 pick an option unless a text field has the focus.
 */
export function meaningOf(press: KeyPress, place: KeyPlace, enterIsNewline: boolean): KeyMeaning {
  if (press.isComposing || press.defaultPrevented) return null;
  const command = press.ctrlKey || press.metaKey;
  if (press.key === 'Enter') {
    if (command) return { does: 'submit' };
    if (press.altKey || press.shiftKey || place === 'activates' || place === 'multi_line') return null;
    return enterIsNewline && place !== 'single_line' ? null : { does: 'submit' };
  }
  if (command || press.altKey || place === 'single_line' || place === 'multi_line') return null;
  return /^[1-9]$/.test(press.key) ? { does: 'pick', digit: Number(press.key) } : null;
}

const NOT_TEXT = new Set(['button', 'checkbox', 'radio', 'range', 'submit', 'reset', 'file', 'color', 'image']);
const ACTIVATES = 'button, a[href], summary, select, [role="button"], [role="link"], vscode-button, vscode-link';

/** Where an event happened, looking into the shadow trees of components. */
export function placeOf(event: Event): KeyPlace {
  const target = event.composedPath()[0];
  if (!(target instanceof HTMLElement)) return 'elsewhere';
  if (target instanceof HTMLTextAreaElement || target.isContentEditable) return 'multi_line';
  if (target instanceof HTMLInputElement) return NOT_TEXT.has(target.type) ? 'elsewhere' : 'single_line';
  return target.closest(ACTIVATES) ? 'activates' : 'elsewhere';
}
