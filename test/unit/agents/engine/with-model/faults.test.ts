import { describe, expect, it } from 'vitest';
import { countedQuestions } from '../../../../../src/agents/session/budget';
import type { RoleName } from '../../../../../src/agents/session/role-names';
import { replay } from '../../../../../src/agents/session/fold/fold';
import type { Session } from '../../../../../src/agents/session/session';
import * as faults from '../../../../model-server/faults.mjs';
import { goodModel, goodResult } from '../../../../model-server/good-model.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { callsTools, type Reply } from '../../../../model-server/replies.mjs';
import { eventsOf } from '../rig';
import { answerAll, answerInWords, begin, modelAt, modelRig, resume, says, type ModelRigOptions } from './rig';

/** What becomes of a role: the model's result, the rule-based version's, or a choice for the person. */
type End = 'model' | 'twin' | 'blocked';

/** What is said instead of the reply that a good model would give. */
type Fault = (request: RecordedRequest) => Reply;

const good = (request: RecordedRequest): unknown => goodResult(request);
const text = (request: RecordedRequest): string => JSON.stringify(good(request));
const list = { name: 'list', input: { path: '' } };

/** Faults that come as often as the role asks. */
const LASTING: [name: string, end: End, fault: Fault][] = [
  ['invalid JSON', 'twin', () => faults.invalidJson()],
  ['truncated JSON', 'twin', (request) => faults.truncatedJson(good(request))],
  ['JSON of another form', 'twin', () => faults.wrongSchema()],
  ['prose around the JSON', 'model', (request) => faults.proseAround(good(request))],
  ['an empty stream', 'twin', () => faults.emptyStream()],
  ['a stream without its finish', 'model', (request) => faults.missingFinish(text(request))],
  ['a stream cut off before its finish', 'twin', (request) => faults.missingFinish(text(request).slice(0, 40))],
  ['an endless stream', 'twin', () => faults.endless()],
  ['429', 'blocked', () => faults.status(429)],
  ['429 with a Retry-After of two seconds', 'blocked', () => faults.status(429, { retryAfter: 2 })],
  ['429 with a Retry-After of an hour', 'blocked', () => faults.status(429, { retryAfter: 3_600 })],
  ['500', 'blocked', () => faults.status(500)],
  ['503 with a page', 'blocked', () => faults.status(503, { body: '<html><h1>Unavailable</h1></html>' })],
  ['400', 'blocked', () => faults.status(400, { message: 'Bad request' })],
  ['401', 'blocked', () => faults.status(401, { message: 'No such key' })],
  ['a reset in mid-stream', 'blocked', () => faults.resetMidStream()],
  ['a redirect', 'blocked', () => faults.redirect('http://127.0.0.1:9/v1/chat/completions')],
  ['UTF-8 cut in two', 'model', (request) => faults.splitUtf8(good(request))],
  ['an error inside HTTP 200', 'blocked', () => faults.errorInside200()],
  ['an error as the whole of HTTP 200', 'blocked', () => faults.errorInside200({ plain: true })],
  ['two calls of a tool under one id', 'twin', () => faults.duplicateToolIds('read', [{ path: 'a' }, { path: 'b' }])],
  ['the same call of a tool, for ever', 'twin', () => callsTools([list])],
  ['a refusal', 'twin', () => faults.refusal()],
  ['a stop at the length', 'twin', () => faults.lengthStop()],
  ['a stop by the content filter', 'twin', () => faults.contentFilter()],
];

/** Faults that come once, and are over. */
const PASSING = new Set([
  ...['truncated JSON', 'JSON of another form', 'an empty stream', '429 with a Retry-After of two seconds', '500'],
  ...['a reset in mid-stream', 'an error inside HTTP 200', 'a refusal', 'the same call of a tool, for ever'],
]);

/** Faults of time: each attempt lasts as long as the adapter waits. */
const SLOW: [name: string, fault: Fault][] = [
  ['silence', () => faults.silent()],
  ['a stalled stream', () => faults.stalled()],
];
const SHORT_TIMES = { firstTokenMs: 400, stallMs: 400 };

/** Each fault is tried with each of these; of the others a few are enough, since they are called in the same way. */
const ROLES: RoleName[] = ['bootstrapper', 'orchestrator', 'interviewer', 'writer'];
const OTHERS: RoleName[] = ['reviewer', 'summarizer'];
/** Nobody waits for these: they look and plan while a question is open. */
const BESIDE: RoleName[] = ['contextProbe', 'planner'];
const SOME = new Set(['truncated JSON', 'prose around the JSON', 'an empty stream', '500', '401', 'a refusal']);

/** A good interview's journal, to be cut where a role is about to be called. */
const played = (async () => {
  const rig = await modelRig();
  const interview = await begin(rig);
  await answerInWords(interview);
  await answerAll(interview);
  return rig.records;
})();

/** The journal up to a call of the role; for those that work on answers, up to the first call after one. */
async function journalBefore(role: RoleName) {
  const records = await played;
  const from = role === 'writer' ? records.findIndex(({ event }) => event.type === 'answer_given') : 0;
  const call = records.findIndex(
    ({ event }, index) => index >= from && event.type === 'call_started' && event.role === role,
  );
  return records.slice(0, call);
}

async function withFault(role: RoleName, fault: Fault, times: number, adapter: ModelRigOptions['adapter'] = {}) {
  let left = times;
  const state = { broken: true };
  const journal = await journalBefore(role);
  const rig = await modelRig({
    respond: (request) => (request.role === role && state.broken && left-- > 0 ? fault(request) : goodModel(request)),
    adapter: { maxCharacters: 20_000, ...adapter },
  });
  const interview = resume(rig, journal, { byPerson: true });
  await interview.idle();
  const { block, fallbacks } = interview.session;
  const end: End = block !== null ? 'blocked' : fallbacks.some((used) => used.role === role) ? 'twin' : 'model';
  return { rig, interview, state, end, before: replay(journal) };
}

type Faulty = Awaited<ReturnType<typeof withFault>>;

describe.concurrent.each([...ROLES, ...OTHERS])('a fault of the %s that lasts', (role) => {
  const faultsOfIt = ROLES.includes(role) ? LASTING : LASTING.filter(([name]) => SOME.has(name));
  it.each(faultsOfIt)('%s: ends with the %s', async (_name, end, fault) => {
    const faulty = await withFault(role, fault, Number.POSITIVE_INFINITY);
    expect(faulty.end).toBe(end);
    expectNothingLost(faulty);
    if (end === 'twin') expectLabelled(faulty, role);
    if (end === 'blocked') await expectChoiceAndRetry(faulty, role);
    await expectCompletesOffline(faulty);
  });
});

describe.concurrent.each(ROLES)('a fault of the %s that passes', (role) => {
  it.each(LASTING.filter(([name]) => PASSING.has(name)))('%s: the model’s result', async (_name, _end, fault) => {
    const faulty = await withFault(role, fault, 1);
    expect(faulty.end).toBe('model');
    expectNothingLost(faulty);
    await expectCompletesOffline(faulty);
  });
});

describe.concurrent.each(ROLES)('a fault of time of the %s', (role) => {
  it.each(SLOW)('%s: ends with a choice', async (_name, fault) => {
    const faulty = await withFault(role, fault, Number.POSITIVE_INFINITY, SHORT_TIMES);
    expect(faulty.end).toBe('blocked');
    expect(faulty.interview.session.block?.reason).toMatch(/did not begin to answer|fell silent in mid-reply/);
    expectNothingLost(faulty);
    await expectCompletesOffline(faulty);
  });
});

describe.concurrent.each(BESIDE)('a fault of the %s, which nobody waits for', (role) => {
  const lasting = [
    ...LASTING.filter(([name]) => SOME.has(name)),
    ...SLOW.map(([name, fault]) => [name, null, fault] as const),
  ];
  it.each(lasting)('%s: keeps nobody from answering', async (_name, _end, fault) => {
    const rig = await modelRig({
      respond: (request) => (request.role === role ? fault(request) : goodModel(request)),
    });
    // Only who has the fault is short of time.
    const hurried = modelAt(rig.server, { maxCharacters: 20_000, firstTokenMs: 2_000, stallMs: 2_000 });
    const source = {
      label: rig.models.source.label,
      for: (name: RoleName) => (name === role ? hurried : rig.models.source.for(name)),
    };
    const interview = await begin({ ports: { ...rig.ports, models: { ...rig.models, source } } });
    expect(rig.server.calls.map((call) => call.role)).toContain(role);
    const { session } = interview;
    expect(session.block).toBeNull();
    expect(session.probe.status).toBe('completed_with_gaps');
    expect(interview.view()).toMatchObject({ problem: null, busy: null, open: { id: 'Q1', byRules: null } });
    const sent = rig.server.calls.filter((call) => call.role === role).length;
    await answerAll(interview);
    expect(interview.session.ended).toEqual({ reason: 'approved', completed: true });
    expect(rig.server.calls.filter((call) => call.role === role)).toHaveLength(sent);
  });
});

/** Every answer is where it was, and no topic was closed that was not. */
function expectNothingLost({ interview, before }: Faulty): void {
  const { session } = interview;
  expect(responsesIn(session)).toEqual(responsesIn(before));
  expect(closedIn(session)).toEqual(closedIn(before));
  expect(session.ended === null || session.ended.completed).toBe(true);
  expect(interview.view().problem).toBeNull();
}

function responsesIn({ questions }: Session) {
  return questions.flatMap(({ question, response }) => (response === null ? [] : [[question.id, response]]));
}

function closedIn({ topics }: Session): string[] {
  return topics.filter(({ status }) => status === 'completed').map(({ id }) => id);
}

function expectLabelled({ interview, rig }: Faulty, role: RoleName): void {
  const [used] = eventsOf(rig.records, 'fallback_used');
  expect(used?.role).toBe(role);
  expectPlain(used?.reason);
  const view = interview.view();
  expect(view.activity.map(({ text: line }) => line).join('\n')).toContain('Rules stood in for the model');
  if (role === 'interviewer') expect(view.open).toMatchObject({ byRules: 'stand_in' });
}

/** The person is told why and what they can do; once the server is back, trying again goes on as if nothing had been. */
async function expectChoiceAndRetry({ interview, state, rig }: Faulty, role: RoleName): Promise<void> {
  expect(interview.session.block).toMatchObject({ kind: 'failed', role });
  const shown = interview.view().model.block;
  expect(shown?.choices).toEqual(['retry', 'another', 'offline']);
  expectPlain(shown?.reason);
  state.broken = false;
  await says(interview, { type: 'retry_model' });
  expect(interview.session.block).toBeNull();
  expect(interview.session.fallbacks).toEqual([]);
  const last = eventsOf(rig.records, 'call_finished').map((call) => call.role);
  expect(last).toContain(role);
}

/** A sentence that holds nothing of how programs speak. */
function expectPlain(reason: string | undefined): void {
  expect(reason).toMatch(/^\S.{20,400}$/);
  expect(reason).not.toMatch(/undefined|Invalid input|\[object|Error:|<html|[{}]/);
}

/** The rest is the offline interviewer's: the interview comes to its end with every answer in it, and all of it said once. */
async function expectCompletesOffline({ interview }: Faulty): Promise<void> {
  if (interview.session.ended === null) {
    // No more questions than there are by now: the rest is told elsewhere.
    await says(interview, { type: 'change_budget', budget: countedQuestions(interview.session) });
    await says(interview, { type: 'go_offline' });
    await answerAll(interview);
  }
  const { session } = interview;
  expect(session.ended).toEqual({ reason: 'approved', completed: true });
  const cited = new Set(session.statements.flatMap(({ sources }) => sources));
  for (const { question, response } of session.questions) {
    if (response !== null && question.purpose !== 'approval') expect(cited).toContain(question.id);
  }
  for (const ids of [session.evidence, session.observations, session.statements].map((all) => all.map(({ id }) => id)))
    expect(new Set(ids).size).toBe(ids.length);
  const facts = session.facts.map(({ text: fact }) => fact);
  expect(new Set(facts).size).toBe(facts.length);
}
