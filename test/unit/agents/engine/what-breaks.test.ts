import { describe, expect, it } from 'vitest';
import { decide } from '../../../../src/agents/engine/decide';
import { Interview } from '../../../../src/agents/engine/interview';
import type { EventRecord, SessionEvent } from '../../../../src/agents/session/events';
import { fold, replay } from '../../../../src/agents/session/fold/fold';
import { openQuestion } from '../../../../src/agents/session/session';
import { answerAll, answerOpen, begin, eventsOf, rig } from './rig';

/** The journal of an interview with a few answers, and the record of one of its events. */
async function journal() {
  const { ports, records } = rig();
  const interview = await begin(ports);
  for (let i = 0; i < 3; i++) await answerOpen(interview);
  interview.dispose();
  const find = (type: SessionEvent['type']) => {
    const record = records.find(({ event }) => event.type === type);
    if (record === undefined) throw new Error(`No ${type} in the journal.`);
    return record;
  };
  return { records, find };
}

/** The first answer in a journal, and the record of its question: what was left to others is none. */
function answered(records: readonly EventRecord[]) {
  const given = eventsOf(records, 'answer_given')[0];
  const asked = records.find(({ event }) => event.type === 'question_asked' && event.question.id === given?.questionId);
  if (given === undefined || asked === undefined) throw new Error('No answer in the journal.');
  return { asked, given };
}

/** A record whose event lacks a part, as no schema lets it through: what a defect of the engine might make of one. */
function without(record: EventRecord, part: string): EventRecord {
  const { [part]: _gone, ...event } = record.event as unknown as Record<string, unknown>;
  return { ...record, event: event as unknown as SessionEvent };
}

async function resumed(records: readonly EventRecord[]) {
  const kept = rig();
  const interview = Interview.resume(kept.ports, records, { byPerson: true });
  await interview.idle();
  return { interview, ...kept };
}

describe('an answer whose question is lost', () => {
  it('stays an answer, is shown, and stands in the specification with what is known of it', async () => {
    const { records } = await journal();
    const { asked, given } = answered(records);
    const { interview, specs } = await resumed(records.filter((record) => record !== asked));
    expect(interview.view().cards.find(({ id }) => id === given.questionId)).toMatchObject({
      config: { question: 'The question was lost' },
      line: given.digest,
      answer: given.answer,
    });
    await answerAll(interview);
    expect(specs[0]?.spec).toContain(`- **${given.questionId}** The question was lost → ${given.digest}`);
    expect(specs[0]?.spec).toMatch(new RegExp(`The question was lost: .+ \\[${given.questionId}[\\],]`));
  });

  it('keeps its number: the next question takes one that nothing has named', async () => {
    const { records } = await journal();
    const questions = new Set(eventsOf(records, 'question_asked').map(({ question }) => question.id));
    const { interview, records: added } = await resumed(records.filter(({ event }) => event.type !== 'question_asked'));
    expect(openQuestion(interview.session)).not.toBeNull();
    for (const { question } of eventsOf(added, 'question_asked')) expect(questions).not.toContain(question.id);
  });

  it('can be changed, in plain words', async () => {
    const { records, find } = await journal();
    const asked = find('question_asked');
    const { interview } = await resumed(records.filter((record) => record !== asked));
    const revised = { type: 'revise', questionId: 'Q1', answer: { text: 'All of it' } } as const;
    expect(await interview.dispatch(revised, 'person')).toEqual({ ok: true });
    expect(interview.view().cards[0]).toMatchObject({ line: 'All of it', revisions: 1 });
  });

  it('to “Not now” does not come back: what was asked is not known', async () => {
    const { find } = await journal();
    const put = { type: 'non_answer_given', questionId: 'Q5', nonAnswer: 'not_now', by: 'person' } as const;
    const session = fold(replay([find('session_started')]), { seq: 2, at: '2026-01-15T12:00:00.000Z', event: put });
    expect(session.questions).toMatchObject([{ status: 'withdrawn', response: { nonAnswer: 'not_now' } }]);
  });
});

it('a journal in which a number was given twice keeps both answers', async () => {
  const { records } = await journal();
  const { asked, given } = answered(records);
  const twice: EventRecord = { ...asked, seq: records.length + 1 };
  const answers = eventsOf(records, 'answer_given').length;
  const { questions } = replay([...records, twice]);
  expect(questions.filter(({ response }) => response?.kind === 'answer')).toHaveLength(answers);
  expect(questions.map(({ question }) => question.id)).toContain(`${given.questionId}.1`);
});

it('what the person wrote over a lost statement stays as they wrote it', async () => {
  const { records } = await journal();
  const edited = { type: 'statement_edited', statementId: 'NFR-007', text: 'It answers within 20 ms.' } as const;
  const at = '2026-01-15T13:00:00.000Z';
  const { interview, specs } = await resumed([...records, { seq: records.length + 1, at, event: edited }]);
  await answerAll(interview);
  expect(specs[0]?.spec).toContain('** It answers within 20 ms.');
});

it('what is answered after a specification was written is written as well', async () => {
  const { ports, records } = rig();
  await answerAll(await begin(ports));
  const kept = records.filter(({ event }) => event.type !== 'session_ended' && event.type !== 'plan_reviewed');
  const { interview, specs } = await resumed(kept);
  const { questionId, answer } = eventsOf(records, 'answer_given')[0] ?? { questionId: '', answer: null };
  expect(await interview.dispatch({ type: 'revise', questionId, answer }, 'person')).toEqual({ ok: true });
  await interview.idle();
  await answerAll(interview);
  expect(specs).toHaveLength(1);
});

describe('what breaks down', () => {
  it('in folding sets one event aside, by its number; the others are taken', async () => {
    const { records, find } = await journal();
    const misfit = find('statements_changed');
    const { interview, specs } = await resumed(
      records.map((record) => (record === misfit ? without(misfit, 'upserts') : record)),
    );
    expect(interview.session.setAside).toMatchObject([{ seq: misfit.seq, type: 'statements_changed' }]);
    expect(interview.view().problem).toMatch(new RegExp(`set aside: ${misfit.seq} \\(statements_changed\\)`));
    await answerAll(interview);
    expect(specs).toHaveLength(1);
  });

  it('in deciding becomes a problem that is shown; the session stays readable, and wrapping up writes what there is', async () => {
    const { records, find } = await journal();
    const { seq, at, event } = find('topic_queued');
    const topic = event.type === 'topic_queued' ? { ...event.topic, id: 'T9', dimensions: undefined } : null;
    const broken = { type: 'topic_queued', topicId: 'T9', topic } as unknown as SessionEvent;
    const left = [...records, { seq: records.length + seq, at, event: broken }];
    expect(() => decide(replay(left))).toThrow();

    const { interview, specs } = await resumed(left);
    expect(interview.view().problem).toMatch(/cannot go on by itself here; what was said is kept\. Wrap up/);
    expect(interview.view().cards).toHaveLength(3);
    expect(await interview.dispatch({ type: 'wrap_up' }, 'person')).toEqual({ ok: true });
    await interview.idle();
    expect(interview.session.ended).toEqual({ reason: 'wrapped_up', completed: false });
    for (const { questionId } of eventsOf(records, 'answer_given'))
      expect(specs[0]?.spec).toContain(`**${questionId}**`);
  });

  it('in writing a draft does not keep the session from being wrapped up', async () => {
    const { records, find } = await journal();
    const { topicId } = eventsOf(records, 'question_asked')[0]?.question ?? { topicId: '' };
    const asked = find('question_asked');
    const question = { ...(asked.event as { question: object }).question, id: 'Q9', topicId, evidence: undefined };
    const odd = { type: 'question_asked', question, acknowledgement: '' } as unknown as SessionEvent;
    const last = { seq: records.length + 1, at: asked.at, event: odd };
    const given = { type: 'answer_given', questionId: 'Q9', answer: { text: 'x' }, digest: 'x', by: 'person' } as const;
    const { interview, specs } = await resumed([...records, last, { ...last, seq: last.seq + 1, event: given }]);
    await interview.dispatch({ type: 'wrap_up' }, 'person');
    await interview.idle();
    expect(interview.session.ended?.reason).toBe('wrapped_up');
    expect(specs[0]?.spec).toContain('**Q9**');
  });

  it('in showing one part leaves the others on the page', async () => {
    const { records, find } = await journal();
    const asked = find('question_asked');
    const question = { ...(asked.event as { question: object }).question, evidence: undefined };
    const odd = {
      ...asked,
      event: { type: 'question_asked', question, acknowledgement: '' } as unknown as SessionEvent,
    };
    const { interview } = await resumed(records.map((record) => (record === asked ? odd : record)));
    const view = interview.view();
    expect(view.problem).not.toBeNull();
    expect(view.cards.map(({ id }) => id)).toEqual(['Q2', 'Q3']);
    expect(view.topics.length).toBeGreaterThan(0);
  });

  it('in whoever listens ends nothing', async () => {
    const { ports, specs } = rig();
    const interview = await begin(ports);
    interview.subscribe(() => {
      throw new Error('The page is gone.');
    });
    await answerAll(interview);
    expect(specs).toHaveLength(1);
    expect(interview.view().problem).toBe('The page is gone.');
  });
});
