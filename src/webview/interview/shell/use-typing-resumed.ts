import { useEffect } from 'preact/hooks';
import { useHost } from '../../connection/use-host';

/** Fields by the key under which their text is kept, where that is not their id. */
const FIELD_IDS: Readonly<Record<string, string>> = { message: 'message-box' };

/** Puts the focus back into the field in which the person was typing when the page before this one went away. */
export function useTypingResumed(): void {
  const host = useHost();
  useEffect(() => {
    const key = host.typing.typedJustNow;
    if (key === null) return;
    const answer = `[data-question-id="${CSS.escape(key)}"] .control-place`;
    const field =
      document.getElementById(FIELD_IDS[key] ?? key) ??
      document.querySelector<HTMLElement>(`${answer} :is(vscode-text-field, vscode-text-area, textarea)`);
    field?.focus();
  }, []);
}
