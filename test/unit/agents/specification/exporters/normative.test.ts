import { describe, expect, it } from 'vitest';
import {
  demandName,
  earsSentence,
  mustSentence,
  shallSentence,
} from '../../../../../src/agents/specification/exporters/normative';
import { cpuMs } from '../../../rigs/cpu-ms';

describe('a requirement as a sentence with SHALL', () => {
  it.each([
    [
      'WHEN support starts an export, the system SHALL write a row.',
      'WHEN support starts an export, the system SHALL write a row.',
    ],
    ['The parser MUST stop at the first error', 'The parser MUST stop at the first error.'],
    ['The file name should contain the date.', 'The file name SHALL contain the date.'],
    ['The route must stream the rows', 'The route SHALL stream the rows.'],
    ['Passwords must not be logged.', 'Passwords SHALL NOT be logged.'],
    ['Each export has to be recorded.', 'Each export SHALL be recorded.'],
    ['When a job fails, the user must see why.', 'When a job fails, the user SHALL see why.'],
    ['Leave the customer name empty and go on', 'The system SHALL leave the customer name empty and go on.'],
    ['Never cache what belongs to one user.', 'The system SHALL never cache what belongs to one user.'],
    ['Do not send mail twice.', 'The system SHALL NOT send mail twice.'],
    ['A flag is on or off for everybody.', 'The system SHALL ensure that a flag is on or off for everybody.'],
    [
      'When nothing is found, the page shows why.',
      'When nothing is found, the system SHALL ensure that the page shows why.',
    ],
    [
      'IF no address of the client is known, THEN requests share one counter',
      'IF no address of the client is known, the system SHALL ensure that requests share one counter.',
    ],
    // The modal is not the sentence's own.
    ['Orders that must be kept are marked.', 'The system SHALL ensure that Orders that must be kept are marked.'],
    [
      'Which formats should it offer? CSV and XLSX',
      'The system SHALL follow this answer to “Which formats should it offer?”: CSV and XLSX.',
    ],
    [
      'Unknown product → 404 "No such product".',
      'IF the case is “Unknown product”, THEN the system SHALL answer 404 "No such product".',
    ],
    [
      'If the product is unknown → it is refused.',
      'IF the product is unknown, THEN the system SHALL give this result: it is refused.',
    ],
    ['GET /products?q= answers 200 with the whole list.', 'GET /products?q= SHALL answer 200 with the whole list.'],
    [
      'A new file src/a.ts beside b.ts; the field stays',
      'There SHALL be a new file src/a.ts beside b.ts; the field stays.',
    ],
    ['src/storage/json.ts with a class JsonFile', 'There SHALL be src/storage/json.ts with a class JsonFile.'],
    [
      'ProductRepository and UserRepository keep their public methods',
      'The system SHALL ensure that ProductRepository and UserRepository keep their public methods.',
    ],
    ['Formats: CSV, XLSX', 'The system SHALL satisfy this: Formats: CSV, XLSX.'],
    [
      'Die Suche muss auch Umlaute finden.',
      'Das System MUSS (SHALL) Folgendes erfüllen: Die Suche muss auch Umlaute finden.',
    ],
    ['注文を書き出す。', 'The system SHALL satisfy this: 注文を書き出す。'],
    ['?', 'The system SHALL satisfy this: ?'],
  ])('%s', (text, expected) => {
    expect(shallSentence(text)).toBe(expected);
  });

  it('comes with MUST for Spec Kit', () => {
    expect(mustSentence('Leave the name empty')).toBe('System MUST leave the name empty.');
    expect(mustSentence('The file name should contain the date.')).toBe('The file name MUST contain the date.');
  });

  it.each([
    ['When support exports, the system SHALL write a row.', 'WHEN support exports, THE system SHALL write a row.'],
    ['If the disk is full, the job must stop.', 'IF the disk is full, THEN THE job SHALL stop.'],
    ['IF the disk is full, THEN the job SHALL stop.', 'IF the disk is full, THEN THE job SHALL stop.'],
    ['The parser MUST stop.', 'THE parser SHALL stop.'],
  ])('comes in the capitals of EARS for Kiro: %s', (text, expected) => {
    expect(earsSentence(text)).toBe(expected);
  });

  it.each([
    'WHERE both `a: true` and `b, c: true` are set, every call SHALL end.',
    'WHEN a call ends it, with whichever signal, and the option is on, Execa SHALL take them along.',
    'WHERE the option is on, IF the group refuses the signal, THEN Execa SHALL end it alone, as without the option.',
    'WHEN a run ends, the server, the client and the proxy SHALL log it.',
  ])('stays word for word in Kiro, whatever commas and colons it holds: %s', (text) => {
    expect(earsSentence(text)).toBe(text);
  });

  it('keeps the keywords that stand in code or in quotes', () => {
    expect(mustSentence('The linter SHALL warn of “SHALL” and `SHALL`.')).toBe(
      'The linter MUST warn of “SHALL” and `SHALL`.',
    );
    expect(earsSentence('The linter MUST warn of “MUST”.')).toBe('THE linter SHALL warn of “MUST”.');
  });

  it('is not parted, but kept whole, where it is not sure what ends its condition', () => {
    expect(shallSentence('When a file is red, large or old, the system stops')).toBe(
      'The system SHALL satisfy this: When a file is red, large or old, the system stops.',
    );
  });

  it('has a name that ends with a part of its sentence, and says what “it” is', () => {
    expect(demandName('WHERE `a: b` is set, the customer list SHALL show the last call (`/F`).')).toBe(
      'The customer list SHALL show the last call (/F)',
    );
    expect(
      demandName(
        `The list SHALL show the date of the last call as a column, and a column that marks ${'x '.repeat(40)}`,
      ),
    ).toBe('The list SHALL show the date of the last call as a column');
    expect(demandName('WHEN `kill()` is called with `0`, it SHALL stay a check.')).toBe(
      'WHEN kill() is called with 0, it SHALL stay a check',
    );
  });

  it('has a short name', () => {
    expect(demandName('WHEN support exports, the system SHALL write one row.')).toBe('Write one row');
    expect(demandName('### Requirement: ###')).toBe('Requirement');
    expect(demandName('?')).toBe('Unnamed');
  });

  it.each(['must ', 'The a ', ', ', 'should not ', '? ', 'when ', 'é'])('is quick for 20,000 times “%s”', (part) => {
    const before = cpuMs();
    for (const turn of [shallSentence, mustSentence, earsSentence, demandName]) turn(part.repeat(20_000));
    expect(cpuMs() - before).toBeLessThan(1_500);
  });
});
