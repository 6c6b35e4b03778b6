import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type {
  Capped,
  Commit,
  GrepRequest,
  ReadBudget,
  Ranked,
  TextMatch,
} from '../../../../../src/agents/workspace/workspace-reader';
import { REDACTED } from '../../../../../src/agents/base/redact/redact';
import { diskReader } from '../../../../../src/extension/node/reading/disk-reader';
import { redactedReader } from '../../../../../src/extension/node/redaction/redacted-reader';
import { createRedactor } from '../../../../../src/extension/node/redaction/redactor';
import { temporaryTree } from '../../../rigs/temporary-tree';
import { joined, PRIVATE_KEY, PRIVATE_KEY_LINES } from './samples';

/** A secret that only the rules of secretlint know, and one that only this window does. */
const TOKEN = joined('dapi', 'a1b2c3d4'.repeat(4));
const HELD = 'Held/Key+of&this-window';
const redact = createRedactor({ keys: async () => [HELD] });
const BUDGET: ReadBudget = { deadlineMs: 5_000, maxEntries: 1_000, maxBytes: 10_000_000 };

const SECRETS = [TOKEN, HELD, ...PRIVATE_KEY_LINES];
function expectNone(value: unknown): void {
  const text = JSON.stringify(value);
  for (const secret of SECRETS) expect(text).not.toContain(secret);
}

/** What a look under the redaction says, whatever it is asked. */
function looking({ matches = [] as string[], git = '', subject = '', author = 'Ann' }) {
  const found: Capped<TextMatch[]> = {
    value: matches.map((text, i) => ({ root: 'r', path: 'a.ts', line: i + 1, text })),
  };
  const commit: Commit = { root: 'r', hash: 'c0ffee', at: '2026-01-01T00:00:00.000Z', author, subject, files: [] };
  const ranked: Ranked = { places: [], matched: [], missing: [], files: 1, searched: 1 };
  const place = {
    root: 'r',
    path: 'a.ts',
    startLine: 1,
    endLine: 1,
    kind: 'code' as const,
    focus: 1,
    weight: 1,
    fit: 1,
  };
  const look: Parameters<typeof redactedReader>[0] = {
    search: async () => found,
    grep: async () => found,
    git: async () => ({ value: git }),
    history: async () => ({ value: [commit] }),
    rank: async () => ({ ...ranked, places: [{ ...place, matched: [], commit: { hash: 'c0ffee', subject } }] }),
  };
  return redactedReader(look, redact);
}

describe('every text of a look', () => {
  const file = `const a = 1;\nconst token = "${TOKEN}";\n// ${HELD}\n${PRIVATE_KEY}\nconst end = 2;\n`;
  const tree = () => diskReader([{ name: 'app', path: temporaryTree({ 'src/a.ts': file }) }], { redact });

  it('that is read comes without secrets, with its lines and a hash of what is shown', async () => {
    const { value } = await tree().read('app', 'src/a.ts');
    expectNone(value);
    expect(value.text.split('\n')).toHaveLength(file.trimEnd().split('\n').length);
    expect(value.text).toMatch(/^const a = 1;[^]*const end = 2;$/);
    expect(value.hash).toBe(createHash('sha256').update(value.text).digest('hex'));
  });

  it('that is read in part comes without them too', async () => {
    const { value } = await tree().read('app', 'src/a.ts', { start: 2, end: 6 });
    expectNone(value);
    expect([value.startLine, value.endLine]).toEqual([2, 6]);
  });

  it('that is a part of what was read is what reading those lines gives, and nothing is redacted again', async () => {
    let calls = 0;
    const counting = (text: string): Promise<string> => (calls++, redact(text));
    const reader = diskReader([{ name: 'app', path: temporaryTree({ 'src/a.ts': file }) }], { redact: counting });
    const { value: whole } = await reader.read('app', 'src/a.ts');
    const part = reader.part({ whole, start: 2, end: 4 });
    expect(calls).toBe(1);
    expect(part).toEqual((await reader.read('app', 'src/a.ts', { start: 2, end: 4 })).value);
    expect(() => reader.part({ whole, start: 900, end: 901 })).toThrow(/ask for a range within 1–/);
  });

  it('that is found by search comes without them, and a guess at one finds nothing', async () => {
    const reader = tree();
    const { value } = await reader.search(['const', 'MIIE'], BUDGET);
    expectNone(value);
    expect(value.map(({ line }) => line)).toContain(2);
    for (const guess of [TOKEN.slice(0, 9), HELD.slice(0, 8), (PRIVATE_KEY_LINES[2] ?? '').slice(0, 20)]) {
      expect((await reader.search([guess], BUDGET)).value).toEqual([]);
    }
  });

  it('that a pattern finds comes without them; where the pattern met the secret, the line is left out', async () => {
    const lines = [`token = "${TOKEN}"`, 'token = none', `// ${HELD}`];
    const request: GrepRequest = {
      root: '',
      pattern: 'token',
      literal: true,
      ignoreCase: true,
      word: false,
      paths: [],
      globs: [],
    };
    const found = await looking({ matches: lines }).grep(request, BUDGET);
    expectNone(found);
    expect(found.value.map(({ line }) => line)).toEqual([1, 2]);
    const guessed = await looking({ matches: lines }).grep({ ...request, pattern: 'dapia', literal: true }, BUDGET);
    expect(guessed.value.map(({ line }) => line)).toEqual([2]);
    const pattern = await looking({ matches: lines }).grep({ ...request, pattern: 'a1b.', literal: false }, BUDGET);
    expect(pattern.value.map(({ line }) => line)).toEqual([2]);
  });

  it('that git says comes without them', async () => {
    const said = `+const token = "${TOKEN}"\n-// ${HELD}\n${PRIVATE_KEY}`;
    const { value } = await looking({ git: said }).git(
      '',
      { command: 'log', options: [], revisions: [], blobs: [], paths: [] },
      BUDGET,
    );
    expectNone(value);
    expect(value.split('\n')).toHaveLength(said.split('\n').length);
  });

  it('of the history comes without them', async () => {
    const told = looking({ subject: `Rotate ${TOKEN}`, author: HELD });
    expect((await told.history(BUDGET)).value[0]).toMatchObject({ subject: `Rotate ${REDACTED}`, author: REDACTED });
    const { places } = await told.rank({ texts: [], hints: [], prefer: [], limit: 1 }, BUDGET);
    expect(places[0]?.commit?.subject).toBe(`Rotate ${REDACTED}`);
  });
});
