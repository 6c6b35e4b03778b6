import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { QuestionView } from '../../../agents/view/session-view';
import { useHost } from '../../connection/use-host';
import { t } from '../../ui/strings';
import { ReplyField } from './reply-field';

/** Says that a topic was covered and takes what is still to be said about it; says where a topic was left that comes back. */
export function TopicTurn({ question }: { question: Pick<QuestionView, 'id' | 'turn'> }): JSX.Element | null {
  const { turn, id } = question;
  if (turn === null) return null;
  return (
    <div class="topic-turn" data-testid="topic-turn">
      {turn.covered && <Covered covered={turn.covered} typedAs={`anything-else-${id}`} />}
      {turn.leftAt.length > 0 && <p class="quiet">{t('Back to this topic. So far: {0}', turn.leftAt.join(' · '))}</p>}
    </div>
  );
}

interface CoveredProps {
  covered: NonNullable<NonNullable<QuestionView['turn']>['covered']>;
  typedAs: string;
}

/** A topic that is done. What is added is a message, which costs no question. */
function Covered({ covered: { topicId, title, finding }, typedAs }: CoveredProps): JSX.Element {
  const host = useHost();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <p class="quiet">
        {t('“{0}” is covered.', title)} {finding}{' '}
        <button
          type="button"
          class="as-link"
          aria-expanded={adding}
          data-testid="anything-else"
          onClick={() => setAdding(!adding)}
        >
          {t('Anything else about it?')}
        </button>
      </p>
      {adding && (
        <ReplyField
          typedAs={typedAs}
          label={t('Anything else about “{0}”?', title)}
          placeholder={t('It costs no question.')}
          sendLabel={t('Add')}
          testId="anything-else-words"
          emptyRefusal={t('Write something first.')}
          send={(words) => host.command({ type: 'message', text: words, topicId })}
          close={() => setAdding(false)}
        />
      )}
    </>
  );
}
