import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishTerms, inEnglish } from '../../../../../src/agents/base/text/german-terms';

describe('a German word in the words of code', () => {
  it.each([
    ['Ergebnisse', ['result']],
    ['Suchergebnisse', ['search', 'result']],
    ['Ausreißer-Warnung', ['outlier', 'warning']],
    ['Lesezeichen', ['bookmark']],
    ['Nachrichten', ['message']],
    ['gelöscht', ['delete']],
    ['Brathähnchen', []],
  ])('%s', (word, english) => {
    expect(englishTerms(word)).toEqual(expect.arrayContaining(english));
    if (english.length === 0) expect(englishTerms(word)).toEqual([]);
  });
});

describe('a German request in the words of code', () => {
  it('names what it is about in English, and leaves out what no code says', () => {
    const said = inEnglish('Kann man die Ergebnisse auch als HTML bekommen?');
    expect(said.split(' ')).toEqual(expect.arrayContaining(['result', 'HTML']));
    expect(said).not.toMatch(/bekommen|auch/);
  });

  it('keeps names of code, paths, quotations, and nouns that it does not know', () => {
    const said = inEnglish('Der Zwurbel in `readAll` und src/api/read.ts soll „late“ anzeigen');
    for (const kept of ['Zwurbel', '`readAll`', 'src/api/read.ts', '„late“']) expect(said).toContain(kept);
  });

  it('leaves texts in other languages as they are', () => {
    for (const text of ['Show the results as HTML', 'Añadir una lista', '']) expect(inEnglish(text)).toBe(text);
  });

  it('says something of every text that says something, and takes no longer for hostile ones', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        expect(inEnglish(`die ${text}`).length > 0).toBe(true);
      }),
    );
  });
});
