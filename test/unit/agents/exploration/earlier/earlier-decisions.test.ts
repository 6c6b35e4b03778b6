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

async function factsOf(root: string, request: string, changes: ChangedHere | null = null) {
  const reader = diskReader([{ name: 'shop', path: root }]);
  const { value: files } = await reader.walk(AMPLE);
  const seen = await earlierDecisions({ reader, files, request, clock: stillClock, signal: never, changes });
  return seen?.facts ?? [];
}

async function decided(root: string, request: string, changes: ChangedHere | null = null) {
  return (await factsOf(root, request, changes)).map(({ text, confirm }) => ({ text, confirm }));
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
        text: 'This goes against a rule of the project (`AGENTS.md:3`): it forbids what the request asks for. It reads: “Prices are integers of cents, never floats.”',
        confirm: true,
      },
    ]);
    expect(await decided(root, 'Show prices on the page')).toEqual([]);
  });

  it.each([
    ['AGENTS.md', '# Rules\n\n- No web framework.\n', 3, 'No web framework.', 'a rule of the project'],
    ['CLAUDE.md', 'Use node:http only, no web framework.\n', 1, 'Use node:http only, no web framework.', 'a rule'],
    [
      'docs/adr-002-no-framework.md',
      '# ADR 2: No web framework\n\nStatus: accepted\n\nWe route requests ourselves.\n',
      1,
      'No web framework',
      'a decision on record',
    ],
    [
      'docs/guide/0004-routing.md',
      '# 4. Routing\n\nStatus: accepted\n\n## Decision\n\nWe use no web framework.\n',
      5,
      'We use no web framework.',
      'a decision on record',
    ],
  ])('is a contradiction where the project forbids what is asked for: %s', async (path, text, line, says, what) => {
    const root = temporaryTree({ ...CODE, [path]: text });
    const [fact] = await factsOf(root, 'Introduce a web framework for routing requests');
    expect(fact).toMatchObject({ kind: 'contradiction', confirm: true, value: `${path}:${line}` });
    expect(fact?.text).toContain(`This goes against ${what}`);
    expect(fact?.text).toContain(`(\`${path}:${line}\`)`);
    expect(fact?.text).toContain(`It reads: “${says}”`);
  });

  it('is one of a record that says it in its title, and nothing where the record does not hold or is a chapter', async () => {
    const record = '# 3. No Redis for the login\n\nStatus: accepted\nDate: 2024-02-01\n\nOne process is enough.\n';
    const request = 'Keep failed login attempts in Redis so that all processes share the count';
    const inFolder = temporaryTree({ ...CODE, 'docs/adr/0003-no-redis.md': record });
    expect((await factsOf(inFolder, request)).map(({ kind, text }) => [kind, text])).toEqual([
      [
        'contradiction',
        'This goes against a decision on record (`docs/adr/0003-no-redis.md:1`) of 2024-02-01: it forbids what the request asks for. It reads: “No Redis for the login”',
      ],
    ]);
    for (const [path, text] of [
      ['docs/adr/0003-no-redis.md', record.replace('accepted', 'superseded by 7')],
      ['docs/0003-no-redis.md', record.replace('Status: accepted\n', '')],
      ['docs/2024-no-redis.md', record],
      ['notes/0003-no-redis.md', record],
    ] as const)
      expect(await factsOf(temporaryTree({ ...CODE, [path]: text }), request)).toEqual([]);
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

  it('tell what was decided in whole sentences, whatever stands above', () => {
    const long = `${'We keep counters in memory because one process is enough for us. '.repeat(6)}`.trim();
    const read = readDecisionRecord(`# 3. Counters\n\n* Status: accepted\n* Deciders: Ann\n\n${long}\n`);
    expect(read?.decision.length).toBeLessThanOrEqual(300);
    expect(read?.decision).toMatch(/^We keep counters .* enough for us\.$/);
    expect(read?.decision).not.toContain('…');
    const endless = readDecisionRecord(`# 3. Counters\n\n## Decision\n\n${'counters in memory, '.repeat(80)}\n`);
    expect(endless?.decision).toMatch(/(?:counters|in|memory) …$/);
    // What the context says is no decision.
    expect(readDecisionRecord('# 3. Counters\n\n## Context\n\nPages are slow.\n')?.decision).toBe('');
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
