import { expect, it } from 'vitest';
import { acknowledge } from '../../../../../src/agents/roles/rule-based/acknowledge';
import { toExchange } from '../../../../../src/agents/session/exchanges';
import { asked, options } from '../../specification/session-builder';

const LONG = [
  'What cannot be read counts as an empty list, and nothing crashes',
  'When the last entry of a page goes, the page before it is shown',
  'What is kept in one tab shows in the others without reloading',
];
const ticked = (labels: string[], selected: string[], other?: string) =>
  toExchange(
    asked('Q1', {
      type: 'pick_many',
      config: { question: 'Which belong to it?', options: options(...labels), allowOther: true },
      answer: { selected, ...(other === undefined ? {} : { other }) },
    }),
  );

it('short options that were ticked are said back', () => {
  expect(acknowledge([ticked(['PDF', 'CSV', 'JSON'], ['a', 'b'])])).toBe('Noted: PDF, CSV.');
});

it('long ones are said back as they are while they fit in a line; then what was left out is, or how each begins', () => {
  expect(acknowledge([ticked(LONG, ['a', 'b'])])).toBe(`Noted: ${LONG[0]}; ${LONG[1]}.`);
  const all = ['a', 'b', 'c'];
  expect(acknowledge([ticked(LONG, all)])).toBe('Noted: all of them.');
  expect(acknowledge([ticked(LONG, all, 'On one’s own page too')])).toBe('Noted: all of them, and what you wrote.');
  expect(acknowledge([ticked(LONG, all, 'Auch dort')], 'de')).toBe('Notiert: alle und was Sie geschrieben haben.');
  const more = [...LONG, 'A README says how to open it'];
  expect(acknowledge([ticked(more, all)])).toBe('Noted: all but “A README says how to open it”.');
  expect(
    acknowledge([
      ticked(
        Array.from({ length: 6 }, (_, at) => `${at} ${LONG[0] ?? ''}`),
        all,
      ),
    ]),
  ).toMatch(/^Noted, 3 of 6: “0 .{20,40} …”, “1 .{20,40} …”, “2 .{20,40} …”\.$/u);
  const eight = Array.from({ length: 8 }, (_, at) => `${at} ${LONG[0] ?? ''}`);
  expect(acknowledge([ticked(eight, ['a', 'b', 'c', 'd'])])).toBe('Noted: 4 of 8.');
});
