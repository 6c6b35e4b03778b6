import { describe, expect, it } from 'vitest';
import { goodResult } from '../../../../model-server/good-model.mjs';
import { question } from '../../../../model-server/question-stock.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { saysJson } from '../../../../model-server/replies.mjs';
import type { Interview } from '../../../../../src/agents/engine/interview';
import { eventsOf, rig as withoutModel } from '../rig';
import { gate, heldBack, pause, until } from './gate';
import {
  answer,
  answerAll,
  answerInWords,
  answerTo,
  begin,
  callsOf,
  modelRig,
  open,
  playing,
  says,
  type ModelRig,
} from './rig';
import { tireless } from './tireless';

/** The writer's calls: topic, mode, and the questions that no statement cited then. */
function written({ server }: Pick<ModelRig, 'server'>): string[] {
  return callsOf(server, 'writer').map(({ text }) => {
    const topic = /# The topic you write\s+(T\d+)/.exec(text.replaceAll('\\n', '\n'))?.[1];
    const [, mode] = /Mode: (\w+)/.exec(text) ?? [];
    const [, due] = /no statement cites yet: ([Q\d, ]+|none)/.exec(text) ?? [];
    return `${topic} ${mode}: ${due?.trim()}`;
  });
}

function cited({ session }: Interview): string[] {
  return [...new Set(session.statements.flatMap(({ sources }) => sources))].filter((id) => id.startsWith('Q')).sort();
}

/** An interviewer that asks about one subject after the other, each of which a choice settles. */
function asksOn() {
  let asked = 0;
  const subjects = ['owners', 'colours', 'hours', 'names', 'places', 'sizes', 'orders', 'marks', 'doors', 'lamps'];
  return (request: RecordedRequest) => {
    const subject = subjects[asked++ % subjects.length] ?? '';
    const option = (id: string, label: string) => ({ id, label, description: null, pros: null, cons: null });
    const next = question({
      question: `Which ${subject} count?`,
      type: 'pick_one',
      options: [option('all', `All ${subject}`), option('some', `Some ${subject}`)],
      why: `Nothing says which ${subject} are meant.`,
      dimensions: ['behaviour'],
      subject: `The ${subject}`,
      about: subject,
    });
    return saysJson({ ...goodResult(request), done: false, finding: null, question: next });
  };
}

describe('while the interview goes on, a model writes', () => {
  it('nothing before the first answer, and two answers together', async () => {
    const rig = await modelRig();
    const interview = await begin(rig);
    expect(written(rig)).toEqual([]);
    await answer(interview);
    expect(written(rig)).toEqual([]);
    await answer(interview);
    expect(written(rig)).toEqual(['T1 incremental: Q1, Q2']);
    expect(cited(interview)).toEqual(['Q1', 'Q2']);
  });

  it('not more than once for two answers, and everything in the end', async () => {
    const rig = await modelRig({ respond: playing({ interviewer: tireless() }) });
    const interview = await begin(rig, { budget: 12 });
    for (let i = 0; i < 11; i++) await answer(interview);
    expect(written(rig).length).toBeLessThanOrEqual(6);
    await answer(interview);
    expect(open(interview).question.purpose).toBe('approval');
    expect(cited(interview)).toHaveLength(12);
    expect(written(rig).length).toBeLessThanOrEqual(8);
  });

  it('a message that adds something at once', async () => {
    const rig = await modelRig();
    const interview = await begin(rig);
    await says(interview, { type: 'message', text: 'The file must open in a spreadsheet.' });
    expect(written(rig)).toHaveLength(1);
    expect(interview.session.statements.flatMap(({ sources }) => sources)).toContain('M1');
  });

  it('what the person changes in an answer or in the draft at once', async () => {
    const rig = await modelRig();
    const interview = await begin(rig);
    for (let i = 0; i < 2; i++) await answer(interview);
    await says(interview, { type: 'revise', questionId: 'Q1', answer: { selected: 'asked' } });
    expect(written(rig)).toHaveLength(2);
    const id = interview.session.statements[0]?.id ?? '';
    await says(interview, { type: 'edit_statement', statementId: id, text: 'Only when asked.' });
    expect(written(rig)).toHaveLength(3);
  });

  it('nothing of what was left to others: the rules write it at once', async () => {
    const rig = await modelRig();
    const interview = await begin(rig);
    for (let i = 0; i < 2; i++) await answer(interview);
    const calls = written(rig).length;
    const { id } = open(interview).question;
    await says(interview, { type: 'non_answer', questionId: id, nonAnswer: 'you_decide' });
    const own = interview.session.statements.filter(({ sources }) => sources.includes(id));
    const later = written(rig).slice(calls);
    expect(later.every((one) => !one.includes(id))).toBe(true);
    await answerAll(interview);
    expect(own.every(({ kind, by }) => kind === 'delegated' && by === 'offline')).toBe(true);
    expect(cited(interview)).toContain(id);
  });

  it('and whoever leads the conversation meanwhile takes no answer for one that brought nothing', async () => {
    const rig = await modelRig();
    const interview = await begin(rig);
    for (let i = 0; i < 3; i++) await answerInWords(interview);
    const told = callsOf(rig.server, 'orchestrator').map(({ text }) => {
      const [, yields] = /New statements from each of the last answers, oldest first: ([^\n\\]+)/.exec(text) ?? [];
      return [yields, text.includes('answered, not written down yet: behaviour')];
    });
    expect(told).toEqual([
      ['none yet', true],
      ['none yet', true],
      ['1, 1', false],
    ]);
  });

  it('without a model the rules write every answer at once', async () => {
    const { ports, records } = withoutModel({ 'src/orders.ts': 'export const orders = [];\n' });
    const interview = await begin({ ports: { ...ports, models: null } });
    await answer(interview);
    expect(eventsOf(records, 'statements_changed').length).toBeGreaterThan(0);
    expect(cited(interview)).toEqual(['Q1']);
  });

  it('wrapped up with an answer that is not written yet, it is in the specification', async () => {
    const rig = await modelRig();
    const interview = await begin(rig);
    await answer(interview);
    await says(interview, { type: 'wrap_up' });
    expect(rig.specs[0]?.spec).toMatch(/\[Q1[\],]/);
  });
});

describe('the plan', () => {
  const roles = (rig: ModelRig, from: number) => rig.server.calls.slice(from).map(({ role }) => role);

  it('is reviewed while the last question is open', async () => {
    const rig = await modelRig({ respond: playing({ interviewer: asksOn() }) });
    const interview = await begin(rig, { budget: 3 });
    for (let i = 0; i < 2; i++) await answer(interview);
    expect(open(interview).question.purpose).toBe('elicit');
    expect(eventsOf(rig.records, 'review_made').map(({ before }) => before)).toEqual(['plan']);
    expect(cited(interview)).toEqual(['Q1', 'Q2']);
  });

  it('is reviewed without showing it as something to wait for, and told what is still to be written', async () => {
    const read = gate();
    const rig = await modelRig({
      respond: playing({
        interviewer: asksOn(),
        reviewer: (request) => heldBack(request, read.passed),
      }),
    });
    const interview = await begin(rig, { budget: 4 });
    await answer(interview);
    await interview.dispatch({ type: 'activate_topic', topicId: 'T2' }, 'person');
    await until(() => callsOf(rig.server, 'reviewer').length > 0);
    expect(open(interview).question.id).toBe('Q3');
    expect(interview.view().busy).toBeNull();
    expect(callsOf(rig.server, 'reviewer')[0]?.text).toContain('The answers to Q1 are about to be');
    read.pass();
    await interview.idle();
  });

  it('stands without a call after a last answer that leaves things to others', async () => {
    const rig = await modelRig({ respond: playing({ interviewer: asksOn() }) });
    const interview = await begin(rig, { budget: 4 });
    for (let i = 0; i < 3; i++) await answer(interview);
    const before = rig.server.calls.length;
    const { id } = open(interview).question;
    await says(interview, { type: 'non_answer', questionId: id, nonAnswer: 'dont_know' });
    expect(roles(rig, before)).toEqual([]);
    expect(open(interview).question.purpose).toBe('approval');
    expect(cited(interview)).toEqual(['Q1', 'Q2', 'Q3', 'Q4']);
  });

  it('stands after one call of the writer where the last answer says something', async () => {
    const rig = await modelRig({ respond: playing({ interviewer: asksOn() }) });
    const interview = await begin(rig, { budget: 4 });
    for (let i = 0; i < 3; i++) await answer(interview);
    const before = rig.server.calls.length;
    await answer(interview);
    expect(roles(rig, before)).toEqual(['writer']);
    expect(open(interview).question.purpose).toBe('approval');
    expect(cited(interview)).toEqual(['Q1', 'Q2', 'Q3', 'Q4']);
  });

  it('stands once it is decided that a person who leaves everything to others has had enough', async () => {
    const rig = await modelRig();
    const interview = await begin(rig);
    await answer(interview);
    for (let i = 0; i < 2; i++) {
      const before = rig.server.calls.length;
      const { id: questionId } = open(interview).question;
      await says(interview, { type: 'non_answer', questionId, nonAnswer: 'you_decide' });
      if (i === 1) expect(roles(rig, before).filter((role) => role !== 'interviewer')).toEqual(['orchestrator']);
    }
    expect(open(interview).question.purpose).toBe('approval');
    expect(cited(interview)).toEqual(['Q1', 'Q2', 'Q3']);
  });

  it('waits for a review that is under way when the last answer comes, and not for another one', async () => {
    const read = gate();
    const rig = await modelRig({
      respond: playing({
        interviewer: asksOn(),
        reviewer: (request) => heldBack(request, read.passed),
      }),
    });
    const interview = await begin(rig, { budget: 3 });
    await answer(interview);
    await interview.dispatch({ type: 'answer', questionId: 'Q2', answer: answerTo(open(interview)) }, 'person');
    await until(() => callsOf(rig.server, 'reviewer').length === 1);
    await interview.dispatch({ type: 'answer', questionId: 'Q3', answer: answerTo(open(interview)) }, 'person');
    for (let i = 0; i < 20; i++) await pause();
    expect(interview.view().open).toBeNull();
    read.pass();
    await interview.idle();
    expect(open(interview).question.purpose).toBe('approval');
    expect(callsOf(rig.server, 'reviewer')).toHaveLength(1);
  });

  it('is reviewed anew where the last answer may settle what was found', async () => {
    const finding = { statements: [], text: 'Nothing says which colours count.', fix: null };
    const reviews = [{ findings: [finding] }, { settled: ['V1'] }];
    const rig = await modelRig({
      respond: playing({
        interviewer: asksOn(),
        reviewer: (request) => saysJson({ ...goodResult(request), ...reviews.shift() }),
      }),
    });
    const interview = await begin(rig, { budget: 3 });
    for (let i = 0; i < 2; i++) await answer(interview);
    await answer(interview);
    expect(eventsOf(rig.records, 'review_made')).toHaveLength(2);
    expect(eventsOf(rig.records, 'finding_settled')).toMatchObject([{ id: 'V1', end: 'fixed' }]);
  });
});
