import { describe, expect, it } from 'vitest';
import { replay } from '../../../../../src/agents/session/fold/fold';
import { goodResult } from '../../../../model-server/good-model.mjs';
import { question } from '../../../../model-server/question-stock.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { saysJson } from '../../../../model-server/replies.mjs';
import { eventsOf } from '../rig';
import { answer, answerInWords, begin, callsOf, modelRig, open, playing, says } from './rig';

describe('after an answer that is nothing but one', () => {
  it('one call makes the turn: the interviewer’s, and the engine says that the topic goes on', async () => {
    const rig = await modelRig();
    const interview = await begin(rig);
    await answer(interview);
    expect(callsOf(rig.server, 'orchestrator')).toHaveLength(0);
    expect(callsOf(rig.server, 'interviewer')).toHaveLength(1);
    expect(eventsOf(rig.records, 'flow_decided')).toMatchObject([{ action: 'continue_current_topic', by: 'engine' }]);
    expect(open(interview)).toMatchObject({
      question: { id: 'Q2', by: 'model' },
      acknowledgement: expect.stringMatching(/^So it is “/) as string,
    });
  });

  it('a word that leaves it to others is one, too', async () => {
    const rig = await modelRig();
    const interview = await begin(rig);
    await says(interview, { type: 'non_answer', questionId: 'Q1', nonAnswer: 'you_decide' });
    expect(callsOf(rig.server, 'orchestrator')).toHaveLength(0);
    expect(open(interview).acknowledgement).toContain('left to whoever builds it');
  });

  it('the interviewer hears it before a question is asked that was prepared without knowing it', async () => {
    const rig = await modelRig();
    const interview = await begin(rig);
    await answer(interview);
    await answer(interview);
    const calls = callsOf(rig.server, 'interviewer');
    expect(calls).toHaveLength(2);
    expect(calls[1]?.text).toContain('P2 waits on T2: ask it by `askWaiting`');
    expect(eventsOf(rig.records, 'question_asked').at(-1)).toMatchObject({ preparedId: 'P2', question: { id: 'Q3' } });
    expect(open(interview).acknowledgement).toMatch(/^So it is “/);
    expect(replay(rig.records).prepared).toEqual(interview.session.prepared);
  });

  it('the interviewer may drop what was prepared, and ask something else in its place', async () => {
    const own = {
      type: 'confirm',
      question: 'Is the limit the same for everybody?',
      why: 'A limit was named.',
      dimensions: ['quality'],
      about: 'same-limit',
    } as const;
    const interviewer = (request: RecordedRequest) => {
      if (!request.text.includes('P2 waits on T2')) return null;
      return saysJson({ ...goodResult(request), question: question(own), askWaiting: null, dropWaiting: ['P2'] });
    };
    const rig = await modelRig({ respond: playing({ interviewer }) });
    const interview = await begin(rig);
    await answer(interview);
    await answer(interview);
    expect(open(interview).question.config['question']).toBe(own.question);
    expect(eventsOf(rig.records, 'question_dropped')).toMatchObject([{ preparedId: 'P2' }]);
    expect(interview.session.prepared.map(({ preparedId }) => preparedId)).not.toContain('P2');
  });

  it('rules that stand in for the interviewer ask what was prepared', async () => {
    const interviewer = (request: RecordedRequest) =>
      request.text.includes('P2 waits on T2') ? saysJson('nothing of use') : null;
    const rig = await modelRig({ respond: playing({ interviewer }) });
    const interview = await begin(rig);
    await answer(interview);
    await answer(interview);
    expect(eventsOf(rig.records, 'fallback_used')).toMatchObject([{ role: 'interviewer' }]);
    expect(eventsOf(rig.records, 'question_asked').at(-1)).toMatchObject({ preparedId: 'P2' });
    expect(open(interview).acknowledgement).not.toBe('');
  });

  it('what the interviewer concludes of a topic is kept as the next one begins, which nobody has to be asked about', async () => {
    const interviewer = (request: RecordedRequest) =>
      request.text.includes('The current topic: T1') && request.text.includes('The last answer is that to Q2')
        ? saysJson({ ...goodResult(request), ...DONE })
        : null;
    const rig = await modelRig({ respond: playing({ interviewer }) });
    const interview = await begin(rig);
    await says(interview, { type: 'activate_topic', topicId: 'T2' });
    await says(interview, { type: 'activate_topic', topicId: 'T1' });
    await answer(interview);
    const before = callsOf(rig.server, 'interviewer').length;
    await answer(interview);
    expect(callsOf(rig.server, 'orchestrator')).toHaveLength(0);
    const [first] = interview.session.topics;
    if (first?.status === 'completed') expect(first.finding).toBe(DONE.finding);
    expect(callsOf(rig.server, 'interviewer').length).toBeLessThanOrEqual(before + 2);
  });
});

describe('what may lead elsewhere is heard by the orchestrator', () => {
  it('words of the person’s own beside a choice', async () => {
    const rig = await modelRig();
    const interview = await begin(rig);
    await answerInWords(interview);
    expect(callsOf(rig.server, 'orchestrator')).toHaveLength(1);
  });

  it('a message', async () => {
    const rig = await modelRig();
    const interview = await begin(rig);
    await says(interview, { type: 'message', text: 'Support must be able to open it.' });
    expect(callsOf(rig.server, 'orchestrator')).toHaveLength(1);
  });

  it('the second non-answer in a row', async () => {
    const rig = await modelRig();
    const interview = await begin(rig);
    await says(interview, { type: 'non_answer', questionId: 'Q1', nonAnswer: 'you_decide' });
    await says(interview, { type: 'non_answer', questionId: 'Q2', nonAnswer: 'dont_know' });
    expect(callsOf(rig.server, 'orchestrator')).toHaveLength(1);
  });
});

const DONE = {
  acknowledgement: 'That is all of it.',
  done: true,
  question: null,
  finding: 'Exports are whole or not there at all.',
};
