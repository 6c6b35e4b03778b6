import { describe, expect, it } from 'vitest';
import { comparable, coveredBy } from '../../../../src/agents/specification/covers';

const DEMANDS = [
  'The call history SHALL be narrowed down by customer name, by a period from day to day, and by type of call.',
  'The customer list SHALL show the date of the last call, and a column that marks customers with follow-up steps still to do.',
  'The system SHALL never change the caller’s objects when it exports; it copies only what it writes.',
  'The customer page SHALL show all calls of this customer, newest first.',
  'WHEN a user deletes a call, the system SHALL keep the customer.',
].map((text, at) => ({ id: `FR-00${at + 1}`, text }));

const checks = (text: string, demands = DEMANDS) => coveredBy(text, comparable(demands));

describe('what a check is of', () => {
  it.each([
    [
      'what one part of a demand says',
      'Given calls of several types, when somebody narrows down the call history by one type of call, then only the calls of that type are listed.',
      'FR-001',
    ],
    [
      'the second half of what a list shows',
      'Given one customer with follow-up steps still to do and one without, when somebody opens the customer list, then only the first is marked.',
      'FR-002',
    ],
    [
      'what never changes, by its staying what it was',
      'Given an object of the caller’s, when the system exports it, then the caller’s object still holds its value.',
      'FR-003',
    ],
  ])('is %s', (_, check, id) => {
    expect(checks(check)).toEqual([id]);
  });

  it.each([
    ['several demands speak of alike', 'Given a customer with a call, when somebody opens it, then the call is shown.'],
    ['no demand says', 'Given a phone, when the page is opened on it, then nothing is cut off at the edge.'],
    ['changes what never does', 'Given an object of the caller’s, when it is exported, then its colour is blue.'],
    ['sets up the opposite', 'Given a user who does not delete a call, when a day is over, then the system keeps it.'],
  ])('is nothing where it is what %s', (_, check) => {
    expect(checks(check)).toEqual([]);
  });

  it('is nothing that only one of few demands happens to speak of', () => {
    const few = DEMANDS.slice(0, 2);
    expect(checks('Given calls, when one narrows the call history down by type, then they are listed.', few)).toEqual(
      [],
    );
  });
});

describe('what a check without steps is of', () => {
  const demandsOf = (...texts: string[]) => texts.map((text, at) => ({ id: `FR-00${at + 1}`, text }));
  const SEARCH = demandsOf(
    'GET /products?q=BÜRO answers 200 with every product whose name contains "büro" in any case.',
    'GET /products?q= answers 200 with the whole list, like without q.',
    'The category filter SHALL compare exactly, as today.',
    'The fix SHALL end this: “Bug: product search with an umlaut ("Büro") finds nothing when the name is written in another case”.',
    'Order by name stays as it is.',
    '"Buro" without the dots must still not find "Büro".',
  );
  const STOCK = demandsOf(
    'Unknown product → 404 "No such product".',
    'More than is free → 409 with how many are left.',
    'Confirming after 15 minutes → 410 "Reservation expired", stock is not touched.',
    'A reservation holds a quantity of a product for 15 minutes and is released from the stock when it is not confirmed.',
    'The page lists all customers.',
  );
  const MOVED = demandsOf(
    'Every call SHALL give the same result and the same side effects as before.',
    'Error types, codes and messages SHALL stay as they are.',
    'The files stay byte for byte what is written today.',
    'The index of products stays in ProductRepository.',
  );

  it.each([
    [
      'each of several that its parts name, in the same sense and however they are written',
      SEARCH,
      'searchProducts with "BU\u0308RO" finds "Bürostuhl"; q="" gives all three products; "buro" gives none (“in test/search.test.ts”).',
      ['FR-001', 'FR-002', 'FR-004', 'FR-006'],
    ],
    [
      'the one whose type of error it sees',
      demandsOf(
        'Responses with Content-Encoding: zstd are decoded, as it is done for gzip.',
        'Broken zstd data: raises httpx.DecodingError, as with the other encodings.',
      ),
      'Body that ends too early → httpx.DecodingError',
      ['FR-002'],
    ],
    [
      'the one whose status code it sees',
      STOCK,
      'A test that two reservations of 3 out of 5 pieces end in 201 and then 409.',
      ['FR-002'],
    ],
    [
      'the one that names the same amount, and does not deny it',
      STOCK,
      'A test with a fake clock: after 15 minutes the free stock is back at 5.',
      ['FR-004'],
    ],
    [
      'what stays as it was',
      MOVED,
      'All existing tests pass with unchanged assertions.',
      ['FR-001', 'FR-002', 'FR-003'],
    ],
    [
      'what stays as it was, seen before and after',
      MOVED,
      'Output for a set of real inputs is identical before and after.',
      ['FR-001', 'FR-002', 'FR-003'],
    ],
  ])('is %s', (_, demands, check, ids) => {
    expect(checks(check, demands)).toEqual(ids);
  });

  it.each([
    ['none of those that name it alike', STOCK, 'The test of a product is green.'],
    ['none that says the opposite', SEARCH.slice(5), 'A search for "buro" finds "Bürostuhl".'],
    ['none for an amount alone', STOCK, 'The test takes less than 15 minutes.'],
  ])('is %s', (_, demands, check) => {
    expect(checks(check, demands)).toEqual([]);
  });
});
