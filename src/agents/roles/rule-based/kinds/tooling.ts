import { fitsNoSubject, type KindProfile } from './profile';
import { entriesIn } from '../entries/sheet';

/** What finds faults, and so may fail. */
const CHECKS =
  /\b(?:ci|checks?|lint\w*|tests?|jobs?|fail\w*|detect|notic\w+|verif\w+|merken|prüf\w*|merge|pull requests?|prs?|pre-?commit)\b/i;

/** What the project is built, checked and shipped with. */
export const TOOLING: KindProfile = {
  kind: 'tooling',
  questions: 5,
  mustKnow: ['user_goal', 'scope', 'behaviour', 'quality', 'compatibility', 'operations', 'acceptance'],
  general: {
    failure: 62,
    environments: 62,
    acceptance: 50,
    public_api: 46,
    look: 52,
  },
  entries: entriesIn(
    `
# tooling.use · Command or job and its result
ask_code 88 · behaviour, interfaces · shape, flow, content · code
? Which command or job should there be, and what exactly does it do?
~ As it would be typed or written, with its steps, output and exit code; tools and versions; what is produced and where.
! A command with its result is what everybody will use and can be tried.
> $ …
> steps, files written, exit code on failure
>
# tooling.red · When it fails
pick_one 82 · behaviour, operations · failure, told · facts ci
? When it fails, what does that stop, and what does it tell?
! A check that nobody has to obey is soon red for ever.
* It stops the merge and says what to do | If it fails, then it shall stop the merge, and name the command that puts it right.
- It only tells | If it fails, then it shall say so without stopping anything.
- It puts it right by itself | If it finds a fault that it can put right, then it shall commit the correction.
# tooling.where · Where it runs, and with what
ask_text 80 · scope, compatibility · environments, trigger · facts build, ci, lint
? Where and when does it run, with which versions?
~ On whose machine or in which job; systems and versions; what it may take in minutes; what of today goes away.
! What runs in one place only breaks in all others.
> On every pull request, on …, within 5 minutes; … goes away
# tooling.scope · What stays as it is
ask_text 74 · compatibility · scope, existing_use, public_api
? What must go on as today: commands, files that are shipped, other jobs?
~ Names of scripts and jobs that people or other tools call, the content of releases, rules for merging.
! Each part has other people who notice a change.
> \`npm test\` stays; the package holds the same files
`,
    {
      'tooling.use': { when: fitsNoSubject },
      'tooling.red': { when: ({ request }) => CHECKS.test(request) },
    },
  ),
};
