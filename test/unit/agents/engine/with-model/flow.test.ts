import { describe, expect, it } from 'vitest';
import type { Interview } from '../../../../../src/agents/engine/interview';
import { countedQuestions } from '../../../../../src/agents/session/budget';
import { goodResult } from '../../../../model-server/good-model.mjs';
import { question } from '../../../../model-server/question-stock.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { saysJson, type Reply } from '../../../../model-server/replies.mjs';
import { eventsOf } from '../rig';
import {
  answer,
  answerAll,
  answerTo,
  answerUntil,
  askedTexts,
  begin,
  callsOf,
  modelRig,
  open,
  playing,
  says,
  answerInWords,
} from './rig';

/** The good model's result with some of it changed, on some of the calls (counted from 1). */
function instead(changes: Record<string, unknown>, on: (call: number) => boolean = () => true) {
  let calls = 0;
  return (request: RecordedRequest): Reply | null =>
    on(++calls) ? saysJson({ ...goodResult(request), ...changes }) : null;
}

const first = (call: number) => call === 1;

const asks = (text: string, more: Record<string, unknown> = {}) => ({
  acknowledgement: 'Fine.',
  done: false,
  finding: null,
  reason: 'It matters.',
  question: question({ question: text, type: 'ask_text', why: 'It matters.', dimensions: ['behaviour'], ...more }),
});

/** An interviewer whose first question checks the direction: where the answer leads is not plain. */
const checksDirection = (request: RecordedRequest): Reply | null =>
  request.text.includes('So this is mainly about how much it has to bear')
    ? null
    : saysJson({
        ...goodResult(request),
        ...asks('So this is mainly about how much it has to bear, right?', { type: 'confirm', frames: 'T2' }),
      });

async function saysNoToDirection(interview: Interview): Promise<void> {
  await answer(interview);
  const { id, purpose } = open(interview).question;
  expect(purpose).toBe('framing');
  await says(interview, { type: 'answer', questionId: id, answer: { choice: 'no' } });
}

describe('the person’s word that it is enough', () => {
  it.each(['Let’s wrap up', "that's enough", 'Too many questions!', 'no more questions please'])(
    '“%s”: honoured at once, without asking a model whether it was meant',
    async (text) => {
      const rig = await modelRig();
      const interview = await begin(rig);
      await answer(interview);
      const [decided, asked] = [callsOf(rig.server, 'orchestrator'), callsOf(rig.server, 'interviewer')];
      await says(interview, { type: 'message', text });
      expect(callsOf(rig.server, 'orchestrator')).toHaveLength(decided.length);
      expect(callsOf(rig.server, 'interviewer')).toHaveLength(asked.length);
      const flow = eventsOf(rig.records, 'flow_decided').at(-1);
      expect(flow).toMatchObject({ action: 'start_convergence', by: 'offline', phase: 'convergence' });
      expect(open(interview).question.purpose).toBe('approval');
      await answerAll(interview);
      expect(interview.session.ended?.completed).toBe(true);
    },
  );

  it('is heard inside an answer, too', async () => {
    const rig = await modelRig();
    const interview = await begin(rig);
    await answerUntil(interview, 'ask_text');
    expect(open(interview).question.type).toBe('ask_text');
    const decided = callsOf(rig.server, 'orchestrator').length;
    await answer(interview, 'I compare the totals. That’s enough questions.');
    expect(callsOf(rig.server, 'orchestrator')).toHaveLength(decided);
    expect(open(interview).question.purpose).toBe('approval');
    const texts = interview.session.statements.map(({ text }) => text).join('\n');
    expect(texts).toContain('compare the totals');
  });
});

describe('a model that wants to end', () => {
  it.each(['start_convergence', 'end_session'])('too early (%s) is overruled, which is told', async (action) => {
    const orchestrator = instead({ action, reasoning: 'I know enough.' }, first);
    const rig = await modelRig({ respond: playing({ orchestrator, interviewer: checksDirection }) });
    const interview = await begin(rig);
    await saysNoToDirection(interview);
    const flow = eventsOf(rig.records, 'flow_decided').at(-1);
    expect(flow).toMatchObject({ action: 'continue_current_topic', by: 'model' });
    expect(flow?.reasoning).toMatch(/^The interview goes on, since “What it does”.* not settled.*I know enough\.$/);
    expect(interview.view().activity.map(({ detail }) => detail)).toContain(flow?.reasoning);
    expect(open(interview).question.id).toBe('Q3');
  });

  it('or goes on with the last question of the budget behind it: that is the one reason given', async () => {
    const reasoning = 'One more question is worth asking.';
    const orchestrator = instead({ action: 'continue_current_topic', reasoning, acknowledgement: 'CSV it is.' });
    const rig = await modelRig({ respond: playing({ orchestrator }) });
    const interview = await begin(rig, { budget: 1 });
    const turn = interview.session.lastSeq;
    const { id: questionId } = open(interview).question;
    const note = 'We have talked about it: as a file.';
    await says(interview, { type: 'answer', questionId, answer: answerTo(open(interview)), note });
    const decided = eventsOf(rig.records, 'flow_decided').filter((flow) => flow.turn > turn);
    expect(decided.map(({ action: done, by, reasoning: why }) => [done, by, why])).toEqual([
      ['start_convergence', 'engine', 'The one question of the budget is asked.'],
    ]);
    expect(open(interview).question.purpose).toBe('approval');
    expect(open(interview).acknowledgement).toBe('CSV it is.');
  });

  it('is not asked where the last answer only answers: there is nothing else to decide', async () => {
    const rig = await modelRig();
    const interview = await begin(rig, { budget: 1 });
    await answer(interview);
    expect(callsOf(rig.server, 'orchestrator')).toHaveLength(0);
    expect(eventsOf(rig.records, 'flow_decided')).toMatchObject([
      { action: 'start_convergence', by: 'engine', reasoning: 'The one question of the budget is asked.' },
    ]);
    expect(open(interview).question.purpose).toBe('approval');
    expect(open(interview).acknowledgement).toContain('In every case');
  });

  it('may, once the person leaves everything open', async () => {
    const rig = await modelRig();
    const interview = await begin(rig);
    for (const questionId of ['Q1', 'Q2']) {
      expect(open(interview).question.id).toBe(questionId);
      await says(interview, { type: 'non_answer', questionId, nonAnswer: 'you_decide' });
    }
    expect(eventsOf(rig.records, 'flow_decided').at(-1)).toMatchObject({ action: 'start_convergence', by: 'model' });
    expect(open(interview).question.purpose).toBe('approval');
    await answerAll(interview);
    const kinds = interview.session.statements.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'delegated')).toHaveLength(2);
  });

  it('never ends the session: the person approves what comes of it', async () => {
    const rig = await modelRig({ respond: playing({ orchestrator: instead({ action: 'end_session' }) }) });
    const interview = await begin(rig);
    await says(interview, { type: 'message', text: 'I have told you what matters.' });
    expect(interview.session.ended).toBeNull();
    expect(open(interview).question.purpose).toBe('approval');
  });
});

describe('a model that does not end', () => {
  const restless = () => {
    const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
    let asked = 0;
    return () => {
      const number = numbers[asked++] ?? `number${asked}`;
      return saysJson(asks(`${number} ${number}s for ${number}-ness?`, { about: number }));
    };
  };

  it.each([1, 3, 4])('keeps within a budget of %i questions', async (budget) => {
    const rig = await modelRig({ respond: playing({ interviewer: restless() }) });
    const interview = await begin(rig, { budget });
    await answerAll(interview);
    expect(interview.session.ended?.completed).toBe(true);
    expect(countedQuestions(interview.session)).toBe(budget);
  });

  it('leaves a topic after six questions', async () => {
    const rig = await modelRig({ respond: playing({ interviewer: restless() }) });
    const interview = await begin(rig, { budget: 40 });
    await answerAll(interview);
    expect(interview.session.topics.map(({ closedBy }) => closedBy)).toEqual(['cap', 'cap']);
    expect(countedQuestions(interview.session)).toBe(12);
  });

  it('adds at most three topics in a turn', async () => {
    const newTopics = ['Mail', 'mail ', 'Print', 'What it DOES', 'Archive', 'Import', 'Colours', 'Fonts'].map(
      (title) => {
        return { title, scope: `All about ${title}.`, dimensions: ['behaviour'] };
      },
    );
    const rig = await modelRig({ respond: playing({ orchestrator: instead({ newTopics }, first) }) });
    const interview = await begin(rig);
    await answerInWords(interview);
    expect(interview.session.topics.map(({ title }) => title)).toEqual([
      ...['What it does', 'Limits and proof'],
      ...['Mail', 'Print', 'Archive'],
    ]);
    await answerAll(interview);
    expect(interview.session.ended?.completed).toBe(true);
    expect(countedQuestions(interview.session)).toBeLessThanOrEqual(12);
  });

  it('and repeats itself is told so twice, and the third time its topic is closed', async () => {
    const again = asks('When should “Export orders as a file that” take effect?');
    const interviewer = (request: RecordedRequest) =>
      request.text.includes('T2 still waiting') ? saysJson(again) : null;
    const rig = await modelRig({ respond: playing({ interviewer }) });
    const interview = await begin(rig);
    await answer(interview);
    const calls = callsOf(rig.server, 'interviewer');
    expect(calls.map(({ text }) => text.match(/Sent back: /g)?.length ?? 0)).toEqual([0, 1, 2]);
    expect(calls[1]?.text).toContain('Q1 asked this already');
    expect(eventsOf(rig.records, 'interview_refused')).toHaveLength(2);
    expect(interview.session.topics[0]).toMatchObject({ status: 'completed', finding: '' });
    expect(open(interview).question.topicId).toBe('T2');
    await answerAll(interview);
    const texts = askedTexts(interview);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('a question that checks the direction', () => {
  const framing = (frames: string) =>
    playing({
      interviewer: instead(
        asks('So this is mainly about how much it has to bear, right?', { type: 'confirm', frames }),
        first,
      ),
    });

  it.each(['T2', 'Limits and proof'])('puts the topic first on yes (%s)', async (frames) => {
    const rig = await modelRig({ respond: framing(frames) });
    const interview = await begin(rig);
    await answer(interview);
    expect(open(interview).question).toMatchObject({ type: 'confirm', purpose: 'framing', frames });
    expect(interview.session.topics.map(({ id }) => id)).toEqual(['T1', 'T2']);
    await answer(interview);
    expect(interview.session.topics.map(({ id }) => id)).toEqual(['T2', 'T1']);
    await answerAll(interview);
    expect(interview.session.ended?.completed).toBe(true);
  });

  it('makes the topic where there is none, and discusses it', async () => {
    const rig = await modelRig({ respond: framing('Load at night') });
    const interview = await begin(rig);
    await answer(interview);
    await answer(interview);
    expect(interview.session.topics.map(({ title }) => title)).toEqual([
      ...['Load at night', 'What it does', 'Limits and proof'],
    ]);
    await answerAll(interview);
    expect(askedTexts(interview)).toContain('What has to hold for “Load at night”?');
  });

  it('changes nothing on no', async () => {
    const rig = await modelRig({ respond: framing('T2') });
    const interview = await begin(rig);
    await answer(interview);
    await says(interview, { type: 'answer', questionId: 'Q2', answer: { choice: 'no' } });
    expect(interview.session.topics.map(({ id }) => id)).toEqual(['T1', 'T2']);
  });
});

describe('what the person says beside the questions', () => {
  it('asked for what there is, the model tells, and the question stays', async () => {
    const rig = await modelRig();
    const interview = await begin(rig);
    await answer(interview);
    const before = open(interview);
    const asked = callsOf(rig.server, 'interviewer').length;
    await says(interview, { type: 'message', text: 'Show me what we have.' });
    expect(interview.session.messages[0]?.reply).toMatch(/^So far: .*What it does/);
    expect(open(interview)).toEqual(before);
    expect(callsOf(rig.server, 'interviewer')).toHaveLength(asked);
    expect(eventsOf(rig.records, 'flow_decided').at(-1)).toMatchObject({
      action: 'continue_current_topic',
      by: 'model',
    });
  });

  it('another topic is gone to at once; the question left behind comes back', async () => {
    const rig = await modelRig();
    const interview = await begin(rig);
    await says(interview, { type: 'message', text: 'Let’s talk about Limits and proof now' });
    expect(interview.session.messages[0]?.reply).toMatch(/^Then on to /);
    expect(open(interview).question).toMatchObject({ id: 'Q2', topicId: 'T2' });
    await answer(interview);
    await answer(interview);
    expect(open(interview).question).toMatchObject({ id: 'Q1', topicId: 'T1' });
    await answerAll(interview);
    expect(interview.session.questions.filter(({ status }) => status === 'parked')).toEqual([]);
  });

  it('a subject mentioned in an answer is queued, and returned to', async () => {
    const rig = await modelRig();
    const interview = await begin(rig);
    await answerUntil(interview, 'ask_text');
    const { id } = open(interview).question;
    await answer(interview, 'I compare the totals. We must also talk about access rights.');
    expect(interview.session.topics[2]).toMatchObject({ title: 'access rights', status: 'active' });
    expect(eventsOf(rig.records, 'topic_mentioned')).toMatchObject([{ source: id, topic: { title: 'access rights' } }]);
    expect(open(interview).question.config['question']).toBe('What has to hold for “access rights”?');
    await answerAll(interview);
    expect(interview.session.topics[2]?.status).toBe('completed');
    expect(rig.specs[0]?.spec).toContain('access rights');
  });

  it('a wish told in a message stands in the draft', async () => {
    const rig = await modelRig();
    const interview = await begin(rig);
    await says(interview, { type: 'message', text: 'The file name must contain the date.' });
    await answerAll(interview);
    const cited = interview.session.statements.filter(({ sources }) => sources.includes('M1'));
    expect(cited.map(({ text }) => text)).toEqual(['The file name must contain the date.']);
    expect(rig.specs[0]?.spec).toContain('[M1]');
  });
});

describe('a plan that is sent back', () => {
  it('leads to a question about the comment, a new plan and its approval', async () => {
    const rig = await modelRig();
    const interview = await begin(rig);
    while (open(interview).question.purpose !== 'approval') await answer(interview);
    const plan = open(interview).question.id;
    const feedback = 'Say what becomes of cancelled orders';
    const sections = open(interview).question.config['sections'];
    await says(interview, {
      type: 'answer',
      questionId: plan,
      answer: { decision: 'revise', annotations: [], feedback },
    });
    expect(open(interview).question.config['question']).toContain(feedback);
    await answer(interview, 'Cancelled orders are left out of the file.');
    while (open(interview).question.purpose !== 'approval') await answer(interview);
    expect(open(interview).question.config['sections']).not.toEqual(sections);
    await answerAll(interview);
    expect(interview.session.ended).toEqual({ reason: 'approved', completed: true });
    expect(rig.specs[0]?.spec).toContain('Cancelled orders are left out of the file.');
  });

  it('goes to the writer alone where the comment says how something is to be: nobody is asked anything', async () => {
    const rig = await modelRig();
    const interview = await begin(rig);
    while (open(interview).question.purpose !== 'approval') await answer(interview);
    const calls = rig.server.calls.length;
    const plan = open(interview).question.id;
    await says(interview, {
      type: 'answer',
      questionId: plan,
      answer: {
        decision: 'revise',
        annotations: [{ sectionId: 'requirements', text: 'Cancelled orders are left out of the file.' }],
      },
    });
    expect(open(interview).question.purpose).toBe('approval');
    expect(open(interview).question.id).not.toBe(plan);
    const roles = rig.server.calls.slice(calls).map(({ role }) => role);
    expect(roles).toContain('writer');
    expect(roles.filter((role) => role === 'interviewer' || role === 'orchestrator')).toEqual([]);
    expect(callsOf(rig.server, 'writer').at(-1)?.text).toContain('Cancelled orders are left out of the file.');
  });

  it('leads to questions also where all are spent, if the person wants to be asked', async () => {
    const rig = await modelRig();
    const interview = await begin(rig, { budget: 3 });
    while (open(interview).question.purpose !== 'approval') await answer(interview);
    expect(countedQuestions(interview.session)).toBe(3);
    await says(interview, {
      type: 'answer',
      questionId: open(interview).question.id,
      answer: { decision: 'revise', annotations: [], feedback: 'Please ask me about the points that stay open.' },
    });
    expect(open(interview).question.purpose).not.toBe('approval');
    expect(interview.session.budget).toBe(6);
  });
});
