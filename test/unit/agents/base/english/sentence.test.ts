import { describe, expect, it } from 'vitest';
import { piecesOf } from '../../../../../src/agents/base/english/pieces';
import { quoteAnswer, sentence, standsAlone, stateAnswer } from '../../../../../src/agents/base/english/sentence';
import { stateYesNo } from '../../../../../src/agents/base/english/yes-no';

describe('an answer is stated as a requirement where the question has a known shape', () => {
  it.each([
    [
      'Which formats should the export offer?',
      'CSV and JSON',
      'The export SHALL offer the following formats: CSV and JSON.',
    ],
    ['Which browsers must it run on?', 'Firefox', 'The system SHALL run on the following browsers: Firefox.'],
    ['Which users should be able to export?', 'Admins', 'The following users SHALL be able to export: Admins.'],
    [
      'What must keep working exactly as today?',
      'The API',
      'The following SHALL keep working exactly as today: The API.',
    ],
    [
      'What must not change while it gets faster?',
      'The order',
      'The following SHALL NOT change while it gets faster: The order.',
    ],
    ['What does the report need to contain?', 'Totals', 'The report SHALL contain: Totals.'],
    ['How should errors be reported?', 'By mail', 'Errors SHALL be reported by mail.'],
    ['How should errors be reported?', 'A dialog', 'Errors SHALL be reported as follows: A dialog.'],
    ['Where should its data live?', 'In the existing database', 'Its data SHALL live in the existing database.'],
    ['How long should logs be kept?', '14 days', 'Logs SHALL be kept for 14 days.'],
    ['How many rows must the export handle?', '100000', 'The export SHALL handle 100000 rows.'],
    ['How long may the whole run take?', '10 minutes', 'The whole run SHALL take at most 10 minutes.'],
    ['How long may it take from start to result?', '5 s', 'The system SHALL take at most 5 s from start to result.'],
    ['Who may switch flags?', 'Product owners', 'Allowed to switch flags: Product owners.'],
    ['For the export, which format should be used?', 'CSV', 'For the export, the following format SHALL be used: CSV.'],
  ])('%s %s', (question, answer, stated) => {
    expect(stateAnswer(question, answer)).toBe(stated);
  });
});

describe('what should happen under a condition is stated in EARS form', () => {
  it.each([
    [
      'What should happen when the network is down?',
      'Show a banner and retry',
      'WHEN the network is down, the system SHALL show a banner and retry.',
    ],
    [
      'What should happen when the network is down?',
      'A banner',
      'WHEN the network is down, the system SHALL respond as follows: A banner.',
    ],
    [
      'If the file is missing, what should happen?',
      'Fail with exit code 2.',
      'IF the file is missing, THEN the system SHALL fail with exit code 2.',
    ],
    [
      'What should the importer do when a row is broken?',
      'Skip it',
      'WHEN a row is broken, the importer SHALL skip it.',
    ],
    ['When the check itself fails, what then?', 'Refuse', 'WHEN the check itself fails, the system SHALL refuse.'],
  ])('%s %s', (question, answer, stated) => {
    expect(stateAnswer(question, answer)).toBe(stated);
  });
});

describe('other questions become the label of their answer', () => {
  it.each([
    ['What is the maximum size of an upload?', 'The maximum size of an upload: A.'],
    ['Who are the users?', 'The users: A.'],
    ['Which kind of test matters most?', 'Kind of test that matters most: A.'],
    ['Which parts does it concern?', 'Parts it concerns: A.'],
    ['How is it measured, and how is it kept fast?', 'How it is measured, and how it is kept fast: A.'],
    [
      'How does it authenticate, and where are the secrets kept?',
      'How it authenticates, and where the secrets are kept: A.',
    ],
    [
      'Who needs the export, and what can they not do today?',
      'Who needs the export, and what they cannot do today: A.',
    ],
    ['Where does the test data come from?', 'Where the test data comes from: A.'],
    ['How will you check that it is done?', 'How we will check that it is done: A.'],
    ['What worries you most about this change?', 'What worries us most about this change: A.'],
    ['What has gone wrong that tests should have caught?', 'What has gone wrong that tests should have caught: A.'],
    ['What about the damage that is already done?', 'The damage that is already done: A.'],
    [
      'What if two people do it at the same time, or one does it twice?',
      'If two people do it at the same time, or one does it twice: A.',
    ],
    ['“fast”: by when?', '“fast”, by when: A.'],
    ['Export formats', 'Export formats: A.'],
    ['Name the checks that must pass.', 'The checks that must pass: A.'],
  ])('%s', (question, stated) => {
    expect(stateAnswer(question, 'A')).toBe(stated);
  });

  it('“fast”: within how many milliseconds? says what the word means', () => {
    expect(stateAnswer('“fast”: within how many milliseconds?', '200 ms')).toBe('“fast” means within 200 ms.');
  });
});

describe('a question that cannot be turned without guessing is quoted', () => {
  it.each([
    'Completely, or old and new side by side?',
    'Is a pause allowed, and how does one get back?',
    'Welche Formate werden gebraucht?',
    'どの形式が必要ですか?',
  ])('%s', (question) => {
    expect(stateAnswer(question, 'So')).toBe(`${question} So.`);
  });

  it('and so is a question of several sentences', () => {
    expect(quoteAnswer('It runs at night. Which hour is best? Or none?', 'Three')).toBe(
      'It runs at night. Which hour is best? Or none? Three.',
    );
  });
});

describe('yes and no', () => {
  const said = (question: string, yes: boolean, label = yes ? 'Yes' : 'No', context = '') =>
    stateYesNo(question, context, yes, label).map(({ text, claim }) => (claim ? `claim: ${text}` : text));

  it('to a wish become a requirement or its denial', () => {
    expect(said('Should the log keep request bodies?', true)).toEqual(['The log SHALL keep request bodies.']);
    expect(said('Should the log keep request bodies?', false)).toEqual(['The log SHALL NOT keep request bodies.']);
  });

  it('to a claim confirm or correct it', () => {
    expect(said('Is it right that tests run with vitest?', true)).toEqual(['claim: Tests run with vitest.']);
    expect(said('Is it right that tests run with vitest?', false)).toEqual([
      'claim: Not so, by the person’s correction: tests run with vitest.',
    ]);
  });

  it('to a list of claims confirm each, but deny only that all hold', () => {
    const context = '- Tests run with vitest.\n- The database is PostgreSQL.';
    expect(said('May I take these as given?', true, 'Yes, that is right', context)).toEqual([
      'claim: Tests run with vitest.',
      'claim: The database is PostgreSQL.',
    ]);
    expect(said('May I take these as given?', false, 'No', context)).toEqual([
      'claim: Not all of this is so, by the person’s correction: Tests run with vitest; The database is PostgreSQL.',
    ]);
  });

  it('keep the button’s own words', () => {
    expect(said('Should old links keep working?', true, 'Redirect them')).toEqual([
      'Should old links keep working? Redirect them.',
    ]);
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

  it('becomes a sentence without changing words that are no words', () => {
    expect(sentence('all   rows\nare kept')).toBe('All rows are kept.');
    expect(sentence('what we need:')).toBe('What we need.');
    expect(sentence('npm_config is read')).toBe('npm_config is read.');
    expect(sentence('vitest.config.ts decides')).toBe('vitest.config.ts decides.');
  });
});
