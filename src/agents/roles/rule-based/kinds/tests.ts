import { type AreaContext } from '../entries/entry';
import type { KindProfile } from './profile';
import { entriesIn } from '../entries/sheet';

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
  entries: entriesIn(
    `
# tests.cases · Behaviour and cases to be tested
ask_text 94 · behaviour · content, symptom, goal · code
? Which behaviour and which cases must be tested, with what expected result?
~ Functions or flows by name, edge cases, errors; faults that tests should have caught; what is left out.
! Tests are written against cases, not against a percentage.
> rounding in invoices: 0.5 cents, negative, no lines; not the PDF
# tests.scope · Changes allowed outside the tests
pick_one 86 · scope · scope, affected
? May code of the product be changed for it, or the tests alone?
! Some code can only be tested after a small change to it.
* Tests only | Only tests and their helpers shall change.
- Small seams | Product code may get small seams for tests; its behaviour stays.
- Faults too | Faults that the new tests show shall be fixed in the same change.
# tests.done · When the tests are done
pick_many 84 · acceptance · acceptance
? How is it verified that the tests are good enough?
! Coverage alone is easy to reach and says little.
* The named cases | Each named case has a test that names it.
* They can fail | Each new test fails when the code it is about is broken on purpose.
- Branches | Every branch of the code concerned is run by a test.
- They are steady | A hundred runs of the new tests in a row are green.
`,
    {
      'tests.scope': { known: TESTS_ALONE },
    },
  ),
};
