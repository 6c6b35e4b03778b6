import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Interview } from '../../../../../src/agents/engine/interview';
import { countedQuestions } from '../../../../../src/agents/session/budget';
import { eventSchema, type EventRecord } from '../../../../../src/agents/session/events';
import { replay } from '../../../../../src/agents/session/fold/fold';
import { openQuestion } from '../../../../../src/agents/session/session';
import { sessionViewSchema } from '../../../../../src/agents/view/session-view';
import * as faults from '../../../../model-server/faults.mjs';
import { goodModel, goodResult } from '../../../../model-server/good-model.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { callsTools, saysJson, type Reply } from '../../../../model-server/replies.mjs';
import { answerTo, begin, modelRig, open, resume } from './rig';

/** Choices that come from one seed, so that a failure can be played again. */
type Choose = (below: number) => number;

function chooser(seed: number): Choose {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

const ODD: unknown[] = [
  null,
  '',
  ' ',
  'x',
  -1,
  0.5,
  1e9,
  true,
  [],
  {},
  [null],
  ['Q1', 'E1', 'T1'],
  'switch_to_topic',
  'T2',
  'Q99',
  'x'.repeat(5_000),
  '\u202e\u0000\ud800 <script>alert(1)</script> ![](http://x.example/p) # H\n---\n',
  { __proto__: null, id: 'T1' },
];

/** A good result with one to three of its values, wherever they stand, replaced or left out. */
function spoilt(value: unknown, choose: Choose): unknown {
  const copy = JSON.parse(JSON.stringify(value)) as unknown;
  for (let i = 0; i <= choose(3); i++) spoil(copy, choose);
  return copy;
}

function spoil(value: unknown, choose: Choose): void {
  if (typeof value !== 'object' || value === null) return;
  const keys = Object.keys(value);
  const key = keys[choose(Math.max(1, keys.length))];
  if (key === undefined) return;
  const place = value as Record<string, unknown>;
  if (choose(3) > 0 && typeof place[key] === 'object' && place[key] !== null) return spoil(place[key], choose);
  if (choose(4) === 0) Reflect.deleteProperty(place, key);
  else place[key] = ODD[choose(ODD.length)];
}

/** What a model may say that nobody can count on. */
function anything(request: RecordedRequest, choose: Choose): Reply | null {
  const good = goodResult(request);
  const pool: (() => Reply | null)[] = [
    () => faults.invalidJson(),
    () => faults.truncatedJson(good),
    () => faults.wrongSchema(),
    () => faults.proseAround(good),
    () => faults.emptyStream(),
    () => faults.missingFinish(JSON.stringify(good)),
    () => faults.status([400, 401, 404, 429, 500, 503][choose(6)] ?? 500),
    () => faults.status(400, { message: 'tools are not supported' }),
    () => faults.status(400, { message: 'context length exceeded' }),
    () => faults.resetMidStream(),
    () => faults.errorInside200(),
    () => faults.refusal(),
    () => faults.lengthStop(),
    () => faults.contentFilter(),
    () =>
      callsTools([
        { name: 'read', input: { path: 'package.json' } },
        { name: 'nothing', input: 'x' },
      ]),
    () => saysJson(ODD[choose(ODD.length)]),
    () => saysJson([good]),
  ];
  const kind = choose(10);
  if (kind < 4) return goodModel(request);
  if (kind < 7) return saysJson(spoilt(good, choose));
  return pool[choose(pool.length)]?.() ?? null;
}

/** What a person does next, out of all they can do. */
async function act(interview: Interview, choose: Choose): Promise<void> {
  const { session } = interview;
  const send = (command: Parameters<Interview['dispatch']>[0]) => interview.dispatch(command, 'person');
  if (session.block !== null && choose(4) > 0) {
    if (choose(5) === 0) await send({ type: 'go_offline' });
    else if (session.block.kind === 'tokens') await send({ type: 'change_token_budget', tokens: null });
    else await send({ type: 'retry_model' });
    return;
  }
  const topic = session.topics[choose(Math.max(1, session.topics.length))];
  const question = openQuestion(session)?.question;
  const statement = session.statements[0];
  const answered = session.questions.find(
    (asked) => asked.response?.kind === 'answer' && asked.question.purpose !== 'approval',
  );
  const others = [
    () => send({ type: 'message', text: 'Show me what we have' }),
    () => send({ type: 'message', text: 'We must also talk about access rights' }),
    () => send({ type: 'add_topic', title: `Topic ${choose(5)}` }),
    () => topic && send({ type: 'activate_topic', topicId: topic.id }),
    () => topic && send({ type: 'drop_topic', topicId: topic.id }),
    () => question && send({ type: 'clarify', questionId: question.id, text: 'Why?' }),
    () => question && send({ type: 'non_answer', questionId: question.id, nonAnswer: 'not_now' }),
    () => question && send({ type: 'non_answer', questionId: question.id, nonAnswer: 'dont_know' }),
    () => statement && send({ type: 'edit_statement', statementId: statement.id, text: 'In my words.' }),
    () => send({ type: 'change_budget', budget: choose(12) }),
    () => send({ type: 'change_token_budget', tokens: choose(3) === 0 ? null : 1 + choose(400_000) }),
    () =>
      answered && send({ type: 'revise', questionId: answered.question.id, answer: answerTo(answered, 'Otherwise.') }),
    () =>
      question?.purpose === 'approval' &&
      send({
        type: 'answer',
        questionId: question.id,
        answer: { decision: 'revise', annotations: [], feedback: `Comment ${choose(9)}` },
      }),
    () => interview.useModels(null),
  ];
  if (question === undefined || choose(3) === 0) await others[choose(others.length)]?.();
  else await send({ type: 'answer', questionId: question.id, answer: answerTo(open(interview)) });
}

const TURNS = 24;

describe('whatever a model says, and whatever the person does then', () => {
  it('the session stays whole, loses no answer, and can be brought to its end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 2 ** 31 }), async (seed) => {
        const choose = chooser(seed);
        // Now and then a server is down for longer than anyone tries again.
        let down = 0;
        const rig = await modelRig({
          respond: (request) => {
            if (down === 0 && choose(20) === 0) down = 6;
            if (down === 0) return anything(request, choose);
            down -= 1;
            return faults.status(503);
          },
        });
        let interview = await begin(rig, { budget: 8 });
        const given = new Map<string, unknown>();
        for (let turn = 0; turn < TURNS && !interview.session.ended; turn++) {
          await act(interview, choose);
          if (choose(8) === 0) {
            await interview.idle();
            interview.dispose();
            interview = resume(rig, [...rig.records], { byPerson: choose(2) === 0 });
          }
          if (choose(3) > 0) await interview.idle();
          for (const { question, response } of interview.session.questions) {
            if (response?.kind === 'answer') given.set(question.id, response.value);
          }
        }
        await interview.idle();
        expectWhole(interview, rig.records, given);
        if (interview.session.ended === null) {
          await interview.dispatch({ type: 'wrap_up' }, 'person');
          await interview.idle();
        }
        expect(interview.session.ended).not.toBeNull();
        expect(rig.specs).toHaveLength(1);
        expectWhole(interview, rig.records, given);
        const cited = new Set(interview.session.statements.flatMap(({ sources }) => sources));
        const dropped = new Set(
          interview.session.topics.filter(({ status }) => status === 'dropped').map(({ id }) => id),
        );
        for (const { question, response } of interview.session.questions) {
          const isContent = question.purpose !== 'approval' && question.purpose !== 'reading';
          if (response === null || !isContent || dropped.has(question.topicId)) continue;
          expect(cited).toContain(question.id);
        }
        interview.dispose();
        await rig.server.stop();
      }),
      { numRuns: 6 },
    );
  });
});

function expectWhole(interview: Interview, records: readonly EventRecord[], given: ReadonlyMap<string, unknown>): void {
  const { session } = interview;
  const view = interview.view();
  expect(view.problem).toBeNull();
  sessionViewSchema.parse(view);
  expect(replay(records)).toEqual(session);
  for (const { event } of records) expect(eventSchema.parse(JSON.parse(JSON.stringify(event)))).toEqual(event);
  expect(session.questions.filter(({ status }) => status === 'open').length).toBeLessThanOrEqual(1);
  expect(session.runningCalls).toEqual([]);
  expect(countedQuestions(session)).toBeLessThanOrEqual(12);
  expect(session.ended !== null || session.block !== null || openQuestion(session) !== null).toBe(true);
  for (const [id, value] of given) {
    const response = session.questions.find(({ question }) => question.id === id)?.response;
    expect(response).toMatchObject({ kind: 'answer', value });
  }
  for (const ids of [session.statements, session.evidence, session.observations].map((all) => all.map(({ id }) => id)))
    expect(new Set(ids).size).toBe(ids.length);
  const sources = new Set([
    ...['request', 'assumed'],
    ...session.questions.map(({ question }) => question.id),
    ...session.messages.map(({ id }) => id),
    ...session.evidence.map(({ id }) => id),
  ]);
  for (const statement of session.statements) for (const source of statement.sources) expect(sources).toContain(source);
}
