import type { SubjectArea } from '../../entries/entry';
import { choices } from '../../entries/choices';

/** How code is cut. */
export const CRAFT_SHAPE: readonly SubjectArea[] = [
  {
    id: 'split',
    subject: 'the split',
    recognise: [
      /\b(split\b[^.]{0,40}\b(up|into|modules?|files?|packages?|class(es)?)|dumping ground|god (class|object|module)|untangle|circular (dependenc\w+|imports?)|(too (big|large|long)|huge|giant) (file|class|module|component)|modulari[sz]e|decoupl\w+|(files?|class(es)?|modules?|components?|functions?|methods?|controllers?|code ?base|\w+\.[jt]sx?|\w+\.(py|java|go|rb|php|rs|cs))\b[^.]{0,20}\bgrown (to|over|too|beyond)\b|\d{4,} lines|thousands of lines|(does|knows|contains) (far |way )?too much)\b/i,
      /\b(refactor(ing)?|spaghetti|extract (a|the|it|this|that|into)|duplicat(ed|e) (code|logic)|(clean|tidy)(ing)? up (the|our|this)|(clean|tidy) (it|this|that|them|things) up|(a|such a|one big) mess|unmaintainable|hard to (maintain|change|test))\b/i,
    ],
    unless:
      /\bclean(?:ing)? up (?:the |our |all )?(?:old|unused|dead|obsolete|leftover|stale)\b|\bsplit (the |a |an |up the )?(strings?|text|payments?|bills?|amounts?|orders?|screen|view|names?)\b/i,
    kind: 'refactor',
    kinds: ['refactor', 'tooling', 'migration'],
    visible: false,
    terms: ['import', 'export', 'module', 'package', 'index', 'utils'],
    entries: [
      {
        about: 'split.parts',
        subject: 'Parts and their boundaries',
        dimensions: ['scope', 'interfaces'],
        aspects: ['structure', 'scope', 'naming'],
        priority: 95,
        type: 'ask_text',
        code: true,
        question: 'Into which parts should it be split, under which names, and what stays in place?',
        context:
          'One line for each file, module, class or package: its name, what belongs in it, what it exports, what it must not know; what is out of scope.',
        why: 'If a part cannot be named in three words, the boundary is probably wrong.',
        placeholder: 'reader.ts: text to tree.  printer.ts: tree to text.  Stays: cache.ts',
      },
      {
        about: 'split.paths',
        subject: 'Old import paths',
        dimensions: ['compatibility'],
        aspects: ['public_api', 'existing_use'],
        priority: 91,
        type: 'pick_one',
        for: ['library'],
        question: 'What becomes of the existing import paths and exported names?',
        why: 'Paths are imported by more people than one knows, also deep ones that were never promised.',
        options: choices(`
          * They all keep working | Every name shall stay importable from where it is imported today.
          - Only the public ones | Names of the public entry shall keep their path, while inner paths may change.
          - They warn | Old import paths shall keep working and be marked deprecated in favour of the new ones.
          - They go | The change shall remove old import paths, and move all their uses in the repository.
        `),
      },
      {
        about: 'split.proof',
        subject: 'Proof that behaviour stays the same',
        dimensions: ['acceptance'],
        aspects: ['acceptance'],
        priority: 85,
        type: 'pick_many',
        facts: ['test_runner', 'lint'],
        question: 'What proves that only the shape has changed?',
        why: 'A rebuild is safe only as far as something would notice the difference.',
        options: choices(`
          * The existing tests, unchanged | All existing tests pass with changes to their imports only.
          * No cycles | A check in CI finds no circular imports between the new parts.
          - Tests first | Code without a test gets one before it moves, and it passes before and after.
          - Tests for each part | Each new part has tests that run without the others.
        `),
      },
      {
        about: 'split.order',
        subject: 'Steps and history',
        dimensions: ['rollout', 'risks'],
        aspects: ['rollout', 'risk'],
        priority: 74,
        type: 'pick_one',
        question: 'In which steps, and must the history of moved code stay followable?',
        why: 'Moved files conflict with every pull request that is open, and blame ends at a careless move.',
        options: choices(`
          * Moves first, then changes | Code shall be moved in commits without edits and changed afterwards.
          - Part by part | Each part shall be split off in a step of its own that passes all tests.
          - All at once | The whole split shall come in one change.
        `),
      },
    ],
  },
  {
    id: 'monorepo',
    subject: 'the repository structure',
    recognise: [
      /\b(mono-?repos?|multi-?repos?|(npm|yarn|pnpm|cargo|uv|bun) workspaces?|turborepo|lerna|separate (repositories|repos|packages)|(one|single) repo(sitory)?|split into packages)\b/i,
    ],
    kind: 'tooling',
    kinds: ['tooling', 'refactor', 'migration'],
    visible: false,
    terms: ['workspaces', 'packages', 'package.json', 'build', 'lockfile'],
    entries: [
      {
        about: 'monorepo.contents',
        subject: 'Packages and their dependencies',
        dimensions: ['scope'],
        aspects: ['scope', 'structure'],
        priority: 93,
        type: 'ask_text',
        facts: ['package_manager', 'build'],
        question: 'Which packages are there, who depends on whom, and what stays outside?',
        context:
          'Names and folders, what each publishes, the tool for workspaces, shared configuration; what is out of scope.',
        why: 'The graph decides the order of building, testing and releasing.',
        placeholder: 'packages/core ← packages/react, packages/cli; website stays outside',
      },
      {
        about: 'monorepo.versions',
        subject: 'Versions of the packages',
        dimensions: ['rollout', 'compatibility'],
        aspects: ['rollout', 'versions'],
        priority: 84,
        type: 'pick_one',
        facts: ['version'],
        question: 'One version for all packages, or each its own?',
        why: 'It decides what a change log, a tag and a compatible set mean.',
        options: choices(`
          * Each its own | Each package shall have its own version and be released when it changes.
          - One for all | All packages shall share one version and be released together.
          - Not published | No package of the repository shall be published.
        `),
      },
      {
        about: 'monorepo.history',
        subject: 'What survives the move',
        dimensions: ['compatibility', 'risks'],
        aspects: ['existing_data', 'risk', 'public_api'],
        priority: 78,
        type: 'pick_many',
        question: 'What has to survive the move?',
        why: 'Links, blame and open pull requests do not move by themselves.',
        options: choices(`
          * Names of the packages | Published packages shall keep their names and import paths.
          * The Git history | The history of each file shall stay traceable under its new path.
          - Open work | Open pull requests shall be merged or moved over before the old repository is closed.
          - Tags and links | The old repositories shall stay readable and point to the new one.
        `),
      },
    ],
  },
];
