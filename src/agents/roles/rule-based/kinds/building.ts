import { byProject, WITH_SCREENS } from '../entries/entry';
import { choices } from '../entries/choices';
import { complainsOfLooks, makesPlace } from '../entries/asked-for';
import { fitsNoSubject, type KindProfile } from './profile';

/** Something new that people can do. */
export const FEATURE: KindProfile = {
  kind: 'feature',
  questions: 8,
  mustKnow: ['scope', 'behaviour', 'quality', 'security', 'errors', 'data', 'look_feel', 'acceptance'],
  general: {
    scope: 52,
    volume: 60,
    permissions: 71,
    failure: 68,
    look: 78,
    acceptance: 50,
    storage: 60,
    public_api: 62,
    existing_data: 40,
    told: 63,
    base: 66,
  },
  entries: [],
};

/** A connection to another system. */
export const INTEGRATION: KindProfile = {
  ...FEATURE,
  kind: 'integration',
  mustKnow: ['scope', 'behaviour', 'interfaces', 'errors', 'security', 'data', 'quality', 'operations'],
  general: { ...FEATURE.general, failure: 76, look: 46, interface: 47 },
  entries: [
    {
      key: 'integration.exchange',
      names: 'What is exchanged',
      dims: ['interfaces', 'data'],
      settles: ['shape', 'content', 'format'],
      worth: 84,
      when: fitsNoSubject,
      type: 'ask_code',
      code: true,
      ask: 'What is sent and what comes back: one example of each?',
      context:
        'Endpoint or event, version of the other side’s interface, fields and their names here and there, what is not sent.',
      why: 'A real message shows the fields that do not match.',
      placeholder: '// sent\n\n// received\n',
    },
    {
      key: 'integration.direction',
      known: /\b(?:send|sends|push|export|import|fetch|post|read|receive|notify|sende|exportier|importier)\w*\b/i,
      names: 'Direction and trigger',
      dims: ['behaviour'],
      settles: ['direction', 'trigger'],
      worth: 80,
      type: 'pick_one',
      ask: 'Which way does information flow, and what sets it off?',
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
      key: 'integration.account',
      names: 'Credentials',
      dims: ['security'],
      settles: ['credentials'],
      worth: 66,
      type: 'pick_one',
      ask: 'With whose credentials, and where are they kept?',
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
  general: {
    ...FEATURE.general,
    look: 90,
    permissions: 48,
    storage: 40,
    failure: 56,
    public_api: 70,
    acceptance: 50,
  },
  entries: [
    {
      key: 'ui.wrong',
      names: 'What looks wrong today, and where',
      dims: ['behaviour', 'look_feel'],
      settles: ['symptom'],
      worth: 96,
      type: 'ask_text',
      code: true,
      when: complainsOfLooks,
      ask: 'What exactly looks wrong, and at which width or on which device?',
      context: 'Each place by its name, what one sees there and what one would expect to see.',
      why: 'Whoever looks at another screen sees nothing of it.',
      placeholder: 'Below 400 px: …; at 1280 px all is well',
    },
    {
      key: 'ui.arrange',
      names: 'What may change',
      dims: ['look_feel', 'scope'],
      settles: ['arrangement', 'look', 'states'],
      worth: 93,
      type: 'pick_one',
      when: complainsOfLooks,
      ask: 'May the arrangement change, or only spacing, sizes and wrapping?',
      why: 'A repair leaves everything where people look for it; a new arrangement has to be agreed upon.',
      options: choices(`
        * Only spacing, sizes and wrapping | The change shall leave every element in its place, and adapt only spacing, sizes and wrapping.
        - The arrangement there | Where it looks wrong, the change may move, stack or hide elements.
        - Everywhere | The change may give the screen a new arrangement at every width.
      `),
    },
    {
      key: 'ui.where',
      names: 'Screens and components concerned',
      dims: ['scope'],
      settles: ['scope'],
      worth: 72,
      type: 'ask_text',
      code: true,
      for: [...WITH_SCREENS, 'command_line'],
      when: ({ isNew }) => !isNew,
      ask: byProject({
        command_line: 'Which outputs does it concern?',
        other: 'Which screens and components does it concern?',
      }),
      context: byProject({
        command_line: 'Commands, subcommands, help, errors; what stays as it is.',
        other: 'Each by its name or path; shared elements that change everywhere; what stays as it is.',
      }),
      why: 'It decides whether one place changes or what many places share.',
      placeholder: byProject({
        command_line: 'The summary and its table; not the JSON',
        other: 'The order list and its detail page; not the print view',
      }),
    },
    {
      key: 'ui.states',
      when: makesPlace,
      names: 'States with a design of their own',
      dims: ['behaviour'],
      settles: ['states'],
      worth: 58,
      for: WITH_SCREENS,
      type: 'pick_many',
      ask: 'Which states need a design of their own?',
      why: 'Empty, loading and failed screens are what people see on a bad day.',
      options: choices(`
        * Empty | While there is nothing yet, the screen shall show a hint that names the first step.
        * Failed | If loading or saving fails, then the screen shall say what went wrong and offer to try again.
        - Loading | While content loads, the screen shall keep its space with a placeholder, so that nothing jumps afterwards.
        - Very long or very many | The screen shall stay usable with names of 100 characters and lists of 1,000 entries.
        - Narrow | The screen shall work at a width of 360 pixels.
      `),
    },
    {
      key: 'ui.accessible',
      when: makesPlace,
      names: 'Keyboard, screen reader and contrast',
      dims: ['quality'],
      settles: ['accessibility'],
      worth: 57,
      for: WITH_SCREENS,
      type: 'pick_many',
      ask: 'What must hold for keyboard, screen reader and contrast?',
      why: 'All three are cheap at the start and dear at the end.',
      options: choices(`
        * Keyboard | The screen shall let everything be reached and used with the keyboard, with visible focus.
        * Names | Each control shall tell a screen reader its name, role and state.
        * Contrast | Text and controls shall meet the contrast of WCAG 2.2 AA in every theme.
      `),
    },
    {
      key: 'ui.sketch',
      names: 'Attached picture',
      dims: ['look_feel'],
      settles: ['sketch'],
      worth: 66,
      type: 'ask_image',
      when: ({ request }) =>
        /\b(screenshot|sketch|mock-?up|figma|wireframe|picture|drawing|design attached)\b/i.test(request),
      says: 'The screen shall look as {} shows it.',
      ask: 'Which picture shows it?',
      why: 'A picture settles more than ten questions about layout.',
    },
  ],
};

/** A change of what is stored. */
export const DATA: KindProfile = {
  ...FEATURE,
  kind: 'data',
  mustKnow: ['data', 'behaviour', 'compatibility', 'quality', 'operations', 'security', 'acceptance'],
  general: {
    ...FEATURE.general,
    existing_data: 80,
    public_api: 74,
    volume: 70,
    permissions: 58,
    look: 60,
    storage: 50,
    acceptance: 50,
  },
  entries: [
    {
      key: 'data.shape',
      names: 'Shape of the data',
      dims: ['data'],
      settles: ['shape', 'content', 'storage'],
      worth: 88,
      type: 'ask_code',
      code: true,
      ask: 'Which tables, fields or types change, and how do they look afterwards?',
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
  general: {
    ...FEATURE.general,
    public_api: 82,
    naming: 64,
    look: 0,
    permissions: 44,
    acceptance: 50,
    storage: 40,
  },
  entries: [
    {
      key: 'api.shape',
      names: 'Form of a call',
      dims: ['interfaces'],
      settles: ['shape'],
      worth: 80,
      type: 'ask_code',
      code: true,
      ask: byProject({
        service: 'How should a request look, and what comes back?',
        command_line: 'How should the command look, and what does it print?',
        other: 'How should a call look, and what comes back?',
      }),
      context:
        'Name, parameters and defaults, as it would be written, with the exact result; one call with a wrong argument too.',
      why: 'The wished-for call is the best specification of an interface.',
      placeholder: '// call → result\n',
    },
    {
      key: 'api.cases',
      names: 'Special cases and their results',
      dims: ['behaviour'],
      settles: ['edges', 'semantics'],
      worth: 74,
      when: fitsNoSubject,
      type: 'ask_text',
      ask: 'Which special cases must it handle, and what comes back in each?',
      context: 'Empty or missing values, nothing found, several matches, order, limits, an error half-way.',
      why: 'Callers come to rely on whatever happens there.',
      placeholder: 'Nothing found → empty list; unknown id → error',
    },
  ],
};

/** A change that protects something. */
export const SECURITY: KindProfile = {
  ...FEATURE,
  kind: 'security',
  mustKnow: ['security', 'scope', 'behaviour', 'compatibility', 'operations', 'errors', 'acceptance'],
  general: {
    ...FEATURE.general,
    look: 52,
    public_api: 66,
    existing_data: 55,
  },
  entries: [
    {
      key: 'security.threat',
      names: 'What it protects against',
      dims: ['security'],
      settles: ['abuse', 'symptom'],
      worth: 90,
      type: 'ask_text',
      code: true,
      ask: 'What must no longer be possible: who could do what, and how?',
      context:
        'The attack step by step with harmless values, or the number of an advisory; what is acceptable and stays possible.',
      why: 'A protection without a named attack cannot be tested.',
      placeholder: 'Any signed-in user can read another’s invoice by changing the number',
    },
    {
      key: 'security.rule',
      names: 'What is allowed and what is refused',
      dims: ['behaviour', 'security'],
      settles: ['permissions', 'semantics'],
      worth: 84,
      when: fitsNoSubject,
      type: 'ask_text',
      ask: 'What exactly is allowed, what is refused, and what does the refused one get?',
      context:
        'The rule with its limits and exceptions, the status or message of a refusal, what is logged and what is not.',
      why: 'The rule is what gets tested, from both sides.',
      placeholder: 'Own invoices only; others → 404; admins may read all',
    },
    {
      key: 'security.locked-out',
      names: 'When the check itself fails',
      dims: ['errors'],
      settles: ['failure'],
      worth: 64,
      type: 'pick_one',
      ask: 'When the check itself cannot be made, what then?',
      why: 'It decides between safe and available.',
      options: choices(`
        * Refused | If the check cannot be made, then the system shall refuse the action with a message that reveals nothing.
        - Allowed and logged | If the check cannot be made, then the system shall allow the action and log it.
      `),
    },
  ],
};
