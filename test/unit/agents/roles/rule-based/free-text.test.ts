import { describe, expect, it } from 'vitest';
import { freeText, isBesideChoice } from '../../../../../src/agents/roles/rule-based/free-text';
import { saysNothing, saysNothingMore } from '../../../../../src/agents/base/english/signals/nothing-more';
import type { Exchange } from '../../../../../src/agents/session/exchanges';

const exchange = (type: Exchange['type'], answer: unknown, rest: Partial<Exchange> = {}) =>
  ({ type, answer, nonAnswer: null, text: '', ...rest }) as Exchange;

describe('what somebody wrote in an answer', () => {
  it('is told with its note', () => {
    expect(freeText(exchange('pick_many', { selected: ['a'], other: 'One more' }, { note: 'Soon' }))).toBe(
      'One more\nSoon',
    );
  });

  it.each<[string, boolean, Exchange]>([
    ['a note beside a choice', true, exchange('pick_one', { selected: 'a' }, { note: 'That is enough.' })],
    ['something of one’s own beside choices', true, exchange('pick_many', { selected: ['a'], other: 'x' })],
    ['an answer of one’s own in place of them', false, exchange('pick_one', { other: 'That is enough.' })],
    ['the same of several', false, exchange('pick_many', { selected: [], other: 'That is enough.' })],
    ['a text that was asked for', false, exchange('ask_text', { text: 'That is enough.' })],
    ['a word that is none', false, exchange('pick_one', null, { nonAnswer: 'you_decide', text: 'Enough.' })],
  ])('stands beside a choice or is the answer: %s', (_name, isBeside, given) => {
    expect(isBesideChoice(given)).toBe(isBeside);
  });
});

describe('an answer that adds nothing', () => {
  it.each([
    'That was in my request.',
    'I already said that in the answer before.',
    'I said that already',
    'See my request',
    'Das habe ich schon gesagt.',
    'Steht doch schon in der Anfrage',
  ])('says where it was said: %s', (text) => {
    expect(saysNothingMore(text)).toBe(true);
  });

  it.each([
    'That is in the header of each file',
    'It is above the list',
    'It is in the request header',
    'See the request log',
    'Steht oben rechts',
    'We answered in the mail to the customer',
    'It is in the list until somebody removes it from there by hand',
    'I said that it must be fast',
    'See the log for what failed',
    'Das steht in der Kopfzeile, und zwar fett',
  ])('is not one that tells something: %s', (text) => {
    expect(saysNothingMore(text)).toBe(false);
  });

  it('is no word against a statement that is asked anew', () => {
    expect(saysNothing('That was in my request.')).toBe(false);
    expect(saysNothing('Nothing')).toBe(true);
  });
});
