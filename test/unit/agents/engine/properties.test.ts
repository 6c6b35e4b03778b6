import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SessionCommand } from '../../../../src/agents/engine/commands';
import { accept } from '../../../../src/agents/engine/accept';
import { decide } from '../../../../src/agents/engine/decide';
import { Interview } from '../../../../src/agents/engine/interview';
import { automaticAnswer } from '../../../../src/agents/questions/catalogue';
import type { Actor } from '../../../../src/agents/session/actor';
import type { EventRecord } from '../../../../src/agents/session/events';
import { budgetLeft } from '../../../../src/agents/session/budget';
import { parseEvent } from '../../../../src/agents/session/read-event';
import { replay } from '../../../../src/agents/session/fold/fold';
import { openQuestion, type Session } from '../../../../src/agents/session/session';
import { projectSession } from '../../../../src/agents/view/project';
import { sessionViewSchema } from '../../../../src/agents/view/session-view';
import { begin, rig } from './rig';

/** A move of whoever is at the other end: resolved against the session when its turn comes. */
type Move = (session: Session) => SessionCommand;

const questionId = (session: Session, n: number): string => {
  const ids = ['Q999', ...session.questions.map(({ question }) => question.id)];
  return openQuestion(session)?.question.id ?? ids[n % ids.length] ?? 'Q1';
};
const topicId = (session: Session, n: number): string =>
  session.topics[n % Math.max(1, session.topics.length)]?.id ?? 'T404';

const words = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom(
    'that’s enough',
    'let’s talk about errors now',
    'it must be fast',
    'show me what we have',
    'no idea',
    '## heading\n---\n| x |',
  ),
);

const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constant<Move>((s) => {
      const open = openQuestion(s)?.question;
      const answer = open ? automaticAnswer(open.type, open.config, 'first') : null;
      return answer === null
        ? { type: 'non_answer', questionId: questionId(s, 0), nonAnswer: 'you_decide' }
        : { type: 'answer', questionId: open?.id ?? '', answer };
    }),
  },
  {
    weight: 1,
    arbitrary: fc.jsonValue().map((answer): Move => (s) => ({ type: 'answer', questionId: questionId(s, 0), answer })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('you_decide', 'dont_know', 'none_of_these', 'not_now'), words)
      .map(([nonAnswer, text]): Move => (s) => ({ type: 'non_answer', questionId: questionId(s, 0), nonAnswer, text })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.nat(20), fc.jsonValue())
      .map(([n, answer]): Move => (s) => ({ type: 'revise', questionId: `Q${n}`, answer, ...(s.ended ? {} : {}) })),
  },
  { weight: 1, arbitrary: words.map((text): Move => (s) => ({ type: 'clarify', questionId: questionId(s, 0), text })) },
  { weight: 2, arbitrary: words.map((text): Move => () => ({ type: 'message', text })) },
  { weight: 1, arbitrary: fc.nat(6).map((n): Move => (s) => ({ type: 'activate_topic', topicId: topicId(s, n) })) },
  { weight: 1, arbitrary: words.map((title): Move => () => ({ type: 'add_topic', title })) },
  { weight: 1, arbitrary: fc.nat(6).map((n): Move => (s) => ({ type: 'drop_topic', topicId: topicId(s, n) })) },
  {
    weight: 1,
    arbitrary: fc.constant<Move>((s) => ({ type: 'reorder_topics', ids: s.topics.map(({ id }) => id).reverse() })),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: -2, max: 20 }).map((budget): Move => () => ({ type: 'change_budget', budget })),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.nat(30), words).map(([n, text]): Move => (s) => ({
      type: 'edit_statement',
      statementId: s.statements[n]?.id ?? 'FR-404',
      text,
    })),
  },
  {
    weight: 1,
    arbitrary: fc.nat(30).map((n): Move => (s) => ({
      type: n % 2 === 0 ? 'remove_statement' : 'restore_statement',
      statementId: (n % 2 === 0 ? s.statements[n]?.id : s.putAside[0]?.statement.id) ?? 'FR-404',
    })),
  },
);

/** Plays moves against a new interview; the engine must come to rest after each. */
async function play(
  moves: readonly Move[],
  actor: Actor = 'person',
): Promise<{ interview: Interview; records: EventRecord[] }> {
  const { ports, records } = rig();
  const interview = await begin(ports);
  for (const next of moves) {
    await interview.dispatch(next(interview.session), actor);
    await interview.idle();
  }
  return { interview, records };
}

const RUNS = { numRuns: 40 };

describe('whatever a person does', () => {
  it('the engine comes to rest with a question open, or ended, and is never stuck in between', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 18 }), async (moves) => {
        const { interview } = await play(moves);
        const { session } = interview;
        const due = decide(session);
        expect(due).toEqual([]);
        expect(session.ended !== null || openQuestion(session) !== null).toBe(true);
        expect(interview.view().problem).toBeNull();
        const atPlan = openQuestion(session)?.question.purpose === 'approval';
        if (session.ended !== null || atPlan) expect(session.findings.filter(({ end }) => end === null)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('at most one question is open, and the budget in force when a question was asked is never exceeded', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 18 }), async (moves) => {
        const { records } = await play(moves);
        for (let i = 1; i <= records.length; i++) {
          const last = records[i - 1];
          if (last?.event.type !== 'question_asked') continue;
          const before = replay(records.slice(0, i - 1));
          const after = replay(records.slice(0, i));
          expect(after.questions.filter(({ status }) => status === 'open')).toHaveLength(1);
          const { question } = last.event;
          const again = before.questions.some((q) => q.question.id === question.id);
          if (question.purpose !== 'approval' && !again) expect(budgetLeft(before)).toBeGreaterThan(0);
        }
      }),
      RUNS,
    );
  });

  it('any prefix of the journal is a valid session that shows, resumes and comes to rest', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(move, { maxLength: 10 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        async (moves, cut) => {
          const { records } = await play(moves);
          const prefix = records.slice(0, Math.max(1, Math.floor(records.length * cut)));
          const reread = prefix.map((r) => ({ ...r, event: parseEvent(JSON.parse(JSON.stringify(r.event))) }));
          expect(reread).toEqual(prefix);
          const view = projectSession(replay(prefix), {
            busy: null,
            saved: 'saved',
            problem: null,
            elsewhere: null,
            streaming: null,
          });
          expect(sessionViewSchema.safeParse(view).error).toBeUndefined();
          const again = Interview.resume(rig().ports, prefix, { byPerson: true });
          await again.idle();
          expect(decide(again.session)).toEqual([]);
          expect(again.session.ended !== null || openQuestion(again.session) !== null).toBe(true);
        },
      ),
      RUNS,
    );
  });

  it('an answer once given is never lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 18 }), async (moves) => {
        const { records, interview } = await play(moves);
        const answered = records.flatMap(({ event }) => (event.type === 'answer_given' ? [event.questionId] : []));
        for (const id of answered) {
          expect(interview.session.questions.find((q) => q.question.id === id)?.response?.kind).toBe('answer');
        }
      }),
      RUNS,
    );
  });
});

describe('only a person answers', () => {
  const ANSWERS = ['answer_given', 'answer_revised', 'non_answer_given', 'plan_reviewed'];

  it.each(['caller', 'harness'] as const)('no command from a %s makes an answer', async (actor) => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 12 }), async (moves) => {
        const { records } = await play(moves, actor);
        expect(records.filter(({ event }) => ANSWERS.includes(event.type))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('time, steps and resuming make none either: an untouched interview waits', async () => {
    const { ports, records } = rig();
    const interview = await begin(ports);
    interview.dispose();
    await Interview.resume(ports, records, { byPerson: true }).idle();
    expect(records.filter(({ event }) => ANSWERS.includes(event.type))).toEqual([]);
  });

  it('what a caller puts forward is a proposal for the person to confirm', async () => {
    const { ports } = rig();
    const question = { type: 'confirm', config: { question: 'Is it for everyone?' }, why: '', evidence: [] } as const;
    const draft = { ...question, evidence: [], purpose: 'elicit' as const, dimensions: [], by: 'caller' as const };
    const interview = await begin(ports, { caller: { context: '', questions: [draft] } });
    const open = openQuestion(interview.session)?.question;
    expect(open?.config['question']).toBe('Is it for everyone?');
    const answer = { choice: 'yes' };
    const accepted = accept(interview.session, { type: 'answer', questionId: open?.id ?? '', answer }, 'caller');
    expect(accepted).toMatchObject({ ok: true, events: [{ type: 'answer_proposed' }] });
  });
});
