import { questionTitle } from '../questions/catalogue';
import { noteOf, toExchange } from '../session/exchanges';
import type { QuestionTypeName } from '../questions/question-type';
import type { NonAnswer } from '../session/question';
import { asksOfChange, type AskedQuestion, type Session } from '../session/session';
import { inFull } from '../specification/reply';
import { summarise } from '../specification/summary';

/** What one question of the interview came to. */
interface CallAnswer {
  question: string;
  type: QuestionTypeName;
  /** In the form of its type; null where the person gave none. */
  answer: unknown;
  /** How the person declined to answer; absent for an answer. None of these is consent. */
  nonAnswer?: NonAnswer;
  /** The answer in the question's own labels and the person's words, on one line and uncut; for a non-answer what the person said to it, if anything. */
  text?: string;
  /** What the person added to the answer in their own words; `text` holds it too. */
  note?: string;
}

/** What a calling agent gets back. */
export interface CallResult {
  answers: CallAnswer[];
  summary: string;
  /** The specification's path, relative to the folder that holds `.sdd/`; null where none was written. */
  spec: string | null;
  /** Whether the person went through to the end and approved the specification. */
  completed: boolean;
  session_id: string;
}

/**
 * The result of a session as it stands: what was answered so far counts, whether or not it came to its end. It is a copy,
 * so that nobody who gets it can change an answer of the session by it.
 */
export function callResult(session: Session): CallResult {
  const answered = session.questions.filter((asked) => asked.response !== null && asksOfChange(asked));
  return {
    answers: answered.map(callAnswer),
    summary: session.spec?.summary ?? summaryOf(session, answered.length),
    spec: session.spec?.path ?? null,
    completed: session.ended?.completed ?? false,
    session_id: session.id,
  };
}

function callAnswer(asked: AskedQuestion): CallAnswer {
  const { question, response } = asked;
  const { type, config } = question;
  const base = { question: questionTitle(config), type };
  if (response?.kind !== 'non_answer') {
    const answer = copied(response?.value ?? null);
    return { ...base, answer, text: inFull(toExchange(asked)), ...noteOf(response) };
  }
  const { nonAnswer, text } = response;
  return { ...base, answer: null, nonAnswer, ...(text === '' ? {} : { text }) };
}

/** Answers are JSON: they come from a journal, or go into one. */
function copied(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function summaryOf(session: Session, settled: number): string {
  const { request, statements, topics } = session;
  const live = topics.filter(({ status }) => status !== 'dropped').map(({ title }) => ({ title }));
  return summarise({ request, statements, topics: live, settled });
}
