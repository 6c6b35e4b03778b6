import type { SubjectArea } from '../../entries/entry';
import { best, BUILDING, byProject, opt } from '../../entries/entry';

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
        key: 'api-design.call',
        names: 'The call',
        dims: ['interfaces'],
        settles: ['shape', 'naming', 'interface'],
        worth: 94,
        type: 'ask_code',
        code: true,
        ask: byProject({
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
        key: 'api-design.cases',
        names: 'Special cases and their results',
        dims: ['behaviour'],
        settles: ['content', 'edges', 'semantics', 'volume'],
        worth: 88,
        type: 'ask_text',
        ask: 'Which special cases must it handle, and what comes back in each?',
        context:
          'Empty or missing values, several matches, order, limits, whether the input is changed, one answer now or a promise of one later.',
        why: 'The main case is clear from the call; the others get decided by accident.',
        placeholder: 'Empty list → …; no match → …; called twice → …',
      },
      {
        key: 'api-design.wrong',
        names: 'Wrong use',
        dims: ['errors'],
        settles: ['failure', 'misuse'],
        worth: 80,
        type: 'pick_one',
        ask: byProject({
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
                'A wrong argument throws at the call, with an error that names the argument and what was expected.',
              command_line:
                'A wrong option or argument ends the command with exit code 2 and a message on stderr that names it.',
              service:
                'A request with a wrong field gets status 400 and an answer that names the field and what was expected.',
              other: 'A wrong argument fails at the call, with an error that names the argument and what was expected.',
            }),
          ),
          opt('An empty result', 'Wrong arguments give an empty result, and nothing is thrown.'),
          opt('Converted where possible', 'Values of another type are converted where that is unambiguous.'),
          opt('Undefined', 'The types forbid wrong arguments, and there is no check at run time.'),
        ],
      },
      {
        key: 'api-design.promise',
        names: 'Existing callers',
        dims: ['compatibility'],
        settles: ['public_api', 'existing_use', 'rollout'],
        worth: 84,
        type: 'pick_one',
        facts: ['version'],
        ask: 'What must not break for existing callers, and how stable is the new part?',
        why: 'Whatever is exported is a promise, unless it is marked as none.',
        options: [
          best('Nothing breaks', 'Every existing call keeps its result.'),
          opt('Experimental', 'Every existing call keeps its result, and the new part is marked experimental.'),
          opt('The old form is deprecated', 'The old form keeps working and is marked deprecated.'),
          opt('The old form goes', 'The old form is removed in a new major version, with a note on how to replace it.'),
        ],
      },
    ],
  },
  {
    id: 'types',
    subject: 'the types',
    recognise: [
      /\b(type (definitions?|declarations?|inference|safety|hints?|annotations?|errors?)|typings?|types (are|is) (bad|wrong|missing|too|any|useless|broken|loose|incomplete)|(better|stricter|missing|wrong|bad) types|d\.ts)\b/i,
      /\b((have|need|forced) to cast|casts? everywhere|as any|mypy|pyright|generics)\b/i,
    ],
    unless: /\btyping (?:trainers?|games?|tutors?|tests?|speed|practice|errors?|mistakes?|courses?)\b/i,
    kind: 'api',
    kinds: ['api', 'feature', 'refactor', 'bug', 'tooling', 'migration'],
    visible: false,
    terms: ['types', 'interface', 'generic', 'infer', 'd.ts', 'declare'],
    entries: [
      {
        key: 'types.example',
        names: 'Types that fail, and what is expected',
        dims: ['behaviour'],
        settles: ['symptom', 'content', 'trigger', 'goal', 'expected', 'shape', 'failure', 'volume'],
        worth: 97,
        type: 'ask_code',
        code: true,
        ask: 'Which code needs a cast or is accepted wrongly, and which type should it have?',
        context:
          'The smallest example as it stands today, with the compiler’s message, and the type that is expected instead.',
        why: 'Types are judged at the place of use, not in the declaration.',
        placeholder: 'const n = (argv as any).count; // expected: number\n',
      },
      {
        key: 'types.breaking',
        names: 'Code that compiles today',
        dims: ['compatibility', 'scope'],
        settles: ['public_api', 'scope'],
        worth: 88,
        type: 'pick_one',
        ask: 'May code that compiles today stop compiling, and may run-time code change?',
        why: 'A stricter type finds real faults and stops builds on the same day.',
        options: [
          best('No', 'Only type declarations change, and all code that compiles today still compiles.'),
          opt('Only where it was wrong', 'Code stops compiling only where it would fail at run time.'),
          opt('Yes, in a major version', 'The new types may break builds and come in a major version.'),
          opt('Run-time code may change too', 'The implementation may change too; existing calls keep their results.'),
        ],
      },
      {
        key: 'types.tests',
        names: 'Tests of the types',
        dims: ['acceptance'],
        settles: ['acceptance'],
        worth: 84,
        type: 'pick_many',
        facts: ['test_runner', 'ci'],
        ask: 'How are the types tested?',
        why: 'Nothing fails at run time when a type becomes any.',
        options: [
          best('Expected types', 'Tests state the inferred type of each example and fail when it becomes any.'),
          best('Code that must not compile', 'Tests contain wrong calls that the checker has to refuse.'),
          opt('A project that uses them', 'A project that uses the types compiles without a change.'),
        ],
      },
      {
        key: 'types.versions',
        names: 'Compilers and checkers supported',
        dims: ['compatibility'],
        settles: ['environments'],
        worth: 78,
        type: 'pick_one',
        facts: ['language'],
        known: /\b(typescript|ts|mypy|pyright|python) ?[2-9](\.\d{1,2})?\b/i,
        ask: 'Which is the oldest compiler or checker that must accept them, in which mode?',
        why: 'Newer type features make simple declarations, and fail in old compilers.',
        options: [
          best('The last two years', 'The types work in strict mode with every compiler of the last two years.'),
          opt('Only the current version', 'The types work with the current release of the compiler.'),
          opt('What is supported today', 'The types work with every compiler that is supported today.'),
        ],
      },
    ],
  },
];
