import type { SubjectArea } from '../../entries/entry';
import { BUILDING, WITH_SCREENS } from '../../entries/entry';
import { choices } from '../../entries/choices';
import { entriesIn } from '../../entries/sheet';

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
    entries: entriesIn(
      `
# settings.list · Settings and their defaults
ask_text 94 · scope, behaviour · content, defaults, scope, naming · code
? Which settings exactly, with which values, and what is the default of each?
?library Which options exactly, with which names, values and defaults?
?command_line Which settings exactly, with which names, values and defaults?
?service Which settings exactly, with which names, values and defaults?
~ One line each: name, allowed values, default, and what happens with an invalid value.
! Nine people in ten never change one; the default is the product for them.
> Start of week: Monday (default) or Sunday …
>library retries: whole number 0–10, default 3; anything else throws a RangeError
>command_line color = auto | always | never (default auto)
>service MAX_UPLOAD_MB: 1–500, default 25; the start fails otherwise
# settings.level · Where it is set and who wins
pick_one 86 · behaviour, security · permissions, levels
! Two places that contradict each other need a rule.
# settings.look · Arrangement of the page
show_options 82 · look_feel · look, wording · for screens
? How should the settings be arranged and worded?
! A page of switches grows for ever; the arrangement has to survive that.
* One page in groups | All settings shall stand on one page in titled groups, each explained by one sentence. | + Everything can be found with the browser’s search | - Long in time
- Tabs by subject | The settings shall be divided into tabs by subject. | + Short pages | - One has to guess the tab
- Where the thing itself is | Each setting shall stand beside the thing that it changes. | + Found when needed | - No overview
# settings.effect · When a change takes effect
pick_one 78 · behaviour · flow, storage · for service, screens
? When is a change saved, and when does it take effect?
! Half-saved settings are hard to explain and hard to test.
* At once | When a setting is changed, the system shall save and apply it at once.
- With a “Save” button | When “Save” is pressed, the system shall save and apply all changed settings together.
- After a restart | When a setting is changed, the system shall apply it after a restart or the next sign-in.
`,
      {
        'settings.level': {
          question: ({ project }) =>
            project === 'command_line' || project === 'service' || project === 'library'
              ? 'Where can it be set, and which place wins?'
              : 'For whom does a setting hold, who may change it, and who wins?',
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
      },
    ),
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
    entries: entriesIn(`
# admin.tasks · Tasks of the admin area
ask_text 94 · user_goal, scope · goal, content, scope, look · code
? Which tasks should administrators do there, and how do they do them today?
~ How often each comes up; those done by hand in the database first.
! Daily tasks deserve a good screen; yearly ones may stay a script.
> Daily: unlock accounts. Weekly: refund. Yearly: …
# admin.roles · Roles within the admin area
pick_one 88 · security · permissions, abuse
? Who gets in, which roles are there, and how is entry secured?
! It is the door behind which everything can be changed.
* Three roles, second factor | The admin area shall have three roles and require a second factor.
- One role | The admin area shall have one role that may do everything.
- Single rights | The admin area shall grant rights one by one, in any combination.
- Internal network only | The admin area shall be reachable from the internal network only.
# admin.danger · Dangerous actions
pick_many 84 · errors, behaviour · undo, failure
? Which actions are dangerous, and what stands in their way?
! One wrong click there concerns a customer, not oneself.
* Confirmation by typing | If something is to be deleted, then the system shall require typing its name.
* A record with a reason | If something is changed, then the system shall record who, when, what and a required reason.
- A second person approves | If an action is dangerous, then it shall take effect only after a second person has approved it.
- Can be taken back | If a dangerous action was a mistake, then the system shall let it be taken back for 7 days.
# admin.customer-data · Looking at customers’ data
pick_one 78 · security · privacy
? What of a customer’s data may staff see, and may they act in a customer’s name?
! Acting as somebody else is the handiest and the most delicate tool of support.
* Only what a case needs | The system shall mask sensitive fields, and let nobody of the staff act in a customer’s name.
- See as the customer | The system shall show staff what the customer sees, read only, and record each visit.
- Act as the customer | The system shall let staff act as a customer, and record each action as theirs.
`),
  },
];
