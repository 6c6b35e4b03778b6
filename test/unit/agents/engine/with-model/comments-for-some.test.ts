import { describe, expect, it } from 'vitest';
import { buildWriterInput } from '../../../../../src/agents/roles/inputs/build';
import type { Interview } from '../../../../../src/agents/engine/interview';
import { answer, answerAll, begin, callsOf, modelRig, open, says } from './rig';

/** An interview at its plan, with what is called so there of two topics, and what sends it back with comments. */
async function atPlan() {
  const rig = await modelRig();
  const interview = await begin(rig);
  while (open(interview).question.purpose !== 'approval') await answer(interview);
  const labels = Object.entries(open(interview).question.labels ?? {});
  const of = (topicId: string) =>
    labels.flatMap(([id, label]) =>
      interview.session.statements.some((one) => one.id === id && one.topicId === topicId) ? [label] : [],
    )[0] ?? '';
  const topics = [...new Set(interview.session.statements.map(({ topicId }) => topicId))].sort();
  const sendBack = async (text: string, feedback = '') => {
    const calls = callsOf(rig.server, 'writer').length;
    const [section] = open(interview).question.config['sections'] as { id: string }[];
    const annotations = text === '' ? [] : [{ sectionId: section?.id ?? '', text }];
    const questionId = open(interview).question.id;
    await says(interview, { type: 'answer', questionId, answer: { decision: 'revise', annotations, feedback } });
    const prompts = callsOf(rig.server, 'writer').slice(calls);
    return {
      prompts,
      wrote: prompts.map(({ text: said }) => /The topic you write(?:\\n|\s)+(T\d+)/.exec(said)?.[1]).sort(),
    };
  };
  return { interview, of, topics, sendBack };
}

const isAtPlan = (interview: Interview) => open(interview).question.purpose === 'approval';

describe('comments on the plan that name statements', () => {
  it.each(['first', 'last'] as const)('go to the writer of these alone: of the %s topic', async (which) => {
    const { interview, of, topics, sendBack } = await atPlan();
    expect(topics.length).toBeGreaterThan(1);
    const topic = topics.at(which === 'first' ? 0 : -1) ?? '';
    const { prompts, wrote } = await sendBack(`${of(topic)}: only while the shop is open.`, 'Otherwise it is right.');
    expect(wrote).toEqual([topic]);
    expect(prompts[0]?.text).toContain(`, for ${topic}: `);
    expect(prompts[0]?.text).toContain('only while the shop is open.');
    expect(isAtPlan(interview)).toBe(true);
  });

  it('are followed once: nobody writes again where the statement is gone since, nor for the next comment elsewhere', async () => {
    const { interview, of, topics, sendBack } = await atPlan();
    const [first = '', second = ''] = topics;
    expect((await sendBack(`${of(first)}: only while the shop is open.`)).wrote).toEqual([first]);
    const gone = interview.session.statements.find(({ topicId }) => topicId === first)?.id ?? '';
    await says(interview, { type: 'remove_statement', statementId: gone });
    expect((await sendBack(`${of(second)}: as a list.`)).wrote).toEqual([second]);
    await answerAll(interview);
    expect(interview.session.ended?.completed).toBe(true);
  });

  it('go to all writers where one text also wishes for what no statement says, and not where it goes on about one', async () => {
    const sentBack = async (more: string) => {
      const { of, topics, sendBack } = await atPlan();
      const { wrote } = await sendBack('', `${of(topics[0] ?? '')}: only while the shop is open. ${more}`);
      return { wrote, topics };
    };
    const narrow = await sentBack('It only says how things are today.');
    expect(narrow.wrote).toEqual([narrow.topics[0]]);
    const wide = await sentBack('Reports should be listed with the text that somebody reported.');
    expect(wide.wrote).toEqual(wide.topics);
  });

  it('may change what the person worded themselves before, and only that', async () => {
    const { interview, of, topics, sendBack } = await atPlan();
    const [topic = ''] = topics;
    const own = interview.session.statements.filter(({ topicId }) => topicId === topic);
    const [first, second] = own;
    if (first === undefined || second === undefined) throw new Error('There are too few statements.');
    for (const { id } of [first, second])
      await says(interview, { type: 'edit_statement', statementId: id, text: `Mine, ${id}.` });
    expect(of(topic)).not.toBe('');
    const held = () => {
      const whole = interview.session.topics.find(({ id }) => id === topic);
      return whole === undefined ? [] : buildWriterInput(interview.session, whole, 'incremental').editedByPerson;
    };
    expect(held()).toEqual(expect.arrayContaining([first.id, second.id]));
    const label = open(interview).question.labels?.[first.id] ?? '';
    await sendBack('', `Make ${label}: only while the shop is open.`);
    expect(held()).toEqual([second.id]);
  });

  it.each([
    ['another one names none', 'Nobody but accountants may do it.'],
    ['it is for all', 'Call it “file” everywhere, as in that one.'],
  ])('go to all writers where %s', async (_, feedback) => {
    const { of, topics, sendBack } = await atPlan();
    const { wrote } = await sendBack(`${of(topics[0] ?? '')}: only while the shop is open.`, feedback);
    expect(wrote).toEqual(topics);
  });
});
