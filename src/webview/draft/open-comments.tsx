import type { JSX } from 'preact';
import type { CommentView } from '../../agents/view/session-view';
import { useAction } from '../connection/use-action';
import { Button } from '../ui/button';
import { Refusal } from '../ui/refusal';
import { t } from '../ui/strings';
import type { DraftEdits } from './draft-edits';

interface OpenCommentsProps {
  all: readonly CommentView[];
  edits: DraftEdits;
  /** Opens the place where a comment can be worked in. */
  change: (comment: CommentView) => void;
}

/** The person's comments that nobody has worked in, each with the way to do that. Nothing where there is none. */
export function OpenComments({ all, edits, change }: OpenCommentsProps): JSX.Element | null {
  if (all.length === 0) return null;
  return (
    <ul class="open-comments" aria-label={t('Your comments that are not worked in')}>
      {all.map((one) => (
        <OpenCommentLine key={one.id} one={one} edits={edits} change={change} />
      ))}
    </ul>
  );
}

function OpenCommentLine({ one, edits, change }: Omit<OpenCommentsProps, 'all'> & { one: CommentView }): JSX.Element {
  const action = useAction();
  return (
    <li data-testid={`open-comment-${one.id}`}>
      <span class="put-aside-words">
        {t('Your comment:')} <q>{one.text}</q>
      </span>
      <span class="buttons small">
        <Button
          testId={`change-here-${one.id}`}
          title={t('Change it here: “{0}”', one.text)}
          onClick={() => change(one)}
        >
          {t('Change it here')}
        </Button>
        <Button
          testId={`settle-${one.id}`}
          title={t('Your comment “{0}” is settled', one.text)}
          disabled={action.pending}
          onClick={() =>
            void action.run(() =>
              edits.send({ type: 'settle_comment', commentId: one.id }, t('The comment is settled.')),
            )
          }
        >
          {t('Done with it')}
        </Button>
      </span>
      <Refusal reason={action.refusal} />
    </li>
  );
}
