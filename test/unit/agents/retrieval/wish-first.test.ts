import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wishFirst } from '../../../../src/agents/retrieval/wish-first';

describe('a request as it is searched for', () => {
  it.each([
    [
      'http should retry when a request fails. Half of our scripts wrap it in a shell loop today.',
      'http should retry when a request fails.\nHalf of our scripts wrap it in a shell loop today.',
    ],
    [
      'We crawl untrusted sites. It took our machine down twice. I want to cap the bytes of a response.',
      'We crawl untrusted sites. I want to cap the bytes of a response.\nIt took our machine down twice.',
    ],
    ['campaigns never finish. they sit at 99 %. please fix', 'campaigns never finish. please fix\nthey sit at 99 %.'],
    [
      'we’re on gitlab. need a changelog for it, e.g. like that of github',
      'we’re on gitlab. need a changelog for it, e.g. like that of github',
    ],
    ['Sort the list\n\nby 2. name', 'Sort the list\nby 2. name'],
    ['', ''],
  ])('has what is wished on its first line: %s', (request, searched) => expect(wishFirst(request)).toBe(searched));

  it('is in words of code where it is told in German, sentence by sentence', () => {
    const [wish, ...told] = wishFirst(
      'Die Passwörter stehen im Klartext in der Datenbank. Das muss aufhören. Neulich hat die jemand alle gelesen.',
    ).split('\n');
    expect(wish).toMatch(/password .*plaintext .*database/);
    expect(told).toHaveLength(1);
  });

  it('keeps every word of a text that is not German, whatever it holds', () => {
    const words = (text: string) => text.split(/\s+/).filter(Boolean).sort();
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('List', 'items.', 'We', 'want!', 'e.g.', 'more…', '\n', 'should', '3.')),
        (parts) => {
          const text = parts.join(' ');
          expect(words(wishFirst(text))).toEqual(words(text));
        },
      ),
    );
  });
});
