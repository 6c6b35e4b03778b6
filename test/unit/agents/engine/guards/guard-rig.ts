import { parseConfig } from '../../../../../src/agents/questions/catalogue';
import type { QuestionTypeName } from '../../../../../src/agents/questions/question-type';
import type { Evidence, Fact } from '../../../../../src/agents/session/evidence';
import type { NonAnswer, QuestionDraft } from '../../../../../src/agents/session/question';
import { type AskedQuestion, EMPTY_SESSION, type Session } from '../../../../../src/agents/session/session';

/** A model's question; as free text where no options are given. */
export function draft(
  question: string,
  more: Partial<QuestionDraft> & { options?: string[]; context?: string } = {},
): QuestionDraft {
  const { options, context, ...rest } = more;
  const type: QuestionTypeName = rest.type ?? (options === undefined ? 'ask_text' : 'pick_one');
  const config = {
    question,
    ...(context === undefined ? {} : { context }),
    ...(options === undefined ? {} : { options: options.map((label, at) => ({ id: `o${at}`, label })) }),
  };
  const parsed = parseConfig(type, config, '');
  if (!parsed.ok) throw new Error(parsed.problems.join('; '));
  return {
    why: 'It matters.',
    evidence: [],
    purpose: 'elicit',
    dimensions: ['behaviour'],
    by: 'model',
    ...rest,
    type,
    config: parsed.config,
  };
}

/** A piece of code as a look finds it. */
export function piece(
  id: string,
  path: string,
  startLine: number,
  excerpt: string,
  more: Partial<Evidence> = {},
): Evidence {
  const endLine = startLine + excerpt.split('\n').length - 1;
  return {
    id,
    path,
    startLine,
    endLine,
    excerpt,
    kind: 'code',
    hash: `h-${id}`,
    shows: '',
    why: 'Matches',
    score: 0.6,
    ...more,
  };
}

export function fact(kind: Fact['kind'], value: string, text: string, ...evidence: string[]): Fact {
  return { kind, value, text, evidence, confirm: false };
}

interface Answered {
  digest?: string;
  nonAnswer?: NonAnswer;
  text?: string;
}

/** A question that was on screen, with what became of it. */
export function asked(
  id: string,
  question: QuestionDraft,
  { digest, nonAnswer, text = '' }: Answered = {},
): AskedQuestion {
  const seq = Number(id.slice(1));
  return {
    question: { ...question, id, topicId: 'T1' },
    status: nonAnswer === 'not_now' ? 'parked' : digest === undefined && nonAnswer === undefined ? 'open' : 'answered',
    askedSeq: seq,
    askedAt: '2026-01-15T12:00:00Z',
    acknowledgement: '',
    response:
      nonAnswer !== undefined
        ? { kind: 'non_answer', nonAnswer, text, by: 'person', seq, firstSeq: seq }
        : digest === undefined
          ? null
          : { kind: 'answer', value: { text: digest }, digest, by: 'person', seq, firstSeq: seq, revisions: 0 },
    deferrals: nonAnswer === 'not_now' ? 1 : 0,
    clarifications: [],
    proposal: null,
  };
}

/** A session that has seen and heard so much. */
export function sessionWith(known: Partial<Session>): Session {
  return { ...EMPTY_SESSION, id: 's', request: 'Cache the product list', ...known };
}
