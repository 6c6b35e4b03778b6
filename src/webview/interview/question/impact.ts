import type { CardView, QuestionView, SessionView, StatementView } from '../../../agents/view/session-view';

/** What rests on an answer, and so may be redone when the answer is changed. */
export interface Impact {
  /** Findings of topics that the answered question belongs to. */
  findings: string[];
  statements: StatementView[];
  /** Later questions that cite the answer. */
  questions: { id: string; title: string }[];
}

/** A question's title: every config has one, but the page does not rely on it. */
export function titleOf(question: Pick<QuestionView, 'config' | 'id'>): string {
  const title = question.config['question'];
  return typeof title === 'string' && title.trim() !== '' ? title : question.id;
}

/** What the answer to `card` is a source of. */
export function impactOf(session: SessionView, card: CardView): Impact {
  const statements = session.draft.sections
    .flatMap((section) => section.statements)
    .filter((statement) => statement.sources.some((source) => source.id === card.id));
  const topic = session.topics.find(({ id }) => id === card.topicId);
  const place = session.cards.findIndex(({ id }) => id === card.id);
  const later: QuestionView[] = [...session.cards.slice(place + 1), ...(session.open ? [session.open] : [])];
  return {
    findings: topic?.finding ? [topic.finding] : [],
    statements,
    questions: later
      .filter((question) => question.id !== card.id && cites(question, card.id))
      .map((question) => ({ id: question.id, title: titleOf(question) })),
  };
}

/** Whether nothing rests on the answer so far. */
export function isEmpty({ findings, statements, questions }: Impact): boolean {
  return findings.length + statements.length + questions.length === 0;
}

function cites(question: QuestionView, id: string): boolean {
  if (question.evidence.some((chip) => chip.id === id)) return true;
  const words = `${question.why} ${question.acknowledgement}`.split(/[^\p{L}\p{N}_-]+/u);
  return words.includes(id);
}
