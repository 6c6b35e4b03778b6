import { WITH_SCREENS, type AreaContext } from '../entries/entry';
import { asksForLooks, complainsOfLooks, HARD_TO_READ, TOO_LOOSE, makesPlace } from '../entries/asked-for';
import { fitsNoSubject, type KindProfile } from './profile';
import { entriesIn } from '../entries/sheet';

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
  entries: entriesIn(
    `
# integration.exchange · What is exchanged
ask_code 84 · interfaces, data · shape, content, format · code
? What is sent and what comes back: one example of each?
~ Endpoint or event, version of the other side’s interface, fields and their names here and there, what is not sent.
! A real message shows the fields that do not match.
> // sent
>
> // received
>
# integration.direction · Direction and trigger
pick_one 80 · behaviour · direction, trigger · for service, command_line, screens
? Which way does information flow, and what sets it off?
! Direction and trigger decide the whole shape of a connection.
- Sent when something happens here | When something happens here, the system shall send the data to the other system.
- Fetched when needed | When data of the other system is needed, the system shall fetch it at that moment.
- Fetched on a schedule | The system shall fetch data from the other system on a schedule and keep it here.
- Received | When the other system calls, the system shall verify the sender before it takes the data.
- Both ways | The system shall send and receive data, and keep the later of two changes.
# integration.account · Credentials
pick_one 66 · security · credentials · for service, command_line, screens
? With whose credentials, and where are they kept?
! It decides who has to set something up before anything works.
* One account | The system shall use one account for everybody, with its secret from the environment or a secret store.
- Passed in by the caller | The system shall take the credentials from its caller and keep them nowhere.
- One for each user | The system shall let each user connect an account, and store its token encrypted and revocable.
- None | The system shall call the other system without credentials.
`,
    {
      'integration.exchange': { when: fitsNoSubject },
      'integration.direction': {
        known:
          /\b(?:send|sends|push|export|import|fetch|post|read|receive|notify|sende|exportier|importier|login|log in|sign in|sso|anmeld)\w*\b/i,
      },
    },
  ),
};

/** Something that people see. */
export const UI: KindProfile = {
  ...FEATURE,
  kind: 'ui',
  mustKnow: ['look_feel', 'scope', 'behaviour', 'quality', 'compatibility', 'acceptance'],
  general: { acceptance: 50, base: 66, look: 60 },
  entries: entriesIn(
    `
# ui.wrong · What looks wrong today, and where
ask_text 96 · behaviour, look_feel · symptom · code
~ Each place by its name, what one sees there and what one would expect to see.
! Whoever looks at another screen sees nothing of it.
> Below 400 px: …; at 1280 px all is well
>command_line On a white background: …
# ui.arrange · What may change
pick_one 93 · look_feel, scope · arrangement, look, states · for screens
? May the arrangement change, or only spacing, sizes and wrapping?
! A repair leaves everything where people look for it; a new arrangement has to be agreed upon.
* Only spacing, sizes and wrapping | The change shall leave every element in its place, and adapt only spacing, sizes and wrapping.
- The arrangement there | Where it looks wrong, the change may move, stack or hide elements.
- Everywhere | The change may give the screen a new arrangement at every width.
# ui.draw · What it looks like afterwards
ask_code 95 · look_feel, behaviour · look, arrangement, shape · for command_line, terminal_app, library, service · code
~ Columns, order, grouping, colours, what is cut; then with very much and with nothing, in a narrow terminal, in a pipe and without colours.
! A drawing settles more than ten questions about layout.
> typical:
>
> very much:
>
# ui.stays · What stays in sight, and what moves
ask_text 95 · look_feel, behaviour · look, arrangement · for screens · code
? What stays in sight, what moves or goes, and how does one reach it then?
~ Each element by its name; with the mouse, by touch, with the keyboard and a screen reader.
! What one person finds too much is what another one looks for.
> In sight: …
> Behind “…”: …
> Goes: …
# ui.where · Screens and components concerned
ask_text 84 · scope · scope · for screens · code
~ Each by its name; shared elements that change everywhere; a setting or for everybody; what stays as it is.
! It decides whether one place changes or what many places share.
> The lists, below 600 px, for everybody; not the detail page
# ui.whom · For whom it changes
ask_text 80 · compatibility, scope · existing_use, scope · for command_line, terminal_app
? Is it so for everybody, or by a setting, and what of those who have set their own?
~ Colours and themes that somebody has set; terminals with few colours, dark and light; output in a pipe.
! Who has set something up notices every change.
> For everybody; who has set … keeps …
# ui.sketch · Attached picture
ask_image 66 · look_feel · sketch
? Which picture shows it?
! A picture settles more than ten questions about layout.
= The screen shall look as {} shows it.
`,
    {
      'ui.wrong': {
        question: ({ request }) =>
          HARD_TO_READ.test(request)
            ? 'Which colour, contrast or size should it have instead, on which backgrounds and in which themes?'
            : TOO_LOOSE.test(request)
              ? 'What is to move together, be cut or fold away, and how many are in sight at once then?'
              : asksForLooks(request)
                ? 'What about it does not please: colours, spacing, emptiness, words? And how should it look?'
                : 'What exactly looks wrong, and at which width or on which device?',
        // What a terminal prints is drawn, but for its colours.
        when: (context) =>
          complainsOfLooks(context) &&
          (hasScreens(context) || OF_COLOURS.test(context.request) || !PRINTS.test(context.request)),
      },
      'ui.arrange': {
        known:
          /\b(?:under each other|below each other|side by side|collaps\w*|stack(?:ed)?|as cards|(?:at|to) the (?:end|top|bottom|side)|together|in one (?:row|column|line))\b|untereinander|nebeneinander|zusammenklapp/i,
        when: (context) => complainsOfLooks(context) && !OF_COLOURS.test(context.request),
      },
      'ui.draw': {
        question: (context) =>
          complainsOfLooks(context)
            ? 'How should it read instead: one real run as it prints today, and as it should?'
            : 'How should it look: a typical case, drawn as text?',
        // Text has no colours to draw with.
        when: (context) =>
          !context.isNew &&
          !OF_COLOURS.test(context.request) &&
          (!complainsOfLooks(context) || PRINTS.test(context.request)),
      },
      'ui.stays': {
        when: (context) =>
          !context.isNew &&
          !isOfColours(context) &&
          !complainsOfLooks(context) &&
          !makesPlace(context) &&
          !context.subjectAreas.some(({ id }) => id === 'accessibility'),
      },
      'ui.where': {
        question: ({ request, said }) =>
          HARD_TO_READ.test(request)
            ? 'Which screens and shared elements does it hold for, and which stay as they are?'
            : SAYS_WIDTH.test(said)
              ? 'Which screens is it, for everybody or by a setting, and what stays as it is there?'
              : 'Which screens does it hold for, from which width on, and for whom?',
        when: (context) => !context.isNew && !isOfColours(context) && !asksForLooks(context.request),
      },
      'ui.sketch': {
        when: ({ request }) =>
          /\b(screenshot|sketch|mock-?up|figma|wireframe|picture|drawing|design attached)\b/i.test(request),
      },
    },
  ),
};

/** Where it is said on what or how wide it is seen. */
export const SAYS_WIDTH = /\b(?:phones?|mobile|smartphones?|small screens?|narrow|handys?|\d{3,4} ?px)\b/iu;

/** A change of what is stored. */
export const DATA: KindProfile = {
  ...FEATURE,
  kind: 'data',
  mustKnow: ['data', 'behaviour', 'compatibility', 'quality', 'operations', 'security', 'acceptance'],
  general: { acceptance: 50, existing_data: 80 },
  entries: entriesIn(`
# data.shape · Shape of the data
ask_code 88 · data · shape, content, storage · code
? Which tables, fields or types change, and how do they look afterwards?
~ Names, types, what may be empty, defaults, what is unique, references and what happens when the other side is deleted.
! Names and rules of stored data are the hardest thing to change later.
> -- today
>
> -- afterwards
>
`),
};

/** A change of what others call. */
export const API: KindProfile = {
  ...FEATURE,
  kind: 'api',
  mustKnow: ['interfaces', 'scope', 'behaviour', 'compatibility', 'errors', 'quality', 'security', 'acceptance'],
  general: { acceptance: 50, public_api: 82 },
  entries: entriesIn(`
# api.shape · Form of a call
ask_code 93 · interfaces · shape · code
? How should a call look, and what comes back?
?service How should a request look, and what comes back?
?command_line How should the command look, and what does it print?
~ Name, parameters and defaults, as it would be written, with the exact result; one call with a wrong argument too.
! The wished-for call is the best specification of an interface.
> // call → result
>
`),
};

/** A wish of so many words says what it is against. */
const TOLD = 9;

/** A change that protects something. */
export const SECURITY: KindProfile = {
  ...FEATURE,
  kind: 'security',
  mustKnow: ['security', 'scope', 'behaviour', 'compatibility', 'operations', 'errors', 'acceptance'],
  general: { acceptance: 50 },
  entries: entriesIn(
    `
# security.threat · What it protects against
ask_text 90 · security · abuse, symptom · code
? What must no longer be possible: who could do what, and how?
~ The attack step by step with harmless values, or the number of an advisory; what is acceptable and stays possible.
! A protection without a named attack cannot be tested.
> Any signed-in user can read another’s invoice by changing the number
# security.reach · Every way that it covers
ask_text 84 · scope, security · scope, affected · code
? Which other ways lead to the same, and does it cover them?
~ Other entrances, files, messages, interfaces and formats of its kind, each by its name; what is left open on purpose.
! Whoever finds one door shut tries the next.
> Also …; not …, since …
`,
    {
      'security.threat': {
        // Who tells it in more than a few words has told it.
        when: ({ request }) => request.trim().split(/\s+/).length < TOLD,
      },
    },
  ),
};
