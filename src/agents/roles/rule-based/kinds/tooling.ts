import { choices } from '../entries/choices';
import { fitsNoSubject, type KindProfile } from './profile';

/** What the project is built, checked and shipped with. */
export const TOOLING: KindProfile = {
  kind: 'tooling',
  questions: 8,
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
      key: 'tooling.use',
      names: 'Command or job and its result',
      dims: ['behaviour', 'interfaces'],
      settles: ['shape', 'flow', 'content'],
      worth: 88,
      when: fitsNoSubject,
      type: 'ask_code',
      code: true,
      ask: 'Which command or job should there be, and what exactly does it do?',
      context:
        'As it would be typed or written, with its steps, output and exit code; tools and versions; what is produced and where.',
      why: 'A command with its result is what everybody will use and can be tried.',
      placeholder: '$ npm run …\nsteps, files written, exit code on failure\n',
    },
    {
      key: 'tooling.pain',
      // Who says what should run has said what for.
      when: ({ request }) => !/^\W*(?:please )?(?:run|publish|add|build|test|check)\b/i.test(request),
      known:
        /\b(?:slow\w*|takes? \w+ (?:minutes|hours)|by hand|manual\w*|langsam\w*|dauer\w*|von hand|schneller|faster)\b/i,
      names: 'What is annoying today',
      dims: ['user_goal'],
      settles: ['goal', 'symptom'],
      worth: 84,
      type: 'ask_text',
      ask: 'What is annoying about it today?',
      context: 'What it costs: minutes, mistakes, steps by hand, and whom.',
      why: 'Tools are worth changing only against a named annoyance.',
      placeholder: 'For example: a release takes an afternoon and three people',
    },
    {
      key: 'tooling.scope',
      names: 'Parts concerned and what stays',
      dims: ['scope', 'compatibility'],
      settles: ['scope', 'existing_use', 'public_api'],
      worth: 80,
      type: 'pick_many',
      facts: ['build', 'ci', 'lint'],
      ask: 'Which parts may change, and what must keep working?',
      why: 'Each part has other people who notice a change.',
      options: choices(`
        * Existing commands | Existing commands and scripts shall keep their names and results.
        * What is shipped | The files that are shipped shall stay the same.
        - CI | The CI configuration may change.
        - Dependencies | Development dependencies may be added or replaced.
        - Source code | Source code may be changed as far as the tool requires it.
      `),
    },
  ],
};
