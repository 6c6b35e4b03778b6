import type { JSX } from 'preact';
import type { SessionView } from '../../../agents/view/session-view';
import { LiveRegion } from '../../ui/live-region';
import { t } from '../../ui/strings';
import { AnsweredCard } from '../question/answered-card';
import { isFixed } from '../../connection/is-fixed';
import { Against } from './against';
import { inOrderOfTime } from './course';
import { Ending } from '../ending/ending';
import { Message, MessageBox } from './free-words';
import { titleOf } from '../question/impact';
import { ExplorationPanel } from '../exploration/exploration-panel';
import { ReadingLine } from '../reading/reading-line';
import { SizeLine } from '../right-size/size-line';
import { RequestCard } from './request-card';
import { Turn } from '../question/turn';

/** What was looked at, what was answered and said, and the one open question. */
export function Conversation({ session }: { session: SessionView }): JSX.Element {
  const course = inOrderOfTime(session);
  const last = course.findLast(({ card }) => card?.status === 'answered')?.card;
  const lastWords = session.messages.at(-1);
  // Nothing is asked by subjects where no interview is held.
  const isInterview = session.rightSize === null || session.rightSize.size === 'interview';
  return (
    <main class="conversation">
      <LiveRegion text={announcement(session)} />
      <div class="conversation-body">
        <RequestCard request={session.request} selection={session.selection} caller={session.caller} />
        <Against against={session.against} />
        <ExplorationPanel look={session.look} isWatched={session.open === null} />
        {course.length > 0 && (
          <ol class="cards" aria-label={t('So far')} data-testid="conversation">
            {course.map(({ card, message }) =>
              card ? (
                <AnsweredCard key={card.id} card={card} session={session} last={card === last} />
              ) : (
                <Message key={message.id} message={message} last={message === lastWords} fixed={isFixed(session)} />
              ),
            )}
          </ol>
        )}
        {session.rightSize !== null && !isFixed(session) && <SizeLine rightSize={session.rightSize} />}
        {session.reading !== null && isInterview && !isFixed(session) && <ReadingLine reading={session.reading} />}
        <Turn session={session} />
        {session.ended && <Ending session={session} />}
      </div>
      {!isFixed(session) && <MessageBox />}
    </main>
  );
}

function announcement(session: SessionView): string {
  if (session.ended) return t('The session has ended.');
  if (session.elsewhere !== null) return session.elsewhere;
  return session.open ? t('Question: {0}', titleOf(session.open)) : '';
}
