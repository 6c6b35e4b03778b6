import type { SubjectArea } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

/** What other code calls. */
export const CRAFT_API: readonly SubjectArea[] = [
  {
    id: 'types',
    subject: 'the types',
    recognise: [
      /\b(type (definitions?|declarations?|inference|safety|hints?|annotations?|errors?)|typings|types (?:(?:for|of|in|from) \S+ )?(are|is) (bad|wrong|missing|too|any|useless|broken|loose|incomplete)|everything is any|(better|stricter|missing|wrong|bad) types|types (?:\w+ ){0,5}(?:gets? lost|(?:is|are) lost|(?:is|are) widened|(?:is|are) erased|become any)|d\.ts)\b/i,
      /\b((have|need|forced) to cast|casts? everywhere|as any|mypy|pyright|generics)\b/i,
    ],
    unless:
      /\b(?:new |old |modern )?typing (?:syntax|trainers?|games?|tutors?|tests?|speed|practice|errors?|mistakes?|courses?)\b/i,
    kind: 'api',
    kinds: ['api', 'feature', 'refactor', 'bug', 'tooling', 'migration'],
    visible: false,
    terms: ['types', 'interface', 'generic', 'infer', 'd.ts', 'declare'],
    entries: entriesIn(
      `
# types.example · Types that fail, and what is expected
ask_code 97 · behaviour · symptom, content, trigger, goal, expected, shape, failure, volume · code
? Which code needs a cast or is accepted wrongly, and which type should it have?
~ The smallest example as it stands today, with the compiler’s message, and the type that is expected instead.
! Types are judged at the place of use, not in the declaration.
> const n = (argv as any).count; // expected: number
>
# types.breaking · Code that compiles today
pick_one 88 · compatibility, scope · public_api, scope
? May code that compiles today stop compiling, and may run-time code change?
! A stricter type finds real faults and stops builds on the same day.
* No | The change shall touch only type declarations, so that all code that compiles today still compiles.
- Only where it was wrong | Code shall stop compiling only where it would fail at run time.
- Yes, in a major version | The new types shall come in a major version, as they may break builds.
- Run-time code may change too | Existing calls shall keep their results, even where the implementation changes.
# types.tests · Tests of the types
pick_many 84 · acceptance · acceptance · facts test_runner, ci
? How are the types tested?
! Nothing fails at run time when a type becomes any.
* Expected types | Tests state the inferred type of each example and fail when it becomes any.
* Code that must not compile | Tests contain wrong calls that the checker has to refuse.
- A project that uses them | A project that uses the types compiles without a change.
# types.versions · Compilers and checkers supported
pick_one 78 · compatibility · environments · facts language
? Which is the oldest compiler or checker that must accept them, in which mode?
! Newer type features make simple declarations, and fail in old compilers.
* The last two years | The types shall work in strict mode with every compiler of the last two years.
- Only the current version | The types shall work with the current release of the compiler.
- What is supported today | The types shall work with every compiler that is supported today.
`,
      {
        'types.versions': { known: /\b(typescript|ts|mypy|pyright|python) ?[2-9](\.\d{1,2})?\b/i },
      },
    ),
  },
];
