import { describe, expect, it } from 'vitest';
import { createRedactor } from '../../../../../src/extension/node/redaction/redactor';
import { FRESH } from './fresh-cases';
import { RARER, USUAL } from './fresh-cases-again';
import { leak, type Leak } from './made-up';
import { ASSIGNMENTS, COMMANDS, FORMATS, HIDDEN, KEYS } from './secret-cases';
import { NAMED_TOKENS, TOKENS } from './token-cases';

const redact = createRedactor();
/** Lines between the secrets that are neither a program's nor another setting's. */
const BETWEEN = [
  '# Settings',
  'Some words about it.',
  '',
  '# See the notes for what this is.',
  'Version 1.2.3 of 2026-01-01',
];
const between = (i: number): string => BETWEEN[i % BETWEEN.length] ?? '';

/** One long text of all the secrets, with ordinary lines between them. */
function together(): { leaks: readonly Leak[]; blocks: readonly string[] } {
  const leaks = [
    ...ASSIGNMENTS,
    ...COMMANDS,
    ...FORMATS,
    ...HIDDEN,
    ...TOKENS,
    ...NAMED_TOKENS,
    ...FRESH,
    ...RARER,
    ...USUAL,
    ...KEYS,
  ].map(leak);
  const blocks = leaks.map(({ text }, i) => `${text}\n\n---\n${between(i)}\n`);
  return { leaks, blocks };
}

describe('a long text', () => {
  it('shows no secret, wherever the pieces end in which it is worked on', async () => {
    const { leaks, blocks } = together();
    for (const before of [0, 777, 5_555]) {
      const safe = await redact(`${'x = 1\n'.repeat(before)}${blocks.join('\n')}`);
      for (const { secrets } of leaks) for (const secret of secrets) expect(safe).not.toContain(secret);
    }
  });
});

describe('a part of a text', () => {
  it('shows none of the secrets that all of it hides', async () => {
    const { leaks, blocks } = together();
    for (let from = 0; from < blocks.length; from += 7) {
      const safe = await redact(blocks.slice(from, from + 3).join('\n'));
      for (const { secrets } of leaks.slice(from, from + 3)) {
        for (const secret of secrets) expect(safe).not.toContain(secret);
      }
    }
  });

  it('that is one line shows none that the line itself tells', async () => {
    const single = [...ASSIGNMENTS, ...COMMANDS, ...FORMATS, ...TOKENS, ...NAMED_TOKENS]
      .map(leak)
      .filter(({ text }) => !text.includes('\n'));
    expect(single.length).toBeGreaterThan(250);
    for (const [i, { text, secrets }] of single.entries()) {
      const safe = await redact(`${between(i)}\n${text}`);
      for (const secret of secrets) expect(safe, text).not.toContain(secret);
    }
  });

  it('of a private key shows nothing of it, though neither its beginning nor its end is in sight', async () => {
    const body = KEYS.map(leak).flatMap(({ secrets }) =>
      secrets.filter((secret) => /^[\w+/]{64}$|^[\w+/]{70}$/.test(secret)),
    );
    expect(body.length).toBeGreaterThan(8);
    for (const line of body.filter((text) => /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text))) {
      for (const text of [line, `  ${line}`, `"${line}\\n" +`, `> ${line}`])
        expect(await redact(text)).not.toContain(line);
    }
  });
});
