import { describe, expect, it } from 'vitest';
import { itemsOf, piecesOf } from '../../../../../src/agents/base/english/pieces';
import { sentence, standsAlone, underHeading } from '../../../../../src/agents/base/english/sentence';

describe('an answer that does not stand for itself', () => {
  it('stands after what the question settles, in its own words', () => {
    expect(underHeading('How long is a log kept?', '14 days', 'Age of a log')).toBe('Age of a log: 14 days');
    expect(underHeading('What is it called?', 'def a(x, y=0):', 'Signature')).toBe('Signature: def a(x, y=0):');
  });

  it('stands after the question itself where that names nothing', () => {
    expect(underHeading('Welche Formate werden gebraucht?', 'CSV', null)).toBe('Welche Formate werden gebraucht? CSV');
    expect(underHeading('The question was lost', 'CSV', null)).toBe('The question was lost: CSV');
  });
});

describe('a text that is visibly a list', () => {
  it.each([
    ['- CSV\n- JSON, one object a line', ['CSV', 'JSON, one object a line']],
    ['1. Open the page\n2. Press Export', ['Open the page', 'Press Export']],
    ['1. Open the page 2. Press Export', ['Open the page', 'Press Export']],
    ['Given a list\nWhen I export\nThen there is a file', ['Given a list, When I export, Then there is a file']],
    ['empty → none / two -> both / as today: one → one', ['empty → none', 'two -> both', 'as today: one → one']],
    [
      'One → none\nTwo → both\nThree → all\nA picture that is not loaded yet → an error, more in the console\nas today: Cancel closes the dialog',
      [
        'One → none',
        'Two → both',
        'Three → all',
        'A picture that is not loaded yet → an error, more in the console',
        'as today: Cancel closes the dialog',
      ],
    ],
  ])('%j is its items', (text, items) => {
    expect(itemsOf(text)).toEqual(items);
  });

  it.each([
    'It opens in a new tab. The old one stays, e.g. for comparing.',
    'Support staff; they copy orders by hand today.',
    'Rows are skipped; otherwise the import stops; then nothing is stored',
  ])('and no other is taken apart: %s', (text) => {
    expect(itemsOf(text)).toEqual([text]);
  });
});

describe('what is typed', () => {
  it.each([
    ['gum choose a b c → drawn as now', 'gum choose a b c → drawn as now.'],
    ['sqlite-utils insert takes --code', 'sqlite-utils insert takes --code.'],
    ['the command takes --code', 'The command takes --code.'],
    ['it prints --json output', 'It prints --json output.'],
    ['it opens a new tab', 'It opens a new tab.'],
  ])('keeps its first letter: %s', (text, written) => {
    expect(sentence(text)).toBe(written);
  });
});

describe('free text', () => {
  it('is taken apart at lines, bullets, sentences and semicolons, not at abbreviations or numbers', () => {
    expect(piecesOf('- one thing; another, e.g. This\n2) A limit of 3.5 MB. Nothing else!')).toEqual([
      'one thing',
      'another, e.g. This',
      'A limit of 3.5 MB.',
      'Nothing else!',
    ]);
  });

  it('takes the lines of a text that is set to a width for one sentence, and not those of a list', () => {
    const mail =
      'Hello,\n\nSomething is wrong with the account that you have with us.\n' +
      'If you have trouble accessing it, or have any questions, please reach out\nto us at the usual address.\n\nYours';
    expect(piecesOf(mail)).toContain(
      'If you have trouble accessing it, or have any questions, please reach out to us at the usual address.',
    );
    const list = Array.from({ length: 6 }, (_, at) => `the output is piped to number ${at}: the same lines`);
    expect(piecesOf(`${list.join('\n')}\nshort\nlines`).slice(-2)).toEqual(['short', 'lines']);
  });

  it('keeps the steps of a scenario together', () => {
    expect(
      piecesOf(
        'Given a full disk\nWhen I save\nThen I am told\nGiven an empty list, when I export, then a header remains.',
      ),
    ).toEqual([
      'Given a full disk, When I save, Then I am told',
      'Given an empty list, when I export, then a header remains.',
    ]);
  });

  it('loses the marks of its layout, and a line that announces others stays with the first of them', () => {
    expect(piecesOf('# Rules\nTwo things:\n- Rows are sorted.\n> Totals are shown.')).toEqual([
      'Rules',
      'Two things: Rows are sorted.',
      'Totals are shown.',
    ]);
  });

  it('stands alone when it says something by itself', () => {
    expect(standsAlone('The importer skips broken rows')).toBe(true);
    expect(standsAlone('Keep the old file until midnight')).toBe(true);
    expect(standsAlone('Die Suche findet Umlaute nicht.')).toBe(true);
    expect(standsAlone('14 days')).toBe(false);
    expect(standsAlone('It must be fast')).toBe(false);
    expect(standsAlone('Yes, but only for admins')).toBe(false);
  });

  it('stands alone no more where it only lists things, whatever is told of one of them', () => {
    expect(standsAlone('Kind of test (required), the date it was taken, and a comment that may be left out')).toBe(
      false,
    );
    expect(standsAlone('a title that is required, a date, and a file or none')).toBe(false);
    expect(standsAlone('Users, admins, and guests can see the list')).toBe(true);
    expect(standsAlone('Keep the title, the date, and the file')).toBe(true);
    expect(standsAlone('The list is sorted, filtered, and exported')).toBe(true);
  });

  it('becomes a sentence without changing words that are no words', () => {
    expect(sentence('all   rows\nare kept')).toBe('All rows are kept.');
    expect(sentence('what we need:')).toBe('What we need.');
    expect(sentence('npm_config is read')).toBe('npm_config is read.');
    expect(sentence('vitest.config.ts decides')).toBe('vitest.config.ts decides.');
  });
});
