import { describe, expect, it } from 'vitest';
import type { WorkspaceReader } from '../../../../../src/agents/workspace/workspace-reader';
import { replay } from '../../../../../src/agents/session/fold/fold';
import { parseEvent } from '../../../../../src/agents/session/read-event';
import { goodResult } from '../../../../model-server/good-model.mjs';
import { question } from '../../../../model-server/question-stock.mjs';
import { readPrompt } from '../../../../model-server/read-prompt.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { saysJson, type Reply } from '../../../../model-server/replies.mjs';
import { TestClock } from '../../../rigs/test-clock';
import { eventsOf, textLook, typesOf } from '../rig';
import { gate, heldBack, pause, until } from './gate';
import {
  answer,
  answerAll,
  answerTo,
  begin,
  beginAtOnce,
  callsOf,
  FILES,
  modelRig,
  open,
  playing,
  resume,
  says,
  type ModelRigOptions,
} from './rig';

/** The good layout of the interview with some of it changed. */
function laidOut(request: RecordedRequest, change: (good: Layout) => Partial<Layout>): Reply {
  const good = goodResult(request) as unknown as Layout;
  return saysJson({ ...good, ...change(good) });
}

interface Layout {
  title: string;
  kind: string;
  visible: boolean;
  size: string;
  topics: { firstQuestion: unknown }[];
}

/** An interview whose look finds the places of the request only when the gate opens, on a clock that the test sets. */
async function slowLook(respond?: NonNullable<ModelRigOptions['respond']>) {
  const found = gate();
  const plain = textLook(FILES);
  const reader: WorkspaceReader = { ...plain, rank: async (...args) => (await found.passed, plain.rank(...args)) };
  const clock = new TestClock();
  const rig = await modelRig(respond === undefined ? {} : { respond });
  const slow = { ...rig, ports: { ...rig.ports, reader, clock } };
  return { ...slow, clock, found, interview: beginAtOnce(slow) };
}

describe('the first question of a model', () => {
  it('takes one call, whatever else is to be found out', async () => {
    const rig = await modelRig();
    const interview = await begin(rig);
    const before = rig.records.slice(0, typesOf(rig.records).indexOf('question_asked'));
    expect(eventsOf(before, 'call_started').map(({ role }) => role)).toEqual(['bootstrapper']);
    expect(open(interview).question).toMatchObject({ id: 'Q1', by: 'model' });
    expect(eventsOf(rig.records, 'question_asked')[0]?.preparedId).toBe('P1');
  });

  it('rests on all that the look finds, where that is soon over', async () => {
    const rig = await modelRig();
    await begin(rig);
    const [call] = callsOf(rig.server, 'bootstrapper');
    expect(call && readPrompt(call).evidence).toEqual(['E1']);
    expect(call && readPrompt(call).quotes.get('facts')).toContain('(E2)');
    expect(call?.text).not.toContain('It is still under way');
  });

  it('can be read while it is being written', async () => {
    const held = gate();
    const bootstrapper = (request: RecordedRequest): Reply => {
      const text = JSON.stringify(goodResult(request));
      const at = text.indexOf('take effect?') + 'take effect?'.length;
      return saysJson(goodResult(request), { chunks: [text.slice(0, at), held.passed, text.slice(at)] });
    };
    const rig = await modelRig({ respond: playing({ bootstrapper }) });
    const interview = beginAtOnce(rig);
    await until(() => (interview.view().streaming?.question ?? '').endsWith('take effect?'));
    expect(interview.view()).toMatchObject({ open: null, busy: { text: 'Choosing the topics' } });
    held.pass();
    await interview.idle();
    expect(open(interview).question.config['question']).toMatch(/^When should .* take effect\?$/);
  });

  it.each(['confirm', 'too_big'])('is not shown early where it will not be asked (%s)', async (size) => {
    const held = gate();
    const bootstrapper = (request: RecordedRequest): Reply => {
      const result = { ...(goodResult(request) as unknown as Layout), size };
      const text = JSON.stringify(result);
      const at = text.indexOf('take effect?') + 'take effect?'.length;
      return saysJson(result, { chunks: [text.slice(0, at), held.passed, text.slice(at)] });
    };
    const rig = await modelRig({ respond: playing({ bootstrapper }) });
    const interview = beginAtOnce(rig);
    await until(() => callsOf(rig.server, 'bootstrapper').length === 1);
    for (let i = 0; i < 10; i++) await pause();
    expect(interview.view().streaming).toBeNull();
    held.pass();
    await interview.idle();
  });

  it('waits for nothing where nothing is looked at', async () => {
    const rig = await modelRig();
    const interview = await begin(rig, { probeAllowed: false });
    expect(rig.server.calls.map(({ role }) => role).filter((role) => role !== 'writer')).toEqual(['bootstrapper']);
    expect(eventsOf(rig.records, 'probe_skipped')).toHaveLength(1);
    expect(typesOf(rig.records)).not.toContain('plan_created');
    await answerAll(interview);
    expect(interview.session.ended?.completed).toBe(true);
  });
});

describe('the first reading of the request', () => {
  it('is put right by who lays out the interview', async () => {
    const right = { title: 'Faster exports', kind: 'performance', visible: true };
    const rig = await modelRig({
      respond: playing({ bootstrapper: (request) => laidOut(request, () => right) }),
    });
    const interview = await begin(rig);
    expect(interview.session.intake).toMatchObject(right);
    expect(interview.session.intake?.mustKnow[0]).toBe('quality');
    expect(interview.view().title).toBe('Faster exports');
    await answer(interview);
    expect(callsOf(rig.server, 'interviewer')[0]?.text).toContain('Kind of change: performance');
  });

  it('stands where nothing better is said', async () => {
    const nothing = { title: null, kind: 'nonsense', visible: null } as unknown as Partial<Layout>;
    const rig = await modelRig({
      respond: playing({ bootstrapper: (request) => laidOut(request, () => nothing) }),
    });
    await begin(rig);
    expect(eventsOf(rig.records, 'intake_made').map(({ by }) => by)).toEqual(['offline']);
  });

  it('tells of the commit, which nobody waited for', async () => {
    const rig = await modelRig();
    const reader = { ...textLook(FILES), revision: () => Promise.resolve('0123abc') };
    const interview = await begin({ ports: { ...rig.ports, reader } });
    expect(eventsOf(rig.records, 'intake_made').map(({ revision }) => revision)).toEqual([null, null, '0123abc']);
    expect(interview.session.revision).toBe('0123abc');
  });
});

/** As long as the call waits for the look: a moment, and another one where nobody knows yet what kind of project it is. */
async function passMoments(clock: { advance: (ms: number) => void }): Promise<void> {
  for (const ms of [800, 800]) {
    clock.advance(ms);
    for (let i = 0; i < 10; i++) await pause();
  }
}

describe('a look that takes longer than a moment', () => {
  it('is not waited for: the call is made with what is known by then', async () => {
    const { interview, clock, found, server, records } = await slowLook();
    await until(() => interview.session.probe.status === 'running');
    for (let i = 0; i < 10; i++) await pause();
    expect(server.calls).toHaveLength(0);
    expect(interview.view().busy).toMatchObject({ text: 'Looking at the workspace', skippable: true });
    clock.advance(800);
    for (let i = 0; i < 10; i++) await pause();
    expect(server.calls, 'it may come to what kind of project it is').toHaveLength(0);
    clock.advance(800);
    await until(() => interview.view().open !== null);
    expect(callsOf(server, 'bootstrapper')[0]?.text).toContain('It is still under way');
    expect(interview.view()).toMatchObject({ busy: null, open: { id: 'Q1' }, look: { status: 'running' } });
    expect(interview.view().look.steps.at(-1)).toMatchObject({ status: 'running' });
    expect(typesOf(records)).not.toContain('observation_made');
    found.pass();
    await interview.idle();
    expect(interview.session.probe.status).toMatch(/^completed/);
    expect(interview.session.evidence.map(({ id }) => id)).toContain('E1');
  });

  it('brings what the next question is asked with, and stops no call of that', async () => {
    const { interview, clock, found, server } = await slowLook();
    await until(() => interview.session.probe.status === 'running');
    await passMoments(clock);
    await until(() => interview.view().open !== null);
    await interview.dispatch({ type: 'answer', questionId: 'Q1', answer: answerTo(open(interview)) }, 'person');
    await until(() => callsOf(server, 'interviewer').length === 1);
    found.pass();
    await interview.idle();
    expect(open(interview).question.id).toBe('Q2');
    expect(callsOf(server, 'interviewer')).toHaveLength(1);
    expect(callsOf(server, 'interviewer')[0]?.closedEarly).toBe(false);
    await answer(interview);
    const later = [...callsOf(server, 'interviewer'), ...callsOf(server, 'writer')].at(-1);
    expect(later?.text).toContain('src/orders/export.ts');
  });

  it('may be left: “Start asking now” makes the call at once', async () => {
    const { interview, server } = await slowLook();
    await until(() => interview.session.probe.status === 'running');
    await says(interview, { type: 'start_asking' });
    expect(interview.session.probe.status).toBe('cancelled');
    expect(callsOf(server, 'bootstrapper')).toHaveLength(1);
    expect(open(interview).question.id).toBe('Q1');
    expect(server.calls.map(({ role }) => role)).not.toContain('planner');
  });

  it('is seen through where the person goes on without a model', async () => {
    const { interview, clock, found } = await slowLook();
    await until(() => interview.session.probe.status === 'running');
    await passMoments(clock);
    await until(() => interview.view().open !== null);
    await interview.useModels(null);
    found.pass();
    await interview.idle();
    expect(interview.session.probe.status).toMatch(/^completed/);
    await answerAll(interview);
    expect(interview.session.ended?.completed).toBe(true);
  });

  it('ends with what it had found when the session was left, and nothing that was asked is lost', async () => {
    const { interview, clock, found, records } = await slowLook();
    await until(() => interview.session.probe.status === 'running');
    await passMoments(clock);
    await until(() => interview.view().open !== null);
    interview.dispose();
    found.pass();
    const rig = await modelRig();
    const back = resume(rig, [...records], { byPerson: true });
    await back.idle();
    expect(back.session.probe).toMatchObject({ status: 'failed', reason: 'The look at the workspace was cut off.' });
    expect(typesOf(rig.records)).not.toContain('probe_started');
    expect(open(back).question.id).toBe('Q1');
    await answerAll(back);
    expect(back.session.ended?.completed).toBe(true);
  });

  it('leaves a journal that brings back the same session', async () => {
    const rig = await modelRig();
    const interview = await begin(rig);
    await answer(interview);
    const stored = rig.records.map(({ event, ...rest }) => ({
      ...rest,
      event: parseEvent(JSON.parse(JSON.stringify(event))),
    }));
    expect(replay(stored)).toEqual(interview.session);
  });
});

describe('what is found while a question is open', () => {
  const runner = question({
    question: 'Which test runner do you use?',
    type: 'ask_text',
    why: 'Tests have to fit.',
    dimensions: ['acceptance'],
  });
  const asking = (at: number) =>
    playing({
      bootstrapper: (request) =>
        laidOut(request, ({ topics }) => ({
          topics: topics.map((topic, index) => (index === at ? { ...topic, firstQuestion: runner } : topic)),
        })),
    });

  it('takes back the first question that it answers, with the reason, and the next one comes', async () => {
    const { interview, clock, found, records } = await slowLook(asking(0));
    await until(() => interview.session.probe.status === 'running');
    await passMoments(clock);
    await until(() => interview.view().open !== null);
    expect(open(interview).question.config['question']).toBe('Which test runner do you use?');
    found.pass();
    await interview.idle();
    expect(eventsOf(records, 'question_withdrawn')).toMatchObject([
      {
        questionId: 'Q1',
        moot: true,
        found: true,
        reason: expect.stringMatching(/^package\.json:1 says vitest/) as unknown,
      },
    ]);
    expect(interview.view().cards[0]?.line).toMatch(/^Taken back: package\.json:1 says vitest/);
    expect(interview.view().meter.asked).toBe(1);
    expect(open(interview).question.id).toBe('Q2');
    await answerAll(interview);
    expect(interview.session.ended?.completed).toBe(true);
  });

  it('leaves a question that the person has asked about', async () => {
    const { interview, clock, found } = await slowLook(asking(0));
    await until(() => interview.session.probe.status === 'running');
    await passMoments(clock);
    await until(() => interview.view().open !== null);
    await interview.dispatch({ type: 'clarify', questionId: 'Q1', text: 'Why?' }, 'person');
    found.pass();
    await interview.idle();
    expect(open(interview).question.id).toBe('Q1');
  });

  it('drops a question that waits and is answered by then', async () => {
    const { interview, clock, found, records } = await slowLook(asking(1));
    await until(() => interview.session.probe.status === 'running');
    await passMoments(clock);
    await until(() => interview.view().open !== null);
    found.pass();
    await interview.idle();
    await answerAll(interview);
    expect(eventsOf(records, 'question_dropped')[0]?.reason).toMatch(/says vitest/);
    expect(interview.session.questions.map(({ question: { config } }) => config['question'])).not.toContain(
      'Which test runner do you use?',
    );
  });
});

describe('what a plan that is made beside the questions asks of the person', () => {
  it('is the next question, once', async () => {
    const asks = question({
      question: 'Where do reports get their prices from?',
      type: 'ask_text',
      why: 'Nothing is called a price list.',
      dimensions: ['data'],
    });
    const planner = (request: RecordedRequest): Reply =>
      saysJson({ ...goodResult(request), decision: 'ask_human', reasoning: 'Only you know.', question: asks });
    const rig = await modelRig({ respond: playing({ planner }) });
    const interview = await begin(rig);
    expect(open(interview).question.purpose).toBe('elicit');
    await answer(interview);
    expect(open(interview).question).toMatchObject({ purpose: 'ask_human', config: { question: asks.question } });
    await answerAll(interview);
    const asked = interview.session.questions.filter(({ question: { purpose } }) => purpose === 'ask_human');
    expect(asked).toHaveLength(1);
  });

  it('is planned while the person answers, and an answer does not stop it', async () => {
    const held = gate();
    const rig = await modelRig({ respond: playing({ planner: (request) => heldBack(request, held.passed) }) });
    const interview = beginAtOnce(rig);
    await until(() => callsOf(rig.server, 'planner').length === 1);
    expect(interview.view().busy).toBeNull();
    await interview.dispatch({ type: 'answer', questionId: 'Q1', answer: answerTo(open(interview)) }, 'person');
    await interview.settled();
    expect(open(interview).question.id).toBe('Q2');
    held.pass();
    await interview.idle();
    expect(callsOf(rig.server, 'planner')).toHaveLength(1);
    expect(eventsOf(rig.records, 'plan_created')).toHaveLength(1);
  });
});
