import { describe, expect, it } from 'vitest';
import {
  saysAnotherDoes,
  saysItDoesNotFit,
  withoutObjections,
} from '../../../../../../src/agents/base/english/signals/objections';
import { saysOtherwise } from '../../../../../../src/agents/base/english/signals/misses';

describe('that somebody else does what was asked about', () => {
  it.each([
    'The back end does it; here only a check of type and size',
    'Not ours: the back end stores it. This is a front end only.',
    'Keycloak handles that',
    'The browser takes care of it',
    'That is not our job',
    'Das bestimmt Keycloak; der Dienst prüft nur das Token',
    'Das macht alles Keycloak',
    'Das regelt der Anbieter',
    'Das ist nicht unsere Sache',
  ])('is said by “%s”', (text) => {
    expect(saysAnotherDoes(text)).toBe(true);
  });

  it.each([
    'The owner decides that',
    'Admins decide it',
    'The user stores it in a folder of their own',
    'It does that at the start',
    'The server answers 409',
    'The server keeps it on its disk',
    'Redis keeps it',
    'Front end only',
    'Das entscheidet der Nutzer',
    'Das macht der Besitzer',
    'Nobody does it today',
    'The library keeps the order',
    'Each team handles it by itself',
  ])('is not said by “%s”', (text) => {
    expect(saysAnotherDoes(text)).toBe(false);
    expect(saysOtherwise(text)).toBe(false);
  });
});

describe('that it is no fault, or another kind of change', () => {
  it.each(['This is not a bug. I want it removed.', 'It’s no bug', 'Das ist kein Bug, das soll weg'])(
    'is said by “%s”',
    (text) => {
      expect(saysOtherwise(text)).toBe(true);
    },
  );

  it.each([
    'This is not a feature flag but a setting',
    'It is not an error when the list is empty',
    'That is no error.',
    'Das ist kein Fehler.',
  ])('may be said by “%s”, which answers all the same', (text) => {
    expect(withoutObjections(text).length).toBeGreaterThan(0);
  });
});

describe('what is wanted in place of what was asked about', () => {
  it.each([
    ['There is no record to merge: the service is called', 'the service is called'],
    [
      'That was only an example of why I have two files (one shared, one mine); nothing has to tell them apart.',
      'nothing has to tell them apart.',
    ],
    ['It is about the summaries, which should be kept as files.', null],
    ['Es geht um die Berichte, die als Dateien abgelegt werden sollen.', null],
    ['There is nothing to show, so it prints a line', null],
    ['There is nobody to tell.', null],
    ['I do not want a dialog, I want a banner.', null],
    ['CSV ist nur ein Beispiel.', null],
  ])('stays of “%s”', (text, left) => {
    expect(withoutObjections(text)).toEqual([left ?? text]);
  });
});

describe('that a question does not fit', () => {
  it.each([
    "Doesn't really apply",
    'There is no screen involved',
    'Not sure what you mean by refused',
    "I don't understand the question",
    'Verstehe die Frage nicht',
    'Das verstehe ich nicht, es wird nichts zusammengeführt.',
    'There is no limit to count.',
    'Das gehört nicht dazu',
    'Es gibt hier keine Seite',
    'n/a',
  ])('is said by “%s”, and nothing of it is built', (text) => {
    expect(saysItDoesNotFit(text)).toBe(true);
    expect(withoutObjections(text)).toEqual([]);
  });

  it.each(['There is no limit', 'Nobody may see it', 'It does not apply the discount twice', 'No errors are shown'])(
    'is not said by “%s”',
    (text) => {
      expect(saysItDoesNotFit(text)).toBe(false);
      expect(withoutObjections(text)).toEqual([text]);
    },
  );

  it('leaves what stands behind it, and that somebody only guesses', () => {
    expect(withoutObjections('There is no screen: the mail goes out on Monday')).toEqual([
      'the mail goes out on Monday',
    ]);
    expect(withoutObjections('If you mean the title: two may have the same')).toEqual(['two may have the same']);
    expect(withoutObjections('I guess: a short interval is refused')).toEqual(['I guess: a short interval is refused']);
  });
});

describe('a protest against a question', () => {
  it.each([
    'this question is badly put',
    'This question is too broad for me',
    'no idea why texts are asked here, that was badly put',
    'That was badly put.',
    'This makes no sense here',
    'Die Frage ist schlecht gestellt',
  ])('is nothing that is built: “%s”', (text) => {
    expect(withoutObjections(text)).toEqual([]);
  });

  it.each([
    'The list is too broad for a phone, it wraps there',
    'A rating makes no sense for deleted items and is hidden',
    'The question is shown above the poll',
    'It is badly worded',
    'It is too broad',
    'Shows -1, that makes no sense',
    'The second button makes no sense here',
    'Das ist zu breit',
  ])('is none in “%s”', (text) => {
    expect(withoutObjections(text)).toEqual([text]);
  });

  it('leaves what is told beside it', () => {
    expect(withoutObjections('there are none in PyJWT, this question is badly put')).toEqual([
      'there are none in PyJWT',
    ]);
    expect(withoutObjections('old tokens, that was badly put')).toEqual(['old tokens']);
    expect(withoutObjections('That was badly put, old tokens are refused at once')).toEqual([
      'old tokens are refused at once',
    ]);
  });
});
