import { wantsNewTests } from '../../kinds/tests';
import type { SubjectArea } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

/** The tests themselves. */
export const CRAFT_TESTS: readonly SubjectArea[] = [
  {
    id: 'slow-suite',
    subject: 'the time that the tests take',
    recognise: [
      /\b(?:tests?|suite|ci|(?<!\bto )builds?|pipelines?|specs?)\b[^.!?]{0,40}\b(?:tak(?:e|es|ing) (?:about |over |more than |almost |up to |nearly )?(?:\d+|too long|forever|ages|half an?|an?) ?(?:min\w*|hours?|h\b)?|(?:is|are|so|too|very) slow|slower every|faster)\b|\b(?:slow|speed up|faster) (?:the |our |my )?(?:\w+ )?(?:tests?|suite|ci|builds?|pipelines?)\b/i,
    ],
    kind: 'performance',
    kinds: ['performance', 'tests', 'tooling'],
    visible: false,
    terms: ['test', 'fixture', 'timeout', 'parallel', 'workflow', 'cache'],
    entries: entriesIn(
      `
# slow-suite.where · Where the time goes
ask_text 97 · quality, data · baseline, input, volume, trigger, content · facts ci, test_runner · code
? Where does the time go: which jobs or tests, measured how, here and in CI?
~ The slowest ones with their times, what is spent on setting up, on which machines, one after the other or in parallel.
! Most of the time is usually in a few places that nobody has looked at.
> CI: 12 min, 9 of them in the browser tests, which start a server each; locally 4 min
# slow-suite.target · The time that is good enough
slider 96 · quality, acceptance · speed, acceptance
? How long may it take at most?
~ From the push, or the command, to the result.
! Without a target the work has no end.
= The tests shall take at most {}.
# slow-suite.means · Means that are allowed
pick_many 93 · scope, risks · tradeoff, risk, scope, affected, semantics, public_api
? Which means are fine with you?
! Each of them buys time with something else.
- More machines or processes | The tests shall run in parallel, on more machines or in more processes.
- Only what a change touches | A change shall run the tests of what it touches, and a release all tests.
- The slow ones less often | The slowest tests shall run by night or before a release, and not with each change.
- Shared set-up | Tests shall share servers, browsers and data that each sets up for itself today.
- Fewer end-to-end tests | Smaller tests shall check what end-to-end tests check, where they see as much.
- Caches | CI shall keep dependencies and builds between runs.
`,
      {
        'slow-suite.target': {
          slider: { min: 1, max: 30, step: 1, start: 5, unit: 'minutes', low: 'At once', high: 'A coffee' },
        },
      },
    ),
  },
  {
    id: 'flaky-tests',
    subject: 'the flaky tests',
    recognise: [
      /\b[\w-]{1,60}[._](?:test|spec)s?\.\w{1,10}\b[^.!?\n]{0,40}\bflak(?:y|es|ing|iness)\b|\b(?:tests?|suite|specs?|\w+[._](?:test|spec)[._]\w+)\b[^.!?\n]{0,40}\b(?:fails?|breaks?) (?:\w+ )?(?:(?:one|once|two|\d+) (?:run )?(?:in|out of|of)|every (?:few|other|third|tenth))\b|\b(flaky (tests?|specs?|suite|ci|builds?|e2e)|(ci|job|build|pipeline|workflow|actions?)\b[^.]{0,20}\bflaky|(tests?|ci|builds?|jobs?)\b[^.]{0,20}\bfails? (every|each) (few|other|second|third|couple)|(tests?|specs?|suite)\b[^.]{0,30}\b(flaky|randomly|intermittent\w*|sometimes|non-?determin\w+|unreliabl\w*|occasionally)|(ci|builds?|pipelines?|tests?|specs?|suite)\b[^.]{0,20}\b(fail(s|ing)?|red|breaks?)\b[^.]{0,15}\b(at random|randomly|sometimes|now and then|for no reason|every other|occasionally|once in a while))\b/i,
    ],
    kind: 'tests',
    kinds: ['tests', 'bug', 'tooling'],
    visible: false,
    terms: ['test', 'timeout', 'sleep', 'retry', 'port', 'random'],
    entries: entriesIn(
      `
# flaky-tests.which · Failing tests and their messages
ask_text 97 · behaviour · symptom, content, levels, goal, expected · code
? Which tests fail, with which message, and what do they have in common?
~ Names or files, the exact message; timers, ports, files, order, shared data, the network.
! Random failures have few causes, and the common trait points at one.
> The five upload tests: “EADDRINUSE”; all start the same server
# flaky-tests.often · How often and where they fail
ask_text 92 · behaviour, data · trigger, environments, input · facts ci, test_runner
? How often do they fail, on which machines, and ever locally?
~ The rate, since when, the CI runner, parallel workers, alone or in the whole suite; whether a laptop can reproduce it.
! Only on slow machines means timing; only in parallel means sharing.
> About once a day; only on the macOS runner, with the whole suite
# flaky-tests.allowed · Means that are allowed
pick_many 94 · scope · scope, affected, workaround, expected
? What may be changed: tests, product code, retries, time limits?
! A retry makes the light green and leaves the fault in the product.
* Tests and their helpers | Tests and their helpers may be changed.
- Small seams | Product code may get small seams for tests; its behaviour stays.
- Faults in the product | If a test fails because of a fault in the product, then the change shall fix the product.
- Quarantine | Tests that cannot be fixed now shall move to a separate run that does not block.
- Retries | If a test fails, then the run shall repeat it and report each repetition.
# flaky-tests.done · Green runs in a row
slider 88 · acceptance · acceptance
? How many green runs in a row count as done?
~ On the CI machine, under the usual load. With one failure in ten runs, 50 green ones are luck once in about 200.
! A rare failure needs many runs before its absence means anything.
= The tests are green for {} in a row on the CI machine.
# flaky-tests.watch · How the next one is noticed
pick_one 76 · operations · monitoring, retention · facts ci
? How is the next flaky test noticed and reported?
! They come one by one, and everybody just presses “run again”.
* A weekly list | A weekly list shall name the tests that failed and passed on the same commit.
- New tests are repeated | A nightly run shall repeat each new test 50 times and report a failure.
- Not in this change | New flaky tests shall be found as today.
`,
      {
        'flaky-tests.done': {
          known: /\b\d{2,4} (green |successful |consecutive )?runs\b/i,
          slider: { min: 10, max: 500, step: 10, start: 100, unit: 'runs' },
        },
      },
    ),
  },
  {
    id: 'coverage',
    subject: 'the tests',
    recognise: [
      /\b((test|code) coverage|coverage|untested|(more|add|write|missing|no|proper|better) (unit |integration |e2e |end-to-end )?tests?|not tested)\b/i,
    ],
    unless:
      /\b(insurance|map|network) coverage\b|\b(comment|report|show|post|display|print|publish|upload)\w{0,3} (?:the )?(?:test |code )?coverage\b|\bcoverage (?:badge|comment|reports?)\b/i,
    kind: 'tests',
    kinds: ['tests'],
    visible: false,
    terms: ['test', 'spec', 'fixture', 'mock', 'coverage'],
    entries: entriesIn(
      `
# coverage.cases · Functions and cases to be tested
ask_text 94 · scope, behaviour · content, scope, symptom, goal · code
? Which functions and which cases must the tests cover, with what expected result?
~ Main path, edge cases, errors; what has gone wrong before or would hurt most; what is left out.
! The same hour of test writing is worth ten times more in the right place.
> parse(): empty, nested, unknown key → error; not the CLI
# coverage.doubles · What is real and what is replaced
pick_many 82 · data, quality · input, doubles · facts test_runner, database
? What is real in the tests, and what is replaced?
! Mocks make tests fast and let them agree with mistakes.
* Real modules | Modules of the project shall be real in the tests, not mocked.
- Real files or database | Tests shall use real files or a real database, fresh for each test.
- Faked outside services | Calls to outside services shall be answered by a fake at the network.
- Set clock and randomness | Time and random values shall be set by the test.
`,
      {
        'coverage.doubles': {
          // Where nothing is outside of the code, nothing is replaced.
          when: (context) => wantsNewTests(context) && context.facts.some(({ kind }) => kind === 'database'),
        },
      },
    ),
  },
];
