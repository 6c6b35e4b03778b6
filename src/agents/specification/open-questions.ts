import { toExchange } from '../session/exchanges';
import { takenOut } from '../session/put-aside';
import { openComments } from './open-comments';
import { provenanceOf } from './provenance';
import { asksOfChange, type AskedQuestion, type Session, type Topic } from '../session/session';

/** Something that stays open without a statement that says so. `source` is its question, where it has one. */
interface Unanswered {
  source: string | null;
  text: string;
  reason: string;
}

/**
 * What a specification leaves open beyond its open-question statements: questions that were never answered, put off or
 * withdrawn, questions prepared and never asked, topics never discussed or set aside, issues not resolved, and comments on
 * the draft that nobody worked in.
 */
export function unanswered(session: Session): Unanswered[] {
  const written = new Set(
    // What the person took out of the draft is not to be told in another way either.
    [...session.statements, ...takenOut(session)]
      .filter(({ kind }) => kind === 'open_question' || kind === 'delegated')
      .flatMap(({ sources }) => sources),
  );
  const questions = session.questions
    .filter((asked) => asksOfChange(asked) && !written.has(asked.question.id))
    .flatMap((asked) => {
      const reason = reasonOpen(asked);
      return reason === null ? [] : [{ source: asked.question.id, text: toExchange(asked).question, reason }];
    });
  const setAside = session.topics.filter(({ status, former }) => status === 'dropped' && former !== true);
  const topics = [
    ...setAside.map(({ title }) => ({ source: null, text: title, reason: 'topic set aside by the person' })),
    ...undiscussedTopics(session).map(({ title, scope }) => ({
      source: null,
      text: scope.trim() === '' ? title : `${title} (${scope.replace(/\.$/, '')})`,
      reason: 'topic not discussed',
    })),
  ];
  const issues = session.issues
    .filter(({ resolution }) => resolution === null)
    .map(({ title, summary }) => ({
      source: null,
      text: summary.trim() === '' ? title : `${title}: ${summary}`,
      reason: 'not resolved',
    }));
  const comments = openComments(session).map(({ source, text }) => ({
    source,
    text: `“${text}”`,
    reason: 'a comment on the draft that is not worked in',
  }));
  return [...questions, ...topics, ...issues, ...comments];
}

/** Topics of which nobody has said anything: no answer, and no statement but what is assumed. */
export function undiscussedTopics(session: Session): Topic[] {
  const discussed = new Set(
    session.questions.filter(({ response }) => response !== null).map(({ question }) => question.topicId),
  );
  return session.topics.filter(
    ({ id, status }) =>
      status !== 'dropped' &&
      !discussed.has(id) &&
      !session.statements.some((s) => s.topicId === id && !provenanceOf(session, s).assumed),
  );
}

function reasonOpen({ status, response, deferrals }: AskedQuestion): string | null {
  if (response?.kind === 'answer') return null;
  if (response?.nonAnswer === 'not_now' || (response === null && deferrals > 0)) return 'put off and never answered';
  if (response?.nonAnswer === 'dont_know') return 'not known to the person asked';
  if (response?.nonAnswer === 'you_decide') return 'left to the implementer';
  if (response !== null) return null;
  return status === 'withdrawn' ? 'withdrawn before it was answered' : 'asked and not answered';
}
