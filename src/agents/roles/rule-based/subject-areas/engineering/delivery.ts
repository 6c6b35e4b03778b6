import type { SubjectArea } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

/** Words by which it takes too long. */
const SLOW = /\b(?:slow\w*|takes?|faster|speed|minutes?|hours?|langsam\w*|dauer\w*|schneller|minuten|stunden)\b/i;

/** The way from a change to its users. */
export const CRAFT_DELIVERY: readonly SubjectArea[] = [
  {
    id: 'ci',
    subject: 'the pipeline',
    recognise: [
      /\b(ci|ci\/cd|github (?:actions?|workflows?)|gitlab ci|jenkins|circleci|azure (pipelines|devops)|(build|deploy\w*|ci|release|test) pipelines?|build servers?|(?:test|build) matrix|run (?:the |our |all |whole |full ){0,3}(?:checks|tests|(?:test )?suite) (?:on|against|under) (?:\w+ ){0,3}(?:versions?|platforms?|systems?|windows|macos|linux|bun|deno|node))\b/i,
      /\bpipelines?\b/i,
    ],
    unless:
      /\b(?:for|für|fails?|failing) (?:the |die )?ci\b|\bci (?:\w+ )?(?:takes|dauert|(?:is|ist) (?:\w+ )?(?:slow|langsam))|\bci (?:is|stays|goes|ist|bleibt) (?:green|red|grün|rot)\b|\b(?:in|im) ci(?:\b|-)|\bci[- ](?:logs?|runs?|jobs?|pipelines? (?:that|which|push\w*|send\w*))\b|\b(?:in|on) (?:the |our |der |unserer )?ci (?:nutzen|verwenden|use)|\buse (?:it|this|that) in (?:the |our )?ci\b|\bci\b.{0,20}\bfehl\b|\b(?:also|still|only|even) (?:runs?|works?|pass(?:es)?) (?:in|on) (?:the )?ci\b|\btests? (?:for .{1,40} )?(?:is|are) missing\b|\b(data|rendering|graphics|image|etl|aggregation|asset|processing|middleware|ml|sales) pipelines?\b/i,
    kind: 'tooling',
    kinds: ['tooling', 'performance'],
    visible: false,
    terms: ['workflow', 'github', 'ci', 'jobs', 'yaml', 'cache'],
    entries: entriesIn(
      `
# ci.slow · What takes the time, and the target
ask_text 94 · quality, behaviour · speed, symptom, goal, baseline · facts ci
? Which steps take the time today, and which number would be good enough?
~ Minutes of each step or job, what they mostly do, and what may run less often or elsewhere.
! Most of the time is usually in one or two steps.
> Installing 6 of 12 minutes; target 4; macOS may run at night
# ci.keep · How it may get faster
pick_many 88 · scope · tradeoff, scope, cost
? What may change to make it faster?
! Caches, machines and leaving things out have different prices.
* Caches | CI shall cache dependencies and build layers between runs.
- Parallel jobs | CI shall split the work into jobs that run in parallel.
- Only what is affected | CI shall run on a pull request only what its changes can affect.
- Larger machines | Larger or own build machines may be used and paid for.
- Less on pull requests | CI shall run slow checks on the main branch or at night only, and drop none.
# ci.steps · Triggers and steps of the pipeline
ask_text 92 · behaviour · flow, content, trigger, environments · facts ci, build
? What should run, on which events, in which order?
~ Pull request, push, tag or schedule; the steps and commands, versions and systems, what is kept or published; what of today’s pipeline stays.
! Events and steps are the pipeline; the rest is syntax.
> Pull request: lint, tests on Node 20 and 22.  Tag: build, publish
# ci.block · Whether a failure blocks
pick_one 88 · behaviour · scope, acceptance · facts ci
? May it fail at first without blocking a merge?
! A new job fails for reasons of its own until it has run for a while.
* Only reports at first | CI shall show a failure without blocking a merge until the check has been green for two weeks.
- Blocks from the start | If the check fails, then CI shall block the merge from the first day.
- Never blocks | CI shall show a failure and never block a merge for it.
# ci.speed · Longest wait for a pull request
slider 80 · quality · speed, tradeoff, cost
? How long may a pull request wait for its result?
~ The target for a normal run. Caches, more machines and skipping what is not affected make it shorter.
! The limit decides about caches, parallel jobs and what runs at night.
= A pull request shall wait at most {} for its result.
`,
      {
        'ci.slow': { when: ({ request }) => SLOW.test(request) },
        'ci.keep': { when: ({ request }) => SLOW.test(request) },
        'ci.steps': { when: ({ request }) => !SLOW.test(request) },
        'ci.block': { when: ({ request }) => !SLOW.test(request) },
        'ci.speed': {
          known: /\b\d{1,3} ?min(ute)?s?\b/i,
          when: ({ request }) => !SLOW.test(request),
          slider: { min: 1, max: 60, step: 1, start: 8, unit: 'minutes' },
        },
      },
    ),
  },
  {
    id: 'release',
    subject: 'the release process',
    recognise: [
      /\b(release (process|script|workflow|automation|pipeline|notes)|automat\w+ (the |our )?releas(es|ing|e)|publish(?:ing)? (?:\w+ ){0,2}(?:releases?|packages?|versions?) (?:\w+ )?automatically|publish\w* (it |this |our \w+ |the \w+ |packages? )?(to|on) (npm|pypi|crates\.io|maven|nuget|the registry|docker hub)|(?:generat|automat|writ|publish|creat)\w{1,5} (?:(?:the|our|a|an) )?(?:\w{1,20} )?change ?logs?|change ?logs? (?:by hand|automatically|is|are|from)|keep (?:a|our) change ?log|semantic[- ]release|(?:with|use|using|adopt|introduce|set up) changesets|(?:to|on) (?:each |every |the |our )?github[- ]releases?)\b/i,
      /\breleas(es|ing) (is|are|takes?|by hand|manually)\b/i,
    ],
    unless: /\b(data|git) changesets?\b/i,
    kind: 'tooling',
    kinds: ['tooling', 'docs', 'feature'],
    visible: false,
    terms: ['release', 'version', 'changelog', 'publish', 'tag', 'workflow'],
    entries: entriesIn(`
# release.trigger · What starts a release
pick_one 92 · behaviour · flow, order, permissions · facts ci, version
? What starts a release, and who has the last word?
! It decides how small releases get and who can make one by accident.
* A release pull request | When a pull request with version and notes is merged, the workflow shall make the release.
- Every merge | When a commit reaches the main branch, the workflow shall make a release whose version the commits decide.
- A tag | When a maintainer pushes a version tag, the workflow shall make the release.
- A button | When a maintainer starts the release workflow by hand, it shall release the version that they name.
# release.parts · Parts of a release
ask_text 88 · scope · content, scope · facts package_manager, build
? What does a release produce, and how is its version number found?
~ Packages and registries, binaries, images, tag, change log, documentation; what decides about major, minor and patch; pre-releases.
! Each product has an account, a format and a place of its own.
> npm package, Git tag, GitHub release with notes; version from commits
# release.notes · Origin and form of the notes
pick_one 84 · look_feel · look, wording, guide
? Where do the release notes come from, and how do they look?
! Notes from commits are free; notes for people have to be written.
* Written with each change | Each pull request shall add its own line for users to the change log.
- From pull request titles | The release notes shall list the titles of merged pull requests, by label.
- From commit messages | Release notes shall be generated from commit messages, grouped by kind.
- Written at the release | A maintainer shall write the notes before each release.
`),
  },
  {
    id: 'documentation',
    subject: 'the documentation',
    recognise: [
      /\b(documentation|docs|read ?me|tutorials?|how-?to guides?|api reference|code examples?|getting[- ]started|handbook)\b/i,
    ],
    unless: /\bgoogle docs\b|\b(?:dokumentation|doku)\b.{0,40}(?:erzeug|generier)/i,
    kind: 'docs',
    kinds: ['docs'],
    visible: true,
    terms: ['readme', 'docs', 'examples', 'guide', 'api'],
    entries: entriesIn(
      `
# documentation.parts · Pages and what each must say
ask_text 94 · scope · content, scope · code
? Which pages and sections exactly, and what must each of them say?
~ For each: what it is for, an example to copy, parameters and defaults, errors and limits; what stays out.
! A list of parts is a task; “better documentation” is none.
> README: install, first call.  \`parse\`: options, errors, one example each
# documentation.start · What a reader has working at the end
ask_text 84 · behaviour · flow, symptom
? What should a reader get done with it, and where do they get stuck today?
~ The steps in order, with the commands or code; questions that keep coming in issues and support.
! The first page decides whether there is a second.
> A first request with an answer; today they fail at the configuration
`,
      {
        'documentation.start': {
          known:
            /\b(?:people|users|everyone|everybody|readers|newcomers|they|many) (?:\w+ )?(?:think|believe|assume|expect|ask|get|do not|don['’]t|miss|confus\w+)\b|\bconfus\w+ (?:everyone|everybody|people|users|readers)\b/i,
        },
      },
    ),
  },
];
