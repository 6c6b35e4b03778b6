import { noteOf, toExchange, wasSentBack } from '../../session/exchanges';
import type { QuestionTypeName } from '../../questions/question-type';
import type { NonAnswer } from '../../session/question';
import { asksOfChange, type AskedQuestion, type Session } from '../../session/session';
import type { StatementKind } from '../../session/statement';
import { listedKind, statementsIn, type Spec, type SpecStatement } from '../model';
import type { SpecChanges } from '../changes';
import { inFull } from '../reply';
import type { Exporter } from './exporter';

interface AnswerEntry {
  id: string;
  question: string;
  type: QuestionTypeName;
  /** As it was recorded; null where the person gave none. */
  answer: unknown;
  /** Present where the person chose not to answer; absent, with a null answer, where nobody did. */
  nonAnswer?: NonAnswer;
  /** The same in words, uncut; with a non-answer what was said to it. Absent where nothing was. */
  text?: string;
  /** What the person added to the answer in their own words. */
  note?: string;
  /** Present where no person answered. */
  by?: 'harness';
  /** Present where the answer was taken over from a session that was not made on this computer. */
  adopted?: true;
}

/** The machine-readable result of a session: `answers.json`. */
export interface Answers {
  request: string;
  answers: AnswerEntry[];
  summary: string;
  /** What it changes of an earlier specification; absent where it stands for itself. */
  changes?: SpecChanges;
  /** One entry a statement of the specification, with the sources that support it. */
  trace: {
    statement: string;
    kind: StatementKind;
    text: string;
    sources: string[];
    assumed: boolean;
    basis?: SpecStatement['basis'];
  }[];
}

/** What was asked and answered, and what became of it. An approval answers nothing about the change; comments with which a plan was sent back do. */
export function answersOf(session: Session, spec: Spec): Answers {
  // What a statement rests on is told here as there, also where the question was taken back.
  const told = new Set(spec.clarifications.map(({ id }) => id));
  return {
    request: session.request,
    answers: session.questions
      .filter((asked) => asksOfChange(asked) || wasSentBack(asked) || told.has(asked.question.id))
      .map((asked) => answerEntry(asked, spec)),
    summary: spec.summary,
    ...(spec.changes === null ? {} : { changes: spec.changes }),
    trace: statementsIn(spec).map((statement) => ({
      statement: statement.id,
      kind: listedKind(statement),
      text: statement.text,
      sources: statement.sources,
      assumed: statement.assumed,
      ...(Object.keys(statement.basis ?? {}).length === 0 ? {} : { basis: statement.basis }),
    })),
  };
}

/** The file of the answers, as the event of a written specification names it. */
export const ANSWERS_FILE = 'answers.json';

export const answersJson: Exporter = {
  id: 'answers-json',
  title: 'Answers and sources as JSON',
  files: (spec, session) => [{ name: ANSWERS_FILE, text: `${JSON.stringify(answersOf(session, spec), null, 2)}\n` }],
};

function answerEntry(asked: AskedQuestion, spec: Spec): AnswerEntry {
  const exchange = toExchange(asked);
  const { response } = asked;
  const said = response === null ? '' : response.kind === 'answer' ? inFull(exchange) : response.text;
  return {
    id: exchange.questionId,
    // As the specification words it: it may number statements otherwise than they were when it was asked.
    question: spec.clarifications.find(({ id }) => id === exchange.questionId)?.question ?? exchange.question,
    type: exchange.type,
    answer: exchange.answer,
    ...(response?.kind === 'non_answer' ? { nonAnswer: response.nonAnswer } : {}),
    ...(said === '' ? {} : { text: said }),
    ...noteOf(exchange),
    ...(response?.by === 'harness' ? { by: 'harness' as const } : {}),
    ...(spec.adopted?.includes(exchange.questionId) === true ? { adopted: true as const } : {}),
  };
}
