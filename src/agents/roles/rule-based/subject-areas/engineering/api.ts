import type { SubjectArea } from '../../entries/entry';
import { best, BUILDING, byProject, opt } from '../../entries/entry';
import { choices } from '../../entries/choices';

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
    entries: [
      {
        about: 'api-design.call',
        subject: 'The call',
        dimensions: ['interfaces'],
        aspects: ['shape', 'naming', 'interface'],
        priority: 94,
        type: 'ask_code',
        code: true,
        question: byProject({
          library: 'How should a call look: name, parameters, and what comes back?',
          command_line: 'How should the command line look: name, options, and what it prints?',
          service: 'How should a request look: method, path, body, and the answer?',
          other: 'How should a call look: name, parameters, and what comes back?',
        }),
        context:
          'The simple case and the hardest one, as it would be written, with the result of each; below, how it is written today.',
        why: 'The wished-for call fixes names and types better than any description.',
        placeholder: '// simple case → result\n\n// hardest case → result\n\n// today\n',
      },
      {
        about: 'api-design.cases',
        subject: 'Special cases and their results',
        dimensions: ['behaviour'],
        aspects: ['content', 'edges', 'semantics', 'volume'],
        priority: 88,
        type: 'ask_text',
        question: 'Which special cases must it handle, and what comes back in each?',
        context:
          'Empty or missing values, several matches, order, limits, whether the input is changed, one answer now or a promise of one later.',
        why: 'The main case is clear from the call; the others get decided by accident.',
        placeholder: 'Empty list → …; no match → …; called twice → …',
      },
      {
        about: 'api-design.wrong',
        subject: 'Wrong use',
        dimensions: ['errors'],
        aspects: ['failure', 'misuse'],
        priority: 80,
        type: 'pick_one',
        question: byProject({
          command_line: 'What happens with a wrong option or argument?',
          service: 'What does a request with a wrong or missing field get?',
          other: 'What happens when it is called with wrong arguments?',
        }),
        why: 'Wrong calls are the first thing every new user makes.',
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
      {
        about: 'api-design.promise',
        subject: 'Existing callers',
        dimensions: ['compatibility'],
        aspects: ['public_api', 'existing_use', 'rollout'],
        priority: 84,
        type: 'pick_one',
        facts: ['version'],
        question: 'What must not break for existing callers, and how stable is the new part?',
        why: 'Whatever is exported is a promise, unless it is marked as none.',
        options: choices(`
          * Nothing breaks | Every existing call shall keep its result.
          - Experimental | Every existing call shall keep its result, while the new part is marked experimental.
          - The old form is deprecated | The old form shall keep working and be marked deprecated.
          - The old form goes | The next major version shall remove the old form, with a note on how to replace it.
        `),
      },
    ],
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
    entries: [
      {
        about: 'types.example',
        subject: 'Types that fail, and what is expected',
        dimensions: ['behaviour'],
        aspects: ['symptom', 'content', 'trigger', 'goal', 'expected', 'shape', 'failure', 'volume'],
        priority: 97,
        type: 'ask_code',
        code: true,
        question: 'Which code needs a cast or is accepted wrongly, and which type should it have?',
        context:
          'The smallest example as it stands today, with the compiler’s message, and the type that is expected instead.',
        why: 'Types are judged at the place of use, not in the declaration.',
        placeholder: 'const n = (argv as any).count; // expected: number\n',
      },
      {
        about: 'types.breaking',
        subject: 'Code that compiles today',
        dimensions: ['compatibility', 'scope'],
        aspects: ['public_api', 'scope'],
        priority: 88,
        type: 'pick_one',
        question: 'May code that compiles today stop compiling, and may run-time code change?',
        why: 'A stricter type finds real faults and stops builds on the same day.',
        options: choices(`
          * No | The change shall touch only type declarations, so that all code that compiles today still compiles.
          - Only where it was wrong | Code shall stop compiling only where it would fail at run time.
          - Yes, in a major version | The new types shall come in a major version, as they may break builds.
          - Run-time code may change too | Existing calls shall keep their results, even where the implementation changes.
        `),
      },
      {
        about: 'types.tests',
        subject: 'Tests of the types',
        dimensions: ['acceptance'],
        aspects: ['acceptance'],
        priority: 84,
        type: 'pick_many',
        facts: ['test_runner', 'ci'],
        question: 'How are the types tested?',
        why: 'Nothing fails at run time when a type becomes any.',
        options: choices(`
          * Expected types | Tests state the inferred type of each example and fail when it becomes any.
          * Code that must not compile | Tests contain wrong calls that the checker has to refuse.
          - A project that uses them | A project that uses the types compiles without a change.
        `),
      },
      {
        about: 'types.versions',
        subject: 'Compilers and checkers supported',
        dimensions: ['compatibility'],
        aspects: ['environments'],
        priority: 78,
        type: 'pick_one',
        facts: ['language'],
        known: /\b(typescript|ts|mypy|pyright|python) ?[2-9](\.\d{1,2})?\b/i,
        question: 'Which is the oldest compiler or checker that must accept them, in which mode?',
        why: 'Newer type features make simple declarations, and fail in old compilers.',
        options: choices(`
          * The last two years | The types shall work in strict mode with every compiler of the last two years.
          - Only the current version | The types shall work with the current release of the compiler.
          - What is supported today | The types shall work with every compiler that is supported today.
        `),
      },
    ],
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
    entries: [
      {
        about: 'resource.fields',
        subject: 'Fields of a record',
        dimensions: ['data'],
        aspects: ['shape', 'naming', 'content'],
        priority: 96,
        type: 'ask_code',
        question: 'Which fields does a record have?',
        context:
          'Names, types, units and currencies, what is required, what must be unique, what is computed; records within records.',
        why: 'Everything else follows from them, and they are the hardest to change later.',
        placeholder: '{\n  "number": "2026-0001",\n  "positions": [{ "text": "…", "quantity": 1, "price": 9.90 }]\n}\n',
      },
      {
        about: 'resource.calls',
        subject: 'Calls',
        dimensions: ['interfaces'],
        aspects: ['interface', 'scope', 'flow'],
        priority: 92,
        type: 'pick_many',
        question: 'What can callers do with it?',
        context: 'Filters and pages of a list, changing a part or the whole, several at once.',
        why: 'Each call is a promise with tests, errors and rights.',
        options: choices(`
          * Create, read, change | The system shall let callers create records, read one by its id, and change it.
          * List with filter and pages | The system shall let callers list records, filtered by field, in pages.
          - Delete | The system shall let callers delete a record.
          - Void instead of delete | The system shall let callers void a record, which stays readable, and never delete it.
          - Change states | Each change of state shall have a call of its own.
        `),
      },
      {
        about: 'resource.rules',
        subject: 'Rules and states',
        dimensions: ['behaviour', 'errors'],
        aspects: ['cases', 'edges', 'failure', 'states'],
        priority: 90,
        type: 'ask_text',
        question: 'Which rules must always hold, and which states does a record go through?',
        context:
          'Numbers without gaps, sums and rounding, what may change in which state, and what a refused call answers.',
        why: 'These rules are the program; the rest is storage.',
        placeholder: 'Draft → sent → paid; a sent one never changes; the total is the sum of its positions',
      },
      {
        about: 'resource.access',
        subject: 'Who may call it',
        dimensions: ['security'],
        aspects: ['permissions', 'privacy'],
        priority: 86,
        type: 'pick_one',
        question: 'Who may call it, and whose records do they see?',
        why: 'It goes into every query, or has to be put into every query later.',
        options: choices(`
          * Users, their own records | The system shall give signed-in callers the records of their own account only.
          - One key for all | The system shall give callers with an API key all records.
          - Roles | The system shall give callers roles that say what they may read and change.
          - Everybody in the network | The system shall need no login, as the network keeps others out.
        `),
      },
    ],
  },
];
