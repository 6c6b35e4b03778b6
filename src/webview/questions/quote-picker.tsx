import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button } from '../ui/button';
import { Markdown } from '../ui/markdown';
import { passagesOf } from '../ui/markdown-html';
import { t } from '../ui/strings';

/** Most characters of a passage in the list of passages. */
const PREVIEW = 70;

interface QuotePickerProps {
  id: string;
  /** Markdown. */
  content: string;
  /** A passage was picked: `quote` is its text as shown. */
  onQuote: (quote: string) => void;
  disabled: boolean;
}

/** Rendered Markdown of which a passage can be picked: by selecting it, or from a list of its paragraphs. */
export function QuotePicker({ id, content, onQuote, disabled }: QuotePickerProps): JSX.Element {
  const text = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState('');
  const [picked, setPicked] = useState('');
  const passages = useMemo(() => passagesOf(content), [content]);

  useEffect(() => {
    const onSelection = () => {
      const selection = document.getSelection();
      const within = selection?.anchorNode && selection.focusNode && contains(text.current, selection);
      if (within) setSelected(selection.toString().trim());
    };
    document.addEventListener('selectionchange', onSelection);
    return () => document.removeEventListener('selectionchange', onSelection);
  }, []);

  const comment = () => {
    onQuote(selected === '' ? (passages[Number(picked)] ?? '') : selected);
    setSelected('');
    setPicked('');
    document.getSelection()?.removeAllRanges();
  };

  return (
    <>
      <div class="reviewed" tabIndex={0} role="region" aria-label={t('Section to review')}>
        <Markdown text={content} innerRef={text} />
      </div>
      <div class="toolbar">
        <label class="visually-hidden" for={id}>
          {t('Passage to comment on')}
        </label>
        <select
          id={id}
          value={picked}
          disabled={disabled}
          onChange={(event) => {
            setSelected('');
            setPicked(event.currentTarget.value);
          }}
        >
          <option value="">{selected === '' ? t('Select text above, or choose a passage…') : preview(selected)}</option>
          {passages.map((words, index) => (
            <option key={index} value={String(index)}>
              {preview(words)}
            </option>
          ))}
        </select>
        <Button icon="comment" onClick={comment} disabled={disabled || (selected === '' && picked === '')}>
          {t('Comment on this passage')}
        </Button>
      </div>
    </>
  );
}

const contains = (element: Element | null, { anchorNode, focusNode }: Selection) =>
  element !== null && element.contains(anchorNode) && element.contains(focusNode);

function preview(words: string): string {
  const line = words.replace(/\s+/g, ' ');
  return line.length > PREVIEW ? `${line.slice(0, PREVIEW - 1).trimEnd()}…` : line;
}
