import { describe, expect, it } from 'vitest';
import { goodResult } from '../../../../model-server/good-model.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { saysJson } from '../../../../model-server/replies.mjs';
import { eventsOf } from '../rig';
import { gate, pause, until } from './gate';
import { answer, answerTo, begin, callsOf, modelRig, open, playing, says, stayInFirstTopic, REMARK } from './rig';

/** An interview in its first topic whose orchestrator decides only when the gate opens, after one more answer. */
async function undecided(decision: Record<string, unknown> = {}) {
  const decided = gate();
  let holds = false;
  const orchestrator = (request: RecordedRequest) => {
    const result = { ...goodResult(request), ...decision };
    return holds ? saysJson(result, { chunks: [decided.passed, JSON.stringify(result)] }) : null;
  };
  const rig = await modelRig({ respond: playing({ orchestrator }) });
  const interview = await begin(rig);
  holds = true;
  const { question } = open(interview);
  await interview.dispatch(
    { type: 'answer', questionId: question.id, answer: answerTo({ question }), note: REMARK },
    'person',
  );
  await until(() => interview.session.proposal !== null);
  return { ...rig, interview, decided };
}

describe('a reply of the interviewer that has come is kept', () => {
  it('when a term is set meanwhile: the question is asked in that word', async () => {
    const { interview, decided, server } = await undecided();
    const proposed = interview.session.proposal?.result;
    const said = proposed?.done === false ? String(proposed.question.config['question']) : '';
    expect(said).toContain('half-way');
    await interview.dispatch(
      { type: 'prefer_term', term: 'half-way', preference: 'avoid', instead: 'midway' },
      'person',
    );
    decided.pass();
    await interview.idle();
    expect(callsOf(server, 'interviewer')).toHaveLength(1);
    expect(open(interview).question.config['question']).toBe(said.replace('half-way', 'midway'));
  });

  it('when a question that waits on another topic is worded otherwise, or dropped', async () => {
    for (const question of ['Which limit holds for support?', null]) {
      const { interview, decided, server } = await undecided({ waiting: [{ id: 'P2', question }] });
      expect(interview.session.prepared.map(({ preparedId }) => preparedId)).toContain('P2');
      decided.pass();
      await interview.idle();
      expect(callsOf(server, 'interviewer')).toHaveLength(1);
    }
  });
});

describe('what a model concludes of a topic is kept', () => {
  const FINDING = 'Exports are whole or not there at all.';
  const DONE = { acknowledgement: '', done: true, question: null, finding: FINDING, reason: 'It is all said.' };

  /** The orchestrator leads to the second topic while the interviewer still thinks about the first. */
  async function leftEarly(reply: (request: RecordedRequest) => object) {
    const said = gate();
    let leads = false;
    const orchestrator = (request: RecordedRequest) =>
      leads ? saysJson({ ...goodResult(request), action: 'switch_to_topic', topicId: 'T2' }) : null;
    const interviewer = (request: RecordedRequest) => {
      if (!leads || !request.text.includes('The current topic: T1')) return null;
      const result = JSON.stringify(reply(request));
      const cut = result.indexOf('"done"');
      return saysJson(null, { chunks: [result.slice(0, cut), said.passed, result.slice(cut)] });
    };
    const rig = await modelRig({ respond: playing({ orchestrator, interviewer }) });
    const interview = await begin(rig);
    await stayInFirstTopic(interview);
    await answer(interview);
    leads = true;
    const { question } = open(interview);
    await interview.dispatch(
      { type: 'answer', questionId: question.id, answer: answerTo({ question }), note: REMARK },
      'person',
    );
    await until(() => interview.view().open?.id !== question.id && interview.view().open !== null);
    leads = false;
    return { ...rig, interview, said };
  }

  it('although the orchestrator has led elsewhere before it came', async () => {
    const { interview, said, records } = await leftEarly(() => DONE);
    const second = open(interview).question;
    expect(second.topicId).toBe('T2');
    // Nobody waits for it.
    expect(interview.view().busy).toBeNull();
    said.pass();
    await interview.idle();
    const first = interview.session.topics.find(({ id }) => id === 'T1');
    expect(first?.concluded).toBe(FINDING);
    if (first?.status === 'completed') expect(first.finding).toBe(FINDING);
    expect(open(interview).question).toEqual(second);
    expect(eventsOf(records, 'interview_proposed').at(-1)).toMatchObject({ topicId: 'T1', observations: [] });
    await answer(interview);
    expect(open(interview).question.id).not.toBe(second.id);
  });

  it('while a question of the left topic is not waited for', async () => {
    const { interview, said, server, records } = await leftEarly((request) => goodResult(request) as object);
    const proposals = eventsOf(records, 'interview_proposed').length;
    said.pass();
    await interview.idle();
    expect(eventsOf(records, 'interview_proposed')).toHaveLength(proposals);
    expect(callsOf(server, 'interviewer').length).toBeGreaterThan(0);
  });

  it('nor for a conclusion that rests on an answer which was changed since', async () => {
    const { interview, said } = await leftEarly(() => DONE);
    const [first] = interview.session.questions;
    await says(interview, {
      type: 'revise',
      questionId: first?.question.id ?? '',
      answer: first === undefined ? null : answerTo({ question: first.question }, 'Something else.'),
      note: 'It is otherwise.',
    });
    said.pass();
    await pause();
    expect(interview.session.topics.find(({ id }) => id === 'T1')?.concluded).toBeUndefined();
  });
});
