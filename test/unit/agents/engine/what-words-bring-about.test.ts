import { describe, expect, it } from 'vitest';
import { openQuestion } from '../../../../src/agents/session/session';
import { openComments } from '../../../../src/agents/specification/open-comments';
import type { Interview } from '../../../../src/agents/engine/interview';
import type { Statement } from '../../../../src/agents/session/statement';
import { answerAll, begin, rig } from './rig';

/** An interview in which the first question has been asked. */
async function asking() {
  const kept = rig();
  const interview = await begin(kept.ports, { request: 'Add an export of orders as CSV' });
  return { ...kept, interview };
}

async function say(interview: Interview, text: string): Promise<void> {
  expect(await interview.dispatch({ type: 'message', text }, 'person')).toEqual({ ok: true });
  await interview.idle();
}

function statementsOf({ session }: Interview, source: string): Statement[] {
  return session.statements.filter(({ sources }) => sources.includes(source));
}

describe('words that lead the interview', () => {
  it.each([
    'Back to scope',
    'Let us talk about rate limits now',
    'We can talk about retention later.',
    'FR-002 mixes what is in and what is out',
    'Make the non-goals a section of their own.',
    'Lass uns jetzt über Ratenlimits sprechen.',
  ])('never become statements, now or at the end: %s', async (words) => {
    const { interview, records } = await asking();
    await say(interview, words);
    expect(interview.session.understood).toMatchObject([{ source: 'M1', by: 'offline' }]);
    expect(records.filter(({ event }) => event.type === 'words_understood')).toHaveLength(1);
    await answerAll(interview);
    expect(statementsOf(interview, 'M1')).toEqual([]);
  });

  it('are obeyed, and what stands beside them is written down', async () => {
    const { interview } = await asking();
    await say(interview, 'Only admins may export orders, let us talk about rate limits now.');
    expect(interview.session.topics.find(({ status }) => status === 'active')?.title).toMatch(/rate limits/i);
    await answerAll(interview);
    expect(statementsOf(interview, 'M1').map(({ text }) => text)).toEqual(['Only admins may export orders.']);
  });

  it('may wait: what is to be spoken of later is put on the list, and the topic stays', async () => {
    const { interview } = await asking();
    const before = interview.session.topics.find(({ status }) => status === 'active')?.id;
    await say(interview, 'We can talk about zebra stripes later.');
    expect(interview.session.topics.find(({ status }) => status === 'active')?.id).toBe(before);
    expect(interview.session.topics.map(({ title }) => title)).toContain('Zebra stripes');
  });
});

describe('words that can be meant in several ways', () => {
  it('are asked about beside the interview, and are nothing until the person says', async () => {
    const { interview } = await asking();
    const open = openQuestion(interview.session)?.question.id;
    await say(interview, 'Go to the zebra list.');
    expect(openQuestion(interview.session)?.question.id).toBe(open);
    expect(interview.view().messages[0]?.unclear).toEqual([
      { part: 0, text: 'Go to the zebra list.', about: 'zebra list' },
    ]);
    expect(statementsOf(interview, 'M1')).toEqual([]);
    expect(openComments(interview.session).map(({ text }) => text)).toEqual(['Go to the zebra list.']);
  });

  it('become a statement where that was meant', async () => {
    const { interview } = await asking();
    await say(interview, 'Go to the zebra list.');
    await interview.dispatch({ type: 'mean_words', source: 'M1', part: 0, as: 'add' }, 'person');
    await interview.idle();
    expect(interview.view().messages[0]?.unclear).toEqual([]);
    expect(statementsOf(interview, 'M1').map(({ text }) => text)).toEqual(['Go to the zebra list.']);
    expect(openComments(interview.session)).toEqual([]);
  });

  it('lead to the topic where that was meant', async () => {
    const { interview } = await asking();
    await say(interview, 'Go to the zebra list.');
    await interview.dispatch({ type: 'mean_words', source: 'M1', part: 0, as: 'topic' }, 'person');
    await interview.idle();
    expect(interview.session.topics.find(({ status }) => status === 'active')?.title).toBe('Zebra list');
    expect(statementsOf(interview, 'M1')).toEqual([]);
  });

  it('are only a comment where that was meant, and can be taken otherwise later', async () => {
    const { interview } = await asking();
    await say(interview, 'Go to the zebra list.');
    await interview.dispatch({ type: 'mean_words', source: 'M1', part: 0, as: 'comment' }, 'person');
    await interview.idle();
    expect([statementsOf(interview, 'M1'), openComments(interview.session)]).toEqual([[], []]);
    const again = await interview.dispatch({ type: 'mean_words', source: 'M1', part: 0, as: 'comment' }, 'person');
    expect(again).toMatchObject({ ok: false });
    const nothing = await interview.dispatch({ type: 'mean_words', source: 'M1', part: 9, as: 'add' }, 'person');
    expect(nothing).toMatchObject({ ok: false });
  });
});
