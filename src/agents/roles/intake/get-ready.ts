import { titleOf } from '../../base/english/title';
import { intake } from './role';
import { kindPatterns } from '../rule-based/classify';
import { subjectPatterns } from '../rule-based/recognise';

/**
 * A pattern is compiled when it first looks at a text, compiled again, better, when it looks at another, and anew for texts with
 * letters beyond those of Western Europe, as which typographic quotation marks count.
 */
const SAMPLES = [
  'Add a page to the shop that lists every order',
  'Show the orders of a customer in the shop',
  'Die Suche im Laden soll „Groß“ und „klein“ nicht mehr unterscheiden',
];

/**
 * Gets the rules ready that read a request, a few milliseconds at a time: they have hundreds of patterns, and together their
 * first use takes longer than a window may stand still. Calls `breathe` in between.
 */
export async function getRulesReady(breathe: () => Promise<void>): Promise<void> {
  const patterns = [...kindPatterns(), ...subjectPatterns()];
  const looks = [
    ...patterns.map((pattern) => (request: string) => pattern.test(request)),
    titleOf,
    (request: string) => intake.offline({ request, selection: null, callerContext: '', roots: [] }),
  ];
  for (const look of looks) {
    for (const request of SAMPLES) {
      look(request);
      await breathe();
    }
  }
}
