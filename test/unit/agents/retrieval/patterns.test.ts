import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../../../src/agents/retrieval/query';
import { beginsWord, endsWord } from '../../../../src/agents/retrieval/bytes';
import { Patterns } from '../../../../src/agents/retrieval/patterns';
import { formsOf } from '../../../../src/agents/retrieval/word-forms';

const QUERY = parseQuery(['expire the session cookie in an id token, über db']);

/** Word forms by their key, in lower case. */
const FORMS = [
  ...QUERY.terms.flatMap(({ shown }, key) => formsOf(shown.toLowerCase()).map(({ text }) => ({ text, key }))),
  ...QUERY.pairs.map(({ shown }, i) => ({ text: shown.toLowerCase().replace(' ', ''), key: QUERY.terms.length + i })),
].map(({ text, key }) => ({ bytes: Buffer.from(text), key }));

/** Tries every form at every place. */
function slowly(bytes: Uint8Array, length: number): string[] {
  const found: string[] = [];
  for (let start = 0; start < length; start++) {
    for (const { bytes: wanted, key } of FORMS) {
      const end = start + wanted.length;
      const there = Buffer.from(bytes.subarray(start, Math.min(end, length)));
      const folded = there.map((byte) => (byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte));
      if (folded.length < wanted.length || wanted.length < 2 || !wanted.equals(folded)) continue;
      if (beginsWord(bytes, start, length) && endsWord(bytes, end, length)) found.push(`${key}@${start}-${end}`);
    }
  }
  return found.toSorted();
}

function scanned(bytes: Uint8Array, length: number): string[] {
  const found: string[] = [];
  const starts: number[] = [];
  new Patterns(QUERY).scan(bytes, length, {
    hit: (key, _amount, start, end) => {
      found.push(`${key}@${start}-${end}`);
      starts.push(start);
    },
  });
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  return found.toSorted();
}

const piece = fc.constantFrom(
  ...[
    'expire',
    'Expires',
    'EXPIRED',
    'session',
    'sessionCookie',
    'session_cookie',
    'SESSION',
    'id',
    'ID',
    'idToken',
    'db',
  ],
  ...[' ', '\n', '_', '.', 'x', 'S', '7', 'ü', 'über', '', 'ses', 'sionx', 'tokens', 'DBs', 'cookies2'],
);
const text = fc.array(piece, { maxLength: 160 }).map((pieces) => pieces.join(''));

describe('a query’s words in bytes', () => {
  it('are found where a slow look finds them, whatever surrounds them and wherever the bytes begin', () => {
    fc.assert(
      fc.property(text, fc.nat({ max: 3 }), fc.nat({ max: 9 }), (content, offset, beyond) => {
        const bytes = Buffer.from(content);
        const memory = new Uint8Array(offset + bytes.length + beyond).fill(0x65);
        memory.set(bytes, offset);
        const view = memory.subarray(offset);
        expect(scanned(view, bytes.length)).toEqual(slowly(view, bytes.length));
      }),
      { numRuns: 400 },
    );
  });

  it('are not looked for beyond the end', () => {
    const bytes = Buffer.from('the session cookie');
    for (let length = 0; length <= bytes.length; length++) {
      expect(scanned(bytes, length)).toEqual(slowly(bytes, length));
    }
  });
});
