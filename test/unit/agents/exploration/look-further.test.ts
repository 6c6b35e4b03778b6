import { describe, expect, it } from 'vitest';
import { lookFurther, type LookFurtherOptions } from '../../../../src/agents/exploration/look-further';
import { runProbe } from '../../../../src/agents/exploration/probe';
import { ModelFailure } from '../../../../src/agents/model/model';
import type { WorkspaceReader } from '../../../../src/agents/workspace/workspace-reader';
import type { CancelSignal } from '../../../../src/agents/base/async/cancellation';
import { eventSchema, type SessionEvent } from '../../../../src/agents/session/events';
import { countingFrom } from '../../rigs/counting';
import { never, sampleRepo } from '../../rigs/fixture-reader';
import { intakeFor } from '../../rigs/samples';
import { TestClock, stillClock } from '../../rigs/test-clock';

type Ask = LookFurtherOptions['ask'];

const REQUEST = 'Cancelled orders should be listed';
const CONCLUSION = {
  summary: 'Orders are kept in `OrderStore`.',
  confidence: 0.8,
  gaps: ['Who may cancel'],
  placeGap: null,
};

const intake = intakeFor(REQUEST, ['order']);

/** What the look by rules brings, by the events it yields. */
const byRules = (async () => {
  const events: SessionEvent[] = [];
  const reader = sampleRepo('ts-shop');
  const options = { reader, clock: stillClock, request: REQUEST, selection: null, intake, signal: never };
  for await (const event of runProbe({ ...options, evidenceNumbers: countingFrom(1) })) events.push(event);
  const observations = events.flatMap((event) => (event.type === 'observation_made' ? [event.observation] : []));
  const evidence = events.flatMap((event) => (event.type === 'evidence_found' ? [event.evidence] : []));
  const facts = events.flatMap((event) => (event.type === 'fact_found' ? [event.fact] : []));
  const end = events.at(-1);
  if (end?.type !== 'probe_completed') throw new Error('The look by rules did not come to its end.');
  const { summary, confidence, gaps, placeGap = null } = end;
  return { observations, evidence, facts, before: { summary, confidence, gaps, placeGap } };
})();

async function options(ask: Ask, given: Partial<LookFurtherOptions> = {}): Promise<LookFurtherOptions> {
  const { observations, evidence, facts, before } = await byRules;
  const { gaps } = before;
  return {
    reader: sampleRepo('ts-shop'),
    clock: stillClock,
    known: {
      ...{ request: REQUEST, selection: null, intake, observations, evidence, facts, gaps },
      ...{ files: 0, capped: null, matched: [], missing: [] },
    },
    before,
    signal: never,
    evidenceNumbers: countingFrom(evidence.length + 1),
    observationPrefix: 'L.O',
    budgetMs: 20_000,
    ask,
    extra: null,
    ...given,
  };
}

/** The events of a look up to its end, and what it threw. */
async function run(given: LookFurtherOptions): Promise<{ events: SessionEvent[]; thrown: unknown }> {
  const events: SessionEvent[] = [];
  try {
    for await (const event of lookFurther(given)) events.push(event);
  } catch (thrown) {
    return { events, thrown };
  }
  for (const event of events) expect(eventSchema.safeParse(event).success).toBe(true);
  return { events, thrown: null };
}

function made(events: readonly SessionEvent[]): string[] {
  return events.flatMap((event) =>
    event.type === 'observation_made' ? [`${event.observation.id} ${event.observation.action}`] : [],
  );
}

const CONCLUDED = { type: 'probe_completed', ...CONCLUSION, further: 'done' };

describe('a model that looks further than the rules', () => {
  it('is told what the rules found and left unknown, and ends with what it concludes', async () => {
    const seen: Parameters<Ask>[0][] = [];
    const { events } = await run(
      await options(async (input) => {
        seen.push(input);
        return CONCLUSION;
      }),
    );
    expect(made(events)).toEqual([]);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ request: REQUEST, observationsLeft: 10, gaps: (await byRules).before.gaps });
    expect(seen[0]?.evidence[0]?.path).toMatch(/^src\/orders\//);
    expect(seen[0]?.facts.map(({ value }) => value)).toContain('vitest');
    expect(events.at(-1)).toEqual(CONCLUDED);
  });

  it('shows what it looks at while it still thinks', async () => {
    let noticed: () => void = () => undefined;
    const shown = new Promise<void>((resolve) => (noticed = resolve));
    const ask: Ask = async (_, tools, signal) => {
      await tools.call('read', { path: 'README.md' }, signal);
      await shown;
      await tools.call('list', { path: 'src' }, signal);
      return CONCLUSION;
    };
    const events: SessionEvent[] = [];
    for await (const event of lookFurther(await options(ask))) {
      events.push(event);
      if (event.type === 'observation_made' && event.observation.target === 'README.md') noticed();
    }
    expect(made(events)).toEqual(['L.O1 read', 'L.O2 list']);
    expect(events.at(-1)).toEqual(CONCLUDED);
  });

  it('numbers what it finds after what was found, and may cite what was found before', async () => {
    const { evidence } = await byRules;
    const texts: string[] = [];
    const { events } = await run(
      await options(async (_, tools, signal) => {
        texts.push(await tools.call('read', { path: 'src/orders/order-store.ts', startLine: 8, endLine: 20 }, signal));
        texts.push(await tools.call('read', { path: 'src/http/entity-tag.ts' }, signal));
        return CONCLUSION;
      }),
    );
    const found = events.flatMap((event) => (event.type === 'evidence_found' ? [event.evidence] : []));
    expect(found.map(({ id }) => id)).toEqual(found.map((_, i) => `E${evidence.length + i + 1}`));
    const store = [...evidence, ...found].find(({ path }) => path === 'src/orders/order-store.ts');
    expect(texts[0]).toContain(`[${store?.id}]`);
    expect(texts[1]).toContain(`[${found.at(-1)?.id}]`);
    expect(found.at(-1)).toMatchObject({ path: 'src/http/entity-tag.ts', why: 'Read by the model' });
  });

  it('walks the whole workspace once at most, and keeps to the looks there are', async () => {
    const reader = sampleRepo('ts-shop');
    let walks = 0;
    const counted: WorkspaceReader = {
      ...reader,
      walk: (budget, signal) => {
        if (budget.maxEntries > 100) walks += 1;
        return reader.walk(budget, signal);
      },
    };
    const texts: string[] = [];
    const ask: Ask = async (_, tools, signal) => {
      for (let i = 0; i < 50; i++) texts.push(await tools.call('search', { text: 'order' }, signal));
      return CONCLUSION;
    };
    const { events } = await run(await options(ask, { reader: counted }));
    expect(made(events)).toHaveLength(10);
    expect(texts.at(-1)).toContain('conclude now');
    expect(walks).toBeLessThanOrEqual(1);
  });

  it('has the tools of the editor, too', async () => {
    const extra = {
      specs: [{ name: 'getProblems', description: '', parameters: {} }],
      call: async () => 'no problems',
    };
    const ask: Ask = async (_, tools, signal) => {
      expect(tools.specs.map(({ name }) => name)).toContain('getProblems');
      await tools.call('getProblems', {}, signal);
      return CONCLUSION;
    };
    const { events } = await run(await options(ask, { extra }));
    expect(made(events).at(-1)).toBe('L.O1 command');
  });

  it('has what it assumes confirmed, as far as evidence bears it out', async () => {
    const assumptions = [
      { text: 'Cancelled orders stay in the store.', cites: ['E1', 'E99'] },
      { text: 'Made up.', cites: ['E99'] },
    ];
    const { events } = await run(await options(async () => ({ ...CONCLUSION, assumptions })));
    expect(events.flatMap((event) => (event.type === 'fact_found' && event.fact.confirm ? [event.fact] : []))).toEqual([
      {
        kind: 'assumption',
        value: 'Cancelled orders stay in the store.',
        text: 'Cancelled orders stay in the store.',
        evidence: ['E1'],
        confirm: true,
      },
    ]);
    expect(events.at(-1)).toEqual(CONCLUDED);
  });

  it('has its conclusion trusted no more than anything else', async () => {
    const wild = {
      summary: `${'long '.repeat(500)}`,
      confidence: 7,
      gaps: Array<string>(40).fill(`a\u202eb ${'x'.repeat(900)}`),
    };
    const done = (await run(await options(async () => wild))).events.at(-1);
    if (done?.type !== 'probe_completed') throw new Error('not completed');
    expect(done.summary.length).toBeLessThanOrEqual(1_200);
    expect(done.confidence).toBe(1);
    expect(done.gaps).toHaveLength(12);
    expect(done.gaps[0]).toMatch(/^ab x{295}.*…$/);
    const nan = (await run(await options(async () => ({ ...CONCLUSION, confidence: Number.NaN })))).events.at(-1);
    expect(nan).toMatchObject({ confidence: 0 });
  });
});

describe('a model that leads to nothing', () => {
  it('leaves what the rules concluded', async () => {
    const { before } = await byRules;
    const asItWas = { type: 'probe_completed', ...before, further: 'tried' };
    for (const ask of [
      () => Promise.resolve(null),
      () => Promise.reject(new Error('a bug')),
      () => {
        throw new Error('at once');
      },
    ] satisfies Ask[])
      expect((await run(await options(ask))).events.at(-1)).toEqual(asItWas);
  });

  it('says so where it failed, after what was found so far', async () => {
    const failure = new ModelFailure('quota', 'The account has no credit left.');
    const ask: Ask = async (_, tools, signal) => {
      await tools.call('read', { path: 'README.md' }, signal);
      throw failure;
    };
    const { events, thrown } = await run(await options(ask));
    expect(thrown).toBe(failure);
    expect(made(events)).toEqual(['L.O1 read']);
    expect(events.some(({ type }) => type === 'probe_completed')).toBe(false);
  });
});

describe('a model that takes too long', () => {
  it('is stopped when the time is over, and what the rules concluded stands', async () => {
    const clock = new TestClock();
    let signalOfAsk: CancelSignal = never;
    let late: Promise<unknown> = Promise.resolve();
    const ask: Ask = async (_, tools, signal) => {
      signalOfAsk = signal;
      await tools.call('read', { path: 'README.md' }, signal);
      late = new Promise((resolve) => signal.addEventListener('abort', () => resolve(null))).then(() =>
        tools.call('read', { path: 'package.json' }, never),
      );
      queueMicrotask(() => clock.advance(20_000));
      await late;
      return CONCLUSION;
    };
    const { events } = await run(await options(ask, { clock }));
    expect(made(events)).toEqual(['L.O1 read']);
    expect(events.at(-1)).toEqual({ type: 'probe_completed', ...(await byRules).before, further: 'tried' });
    expect(signalOfAsk.aborted).toBe(true);
    await expect(late).rejects.toMatchObject({ kind: 'cancelled' });
  });

  it('is stopped with the look', async () => {
    const cancel = new AbortController();
    let signalOfAsk: CancelSignal = never;
    const ask: Ask = (_, __, signal) => {
      signalOfAsk = signal;
      cancel.abort();
      return new Promise(() => undefined);
    };
    const { events, thrown } = await run(await options(ask, { signal: cancel.signal }));
    expect(thrown).toBeNull();
    expect(events.some(({ type }) => type === 'probe_completed')).toBe(false);
    expect(signalOfAsk.aborted).toBe(true);
  });

  it('is stopped when nobody takes its events any more', async () => {
    let signalOfAsk: CancelSignal = never;
    const ask: Ask = async (_, tools, signal) => {
      signalOfAsk = signal;
      await tools.call('read', { path: 'README.md' }, signal);
      return new Promise(() => undefined);
    };
    for await (const event of lookFurther(await options(ask))) {
      if (event.type === 'observation_made' && event.observation.action === 'read') break;
    }
    expect(signalOfAsk.aborted).toBe(true);
  });
});
