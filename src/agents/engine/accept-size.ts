import type { Answerer } from '../session/actor';
import type { SessionEvent } from '../session/events';
import { ABOUT_SIZE, type Size } from '../session/right-size';
import { openQuestion, type Session } from '../session/session';
import { sizeInForce, sizesOffered } from '../session/size-in-force';
import { no, yes, type Acceptance } from './acceptance';

/** The person wants more to be asked than was proposed, or less. */
export function chooseSize(session: Session, size: Size, by: Answerer): Acceptance {
  if (session.rightSize === null) return no('How much there is to ask is known after the look at the workspace.');
  if (sizeInForce(session) === size) return no('That is how it is done already.');
  if (session.wrapUp !== null) return no('The session is being wrapped up.');
  if (!sizesOffered(session).includes(size)) {
    return no(
      size === 'confirm'
        ? 'There are no assumptions to confirm: ask nothing more, or go on with the interview.'
        : 'The request was not taken apart. Name the part that you want in a message.',
    );
  }
  return yes(...leave(session, size), { type: 'size_chosen', size, by });
}

/** The question on screen makes room: a plan is withdrawn, one of a size is moot, another one comes back with its topic. */
function leave(session: Session, size: Size): SessionEvent[] {
  const open = openQuestion(session)?.question;
  if (open === undefined) return [];
  const { id: questionId, about, purpose } = open;
  const { assumptions, part, others } = ABOUT_SIZE;
  const reason = size === 'interview' ? 'You want to be interviewed instead.' : 'You want to be asked less.';
  if ([assumptions, part, others].some((one) => one === about)) {
    return [{ type: 'question_withdrawn', questionId, reason, moot: true }];
  }
  return [{ type: purpose === 'approval' ? 'question_withdrawn' : 'question_parked', questionId, reason }];
}
