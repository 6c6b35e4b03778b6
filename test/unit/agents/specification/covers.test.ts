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
