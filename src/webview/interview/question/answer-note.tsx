import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { QuestionView } from '../../../agents/view/session-view';
import { useTyped } from '../../connection/use-host';
import { useReturnFocus } from '../../draft/use-return-focus';
import { Button } from '../../ui/button';
import { t } from '../../ui/strings';
import { WordsField } from '../../ui/words-field';

/** A note that is being written beside an answer. */
interface NoteDraft {
  /** Key of what is typed, and id of the field. */
  key: string;
  /** As rendered last. */
  text: string;
  /** Whether something is typed, be it that the note was emptied. */
  begun: boolean;
  set: (text: string) => void;
  clear: () => void;
}

/** The note of a question, kept under `key` until the answer is sent; `given` is the one that stands already. */
export function useNoteDraft(key: string, given = ''): NoteDraft {
  const typed = useTyped(key);
  const begun = typeof typed.value === 'string';
  return { key, text: begun ? String(typed.value) : given, begun, set: typed.set, clear: typed.clear };
}

/** Types with a field for remarks of their own: what is said there is the note. */
const WITH_REMARKS: ReadonlySet<QuestionView['type']> = new Set(['show_diff', 'show_plan', 'review_section', 'thumbs']);

/** Whether the card offers a note: not where its control has a field for remarks, nor where it is asked what the request is about. */
export function takesNote({ type, config, purpose }: Pick<QuestionView, 'type' | 'config' | 'purpose'>): boolean {
  return !WITH_REMARKS.has(type) && config['allowFeedback'] !== true && purpose !== 'reading';
}

interface AnswerNoteProps {
  draft: NoteDraft;
  /** Sends the answer, as Ctrl/Cmd+Enter does everywhere on the card. */
  submit: () => void;
}

/** What the person wants to add to their answer: a small button until it is wanted, then a field. */
export function AnswerNote({ draft, submit }: AnswerNoteProps): JSX.Element {
  const [open, setOpen] = useState(draft.text !== '');
  const [asked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useReturnFocus(open, place, '[data-testid="add-note"]');
  const toggle = (): void => {
    setAsked(true);
    setOpen(!open);
  };
  return (
    <div ref={place} class="answer-note">
      <div class="buttons small">
        <Button testId="add-note" expanded={open} onClick={toggle}>
          {t('Add a note')}
        </Button>
      </div>
      {open && (
        <WordsField
          id={draft.key}
          testId="note-field"
          label={t('Your note on this answer')}
          placeholder={t('A condition, a reason, an exception: in your own words')}
          value={draft.text}
          onInput={draft.set}
          onSend={submit}
          rows={2}
          focusOnMount={asked}
        />
      )}
    </div>
  );
}
