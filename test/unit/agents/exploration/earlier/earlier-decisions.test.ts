import { countingFrom } from '../../../rigs/counting';
import { describe, expect, it } from 'vitest';
import { readDecisionRecord, whyRecordFails } from '../../../../../src/agents/workspace/decision-record';
import { earlierDecisions, type ChangedHere } from '../../../../../src/agents/exploration/earlier/earlier-decisions';
import { retrieve } from '../../../../../src/agents/retrieval/retrieve';
import { runProbe } from '../../../../../src/agents/exploration/probe';
import type { SessionEvent } from '../../../../../src/agents/session/events';
import { diskReader } from '../../../../../src/extension/node/reading/disk-reader';
import { AMPLE } from '../../../rigs/budgets';
import { never } from '../../../rigs/fixture-reader';
import { intakeFor } from '../../../rigs/samples';
import { told, writeSpec } from '../../../rigs/spec-files';
import { temporaryTree } from '../../../rigs/temporary-tree';
import { stillClock } from '../../../rigs/test-clock';
import { cpuMs } from '../../../rigs/cpu-ms';

const RECORD = `# 7. Use Redis for caching pages

Date: 2025-03-02

## Status

Accepted

## Context

Pages are slow.

## Decision

We cache rendered pages in Redis, for a minute each.

## Consequences

Redis runs everywhere.
`;
const CODE = { 'src/pages.ts': 'export function renderPage() {\n  return cache.get();\n}\n' };

async function decided(root: string, request: string, changes: ChangedHere | null = null) {
  const reader = diskReader([{ name: 'shop', path: root }]);
  const { value: files } = await reader.walk(AMPLE);
  const seen = await earlierDecisions({ reader, files, request, clock: stillClock, signal: never, changes });
  return seen?.facts.map(({ text, confirm }) => ({ text, confirm })) ?? [];
}

describe('what was decided before', () => {
  it('is an assumption to confirm, with where and when it was decided', async () => {
    const root = temporaryTree({ ...CODE, 'docs/adr/0007-use-redis-for-caching.md': RECORD });
    expect(await decided(root, 'Cache product pages')).toEqual([
      {
        text: 'Decided on 2025-03-02 in `docs/adr/0007-use-redis-for-caching.md`: We cache rendered pages in Redis, for a minute each, unless this change says otherwise',
        confirm: true,
      },
    ]);
  });

  it('is told of approved specifications, with the line that states it', async () => {
    const root = temporaryTree(CODE);
    const text = 'A cached product page is kept for one minute.';
    writeSpec(root, { title: 'A cache for product pages', trace: [told('FR-001', ['Q1'], { text }), told('FR-002')] });
    expect(await decided(root, 'Let admins empty the cached product page')).toEqual([
      {
        text: 'Decided on 2026-11-20 for “A cache for product pages” (FR-001): A cached product page is kept for one minute, unless this change says otherwise',
        confirm: true,
      },
    ]);
  });

  it('is put otherwise where it stands in the very specification that is changed, and is silent where it was changed', async () => {
    const root = temporaryTree(CODE);
    const text = 'A cached product page is kept for one minute.';
    const folder = '2026-11-20-shop-cache';
    writeSpec(root, { title: 'A cache for product pages', trace: [told('FR-001', ['Q1'], { text })] });
    const request = 'Let admins empty the cached product page';
    expect(await decided(root, request, { folder, untouched: ['FR-001'] })).toEqual([
      { text: `FR-001 stands as it is, though the request speaks of it: ${text}`, confirm: true },
    ]);
    expect(await decided(root, request, { folder, untouched: [] })).toEqual([]);
  });

  it('is told as a contradiction where the request says otherwise, before all else and with the line', async () => {
    const root = temporaryTree({ ...CODE, 'docs/adr/0007-use-redis-for-caching.md': RECORD });
    const text = 'The cache SHALL keep a product page for at most 60 seconds.';
    const folder = '2026-11-20-shop-cache';
    writeSpec(root, { title: 'A cache for product pages', trace: [told('FR-001', ['Q1'], { text })] });
    const request = 'Cache a product page for at most 5 minutes';
    const [first, ...others] = await decided(root, request);
    expect(first).toEqual({
      text: `This replaces FR-001 of the approved “A cache for product pages” (\`.sdd/specs/${folder}/spec.md:9\`): it says 60 seconds, the request 5 minutes. It reads: “${text}”`,
      confirm: true,
    });
    expect(others.map(({ text: one }) => one).join()).not.toContain('FR-001');
    // Where that very specification is changed it stands until the person changes it.
    const [here] = await decided(root, request, { folder, untouched: ['FR-001'] });
    expect(here?.text).toContain(
      `FR-001 stands (\`.sdd/specs/${folder}/spec.md:9\`), though the request contradicts it:`,
    );
  });

  it('is told of a rule that forbids what is asked for, with its line, but not of one for other files', async () => {
    const rule = '# Agents\n\n- Prices are integers of cents, never floats.\n';
    const scoped = `---\ninclusion: fileMatch\nfileMatchPattern: "src/mail/**"\n---\n${rule.replace('integers', 'whole numbers')}`;
    const root = temporaryTree({ ...CODE, 'AGENTS.md': rule, 'CLAUDE.md': rule, '.kiro/steering/mail.md': scoped });
    expect(await decided(root, 'Prices should be floats')).toEqual([
      {
        text: 'A rule in `AGENTS.md` stands, though the request speaks against it: Prices are integers of cents, never floats.',
        confirm: true,
      },
    ]);
    expect(await decided(root, 'Show prices on the page')).toEqual([]);
  });

  it.each([
    ['another subject', RECORD, 'Send mail when an order is late'],
    ['a word only', RECORD, 'Number the pages of the manual'],
    ['what was replaced', RECORD.replace('Accepted', 'Superseded by 12'), 'Cache product pages'],
    ['what was only proposed', RECORD.replace('Accepted', 'Proposed'), 'Cache product pages'],
    ['a template', RECORD.replace('Use Redis for caching pages', '[title]'), 'Cache product pages'],
  ])('is nothing for %s', async (_, record, request) => {
    const root = temporaryTree({ ...CODE, 'docs/adr/0007-use-redis-for-caching.md': record });
    expect(await decided(root, request)).toEqual([]);
  });

  it('comes with the look, before anybody is asked', async () => {
    const root = temporaryTree({ ...CODE, 'docs/adr/0007-use-redis-for-caching.md': RECORD });
    const reader = diskReader([{ name: 'shop', path: root }]);
    const request = 'Cache product pages';
    const options = {
      reader,
      clock: stillClock,
      request,
      selection: null,
      signal: never,
      evidenceNumbers: countingFrom(1),
    };
    const events: SessionEvent[] = [];
    for await (const event of runProbe({ ...options, intake: intakeFor(request, ['cache', 'pages']) }))
      events.push(event);
    const fact = events.find((event) => event.type === 'fact_found' && event.fact.kind === 'assumption');
    expect(fact).toMatchObject({ fact: { confirm: true, text: expect.stringContaining('Redis') as string } });
  });
});

describe('records of decisions', () => {
  it.each([
    ['MADR', '# Use Redis\n\n* Status: accepted\n\n## Decision Outcome\n\nChosen: Redis.\n', true],
    ['bold', '# ADR-007: Use Redis\n\n**Status**: Deprecated\n\n## Decision\n\nRedis.\n', false],
    ['none said', '# Use Redis\n\n## Decision\n\nRedis.\n', null],
  ])('says whether it stands: %s', (_, text, stands) => {
    expect(readDecisionRecord(text)).toMatchObject({ title: 'Use Redis', stands });
  });

  it.each([
    ['docs/adr/0007-redis.md', '**Status:** Superseded by 12', 'Superseded by 12'],
    ['docs/adr/0007-redis.md', 'Status: Accepted', null],
    ['docs/redis.md', 'Status: Superseded by 12', null],
  ])('says why it does not hold: %s, %s', (path, status, why) => {
    expect(whyRecordFails(path, `# Use Redis\n\n${status}\n\n## Decision\n\nRedis.\n`)).toBe(why);
  });

  it('that do not hold say so where a search cites them', async () => {
    const text = '# Discount codes stack\n\nStatus: Superseded by 3\n\n## Decision\n\nDiscount codes stack.\n';
    const reader = diskReader([{ name: 'shop', path: temporaryTree({ ...CODE, 'docs/adr/0002-stack.md': text }) }]);
    const { found } = await retrieve(reader, ['Discount codes']);
    expect(found.map(({ shows }) => shows)).toEqual([
      expect.stringContaining('of a decision that does not hold: “Superseded by 3”'),
    ]);
  });

  it.each(['# ', '#', '\n', 'status: ', '- **status**', 'a'])('is read fast where “%s” comes 20,000 times', (part) => {
    const start = cpuMs();
    readDecisionRecord(`# A\n${part.repeat(20_000)}`);
    expect(cpuMs() - start).toBeLessThan(1_000);
  });
});
