import type { SubjectArea } from '../../entries/entry';
import { BUILDING, byProject, WITH_SCREENS } from '../../entries/entry';
import { choices } from '../../entries/choices';

/** Pages about people and for those who run things. */
export const INTERFACE_PEOPLE: readonly SubjectArea[] = [
  {
    id: 'settings',
    subject: 'the settings',
    recognise: [
      /\b((user|account|app|application|project|workspace|team) (settings|preferences)|(settings|preferences|options) (page|screen|dialog|panel|menu)|preferences|(new|an?|extra) (user )?setting)\b/i,
      /\b(settings|(make|made|should be|be) (it )?configurable|customi[sz]able)\b/i,
    ],
    unless: /\bconfig(uration)? files?\b/i,
    kind: 'feature',
    kinds: BUILDING,
    visible: true,
    terms: ['settings', 'preferences', 'config', 'options', 'default'],
    entries: [
      {
        about: 'settings.list',
        subject: 'Settings and their defaults',
        dimensions: ['scope', 'behaviour'],
        aspects: ['content', 'defaults', 'scope', 'naming'],
        priority: 94,
        type: 'ask_text',
        code: true,
        question: byProject({
          library: 'Which options exactly, with which names, values and defaults?',
          command_line: 'Which settings exactly, with which names, values and defaults?',
          service: 'Which settings exactly, with which names, values and defaults?',
          other: 'Which settings exactly, with which values, and what is the default of each?',
        }),
        context: 'One line each: name, allowed values, default, and what happens with an invalid value.',
        why: 'Nine people in ten never change one; the default is the product for them.',
        placeholder: byProject({
          library: 'retries: whole number 0–10, default 3; anything else throws a RangeError',
          command_line: 'color = auto | always | never (default auto)',
          service: 'MAX_UPLOAD_MB: 1–500, default 25; the start fails otherwise',
          other: 'Start of week: Monday (default) or Sunday …',
        }),
      },
      {
        about: 'settings.level',
        subject: 'Where it is set and who wins',
        dimensions: ['behaviour', 'security'],
        aspects: ['permissions', 'levels'],
        priority: 86,
        type: 'pick_one',
        question: ({ project }) =>
          project === 'command_line' || project === 'service' || project === 'library'
            ? 'Where can it be set, and which place wins?'
            : 'For whom does a setting hold, who may change it, and who wins?',
        why: 'Two places that contradict each other need a rule.',
        options: ({ project }) => {
          switch (project) {
            case 'library':
              return choices(`
                * At creation | The options shall be given when the object is created and hold for its life.
                - Per call | The options given with a call shall win over those given at creation.
                - For the whole process | The options shall be set once and hold for the whole process.
              `);
            case 'command_line':
            case 'service':
              return choices(`
                * All three places | The command line shall win over the environment, and both over the config file.
                - Config file only | Settings shall be read from the config file only.
                - Environment only | Settings shall be read from environment variables only.
              `);
            default:
              return choices(`
                * Each person | The system shall keep a value of each setting for each person, who changes it.
                - Organisation, then person | The organisation shall set a value, unless a person overrides it.
                - Administrators | The system shall let only administrators change a setting, for everybody at once.
                - Per project or document | A setting shall belong to the project or document and hold for all.
              `);
          }
        },
      },
      {
        about: 'settings.look',
        subject: 'Arrangement of the page',
        dimensions: ['look_feel'],
        aspects: ['look', 'wording'],
        priority: 82,
        type: 'show_options',
        for: WITH_SCREENS,
        question: 'How should the settings be arranged and worded?',
        why: 'A page of switches grows for ever; the arrangement has to survive that.',
        options: choices(`
          * One page in groups | All settings shall stand on one page in titled groups, each explained by one sentence. | + Everything can be found with the browser’s search | - Long in time
          - Tabs by subject | The settings shall be divided into tabs by subject. | + Short pages | - One has to guess the tab
          - Where the thing itself is | Each setting shall stand beside the thing that it changes. | + Found when needed | - No overview
        `),
      },
      {
        about: 'settings.effect',
        subject: 'When a change takes effect',
        dimensions: ['behaviour'],
        aspects: ['flow', 'storage'],
        priority: 78,
        type: 'pick_one',
        for: ['service', ...WITH_SCREENS],
        question: 'When is a change saved, and when does it take effect?',
        why: 'Half-saved settings are hard to explain and hard to test.',
        options: choices(`
          * At once | When a setting is changed, the system shall save and apply it at once.
          - With a “Save” button | When “Save” is pressed, the system shall save and apply all changed settings together.
          - After a restart | When a setting is changed, the system shall apply it after a restart or the next sign-in.
        `),
      },
    ],
  },
  {
    id: 'profile',
    subject: 'the profile',
    recognise: [
      /\b((user|public|member|author|customer|company|my|their) profiles?|profile (pages?|pictures?|photos?|images?|fields?)|avatars?)\b/i,
    ],
    kind: 'feature',
    kinds: BUILDING,
    for: ['service', ...WITH_SCREENS],
    visible: true,
    terms: ['profile', 'avatar', 'user', 'account', 'image', 'upload'],
    entries: [
      {
        about: 'profile.fields',
        subject: 'Fields of the profile and who sees them',
        dimensions: ['data', 'security'],
        aspects: ['content', 'privacy', 'permissions'],
        priority: 93,
        type: 'ask_text',
        code: true,
        question: 'Which fields does a profile have, and who may see each of them?',
        context: 'Name, picture, text, e-mail, activity: for oneself, colleagues, everybody signed in, or the public.',
        why: 'A field shown to the wrong people cannot be taken back.',
        placeholder: 'Name and picture: public.  E-mail: colleagues.  Phone: only oneself.',
      },
      {
        about: 'profile.look',
        subject: 'Look of profile and avatar',
        dimensions: ['look_feel'],
        aspects: ['look'],
        priority: 82,
        type: 'pick_one',
        for: WITH_SCREENS,
        question: 'How should a profile look, and where do the pictures appear?',
        why: 'The small picture in lists is seen far more often than the page.',
        options: choices(`
          * Round pictures, a plain page | Round pictures shall appear in lists and lead to a plain profile page.
          - A rich page | The profile shall be a page with a cover picture and sections.
          - A card on hover | When a name has hover or focus, a card with the profile shall open; there is no page.
        `),
      },
      {
        about: 'profile.picture',
        subject: 'Pictures and their limits',
        dimensions: ['quality', 'data'],
        aspects: ['volume', 'format', 'storage'],
        priority: 80,
        type: 'pick_many',
        question: 'Where do pictures come from, in which format and size?',
        why: 'People upload 12 megapixels for a circle of 40 points.',
        options: choices(`
          * Upload up to 5 MB | The system shall accept JPEG, PNG and WebP up to 5 MB and cut them to a square.
          * Initials when there is none | Where there is no profile picture, the system shall show initials on a coloured ground.
          - From the sign-in provider | The system shall take the profile picture over from the sign-in provider.
          - From Gravatar | The system shall fetch the profile picture from Gravatar by the e-mail address.
        `),
      },
      {
        about: 'profile.change',
        subject: 'Changing names and addresses',
        dimensions: ['behaviour'],
        aspects: ['flow', 'repeated'],
        priority: 78,
        type: 'pick_many',
        question: 'What can people change themselves, and what follows from it?',
        why: 'A name stands in old messages, links and invoices too.',
        options: choices(`
          * Display name | When the display name is changed, the system shall show it everywhere at once, also on old entries.
          - User name | When the user name is changed, old links shall redirect, with the old name given to nobody.
          - E-mail | When a new e-mail address is confirmed, the system shall use it and tell the old one.
          - Nothing that was verified | The system shall let only staff change verified fields of a profile.
        `),
      },
    ],
  },
  {
    id: 'admin',
    subject: 'the admin area',
    recognise: [
      /\b(admin(istration|istrator)?s? (area|panel|interface|ui|pages?|dashboard|console|section|tools?|screens?|view|back-?end)|back[- ]?office|impersonat(e|ion|ing))\b/i,
      /\b(support (staff|team|people|agents) (can|should|need|must|have to)|for (our )?(admins|administrators|support staff))\b/i,
    ],
    kind: 'feature',
    kinds: BUILDING,
    for: ['service', ...WITH_SCREENS],
    visible: true,
    terms: ['admin', 'role', 'user', 'permission', 'manage', 'support'],
    entries: [
      {
        about: 'admin.tasks',
        subject: 'Tasks of the admin area',
        dimensions: ['user_goal', 'scope'],
        aspects: ['goal', 'content', 'scope', 'look'],
        priority: 94,
        type: 'ask_text',
        code: true,
        question: 'Which tasks should administrators do there, and how do they do them today?',
        context: 'How often each comes up; those done by hand in the database first.',
        why: 'Daily tasks deserve a good screen; yearly ones may stay a script.',
        placeholder: 'Daily: unlock accounts. Weekly: refund. Yearly: …',
      },
      {
        about: 'admin.roles',
        subject: 'Roles within the admin area',
        dimensions: ['security'],
        aspects: ['permissions', 'abuse'],
        priority: 88,
        type: 'pick_one',
        question: 'Who gets in, which roles are there, and how is entry secured?',
        why: 'It is the door behind which everything can be changed.',
        options: choices(`
          * Three roles, second factor | The admin area shall have three roles and require a second factor.
          - One role | The admin area shall have one role that may do everything.
          - Single rights | The admin area shall grant rights one by one, in any combination.
          - Internal network only | The admin area shall be reachable from the internal network only.
        `),
      },
      {
        about: 'admin.danger',
        subject: 'Dangerous actions',
        dimensions: ['errors', 'behaviour'],
        aspects: ['undo', 'failure'],
        priority: 84,
        type: 'pick_many',
        question: 'Which actions are dangerous, and what stands in their way?',
        why: 'One wrong click there concerns a customer, not oneself.',
        options: choices(`
          * Confirmation by typing | If something is to be deleted, then the system shall require typing its name.
          * A record with a reason | If something is changed, then the system shall record who, when, what and a required reason.
          - A second person approves | If an action is dangerous, then it shall take effect only after a second person has approved it.
          - Can be taken back | If a dangerous action was a mistake, then the system shall let it be taken back for 7 days.
        `),
      },
      {
        about: 'admin.customer-data',
        subject: 'Looking at customers’ data',
        dimensions: ['security'],
        aspects: ['privacy'],
        priority: 78,
        type: 'pick_one',
        question: 'What of a customer’s data may staff see, and may they act in a customer’s name?',
        why: 'Acting as somebody else is the handiest and the most delicate tool of support.',
        options: choices(`
          * Only what a case needs | The system shall mask sensitive fields, and let nobody of the staff act in a customer’s name.
          - See as the customer | The system shall show staff what the customer sees, read only, and record each visit.
          - Act as the customer | The system shall let staff act as a customer, and record each action as theirs.
        `),
      },
    ],
  },
];
