import { choices } from '../entries/choices';
import { opt } from '../entries/entry';
import { pagesOnIt } from '../general/found-beside';
import { TEXT_GOES } from '../entries/presumed';
import type { KindProfile } from './profile';

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
  entries: [
    {
      about: 'docs.form',
      subject: 'Parts to be written',
      dimensions: ['scope'],
      aspects: ['content', 'scope'],
      priority: 93,
      type: 'ask_text',
      code: true,
      question: ({ request }) =>
        REWRITES.test(request)
          ? NAMED_PART.test(request)
            ? 'What must it say afterwards, part by part, and which example shows it?'
            : 'Which pages and sections are meant, and what must each of them say afterwards?'
          : 'What must the text cover, part by part?',
      context:
        'Tutorial, how-to, reference or explanation; functions, options or pages by name; an example to copy in each; what is left out.',
      why: 'A tutorial and a reference are different texts for different moments.',
      placeholder: 'How-to “Upload a file”, with code; reference of all options; no tutorial',
    },
    {
      about: 'docs.problem',
      when: ({ request }) => REWRITES.test(request) && !TEXT_GOES.test(request) && !CUTS.test(request),
      known:
        /\b(?:people|users|everyone|everybody|readers|newcomers|they|many) (?:\w+ )?(?:think|believe|assume|expect|ask|get|do not|don['’]t|miss|confus\w+)\b|\bstill (?:shows?|says?|describes?)\b/i,
      subject: 'What people ask or get wrong today',
      dimensions: ['behaviour'],
      aspects: ['symptom'],
      priority: 80,
      type: 'ask_text',
      question: 'What is missing, outdated or misunderstood today?',
      context: 'The page or sentence, and what it should say; questions from issues and support.',
      why: 'Real questions are the best table of contents.',
      placeholder: 'The README still shows the callback form; retries are mentioned nowhere',
    },
    {
      about: 'docs.place',
      known:
        /\bdocs?\/\w|\w\.(?:md|rst|adoc)\b|\b(?:js|rust|go|php|py)docs?\b|\bdocstrings?\b|\breadme\b|\bchangelog\b|\bcomments?\b|kommentar/i,
      // Where no page speaks of it yet, whoever writes it finds a place.
      when: (context) =>
        !REWRITES.test(context.request) && !NAMED_PART.test(context.request) && pagesOnIt(context).length > 0,
      subject: 'Place of the text',
      dimensions: ['interfaces'],
      aspects: ['place', 'format'],
      priority: 95,
      type: 'pick_one',
      question: 'Does the text go into a page that is there already?',
      why: 'Two pages on one thing soon contradict each other.',
      options: (context) => [
        ...pagesOnIt(context).map((page) => opt(page, `The text shall go into ${page}.`)),
        opt('Onto a page of its own', 'The text shall stand on a page of its own.'),
      ],
    },
    {
      about: 'docs.examples',
      subject: 'How the text is checked',
      dimensions: ['acceptance'],
      aspects: ['acceptance', 'examples'],
      priority: 84,
      type: 'pick_many',
      facts: ['ci'],
      question: 'How is it checked that the text is right and stays right?',
      why: 'Examples that do not run cost more trust than missing ones.',
      options: choices(`
        * Each example was run | Each example was run, and shows the output it really had.
        - Examples are tests | CI runs all examples and fails when one of them fails.
        - Links | CI fails on a link that leads nowhere.
        - A newcomer | Somebody who does not know the project follows the text to its end without help.
      `),
    },
  ],
};
