import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { CardView, SessionView } from '../../../agents/view/session-view';
import { useHost, useTyped } from '../../connection/use-host';
import { CONTROLS } from '../../questions/registry';
import { useReturnFocus } from '../../draft/use-return-focus';
import { Button } from '../../ui/button';
import { t } from '../../ui/strings';
import { revisionKey } from './answer-draft';
import { cardBadges, isChangeable } from './card-state';
import { draftOf } from './given-answer';
import { titleOf } from './impact';
import { QuestionBasis } from './question-basis';
import { Revision } from './revision';
import { Coded } from '../../ui/coded';

interface AnsweredCardProps {
  card: CardView;
  session: SessionView;
  /** Whether it is the answer given last: then a click that was the answer can be taken back beside it. */
  last: boolean;
}

/** A question that was dealt with, collapsed to a line; it opens for details, and for changing the answer. */
export function AnsweredCard({ card, session, last }: AnsweredCardProps): JSX.Element {
  const host = useHost();
  const revision = useTyped(revisionKey(card.id));
  const editing = revision.value !== null && isChangeable(card, session);
  const place = useRef<HTMLLIElement>(null);
  useReturnFocus(editing, place, 'summary');
  const clicked = CONTROLS[card.type].submitLabel === null;
  const edit = (): void => host.typing.set(revisionKey(card.id), draftOf(card));
  return (
    <li ref={place} class={`card ${card.status}`} data-testid={`card-${card.id}`}>
      <div class="card-line">
        <details>
          <summary title={`${titleOf(card)}\n${card.line}`}>
            <span class="card-words">
              <span class="card-title">
                <Coded text={titleOf(card)} />
              </span>{' '}
              <strong class="card-answer">
                <Coded text={card.line} />
              </strong>
            </span>
          </summary>
          <QuestionBasis question={card} />
        </details>
        {cardBadges(card).map((badge) => (
          <span key={badge} class="badge">
            {badge}
          </span>
        ))}
        {!editing && isChangeable(card, session) && (
          <Button testId={`edit-${card.id}`} title={t('Change the answer to “{0}”', titleOf(card))} onClick={edit}>
            {last && clicked ? t('Change') : t('Edit')}
          </Button>
        )}
      </div>
      {editing && <Revision card={card} session={session} />}
    </li>
  );
}
