import type { ChangeKind } from '../../../session/change-kind';
import type { ProjectKind } from '../../../session/project-kind';
import { withoutBrackets } from '../../../base/english/asides';
import { subwords } from '../../../base/english/subwords';
import { shapeOf } from '../../../base/english/request-shape';
import { listed } from '../../../base/english/sentence';
import {
  complainsOfLooks,
  convertsFiles,
  exampleIn,
  isGame,
  isBot,
  isLaborious,
  makesPlace,
  namesPart,
  NOTHING_CHANGES,
} from '../entries/asked-for';
import { asksElse } from './decided';
import { saysDeed } from './deeds';
import { DEED_TEXTS, deedIn, deedsIn, MAY_FIND_NOTHING, SHOWN_BY_EXAMPLE, textOfDeed } from './courses';
import { laterIn, LEAST_LATER } from './first-version';
import { pagesOnIt } from './found-beside';
import { nameMeant, placeOf } from './name-meant';
import { besideInType, membersBeside } from './members';
import { namesBeside } from './names-beside';
import { BUILDING, byProject, FOR_CODE, opt, WITH_SCREENS, type AreaContext, type Entry } from '../entries/entry';

/** What people are to be able to do, in the words of wishes; and what they are only to see. */
const DOES =
  /\b(?:let|lets|allow\w*|able to|(?:can|may|must|have to|has to|want to|need to) (?!see|view|find|know|tell|be\b)\p{L}+|können|dürfen|müssen|möchten)\b/iu;
const SHOWS =
  /(?<!\p{L})(?:show\w*|display\w*|see|sees|overview|indicat\w*|visible|highlight\w*|compar\w*|zeig\w*|anzeig\w*|angezeigt|sehen|sieht|übersicht\w*|vergleich\w*)(?!\p{L})/iu;

/** The title of a ticket, which says what is wished for; of what has none all of it. */
const titleOrAll = (request: string): string => request.trim().split(/\n+/, 1)[0] ?? request;

/** Whether people are only to see something more than today. */
const onlyShows = ({ request, isNew }: Pick<AreaContext, 'request' | 'isNew'>): boolean =>
  !isNew && SHOWS.test(titleOrAll(request)) && !DOES.test(request);

/**
 * What is to be told of a course of use: where something is seen, how a game goes, what screens there are, or who does what;
 * and in a terminal, how something is seen there, or by which key it is done.
 */
type Course = 'shown' | 'game' | 'screens' | 'steps' | 'seen' | 'keys';
export type CourseTexts = Readonly<Record<Course, { question: string; context: string; placeholder: string }>>;

export function courseIn(context: AreaContext): Course {
  const isInTerminal = context.project === 'terminal_app';
  if (onlyShows(context)) return isInTerminal ? 'seen' : 'shown';
  if (!context.isNew) return isInTerminal ? 'keys' : 'steps';
  return isGame(context.request) ? 'game' : 'screens';
}

const FROM_START_TO_END =
  'From what sets it off to what comes of it, on a screen, in a mail or in a reply: names as they will stand there, and what holds by default.';

const COURSES: CourseTexts = {
  shown: {
    question: 'Where exactly does one see it, and in which words: one example as it will stand there?',
    context: FROM_START_TO_END,
    placeholder: 'In …, below …: “…”',
  },
  game: {
    question: 'How does a game go: what does one control and how, what ends it, who wins, and what gets harder?',
    context:
      'Keys or gestures of each player; what happens at an edge, in a collision, and when two things happen at once; points; how it begins again.',
    placeholder: 'Keys: …\nA round ends when …\nWhoever … wins',
  },
  screens: {
    question: 'Which screens are there, what stands on each, and what can one do there?',
    context:
      'The one that opens first; lists and forms with their fields in order; what follows a click; who sees what.',
    placeholder: 'Start: …; a click on … opens …\n…: …, …, …; one can …',
  },
  steps: {
    question: 'Where does one find it, what does one do there, and what happens then?',
    context: 'From the first click to the end: names and texts as they will stand there, and what is chosen at first.',
    placeholder: 'In …, beside …: “…”; a click opens …; then …',
  },
  seen: {
    question: 'Where exactly does one see it, and by what: a text, a colour, a style or a sign?',
    context:
      'Each panel, border, line or bar by its name; beside themes of one’s own and in terminals with few colours; an option for it, with its name and what holds without it.',
    placeholder: 'The border of …: …\nOption: …, without it …',
  },
  keys: {
    question: 'Where in the program is it done, by which key or option, and what does one see then?',
    context:
      'The panel or mode; the key, what stands beside it in the help, and whether it can be changed; an option by its name; what holds without it.',
    placeholder: 'In …: key … (“…”) → …\nOption: …, without it …',
  },
};

const OF_RESULT =
  'What it is called, what stands in it and in which order; what of the original is kept, and what may be lost.';
const OF_FORM: Partial<Record<ProjectKind, string>> & { other: string } = {
  library:
    'A few lines as they will stand in somebody’s code: new names, what they may hold and in which unit, what holds without them, and whether they are set for one call or for all.',
  command_line:
    'One or two calls with their output: new names and values, what holds without them, what goes where, and the exit code.',
  other: 'One request and its reply: new fields and codes, what they may hold, and what holds where they are left out.',
};

/** A text for each kind of project that has its own words for the same. */
type ByProject = Partial<Record<ProjectKind, string>> & { other: string };

const UNTOUCHED: ByProject = {
  command_line: 'In which other commands and modes must it hold, and in which not?',
  terminal_app: 'In which other panels, modes and commands must it hold, and in which not?',
  other: 'Where else must it hold, and where not?',
};
const UNTOUCHED_HINTS: ByProject = {
  library: 'Other ways to the same code; options that rule each other out, and which wins.',
  command_line: 'Other options and settings, and which wins; a pipe; scripts that read the output.',
  terminal_app:
    'Other settings, and which wins; keys and themes of one’s own; small windows; terminals that cannot do it.',
  other: 'Pages, lists and counts that show the same; what is archived, shared or stored already; other clients.',
};
const MISSING: ByProject = {
  library: 'What comes back, or is thrown, where nothing is given, it is empty, or it does not fit?',
  command_line: 'What is printed, and which exit code is it, when there is none or it does not fit?',
  service: 'What happens when something is missing, wrong, or fails on the way?',
  other: 'What does one see when there is nothing, when something is wrong, or when it fails?',
};
/** That nothing changes for those who do not ask for it, nor anywhere else. */
const STAYS =
  /\b(?:everything else|all else|nothing else|the rest|alles andere|der rest|sonst nichts) (?:(?:should |must |shall |soll |muss )?(?:stays?|remains?|changes?|is (?:as|left|to stay)|bleib\p{L}*|änder\p{L}*))(?!\p{L})/iu;

/** Longer requests say what is to be otherwise: of 32 times that they were asked so strangers found none good. */
const LEAVES_OPEN = 7;

/**
 * Open questions, in the order in which a good engineer asks: what for, what it looks like, its cases, what stays, and
 * what is no part of it. They stand by themselves where the request is about no known subject; elsewhere
 * each kind of change says how much it wants them.
 */
export const OPEN: readonly Entry[] = [
  {
    about: 'open.pain',
    subject: 'What is laborious today',
    dimensions: ['user_goal', 'behaviour'],
    aspects: ['goal', 'symptom'],
    priority: 97,
    type: 'ask_text',
    when: ({ request, change, isNew }) => change === null && !isNew && isLaborious(request),
    question: 'What is laborious: what does one do today, step by step, and what instead?',
    context: 'One real case: what one has to look for, type, tick or wait for, how often, and which step should go.',
    why: 'The step that hurts decides what is built, and nobody else knows it.',
    placeholder: 'Today: …\nInstead: …',
  },
  {
    about: 'open.today',
    subject: 'What is different then',
    dimensions: ['behaviour'],
    // It suits a fault as it does a wish.
    aspects: ['today', 'goal', 'symptom', 'trigger', 'expected', 'cases', 'flow', 'interface', 'shape'],
    priority: 99,
    type: 'ask_text',
    code: true,
    when: (context) => {
      const { change, isNew, subjectAreas, isOfKind, request } = context;
      const isOpen =
        change === null &&
        !isNew &&
        subjectAreas.length === 0 &&
        !SAYS_BOTH.test(request) &&
        !NOTHING_CHANGES.test(request);
      const leavesOpen = !isOfKind && request.trim().split(/\s+/).length <= LEAVES_OPEN;
      // Who only says that what stands there should do otherwise is asked for no new form, and so what it should do.
      return isOpen && !hasRule(context) && (leavesOpen || comesOutOtherwise(context));
    },
    question: 'One real case: what does one do, what happens today, and what should happen instead?',
    context:
      'One case from start to end: what somebody does or calls, and what comes of it then, with exact names and numbers.',
    why: 'One example says more than a page of wishes.',
    placeholder: 'Today: when …, …\nThen: when …, …',
  },
  {
    about: 'open.goal',
    subject: 'Who needs it and for what',
    dimensions: ['user_goal'],
    aspects: ['goal'],
    priority: 96,
    type: 'ask_text',
    question: 'Who needs it, and for what? One real example, from start to end.',
    context: 'Who they are, what they have in hand today, and what they get afterwards that they do not get now.',
    why: 'The example decides every smaller question that nobody will ask.',
    placeholder: 'Somebody who has …, and wants …, gets …',
    known: /\b(?:so that|in order to|because|as an? \w+,? i|can(?:no|['’])t|damit|weil|um \S.{0,60} zu)\b/i,
    // Who says it in many words has said what for.
    when: (context) => {
      const { request, change, isNew, code, doubted, subjectAreas } = context;
      const isPlainWish = namesPart(request) || subjectAreas.some(({ id }) => id === 'confirm');
      if (isPlainWish || complainsOfLooks(context) || isOfTypes(request) || isLaborious(request)) return false;
      const words = request.trim().split(/\s+/, WORDY).length;
      if (!doubted && words > FEW) return false;
      // An order says what is wanted; what for is asked where next to nothing is said.
      if (!doubted && shapeOf(request) === 'wish' && words >= ORDER) return false;
      const isPlain = !doubted && words >= PLAIN && code.filter(({ role }) => role !== 'fact').length >= SOME_CODE;
      return change === null && !isNew && words < WORDY && !isPlain;
    },
  },
  {
    about: 'open.default',
    subject: 'The new default',
    dimensions: ['compatibility', 'behaviour'],
    aspects: ['public_api', 'existing_use', 'rollout', 'interface', 'shape'],
    priority: 96,
    type: 'ask_text',
    when: ({ request, change, isNew }) => change === null && !isNew && changesDefault(request),
    code: true,
    question: 'Who relies on what holds today, how do they get it back, and from which version on?',
    context:
      'By an option, a setting or a variable, by its name; whether one is told before; what a value that was set by hand does.',
    why: 'Whoever never set anything notices a new default first.',
    placeholder: 'Scripts that …; … gives back what holds today; from version … on',
  },
  {
    about: 'open.form',
    subject: 'How it is used',
    dimensions: ['interfaces'],
    aspects: ['interface', 'shape', 'flow'],
    priority: 94,
    type: 'ask_code',
    for: FOR_CODE,
    when: (context) => {
      const { project, change, kind, request, isNew } = context;
      return (
        project !== null &&
        !(isNew && isBot(request)) &&
        !isServedOtherwise(context) &&
        !comesOutOtherwise(context) &&
        change !== 'rewords' &&
        FORMS.includes(kind) &&
        // What holds by default has its name already.
        (isNew || !changesDefault(request)) &&
        // What stands there as an example is asked about its odd cases.
        (isNew || exampleIn(request) === null)
      );
    },
    code: true,
    question: (context) => {
      if (context.project === 'library' && isOfTypes(context.request))
        return 'Which type should a checker see where, and what should it refuse: as it is today, and then?';
      if (convertsFiles(context))
        return 'What does one of them look like afterwards: one real example, with its names?';
      const name = nameMeant(context);
      const to = name === undefined ? '' : ` to \`${name}\``;
      if (context.project === 'command_line' && onlyShows(context) && !NAMES_TYPED.test(context.request))
        return 'What is printed then, line by line, for one real run: always, or by which option?';
      const there = placeOf(name, context);
      if (context.project === 'command_line' && there !== null && !context.isNew)
        return `\`${name ?? ''}\` stands in \`${there}\` today: what will one type with it that does not work yet, and what is printed?`;
      if (context.project === 'command_line' && name === undefined && !SPEAKS_OF_TYPING.test(context.request))
        return 'How is it called, and what does it print: one real run?';
      if (context.project === 'command_line')
        return `What will one type${name === undefined ? '' : ` with \`${name}\``}, and what is printed?`;
      if (context.project === 'library')
        return `What will a caller write${to === '' ? '' : ` with \`${name ?? ''}\``}, and what comes back?`;
      return `What will a request${to} look like, and its reply?`;
    },
    context: (context) => withMembers(convertsFiles(context) ? OF_RESULT : byProject(OF_FORM)(context), context),
    why: 'The exact form is what others build on, and what nobody can guess.',
    placeholder: byProject({ command_line: '$ tool … \n', other: '// as it is to be written\n' }),
  },
  {
    about: 'open.chat',
    subject: 'What one writes, and what it says',
    dimensions: ['behaviour', 'interfaces'],
    aspects: ['flow', 'interface', 'shape'],
    priority: 94,
    type: 'ask_text',
    for: ['service'],
    when: ({ isNew, request }) => isNew && isBot(request),
    question: 'What sets the bot off, what does it say, and where does it know that from?',
    context:
      'A message, a command or a time; its exact words and buttons, and what one can answer; in which channel; who may; what it remembers.',
    why: 'The main path is what gets built and tested first.',
    placeholder: 'Thursday 18:00 → “Who comes tomorrow?” with Yes and No; a click → the list of names is …',
  },
  {
    about: 'open.screen',
    subject: 'Course of use',
    dimensions: ['behaviour', 'look_feel'],
    aspects: ['flow', 'interface'],
    priority: 94,
    type: 'ask_text',
    for: [...WITH_SCREENS, 'terminal_app'],
    when: (context) =>
      context.project !== null &&
      context.change !== 'rewords' &&
      !hasRule(context) &&
      !WITHOUT_SCREEN.includes(context.kind) &&
      (context.kind !== 'ui' || context.isNew || makesPlace(context)),
    code: true,
    question: (context) => COURSES[courseIn(context)].question,
    context: (context) => withMembers(COURSES[courseIn(context)].context, context),
    why: 'The main path is what gets built and tested first.',
    placeholder: (context) => COURSES[courseIn(context)].placeholder,
  },
  {
    about: 'open.use',
    subject: 'Course of use',
    dimensions: ['behaviour', 'interfaces'],
    aspects: ['flow', 'interface', 'shape'],
    priority: 94,
    type: 'ask_text',
    when: (context) =>
      (context.project === null || isServedOtherwise(context)) &&
      context.change !== 'rewords' &&
      context.kind !== 'ui' &&
      !hasRule(context) &&
      !WITHOUT_SCREEN.includes(context.kind),
    question: 'How is it used: by a setting, a page, a call or a message, and what happens then?',
    context:
      'One real case from start to end: exact names and values, what holds by default, who is told, what is kept and for how long.',
    why: 'The main path is what gets built and tested first.',
    placeholder: '1. …  2. …  3. …',
  },
  {
    about: 'open.rule',
    subject: textOfDeed(DEED_TEXTS, 'subject'),
    dimensions: ['behaviour', 'scope'],
    aspects: ['rule', 'flow', 'semantics', 'edges'],
    priority: 93,
    type: 'ask_text',
    code: true,
    when: hasRule,
    question: textOfDeed(DEED_TEXTS, 'question'),
    context: textOfDeed(DEED_TEXTS, 'context'),
    why: textOfDeed(DEED_TEXTS, 'why'),
    placeholder: textOfDeed(DEED_TEXTS, 'placeholder'),
  },
  {
    about: 'open.also',
    subject: textOfDeed(DEED_TEXTS, 'subject', 1),
    dimensions: ['behaviour', 'scope'],
    aspects: ['also'],
    priority: 92,
    type: 'ask_text',
    when: (context) => hasRule(context) && deedsIn(context).length > 1,
    question: textOfDeed(DEED_TEXTS, 'question', 1),
    context: textOfDeed(DEED_TEXTS, 'context', 1),
    why: textOfDeed(DEED_TEXTS, 'why', 1),
    placeholder: textOfDeed(DEED_TEXTS, 'placeholder', 1),
  },
  {
    about: 'open.limits',
    subject: 'What is no part of the first version',
    dimensions: ['scope'],
    aspects: ['scope'],
    priority: 84,
    type: 'pick_many',
    when: (context) =>
      context.change === null &&
      context.isNew &&
      context.project !== null &&
      !convertsFiles(context) &&
      laterIn(context).length >= LEAST_LATER,
    isStillDue: (context) => laterIn(context).length >= LEAST_LATER,
    question: 'What is not part of the first version?',
    context: 'Tick what can wait, and add what somebody might expect that is not meant.',
    why: 'A clear edge is what keeps a first version small enough to finish.',
    options: (context) => laterIn(context).map(({ label, says }) => opt(label, says)),
    known: /\b(?:out of scope|not part of|nothing else|only for now)\b/i,
  },
  {
    about: 'open.untouched',
    subject: 'What else it touches',
    dimensions: ['compatibility', 'behaviour'],
    aspects: ['existing_use', 'existing_data', 'public_api'],
    priority: 84,
    type: 'ask_text',
    code: true,
    when: (context) => addsToWhatIs(context) && !changesDefault(context.request),
    isStillDue: ({ said }) => !STAYS.test(said),
    question: byProject(UNTOUCHED),
    context: (context) => [besideIt(context), byProject(UNTOUCHED_HINTS)(context)].filter(Boolean).join(' '),
    why: 'Whoever never asked for it notices it first.',
    placeholder: byProject({
      library: '… too, … not\nTogether with …: …',
      command_line: '… too, … not\nTogether with …: …',
      other: 'What is there already: …\nIn …: …',
    }),
  },
  {
    about: 'open.missing',
    subject: 'When something is missing or wrong',
    dimensions: ['errors', 'behaviour'],
    aspects: ['failure', 'edges', 'semantics'],
    priority: 82,
    type: 'ask_text',
    code: true,
    when: (context) => addsToWhatIs(context) && mayFindNothing(context),
    question: (context) => (printsOnly(context) ? NOTHING_TO_PRINT : byProject(MISSING)(context)),
    context: 'One case a line: what is given, and what comes of it, word for word where people read it.',
    why: 'It is usually half the work, and is decided by accident where nobody says.',
    placeholder: byProject({
      library: 'Empty → …\nNot a … → …',
      command_line: 'Not a number → “…”, exit code …',
      other: 'Nothing there yet → “…”\n… fails → …',
    }),
  },
  {
    about: 'open.proof',
    subject: 'What shows that it is done',
    dimensions: ['acceptance'],
    aspects: ['acceptance'],
    // Asked last: what was answered is checked anyway, and stands beside it.
    priority: 50,
    type: 'ask_text',
    when: (context) =>
      !NO_TEST_SHOWS.test(context.request) &&
      (addsToWhatIs(context) ||
        (context.kind === 'bug' && !tellsCase(context.request)) ||
        isOfLooks(context) ||
        hasNoTests(context) ||
        isForOwner(context)),
    facts: ['test_runner'],
    question: (context) => {
      const { kind } = context;
      if (isOfLooks(context))
        return 'How is it looked at before it is done: at which widths, in which themes and browsers?';
      if (hasNoTests(context))
        return 'How is it checked, as no tests were seen here: by which steps, or by a first test?';
      if (kind === 'bug')
        return context.project === 'library'
          ? 'Which test fails today and passes afterwards?'
          : 'What shows that it is mended: which case, and which one guards what must stay?';
      if (addsToWhatIs(context))
        return 'Which cases must pass: a usual one, an awkward one, and one that stays as it is today?';
      return 'What will you try first to see whether it works, and what must come of each?';
    },
    context: (context) =>
      isOfLooks(context)
        ? 'Who looks at it, on which devices, and what would make them send it back.'
        : addsToWhatIs(context) && !hasNoTests(context)
          ? 'One case a line: what is done or given, and what one sees or gets then. An awkward one is empty, wrong, too much, or fails on the way.'
          : context.kind === 'bug' || hasNoTests(context)
            ? 'One case a line: what is given, and what must come of it. What you answered before is checked as well.'
            : 'Two or three things that somebody does, each with its result.',
    why: 'Agreed checks end the discussion about whether it is finished.',
    placeholder: (context) =>
      isOfLooks(context)
        ? 'On a phone and at 1280 px, …'
        : isForOwner(context)
          ? 'When I …, … is there'
          : addsToWhatIs(context)
            ? '… → …\n… → …\nas today: … → …'
            : 'A test that …',
  },
  {
    about: 'open.told',
    subject: 'Where it is told',
    dimensions: ['rollout'],
    aspects: ['told'],
    priority: 49,
    type: 'pick_many',
    // Who uses a program by its pages alone reads nothing of it first.
    for: ['library', 'command_line', 'service'],
    when: (context) => context.change === null && addsToWhatIs(context) && pagesOnIt(context).length > 0,
    question: 'Which of these pages say it, too, when it is done?',
    context: 'They were found for what you wish for. What is not ticked stays as it is.',
    why: 'What is told nowhere nobody uses.',
    options: (context) => [
      ...pagesOnIt(context).map((page) => opt(page, `The change shall be told in ${page}.`)),
      opt('The list of changes', 'The change shall be told in the list of changes.'),
    ],
  },
  {
    about: 'open.decided',
    subject: 'What else is decided',
    dimensions: ['behaviour', 'interfaces', 'data'],
    aspects: ['decided'],
    // After all others: whoever has thought of cases knows what they have not said yet.
    priority: 48,
    type: 'ask_text',
    // Who reports a fault has decided nothing but what should be.
    when: (context) => context.change === null && addsToWhatIs(context),
    asksLast: true,
    question: (context) => asksElse(context, 'en'),
    context: 'Whatever somebody who builds it would have to guess otherwise. One point a line; “nothing” is an answer.',
    why: 'What only you know, and nobody asks, is built as somebody guesses.',
    placeholder: '…: …\n…: …',
  },
];

/** What to think of, behind what the type holds today that the wish is about. */
export function withMembers(hints: string, context: AreaContext): string {
  return [besideInType(context), hints].filter((part) => part !== '').join(' ');
}

/** What stands beside a wish in the code that was found for it, in words; empty where nothing is known of it. */
export function besideIt(context: AreaContext): string {
  const names = namesBeside(context);
  if (names === null) return '';
  return context.language === 'de'
    ? `Daneben stehen heute: ${listed(names, 'und')}.`
    : `Beside it stand today: ${listed(names)}.`;
}

/** Whether the deed that a wish names has a rule to be asked about: of what code does with one value an example tells it. */
function hasRule(context: AreaContext): boolean {
  const deed = deedIn(context);
  const isCode = context.project === 'library' || context.project === 'command_line';
  // What gets a key is done already.
  if (SHORTCUT_FOR.test(context.request) || (context.project === 'terminal_app' && KEY_FOR.test(context.request)))
    return false;
  return deed !== null && addsToWhatIs(context) && !(isCode && SHOWN_BY_EXAMPLE.includes(deed));
}

const KEY_FOR =
  /^\W{0,3}(?:please |add |i(?: want|['’]d like)? ){0,2}(?:an? |another |new )*(?:global )?(?:key|tasten?) (?:to|for|that|um|für|zum|die)\b/i;
const SHORTCUT_FOR =
  /^\W{0,3}(?:please |add |i(?: want|['’]d like)? ){0,2}(?:an? |another |new )*(?:global )?(?:key ?bindings?|shortcuts?|hot ?keys?|tastenkürzel) (?:to|for|that|um|für|zum|das)\b/i;

/** Whether what is wished for may find nothing, or is called with what may not fit; for the rest, what it tells is enough. */
function mayFindNothing(context: AreaContext): boolean {
  const deed = deedIn(context);
  return deed !== null && MAY_FIND_NOTHING.includes(deed);
}

/** What is added to something that stands: neither begun, nor only worded anew, nor a matter of types or looks alone. */
export function addsToWhatIs({ isNew, change, kind, request }: AreaContext): boolean {
  return !isNew && change !== 'rewords' && BUILDING.includes(kind) && kind !== 'ui' && !isOfTypes(request);
}

/** What is wished of a service and speaks of none of its requests: it may be a setting, a message or a job as well. */
const isServedOtherwise = (context: AreaContext): boolean =>
  context.project === 'service' &&
  !context.isNew &&
  (OF_LOGS.test(context.request) || (!CALLS.test(context.request) && !speaksOfRequests(context)));

function speaksOfRequests(context: AreaContext): boolean {
  const said = withoutBrackets(context.request);
  return OF_REQUESTS.test(said) && OF_REQUESTS.test(withoutOwnTerm(said, context));
}
/** What the program is about may be called as parts of others are: “external endpoints” that it watches. */
function withoutOwnTerm(request: string, context: AreaContext): string {
  const type = membersBeside(context)?.type;
  return type === undefined ? request : request.replace(new RegExp(`${subwords(type).join('[ -]')}s?`, 'giu'), ' ');
}
/** What is written down of requests is no request. */
const OF_LOGS =
  /\b(?:(?:access|request|error|server|audit) logs?|logs?|logging|log (?:filters?|levels?|files?|rotation)|protokolle?)\b/iu;
const OF_REQUESTS =
  /\b(?:api|endpoints?|routes?|requests?|responses?|repl(?:y|ies)|https?|rest|json|graphql|grpc|headers?|query|parameters?|params?|pagina\w+|webhooks?|urls?|status codes?|anfragen?|antwort\w*|schnittstelle\w*|endpunkte?)\b|(?:^|\s)\/\w|\b[45]\d\d\b/i;
const CALLS = /\b(?:GET|POST|PUT|PATCH|DELETE)\b/;

/** What stands there is to do something else. */
const SHOULD_DO = /\b(?:should|ought to|sollte?n?)\b/i;
/** That something is not to be done any more to what there is. */
const DONE_TO =
  /\b(?:should|must) (?:not|no longer|never) be \w+|\bshouldn['’]t be \w+|\b(?:soll|darf)(?:en|te[n]?)? nicht (?:mehr )?(?:\p{L}+ ){0,4}\p{L}+ werden/iu;
/** Words of who wishes for something that others write: a name, an option, a way to say it. */
const WRITES_NEW =
  /\b(?:add\w*|new|accept\w*|support\w*|provid\w*|expos\w*|offer\w*|options?|flags?|arguments?|parameters?|methods?|functions?|hooks?|api|endpoints?|(?:sub)?commands?|syntax|config\w*|settings?|pass\w*|let|allow\w*|can|able|possible|neue?\w*|optionen?|befehl\w*|schalter|methoden?|funktion\w*|parameter|unterstütz\w*|können)\b|--\w/iu;

/** What is so today, word for word, and what should be so instead. */
const SAYS_BOTH =
  /^(?=[^\n]{0,400}(?:["“„`]|\d))[^\n]{0,400}(?:\bi['’]d expect\b|\bexpected\b|\bshould be\b|\binstead\b|\bich (?:würde )?erwarte|stattdessen)/iu;

/** Whether something else is to hold where nobody says anything. */
const changesDefault = (request: string): boolean => NEW_DEFAULT.test(request) && !NO_DEFAULT.test(request);
const NEW_DEFAULT =
  /\b(?:by default|per default|standardmäßig|(?:change|set|switch|make) (?:the |its |our )?(?:\w+ )?default|make [^.!?\n]{1,40} the default|(?:be|become) the default)\b/iu;
const NO_DEFAULT = /\b(?:off by default|disabled by default|opt[- ]in|new option|neue option)\b/iu;

/** Whether what is written today is to come to something else: nobody writes anything new then. */
function comesOutOtherwise(context: AreaContext): boolean {
  const { kind, project, request, isNew } = context;
  const isCode = FOR_CODE.some((one) => one === project);
  if (isNew || !isCode) return false;
  if (DONE_TO.test(request)) return BUILDING.includes(kind);
  return kind === 'feature' && SHOULD_DO.test(request) && !WRITES_NEW.test(request) && !saysDeed(request);
}

/** Whether what stands there is to look otherwise: no test of a program shows that. */
export const isOfLooks = ({ isNew, kind, project }: Pick<AreaContext, 'isNew' | 'kind' | 'project'>): boolean =>
  !isNew && kind === 'ui' && project !== 'terminal_app' && !FOR_CODE.some((one) => one === project);

/** Whether something is begun that is no library: who wishes for it tries it, and thinks of no tests. */
export const isForOwner = ({ isNew, project }: Pick<AreaContext, 'isNew' | 'project'>): boolean =>
  isNew && project !== null && project !== 'library';

/** Whether it was seen what the project is built with, and no test among it. */
export function hasNoTests({ facts, evidence, isNew }: Pick<AreaContext, 'facts' | 'evidence' | 'isNew'>): boolean {
  const built = facts.some(({ kind }) => kind === 'package_manager' || kind === 'build');
  const tested = facts.some(
    ({ kind, value }) => kind === 'test_runner' || (kind === 'language' && TESTS_BUILT_IN.test(value)),
  );
  return !isNew && built && !tested && !evidence.some(({ kind }) => kind === 'test');
}
const TESTS_BUILT_IN = /^(?:rust|go|zig|elixir|d|c|c\+\+)$/i;

/** Tests that move to another tool, and versions that are not supported any more. */
const NO_TEST_SHOWS =
  /\b(?:move|migrate|switch|port|convert)\b[^.!?\n]{0,40}\btests?\b[^.!?\n]{0,30}\b(?:to|onto)\b|^\W{0,3}(?:drop|remove|end)(?: support for)? (?:python|node(?:\.?js)?|ruby|php|java|go|rust)[ -]?v?\d|^\W{0,3}(?:python|node(?:\.?js)?|ruby|php|java|go|rust) [\d.]+ [^.!?\n]{0,30}(?:rauswerfen|rausschmeißen|entfernen|streichen)/iu;

/** Whether a command is only to print more than today. */
export const printsOnly = (context: AreaContext): boolean => context.project === 'command_line' && onlyShows(context);
const NOTHING_TO_PRINT = 'What stands there where there is nothing to show, and where there is no room for it?';

/** What is typed, by its name. */
export const NAMES_TYPED =
  /\b(?:options?|flags?|arguments?|(?:sub)?commands?|optionen?|schalter|befehle?)\b|(?:^|\s)--?\w/i;

/** Words of who thinks of what is typed and printed; others think of what the command does. */
export const SPEAKS_OF_TYPING =
  /\b(?:options?|flags?|arguments?|commands?|subcommands?|typ(?:e|es|ing)|print\w*|output\w*|show\w*|list\w*|prompt\w*|ask\w*|verbose|quiet|colou?r\w*|help|config\w*|tippt?|tippen|zeig\w*|ausgab\w*|ausgeb\w*|befehl\w*|schalter|abfrag\w*)\b|(?:^|\s)--?\w/i;

/** Whether a report tells by itself which case fails, and what is to come of it: it is what is tested. */
const tellsCase = (request: string): boolean =>
  request.trim().split(/\s+/, CASE_TOLD).length >= CASE_TOLD && EXPECTS.test(request);
const CASE_TOLD = 22;
const EXPECTS =
  /\b(?:should\w*|expect\w*|instead of|soll\p{L}*|erwart\p{L}*|stattdessen|statt nur)\b|["“„`][^"”“`]+["”“`][^.!?\n]{0,40}\b(?:not|nicht)\b/iu;

/** Whether what is wished for is types alone: nothing runs that could go wrong. */
export function isOfTypes(request: string): boolean {
  return (
    /\b(?:types?|typings?|type hints?|typen|typisierung)\b/iu.test(request) &&
    !/\b(?:file|content|event|mime|all|new) types?\b|\btypes? (?:out|in|it|them|the|a|an|my|our|this|that|something|anything)\b/i.test(
      request,
    )
  );
}

/** A request of so many words that leads to so many pieces of code is a plain change of these. */
const PLAIN = 7;
const SOME_CODE = 2;

/** Kinds of change that give people who write code something new to write. */
const FORMS: readonly ChangeKind[] = BUILDING.filter((kind) => !['tooling', 'security', 'ui'].includes(kind));

/** Kinds of change by which nobody sees another screen than today. */
const WITHOUT_SCREEN: readonly ChangeKind[] = [
  'migration',
  'removal',
  'tooling',
  'refactor',
  'docs',
  'tests',
  'performance',
  'security',
];

/** A wish of more words says enough of what it is for: of six that were asked strangers found none good. */
const FEW = 3;

/** From so many words on, an order says what it wants. */
const ORDER = 4;

/** From so many words on, a request says what it is for. */
const WORDY = 16;
