import { type AreaContext } from '../entries/entry';
import { choices } from '../entries/choices';
import type { KindProfile } from './profile';

/** Whether new tests are wanted, and not others run elsewhere or written anew in another form. */
export function wantsNewTests({ kind, request }: AreaContext): boolean {
  return kind === 'tests' && !/umstell|migrat|convert|port\b|\bmov(?:e|ing)\b|switch|umstieg/i.test(request);
}

/** That nothing but tests may change. */
const TESTS_ALONE =
  /\b(?:do(?:n['’]t| not)|without|not|never) (?:chang|touch|modify)\w* (?:\w+ ){0,3}(?:code|source)|\b(?:tests only|only tests|nur tests)\b|(?:produktiv|produktions|quell)?code\b[^.!?\n]{0,30}\bnicht (?:ändern|anfassen|angefasst|geändert)/i;

/** Checks of the code. */
export const TESTS: KindProfile = {
  kind: 'tests',
  questions: 5,
  mustKnow: ['scope', 'behaviour', 'quality', 'operations', 'acceptance', 'data'],
  general: {},
  entries: [
    {
      about: 'tests.cases',
      subject: 'Behaviour and cases to be tested',
      dimensions: ['behaviour'],
      aspects: ['content', 'symptom', 'goal'],
      priority: 94,
      type: 'ask_text',
      code: true,
      question: 'Which behaviour and which cases must be tested, with what expected result?',
      context:
        'Functions or flows by name, edge cases, errors; faults that tests should have caught; what is left out.',
      why: 'Tests are written against cases, not against a percentage.',
      placeholder: 'rounding in invoices: 0.5 cents, negative, no lines; not the PDF',
    },
    {
      about: 'tests.scope',
      subject: 'Changes allowed outside the tests',
      dimensions: ['scope'],
      aspects: ['scope', 'affected'],
      priority: 86,
      type: 'pick_one',
      known: TESTS_ALONE,
      question: 'May code of the product be changed for it, or the tests alone?',
      why: 'Some code can only be tested after a small change to it.',
      options: choices(`
        * Tests only | Only tests and their helpers shall change.
        - Small seams | Product code may get small seams for tests; its behaviour stays.
        - Faults too | Faults that the new tests show shall be fixed in the same change.
      `),
    },
    {
      about: 'tests.done',
      subject: 'When the tests are done',
      dimensions: ['acceptance'],
      aspects: ['acceptance'],
      priority: 84,
      type: 'pick_many',
      question: 'How is it verified that the tests are good enough?',
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
