import { describe, expect, it } from 'vitest';
import { createRedactor } from '../../../../../src/extension/node/redaction/redactor';
import { leak, type Case } from './made-up';
import { CALLS } from './fresh-calls';
import { FRESH } from './fresh-cases';
import { RARER, USUAL } from './fresh-cases-again';
import { FRAMEWORKS } from './fresh-frameworks';
import { MORE_FRAMEWORKS } from './fresh-frameworks-again';
import { LISTS } from './fresh-lists';
import { SHAPES } from './fresh-shapes';
import { ORDINARY } from './ordinary-lines';
import { ASSIGNMENTS, COMMANDS, FORMATS, HIDDEN, KEYS } from './secret-cases';
import { NAMED_TOKENS, TOKENS } from './token-cases';

const redact = createRedactor();

function hides(cases: readonly Case[]): void {
  it.each(cases.map((made, seed) => leak(made, seed)))('$about', async ({ text, secrets }) => {
    const safe = await redact(text);
    expect(secrets).not.toHaveLength(0);
    for (const secret of secrets) expect(safe, text).not.toContain(secret);
    expect(safe.split('\n')).toHaveLength(text.split('\n').length);
  });
}

describe('secrets that names tell', () => hides(ASSIGNMENTS));
describe('secrets on command lines', () => hides(COMMANDS));
describe('secrets in markup, documents and addresses', () => hides(FORMATS));
describe('keys', () => hides(KEYS));
describe('secrets in pieces, or encoded', () => hides(HIDDEN));
describe('tokens of services, by shape', () => hides(TOKENS));
describe('tokens of services, by name', () => hides(NAMED_TOKENS));
describe('secrets that the rules were not made from', () =>
  hides([...FRESH, ...RARER, ...USUAL, ...FRAMEWORKS, ...MORE_FRAMEWORKS, ...SHAPES, ...CALLS, ...LISTS]));

describe.each(Object.entries(ORDINARY))('%s', (_, texts) => {
  it.each(texts)('%s', async (text) => {
    expect(await redact(text)).toBe(text);
  });

  it('stay as they are where they stand together', async () => {
    const text = texts.join('\n\n');
    expect(await redact(text)).toBe(text);
  });
});
