import { describe, expect, it } from 'vitest';
import { runProbe, type ProbeOptions } from '../../../../src/agents/exploration/probe';
import { ModelFailure } from '../../../../src/agents/model/model';
import type { WorkspaceReader } from '../../../../src/agents/workspace/workspace-reader';
import type { CancelSignal } from '../../../../src/agents/base/async/cancellation';
import { eventSchema, type SessionEvent } from '../../../../src/agents/session/events';
import { diskReader } from '../../../../src/extension/node/reading/disk-reader';
import { never, sampleRepo } from '../../rigs/fixture-reader';
import { intakeFor } from '../../rigs/samples';
import { TestClock, stillClock } from '../../rigs/test-clock';

type Ask = NonNullable<ProbeOptions['ask']>;

const REQUEST = 'Cancelled orders should be listed';
const CONCLUSION = {
  summary: 'Orders are kept in `OrderStore`.',
  confidence: 0.8,
  gaps: ['Who may cancel'],
  placeGap: null,
};

function options(ask: Ask | undefined, given: Partial<ProbeOptions> = {}): ProbeOptions {
  return {
    reader: sampleRepo('ts-shop'),
    clock: stillClock,
    request: REQUEST,
    selection: null,
    intake: intakeFor(REQUEST, ['order']),
    signal: never,
    firstEvidenceNumber: 1,
    ...(ask === undefined ? {} : { ask }),
    ...given,
  };
}

/** The events of a look up to its end, and what it threw. */
async function run(given: ProbeOptions): Promise<{ events: SessionEvent[]; thrown: unknown }> {
  const events: SessionEvent[] = [];
  try {
    for await (const event of runProbe(given)) events.push(event);
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

/** What the rule-based version concludes after the first looks. */
async function offlineConclusion(): Promise<SessionEvent | undefined> {
  const { events } = await run(options(async () => null));
  return events.at(-1);
}

describe('a look that a model leads', () => {
  it('begins as every look does, and ends with what the model concludes', async () => {
    const seen: Parameters<Ask>[0][] = [];
    const { events } = await run(
      options(async (input) => {
        seen.push(input);
        return CONCLUSION;
      }),
    );
    expect(made(events)).toEqual(['O1 retrieve', 'O2 facts']);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ request: REQUEST, files: 11, capped: null, observationsLeft: 10 });
    expect(seen[0]?.evidence[0]?.path).toMatch(/^src\/orders\//);
    expect(seen[0]?.facts.map(({ value }) => value)).toContain('vitest');
    expect(events.at(-1)).toEqual({ type: 'probe_completed', ...CONCLUSION });
  });

  it('takes the selection first, as ever', async () => {
    const selection = {
      path: 'src/orders/order-store.ts',
      startLine: 8,
      endLine: 12,
      text: 'export class OrderStore {',
    };
    const { events } = await run(options(async () => CONCLUSION, { selection }));
    expect(made(events)).toEqual(['O1 read', 'O2 retrieve', 'O3 search', 'O4 facts']);
  });

  it('shows what the model looks at while it still thinks', async () => {
    let noticed: () => void = () => undefined;
    const shown = new Promise<void>((resolve) => (noticed = resolve));
    const ask: Ask = async (_, tools, signal) => {
      await tools.call('read', { path: 'README.md' }, signal);
      await shown;
      await tools.call('list', { path: 'src' }, signal);
      return CONCLUSION;
    };
    const events: SessionEvent[] = [];
    for await (const event of runProbe(options(ask))) {
      events.push(event);
      if (event.type === 'observation_made' && event.observation.target === 'README.md') noticed();
    }
    expect(made(events)).toEqual(['O1 retrieve', 'O2 facts', 'O3 read', 'O4 list']);
    expect(events.at(-1)).toEqual({ type: 'probe_completed', ...CONCLUSION });
  });

  it('numbers all evidence in one row, and lets the model cite what was found before', async () => {
    const texts: string[] = [];
    const { events } = await run(
      options(async (_, tools, signal) => {
        texts.push(await tools.call('read', { path: 'src/orders/order-store.ts', startLine: 8, endLine: 20 }, signal));
        texts.push(await tools.call('read', { path: 'src/http/entity-tag.ts' }, signal));
        return CONCLUSION;
      }),
    );
    const found = events.flatMap((event) => (event.type === 'evidence_found' ? [event.evidence] : []));
    expect(found.map(({ id }) => id)).toEqual(found.map((_, i) => `E${i + 1}`));
    const store = found.find(({ path }) => path === 'src/orders/order-store.ts');
    expect(texts[0]).toContain(`[${store?.id}]`);
    expect(texts[1]).toContain(`[${found.at(-1)?.id}]`);
    expect(found.at(-1)).toMatchObject({ path: 'src/http/entity-tag.ts', why: 'Read by the model' });
  });

  it('walks the whole workspace once, and keeps to the observations there are', async () => {
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
    const { events } = await run(options(ask, { reader: counted, maxObservations: 5 }));
    expect(made(events)).toHaveLength(5);
    expect(texts.at(-1)).toContain('conclude now');
    expect(walks).toBe(1);
  });

  it('offers the tools of the editor, too', async () => {
    const extra = {
      specs: [{ name: 'getProblems', description: '', parameters: {} }],
      call: async () => 'no problems',
    };
    const ask: Ask = async (_, tools, signal) => {
      expect(tools.specs.map(({ name }) => name)).toContain('getProblems');
      await tools.call('getProblems', {}, signal);
      return CONCLUSION;
    };
    const { events } = await run(options(ask, { extra }));
    expect(made(events).at(-1)).toBe('O3 command');
  });

  it('has what the model assumes confirmed, as far as evidence bears it out', async () => {
    const assumptions = [
      { text: 'Cancelled orders stay in the store.', cites: ['E1', 'E99'] },
      { text: 'Made up.', cites: ['E99'] },
    ];
    const { events } = await run(options(async () => ({ ...CONCLUSION, assumptions })));
    expect(events.flatMap((event) => (event.type === 'fact_found' && event.fact.confirm ? [event.fact] : []))).toEqual([
      {
        kind: 'assumption',
        value: 'Cancelled orders stay in the store.',
        text: 'Cancelled orders stay in the store.',
        evidence: ['E1'],
        confirm: true,
      },
    ]);
    expect(events.at(-1)).toEqual({ type: 'probe_completed', ...CONCLUSION });
  });

  it('trusts the conclusion no more than anything else', async () => {
    const wild = {
      summary: `${'long '.repeat(500)}`,
      confidence: 7,
      gaps: Array<string>(40).fill(`a\u202eb ${'x'.repeat(900)}`),
    };
    const done = (await run(options(async () => wild))).events.at(-1);
    if (done?.type !== 'probe_completed') throw new Error('not completed');
    expect(done.summary.length).toBeLessThanOrEqual(1_200);
    expect(done.confidence).toBe(1);
    expect(done.gaps).toHaveLength(12);
    expect(done.gaps[0]).toMatch(/^ab x{295}.*…$/);
    const nan = (await run(options(async () => ({ ...CONCLUSION, confidence: Number.NaN })))).events.at(-1);
    expect(nan).toMatchObject({ confidence: 0 });
  });
});

describe('a model that leads to nothing', () => {
  it('leaves the conclusion to the rule-based version', async () => {
    const offline = await offlineConclusion();
    expect(offline).toMatchObject({
      type: 'probe_completed',
      summary: expect.stringContaining('src/orders/') as unknown,
    });
    const broken = await run(options(() => Promise.reject(new Error('a bug'))));
    expect(broken.events.at(-1)).toEqual(offline);
    const thrown = await run(
      options(() => {
        throw new Error('at once');
      }),
    );
    expect(thrown.events.at(-1)).toEqual(offline);
  });

  it('is for the person to decide upon where its model failed, with what was found so far', async () => {
    const failure = new ModelFailure('quota', 'The account has no credit left.');
    const ask: Ask = async (_, tools, signal) => {
      await tools.call('read', { path: 'README.md' }, signal);
      throw failure;
    };
    const { events, thrown } = await run(options(ask));
    expect(thrown).toBe(failure);
    expect(made(events)).toEqual(['O1 retrieve', 'O2 facts', 'O3 read']);
    expect(events.some(({ type }) => type === 'probe_completed')).toBe(false);
  });

  it('is never asked where there is nothing to look at, or no time', async () => {
    const ask: Ask = () => Promise.reject(new Error('asked'));
    const { events } = await run(options(ask, { reader: diskReader([]) }));
    expect(events).toMatchObject([{ type: 'probe_completed', confidence: 0 }]);
    let asked = false;
    let now = 0;
    const hurried = { ...stillClock, elapsed: () => (now += 900) };
    const late = await run(
      options(
        async () => {
          asked = true;
          return CONCLUSION;
        },
        { clock: hurried, budgetMs: 3_000 },
      ),
    );
    expect(asked).toBe(false);
    expect(late.events.at(-1)?.type).toBe('probe_completed');
  });
});

describe('a model that takes too long', () => {
  it('is stopped when the time is over, and the rule-based version concludes', async () => {
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
    const { events } = await run(options(ask, { clock }));
    expect(made(events)).toEqual(['O1 retrieve', 'O2 facts', 'O3 read']);
    expect(events.at(-1)).toMatchObject({ type: 'probe_completed' });
    expect(events.at(-1)).not.toMatchObject(CONCLUSION);
    expect(signalOfAsk.aborted).toBe(true);
    await expect(late).rejects.toMatchObject({ kind: 'cancelled' });
  });

  it('never holds up a look whose workspace does not answer', async () => {
    const clock = new TestClock();
    const stuck: WorkspaceReader = {
      ...sampleRepo('ts-shop'),
      walk: () => (queueMicrotask(() => clock.advance(20_000)), new Promise(() => undefined)),
    };
    const { events } = await run(options(async () => CONCLUSION, { clock, reader: stuck }));
    expect(events).toEqual([
      {
        type: 'probe_completed',
        summary: '',
        placeGap: null,
        confidence: 0,
        gaps: ['The look at the workspace had to stop before it had seen anything.'],
      },
    ]);
  });

  it('is stopped with the look', async () => {
    const cancel = new AbortController();
    let signalOfAsk: CancelSignal = never;
    const ask: Ask = (_, __, signal) => {
      signalOfAsk = signal;
      cancel.abort();
      return new Promise(() => undefined);
    };
    const { events, thrown } = await run(options(ask, { signal: cancel.signal }));
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
    for await (const event of runProbe(options(ask))) {
      if (event.type === 'observation_made' && event.observation.action === 'read') break;
    }
    expect(signalOfAsk.aborted).toBe(true);
  });
});
