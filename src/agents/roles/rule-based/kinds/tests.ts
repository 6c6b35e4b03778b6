import { type BankContext } from '../entries/entry';
import { choices } from '../entries/choices';
import type { KindProfile } from './profile';

/** Whether new tests are wanted, and not others run elsewhere or written anew in another form. */
export function wantsNewTests({ kind, request }: BankContext): boolean {
  return kind === 'tests' && !/umstell|migrat|convert|port\b|\bmov(?:e|ing)\b|switch|umstieg/i.test(request);
}

/** Checks of the code. */
export const TESTS: KindProfile = {
  kind: 'tests',
  questions: 5,
  mustKnow: ['scope', 'behaviour', 'quality', 'operations', 'acceptance', 'data'],
  general: { naming: 42 },
  entries: [
    {
      key: 'tests.cases',
      names: 'Behaviour and cases to be tested',
      dims: ['behaviour'],
      settles: ['content', 'symptom', 'goal'],
      worth: 94,
      type: 'ask_text',
      code: true,
      ask: 'Which behaviour and which cases must be tested, with what expected result?',
      context:
        'Functions or flows by name, edge cases, errors; faults that tests should have caught; what is left out.',
      why: 'Tests are written against cases, not against a percentage.',
      placeholder: 'rounding in invoices: 0.5 cents, negative, no lines; not the PDF',
    },
    {
      key: 'tests.scope',
      names: 'Changes allowed outside the tests',
      dims: ['scope'],
      settles: ['scope', 'affected'],
      worth: 86,
      type: 'pick_one',
      ask: 'May code of the product be changed for it, or the tests alone?',
      why: 'Some code can only be tested after a small change to it.',
      options: choices(`
        * Tests only | Only tests and their helpers shall change.
        - Small seams | Product code may get small seams for tests; its behaviour stays.
        - Faults too | Faults that the new tests show shall be fixed in the same change.
      `),
    },
    {
      key: 'tests.done',
      names: 'When the tests are done',
      dims: ['acceptance'],
      settles: ['acceptance'],
      worth: 84,
      type: 'pick_many',
      ask: 'How is it verified that the tests are good enough?',
      why: 'Coverage alone is easy to reach and says little.',
      options: choices(`
        * The named cases | Each named case has a test that names it.
        * They can fail | Each new test fails when the code it is about is broken on purpose.
        - Branches | Every branch of the code concerned is run by a test.
        - They are steady | A hundred runs of the new tests in a row are green.
      `),
    },
  ],
};
