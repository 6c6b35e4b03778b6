import { toExchange, wasSentBack } from '../context/exchanges';
import type { QuestionTypeName } from '../questions/question-type';
import type { NonAnswer } from '../session/question';
import type { Session } from '../session/session';
import type { StatementKind } from '../session/statement';
import { statementsIn, type Spec } from './model';

export interface AnswerEntry {
  id: string;
  question: string;
  type: QuestionTypeName;
  /** As it was recorded; null where the person gave none. */
  answer: unknown;
  /** Present where the person chose not to answer; absent, with a null answer, where nobody did. */
  nonAnswer?: NonAnswer;
  /** What was said with a non-answer. */
  text?: string;
  /** Present where no person answered. */
  by?: 'harness';
}

/** The machine-readable result of a session: `answers.json`. */
export interface Answers {
  request: string;
  answers: AnswerEntry[];
  summary: string;
  /** One entry a statement of the specification, with the sources that support it. */
  trace: { statement: string; kind: StatementKind; text: string; sources: string[]; assumed: boolean }[];
}

/** What was asked and answered, and what became of it. An approval answers nothing about the change; comments with which a plan was sent back do. */
export function answersOf(session: Session, spec: Spec): Answers {
  return {
    request: session.request,
    answers: session.questions
      .filter((asked) => asked.question.purpose !== 'approval' || wasSentBack(asked))
      .map(answerEntry),
    summary: spec.summary,
    trace: statementsIn(spec).map(({ id, kind, text, sources, assumed }) => ({
      statement: id,
      kind,
      text,
      sources,
      assumed,
    })),
  };
}

/** The text of `answers.json`. */
export function answersJson(session: Session, spec: Spec): string {
  return `${JSON.stringify(answersOf(session, spec), null, 2)}\n`;
}

function answerEntry(asked: Session['questions'][number]): AnswerEntry {
  const { questionId, question, type, answer } = toExchange(asked);
  const { response } = asked;
  return {
    id: questionId,
    question,
    type,
    answer,
    ...(response?.kind === 'non_answer' ? { nonAnswer: response.nonAnswer } : {}),
    ...(response?.kind === 'non_answer' && response.text !== '' ? { text: response.text } : {}),
    ...(response?.by === 'harness' ? { by: 'harness' as const } : {}),
  };
}
