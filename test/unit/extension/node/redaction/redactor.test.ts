import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REDACTED } from '../../../../../src/agents/base/redact/redact';
import { RememberedTexts } from '../../../../../src/extension/node/redaction/remembered-texts';
import { createRedactor } from '../../../../../src/extension/node/redaction/redactor';
import { HARMLESS_LINES, joined, PRIVATE_KEY, PRIVATE_KEY_LINES, SECRET_LINES, SECRETS } from './samples';

const redact = createRedactor();
const lines = (text: string): number => text.split('\n').length;

describe('what leaves the workspace', () => {
  it.each(SECRETS)('holds no %s', async (_, secret) => {
    for (const text of [secret, `x = f("${secret}"); // here`, `header: ${secret}\nnext`]) {
      const safe = await redact(text);
      expect(safe).not.toContain(secret);
      expect(safe).toContain(REDACTED);
    }
  });

  it.each(SECRET_LINES)('does not show what %j keeps secret', async (line, secret) => {
    expect(await redact(`first line\n${line}\nlast line`)).not.toContain(secret);
    expect(await redact(line)).toContain(REDACTED);
  });

  it.each(HARMLESS_LINES)('shows %j as it is', async (line) => {
    expect(await redact(line)).toBe(line);
  });

  it('shows all of them as they are where they stand together', async () => {
    const text = HARMLESS_LINES.join('\n');
    expect(await redact(text)).toBe(text);
  });

  it('holds no private key, and keeps its lines', async () => {
    const safe = await redact(`before\n${PRIVATE_KEY}\nafter`);
    for (const line of PRIVATE_KEY_LINES) expect(safe).not.toContain(line);
    expect(lines(safe)).toBe(lines(PRIVATE_KEY) + 2);
    expect(safe).toMatch(/^before\n[^]*\nafter$/);
  });

  it('does not leave it to a comment of the workspace what is secret', async () => {
    const [, [, secret] = ['', '']] = SECRETS;
    for (const comment of ['secretlint-disable', 'secretlint-disable-next-line', 'secretlint-disable-line']) {
      expect(await redact(`// ${comment}\n${secret} // ${comment}`)).not.toContain(secret);
    }
  });
});

describe('long texts', () => {
  const filler = (characters: number) => HARMLESS_LINES.join('\n').repeat(Math.ceil(characters / 1_000));

  it('lose their secrets wherever they are, and nothing else', async () => {
    const harmless = filler(20_000);
    for (const [, secret] of SECRETS.slice(0, 6)) {
      const safe = await redact(`${harmless}\n${secret}\n${harmless}`);
      expect(safe).toBe(`${harmless}\n${REDACTED}\n${harmless}`);
    }
  });

  it('lose them in one endless line too, at whatever place', async () => {
    const secret = joined('password="', 'hunter2-', 'abcdef"');
    const word = 'let a=b(c,d);';
    for (let offset = 0; offset < 60; offset++) {
      const before = word.repeat(1_250) + 'x'.repeat(offset);
      const safe = await redact(`${before};${secret};${word.repeat(1_500)}`);
      expect(safe).not.toContain('hunter2');
      expect(safe.startsWith(before)).toBe(true);
    }
  });

  it('lose keys that begin in one piece and end in another', async () => {
    const harmless = filler(18_000);
    const body = 'QWJjZGVmR2hpSktsbU5vcA'.repeat(3);
    const key = PRIVATE_KEY.replace('\n', `\n${`${body}\n`.repeat(150)}`);
    const safe = await redact(`${harmless}\n${key}\n${harmless}`);
    expect(safe).not.toContain(body);
    expect(lines(safe)).toBe(lines(`${harmless}\n${key}\n${harmless}`));
  });
});

describe('texts that come again', () => {
  const long = 'const password = "hunter2hunter2hunter2";\n'.repeat(40);

  it('are known by themselves and by what became of them, up to a limit, and shorter ones are not', () => {
    const texts = new RememberedTexts();
    expect(texts.of(long)).toBeNull();
    texts.add(long, 'x'.repeat(1_000));
    expect(texts.of(long)).toBe('x'.repeat(1_000));
    expect(texts.of('x'.repeat(1_000))).toBe('x'.repeat(1_000));
    texts.add('short', 'short');
    expect(texts.of('short')).toBeNull();
    for (let i = 0; i < 5; i++) texts.add(String(i).repeat(500_000), String(i).repeat(500_000));
    expect(texts.of(long)).toBeNull();
    expect(texts.of('4'.repeat(500_000))).not.toBeNull();
  });

  it('are told apart by halves of surrogate pairs', () => {
    const texts = new RememberedTexts();
    texts.add(`${'a'.repeat(1_000)}\ud800`, 'one');
    expect(texts.of(`${'a'.repeat(1_000)}\ud801`)).toBeNull();
  });

  it('are searched anew for keys that came since', async () => {
    const key = 'kf-83hs9dk2mslw03nd7';
    let held: string[] = [];
    const redact = createRedactor({ keys: async () => held });
    const text = `The value ${key} stands here.\n${'Nothing else is said.\n'.repeat(60)}`;
    await redact(text);
    held = [key];
    expect(await redact(text)).not.toContain(key);
  });
});

describe('keys that the extension holds', () => {
  const key = 'Zq7/x+Y9&w-ordinary';
  const holding = createRedactor({ keys: async () => [key] });

  it.each([
    ['as they are', key],
    ['in an address', `https://example.com/?k=${encodeURIComponent(key)}&b=1`],
    ['in JSON', JSON.stringify({ a: key })],
    ['in base64', Buffer.from(key).toString('base64')],
    ['in base64 with something before', Buffer.from(`user:${key}`).toString('base64')],
    ['in base64 with something around', Buffer.from(`ab${key} and more`).toString('base64url')],
    ['split into two literals', `"${key.slice(0, 7)}" + "${key.slice(7)}"`],
    ['split into two lines', `'${key.slice(0, 9)}' +\n    '${key.slice(9)}'`],
  ])('are taken out %s', async (_, written) => {
    const safe = await holding(`before ${written} after`);
    expect(safe).toContain(REDACTED);
    for (let at = 0; at + 12 <= written.length; at++) {
      const piece = written.slice(at, at + 12);
      if (!'https://example.com/?k='.includes(piece)) expect(safe).not.toContain(piece);
    }
    expect(lines(safe)).toBe(lines(written));
  });

  it('stay what they are for others', async () => {
    expect(await redact(`x ${key} y`)).toContain(key);
  });

  it('are no words that servers without keys are given', async () => {
    const local = createRedactor({ keys: async () => ['ollama', 'lm-studio', 'none', ''] });
    const text = 'ollama and lm-studio want none';
    expect(await local(text)).toBe(text);
  });

  it('may change, and may be out of reach', async () => {
    let held: string[] = [];
    const changing = createRedactor({ keys: async () => held });
    expect(await changing(key)).toBe(key);
    held = [key];
    expect(await changing(key)).toBe(REDACTED);
    const broken = createRedactor({ keys: () => Promise.reject(new Error('locked')) });
    expect(await broken('plain')).toBe('plain');
  });
});

describe('redaction of any text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'password = "',
      '"',
      "'",
      '\n',
      '\r\n',
      PRIVATE_KEY,
      joined('-----BEGIN ', 'PRIVATE KEY-----'),
      joined('-----END ', 'PRIVATE KEY-----'),
      'token: ',
      '://a:b@',
      'postgres://u:p@h/',
      'Authorization: Bearer ',
      'secretlint-disable',
      'İ',
      ';',
      ' ',
    ),
    fc.constantFrom(...SECRETS.map(([, secret]) => secret)),
    fc.constantFrom(...HARMLESS_LINES),
    fc.string(),
  );

  it('changes nothing the second time, and never the number of lines', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        const text = pieces.join('');
        const once = await redact(text);
        expect(await redact(once)).toBe(once);
        expect(lines(once)).toBe(lines(text));
      }),
      { numRuns: 300 },
    );
  });

  it('takes for the rest of a key without an end the second time what it took the first time', async () => {
    const text = `-----BEGIN PRIVATE KEY-----\na;\nglsa_${'a1B2c3D4e5F6g7H8i9J0a1B2c3D4e5F6'}_a1b2c3d4\n!\nb;\n//\n`;
    const once = await redact(text);
    expect(once).toContain('//');
    expect(await redact(once)).toBe(once);
  });

  it('does so for long texts as well', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 10, maxLength: 40 }), fc.nat(3), async (pieces, ends) => {
        const text = pieces.join('\n'.repeat(ends)).repeat(12);
        const once = await redact(text);
        expect(await redact(once)).toBe(once);
        expect(lines(once)).toBe(lines(text));
      }),
      { numRuns: 12 },
    );
  });

  it('finds a secret in any surroundings', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...SECRETS), fc.string(), fc.string(), async ([, secret], before, after) => {
        expect(await redact(`${before}\n ${secret} \n${after}`)).not.toContain(secret);
      }),
      { numRuns: 100 },
    );
  });
});
