import { wantsNewTests } from '../../kinds/tests';
import type { SubjectArea } from '../../entries/entry';
import { choices } from '../../entries/choices';

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
    entries: [
      {
        about: 'slow-suite.where',
        subject: 'Where the time goes',
        dimensions: ['quality', 'data'],
        aspects: ['baseline', 'input', 'volume', 'trigger', 'content'],
        priority: 97,
        type: 'ask_text',
        code: true,
        facts: ['ci', 'test_runner'],
        question: 'Where does the time go: which jobs or tests, measured how, here and in CI?',
        context:
          'The slowest ones with their times, what is spent on setting up, on which machines, one after the other or in parallel.',
        why: 'Most of the time is usually in a few places that nobody has looked at.',
        placeholder: 'CI: 12 min, 9 of them in the browser tests, which start a server each; locally 4 min',
      },
      {
        about: 'slow-suite.target',
        subject: 'The time that is good enough',
        dimensions: ['quality', 'acceptance'],
        aspects: ['speed', 'acceptance'],
        priority: 96,
        type: 'slider',
        min: 1,
        max: 30,
        step: 1,
        start: 5,
        unit: 'minutes',
        says: 'The tests shall take at most {}.',
        low: 'At once',
        high: 'A coffee',
        question: 'How long may it take at most?',
        context: 'From the push, or the command, to the result.',
        why: 'Without a target the work has no end.',
      },
      {
        about: 'slow-suite.means',
        subject: 'Means that are allowed',
        dimensions: ['scope', 'risks'],
        aspects: ['tradeoff', 'risk', 'scope', 'affected', 'semantics', 'public_api'],
        priority: 93,
        type: 'pick_many',
        question: 'Which means are fine with you?',
        why: 'Each of them buys time with something else.',
        options: choices(`
          - More machines or processes | The tests shall run in parallel, on more machines or in more processes.
          - Only what a change touches | A change shall run the tests of what it touches, and a release all tests.
          - The slow ones less often | The slowest tests shall run by night or before a release, and not with each change.
          - Shared set-up | Tests shall share servers, browsers and data that each sets up for itself today.
          - Fewer end-to-end tests | Smaller tests shall check what end-to-end tests check, where they see as much.
          - Caches | CI shall keep dependencies and builds between runs.
        `),
      },
    ],
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
    entries: [
      {
        about: 'flaky-tests.which',
        subject: 'Failing tests and their messages',
        dimensions: ['behaviour'],
        aspects: ['symptom', 'content', 'levels', 'goal', 'expected'],
        priority: 97,
        type: 'ask_text',
        code: true,
        question: 'Which tests fail, with which message, and what do they have in common?',
        context: 'Names or files, the exact message; timers, ports, files, order, shared data, the network.',
        why: 'Random failures have few causes, and the common trait points at one.',
        placeholder: 'The five upload tests: “EADDRINUSE”; all start the same server',
      },
      {
        about: 'flaky-tests.often',
        subject: 'How often and where they fail',
        dimensions: ['behaviour', 'data'],
        aspects: ['trigger', 'environments', 'input'],
        priority: 92,
        type: 'ask_text',
        facts: ['ci', 'test_runner'],
        question: 'How often do they fail, on which machines, and ever locally?',
        context:
          'The rate, since when, the CI runner, parallel workers, alone or in the whole suite; whether a laptop can reproduce it.',
        why: 'Only on slow machines means timing; only in parallel means sharing.',
        placeholder: 'About once a day; only on the macOS runner, with the whole suite',
      },
      {
        about: 'flaky-tests.allowed',
        subject: 'Means that are allowed',
        dimensions: ['scope'],
        aspects: ['scope', 'affected', 'workaround', 'expected'],
        priority: 94,
        type: 'pick_many',
        question: 'What may be changed: tests, product code, retries, time limits?',
        why: 'A retry makes the light green and leaves the fault in the product.',
        options: choices(`
          * Tests and their helpers | Tests and their helpers may be changed.
          - Small seams | Product code may get small seams for tests; its behaviour stays.
          - Faults in the product | If a test fails because of a fault in the product, then the change shall fix the product.
          - Quarantine | Tests that cannot be fixed now shall move to a separate run that does not block.
          - Retries | If a test fails, then the run shall repeat it and report each repetition.
        `),
      },
      {
        about: 'flaky-tests.done',
        subject: 'Green runs in a row',
        dimensions: ['acceptance'],
        aspects: ['acceptance'],
        priority: 88,
        type: 'slider',
        min: 10,
        max: 500,
        step: 10,
        start: 100,
        unit: 'runs',
        says: 'The tests are green for {} in a row on the CI machine.',
        known: /\b\d{2,4} (green |successful |consecutive )?runs\b/i,
        question: 'How many green runs in a row count as done?',
        context:
          'On the CI machine, under the usual load. With one failure in ten runs, 50 green ones are luck once in about 200.',
        why: 'A rare failure needs many runs before its absence means anything.',
      },
      {
        about: 'flaky-tests.watch',
        subject: 'How the next one is noticed',
        dimensions: ['operations'],
        aspects: ['monitoring', 'retention'],
        priority: 76,
        type: 'pick_one',
        facts: ['ci'],
        question: 'How is the next flaky test noticed and reported?',
        why: 'They come one by one, and everybody just presses “run again”.',
        options: choices(`
          * A weekly list | A weekly list shall name the tests that failed and passed on the same commit.
          - New tests are repeated | A nightly run shall repeat each new test 50 times and report a failure.
          - Not in this change | New flaky tests shall be found as today.
        `),
      },
    ],
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
    entries: [
      {
        about: 'coverage.cases',
        subject: 'Functions and cases to be tested',
        dimensions: ['scope', 'behaviour'],
        aspects: ['content', 'scope', 'symptom', 'goal'],
        priority: 94,
        type: 'ask_text',
        code: true,
        question: 'Which functions and which cases must the tests cover, with what expected result?',
        context: 'Main path, edge cases, errors; what has gone wrong before or would hurt most; what is left out.',
        why: 'The same hour of test writing is worth ten times more in the right place.',
        placeholder: 'parse(): empty, nested, unknown key → error; not the CLI',
      },
      {
        about: 'coverage.doubles',
        // Where nothing is outside of the code, nothing is replaced.
        when: (context) => wantsNewTests(context) && context.facts.some(({ kind }) => kind === 'database'),
        subject: 'What is real and what is replaced',
        dimensions: ['data', 'quality'],
        aspects: ['input', 'doubles'],
        priority: 82,
        type: 'pick_many',
        facts: ['test_runner', 'database'],
        question: 'What is real in the tests, and what is replaced?',
        why: 'Mocks make tests fast and let them agree with mistakes.',
        options: choices(`
          * Real modules | Modules of the project shall be real in the tests, not mocked.
          - Real files or database | Tests shall use real files or a real database, fresh for each test.
          - Faked outside services | Calls to outside services shall be answered by a fake at the network.
          - Set clock and randomness | Time and random values shall be set by the test.
        `),
      },
    ],
  },
];
