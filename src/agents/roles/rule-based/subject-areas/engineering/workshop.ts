import { best, opt, type SubjectArea } from '../../entries/entry';
import { choices } from '../../entries/choices';

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
        about: 'lint.rules',
        subject: 'Tool and rules',
        dimensions: ['scope', 'behaviour'],
        aspects: ['content', 'scope', 'dependency'],
        priority: 92,
        type: 'ask_text',
        facts: ['lint', 'convention'],
        question: 'Which tool and which rules, and for which files?',
        context:
          'A preset or single rules with an example of what they forbid; errors or warnings; files and folders that are left out.',
        why: 'Rules that catch faults get accepted; rules of taste get switched off.',
        placeholder: 'ESLint recommended, plus no-floating-promises as an error; not test/fixtures',
      },
      {
        about: 'lint.old-code',
        subject: 'Existing violations',
        dimensions: ['compatibility', 'rollout'],
        aspects: ['existing_data', 'rollout', 'existing_use'],
        priority: 87,
        type: 'pick_one',
        question: 'What about existing code that violates the rules?',
        why: 'One large reformatting collides with every open branch and hides who wrote what.',
        options: choices(`
          * Fixed at once | All violations shall be fixed in commits that change nothing else.
          - A list that only shrinks | The linter shall list existing violations as exceptions and fail on new ones.
          - Only changed files | The rules shall apply to files that are changed from now on.
          - Fixed by hand | The change shall fix only violations that may be faults, and leave the other rules off.
        `),
      },
      {
        about: 'lint.where',
        subject: 'Where checks run and block',
        dimensions: ['operations', 'acceptance'],
        aspects: ['environments', 'place', 'acceptance'],
        priority: 82,
        type: 'pick_many',
        facts: ['ci'],
        question: 'Where do the checks run, and what do they block?',
        why: 'The earlier a finding appears, the less it annoys.',
        options: choices(`
          * In CI | CI shall run the checks on every pull request and block the merge on a finding.
          * By one command | One command shall run the checks on a developer’s machine, and another fix what it can.
          - Before a commit | If a file of a commit has a finding, then a hook shall refuse the commit.
          - In the editor | The project’s editor settings shall show findings and fix them on saving.
        `),
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
        about: 'dev-environment.day-one',
        subject: 'From clone to running',
        dimensions: ['user_goal', 'interfaces'],
        aspects: ['goal', 'shape', 'symptom', 'flow'],
        priority: 92,
        type: 'ask_code',
        facts: ['package_manager', 'runtime'],
        question: 'Which commands should lead from a fresh clone to a running system?',
        context:
          'As a newcomer would type them, with what must be installed before, how long it may take, and what goes wrong today.',
        why: 'The commands are the specification; everything else serves them.',
        placeholder: 'git clone …\nmake dev # at most 5 minutes, then http://localhost:3000\n',
      },
      {
        about: 'dev-environment.inside',
        subject: 'What runs in containers',
        dimensions: ['scope'],
        aspects: ['scope', 'structure'],
        priority: 87,
        type: 'pick_one',
        facts: ['runtime', 'database'],
        question: 'What runs in containers, and what directly on the machine?',
        why: 'Everything in a container is the same for all, and slower to edit and debug.',
        options: choices(`
          * Only services | Databases and other services shall run in containers, the code directly on the machine.
          - Development | Code and services shall run in a development container that the editor can open.
          - Deployment | One image shall contain what is deployed, while development stays as it is.
          - Nothing | A script shall install what is needed, without container software.
        `),
      },
      {
        about: 'dev-environment.machines',
        subject: 'Machines supported',
        dimensions: ['compatibility'],
        aspects: ['environments'],
        priority: 78,
        type: 'pick_many',
        question: 'On which machines must it run?',
        why: 'File watching, line ends and processors differ just enough.',
        options: ['macOS', 'Linux', 'Windows with WSL', 'Windows without WSL', 'Cloud workspaces'].map((name, at) =>
          (at < 2 ? best : opt)(name, `The development environment shall run on ${name.replace('Cloud', 'cloud')}.`),
        ),
      },
    ],
  },
];
