import { describe, expect, it } from 'vitest';
import { Interview } from '../../../../src/agents/engine/interview';
import type { Commit, WorkspaceReader } from '../../../../src/agents/workspace/workspace-reader';
import type { Clock } from '../../../../src/agents/base/async/clock';
import { openQuestion } from '../../../../src/agents/session/session';
import { parseEvent } from '../../../../src/agents/session/read-event';
import { replay } from '../../../../src/agents/session/fold/fold';
import { answerAll, answerOpen, begin, eventsOf, rig, textLook, typesOf } from './rig';

const REQUEST = 'Export orders as CSV';

const SHOP = {
  'package.json': '{ "name": "shop", "devDependencies": { "vitest": "^3" } }',
  'src/orders/export.ts': 'export function exportOrders(orders) {\n  return orders.map(csv);\n}\n',
  'src/orders/csv.ts': 'export const csv = (order) => order.fields.join(",");\n',
  'src/orders/store.ts': 'export class OrderStore {\n  csv() {\n    return this.export;\n  }\n}\n',
  'test/orders/export.test.ts': 'test("exports orders as csv", () => {});\n',
};

const OLD_NOTES = '# Practices\n\nReviewed 2025-01-01. Exports go through jobs.\n';

/** Nothing in it speaks of exports or orders. */
const ELSEWHERE = { 'package.json': '{ "name": "game" }', 'src/board.ts': 'class Board {}\n' };

function never(): Promise<never> {
  return new Promise(() => undefined);
}

/** Begins without waiting for the end, and waits until the interview does something that holds. */
function beginHeld(reader: WorkspaceReader) {
  const kept = rig();
  const started = Interview.start({ ...kept.ports, reader }, { request: REQUEST, selection: null });
  if (!started.ok) throw new Error(started.reason);
  return { ...kept, interview: started.interview };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1));
}

describe('a look before planning', () => {
  it('is skipped where the settings say so: planned without it, and without a look through the back door', async () => {
    const { ports, records } = rig(SHOP);
    const interview = await begin(ports, { request: REQUEST, probeAllowed: false });
    expect(eventsOf(records, 'probe_skipped')).toEqual([
      { type: 'probe_skipped', reason: 'Looking first is switched off in the settings.' },
    ]);
    expect(interview.session.probe).toMatchObject({ status: 'skipped' });
    expect(typesOf(records)).not.toContain('observation_made');
    expect(eventsOf(records, 'plan_created')).toMatchObject([{ decision: 'proceed', tasks: [] }]);
    await answerAll(interview);
    expect(interview.session.ended?.completed).toBe(true);
  });

  it('is skipped where the intake sees no need, with its reason', async () => {
    const { ports, records } = rig();
    const interview = await begin({ ...ports, reader: { ...textLook(), roots: () => [] } }, { request: REQUEST });
    expect(eventsOf(records, 'probe_skipped')[0]?.reason).toBe('No folder is open, so there is nothing to look at.');
    expect(interview.session.probe).toMatchObject({ status: 'skipped' });
    expect(openQuestion(interview.session)).not.toBeNull();
  });

  it('enriches planning, each observation with what was looked at, what came of it, and when', async () => {
    const { ports, records } = rig(SHOP);
    const interview = await begin(ports, { request: REQUEST });
    const { probe, observations } = interview.session;
    const observedAt = new Map(interview.session.observedAt);
    expect(probe.status).toMatch(/^completed_with_/);
    expect(probe.evidenceSummary).toContain('src/orders/export.ts');
    expect(probe.confidence).toBeGreaterThan(0.5);
    expect(eventsOf(records, 'plan_created')).toMatchObject([{ decision: 'proceed', researchQuality: null }]);
    for (const { id, target, result, ms, status } of observations) {
      expect({ target, result, status }).toEqual({
        target: expect.stringMatching(/\S/) as unknown,
        result: expect.stringMatching(/\S/) as unknown,
        status: expect.stringMatching(/ok|capped/) as unknown,
      });
      expect(ms).toBeGreaterThanOrEqual(0);
      expect(observedAt.get(id)).toMatch(/^2026-/);
    }
    const shown = interview.view().activity;
    expect(shown.find(({ text }) => text.startsWith('retrieve'))?.at).toBe(observedAt.get('O1'));
  });

  it('that runs out of budget ends with what it has, and says so', async () => {
    let ms = 0;
    const { ports, records } = rig(SHOP);
    const hurried: Clock = { ...ports.clock, elapsed: () => (ms += 700) };
    const interview = await begin({ ...ports, clock: hurried }, { request: REQUEST });
    expect(interview.session.probe.status).toBe('completed_with_gaps');
    expect(interview.session.probe.gaps.join(' ')).toContain('the time for looking was used up');
    expect(typesOf(records)).toContain('probe_completed');
    expect(openQuestion(interview.session)).not.toBeNull();
  });

  it('that breaks down is recorded as failed; the interview goes on', async () => {
    const { ports, records } = rig(SHOP);
    const broken: WorkspaceReader = { ...textLook(SHOP), walk: () => Promise.reject(new Error('no access')) };
    const interview = await begin({ ...ports, reader: broken }, { request: REQUEST });
    expect(eventsOf(records, 'probe_failed')[0]).toMatchObject({
      reason: 'The workspace could not be read: no access',
      soFar: { confidence: 0 },
    });
    expect(interview.session.probe).toMatchObject({ status: 'failed' });
    expect(openQuestion(interview.session)).not.toBeNull();
  });
});

describe('“Start asking now”', () => {
  const plain = textLook(SHOP);
  const elsewhere = textLook(ELSEWHERE);

  it.each<[string, WorkspaceReader, number]>([
    ['while it is not known yet whether there is anything', { ...plain, walk: never }, 0],
    ['in the first observation', { ...plain, rank: never }, 0],
    [
      'while the files are walked',
      { ...plain, walk: (budget, signal) => (budget.maxEntries > 1 ? never() : plain.walk(budget, signal)) },
      0,
    ],
    ['while the history is read', { ...plain, history: never }, 1],
    ['while folders are listed', { ...elsewhere, list: never }, 0],
  ])('ends the look at once %s, and keeps what was found', async (_, reader, evidence) => {
    const { interview, records } = beginHeld(reader);
    await until(() => interview.view().busy?.skippable === true && interview.session.evidence.length >= evidence);
    expect(interview.view().busy?.text).toBe('Looking at the workspace');
    const before = interview.session.evidence;
    expect(await interview.dispatch({ type: 'start_asking' }, 'person')).toEqual({ ok: true });
    await interview.idle();
    expect(eventsOf(records, 'probe_cancelled')).toHaveLength(1);
    expect(typesOf(records)).not.toContain('probe_completed');
    const { session } = interview;
    expect(session.probe.status).toBe('cancelled');
    expect(session.probe.gaps[0]).toBe('The look was stopped before it was done.');
    expect(session.evidence.slice(0, before.length)).toEqual(before);
    expect(eventsOf(records, 'plan_created')).toMatchObject([{ decision: 'proceed', tasks: [] }]);
    expect(openQuestion(session)).not.toBeNull();
    expect(await interview.dispatch({ type: 'start_asking' }, 'person')).toMatchObject({ ok: false });
    interview.dispose();
  });

  it('ends a research task, too', async () => {
    const { interview, records } = beginHeld({
      ...elsewhere,
      rank: (...args) => (researching() ? never() : elsewhere.rank(...args)),
    });
    const researching = () => interview.session.plan.tasks.length > 0;
    await until(() => interview.view().busy?.text.startsWith('Researching') === true);
    expect(interview.view().busy?.skippable).toBe(true);
    expect(await interview.dispatch({ type: 'start_asking' }, 'person')).toEqual({ ok: true });
    await interview.idle();
    expect(eventsOf(records, 'task_failed')).toEqual([
      { type: 'task_failed', taskId: 'T1', reason: 'You asked to start right away.' },
    ]);
    expect(eventsOf(records, 'plan_created').map(({ decision }) => decision)).toEqual(['tasks', 'proceed']);
    expect(interview.session.probe).toMatchObject({ status: 'cancelled', reason: 'You asked to start right away.' });
    expect(interview.session.probe.evidenceSummary).not.toBe('');
    expect(openQuestion(interview.session)).not.toBeNull();
    interview.dispose();
  });
});

describe('research before planning', () => {
  it('is not done where the look has findings: as before', async () => {
    const { ports, records } = rig(SHOP);
    await begin(ports, { request: REQUEST });
    expect(typesOf(records)).not.toContain('research_attempted');
  });

  it('without words to score by is done once, and the interview goes on: as before', async () => {
    const { ports, records } = rig(ELSEWHERE);
    const interview = await begin(ports, { request: 'Make it better and faster' });
    expect(eventsOf(records, 'research_concluded')).toMatchObject([{ researchQuality: null }]);
    expect(eventsOf(records, 'plan_created').map(({ decision }) => decision)).toEqual(['tasks', 'proceed']);
    expect(typesOf(records)).not.toContain('issue_raised');
    expect(openQuestion(interview.session)?.question.purpose).not.toBe('ask_human');
  });

  it('that is strong is not done again, and planning carries its quality', async () => {
    const { ports, records } = rig({ ...SHOP, '.sdd/best_practices.md': OLD_NOTES });
    const interview = await begin(ports, { request: REQUEST });
    const [first, second, ...more] = eventsOf(records, 'plan_created');
    expect(more).toEqual([]);
    expect(first).toMatchObject({ decision: 'tasks', researchQuality: null });
    expect(first?.reasoning).toContain('`.sdd/best_practices.md` is stale (its latest date is');
    const [concluded] = eventsOf(records, 'research_concluded');
    expect(concluded?.researchQuality).toMatchObject({ strong: true, attempts: 1 });
    expect(second).toMatchObject({ decision: 'proceed', researchQuality: concluded?.researchQuality });
    expect(typesOf(records)).not.toContain('issue_raised');
    const plans = interview.view().activity.filter(({ text }) => text.startsWith('Plan:'));
    expect(plans[1]?.detail).toContain('(research: strong after 1; relevance ');
  });

  it('is forced by notes that are older than the code they cite', async () => {
    const notes = '# Practices\n\nReviewed 2026-01-01. Orders are exported as CSV by `src/orders/export.ts`.\n';
    const files = { ...SHOP, '.sdd/best_practices.md': notes };
    const commit: Commit = {
      ...{ root: 'app', hash: 'a1', at: '2026-01-10T00:00:00Z', author: 'Ann', subject: 'Faster' },
      files: ['src/orders/export.ts'],
    };
    const forced = async (commits: Commit[]) => {
      const { ports, records } = rig();
      await begin(
        { ...ports, reader: { ...textLook(files), history: async () => ({ value: commits }) } },
        { request: REQUEST },
      );
      return eventsOf(records, 'plan_created')[0]?.reasoning ?? '';
    };
    expect(await forced([commit])).toContain('`src/orders/export.ts`, which it cites, was changed after it');
    expect(await forced([])).not.toContain('stale');
  });

  it('that stays weak leaves one issue and one question, whose answer settles it; the interview goes on', async () => {
    const kept = rig(ELSEWHERE);
    const interview = await begin(kept.ports, { request: REQUEST });
    const { records, issues, notes } = kept;
    const attempts = eventsOf(records, 'research_attempted');
    expect(attempts.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    expect(new Set(attempts.map(({ query }) => query)).size).toBe(3);
    expect(eventsOf(records, 'issue_raised')).toHaveLength(1);
    expect(issues).toHaveLength(1);
    expect(issues[0]).toContain('Research inconclusive for');
    expect(issues[0]).toContain(`  - ${attempts[0]?.query}`);
    expect(issues[0]).toContain('- What would settle it: A person says where it belongs');
    expect(eventsOf(records, 'plan_created').at(-1)).toMatchObject({
      decision: 'ask_human',
      researchQuality: { strong: false, attempts: 3 },
    });
    const asked = openQuestion(interview.session);
    expect(asked?.question).toMatchObject({ purpose: 'ask_human', about: 'plan.research' });
    const answer = { text: 'It is new' };
    await interview.dispatch({ type: 'answer', questionId: asked?.question.id ?? '', answer }, 'person');
    await interview.idle();
    expect(eventsOf(records, 'issue_resolved')).toEqual([
      { type: 'issue_resolved', id: 'I1', resolution: 'It is new' },
    ]);
    expect(notes).toEqual([
      {
        heading: issues[0]?.split('\n')[0],
        note: expect.stringMatching(/^- Resolved: 2026-01-15, It is new$/) as unknown,
      },
    ]);
    expect(interview.session.issues[0]?.resolution).toBe('It is new');
    await answerAll(interview);
    expect(eventsOf(records, 'issue_raised')).toHaveLength(1);
    const asks = interview.session.questions.filter(({ question }) => question.purpose === 'ask_human');
    expect(asks).toHaveLength(1);
    expect(interview.session.ended?.completed).toBe(true);
  });

  it('is not settled by “I don’t know”, and settled anew by another answer', async () => {
    const { ports, records } = rig(ELSEWHERE);
    const interview = await begin(ports, { request: REQUEST });
    const questionId = openQuestion(interview.session)?.question.id ?? '';
    await interview.dispatch({ type: 'non_answer', questionId, nonAnswer: 'dont_know' }, 'person');
    await interview.idle();
    expect(typesOf(records)).not.toContain('issue_resolved');
    const long = `In the board, ${'where everybody looks for it first, '.repeat(9)}on the left`;
    for (const text of [long, 'Nowhere yet']) {
      expect(await interview.dispatch({ type: 'revise', questionId, answer: { text } }, 'person')).toEqual({
        ok: true,
      });
      await interview.idle();
    }
    expect(eventsOf(records, 'issue_resolved').map(({ resolution }) => resolution)).toEqual([long, 'Nowhere yet']);
  });

  it('is all in the journal: what is replayed is what was', async () => {
    const { ports, records } = rig(ELSEWHERE);
    const interview = await begin(ports, { request: REQUEST });
    await answerOpen(interview);
    const stored = records.map(({ event, ...rest }) => ({
      ...rest,
      event: parseEvent(JSON.parse(JSON.stringify(event))),
    }));
    expect(replay(stored)).toEqual(interview.session);
  });
});
