import { type AreaContext } from '../entries/entry';
import { NOTHING_CHANGES } from '../entries/asked-for';
import type { KindProfile } from './profile';
import { entriesIn } from '../entries/sheet';

/** Words for what takes too much room, and for what takes too long. */
const MEMORY = /\b(?:memory|ram|heap|[gm]i?b|footprint|leak\w*|speicher\w*|arbeitsspeicher)\b/i;
const TIME =
  /\b(?:slow\w*|fast\w*|speed\w*|latency|cpu|seconds?|minutes?|\d+ ?(?:m?s|min)|takes|time|langsam\w*|schnell\w*|dauer\w*|sekunden?|minuten?)\b/i;
/** Where it is said how long it takes today, only the target is left to ask. */
export const SAYS_TODAY =
  /\b(?:takes?|costs?|needs?|braucht|dauert|kostet)\b[^.!?\n]{0,40}?(?:\d+(?:[.,]\d+)? ?(?:ms|s|sec\w*|sek\w*|min\w*|hours?|stunden?)\b|\b(?:an?|one|two|half an?|eine?|zwei) (?:second|minute|hour|sekunde|minute|stunde)n?s?\b)/i;

function isOfMemory({ said }: AreaContext): boolean {
  return MEMORY.test(said) && !TIME.test(said);
}

/** What would be quick enough, in the words of who asks for it. */
const SAYS_TARGET =
  /\b(?:under|below|less than|within|at most|no more than|unter|höchstens|weniger als) (?:(?:half an?|an?|one|eine?r?) |\d+(?:[.,]\d+)? ?)(?:m?s|sec\w*|sek\w*|min\w*|[gm]i?b)\b/i;

/** How many there are of something: “4,000 videos”, “180 packages”. */
const SAYS_AMOUNT =
  /\b(?:\d{2,}(?:[.,]\d{3})*|\d+ ?(?:k|m|mio|million|thousand|tausend)|(?:hundreds|thousands|millions|hunderte|tausende) (?:of|von)|a few (?:hundred|thousand)|ein paar (?:hundert|tausend)) (?!ms\b|s\b|sec|sek|min|hour|stunde|%)\p{L}/iu;

/** Something that takes too long or too much. */
export const PERFORMANCE: KindProfile = {
  kind: 'performance',
  questions: 6,
  mustKnow: ['quality', 'data', 'scope', 'behaviour', 'compatibility', 'acceptance', 'risks'],
  general: { public_api: 52 },
  entries: entriesIn(
    `
# performance.target
ask_text 95 · quality · speed, baseline
~ Time or memory today, measured how and where, and the target at which the work is done; average or slowest.
! Without a target the work has no end.
# performance.semantics · What it may take, and what must stay
ask_text 84 · behaviour · semantics, public_api
? What may come later, be kept or be left out for it, and what must stay exactly so?
~ What one sees or gets at first, and what on demand; how old it may be; memory, a new dependency, code that is harder to read; order, errors, and what others rely on.
! Freedom in behaviour is where speed comes from; promises are where it stops.
> May come later: …
> Must stay exactly so: …
# performance.tradeoff · What it may cost
ask_text 76 · compatibility, risks · tradeoff, risk, environments
~ With numbers where there are some; whether results may be a little out of date; whether the code may get harder.
! Speed is bought with memory, size, freshness or readability.
> At most … more memory; no new dependency; … and newer
# performance.proof · On what it is measured
ask_text 82 · acceptance, data · acceptance, volume
~ How many there are, how large and of which shape; the machine and the command; other calls, the first start, small inputs.
! What is fast for ten can be hopeless for a million, and the other way round.
> … of …, on …; the first start no slower than today
`,
    {
      'performance.target': {
        known: SAYS_TARGET,
        subject: (context) => (isOfMemory(context) ? 'Memory today and target' : 'Speed today and target'),
        question: (context) =>
          isOfMemory(context)
            ? 'How much memory may it take, and on which input is that measured?'
            : SAYS_TODAY.test(context.request)
              ? 'Which number would be good enough, on which machine and input?'
              : 'How long does it take today, and which number would be good enough?',
        placeholder: (context) =>
          isOfMemory(context)
            ? 'Today 2 GB for a file of 500 MB; at most 200 MB for a file of any size'
            : context.project === 'web_app' || context.project === 'app'
              ? 'Today 6 s until the page can be used, on a phone with 4G; target under 2 s'
              : 'Today 4 s on a laptop; target under 1 s for 95 % of the calls',
      },
      'performance.semantics': { known: NOTHING_CHANGES },
      'performance.proof': {
        // Who tells how much it is has measured it.
        when: ({ request }) => !SAYS_AMOUNT.test(request),
        question: ({ subjectAreas }) =>
          subjectAreas.some(({ id }) => id === 'hot-code')
            ? 'What else must not get slower for it, and where is that seen?'
            : 'How much data is it, and what else must not get slower for it?',
      },
      'performance.tradeoff': {
        // What it may cost besides is asked with what must stay.
        when: ({ request }) => MEMORY.test(request),
        question: ({ request }) =>
          MEMORY.test(request)
            ? 'What may it cost, and what not: time, a new option, a dependency, old versions?'
            : 'What may it cost, and what not: memory, size, a dependency, old versions?',
      },
    },
  ),
};
