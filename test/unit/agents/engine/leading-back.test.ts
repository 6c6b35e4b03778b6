import { describe, expect, it } from 'vitest';
import type { Interview } from '../../../../src/agents/engine/interview';
import { questionTitle } from '../../../../src/agents/questions/catalogue';
import { openQuestion } from '../../../../src/agents/session/session';
import { answerAll, answerOpen, begin, eventsOf, rig } from './rig';

async function toPlan(interview: Interview): Promise<void> {
  for (let i = 0; i < 30 && openQuestion(interview.session)?.question.purpose !== 'approval'; i++)
    await answerOpen(interview);
  expect(openQuestion(interview.session)?.question.type).toBe('show_plan');
}

const topicOfOpen = ({ session }: Interview) => {
  const open = openQuestion(session)?.question;
  return open?.purpose === 'approval' ? 'plan' : session.topics.find(({ id }) => id === open?.topicId)?.title;
};

describe('from the plan back into the discussion', () => {
  it('a subject brought up in a message is discussed, not closed at once', async () => {
    const { ports, records } = rig();
    const interview = await begin(ports);
    await toPlan(interview);
    await interview.dispatch(
      { type: 'message', text: 'We also need to talk about invoices of resellers later' },
      'person',
    );
    await interview.idle();
    expect(topicOfOpen(interview)).toBe('Invoices of resellers');
    expect(eventsOf(records, 'question_withdrawn').at(-1)?.reason).toBe('The discussion goes on.');
    await answerAll(interview);
    expect(interview.session.ended?.completed).toBe(true);
  });

  it('so is a topic that is added to the list', async () => {
    const { ports } = rig();
    const interview = await begin(ports);
    await toPlan(interview);
    await interview.dispatch({ type: 'add_topic', title: 'Data retention' }, 'person');
    await interview.idle();
    expect(topicOfOpen(interview)).toBe('Data retention');
  });

  it('without room in the budget the plan comes again, and room made later reopens the topic', async () => {
    const { ports } = rig();
    const interview = await begin(ports, { budget: 2 });
    await toPlan(interview);
    await interview.dispatch({ type: 'add_topic', title: 'Data retention' }, 'person');
    await interview.idle();
    expect(topicOfOpen(interview)).toBe('plan');
    await interview.dispatch({ type: 'change_budget', budget: 12 }, 'person');
    await interview.idle();
    expect(topicOfOpen(interview)).not.toBe('plan');
    expect(interview.session.topics.filter(({ closedBy }) => closedBy === 'convergence')).toEqual([]);
    await answerAll(interview);
    const added = interview.session.topics.find(({ title }) => title === 'Data retention');
    expect(interview.session.questions.some(({ question }) => question.topicId === added?.id)).toBe(true);
  });

  it('what is only noted changes the plan and leads nowhere else', async () => {
    const { ports } = rig();
    const interview = await begin(ports);
    await toPlan(interview);
    await interview.dispatch({ type: 'message', text: 'Entries must never be shared between tenants.' }, 'person');
    await interview.idle();
    expect(topicOfOpen(interview)).toBe('plan');
  });
});

describe('what is put off', () => {
  async function putOffEverything() {
    const { ports, records } = rig();
    const interview = await begin(ports);
    for (let i = 0; i < 60 && topicOfOpen(interview) !== 'plan'; i++) {
      const questionId = openQuestion(interview.session)?.question.id ?? '';
      await interview.dispatch({ type: 'non_answer', questionId, nonAnswer: 'not_now' }, 'person');
      await interview.idle();
    }
    return { interview, records };
  }

  it('comes back once, each of it, before the reviewer asks what nobody has', async () => {
    const { records } = await putOffEverything();
    const times = new Map<string, number>();
    for (const { question } of eventsOf(records, 'question_asked')) {
      const isPlanned = question.purpose !== 'approval' && question.about !== 'open.proof';
      if (isPlanned) times.set(question.id, (times.get(question.id) ?? 0) + 1);
    }
    expect(times.size).toBeGreaterThan(4);
    expect([...new Set(times.values())]).toEqual([2]);
  });

  it('then stays open: every question has a statement of its own, although all topics are written at once', async () => {
    const { interview } = await putOffEverything();
    const { statements, questions } = interview.session;
    const elicited = questions.filter(({ question }) => question.purpose !== 'approval');
    for (const { question } of elicited) {
      const own = statements.filter(({ sources }) => sources.includes(question.id));
      expect(own.map(({ text }) => text).join()).toContain(questionTitle(question.config));
      expect(own.every(({ topicId }) => topicId === question.topicId)).toBe(true);
    }
    expect(new Set(statements.map(({ id }) => id)).size).toBe(statements.length);
  });
});

it('saying that there is something to talk about is no statement about the change', async () => {
  const { ports } = rig();
  const interview = await begin(ports);
  await interview.dispatch(
    { type: 'message', text: 'We also need to talk about invoices of resellers later' },
    'person',
  );
  await interview.dispatch({ type: 'wrap_up' }, 'person');
  await interview.idle();
  expect(interview.session.statements.filter(({ sources }) => sources.includes('M1'))).toEqual([]);
});
