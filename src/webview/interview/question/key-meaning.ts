/** The parts of a key press that decide what it means. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented'
>;

/** Where a key is pressed: in a field for text, on something that Enter activates already, or elsewhere. */
export type KeyPlace = 'single_line' | 'multi_line' | 'activates' | 'elsewhere';

type KeyMeaning = { does: 'submit' } | { does: 'pick'; digit: number } | null;

/**
 * What a key press on a question means: Ctrl/Cmd+Enter always submits, Enter does where it is neither a newline nor the
 * press of a button, and 1 to 9 pick an option unless they are typed into a field.
 *
 * @param enterIsNewline whether the control keeps Enter for itself; a field of one line never needs it.
 */
export function keyMeaning(press: KeyPress, place: KeyPlace, enterIsNewline: boolean): KeyMeaning {
  if (press.isComposing || press.defaultPrevented) return null;
  const command = press.ctrlKey || press.metaKey;
  const typing = place === 'single_line' || place === 'multi_line';
  if (press.key === 'Enter') {
    if (command) return { does: 'submit' };
    if (press.altKey || press.shiftKey || place === 'activates' || place === 'multi_line') return null;
    return enterIsNewline && place !== 'single_line' ? null : { does: 'submit' };
  }
  if (command || press.altKey || typing) return null;
  return /^[1-9]$/.test(press.key) ? { does: 'pick', digit: Number(press.key) } : null;
}

/** Inputs into which nothing is typed. */
const NOT_TYPED = new Set(['button', 'checkbox', 'radio', 'range', 'submit', 'reset', 'file', 'color', 'image']);

/** Where an event happened, looking into the shadow trees of components. */
export function keyPlace(event: Event): KeyPlace {
  const target = event.composedPath()[0];
  if (!(target instanceof HTMLElement)) return 'elsewhere';
  if (target instanceof HTMLTextAreaElement || target.isContentEditable) return 'multi_line';
  if (target instanceof HTMLInputElement) return NOT_TYPED.has(target.type) ? 'elsewhere' : 'single_line';
  return target.closest('button, a[href], summary, select, [role="button"]') ? 'activates' : 'elsewhere';
}
