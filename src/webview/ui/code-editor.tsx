import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { indentChange, mergeEdit, toEditable, type TextChange } from './code-edit';
import { highlight, useLanguages, type Token } from './highlight';
import { t } from './strings';

interface CodeEditorProps {
  /** The exact code, whatever its line endings. */
  code: string;
  onCode: (code: string) => void;
  /** The code before anything was edited, for its line endings. */
  original: string;
  language?: string | undefined;
  label: string;
  placeholder?: string | undefined;
  /** Id of an element that describes the field. */
  describedBy?: string;
  /** Prefix for ids; unique in the page. */
  id: string;
  disabled?: boolean;
}

/**
 * A small code field with highlighting. Tab indents; Escape lets the next Tab leave the field. Line endings and tabs of
 * the code survive, although the text area underneath knows only "\n".
 */
export function CodeEditor(props: CodeEditorProps): JSX.Element {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [leaving, setLeaving] = useState(false);
  const text = toEditable(props.code);
  const hasLanguages = useLanguages(props.language !== undefined);
  const tokens = useMemo(() => highlight(text, props.language), [text, props.language, hasLanguages]);
  const hint = `${props.id}-keys`;

  const onKeyDown = (event: KeyboardEvent) => {
    const area = ref.current;
    if (!area || event.isComposing) return;
    if (event.key === 'Escape') {
      setLeaving(true);
      return;
    }
    if (event.key !== 'Tab') {
      if (!['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) setLeaving(false);
      return;
    }
    if (leaving || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const change = indentChange(area.value, area.selectionStart, area.selectionEnd, event.shiftKey);
    if (change) apply(area, change);
  };

  return (
    <div class="code-editor">
      <div class="code-editor-scroll">
        <pre aria-hidden="true">
          <Tokens tokens={tokens} />
          {'\n'}
        </pre>
        <textarea
          ref={ref}
          id={props.id}
          value={text}
          rows={1}
          wrap="off"
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          aria-label={props.label}
          aria-describedby={[hint, props.describedBy].filter(Boolean).join(' ')}
          placeholder={props.placeholder}
          disabled={props.disabled ?? false}
          onInput={(event) => props.onCode(mergeEdit(props.code, event.currentTarget.value, props.original))}
          onKeyDown={onKeyDown}
          onBlur={() => setLeaving(false)}
        />
      </div>
      <p class="hint" id={hint}>
        {leaving ? t('Tab now leaves the field.') : t('Tab indents. Escape, then Tab, leaves the field.')}
      </p>
    </div>
  );
}

/** Changes the field as if typed, so that the editor's undo takes it back. */
function apply(area: HTMLTextAreaElement, { from, to, insert, selection }: TextChange): void {
  area.setSelectionRange(from, to);
  if (!document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert)) {
    area.setRangeText(insert, from, to, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  area.setSelectionRange(...selection);
}

/** Coloured pieces of code, as text nodes: nothing in the code can become markup. */
function Tokens({ tokens }: { tokens: readonly Token[] }): JSX.Element {
  return <>{tokens.map(({ text, kind }) => (kind === '' ? text : <span class={`token-${kind}`}>{text}</span>))}</>;
}
