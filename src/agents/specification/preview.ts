import { topicBrief } from '../session/topic-briefs';
import { toExchange } from '../session/exchanges';
import { DIMENSION_TITLES } from '../session/dimension';
import type { Session } from '../session/session';
import { currentFacts } from '../session/facts-in-force';
import { withConfirmed } from './confirmed';
import { unanswered, undiscussedTopics } from './open-questions';
import { provenanceOf } from './provenance';
import { isSettled } from './settled-facts';
import { sentence } from '../base/english/sentence';

interface WrapUpPreview {
  wouldAssume: string[];
  wouldStayOpen: string[];
}

/** What the specification would assume, and what it would leave open, if it were written now. One line each. */
export function wrapUpPreview(session: Session): WrapUpPreview {
  const asked = session.questions.map((q) => ({ ...toExchange(q), answered: q.response?.kind === 'answer' }));
  const assumed = withConfirmed(session)
    .filter((s) => s.kind !== 'open_question' && provenanceOf(session, s).assumed)
    .map(({ text }) => text);
  const unconfirmed = currentFacts(session)
    .filter((fact) => fact.confirm && !isSettled(fact, asked))
    .map(({ text }) => sentence(text));
  const open = session.statements.filter(({ kind }) => kind === 'open_question').map(({ text }) => text);
  const pending = unanswered(session);
  const silent = undiscussedTopics(session);
  const unsettled = session.topics
    .filter((topic) => topic.status !== 'dropped' && !silent.includes(topic))
    .flatMap((topic) => {
      const { dimensions, covered } = topicBrief(session, topic);
      const missing = dimensions
        .filter((dimension) => !covered.includes(dimension))
        .map((dimension) => DIMENSION_TITLES[dimension].toLowerCase());
      return missing.length === 0 ? [] : [`${topic.title}: nothing said on ${missing.join(', ')}`];
    });
  return {
    wouldAssume: [...new Set([...assumed, ...unconfirmed])],
    wouldStayOpen: [...new Set([...open, ...pending.map(({ text, reason }) => `${text} (${reason})`), ...unsettled])],
  };
}
