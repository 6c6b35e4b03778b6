import type { AreaContext } from '../entries/entry';
import { NOTHING_CHANGES } from '../entries/asked-for';
import { fitsNoSubject, type KindProfile } from './profile';
import { entriesIn } from '../entries/sheet';

/** Tools of building: to change one stops no service. */
const TOOLS =
  /\b(?:npm|pnpm|yarn|bun|eslint|prettier|biome|vite|webpack|rollup|esbuild|jest|vitest|mocha|babel|make|gradle|maven|poetry|pip|uv|black|ruff)\b/i;

/** One thing that goes elsewhere is one step. */
const ONE_MOVE =
  /^\W{0,3}(?:please )?(?:move|extract|rename|pull|put|inline|hoist|verschieb\w*|zieh\w*) (?!all|every|the whole)/i;

/** It is tests that are put in order. */
const OF_TESTS = /(?<!\p{L})tests?[/_.]|(?<!\p{L})(?:test (?:file|suite|helper)s?|testdatei(?:en)?)(?!\p{L})/iu;

/** One file is put in order in one go. */
const OF_ONE_FILE = /(?<![\w/.-])[\w/-]+\.[a-z]{1,4}(?![\w.])/i;

/** What hangs on one package is done at once. */
const OF_ONE_THING = /\b(?:dependency|abhängigkeit|polyfill|shim)\b/i;

/** A rename that says the new name. */
const NAMED_ANEW = /\brename\w* (?:\S+ ){1,6}(?:to|as|into) \S|\S (?:in|zu) \S+ umbenenn/i;

/** The same behaviour in a better shape. */
export const REFACTOR: KindProfile = {
  kind: 'refactor',
  questions: 5,
  mustKnow: ['scope', 'interfaces', 'compatibility', 'quality', 'acceptance', 'risks', 'rollout'],
  general: {
    public_api: 84,
    acceptance: 0,
    environments: 44,
  },
  entries: entriesIn(
    `
# refactor.structure · Target structure
ask_text 94 · scope, interfaces · structure, scope, naming · code
~ Modules, classes, functions or types, what each is for, what it may know; today’s place of each; what is out of scope.
! The boundaries are the whole point; everything else follows.
> … goes into …, called …; … stays where it is; the old names …
# refactor.unchanged · What must not change
pick_many 90 · compatibility, interfaces · public_api, existing_use, semantics · facts version
? What must not change for anybody?
~ Public names and import paths, results, errors, output, stored data; deep imports that somebody may rely on.
! Whatever is not named here is free to change.
* Public names | All public names, signatures and import paths shall stay as they are.
* Results | Every call shall give the same result and the same side effects as before.
- Errors | Error types, codes and messages shall stay as they are.
- Types | Types that others see or infer shall stay the same.
- Inner paths | Names in inner files shall stay importable from where they are today.
- Speed | The new code shall be at most 5 percent slower than the old one in a benchmark.
*service Calls | Addresses, parameters, fields, status codes and error texts of every call shall stay as they are.
*service Results | Every call shall give the same result and the same side effects as before.
-service Stored data | What is stored, with its tables and columns, shall stay as it is.
-service Settings | Settings and environment variables shall keep their names and their meaning.
-service Speed | Every call shall take at most 5 percent more time than before.
*command_line Calls | Commands, options, defaults and exit codes shall stay as they are.
*command_line Output | What is printed shall stay the same to the letter.
-command_line Settings | Configuration files and environment variables shall keep their names and their meaning.
-command_line Speed | Every command shall take at most 5 percent more time than before.
*screens What people see | What people see, and where they click, shall stay as it is.
*screens Settings | Settings and keys in configuration files shall keep their names and their meaning.
-screens Requests | The requests that it sends and answers shall stay as they are.
-screens Stored data | What is stored, with its tables and columns, shall stay as it is.
-screens Texts and styles | Keys of translations, CSS classes and error texts shall stay as they are.
# refactor.proof · Proof that behaviour stays the same
pick_many 84 · acceptance · acceptance · facts test_runner
? What proves that behaviour has stayed the same?
! A rebuild is safe only as far as something would notice the difference.
* The existing tests | All existing tests pass with unchanged assertions.
- New tests first | Code without a test gets one before it is changed, and it passes before and after.
- Same output | Output for a set of real inputs is identical before and after.
- Types and builds | Everything that uses it type-checks and builds, with no other change than the name it imports.
- The goal itself | A check in CI fails when the old shape comes back.
# refactor.steps · Steps of delivery
pick_one 64 · rollout · rollout
? In which steps is it delivered?
! Large rebuilds collide with everybody else’s open branches.
* Small steps | Each step shall be reviewed and merged alone and pass all tests.
- One step | The whole change shall come in one pull request.
- Beside the old code | The new code shall stand beside the old one until the last caller of the old one is gone.
`,
    {
      'refactor.structure': {
        question: ({ request }) =>
          ONE_MOVE.test(request)
            ? 'Where exactly does it go, under which names, and does the old place still lead there?'
            : 'What is the new shape: which parts with which names, and what stays as it is?',
        // A name that is given says the shape.
        when: ({ request }) => !NAMED_ANEW.test(request),
      },
      'refactor.unchanged': {
        known: NOTHING_CHANGES,
        // Nobody calls a test.
        when: ({ request }) => !OF_TESTS.test(request),
      },
      'refactor.steps': {
        when: ({ request }) => !ONE_MOVE.test(request) && !OF_ONE_FILE.test(request) && !OF_ONE_THING.test(request),
      },
    },
  ),
};

/** A newer version of something, by its number or as the newest. */
const VERSION_UP =
  /\b(?:upgrad\w*|bump\w*|hochzieh\w*)\b|\b(?:newest|latest|next major) (?:\w+ )?versions?\b|neueste\w? \p{L}*version|\b\d[\d.]* (?:to|auf|zu|→|->) v?\d/iu;
const isUpgrade = ({ request }: AreaContext): boolean => VERSION_UP.test(request);

/** Where data is kept that moves. */
const HOLDS_DATA =
  /\b(?:data ?bases?|access|excel|spreadsheets?|csv|google sheets?|filemaker|datenbank(?:en)?|tabellen)\b/i;
const movesData = (context: AreaContext): boolean =>
  HOLDS_DATA.test(context.request) && !TOOLS.test(context.request) && !isUpgrade(context) && fitsNoSubject(context);

/** An old version that the program runs on, or with, is not supported any more. */
const DROPS_PLATFORM =
  /^\W{0,3}(?:support (?:for|für) |die unterstützung (?:für|von) )?(?:python|node(?:\.?js)?|ruby|php|java|jdk|go|rust|\.net|typescript|windows|macos|android|postgres\w*|mysql|django) [^!?\n]{0,40}(?:rauswerfen|rausschmeißen|entfernen|fallen lassen|streichen|nicht mehr unterstützen)|^\W{0,3}(?:please )?(?:drop|remove|end|stop)(?: support(?: for|ing)?)? (?:python|node(?:\.?js)?|ruby|php|java|jdk|go|rust|scala|\.net|swift|kotlin|perl|ie|internet explorer|windows|macos|ios|android|postgres\w*|mysql|django|rails|laravel|react|vue|typescript|deno|bun|npm)[ -]?v?\d/i;
const dropsPlatform = ({ request }: AreaContext): boolean => DROPS_PLATFORM.test(request);

/** Whoever leaves open what it becomes. */
const NAMES_NO_TARGET =
  /\b(?:(?:some|any)(?:thing|where|one) else|another|an alternative|a different|etwas ander\w*|eine?n? ander\w*|woanders|woandershin|irgendwas ander\w*)\b/i;

const movesCode = (context: AreaContext): boolean =>
  !isUpgrade(context) && !movesData(context) && !dropsPlatform(context);

/** From one technology, version or form to another. */
export const MIGRATION: KindProfile = {
  kind: 'migration',
  questions: 5,
  mustKnow: ['scope', 'compatibility', 'interfaces', 'rollout', 'operations', 'acceptance', 'risks'],
  general: { environments: 76, public_api: 60, acceptance: 50 },
  entries: entriesIn(
    `
# migration.floor · What changes with it
pick_one 95 · scope · scope, content, structure, environments, public_api
? Does the code change with it, or only what is declared?
! What the old one held back becomes possible, and need not come in the same change.
* Only what is declared | The change shall alter metadata, builds and documents, and leave the code as it is.
- Its workarounds go | Code that is there for the old version alone shall go as well.
- New language and calls, too | The code shall be written anew where the oldest version left has something better.
# migration.stay · Whoever stays on the old one
pick_one 90 · rollout, compatibility · existing_use, rollout, failure, urgency
? What do those get who stay on the old one?
! They find out by an installation that fails, or by a release note.
* The last release that runs on it | Whoever stays on the old version shall get the last release that supports it, without further fixes.
- Fixes for a time | The last release that supports the old version shall get security fixes for a time that is named in its notes.
- An error that says why | Where the old version is met, the installation or the start shall fail with a message that names the oldest version supported.
# migration.data · Data that moves, and what must add up
ask_text 92 · scope, data, acceptance · content, scope · code
? Which data moves, and what must add up afterwards?
~ Each table or sheet with its number of rows, what stays behind; sums and counts that can be compared.
! A number that is the same before and after is the only proof that nothing was lost.
> Members 4,000; payments since 1998, the sum of each year as before; not the …
# migration.rows · Duplicates and broken rows
ask_text 88 · data, errors · failure, sameness
? What becomes of duplicates and of rows that do not fit the new form?
~ When two are the same and which one stays; missing or impossible values, free text; who decides in doubt.
! What was typed in over years fits no rule, and somebody has to look at the rest.
> Same name and birthday: the newer one stays; the rest goes into a list for …
# migration.people · Who works with it afterwards
ask_text 84 · rollout, behaviour · audience, rollout, undo
? Who works with it afterwards, with what, and what becomes of the old data?
~ Forms, reports and lists that they use today; from which day on; whether the old file stays to look things up.
! Data that moved without the forms around it can be read by nobody.
> The treasurer, in …; from January on; the old file stays, read only
# migration.target · What takes its place
ask_text 93 · scope, interfaces · target, dependency · code
? What takes its place, and what becomes of the old one?
~ A service, product or version by its name, with the account or setting that it needs; whether one can choose, and whether the old one stays.
! Everything else follows from what it becomes.
> …, set by …; the old one goes
# migration.example · Before and after
ask_code 87 · interfaces, compatibility · shape, public_api, content · code
? How does a typical piece look before and after, and what must not change?
~ Code, configuration or data in the old and the new form; calls of users that must keep working; names and defaults.
! One real example shows what has to be rewritten, and by whom.
> // before
>
> // after
>
`,
    {
      'migration.floor': { when: dropsPlatform },
      'migration.stay': { when: dropsPlatform },
      'migration.data': { when: movesData },
      'migration.rows': { when: movesData },
      'migration.people': { when: movesData },
      'migration.target': { when: (context) => movesCode(context) && NAMES_NO_TARGET.test(context.request) },
      'migration.example': { when: movesCode },
    },
  ),
};
