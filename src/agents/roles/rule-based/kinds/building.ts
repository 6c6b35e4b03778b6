import { byProject, WITH_SCREENS, type AreaContext } from '../entries/entry';
import { choices } from '../entries/choices';
import { asksForLooks, complainsOfLooks, HARD_TO_READ, makesPlace } from '../entries/asked-for';
import { fitsNoSubject, type KindProfile } from './profile';

/** Colours of everything change, and nothing moves. */
const isOfColours = ({ subjectAreas, request }: AreaContext): boolean =>
  subjectAreas.some(({ id }) => id === 'theme') || OF_THEMES.test(request);
const OF_THEMES =
  /\b(?:(?:dark|light|night)[- ]?(?:mode|theme)|themes?|colou?r schemes?|(?:dunkle[srn]?|helle[srn]?) (?:design|theme|modus))\b/i;

/** What a command prints, and does not show as long as it runs. */
const PRINTS = /\b(?:print\w*|outputs?|runs?|logs?|tables?|summary|ausgabe\w*|ausgibt|tabelle\w*)\b|--\w|`/i;

/** Whether people see it on screens, or may. */
const hasScreens = ({ project }: AreaContext): boolean => project === null || WITH_SCREENS.includes(project);

/** What a drawing as text does not show. */
const OF_COLOURS = /\b(?:colou?rs?|contrast|themes?|dark|light background|farben?|farbig|kontrast|hell|dunkel)\b/i;

/** Something new that people can do. */
export const FEATURE: KindProfile = {
  kind: 'feature',
  questions: 6,
  mustKnow: ['scope', 'behaviour', 'quality', 'security', 'errors', 'data', 'look_feel', 'acceptance'],
  general: { acceptance: 50, base: 66, look: 60 },
  entries: [],
};

/** A connection to another system. */
export const INTEGRATION: KindProfile = {
  ...FEATURE,
  kind: 'integration',
  mustKnow: ['scope', 'behaviour', 'interfaces', 'errors', 'security', 'data', 'quality', 'operations'],
  general: { acceptance: 50, base: 66 },
  entries: [
    {
      about: 'integration.exchange',
      subject: 'What is exchanged',
      dimensions: ['interfaces', 'data'],
      aspects: ['shape', 'content', 'format'],
      priority: 84,
      when: fitsNoSubject,
      type: 'ask_code',
      code: true,
      question: 'What is sent and what comes back: one example of each?',
      context:
        'Endpoint or event, version of the other side’s interface, fields and their names here and there, what is not sent.',
      why: 'A real message shows the fields that do not match.',
      placeholder: '// sent\n\n// received\n',
    },
    {
      about: 'integration.direction',
      for: ['service', 'command_line', ...WITH_SCREENS],
      known:
        /\b(?:send|sends|push|export|import|fetch|post|read|receive|notify|sende|exportier|importier|login|log in|sign in|sso|anmeld)\w*\b/i,
      subject: 'Direction and trigger',
      dimensions: ['behaviour'],
      aspects: ['direction', 'trigger'],
      priority: 80,
      type: 'pick_one',
      question: 'Which way does information flow, and what sets it off?',
      why: 'Direction and trigger decide the whole shape of a connection.',
      options: choices(`
        - Sent when something happens here | When something happens here, the system shall send the data to the other system.
        - Fetched when needed | When data of the other system is needed, the system shall fetch it at that moment.
        - Fetched on a schedule | The system shall fetch data from the other system on a schedule and keep it here.
        - Received | When the other system calls, the system shall verify the sender before it takes the data.
        - Both ways | The system shall send and receive data, and keep the later of two changes.
      `),
    },
    {
      about: 'integration.account',
      for: ['service', 'command_line', ...WITH_SCREENS],
      subject: 'Credentials',
      dimensions: ['security'],
      aspects: ['credentials'],
      priority: 66,
      type: 'pick_one',
      question: 'With whose credentials, and where are they kept?',
      why: 'It decides who has to set something up before anything works.',
      options: choices(`
        * One account | The system shall use one account for everybody, with its secret from the environment or a secret store.
        - Passed in by the caller | The system shall take the credentials from its caller and keep them nowhere.
        - One for each user | The system shall let each user connect an account, and store its token encrypted and revocable.
        - None | The system shall call the other system without credentials.
      `),
    },
  ],
};

/** Something that people see. */
export const UI: KindProfile = {
  ...FEATURE,
  kind: 'ui',
  mustKnow: ['look_feel', 'scope', 'behaviour', 'quality', 'compatibility', 'acceptance'],
  general: { acceptance: 50, base: 66, look: 60 },
  entries: [
    {
      about: 'ui.wrong',
      subject: 'What looks wrong today, and where',
      dimensions: ['behaviour', 'look_feel'],
      aspects: ['symptom'],
      priority: 96,
      type: 'ask_text',
      code: true,
      // What a terminal prints is drawn, but for its colours.
      when: (context) =>
        complainsOfLooks(context) &&
        (hasScreens(context) || OF_COLOURS.test(context.request) || !PRINTS.test(context.request)),
      question: ({ request }) =>
        HARD_TO_READ.test(request)
          ? 'Which colour, contrast or size should it have instead, on which backgrounds and in which themes?'
          : asksForLooks(request)
            ? 'What about it does not please: colours, spacing, emptiness, words? And like what should it look?'
            : 'What exactly looks wrong, and at which width or on which device?',
      context: 'Each place by its name, what one sees there and what one would expect to see.',
      why: 'Whoever looks at another screen sees nothing of it.',
      placeholder: byProject({
        command_line: 'On a white background: …',
        other: 'Below 400 px: …; at 1280 px all is well',
      }),
    },
    {
      about: 'ui.arrange',
      for: WITH_SCREENS,
      known:
        /\b(?:under each other|below each other|side by side|collaps\w*|stack(?:ed)?|as cards|(?:at|to) the (?:end|top|bottom|side)|together|in one (?:row|column|line))\b|untereinander|nebeneinander|zusammenklapp/i,
      subject: 'What may change',
      dimensions: ['look_feel', 'scope'],
      aspects: ['arrangement', 'look', 'states'],
      priority: 93,
      type: 'pick_one',
      when: (context) => complainsOfLooks(context) && !OF_COLOURS.test(context.request),
      question: 'May the arrangement change, or only spacing, sizes and wrapping?',
      why: 'A repair leaves everything where people look for it; a new arrangement has to be agreed upon.',
      options: choices(`
        * Only spacing, sizes and wrapping | The change shall leave every element in its place, and adapt only spacing, sizes and wrapping.
        - The arrangement there | Where it looks wrong, the change may move, stack or hide elements.
        - Everywhere | The change may give the screen a new arrangement at every width.
      `),
    },
    {
      about: 'ui.draw',
      subject: 'What it looks like afterwards',
      dimensions: ['look_feel', 'behaviour'],
      aspects: ['look', 'arrangement', 'shape'],
      priority: 95,
      type: 'ask_code',
      for: ['command_line', 'library', 'service'],
      // Text has no colours to draw with.
      when: (context) =>
        !context.isNew &&
        !OF_COLOURS.test(context.request) &&
        (!complainsOfLooks(context) || PRINTS.test(context.request)),
      code: true,
      question: (context) =>
        complainsOfLooks(context)
          ? 'How should it read instead: one real run as it prints today, and as it should?'
          : 'How should it look: a typical case, drawn as text?',
      context:
        'Columns, order, grouping, colours, what is cut; then with very much and with nothing, in a narrow terminal, in a pipe and without colours.',
      why: 'A drawing settles more than ten questions about layout.',
      placeholder: 'typical:\n\nvery much:\n',
    },
    {
      about: 'ui.stays',
      subject: 'What stays in sight, and what moves',
      dimensions: ['look_feel', 'behaviour'],
      aspects: ['look', 'arrangement'],
      priority: 95,
      type: 'ask_text',
      for: WITH_SCREENS,
      when: (context) =>
        !context.isNew &&
        !isOfColours(context) &&
        !complainsOfLooks(context) &&
        !makesPlace(context) &&
        !context.subjectAreas.some(({ id }) => id === 'accessibility'),
      code: true,
      question: 'What stays in sight, what moves or goes, and how does one reach it then?',
      context: 'Each element by its name; with the mouse, by touch, with the keyboard and a screen reader.',
      why: 'What one person finds too much is what another one looks for.',
      placeholder: 'In sight: …\nBehind “…”: …\nGoes: …',
    },
    {
      about: 'ui.where',
      subject: 'Screens and components concerned',
      dimensions: ['scope'],
      aspects: ['scope'],
      priority: 84,
      type: 'ask_text',
      code: true,
      for: WITH_SCREENS,
      when: (context) => !context.isNew && !isOfColours(context) && !asksForLooks(context.request),
      question: ({ request }) =>
        HARD_TO_READ.test(request)
          ? 'Which screens and shared elements does it hold for, and which stay as they are?'
          : 'Which screens does it hold for, from which width on, and for whom?',
      context:
        'Each by its name; shared elements that change everywhere; a setting or for everybody; what stays as it is.',
      why: 'It decides whether one place changes or what many places share.',
      placeholder: 'The lists, below 600 px, for everybody; not the detail page',
    },
    {
      about: 'ui.sketch',
      subject: 'Attached picture',
      dimensions: ['look_feel'],
      aspects: ['sketch'],
      priority: 66,
      type: 'ask_image',
      when: ({ request }) =>
        /\b(screenshot|sketch|mock-?up|figma|wireframe|picture|drawing|design attached)\b/i.test(request),
      says: 'The screen shall look as {} shows it.',
      question: 'Which picture shows it?',
      why: 'A picture settles more than ten questions about layout.',
    },
  ],
};

/** A change of what is stored. */
export const DATA: KindProfile = {
  ...FEATURE,
  kind: 'data',
  mustKnow: ['data', 'behaviour', 'compatibility', 'quality', 'operations', 'security', 'acceptance'],
  general: { acceptance: 50, existing_data: 80 },
  entries: [
    {
      about: 'data.shape',
      subject: 'Shape of the data',
      dimensions: ['data'],
      aspects: ['shape', 'content', 'storage'],
      priority: 88,
      type: 'ask_code',
      code: true,
      question: 'Which tables, fields or types change, and how do they look afterwards?',
      context:
        'Names, types, what may be empty, defaults, what is unique, references and what happens when the other side is deleted.',
      why: 'Names and rules of stored data are the hardest thing to change later.',
      placeholder: '-- today\n\n-- afterwards\n',
    },
  ],
};

/** A change of what others call. */
export const API: KindProfile = {
  ...FEATURE,
  kind: 'api',
  mustKnow: ['interfaces', 'scope', 'behaviour', 'compatibility', 'errors', 'quality', 'security', 'acceptance'],
  general: { acceptance: 50, public_api: 82 },
  entries: [
    {
      about: 'api.shape',
      subject: 'Form of a call',
      dimensions: ['interfaces'],
      aspects: ['shape'],
      priority: 80,
      type: 'ask_code',
      code: true,
      question: byProject({
        service: 'How should a request look, and what comes back?',
        command_line: 'How should the command look, and what does it print?',
        other: 'How should a call look, and what comes back?',
      }),
      context:
        'Name, parameters and defaults, as it would be written, with the exact result; one call with a wrong argument too.',
      why: 'The wished-for call is the best specification of an interface.',
      placeholder: '// call → result\n',
    },
  ],
};

/** A wish of so many words says what it is against. */
const TOLD = 9;

/** A change that protects something. */
export const SECURITY: KindProfile = {
  ...FEATURE,
  kind: 'security',
  mustKnow: ['security', 'scope', 'behaviour', 'compatibility', 'operations', 'errors', 'acceptance'],
  general: { acceptance: 50 },
  entries: [
    {
      about: 'security.threat',
      subject: 'What it protects against',
      dimensions: ['security'],
      aspects: ['abuse', 'symptom'],
      priority: 90,
      // Who tells it in more than a few words has told it.
      when: ({ request }) => request.trim().split(/\s+/).length < TOLD,
      type: 'ask_text',
      code: true,
      question: 'What must no longer be possible: who could do what, and how?',
      context:
        'The attack step by step with harmless values, or the number of an advisory; what is acceptable and stays possible.',
      why: 'A protection without a named attack cannot be tested.',
      placeholder: 'Any signed-in user can read another’s invoice by changing the number',
    },
    {
      about: 'security.reach',
      subject: 'Every way that it covers',
      dimensions: ['scope', 'security'],
      aspects: ['scope', 'affected'],
      priority: 84,
      type: 'ask_text',
      code: true,
      question: 'Which other ways lead to the same, and does it cover them?',
      context:
        'Other entrances, files, messages, interfaces and formats of its kind, each by its name; what is left open on purpose.',
      why: 'Whoever finds one door shut tries the next.',
      placeholder: 'Also …; not …, since …',
    },
  ],
};
