import type { SubjectArea } from '../../entries/entry';
import { best, BUILDING, byProject, opt } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

/** What other code calls. */
export const CRAFT_API: readonly SubjectArea[] = [
  {
    id: 'api-design',
    subject: 'the interface',
    recognise: [
      /\b(public (api|interface)|api (design|ergonomics|surface)|ergonomic\w*|developer experience|(awkward|clumsy|verbose|clunky|nicer|simpler|cleaner|fluent|chainable) (api|interface|syntax|way to)|(add|expose|provide|export) an? (public |new )?(method|function|helper|hook|class|callback|overload))\b/i,
      /\b((awkward|clumsy|painful|tedious) to use|too much boilerplate|new (method|function|helper|overload))\b/i,
    ],
    kind: 'api',
    kinds: [...BUILDING, 'refactor'],
    visible: false,
    terms: ['export', 'api', 'function', 'options', 'index'],
    entries: entriesIn(
      `
# api-design.call · The call
ask_code 94 · interfaces · shape, naming, interface · code
? How should a call look: name, parameters, and what comes back?
?library How should a call look: name, parameters, and what comes back?
?command_line How should the command line look: name, options, and what it prints?
?service How should a request look: method, path, body, and the answer?
~ The simple case and the hardest one, as it would be written, with the result of each; below, how it is written today.
! The wished-for call fixes names and types better than any description.
> // simple case → result
>
> // hardest case → result
>
> // today
>
# api-design.cases · Special cases and their results
ask_text 88 · behaviour · content, edges, semantics, volume
? Which special cases must it handle, and what comes back in each?
~ Empty or missing values, several matches, order, limits, whether the input is changed, one answer now or a promise of one later.
! The main case is clear from the call; the others get decided by accident.
> Empty list → …; no match → …; called twice → …
# api-design.wrong · Wrong use
pick_one 80 · errors · failure, misuse
? What happens when it is called with wrong arguments?
?command_line What happens with a wrong option or argument?
?service What does a request with a wrong or missing field get?
! Wrong calls are the first thing every new user makes.
# api-design.promise · Existing callers
pick_one 84 · compatibility · public_api, existing_use, rollout · facts version
? What must not break for existing callers, and how stable is the new part?
! Whatever is exported is a promise, unless it is marked as none.
* Nothing breaks | Every existing call shall keep its result.
- Experimental | Every existing call shall keep its result, while the new part is marked experimental.
- The old form is deprecated | The old form shall keep working and be marked deprecated.
- The old form goes | The next major version shall remove the old form, with a note on how to replace it.
`,
      {
        'api-design.wrong': {
          options: [
            best(
              'An error at once',
              byProject({
                library:
                  'If an argument is wrong, then the call shall throw an error that names the argument and what was expected.',
                command_line:
                  'If an option or argument is wrong, then the command shall end with exit code 2 and name it on stderr.',
                service:
                  'If a field of a request is wrong, then the service shall answer with status 400, the field and what was expected.',
                other:
                  'If an argument is wrong, then the call shall fail with an error that names the argument and what was expected.',
              }),
            ),
            opt(
              'An empty result',
              'If an argument is wrong, then the call shall give an empty result and throw nothing.',
            ),
            opt(
              'Converted where possible',
              'If a value is of another type, then the call shall convert it where that is unambiguous.',
            ),
            opt('Undefined', 'The types shall forbid wrong arguments, without a check at run time.'),
          ],
        },
      },
    ),
  },
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
  {
    id: 'resource-api',
    subject: 'the API',
    recognise: [
      /\b(?:(?:rest|graphql|http|json|crud)(?:ful)? (?:api|service|endpoints?|backend)s?\b[^.]{0,40}\b(?:manag\w+|keep\w*|stor(?:e|es|ing)|track\w*|administ\w+|collect\w*|for (?:a |an |the |our |my )?\w+s\b)|crud\b|(?:api|service|backend) (?:for|to) (?:manag\w+|keep\w*|stor(?:e|ing)|track\w*|administ\w+))/i,
    ],
    kind: 'api',
    kinds: ['api', 'feature', 'data'],
    for: ['service'],
    visible: false,
    terms: ['route', 'model', 'schema', 'create', 'update', 'delete', 'list'],
    entries: entriesIn(`
# resource.fields · Fields of a record
ask_code 96 · data · shape, naming, content
? Which fields does a record have?
~ Names, types, units and currencies, what is required, what must be unique, what is computed; records within records.
! Everything else follows from them, and they are the hardest to change later.
> {
>   "number": "2026-0001",
>   "positions": [{ "text": "…", "quantity": 1, "price": 9.90 }]
> }
>
# resource.calls · Calls
pick_many 92 · interfaces · interface, scope, flow
? What can callers do with it?
~ Filters and pages of a list, changing a part or the whole, several at once.
! Each call is a promise with tests, errors and rights.
* Create, read, change | The system shall let callers create records, read one by its id, and change it.
* List with filter and pages | The system shall let callers list records, filtered by field, in pages.
- Delete | The system shall let callers delete a record.
- Void instead of delete | The system shall let callers void a record, which stays readable, and never delete it.
- Change states | Each change of state shall have a call of its own.
# resource.rules · Rules and states
ask_text 90 · behaviour, errors · cases, edges, failure, states
? Which rules must always hold, and which states does a record go through?
~ Numbers without gaps, sums and rounding, what may change in which state, and what a refused call answers.
! These rules are the program; the rest is storage.
> Draft → sent → paid; a sent one never changes; the total is the sum of its positions
# resource.access · Who may call it
pick_one 86 · security · permissions, privacy
? Who may call it, and whose records do they see?
! It goes into every query, or has to be put into every query later.
* Users, their own records | The system shall give signed-in callers the records of their own account only.
- One key for all | The system shall give callers with an API key all records.
- Roles | The system shall give callers roles that say what they may read and change.
- Everybody in the network | The system shall need no login, as the network keeps others out.
`),
  },
];
