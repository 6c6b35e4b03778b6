import { foundBeside } from '../general/found-beside';
import type { KindProfile } from './profile';
import { entriesIn } from '../entries/sheet';

/** What it may leave behind where it runs. */
const LEAVES =
  /\b(?:data|stor\w+|sav\w+|columns?|tables?|settings?|config\w*|options?|files?|links?|integrations?|accounts?|daten\w*|spalten?|einstellung\w*|option\w*|dateien?|konten|konfig\w*)\b/i;

/** What only those see who work on the code. */
const OF_CODE =
  /\b(?:repositor(?:y|ies)|implementations?|modules?|class(?:es)?|helpers?|profiles?|wrappers?|adapters?|mixins?|packages?|dependenc(?:y|ies)|polyfills?|shims?|(?:dead|unused) code|hilfsfunktion\w*|klassen?|module?|abhängigkeit\w*)\b/i;

/** What is marked as going, and does not go yet. */
const DEPRECATES = /^\W{0,3}(?:please )?deprecat/i;

/** A library that the program itself uses: whoever uses the program sees nothing of it. */
const LIBRARY =
  /\b(?:jquery|lodash|underscore|moment(?:\.?js)?|axios|bluebird|bootstrap|request|enzyme|once_cell|lazy_static|left-?pad)\b/i;

/** What is only shown: nobody calls it, and nobody has it in a script. */
const IS_SHOWN =
  /\b(?:spinners?|animations?|banners?|badges?|logos?|icons?|splash screens?|pop-?ups?|tool-?tips?|toasts?|greetings?|ascii art|progress bars?|emojis?|colou?rs?|games?|easter eggs?)\b/i;

/** Nobody uses any more what has ended by itself. */
const HAS_ENDED =
  /\b(?:(?:has|have|is|are|was|were) (?:been )?(?:\w+ )?(?:shut down|dead|discontinued|gone|sunset|closed)|shut down (?:in|last|years|since|for))\b|(?:eingestellt|abgeschaltet|tote?[nrs]?)(?!\p{L})/iu;

/** Something that is there today goes away. */
export const REMOVAL: KindProfile = {
  kind: 'removal',
  questions: 6,
  mustKnow: ['scope', 'compatibility', 'behaviour', 'data', 'acceptance', 'rollout'],
  general: {},
  entries: entriesIn(
    `
# removal.what · What goes, and what stays
ask_text 95 · scope · scope, content · code
? What exactly goes, and what beside it must stay?
~ Code, options, settings, stored fields, texts, translations; each by its name, with the reason where something stays.
! What looks like a part of it may be used by something else.
> Goes: …
> Stays: …, because …
# removal.users · Whoever still uses it
ask_text 92 · compatibility, behaviour · ending, existing_use, public_api, rollout
? What do people get who still use it, and what do they use instead?
?library What happens to code that still uses it, and in which version?
?command_line What happens to calls that still use it, and in which version?
?service What do clients get that still use it, and from when on?
~ Nothing at all, an error with its words, a replacement; whether they are told before; what the change log says.
! What one person wants to be rid of is what another one has built upon.
> An error that names …; with the next major version
# removal.left · What it has left behind
ask_text 78 · data, compatibility · existing_data, damage · for service, screens
? What becomes of what it has stored or set: data, settings, addresses?
~ Deleted, kept, carried over; when, and whether there is a way back.
! Code comes back with one click, deleted data does not.
> The columns go with a migration; old links lead to …
# removal.proof · What shows that it is gone
pick_many 80 · acceptance · acceptance, existing_tests
? What shows that it is gone, and that nothing else broke?
! What is removed by halves is found years later.
* No trace | A search for its names finds nothing but history, such as entries of the change log.
* The rest works | All tests that are not about it pass with unchanged assertions.
- Its end is tested | A test uses it as before and gets what was agreed above.
- The change log names it | The change log names what goes, and what to use instead.
`,
    {
      'removal.what': { when: ({ request }) => !DEPRECATES.test(request) },
      'removal.users': {
        // Whoever calls a service, or uses a screen, sees nothing of how it is built.
        when: ({ request, project, facts }) =>
          !facts.some(({ kind, value }) => kind === 'dependency' && request.includes(value)) &&
          !IS_SHOWN.test(request) &&
          !HAS_ENDED.test(request) &&
          !DEPRECATES.test(request) &&
          !LIBRARY.test(request) &&
          (!OF_CODE.test(request) || project === 'library'),
      },
      'removal.left': { when: ({ said, request }) => LEAVES.test(said) && !OF_CODE.test(request) },
      'removal.proof': {
        context: (context) => {
          const found = foundBeside(context);
          return found === '' ? '' : `Tests and documents found so far: ${found}.`;
        },
        when: ({ request }) => !DEPRECATES.test(request),
      },
    },
  ),
};
