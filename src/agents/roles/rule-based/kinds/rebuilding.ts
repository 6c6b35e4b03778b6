import { best, opt, type BankContext } from '../entries/entry';
import type { KindProfile } from './profile';

/** Tools of building: to change one stops no service. */
const TOOLS =
  /\b(?:npm|pnpm|yarn|bun|eslint|prettier|biome|vite|webpack|rollup|esbuild|jest|vitest|mocha|babel|make|gradle|maven|poetry|pip|uv|black|ruff)\b/i;

/** The same behaviour in a better shape. */
export const REFACTOR: KindProfile = {
  kind: 'refactor',
  questions: 8,
  mustKnow: ['scope', 'interfaces', 'compatibility', 'quality', 'acceptance', 'risks', 'rollout'],
  general: {
    public_api: 84,
    acceptance: 0,
    naming: 74,
    speed: 50,
    environments: 44,
  },
  entries: [
    {
      key: 'refactor.structure',
      names: 'Target structure',
      dims: ['scope', 'interfaces'],
      settles: ['structure', 'scope', 'naming'],
      worth: 94,
      type: 'ask_text',
      code: true,
      ask: 'What is the new shape: which parts with which names, and what stays as it is?',
      context:
        'Modules, classes, functions or types, what each is for, what it may know; today’s place of each; what is out of scope.',
      why: 'The boundaries are the whole point; everything else follows.',
      placeholder: 'parser.ts and printer.ts instead of format.ts; the cache stays',
    },
    {
      key: 'refactor.unchanged',
      names: 'What must not change',
      dims: ['compatibility', 'interfaces'],
      settles: ['public_api', 'existing_use', 'semantics'],
      worth: 90,
      type: 'pick_many',
      facts: ['version'],
      ask: 'What must not change for anybody?',
      context:
        'Public names and import paths, results, errors, output, stored data; deep imports that somebody may rely on.',
      why: 'Whatever is not named here is free to change.',
      options: [
        best('Public names', 'All public names, signatures and import paths stay as they are.'),
        best('Results', 'Every call gives the same result and the same side effects as before.'),
        opt('Errors', 'Error types, codes and messages stay as they are.'),
        opt('Inner paths', 'Names in inner files can still be imported from where they are today.'),
        opt('Speed', 'It is at most 5 percent slower than before in a benchmark.'),
      ],
    },
    {
      key: 'refactor.proof',
      names: 'Proof that behaviour stays the same',
      dims: ['acceptance'],
      settles: ['acceptance'],
      worth: 84,
      type: 'pick_many',
      facts: ['test_runner'],
      ask: 'What proves that behaviour has stayed the same?',
      why: 'A rebuild is safe only as far as something would notice the difference.',
      options: [
        best('The existing tests', 'All existing tests pass with unchanged assertions.'),
        opt('New tests first', 'Code without a test gets one before it is changed, and it passes before and after.'),
        opt('Same output', 'Output for a set of real inputs is identical before and after.'),
        opt('The goal itself', 'A check in CI fails when the old shape comes back.'),
      ],
    },
    {
      key: 'refactor.layers',
      names: 'Rules of the new structure',
      dims: ['quality'],
      settles: ['tradeoff'],
      worth: 66,
      type: 'pick_many',
      facts: ['lint'],
      ask: 'Which rules must the new structure obey?',
      why: 'A rule that a tool checks keeps the structure from decaying again.',
      options: [
        best('No cycles', 'There are no circular imports between the parts.'),
        opt('One direction', 'Inner parts import nothing from outer ones.'),
        opt('Nothing twice', 'Logic that existed several times exists in one place.'),
        opt('No new dependency', 'No dependency is added.'),
      ],
    },
    {
      key: 'refactor.steps',
      names: 'Steps of delivery',
      dims: ['rollout'],
      settles: ['rollout'],
      worth: 64,
      type: 'pick_one',
      ask: 'In which steps is it delivered?',
      why: 'Large rebuilds collide with everybody else’s open branches.',
      options: [
        best('Small steps', 'Each step can be reviewed and merged alone and passes all tests.'),
        opt('One step', 'The whole change comes in one pull request.'),
        opt('Beside the old code', 'The new code is built beside the old one, which goes with its last caller.'),
      ],
    },
  ],
};

/** A newer version of something, by its number or as the newest. */
const VERSION_UP =
  /\b(?:upgrad\w*|bump\w*|hochzieh\w*)\b|\b(?:newest|latest|next major) (?:\w+ )?versions?\b|neueste\w? \p{L}*version|\b\d[\d.]* (?:to|auf|zu|→|->) v?\d/iu;
const isUpgrade = ({ request }: BankContext): boolean => VERSION_UP.test(request);

/** From one technology, version or form to another. */
export const MIGRATION: KindProfile = {
  kind: 'migration',
  questions: 8,
  mustKnow: ['scope', 'compatibility', 'interfaces', 'rollout', 'operations', 'acceptance', 'risks'],
  general: { environments: 76, public_api: 60 },
  entries: [
    {
      key: 'migration.breaks',
      names: 'Breaking changes that matter here',
      dims: ['compatibility'],
      settles: ['breaks', 'shape', 'public_api'],
      worth: 92,
      when: isUpgrade,
      type: 'ask_text',
      code: true,
      ask: 'Which of its breaking changes touch this project, as far as you know?',
      context:
        'What is removed, renamed or does something else by default; places that rely on it; what you have not looked at yet.',
      why: 'The list of what breaks is the work.',
      placeholder: 'Not looked at yet / removed: …, used in …',
    },
    {
      key: 'migration.along',
      names: 'What moves along',
      dims: ['scope'],
      settles: ['along', 'scope'],
      worth: 88,
      when: isUpgrade,
      type: 'pick_many',
      ask: 'What has to move along with it?',
      why: 'An upgrade stops at the first package beside it that does not fit.',
      options: [
        best('What builds upon it', 'Plugins, types and other packages that build upon it move to versions that fit.'),
        opt('The oldest runtime', 'The oldest supported runtime is raised to what the new version needs.'),
        opt('Workarounds go', 'Code and packages that only the old version needed are removed.'),
        opt(
          'New ways of doing it',
          'Code also moves to what the new version recommends where the old way still works.',
        ),
      ],
    },
    {
      key: 'migration.scope',
      when: (context) => !isUpgrade(context),
      known:
        /\b(?:for another|until|side by side|in parallel|step by step)\b|\bmonths?\b|schrittweise|parallel|monate/i,
      names: 'Old and new side by side',
      dims: ['scope'],
      settles: ['scope'],
      worth: 90,
      type: 'pick_one',
      code: true,
      ask: 'What moves, completely or with old and new side by side?',
      context: 'Packages, modules or data that move, and what is left behind.',
      why: 'Two worlds at once are safer and cost more, for as long as they last.',
      options: [
        best('Completely, in one change', 'Everything moves in this change, and the old form is gone afterwards.'),
        opt('Step by step', 'Parts move one by one, and everything works after each step.'),
        opt('Both for users', 'Users can use the old and the new form until the next major version.'),
        opt('New code only', 'New code uses the new form, and existing code stays as it is.'),
      ],
    },
    {
      key: 'migration.example',
      when: (context) => !isUpgrade(context),
      names: 'Before and after',
      dims: ['interfaces', 'compatibility'],
      settles: ['shape', 'public_api', 'content'],
      worth: 87,
      type: 'ask_code',
      code: true,
      ask: 'How does a typical piece look before and after, and what must not change?',
      context:
        'Code, configuration or data in the old and the new form; calls of users that must keep working; names and defaults.',
      why: 'One real example shows what has to be rewritten, and by whom.',
      placeholder: '// before\n\n// after\n',
    },
    {
      key: 'migration.back',
      // What is built into the program is replaced with it.
      when: ({ request, subjectAreas }) => !TOOLS.test(request) && !subjectAreas.some(({ id }) => id === 'dependency'),
      names: 'Downtime and way back',
      dims: ['operations'],
      settles: ['undo', 'downtime'],
      worth: 56,
      for: ['service', 'web_app', 'app'],
      type: 'pick_one',
      ask: 'Is a pause allowed, and how does one get back?',
      why: 'Downtime and a way back decide how many steps it takes.',
      options: [
        best('No pause, each can be undone', 'There is no downtime, and each step can be undone without losing data.'),
        opt('A short pause', 'There is one announced pause, and a backup from just before is the way back.'),
        opt('Only forward', 'There is no way back; a fault is fixed in the new form.'),
      ],
    },
    {
      key: 'migration.release',
      when: ({ request, kind }) => kind === 'migration' && !TOOLS.test(request),
      names: 'Version and support of the old form',
      dims: ['rollout'],
      settles: ['rollout', 'urgency'],
      worth: 70,
      for: ['library', 'command_line', 'app'],
      type: 'pick_one',
      facts: ['version'],
      ask: 'In which version does it happen, and how long is the old form maintained?',
      why: 'People plan by versions and dates.',
      options: [
        best('A new major version', 'The change comes in a new major version; the old one gets security fixes only.'),
        opt('A minor version', 'The change comes in a minor version, and nothing breaks for users.'),
        opt('Inside only', 'Users notice nothing, and the change needs no release of its own.'),
      ],
    },
  ],
};
