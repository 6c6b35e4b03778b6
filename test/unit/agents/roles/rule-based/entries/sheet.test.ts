import { describe, expect, it } from 'vitest';
import { entriesIn, sheet } from '../../../../../../src/agents/roles/rule-based/entries/sheet';
import { areaContext } from '../../../../../../src/agents/roles/rule-based/context';
import { groundFor } from '../made-up';

const SHEET = `
# cake.size · Size of the cake
pick_one 80 · data, quality · volume, format · for screens, service · facts database · code
? How large is it?
?library How large is what comes back?
~ In people.
! A cake that is too small is noticed.
* Small | The cake shall do for four.
- Large | The cake shall do for twelve. | + Nobody is hungry | - Half is left
# cake.text · What stands on it
ask_text 60 · look_feel · wording
? What stands on it?
! Words are eaten last.
> Happy
> birthday
`;
const [size, text] = entriesIn(SHEET, { 'cake.size': { known: /\bfor \d+\b/ } });
const context = (project: 'library' | null) => ({ ...areaContext(groundFor('A cake')), project });

describe('entries on a sheet', () => {
  it('say how they are asked, what they settle, for whom they are, and what they mention', () => {
    expect(size).toMatchObject({
      about: 'cake.size',
      subject: 'Size of the cake',
      type: 'pick_one',
      priority: 80,
      dimensions: ['data', 'quality'],
      aspects: ['volume', 'format'],
      for: ['web_app', 'app', 'service'],
      facts: ['database'],
      code: true,
      context: 'In people.',
      options: [
        { label: 'Small', description: 'The cake shall do for four.', recommended: true },
        { label: 'Large', pros: ['Nobody is hungry'], cons: ['Half is left'] },
      ],
    });
    expect(text).toMatchObject({ question: 'What stands on it?', placeholder: 'Happy\nbirthday' });
  });

  it('take what is no text from beside the sheet', () => {
    expect(size?.known).toEqual(/\bfor \d+\b/);
  });

  it('ask otherwise in a kind of project that has lines of its own', () => {
    const question = size?.question;
    if (typeof question !== 'function') throw new Error('It does not depend on the project.');
    expect([question(context(null)), question(context('library'))]).toEqual([
      'How large is it?',
      'How large is what comes back?',
    ]);
  });

  it.each([
    ['a type that there is none of', SHEET.replace('pick_one', 'pick_two'), /^cake\.size: “pick_two” is none of/],
    ['a dimension that there is none of', SHEET.replace('look_feel', 'taste'), /^cake\.text: “taste” is none of/],
    ['a head that lacks something', SHEET.replace(' · wording', ''), /^cake\.text: its second line is to say/],
    [
      'a line without a mark',
      SHEET.replace('! Words', 'Words'),
      /^cake\.text: “Words are eaten last\.” begins with none/,
    ],
  ])('name what cannot be read: %s', (_, broken, message) => {
    expect(() => entriesIn(broken)).toThrow(message);
  });

  it('name a key that no entry has', () => {
    expect(() => entriesIn(SHEET, { 'cake.colour': {} })).toThrow('cake.colour: no entry of the sheet has this key.');
    expect(() => sheet('\n# cake.size · Größe\nWie groß?\n')).toThrow(/^cake\.size: “Wie groß\?” begins with none/);
  });
});
