import { describe, expect, it } from 'vitest';
import { goodResult } from '../../../../model-server/good-model.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { saysJson } from '../../../../model-server/replies.mjs';
import { eventsOf } from '../rig';
import { gate, heldBack, pause, until } from './gate';
import {
  answer,
  answerAll,
  answerTo,
  begin,
  callsOf,
  modelRig,
  open,
  playing,
  says,
  stayInFirstTopic,
  answerInWords,
  REMARK,
} from './rig';

describe('after an answer in words that may lead elsewhere', () => {
  it('orchestrator and interviewer work side by side: both are asked before either has replied', async () => {
    const both = gate();
    const arrived: string[] = [];
    const wait = (request: RecordedRequest) => {
      arrived.push(request.role ?? '');
      if (arrived.length === 2) both.pass();
      return heldBack(request, both.passed);
    };
    const rig = await modelRig({ respond: playing({ orchestrator: wait, interviewer: wait }) });
    const interview = await begin(rig);
    expect(arrived).toEqual([]);
    await answerInWords(interview);
    expect(new Set(arrived)).toEqual(new Set(['orchestrator', 'interviewer']));
    expect(open(interview).question.id).toBe('Q2');
  });

  it('they do so also where breadth leads to the next topic: its question waits for one call, not for two', async () => {
    const both = gate();
    const arrived: string[] = [];
    const wait = (request: RecordedRequest) => {
      arrived.push(request.role ?? '');
      if (arrived.length === 2) both.pass();
      return heldBack(request, both.passed);
    };
    let hold = false;
    const held = (request: RecordedRequest) => (hold ? wait(request) : null);
    const bootstrapper = (request: RecordedRequest) => {
      const good = goodResult(request) as { topics: object[] };
      const [first, ...others] = good.topics;
      return saysJson({ ...good, topics: [first, ...others.map((topic) => ({ ...topic, firstQuestion: null }))] });
    };
    const rig = await modelRig({ respond: playing({ bootstrapper, orchestrator: held, interviewer: held }) });
    const interview = await begin(rig);
    await answer(interview);
    expect(open(interview).question).toMatchObject({ id: 'Q2', topicId: 'T1' });
    hold = true;
    await answerInWords(interview);
    expect(new Set(arrived)).toEqual(new Set(['orchestrator', 'interviewer']));
    expect(open(interview).question).toMatchObject({ id: 'Q3', topicId: 'T2' });
  });

  it('the interviewer’s question is adopted without a second call where there is no directive', async () => {
    const rig = await modelRig();
    const interview = await begin(rig);
    await stayInFirstTopic(interview);
    expect(callsOf(rig.server, 'interviewer')).toHaveLength(0);
    await answerInWords(interview);
    expect(callsOf(rig.server, 'orchestrator')).toHaveLength(1);
    expect(callsOf(rig.server, 'interviewer')).toHaveLength(1);
    await answerInWords(interview);
    expect(callsOf(rig.server, 'interviewer')).toHaveLength(2);
  });

  it('a directive has the interviewer asked once more, and once only, with it', async () => {
    const directive = 'Ask how long exports are kept.';
    let told = false;
    const orchestrator = (request: RecordedRequest) => {
      if (told) return null;
      told = true;
      return saysJson({ ...goodResult(request), directive });
    };
    const rig = await modelRig({ respond: playing({ orchestrator }) });
    const interview = await begin(rig);
    await stayInFirstTopic(interview);
    await answerInWords(interview);
    const calls = callsOf(rig.server, 'interviewer');
    expect(calls.map(({ text }) => text.includes(directive))).toEqual([false, true]);
    expect(open(interview).question.config['question']).toContain('how long exports are kept');
    await answer(interview);
    expect(callsOf(rig.server, 'interviewer')).toHaveLength(3);
  });

  it('the next question is on screen before the draft is written, and an answer in between is not lost', async () => {
    const written = gate();
    const answered = (request: RecordedRequest) => request.text.includes('answered:');
    const writer = (request: RecordedRequest) => (answered(request) ? heldBack(request, written.passed) : null);
    const rig = await modelRig({ respond: playing({ writer }) });
    const interview = await begin(rig);
    for (const id of ['Q1', 'Q2', 'Q3']) {
      await until(() => interview.view().open?.id === id);
      await interview.dispatch({ type: 'answer', questionId: id, answer: answerTo(open(interview)) }, 'person');
    }
    await until(() => interview.view().open?.id === 'Q4');
    written.pass();
    await interview.idle();
    const cited = () => new Set(interview.session.statements.flatMap(({ sources }) => sources));
    expect(cited()).toEqual(new Set(['Q1', 'Q2']));
    // The third one is written with the next of its topic, or when that closes.
    await answerAll(interview);
    expect([...cited()]).toEqual(expect.arrayContaining(['Q1', 'Q2', 'Q3', 'Q4']));
  });
});

describe('while a reply comes in', () => {
  it('the question can be read before it is there, but not before the orchestrator has decided', async () => {
    const [half, rest, decided] = [gate(), gate(), gate()];
    const interviewer = (request: RecordedRequest) => {
      const text = JSON.stringify(goodResult(request));
      const cut = text.indexOf('"type"');
      return saysJson(null, {
        chunks: [text.slice(0, cut - 12), half.passed, text.slice(cut - 12, cut), rest.passed, text.slice(cut)],
      });
    };
    const orchestrator = (request: RecordedRequest) => heldBack(request, decided.passed);
    const rig = await modelRig({ respond: playing({ interviewer, orchestrator }) });
    const interview = await begin(rig);
    const shown: string[] = [];
    interview.subscribe(() => shown.push(interview.view().streaming?.question ?? ''));
    const { question } = open(interview);
    await interview.dispatch(
      { type: 'answer', questionId: question.id, answer: answerTo(open(interview)), note: REMARK },
      'person',
    );
    await until(() => callsOf(rig.server, 'interviewer').length === 1);
    half.pass();
    await pause();
    expect(shown.filter((text) => text !== '')).toEqual([]);
    decided.pass();
    await until(() => interview.view().streaming !== null);
    expect(interview.view().open).toBeNull();
    expect('What should happen when it fails half-way?').toContain(interview.view().streaming?.question);
    rest.pass();
    await interview.idle();
    expect(interview.view().streaming).toBeNull();
    expect(open(interview).question.config['question']).toBe('What should happen when it fails half-way?');
    expect(eventsOf(rig.records, 'question_asked')).toHaveLength(2);
  });

  it('the draft can be read line by line', async () => {
    const rest = gate();
    const writer = (request: RecordedRequest) => {
      if (!request.text.includes('answered:')) return null;
      const text = JSON.stringify(goodResult(request));
      const cut = text.indexOf('"dimension"');
      return saysJson(null, { chunks: [text.slice(0, cut), rest.passed, text.slice(cut)] });
    };
    const rig = await modelRig({ respond: playing({ writer }) });
    const interview = await begin(rig);
    await answer(interview);
    await interview.dispatch({ type: 'answer', questionId: 'Q2', answer: answerTo(open(interview)) }, 'person');
    await until(() => (interview.view().streaming?.draft.length ?? 0) > 0);
    const [coming] = interview.view().streaming?.draft ?? [];
    expect(coming).toMatchObject({ topicId: 'T1', statements: [expect.stringContaining('In every case')] });
    expect(interview.session.statements).toEqual([]);
    rest.pass();
    await interview.idle();
    expect(interview.session.statements.map(({ text }) => text)).toEqual(
      expect.arrayContaining(coming?.statements ?? []),
    );
  });
});

describe('breadth before depth', () => {
  it('brings up every topic once before one gets its third question, and comes back to it', async () => {
    const rig = await modelRig();
    const interview = await begin(rig);
    const topics: string[] = [];
    for (let i = 0; i < 12 && open(interview).question.purpose !== 'approval'; i++) {
      topics.push(open(interview).question.topicId);
      await answer(interview);
    }
    expect(topics.slice(0, 3)).toEqual(['T1', 'T1', 'T2']);
    expect(topics.slice(3)).toContain('T1');
    expect(eventsOf(rig.records, 'topic_activated').map(({ chosen }) => chosen)).not.toContain(true);
  });

  it('asks of a screen of the topic that nobody was asked about before it goes on, where that leaves room for the others', async () => {
    const bootstrapper = (request: RecordedRequest) => {
      const good = goodResult(request) as { topics: object[] };
      const [first, ...others] = good.topics;
      return saysJson({ ...good, visible: true, topics: [{ ...first, screens: ['harbour board'] }, ...others] });
    };
    const order = async (budget: number) => {
      const rig = await modelRig({ respond: playing({ bootstrapper }) });
      const interview = await begin(rig, { budget });
      const topics: string[] = [];
      for (let i = 0; i < 4 && open(interview).question.purpose !== 'approval'; i++) {
        topics.push(open(interview).question.topicId);
        await answer(interview);
      }
      return topics;
    };
    expect(await order(12)).toEqual(['T1', 'T1', 'T1', 'T2']);
    expect((await order(4)).slice(0, 3)).toEqual(['T1', 'T1', 'T2']);
  });

  it('stays where the person wants to be', async () => {
    const rig = await modelRig();
    const interview = await begin(rig);
    await stayInFirstTopic(interview);
    for (let i = 0; i < 2; i++) await answer(interview);
    expect(open(interview).question.topicId).toBe('T1');
  });

  it('goes on to what has not come up also after a model of its own accord came back to a topic', async () => {
    let turns = 0;
    const orchestrator = (request: RecordedRequest) => {
      turns += 1;
      // After the first question of the second topic.
      return turns === 3
        ? saysJson({ ...goodResult(request), action: 'switch_to_topic', topicId: 'T1', directive: null })
        : null;
    };
    const rig = await modelRig({ respond: playing({ orchestrator }) });
    const interview = await begin(rig);
    await says(interview, { type: 'add_topic', title: 'Start and upkeep' });
    for (let i = 0; i < 3; i++) await answerInWords(interview);
    expect(eventsOf(rig.records, 'topic_activated').map(({ chosen }) => chosen)).not.toContain(true);
    const third = interview.session.topics.at(-1)?.id;
    const asked = interview.session.questions.map(({ question }) => question.topicId);
    expect(asked.slice(0, 5)).toContain(third);
  });
});
