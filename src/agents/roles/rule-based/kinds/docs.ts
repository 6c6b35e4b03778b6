import { opt } from '../entries/entry';
import { pagesOnIt } from '../general/found-beside';
import { TEXT_GOES } from '../entries/presumed';
import type { KindProfile } from './profile';
import { entriesIn } from '../entries/sheet';

/** What is there already and is put right: where it lives and how it is written is given. */
const REWRITES =
  /\b(?:split\w*|shorten\w*|restructur\w+|too (?:long|thin|short|sparse)|incomplete|re-?writ\w+|re-?work\w*|updat(?:e|es|ed|ing)|outdated|out of date|correct(?:s|ed|ing)?|fix(?:es|ed|ing)?|clarif\w+|improv\w+|confus\w+|misleading|wrong|still (?:shows?|says?|describes?)|typos?|unclear)\b|veraltet|unklar|verbesser|überarbeit|umschreib|missverständlich|verwirr|falsch|korrigier|aktualisier/iu;

/** A part of the text that the request names. */
const NAMED_PART =
  /\b(?:section|chapter|paragraph|page|abschnitt|kapitel|seite)\b|\b(?:docs?|doku\w*|documentation|readme) (?:of|on|for|about|zu|zum|zur|von|über) \S/iu;

/** A text that is divided or made shorter says no more than before. */
const CUTS = /\b(?:split\w*|shorten\w*|too long)\b/i;

/** Text for people. */
export const DOCS: KindProfile = {
  kind: 'docs',
  questions: 5,
  mustKnow: ['user_goal', 'scope', 'look_feel', 'interfaces', 'acceptance', 'operations'],
  general: {},
  entries: entriesIn(
    `
# docs.form · Parts to be written
ask_text 93 · scope · content, scope · code
~ Tutorial, how-to, reference or explanation; functions, options or pages by name; an example to copy in each; what is left out.
! A tutorial and a reference are different texts for different moments.
> How-to “Upload a file”, with code; reference of all options; no tutorial
# docs.problem · What people ask or get wrong today
ask_text 80 · behaviour · symptom
? What is missing, outdated or misunderstood today?
~ The page or sentence, and what it should say; questions from issues and support.
! Real questions are the best table of contents.
> The README still shows the callback form; retries are mentioned nowhere
# docs.place · Place of the text
pick_one 95 · interfaces · place, format
? Does the text go into a page that is there already?
! Two pages on one thing soon contradict each other.
# docs.examples · How the text is checked
pick_many 84 · acceptance · acceptance, examples · facts ci
? How is it checked that the text is right and stays right?
! Examples that do not run cost more trust than missing ones.
* Each example was run | Each example was run, and shows the output it really had.
- Examples are tests | CI runs all examples and fails when one of them fails.
- Links | CI fails on a link that leads nowhere.
- A newcomer | Somebody who does not know the project follows the text to its end without help.
`,
    {
      'docs.form': {
        question: ({ request }) =>
          REWRITES.test(request)
            ? NAMED_PART.test(request)
              ? 'What must it say afterwards, part by part, and which example shows it?'
              : 'Which pages and sections are meant, and what must each of them say afterwards?'
            : 'What must the text cover, part by part?',
      },
      'docs.problem': {
        known:
          /\b(?:people|users|everyone|everybody|readers|newcomers|they|many) (?:\w+ )?(?:think|believe|assume|expect|ask|get|do not|don['’]t|miss|confus\w+)\b|\bstill (?:shows?|says?|describes?)\b/i,
        when: ({ request }) => REWRITES.test(request) && !TEXT_GOES.test(request) && !CUTS.test(request),
      },
      'docs.place': {
        options: (context) => [
          ...pagesOnIt(context).map((page) => opt(page, `The text shall go into ${page}.`)),
          opt('Onto a page of its own', 'The text shall stand on a page of its own.'),
        ],
        known:
          /\bdocs?\/\w|\w\.(?:md|rst|adoc)\b|\b(?:js|rust|go|php|py)docs?\b|\bdocstrings?\b|\breadme\b|\bchangelog\b|\bcomments?\b|kommentar/i,
        // Where no page speaks of it yet, whoever writes it finds a place.
        when: (context) =>
          !REWRITES.test(context.request) && !NAMED_PART.test(context.request) && pagesOnIt(context).length > 0,
      },
    },
  ),
};
