import { countingFrom } from '../../rigs/counting';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { probeConfidence } from '../../../../src/agents/observe/conclusion';
import { runProbe, type ProbeOptions } from '../../../../src/agents/exploration/probe';
import { AccessRefused, type WorkspaceReader } from '../../../../src/agents/workspace/workspace-reader';
import { contextProbe } from '../../../../src/agents/roles/context-probe/role';
import { type ContextProbeInput } from '../../../../src/agents/roles/inputs/inputs';
import { eventSchema, type SessionEvent } from '../../../../src/agents/session/events';
import type { Selection } from '../../../../src/agents/session/evidence';
import { diskReader } from '../../../../src/extension/node/reading/disk-reader';
import { temporaryTree } from '../../rigs/temporary-tree';
import { never, sampleRepo } from '../../rigs/fixture-reader';
import { evidence, intakeFor } from '../../rigs/samples';
import { TestClock, stillClock } from '../../rigs/test-clock';

function options(reader: WorkspaceReader, text: string, given: Partial<ProbeOptions> = {}): ProbeOptions {
  const intake = intakeFor(text, text.toLowerCase().split(' '));
  return {
    reader,
    clock: stillClock,
    request: text,
    selection: null,
    intake,
    signal: never,
    evidenceNumbers: countingFrom(1),
    ...given,
  };
}

async function eventsOf(given: ProbeOptions): Promise<SessionEvent[]> {
  const events: SessionEvent[] = [];
  for await (const event of runProbe(given)) events.push(event);
  return events;
}

function ofType<T extends SessionEvent['type']>(events: readonly SessionEvent[], type: T) {
  return events.filter((event): event is Extract<SessionEvent, { type: T }> => event.type === type);
}

describe('a look before planning', () => {
  it('yields observations, evidence and facts, and at the end what it comes to', async () => {
    const events = await eventsOf(options(sampleRepo('ts-shop'), 'Cancelled orders should be listed'));
    for (const event of events) expect(eventSchema.safeParse(event).success).toBe(true);
    expect(ofType(events, 'observation_made').map(({ observation }) => observation.id)).toEqual(
      ofType(events, 'observation_made').map((_, i) => `O${i + 1}`),
    );
    const found = ofType(events, 'evidence_found').map(({ evidence: piece }) => piece);
    expect(found.map(({ id }) => id)).toEqual(found.map((_, i) => `E${i + 1}`));
    expect(found[0]?.path).toMatch(/^src\/orders\//);
    const ids = new Set(found.map(({ id }) => id));
    for (const { fact } of ofType(events, 'fact_found')) {
      expect(fact.evidence.length).toBeGreaterThan(0);
      for (const id of fact.evidence) expect(ids.has(id)).toBe(true);
    }
    expect(ofType(events, 'fact_found').map(({ fact }) => fact.value)).toEqual(
      expect.arrayContaining(['TypeScript', 'vitest']) as unknown,
    );
    const done = events.at(-1);
    expect(done?.type).toBe('probe_completed');
    const summary = ofType(events, 'probe_completed')[0]?.summary ?? '';
    expect(summary).toContain('src/orders/');
    expect(summary).toContain('TypeScript project using Fastify; tests with vitest');
    expect(ofType(events, 'probe_started')).toEqual([]);
  });

  it('numbers evidence from where it is told to', async () => {
    const events = await eventsOf(
      options(sampleRepo('go-links'), 'Shorten links', { evidenceNumbers: countingFrom(7) }),
    );
    expect(ofType(events, 'evidence_found')[0]?.evidence.id).toBe('E7');
  });

  it('takes the selection first, and looks for who uses it', async () => {
    const selection: Selection = {
      path: 'src/orders/order-store.ts',
      startLine: 8,
      endLine: 12,
      text: 'export class OrderStore {',
    };
    const events = await eventsOf(options(sampleRepo('ts-shop'), 'Make this faster', { selection }));
    expect(ofType(events, 'evidence_found')[0]?.evidence).toMatchObject({
      id: 'E1',
      path: selection.path,
      startLine: 8,
      score: 1,
      why: 'Selected by the person',
    });
    const searched = ofType(events, 'observation_made').map(
      ({ observation }) => `${observation.action} ${observation.target}`,
    );
    expect(searched).toContain('search OrderStore');
    expect(ofType(events, 'probe_completed')[0]?.confidence).toBeGreaterThan(0.5);
  });

  it('goes on without a selection that cannot be read again', async () => {
    const selection: Selection = { path: 'gone.ts', startLine: 1, endLine: 2, text: 'x' };
    const events = await eventsOf(options(sampleRepo('ts-shop'), 'orders', { selection }));
    expect(ofType(events, 'observation_made')[0]?.observation.status).toBe('failed');
    expect(ofType(events, 'probe_completed')).toHaveLength(1);
  });

  it('reads a file that the request names', async () => {
    const events = await eventsOf(options(sampleRepo('ts-shop'), 'Change src/http/entity-tag.ts to use sha1'));
    expect(ofType(events, 'observation_made')[0]?.observation).toMatchObject({
      action: 'read',
      target: 'src/http/entity-tag.ts',
      status: 'ok',
    });
    expect(ofType(events, 'evidence_found')[0]?.evidence.path).toBe('src/http/entity-tag.ts');
  });

  it('records a refusal as an observation and goes on', async () => {
    const reader = diskReader([
      { name: 'app', path: temporaryTree({ 'conf/.env.js': 'A=1', 'src/a.ts': 'export const a = 1;' }) },
    ]);
    const events = await eventsOf(options(reader, 'Read conf/.env.js please'));
    const first = ofType(events, 'observation_made')[0]?.observation;
    expect(first).toMatchObject({ status: 'refused' });
    expect(first?.result).toContain('secret');
    expect(ofType(events, 'probe_completed')).toHaveLength(1);
  });

  it('looks at what the project says of itself while the search goes on, and tells of the search first', async () => {
    const reader = sampleRepo('ts-shop');
    let searched = false;
    const readMeanwhile: string[] = [];
    let readManifest: () => void;
    const manifestIsRead = new Promise<void>((resolve) => (readManifest = resolve));
    const busy: WorkspaceReader = {
      ...reader,
      // The search ends when a manifest has been read: one after the other, that would never come.
      rank: async (...asked) => {
        await manifestIsRead;
        searched = true;
        return reader.rank(...asked);
      },
      read: async (root, path, ...more) => {
        if (!searched) readMeanwhile.push(path);
        if (path === 'package.json') readManifest();
        return reader.read(root, path, ...more);
      },
    };
    const events = await eventsOf(options(busy, 'Cancelled orders'));
    expect(readMeanwhile).toContain('package.json');
    expect(
      ofType(events, 'observation_made')
        .map(({ observation }) => observation.action)
        .slice(0, 2),
    ).toEqual(['retrieve', 'facts']);
  });

  it('tells what is looked at while it is, and how far a search has come', async () => {
    const reader = sampleRepo('ts-shop');
    const slow: WorkspaceReader = {
      ...reader,
      rank: (request, budget, signal, onProgress) => {
        onProgress?.({ files: 12, searched: 0 });
        onProgress?.({ files: 1_200, searched: 7 });
        return reader.rank(request, budget, signal);
      },
    };
    const told: (string | null)[] = [];
    const onLooking: ProbeOptions['onLooking'] = (looking) =>
      told.push(looking && `${looking.action} ${looking.target}: ${looking.result}`);
    await eventsOf(options(slow, 'Cancelled orders', { onLooking }));
    // Of what goes on beside the search nothing is told before the search is over.
    expect(told.slice(0, 5)).toEqual([
      'list the workspace: ',
      null,
      'retrieve Cancelled orders: ',
      'retrieve Cancelled orders: 12 files so far',
      'retrieve Cancelled orders: searched 7 of 1,200 files',
    ]);
    expect(told.at(-1)).toBeNull();
  });

  it('claims nothing of what it did not get to search', async () => {
    const none = { places: [], matched: [], missing: ['cancelled', 'orders'], files: 0, searched: 0 };
    const late = {
      ...sampleRepo('ts-shop'),
      rank: async () => ({ ...none, capped: 'stopped after 3 s, with 0 files seen' }),
    };
    const events = await eventsOf(options(late, 'Cancelled orders'));
    const [retrieval] = ofType(events, 'observation_made').filter(
      ({ observation }) => observation.action === 'retrieve',
    );
    expect(retrieval?.observation).toMatchObject({
      status: 'capped',
      result: 'nothing fits in 0 files (stopped after 3 s, with 0 files seen)',
    });
    const [done] = ofType(events, 'probe_completed');
    expect(done?.gaps.join(' ')).not.toContain('Nothing in the workspace mentions');
  });

  describe('what earlier interviews have written', () => {
    const OWN = {
      '.sdd/.gitignore': 'sessions/\n',
      '.sdd/issues.md': '# Issues\n\n## 2026-01-02: Export of orders\n\nUnclear which orders to export.\n',
      '.sdd/specs/2026-01-01-export/spec.md':
        '# Export orders\n\nOrders are exported as CSV. Export, export, export.\n',
      '.sdd/specs/2026-01-01-export/answers.json': '{"request": "Export orders as CSV", "answers": []}',
      '.sdd/sessions/s1/drafts/T1.md': 'Export orders as CSV',
    };
    const about = async (files: Record<string, string>) => {
      const reader = diskReader([{ name: 'app', path: temporaryTree(files) }]);
      const events = await eventsOf(options(reader, 'Export orders as CSV'));
      return {
        reader,
        found: ofType(events, 'evidence_found').map(({ evidence: piece }) => piece),
        facts: ofType(events, 'fact_found').map(({ fact }) => fact.text),
        seen: ofType(events, 'observation_made').map(({ observation }) => observation),
        gaps: ofType(events, 'probe_completed').flatMap(({ gaps }) => gaps),
      };
    };

    it('is no part of the project: neither a place for a change nor counted', async () => {
      const { found, facts, seen, gaps } = await about(OWN);
      expect(facts).toEqual(['Left open by an earlier session on 2026-01-02: Export of orders']);
      expect(seen.find(({ action }) => action === 'retrieve')?.result).toMatch(/^nothing fits in 0 files/);
      expect(gaps).toEqual([]);
      // What was decided is evidence all the same.
      expect(found.map(({ path, kind }) => [path, kind])).toEqual([
        ['.sdd/issues.md', 'sdd'],
        ['.sdd/specs/2026-01-01-export/spec.md', 'sdd'],
      ]);
    });

    it('comes after the code, and notes of others are documents', async () => {
      const code = {
        'src/orders.ts': 'export function exportOrders() {\n  return [];\n}\n',
        'src/cart.ts': 'export const cart = [];\n',
        '.sdd/project.md': '# Shop\n\nExport orders as CSV, export orders.\n',
      };
      const { reader, found, facts } = await about({ ...OWN, ...code });
      expect(found[0]?.path).toBe('src/orders.ts');
      expect(facts).toContain('The workspace has 3 files, not counting ignored ones');
      const { places, files } = await reader.rank(
        { texts: ['export orders'], hints: [], prefer: [], limit: 10 },
        { deadlineMs: 10_000, maxEntries: 1_000, maxBytes: 1_000_000 },
      );
      expect(places.map(({ path }) => path)).toEqual(['src/orders.ts', 'src/cart.ts', '.sdd/project.md']);
      expect(files).toBe(3);
      expect((await reader.read('app', '.sdd/specs/2026-01-01-export/spec.md')).value.text).toContain(
        'exported as CSV',
      );
    });
  });

  it('says at once that there is nothing to look at', async () => {
    for (const [reader, gap] of [
      [diskReader([]), 'No folder is open'],
      [diskReader([{ name: 'app', path: temporaryTree() }]), 'The workspace is empty'],
    ] as const) {
      const events = await eventsOf(options(reader, 'orders'));
      expect(events).toEqual([
        {
          type: 'probe_completed',
          summary: '',
          confidence: 0,
          gaps: [expect.stringContaining(gap) as unknown],
          placeGap: null,
          bare: true,
        },
      ]);
    }
  });

  it('says so when nothing fits, and that it is probably new', async () => {
    const events = await eventsOf(options(sampleRepo('ruby-blog'), 'Add webhooks'));
    const done = ofType(events, 'probe_completed')[0];
    expect(done?.confidence).toBeLessThan(0.3);
    expect(done?.gaps.join(' ')).toContain('Nothing in the workspace mentions “webhooks”');
  });

  it('keeps its caps on evidence, excerpts, summary and observations, whatever the workspace', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 60 }, (_, i) => [
        `src/order-${i}.ts`,
        `export class Order${i} {}\n${'// order line\n'.repeat(300)}`,
      ]),
    );
    const reader = diskReader([
      { name: 'app', path: temporaryTree({ ...files, 'package.json': '{"name":"x","license":"MIT"}' }) },
    ]);
    const events = await eventsOf(options(reader, 'orders', { maxObservations: 3 }));
    const found = ofType(events, 'evidence_found');
    expect(found.length).toBeLessThanOrEqual(20);
    expect(found.every(({ evidence: piece }) => piece.excerpt.length <= 2_000)).toBe(true);
    expect(ofType(events, 'observation_made').length).toBeLessThanOrEqual(3);
    expect(ofType(events, 'probe_completed')[0]?.summary.length).toBeLessThanOrEqual(1_200);
  });

  it('asks to confirm a database only where the change depends on data', async () => {
    const databases = async (text: string) =>
      ofType(await eventsOf(options(sampleRepo('ts-shop'), text)), 'fact_found')
        .map(({ fact }) => fact)
        .filter(({ kind }) => kind === 'database')
        .map(({ confirm }) => confirm);
    expect(await databases('Store the orders for longer')).toEqual([true]);
    expect(await databases('Rename the order routes')).toEqual([false]);
  });
});

describe('a look that is cut short', () => {
  const silent: WorkspaceReader = {
    ...sampleRepo('ts-shop'),
    walk: () => new Promise(() => undefined),
  };

  it('returns at once when it is aborted, without a conclusion', async () => {
    const cancel = new AbortController();
    const running = eventsOf(options(silent, 'orders', { signal: cancel.signal }));
    cancel.abort();
    expect(await running).toEqual([]);
  });

  it('walks once more where a busy machine let it see nothing: else nothing is known of the project', async () => {
    const repo = sampleRepo('ts-shop');
    const asked: number[] = [];
    const busy: WorkspaceReader = {
      ...repo,
      walk: (budget, signal) => {
        asked.push(budget.deadlineMs);
        return budget.deadlineMs <= 2_500
          ? Promise.resolve({ value: [], capped: 'stopped after 2.5 s, with 0 files seen' })
          : repo.walk(budget, signal);
      },
    };
    const events = await eventsOf(options(busy, 'orders'));
    expect(ofType(events, 'fact_found').map(({ fact }) => fact.value)).toContain('TypeScript');
    expect(asked.slice(-2)).toEqual([2_500, 8_000]);
  });

  it('returns in the middle of an observation, too', async () => {
    const cancel = new AbortController();
    const stuck: WorkspaceReader = {
      ...sampleRepo('ts-shop'),
      rank: () => {
        cancel.abort();
        return new Promise(() => undefined);
      },
    };
    const events = await eventsOf(options(stuck, 'orders', { signal: cancel.signal }));
    expect(ofType(events, 'probe_completed')).toEqual([]);
  });

  it('concludes with what it has when the time is up', async () => {
    let now = 0;
    const clock = { ...stillClock, elapsed: () => (now += 400) };
    const events = await eventsOf(options(sampleRepo('ts-shop'), 'orders', { clock, budgetMs: 3_000 }));
    expect(events.at(-1)?.type).toBe('probe_completed');
  });

  it('is not held up by a workspace that does not answer', async () => {
    const clock = new TestClock();
    const stuck: WorkspaceReader = {
      ...sampleRepo('ts-shop'),
      walk: () => (queueMicrotask(() => clock.advance(20_000)), new Promise(() => undefined)),
    };
    expect(await eventsOf(options(stuck, 'Cancelled orders', { clock }))).toEqual([
      {
        type: 'probe_completed',
        summary: '',
        placeGap: null,
        confidence: 0,
        gaps: ['The look at the workspace had to stop before it had seen anything.'],
      },
    ]);
  });

  it('makes failures of the file system into observations', async () => {
    const failing: WorkspaceReader = {
      ...sampleRepo('ts-shop'),
      rank: () => Promise.reject(new Error('the disk is gone')),
      read: () => Promise.reject(new AccessRefused('refused: no')),
    };
    const events = await eventsOf(options(failing, 'orders'));
    const retrieval = ofType(events, 'observation_made').find(({ observation }) => observation.action === 'retrieve');
    expect(retrieval?.observation).toMatchObject({ status: 'failed', result: 'the disk is gone' });
    expect(ofType(events, 'probe_completed')[0]?.gaps.join(' ')).toContain('the disk is gone');
  });

  it('says that a workspace could not be walked', async () => {
    const broken: WorkspaceReader = { ...silent, walk: () => Promise.reject(new Error('no access')) };
    await expect(eventsOf(options(broken, 'orders'))).rejects.toThrow('The workspace could not be read: no access');
  });
});

describe('who leads a look', () => {
  const input: ContextProbeInput = {
    request: 'Cache the orders',
    selection: null,
    intake: intakeFor('Cache the orders'),
    evidence: [],
    facts: [],
    observations: [],
    files: 10,
    capped: null,
    matched: [],
    missing: [],
    observationsLeft: 12,
  };

  it('begins with the request and the manifests', () => {
    const { next, conclusion } = contextProbe.offline(input);
    expect(next.map(({ action }) => action)).toEqual(['retrieve', 'facts']);
    expect(conclusion).toBeNull();
  });

  it('concludes early when it is sure', () => {
    const made = ['retrieve', 'facts'].map((action, i) => ({
      id: `O${i}`,
      action: action as 'facts',
      target: '',
      result: '',
      ms: 1,
      status: 'ok' as const,
    }));
    const sure = [1, 2, 3].map((n) => evidence({ id: `E${n}`, path: `src/${n}.ts`, score: 0.95 }));
    const facts = ['a', 'b', 'c'].map((value) => ({
      kind: 'module' as const,
      value,
      text: value,
      evidence: ['E1'],
      confirm: false,
    }));
    const known = { ...input, observations: made, evidence: sure, facts, matched: ['cache', 'orders'] };
    expect(contextProbe.offline(known)).toMatchObject({ next: [], conclusion: { confidence: probeConfidence(known) } });
    expect(probeConfidence(known)).toBeGreaterThan(0.85);
  });

  it('must conclude when nothing more may be observed', () => {
    expect(contextProbe.offline({ ...input, observationsLeft: 0 }).conclusion).not.toBeNull();
  });

  it('always gives a conclusion that fits its schema', () => {
    const entry = fc.record({
      kind: fc.constantFrom('code' as const, 'test' as const, 'sdd' as const),
      path: fc.string({ minLength: 1 }),
      shows: fc.string({ maxLength: 400 }),
      score: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 16 }), fc.array(fc.string(), { maxLength: 30 }), (pieces, missing) => {
        const known = {
          ...input,
          evidence: pieces.map((piece, i) => evidence({ ...piece, id: `E${i}` })),
          missing,
          observationsLeft: 0,
        };
        expect(contextProbe.output.safeParse(contextProbe.offline(known)).success).toBe(true);
      }),
    );
  });
});
