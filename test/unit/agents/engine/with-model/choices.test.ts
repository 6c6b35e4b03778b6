import { describe, expect, it } from 'vitest';
import type { Interview } from '../../../../../src/agents/engine/interview';
import { silent, status } from '../../../../model-server/faults.mjs';
import { goodModel } from '../../../../model-server/good-model.mjs';
import { startModelServer, type ModelServer } from '../../../../model-server/server.mjs';
import { eventsOf } from '../rig';
import { until } from './gate';
import {
  answer,
  answerAll,
  answerTo,
  begin,
  beginAtOnce,
  modelAt,
  modelPorts,
  modelRig,
  open,
  playing,
  says,
} from './rig';

/** An interview whose model takes no more calls from an answer on, the second as a rule, blocked there. */
async function blocked(from = 2) {
  const state = { down: false };
  const rig = await modelRig({ respond: (request) => (state.down ? status(503) : goodModel(request)) });
  const interview = await begin(rig);
  for (let i = 1; i < from; i++) await answer(interview);
  state.down = true;
  await answer(interview);
  expect(interview.session.block).toMatchObject({ kind: 'failed' });
  return { ...rig, interview, state };
}

/** An interview whose interviewer is silent, with its call under way. */
async function waiting(role: string) {
  const state = { quiet: true };
  const rig = await modelRig({ respond: playing({ [role]: () => (state.quiet ? silent() : null) }) });
  const interview = beginAtOnce(rig);
  if (role === 'interviewer') {
    await interview.idle();
    await interview.dispatch({ type: 'answer', questionId: 'Q1', answer: answerTo(open(interview)) }, 'person');
  }
  await until(() => rig.server.calls.some((request) => request.role === role));
  const call = rig.server.calls.find((request) => request.role === role);
  if (!call) throw new Error('no call');
  return { ...rig, interview, state, call };
}

function expectWhole({ session }: Interview): void {
  expect(session.ended).toEqual({ reason: 'approved', completed: true });
  const cited = session.statements.flatMap(({ sources }) => sources);
  for (const { question, response } of session.questions)
    if (response !== null && !['approval', 'reading'].includes(question.purpose)) expect(cited).toContain(question.id);
}

describe('when the model fails for good', () => {
  it('the person reads why in a sentence, and may try again, take another or go on offline', async () => {
    const { interview } = await blocked();
    const { block } = interview.view().model;
    expect(block?.reason).toMatch(/^The server at 127\.0\.0\.1:\d+ failed \(status 503\)/);
    expect(block?.choices).toEqual(['retry', 'another', 'offline']);
    expect(interview.view().busy).toBeNull();
  });

  it('nothing is sent until they have chosen', async () => {
    const { interview, server } = await blocked();
    const sent = server.calls.length;
    await says(interview, { type: 'add_topic', title: 'Access' });
    await says(interview, { type: 'message', text: 'It must also work at night.' });
    expect(server.calls).toHaveLength(sent);
    expect(interview.session.block).not.toBeNull();
  });

  it('trying again goes on once the server is back, the answers given as they were', async () => {
    const { interview, state } = await blocked();
    const before = interview.session.questions;
    state.down = false;
    await says(interview, { type: 'retry_model' });
    expect(interview.session.block).toBeNull();
    expect(interview.session.questions.slice(0, before.length)).toEqual(before);
    await answerAll(interview);
    expect(interview.session.fallbacks).toEqual([]);
    expectWhole(interview);
  });

  it('trying again in vain leads back to the choice', async () => {
    const { interview } = await blocked();
    await says(interview, { type: 'retry_model' });
    expect(interview.session.block).toMatchObject({ kind: 'failed' });
  });

  it('a server that was gone and comes back at its address is found again', async () => {
    const first = await modelRig();
    const interview = await begin(first);
    await first.server.stop();
    await answer(interview);
    expect(interview.session.block?.reason).toMatch(/127\.0\.0\.1/);
    const again = await startModelServer({ respond: goodModel, port: Number(new URL(first.server.origin).port) });
    await says(interview, { type: 'retry_model' });
    await answerAll(interview);
    await again.stop();
    expectWhole(interview);
  });

  it('going on offline completes, sends nothing more, and says who leads', async () => {
    const { interview, server, specs, records } = await blocked(1);
    const sent = server.calls.length;
    await says(interview, { type: 'go_offline' });
    expect(interview.view()).toMatchObject({
      interviewer: 'Questionnaire without a model',
      model: { led: 'offline', block: null },
    });
    await answerAll(interview);
    expect(server.calls).toHaveLength(sent);
    expectWhole(interview);
    expect(eventsOf(records, 'fallback_used')).toEqual([]);
    const { questions } = interview.session;
    console.log(
      interview.session.request,
      questions.map(({ question }) => [question.by, question.about, question.config['question'], question.purpose]),
    );
    const byRules = questions.filter(({ question }) => question.by === 'offline').map(({ question }) => question.id);
    expect(byRules.length).toBeGreaterThan(0);
    expect(questions.map(({ question }) => question.by)).toContain('model');
    expect(
      interview
        .view()
        .cards.filter((card) => card.byRules === 'no_model')
        .map(({ id }) => id),
    ).toEqual(byRules);
    expect(specs[0]?.spec).toMatch(
      new RegExp(`^questions_by_rules: \\[${byRules.map((id) => `"${id}"`).join(', ')}\\]$`, 'm'),
    );
    expect(specs[0]?.spec).toContain(`Made by rules, without a model: ${byRules.join(', ')}.`);
    expect(specs[0]?.spec).toContain('interviewer: "Questionnaire without a model"');
  });

  it('another model goes on where the first one stopped', async () => {
    const { interview, models } = await blocked();
    const other = await modelRig();
    const before = interview.session.questions;
    expect(await interview.useModels(modelPorts(modelAt(other.server, { modelName: 'large' })))).toEqual({ ok: true });
    await interview.idle();
    expect(interview.view().interviewer).toMatch(/^large at/);
    expect(interview.session.questions.slice(0, before.length)).toEqual(before);
    await answerAll(interview);
    expectWhole(interview);
    expect(other.server.calls.length).toBeGreaterThan(5);
    expect(other.server.calls.every(({ body }) => body.model === 'large')).toBe(true);
    expect(models.source.label).toMatch(/^small at/);
  });

  it('wrapping up instead writes what there is at once, without the model', async () => {
    const { interview, server, specs } = await blocked();
    const sent = server.calls.length;
    await says(interview, { type: 'wrap_up' });
    expect(interview.session.ended).toEqual({ reason: 'wrapped_up', completed: false });
    expect(specs[0]?.spec).toMatch(/\[Q1[\],]/);
    expect(specs[0]?.spec).toMatch(/\[Q2[\],]/);
    expect(server.calls).toHaveLength(sent);
  });
});

describe('an answer that is given while no model may be called', () => {
  /** The writer fails at its first two answers, so that a question is open and the model blocked. */
  async function writerDown() {
    const state = { down: true };
    const writer = () => (state.down ? status(500) : null);
    const rig = await modelRig({ respond: playing({ writer }) });
    const interview = await begin(rig);
    for (let i = 0; i < 2; i++) await answer(interview);
    expect(interview.session.block).toMatchObject({ kind: 'failed', role: 'writer' });
    return { ...rig, interview, state };
  }

  it('is taken, and used once the model is back', async () => {
    const { interview, state, server } = await writerDown();
    const sent = server.calls.length;
    await answer(interview);
    const [, , given] = interview.session.questions;
    expect(given?.response).toMatchObject({ kind: 'answer' });
    expect(interview.session.block).not.toBeNull();
    expect(server.calls).toHaveLength(sent);
    state.down = false;
    await says(interview, { type: 'retry_model' });
    const digest = given?.response?.kind === 'answer' ? given.response.digest : '';
    expect(open(interview)).toMatchObject({ question: { id: 'Q4' }, acknowledgement: `So it is “${digest}”.` });
    await answerAll(interview);
    expectWhole(interview);
  });

  it('is used by the offline interviewer, too', async () => {
    const { interview } = await writerDown();
    await answer(interview);
    await says(interview, { type: 'go_offline' });
    expect(interview.session).toMatchObject({ led: 'offline', block: null });
    expect(interview.session.statements.flatMap(({ sources }) => sources)).toContain('Q3');
    // What a model asked takes no question from the rules.
    expect(open(interview).question).toMatchObject({ id: 'Q4', by: 'offline', purpose: 'elicit' });
    await answerAll(interview);
    expectWhole(interview);
  });
});

/** Whether the server saw the connection of a call closed by the client. */
async function closed(call: ModelServer['calls'][number]): Promise<boolean> {
  await call.ended;
  return call.closedEarly;
}

describe.each(['interviewer', 'contextProbe'])('while a call of the %s is under way', (role) => {
  it('stopping the model closes its connection and leaves the choice', async () => {
    const { interview, call, state } = await waiting(role);
    // What goes on beside a question keeps nobody waiting, and can be stopped all the same.
    if (role === 'contextProbe') expect(interview.view()).toMatchObject({ busy: null, open: { id: 'Q1' } });
    else expect(interview.view().busy).toMatchObject({ stoppable: true });
    await says(interview, { type: 'stop_model' });
    expect(await closed(call)).toBe(true);
    expect(interview.view().model.block).toMatchObject({ kind: 'stopped', choices: ['retry', 'another', 'offline'] });
    expect(interview.session.runningCalls).toEqual([]);
    state.quiet = false;
    await says(interview, { type: 'retry_model' });
    await answerAll(interview);
    expectWhole(interview);
  });

  it('another model closes it and does the same work itself', async () => {
    const { interview, call, server } = await waiting(role);
    const other = await modelRig();
    const sent = server.calls.length;
    await interview.useModels(other.models);
    expect(await closed(call)).toBe(true);
    await interview.idle();
    expect(other.server.calls.map((request) => request.role)).toContain(role);
    await answerAll(interview);
    expect(server.calls).toHaveLength(sent);
    expectWhole(interview);
  });

  it.each(['go_offline', 'useModels(null)'])('%s closes it and goes on without a model', async (how) => {
    const { interview, call, server } = await waiting(role);
    const sent = server.calls.length;
    if (how === 'go_offline') await interview.dispatch({ type: 'go_offline' }, 'person');
    else await interview.useModels(null);
    expect(await closed(call)).toBe(true);
    await interview.idle();
    await answerAll(interview);
    expect(server.calls).toHaveLength(sent);
    expectWhole(interview);
    expect(new Set(interview.session.facts.map(({ text }) => text)).size).toBe(interview.session.facts.length);
  });

  it('closing the session closes it, and a person who comes back goes on', async () => {
    const { interview, call, records } = await waiting(role);
    interview.dispose();
    expect(await closed(call)).toBe(true);
    expect(eventsOf(records, 'model_blocked')).toEqual([]);
  });
});

describe('from offline to a model', () => {
  it('a session that began without one goes on with one, from the question it was at', async () => {
    const rig = await modelRig();
    const interview = await begin({ ports: { ...rig.ports, models: null } });
    await answer(interview);
    const before = interview.session.questions.length;
    await interview.useModels(rig.models);
    await interview.idle();
    await answerAll(interview);
    expectWhole(interview);
    expect(interview.session.questions.slice(before + 1).some(({ question }) => question.by === 'model')).toBe(true);
  });
});

describe('wrapping up', () => {
  it('while the model writes, but can be called no more: the specification is written all the same', async () => {
    const state = { down: false };
    const rig = await modelRig({ respond: (request) => (state.down ? status(500) : goodModel(request)) });
    const interview = await begin(rig);
    await answer(interview);
    state.down = true;
    await says(interview, { type: 'wrap_up' });
    expect(interview.session.ended).toEqual({ reason: 'wrapped_up', completed: false });
    expect(rig.specs[0]?.spec).toMatch(/\[Q1[\],]/);
  });

  it('while the model is silent: stopping it ends the session at once', async () => {
    const state = { quiet: false };
    const rig = await modelRig({ respond: (request) => (state.quiet ? silent() : goodModel(request)) });
    const interview = await begin(rig);
    await answer(interview);
    const sent = rig.server.calls.length;
    state.quiet = true;
    await interview.dispatch({ type: 'wrap_up' }, 'person');
    await until(() => rig.server.calls.length > sent);
    await says(interview, { type: 'stop_model' });
    expect(interview.session.ended).toEqual({ reason: 'wrapped_up', completed: false });
    expect(rig.specs[0]?.spec).toMatch(/\[Q1[\],]/);
  });
});
