import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { IconButton } from '../ui/button';
import { t } from '../ui/strings';
import { TextArea } from '../ui/text-input';

/** A comment on a passage. */
export interface QuoteComment {
  quote: string;
  text: string;
}

interface QuoteCommentsProps {
  comments: readonly QuoteComment[];
  onChange: (comments: QuoteComment[]) => void;
  disabled: boolean;
}

/** The comments made so far, each below the passage it is on. A new one gets the focus. */
export function QuoteComments({ comments, onChange, disabled }: QuoteCommentsProps): JSX.Element | null {
  const atFirst = useRef(comments.length);
  if (comments.length === 0) return null;
  return (
    <ul class="quote-comments">
      {comments.map((comment, index) => (
        <li key={index}>
          <blockquote>{comment.quote}</blockquote>
          <IconButton
            icon="cross"
            label={t('Remove the comment on “{0}”', comment.quote)}
            title={t('Remove')}
            disabled={disabled}
            onClick={() => onChange(comments.filter((_, other) => other !== index))}
          />
          <TextArea
            value={comment.text}
            onInput={(text) => onChange(comments.map((other, at) => (at === index ? { ...other, text } : other)))}
            label={t('Comment on “{0}”', comment.quote)}
            hideLabel
            placeholder={t('What should change here?')}
            focusOnMount={index >= atFirst.current}
            disabled={disabled}
          />
        </li>
      ))}
    </ul>
  );
}
