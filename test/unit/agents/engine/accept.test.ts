import { describe, expect, it } from 'vitest';
import { accept } from '../../../../src/agents/engine/accept';
import type { SessionCommand } from '../../../../src/agents/engine/commands';
import type { QuestionDraft } from '../../../../src/agents/session/question';
import { openQuestion } from '../../../../src/agents/session/session';
import { answerAll, begin, rig } from './rig';

const asked = (type: QuestionDraft['type'], config: QuestionDraft['config']): QuestionDraft => ({
  type,
  config,
  why: 'The caller wants to know.',
  evidence: [],
  purpose: 'elicit',
  dimensions: ['scope'],
  by: 'caller',
});

const formats = asked('pick_one', {
  question: 'Which format?',
  options: [
    { id: 'csv', label: 'CSV' },
    { id: 'json', label: 'JSON' },
  ],
});

async function interviewOn(...questions: QuestionDraft[]) {
  const { ports } = rig();
  const interview = await begin(ports, { caller: { context: '', questions } });
  const open = openQuestion(interview.session)?.question.id ?? '';
  return { interview, open, session: interview.session };
}

describe('an answer', () => {
  it('to the open question becomes an event, with its digest in the question’s own words', async () => {
    const { session, open } = await interviewOn(formats);
    expect(accept(session, { type: 'answer', questionId: open, answer: { selected: 'csv' } }, 'person')).toEqual({
      ok: true,
      events: [{ type: 'answer_given', questionId: open, answer: { selected: 'csv' }, digest: 'CSV', by: 'person' }],
    });
  });

  it.each([
    ['an option that is not there', { selected: 'xml' }, /xml/],
    ['the wrong shape', { text: 'CSV' }, /./],
    ['nothing', null, /./],
  ])('with %s is refused with the reason', async (_name, answer, reason) => {
    const { session, open } = await interviewOn(formats);
    const accepted = accept(session, { type: 'answer', questionId: open, answer }, 'person');
    expect(accepted.ok).toBe(false);
    if (!accepted.ok) expect(accepted.reason).toMatch(reason);
  });

  it('to a question that is not open says which one is', async () => {
    const { session, open } = await interviewOn(formats);
    const accepted = accept(session, { type: 'answer', questionId: 'Q77', answer: { selected: 'csv' } }, 'person');
    expect(accepted).toEqual({
      ok: false,
      reason: `There is no question Q77. The open question is ${open}: “Which format?”.`,
    });
  });
});

describe('the ways of not answering', () => {
  it.each(['you_decide', 'dont_know', 'not_now'] as const)('%s is kept as what it is', async (nonAnswer) => {
    const { session, open } = await interviewOn(formats);
    expect(accept(session, { type: 'non_answer', questionId: open, nonAnswer }, 'person')).toEqual({
      ok: true,
      events: [{ type: 'non_answer_given', questionId: open, nonAnswer, by: 'person' }],
    });
  });

  it('“None of these” needs words, and is the type’s own “other” where there is one', async () => {
    const { session, open } = await interviewOn(formats);
    const none: SessionCommand = { type: 'non_answer', questionId: open, nonAnswer: 'none_of_these' };
    expect(accept(session, none, 'person')).toMatchObject({ ok: false });
    expect(accept(session, { ...none, text: 'Parquet' }, 'person')).toMatchObject({
      ok: true,
      events: [{ type: 'answer_given', answer: { other: 'Parquet' } }],
    });
  });

  it('none of them approves a plan', async () => {
    const { ports } = rig();
    const interview = await begin(ports, { budget: 0 });
    const open = openQuestion(interview.session)?.question;
    expect(open?.purpose).toBe('approval');
    for (const nonAnswer of ['you_decide', 'dont_know', 'not_now', 'none_of_these'] as const) {
      const accepted = accept(
        interview.session,
        { type: 'non_answer', questionId: open?.id ?? '', nonAnswer, text: 'x' },
        'person',
      );
      expect(accepted.ok).toBe(false);
    }
  });
});

describe('what does not fit the moment is refused, and says so', () => {
  it.each<[SessionCommand, RegExp]>([
    [{ type: 'message', text: '  ' }, /empty/],
    [{ type: 'message', text: '\u200b\u0007' }, /empty/],
    [{ type: 'message', text: 'x'.repeat(60_000) }, /at most 50000/],
    [{ type: 'activate_topic', topicId: 'T99' }, /There is no topic T99\. There are: T1/],
    [{ type: 'activate_topic', topicId: 'T1' }, /discussed already/],
    [{ type: 'reorder_topics', ids: ['T1', 'T1'] }, /twice/],
    [{ type: 'reorder_topics', ids: ['T9'] }, /no topic T9/],
    [{ type: 'add_topic', title: ' ' }, /name/],
    [{ type: 'drop_topic', topicId: 'T9' }, /no topic T9/],
    [{ type: 'change_budget', budget: -1 }, /between 0 and 100/],
    [{ type: 'start_asking' }, /Nothing is being looked at/],
    [{ type: 'revise', questionId: 'Q1', answer: { selected: 'csv' } }, /still open/],
    [{ type: 'revise', questionId: 'Q9', answer: { selected: 'csv' } }, /no question Q9/],
    [{ type: 'edit_statement', statementId: 'FR-404', text: 'x' }, /no statement FR-404/],
    [{ type: 'clarify', questionId: 'Q9', text: '' }, /no question Q9/],
  ])('%j', async (command, reason) => {
    const { session } = await interviewOn(formats);
    const accepted = accept(session, command, 'person');
    expect(accepted.ok).toBe(false);
    if (!accepted.ok) expect(accepted.reason).toMatch(reason);
  });

  it('everything, once the session has ended', async () => {
    const { ports } = rig();
    const interview = await begin(ports);
    await answerAll(interview);
    expect(accept(interview.session, { type: 'wrap_up' }, 'person')).toMatchObject({ ok: false, reason: /ended/ });
  });
});
