import type { SubjectArea } from '../../entries/entry';
import { best, BUILDING, byProject, design, opt, WITH_SCREENS } from '../../entries/entry';

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
        key: 'settings.list',
        names: 'Settings and their defaults',
        dims: ['scope', 'behaviour'],
        settles: ['content', 'defaults', 'scope', 'naming'],
        worth: 94,
        type: 'ask_text',
        code: true,
        ask: byProject({
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
        key: 'settings.level',
        names: 'Where it is set and who wins',
        dims: ['behaviour', 'security'],
        settles: ['permissions', 'levels'],
        worth: 86,
        type: 'pick_one',
        ask: ({ project }) =>
          project === 'command_line' || project === 'service' || project === 'library'
            ? 'Where can it be set, and which place wins?'
            : 'For whom does a setting hold, who may change it, and who wins?',
        why: 'Two places that contradict each other need a rule.',
        options: ({ project }) => {
          switch (project) {
            case 'library':
              return [
                best('At creation', 'The options are given when the object is created and hold for its life.'),
                opt('Per call', 'The options can be given per call, and a call’s value wins over the one at creation.'),
                opt('For the whole process', 'The options are set once and hold for the whole process.'),
              ];
            case 'command_line':
            case 'service':
              return [
                best('All three places', 'The command line wins over the environment, and both over the config file.'),
                opt('Config file only', 'Settings are read from the config file only.'),
                opt('Environment only', 'Settings are read from environment variables only.'),
              ];
            default:
              return [
                best('Each person', 'Each person has a value of their own for each setting and changes it.'),
                opt('Organisation, then person', 'The organisation sets a value, and each person may override it.'),
                opt('Administrators', 'Only administrators change a setting, for everybody at once.'),
                opt('Per project or document', 'A setting belongs to the project or document and holds for all.'),
              ];
          }
        },
      },
      {
        key: 'settings.look',
        names: 'Arrangement of the page',
        dims: ['look_feel'],
        settles: ['look', 'wording'],
        worth: 82,
        type: 'show_options',
        for: WITH_SCREENS,
        ask: 'How should the settings be arranged and worded?',
        why: 'A page of switches grows for ever; the arrangement has to survive that.',
        options: [
          design(
            'One page in groups',
            'All settings stand on one page in titled groups, each explained by one sentence.',
            ['Everything can be found with the browser’s search'],
            ['Long in time'],
            true,
          ),
          design(
            'Tabs by subject',
            'The settings are divided into tabs by subject.',
            ['Short pages'],
            ['One has to guess the tab'],
          ),
          design(
            'Where the thing itself is',
            'Each setting stands beside the thing that it changes.',
            ['Found when needed'],
            ['No overview'],
          ),
        ],
      },
      {
        key: 'settings.effect',
        names: 'When a change takes effect',
        dims: ['behaviour'],
        settles: ['flow', 'storage'],
        worth: 78,
        type: 'pick_one',
        for: ['service', ...WITH_SCREENS],
        ask: 'When is a change saved, and when does it take effect?',
        why: 'Half-saved settings are hard to explain and hard to test.',
        options: [
          best('At once', 'A changed setting is saved and takes effect at once.'),
          opt('With a “Save” button', 'Changed settings are saved together with a “Save” button and take effect then.'),
          opt('After a restart', 'A changed setting takes effect after a restart or the next sign-in.'),
        ],
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
        key: 'profile.fields',
        names: 'Fields of the profile and who sees them',
        dims: ['data', 'security'],
        settles: ['content', 'privacy', 'permissions'],
        worth: 93,
        type: 'ask_text',
        code: true,
        ask: 'Which fields does a profile have, and who may see each of them?',
        context: 'Name, picture, text, e-mail, activity: for oneself, colleagues, everybody signed in, or the public.',
        why: 'A field shown to the wrong people cannot be taken back.',
        placeholder: 'Name and picture: public.  E-mail: colleagues.  Phone: only oneself.',
      },
      {
        key: 'profile.look',
        names: 'Look of profile and avatar',
        dims: ['look_feel'],
        settles: ['look'],
        worth: 82,
        type: 'pick_one',
        for: WITH_SCREENS,
        ask: 'How should a profile look, and where do the pictures appear?',
        why: 'The small picture in lists is seen far more often than the page.',
        options: [
          best('Round pictures, a plain page', 'Round pictures appear in lists and lead to a plain profile page.'),
          opt('A rich page', 'The profile is a page with a cover picture and sections.'),
          opt('A card on hover', 'A card with the profile opens on hover and focus; there is no page.'),
        ],
      },
      {
        key: 'profile.picture',
        names: 'Pictures and their limits',
        dims: ['quality', 'data'],
        settles: ['volume', 'format', 'storage'],
        worth: 80,
        type: 'pick_many',
        ask: 'Where do pictures come from, in which format and size?',
        why: 'People upload 12 megapixels for a circle of 40 points.',
        options: [
          best('Upload up to 5 MB', 'JPEG, PNG and WebP up to 5 MB can be uploaded and are cut to a square.'),
          best('Initials when there is none', 'Without a profile picture, initials on a coloured ground are shown.'),
          opt('From the sign-in provider', 'The profile picture is taken over from the sign-in provider.'),
          opt('From Gravatar', 'The profile picture is fetched from Gravatar by the e-mail address.'),
        ],
      },
      {
        key: 'profile.change',
        names: 'Changing names and addresses',
        dims: ['behaviour'],
        settles: ['flow', 'repeated'],
        worth: 78,
        type: 'pick_many',
        ask: 'What can people change themselves, and what follows from it?',
        why: 'A name stands in old messages, links and invoices too.',
        options: [
          best('Display name', 'The display name can be changed and is shown everywhere at once, also on old entries.'),
          opt('User name', 'The user name can be changed; old links redirect, and the old name is not given away.'),
          opt('E-mail', 'The e-mail address changes once the new one is confirmed; the old one is told.'),
          opt('Nothing that was verified', 'Verified fields of a profile are changed by staff only.'),
        ],
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
        key: 'admin.tasks',
        names: 'Tasks of the admin area',
        dims: ['user_goal', 'scope'],
        settles: ['goal', 'content', 'scope', 'look'],
        worth: 94,
        type: 'ask_text',
        code: true,
        ask: 'Which tasks should administrators do there, and how do they do them today?',
        context: 'How often each comes up; those done by hand in the database first.',
        why: 'Daily tasks deserve a good screen; yearly ones may stay a script.',
        placeholder: 'Daily: unlock accounts. Weekly: refund. Yearly: …',
      },
      {
        key: 'admin.roles',
        names: 'Roles within the admin area',
        dims: ['security'],
        settles: ['permissions', 'abuse'],
        worth: 88,
        type: 'pick_one',
        ask: 'Who gets in, which roles are there, and how is entry secured?',
        why: 'It is the door behind which everything can be changed.',
        options: [
          best('Three roles, second factor', 'The admin area has three roles and requires a second factor.'),
          opt('One role', 'The admin area has one role that may do everything.'),
          opt('Single rights', 'Rights in the admin area are granted one by one and can be combined.'),
          opt('Internal network only', 'The admin area can be reached from the internal network only.'),
        ],
      },
      {
        key: 'admin.danger',
        names: 'Dangerous actions',
        dims: ['errors', 'behaviour'],
        settles: ['undo', 'failure'],
        worth: 84,
        type: 'pick_many',
        ask: 'Which actions are dangerous, and what stands in their way?',
        why: 'One wrong click there concerns a customer, not oneself.',
        options: [
          best('Confirmation by typing', 'Deleting requires typing the name of what is deleted.'),
          best('A record with a reason', 'Each change is recorded with who, when, what and a required reason.'),
          opt('A second person approves', 'Dangerous actions take effect after a second person has approved them.'),
          opt('Can be taken back', 'Dangerous actions can be taken back for 7 days.'),
        ],
      },
      {
        key: 'admin.customer-data',
        names: 'Looking at customers’ data',
        dims: ['security'],
        settles: ['privacy'],
        worth: 78,
        type: 'pick_one',
        ask: 'What of a customer’s data may staff see, and may they act in a customer’s name?',
        why: 'Acting as somebody else is the handiest and the most delicate tool of support.',
        options: [
          best('Only what a case needs', 'Sensitive fields are masked, and staff cannot act in a customer’s name.'),
          opt('See as the customer', 'Staff can see what the customer sees, read only; each visit is recorded.'),
          opt('Act as the customer', 'Staff can act as a customer, and each action is recorded as theirs.'),
        ],
      },
    ],
  },
];
