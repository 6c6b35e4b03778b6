import { best, opt, type SubjectArea } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

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
    entries: entriesIn(`
# lint.rules · Tool and rules
ask_text 92 · scope, behaviour · content, scope, dependency · facts lint, convention
? Which tool and which rules, and for which files?
~ A preset or single rules with an example of what they forbid; errors or warnings; files and folders that are left out.
! Rules that catch faults get accepted; rules of taste get switched off.
> ESLint recommended, plus no-floating-promises as an error; not test/fixtures
# lint.old-code · Existing violations
pick_one 87 · compatibility, rollout · existing_data, rollout, existing_use
? What about existing code that violates the rules?
! One large reformatting collides with every open branch and hides who wrote what.
* Fixed at once | All violations shall be fixed in commits that change nothing else.
- A list that only shrinks | The linter shall list existing violations as exceptions and fail on new ones.
- Only changed files | The rules shall apply to files that are changed from now on.
- Fixed by hand | The change shall fix only violations that may be faults, and leave the other rules off.
# lint.where · Where checks run and block
pick_many 82 · operations, acceptance · environments, place, acceptance · facts ci
? Where do the checks run, and what do they block?
! The earlier a finding appears, the less it annoys.
* In CI | CI shall run the checks on every pull request and block the merge on a finding.
* By one command | One command shall run the checks on a developer’s machine, and another fix what it can.
- Before a commit | If a file of a commit has a finding, then a hook shall refuse the commit.
- In the editor | The project’s editor settings shall show findings and fix them on saving.
`),
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
    entries: entriesIn(
      `
# dev-environment.day-one · From clone to running
ask_code 92 · user_goal, interfaces · goal, shape, symptom, flow · facts package_manager, runtime
? Which commands should lead from a fresh clone to a running system?
~ As a newcomer would type them, with what must be installed before, how long it may take, and what goes wrong today.
! The commands are the specification; everything else serves them.
> git clone …
> make dev # at most 5 minutes, then http://localhost:3000
>
# dev-environment.inside · What runs in containers
pick_one 87 · scope · scope, structure · facts runtime, database
? What runs in containers, and what directly on the machine?
! Everything in a container is the same for all, and slower to edit and debug.
* Only services | Databases and other services shall run in containers, the code directly on the machine.
- Development | Code and services shall run in a development container that the editor can open.
- Deployment | One image shall contain what is deployed, while development stays as it is.
- Nothing | A script shall install what is needed, without container software.
# dev-environment.machines · Machines supported
pick_many 78 · compatibility · environments
? On which machines must it run?
! File watching, line ends and processors differ just enough.
`,
      {
        'dev-environment.machines': {
          options: ['macOS', 'Linux', 'Windows with WSL', 'Windows without WSL', 'Cloud workspaces'].map((name, at) =>
            (at < 2 ? best : opt)(name, `The development environment shall run on ${name.replace('Cloud', 'cloud')}.`),
          ),
        },
      },
    ),
  },
];
