import type { SubjectArea } from '../../entries/entry';
import { best, opt } from '../../entries/entry';

/** What developers work with every day. */
export const CRAFT_WORKSHOP: readonly SubjectArea[] = [
  {
    id: 'lint',
    subject: 'the code checks',
    recognise: [
      /\b(lint(er|ing|s)?|eslint|prettier|rubocop|ruff|clippy|biome|(code )?formatt(er|ing) (rules?|tool)|auto-?format\w*|code (style|formatting)|pre-?commit( hooks?)?)\b/i,
    ],
    kind: 'tooling',
    kinds: ['tooling', 'refactor', 'migration'],
    visible: false,
    terms: ['eslint', 'prettier', 'lint', 'format', 'hook', 'config'],
    entries: [
      {
        key: 'lint.rules',
        names: 'Tool and rules',
        dims: ['scope', 'behaviour'],
        settles: ['content', 'scope', 'dependency'],
        worth: 92,
        type: 'ask_text',
        facts: ['lint', 'convention'],
        ask: 'Which tool and which rules, and for which files?',
        context:
          'A preset or single rules with an example of what they forbid; errors or warnings; files and folders that are left out.',
        why: 'Rules that catch faults get accepted; rules of taste get switched off.',
        placeholder: 'ESLint recommended, plus no-floating-promises as an error; not test/fixtures',
      },
      {
        key: 'lint.old-code',
        names: 'Existing violations',
        dims: ['compatibility', 'rollout'],
        settles: ['existing_data', 'rollout', 'existing_use'],
        worth: 87,
        type: 'pick_one',
        ask: 'What about existing code that violates the rules?',
        why: 'One large reformatting collides with every open branch and hides who wrote what.',
        options: [
          best('Fixed at once', 'All violations are fixed in commits that change nothing else.'),
          opt('A list that only shrinks', 'Existing violations are listed as exceptions, and new ones fail.'),
          opt('Only changed files', 'The rules apply to files that are changed from now on.'),
          opt('Fixed by hand', 'Only violations that may be faults are fixed, and the other rules stay off.'),
        ],
      },
      {
        key: 'lint.where',
        names: 'Where checks run and block',
        dims: ['operations', 'acceptance'],
        settles: ['environments', 'place', 'acceptance'],
        worth: 82,
        type: 'pick_many',
        facts: ['ci'],
        ask: 'Where do the checks run, and what do they block?',
        why: 'The earlier a finding appears, the less it annoys.',
        options: [
          best('In CI', 'CI runs the checks on every pull request and blocks the merge on a finding.'),
          best('By one command', 'One command runs the checks on a developer’s machine, and one fixes what it can.'),
          opt('Before a commit', 'A hook checks the files of a commit and refuses it on a finding.'),
          opt('In the editor', 'The project’s editor settings show findings and fix them on saving.'),
        ],
      },
    ],
  },
  {
    id: 'dev-environment',
    subject: 'the development environment',
    recognise: [
      /\b((dev(elopment|eloper)?|local) (environment|set-?up|machine|container)s?|dev ?containers?|docker(file|ize|ise|[- ]?compose)?|containeri[sz]e|works on my machine|hot[- ]reload(ing)?|onboard(ing)? (of )?(new )?(developers?|contributors?|engineers?))\b/i,
    ],
    unless:
      /\b(ci|pipelines?|registry|in production|image size|docker (?:health|monitors?|hosts?|containers? (?:is|are|says?|stays?)))\b/i,
    kind: 'tooling',
    kinds: ['tooling', 'performance', 'feature'],
    visible: false,
    terms: ['docker', 'compose', 'setup', 'env', 'script', 'dev'],
    entries: [
      {
        key: 'dev-environment.day-one',
        names: 'From clone to running',
        dims: ['user_goal', 'interfaces'],
        settles: ['goal', 'shape', 'symptom', 'flow'],
        worth: 92,
        type: 'ask_code',
        facts: ['package_manager', 'runtime'],
        ask: 'Which commands should lead from a fresh clone to a running system?',
        context:
          'As a newcomer would type them, with what must be installed before, how long it may take, and what goes wrong today.',
        why: 'The commands are the specification; everything else serves them.',
        placeholder: 'git clone …\nmake dev # at most 5 minutes, then http://localhost:3000\n',
      },
      {
        key: 'dev-environment.inside',
        names: 'What runs in containers',
        dims: ['scope'],
        settles: ['scope', 'structure'],
        worth: 87,
        type: 'pick_one',
        facts: ['runtime', 'database'],
        ask: 'What runs in containers, and what directly on the machine?',
        why: 'Everything in a container is the same for all, and slower to edit and debug.',
        options: [
          best('Only services', 'Databases and other services run in containers, the code directly on the machine.'),
          opt('Development', 'Code and services run in a development container that the editor can open.'),
          opt('Deployment', 'One image contains what is deployed, and development stays as it is.'),
          opt('Nothing', 'A script installs what is needed, and no container software is required.'),
        ],
      },
      {
        key: 'dev-environment.machines',
        names: 'Machines supported',
        dims: ['compatibility'],
        settles: ['environments'],
        worth: 78,
        type: 'pick_many',
        ask: 'On which machines must it run?',
        why: 'File watching, line ends and processors differ just enough.',
        options: ['macOS', 'Linux', 'Windows with WSL', 'Windows without WSL', 'Cloud workspaces'].map((name, at) =>
          (at < 2 ? best : opt)(name, `The development environment must run on ${name.replace('Cloud', 'cloud')}.`),
        ),
      },
    ],
  },
];
