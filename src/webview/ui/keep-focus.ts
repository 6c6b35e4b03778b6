/** Elements that one can tab to. The toolkit's are named: what takes the focus is inside of them. */
const FOCUSABLE =
  ':is(a[href], button, summary, input, select, textarea, [tabindex], vscode-button, vscode-checkbox, vscode-radio, vscode-text-field, vscode-text-area):not([tabindex="-1"], [disabled])';

/** Places whose focus is taken by what comes next in the interview: the question to come, the choices when a model fails. */
const HANDED_ON = '.turn, .busy-place';

/** Milliseconds in which whoever knows better may take the focus. */
const SETTLED_MS = 60;

/**
 * Keeps the keyboard focus from falling to the body when the element that has it is moved in the document, taken away or
 * switched off: it goes back to the element, or else to what stands in its place, or next to it. Where a person has clicked
 * beside everything, it is left there.
 *
 * @param root the part of the page to watch, as long as the page lives
 */
export function keepFocus(root: HTMLElement): void {
  /** The element that had the focus last, and what it is in, each with its place among its siblings. */
  let trail: { element: Element; place: number }[] = [];
  let due: ReturnType<typeof setTimeout> | undefined;

  document.addEventListener('pointerdown', () => (trail = []), true);
  document.addEventListener(
    'focusin',
    ({ target }) => (trail = target instanceof Element ? trailOf(target, root) : []),
  );

  const look = (): void => {
    due = undefined;
    const [lost] = trail;
    if (lost === undefined || !document.hasFocus() || !isNowhere(document.activeElement)) return;
    successorOf(lost.element, trail)?.focus();
  };
  new MutationObserver(() => (due ??= setTimeout(look, SETTLED_MS))).observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
}

/** Whether the focus has fallen to the body, or will: what is switched off loses it only when the page is next drawn. */
function isNowhere(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.hasAttribute('disabled');
}

function trailOf(element: Element, root: Element): { element: Element; place: number }[] {
  const trail = [];
  for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement) {
    trail.push({ element: at, place: at.parentElement === null ? 0 : [...at.parentElement.children].indexOf(at) });
  }
  return trail;
}

function successorOf(lost: Element, trail: readonly { element: Element; place: number }[]): HTMLElement | null {
  if (lost.isConnected) {
    if (lost instanceof HTMLElement && !lost.hasAttribute('disabled') && lost.checkVisibility()) return lost;
    // Switched off, perhaps only until the extension has replied: nothing but a neighbour is as good.
    const { before, behind } = around(lost.parentElement, trail[0]?.place ?? 0);
    return before ?? behind;
  }
  for (const [index, { element }] of trail.entries()) {
    if (element.matches(HANDED_ON)) return null;
    if (!element.isConnected) continue;
    const { before, behind } = around(element, trail[index - 1]?.place ?? 0);
    if (behind ?? before) return behind ?? before;
  }
  return null;
}

/** What one can tab to next to a place among the children of `parent`: what stands there now counts as behind it. */
function around(parent: Element | null, place: number): { before: HTMLElement | null; behind: HTMLElement | null } {
  const children = [...(parent?.children ?? [])];
  return {
    before: children.slice(0, place).flatMap(focusables).at(-1) ?? null,
    behind: children.slice(place).flatMap(focusables)[0] ?? null,
  };
}

function focusables(element: Element): HTMLElement[] {
  const own = element instanceof HTMLElement && element.matches(FOCUSABLE) ? [element] : [];
  const all = [...own, ...element.querySelectorAll<HTMLElement>(FOCUSABLE)];
  return all.filter((one) => one.checkVisibility());
}
