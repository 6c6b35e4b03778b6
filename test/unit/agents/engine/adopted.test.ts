import { describe, expect, it } from 'vitest';
import { Interview } from '../../../../src/agents/engine/interview';
import type { EventOf, EventRecord } from '../../../../src/agents/session/events';
import { replay } from '../../../../src/agents/session/fold/fold';
import { isFixed } from '../../../../src/webview/connection/is-fixed';
import { cardBadges } from '../../../../src/webview/interview/question/card-state';
import { answerAll, answerOpen, begin, rig } from './rig';

const FROM_ELSEWHERE = 'This session was not made on this computer: it came with the folder.';

function adoption(records: readonly EventRecord[]): EventOf<'session_adopted'> {
  const covered = { from: 1, bytes: 0, records: records.length, sha256: '' };
  return { type: 'session_adopted', ...covered, tokenBudget: 5_000, probeAllowed: false, by: 'person' };
}

async function theirs(most: number): Promise<EventRecord[]> {
  const { ports, records } = rig();
  const interview = await begin(ports);
  for (let i = 0; i < most; i++) await answerOpen(interview);
  interview.dispose();
  return [...records];
}

describe('a session that was not made on this computer', () => {
  it('is shown with all it would bring along, takes no command, and does nothing', async () => {
    const records = await theirs(2);
    const selection = { path: 'a.ts', startLine: 1, endLine: 1, text: 'selected there' };
    const withMore = records.map((record) =>
      record.event.type === 'session_started' ? { ...record, event: { ...record.event, selection } } : record,
    );
    const own = rig();
    const shown = Interview.watch(own.ports, withMore, FROM_ELSEWHERE, { foreign: true });
    await shown.idle();
    const view = shown.view();
    expect(view).toMatchObject({
      elsewhere: FROM_ELSEWHERE,
      foreign: { selected: 'selected there', attachments: [] },
      busy: null,
    });
    expect(view.cards).toHaveLength(2);
    expect(isFixed(view)).toBe(true);
    await expect(answerOpen(shown)).rejects.toThrow(FROM_ELSEWHERE);
    expect(own.records).toEqual([]);
  });

  it('does not show as approved what nobody approved here', async () => {
    const { ports, records } = rig();
    await answerAll(await begin(ports));
    const shown = Interview.watch(rig().ports, records, FROM_ELSEWHERE, { foreign: true });
    expect(shown.session.spec?.status).toBe('approved');
    expect(shown.view().spec?.status).toBe('unapproved');
  });

  it('goes on once it is adopted, under this computer’s settings, with its answers marked', async () => {
    const records = await theirs(2);
    const own = rig();
    const interview = Interview.resume(own.ports, records, { byPerson: true, adoption: adoption(records) });
    await interview.idle();
    expect(own.records.slice(0, 2).map(({ event }) => event.type)).toEqual(['session_adopted', 'session_resumed']);
    expect(interview.session).toMatchObject({ tokenBudget: 5_000, probeAllowed: false });
    await answerOpen(interview);
    const cards = interview.view().cards.filter(({ by }) => by !== null);
    expect(cards.map(({ adopted }) => adopted)).toEqual([true, true, false]);
    expect(cards.map((card) => cardBadges(card).includes('adopted'))).toEqual([true, true, false]);
    await answerAll(interview);
    expect(own.specs[0]?.spec).toMatch(/^status: approved$/m);
    expect(own.specs[0]?.spec).toMatch(/^adopted: \["?Q1"?, "?Q2"?\]$/m);
  });

  it('keeps as adopted what the person changes not, and as theirs what they change', async () => {
    const records = await theirs(2);
    const own = rig();
    const interview = Interview.resume(own.ports, records, { byPerson: true, adoption: adoption(records) });
    await interview.idle();
    const { question, response } = interview.session.questions.find((one) => one.response?.kind === 'answer') ?? {};
    if (question === undefined || response?.kind !== 'answer') throw new Error('not answered');
    const revised = await interview.dispatch(
      { type: 'revise', questionId: question.id, answer: response.value },
      'person',
    );
    expect(revised).toEqual({ ok: true });
    const { cards } = interview.view();
    expect(cards).toHaveLength(2);
    for (const { id, adopted } of cards) expect(adopted).toBe(id !== question.id);
  });

  it('has neither its approval nor its wish to wrap up, after that', async () => {
    const { ports, records } = rig();
    await answerAll(await begin(ports));
    const approved = records.findIndex(({ event }) => event.type === 'plan_reviewed') + 1;
    const before = records.slice(0, approved);
    const next = { seq: approved + 1, at: '2026-01-15T12:00:00.000Z' };
    const wrapUp: EventRecord = { ...next, event: { type: 'wrap_up_requested', reason: 'You asked to wrap up.' } };
    expect(replay([...before, wrapUp])).toMatchObject({ planReview: { decision: 'approve' }, wrapUp: {} });
    const adopted: EventRecord = { ...next, seq: approved + 2, event: adoption(before) };
    expect(replay([...before, wrapUp, adopted])).toMatchObject({ planReview: null, wrapUp: null, spec: null });
  });

  it('is asked to approve the plan as it is, whatever plan a question from there shows under its name', async () => {
    const { ports, records } = rig();
    await answerAll(await begin(ports));
    const isPlan = ({ event }: EventRecord) =>
      event.type === 'question_asked' && event.question.purpose === 'approval' && event.question.type === 'show_plan';
    const another = records.slice(0, records.findIndex(isPlan) + 1).map((record): EventRecord => {
      const { event } = record;
      if (event.type !== 'question_asked' || !isPlan(record)) return record;
      const sections = [{ id: 'goals', title: 'Goals', content: 'Nothing to see here.' }];
      const config = { ...event.question.config, sections };
      return { ...record, event: { ...event, question: { ...event.question, config } } };
    });
    const interview = Interview.resume(rig().ports, another, { byPerson: true });
    await interview.idle();
    const open = interview.session.questions.find(({ status }) => status === 'open');
    expect(open?.question.purpose).toBe('approval');
    expect(JSON.stringify(open?.question.config)).not.toContain('Nothing to see here.');
  });
});
