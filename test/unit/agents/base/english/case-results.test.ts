import { describe, expect, it } from 'vitest';
import { callWithReply, caseWithResult, casesIn } from '../../../../../src/agents/base/english/case-results';

describe('a case with what happens in it', () => {
  it.each([
    ['Unknown product → 404 "No such product".', 'Unknown product', '404 "No such product".'],
    ['quantity missing, zero or not whole -> 400', 'quantity missing, zero or not whole', '400'],
    ['If the product is unknown => it is refused', 'If the product is unknown', 'it is refused'],
    ['"buro" → nothing', '"buro"', 'nothing'],
    ['Unbekanntes Produkt → 404', 'Unbekanntes Produkt', '404'],
  ])('is told by an arrow: %s', (text, named, result) => {
    expect(caseWithResult(text)).toEqual({ case: named, result });
  });

  it.each([
    'It stands under File → Open.'.slice(16),
    '(a, b) => a + b',
    'const twice = (x) => 2 * x',
    'draft → review → done',
    'The mapping `a -> b` stays',
    'The list is sorted by date.',
  ])('is none in: %s', (text) => {
    expect(caseWithResult(text)).toBeNull();
  });
});

describe('the cases of a text', () => {
  it('are set apart at the ends of sentences, at semicolons and at commas', () => {
    const four = ['Unknown product → 404.', 'No staff → 403', 'sold out → 409', 'too late → 410'];
    expect(casesIn('Unknown product → 404. No staff → 403; sold out → 409, too late → 410')).toEqual(four);
  });

  it('keep what only goes on with them', () => {
    expect(casesIn('Too late → 410; stock is not touched. The list stays as it is.')).toEqual([
      'Too late → 410; stock is not touched.',
      'The list stays as it is.',
    ]);
  });

  it('are told by a keyword and a colon as well', () => {
    expect(casesIn('if the name is empty: 400; when the disk is full: 507')).toEqual([
      'if the name is empty: 400',
      'when the disk is full: 507',
    ]);
  });

  it('are none where none is named', () => {
    expect(casesIn('The list is sorted; the newest comes first.')).toBeNull();
  });
});

describe('a call of a service with its reply', () => {
  it('is told by its verb', () => {
    expect(callWithReply('GET /products?q=BÜRO answers 200 with every product.')).toEqual({
      calls: 'GET /products?q=BÜRO',
      verb: 'answers',
      base: 'answer',
      rest: '200 with every product.',
    });
    expect(callWithReply('GET /products and GET /products/:id show a field "free"')).toMatchObject({
      calls: 'GET /products and GET /products/:id',
      base: 'show',
    });
    expect(callWithReply('The page shows a field')).toBeNull();
  });
});
