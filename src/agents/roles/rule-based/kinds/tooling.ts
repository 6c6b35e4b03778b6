import { choices } from '../entries/choices';
import { fitsNoSubject, type KindProfile } from './profile';

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
  entries: [
    {
      about: 'tooling.use',
      subject: 'Command or job and its result',
      dimensions: ['behaviour', 'interfaces'],
      aspects: ['shape', 'flow', 'content'],
      priority: 88,
      when: fitsNoSubject,
      type: 'ask_code',
      code: true,
      question: 'Which command or job should there be, and what exactly does it do?',
      context:
        'As it would be typed or written, with its steps, output and exit code; tools and versions; what is produced and where.',
      why: 'A command with its result is what everybody will use and can be tried.',
      placeholder: '$ …\nsteps, files written, exit code on failure\n',
    },
    {
      about: 'tooling.red',
      subject: 'When it fails',
      dimensions: ['behaviour', 'operations'],
      aspects: ['failure', 'told'],
      priority: 82,
      when: ({ request }) => CHECKS.test(request),
      type: 'pick_one',
      facts: ['ci'],
      question: 'When it fails, what does that stop, and what does it tell?',
      why: 'A check that nobody has to obey is soon red for ever.',
      options: choices(`
        * It stops the merge and says what to do | If it fails, then it shall stop the merge, and name the command that puts it right.
        - It only tells | If it fails, then it shall say so without stopping anything.
        - It puts it right by itself | If it finds a fault that it can put right, then it shall commit the correction.
      `),
    },
    {
      about: 'tooling.where',
      subject: 'Where it runs, and with what',
      dimensions: ['scope', 'compatibility'],
      aspects: ['environments', 'trigger'],
      priority: 80,
      type: 'ask_text',
      facts: ['build', 'ci', 'lint'],
      question: 'Where and when does it run, with which versions?',
      context:
        'On whose machine or in which job; systems and versions; what it may take in minutes; what of today goes away.',
      why: 'What runs in one place only breaks in all others.',
      placeholder: 'On every pull request, on …, within 5 minutes; … goes away',
    },
    {
      about: 'tooling.scope',
      subject: 'What stays as it is',
      dimensions: ['compatibility'],
      aspects: ['scope', 'existing_use', 'public_api'],
      priority: 74,
      type: 'ask_text',
      question: 'What must go on as today: commands, files that are shipped, other jobs?',
      context: 'Names of scripts and jobs that people or other tools call, the content of releases, rules for merging.',
      why: 'Each part has other people who notice a change.',
      placeholder: '`npm test` stays; the package holds the same files',
    },
  ],
};
