import { exampleCall } from '../entries/own-terms';
import { casesInCode } from './cases-in-code';
import type { Fact } from '../../../session/evidence';
import type { ProjectKind } from '../../../session/project-kind';
import { BUILDING, byProject, FOR_CODE, opt, WITH_SCREENS, type BankContext, type Entry } from '../entries/entry';

/** Plural nouns of a text: words on -s after a word that only a noun can follow. */
const PLURALS =
  /\b(?:the|all|many|more|several|some|two|three|their|our|my|your|of|for|in|with|without|no|between|these|those|multiple)\s{1,3}([a-z]{3,20}s)\b/g;
/** Words on -s that are no things somebody could have none or many of. */
const NO_THINGS =
  /^(?:this|its|always|perhaps|thus|ours|theirs|yours|was|has|does|canvas|alias|bias|news)$|(?:ss|ous|sis|xis|tus|cus|ius)$/;
/** Most things that the cases are made from. */
const MOST_THINGS = 2;

/**
 * Open questions, in the order in which a good engineer asks: what for, what it looks like, its cases, what stays, what
 * is no part of it, and what proves it. They stand by themselves where the request is about no known subject; elsewhere
 * each kind of change says how much it wants them.
 */
export const OPEN: readonly Entry[] = [
  {
    key: 'open.goal',
    names: 'Who needs it and for what',
    dims: ['user_goal'],
    settles: ['goal'],
    worth: 96,
    type: 'ask_text',
    ask: 'Who needs it, and for what? One real example, from start to end.',
    context: 'Who they are, what they have in hand today, and what they get afterwards that they do not get now.',
    why: 'The example decides every smaller question that nobody will ask.',
    placeholder: 'Somebody who has …, and wants …, gets …',
    known: /\b(?:so that|in order to|because|as an? \w+,? i|can(?:no|['’])t|damit|weil|um \S.{0,60} zu)\b/i,
    // Who says it in many words has said what for.
    when: ({ request, change, code, doubted }) => {
      const words = request.trim().split(/\s+/, WORDY).length;
      const isPlain = !doubted && words >= PLAIN && code.filter(({ role }) => role !== 'fact').length >= SOME_CODE;
      return change === null && words < WORDY && !isPlain;
    },
  },
  {
    key: 'open.form',
    names: 'How it is used',
    dims: ['interfaces'],
    settles: ['interface', 'shape', 'flow'],
    worth: 94,
    type: 'ask_code',
    for: FOR_CODE,
    when: ({ project, change }) => project !== null && change !== 'rewords',
    code: true,
    ask: byProject({
      library: 'How does somebody write it? Exact names, arguments and results.',
      command_line: 'What is typed, and what is printed? Exact names, options and output.',
      other: 'What does a call look like, and its reply? Exact names, fields and codes.',
    }),
    context: byProject({
      library: 'A few lines as a caller would write them, with what comes back, and the defaults of what is left out.',
      command_line: 'One or two calls with their output, the exit code, and the default where an option is left out.',
      other: 'One request and its reply, and the default where a field is left out.',
    }),
    why: 'The exact form is what others build on, and what nobody can guess.',
    placeholder: (context) =>
      context.project === 'command_line' ? exampleCall(context) : '// as it is to be written\n',
  },
  {
    key: 'open.screen',
    names: 'Course of use',
    dims: ['behaviour', 'look_feel'],
    settles: ['flow', 'interface'],
    worth: 94,
    type: 'ask_text',
    for: WITH_SCREENS,
    when: ({ project, change }) => project !== null && change !== 'rewords',
    code: true,
    ask: 'What do people see and do, step by step, and on which screen?',
    context: 'From the first click to the visible result: names of buttons and fields, and what is chosen by default.',
    why: 'The main path is what gets built and tested first.',
    placeholder: '1. …  2. …  3. …',
  },
  {
    key: 'open.use',
    names: 'Course of use',
    dims: ['behaviour', 'interfaces'],
    settles: ['flow', 'interface', 'shape'],
    worth: 94,
    type: 'ask_text',
    when: ({ project, change }) => project === null && change !== 'rewords',
    ask: 'How is it used: what do people see, type or call, step by step?',
    context:
      'From the trigger to the visible result: what it looks like and says, exact names, what holds by default, ' +
      'what is kept and for how long.',
    why: 'The main path is what gets built and tested first.',
    placeholder: '1. …  2. …  3. …',
  },
  {
    key: 'open.cases',
    names: 'Special cases',
    dims: ['behaviour', 'errors'],
    settles: ['cases', 'edges', 'failure'],
    worth: 90,
    type: 'ask_text',
    code: true,
    ask: 'Which special cases are there, and what happens in each?',
    context: (context) => {
      const cases = casesOf(context);
      const examples = cases.length === 0 ? '' : `, for example: ${cases.join('; ')}`;
      return `One line for each that needs a rule of its own${examples}.`;
    },
    why: 'The special cases are usually half the work, and are decided by accident where nobody says.',
    placeholder: (context) => [...casesOf(context), '…'].map((one) => `${one}: …`).join('\n'),
  },
  {
    key: 'open.reach',
    names: 'What it reaches',
    dims: ['scope', 'interfaces'],
    settles: ['surfaces', 'scope'],
    worth: 88,
    type: 'pick_many',
    when: ({ change, isNew, subjectAreas, kind, facts, evidence }) =>
      change === null &&
      !isNew &&
      subjectAreas.length === 0 &&
      BUILDING.includes(kind) &&
      surfacesIn({ facts, evidence }).length >= LEAST_SURFACES,
    ask: 'Which of these does it reach?',
    context: 'What you leave out stays as it is. Name in a note what is missing here.',
    why: 'What one surface can do and another cannot is found by users first.',
    options: (context) => reachOf(context).map((surface) => SURFACES[surface]),
  },
  {
    key: 'open.stays',
    names: 'What stays as it is',
    dims: ['compatibility'],
    settles: ['public_api', 'existing_use'],
    worth: 86,
    type: 'ask_text',
    // Where nothing was found, there is nothing to stay.
    when: ({ isNew, subjectAreas, facts, evidence, change, request }) =>
      change === null &&
      !isNew &&
      subjectAreas.length === 0 &&
      facts.length + evidence.length > 0 &&
      !onlyAdds(request),
    code: true,
    ask: 'What must stay exactly as it is?',
    context: byProject({
      library: 'Public names, signatures, options, defaults and errors that callers rely on and that must not break.',
      command_line: 'Options, output, defaults and exit codes that scripts rely on and that must not break.',
      service: 'Endpoints, fields, codes and defaults that clients rely on and that must not break; stored data.',
      web_app: 'Screens, links and settings that people are used to; existing data; supported browsers.',
      other: 'Public API, options, existing data, settings and defaults that people rely on and that must not break.',
    }),
    why: 'It decides what a change of this size may break.',
    placeholder: 'Whoever does nothing notices nothing: …',
  },
  {
    key: 'open.limits',
    names: 'What is no part of it',
    dims: ['scope'],
    settles: ['scope'],
    worth: 84,
    // What an approved specification leaves out stands in it.
    when: ({ change }) => change === null,
    type: 'ask_text',
    ask: 'What is not part of it, or not in scope yet?',
    context: 'What comes later, and what somebody might expect with it that is not meant.',
    why: 'A clear edge is what keeps the change small enough to finish.',
    placeholder: 'One a line',
    known: /\b(?:out of scope|not part of|nothing else|only for now)\b/i,
  },
  {
    key: 'open.proof',
    names: 'How one sees that it works',
    dims: ['acceptance'],
    settles: ['acceptance'],
    worth: 82,
    type: 'ask_text',
    when: ({ subjectAreas }) => subjectAreas.length === 0,
    facts: ['test_runner', 'ci'],
    ask: (context) => {
      const test = testFor(context);
      return test === null
        ? 'How will you know that it works?'
        : `What must a test show, such as those in \`${test}\`?`;
    },
    context:
      'Examples with their exact result, tests, measurements or comparisons that must succeed, and their numbers: ' +
      '“given …, when …, then …”.',
    why: 'Agreed checks end the discussion about whether it is finished.',
    placeholder: 'Given …, when …, then …',
  },
];

/** Requests for something beside what there is, by their first words; and words that change what there is, wherever they stand. */
const ADDS =
  /^\W{0,3}(?:please |(?:i|we)(?:['’]d| would) like (?:to have )?|(?:i|we) (?:want|need) (?:to )?|(?:it )?would be (?:nice|great|good|cool) (?:to (?:have )?)?|can we (?:have|get|add) )?(?:an? |add|know|see|get|be able|have|write|use|run|let|enable|provide|offer|show|introduc|creat|export|import)/i;
const CHANGES =
  /\b(?:instead|replac\w*|rather than|no longer|any ?more|stop \w+ing|always|by default|rename\w*|remov\w*|drop\w*|only|never|different\w*|chang\w*|mov\w*|switch\w*|not just|as well as)\b/i;

/** Whether a request only adds something: what there is stays by itself then, and nobody has to be asked. */
function onlyAdds(request: string): boolean {
  return ADDS.test(request) && !CHANGES.test(request);
}

/** From this score on, a test is about what the request is about. */
const TESTS_IT = 0.5;

/** The test of today that fits the request best; null where none is about it. */
function testFor({ evidence }: Pick<BankContext, 'evidence'>): string | null {
  const [best] = evidence
    .filter(({ kind, role, score }) => kind === 'test' && role !== 'fact' && score >= TESTS_IT)
    .sort((left, right) => right.score - left.score);
  return best?.path ?? null;
}

/** A request of so many words that leads to so many pieces of code is a plain change of these. */
const PLAIN = 7;
const SOME_CODE = 2;

/** From so many words on, a request says what it is for. */
const WORDY = 16;

/** Most cases that are offered. */
const MOST_CASES = 4;

/** Where several things are gone through, there may be none of them, or very many; of other things nobody would ask that. */
const GONE_THROUGH =
  /\b(?:lists?|listing|show|display|export|import|search|find|sort|filter|count|total|report|overview|table|select|choose|batch|bulk|compare|merge|group|collect|all|every|each|many|several)\b/i;

/**
 * Cases to think of, made from the things that the person names and from what code shows; none where neither does: others would
 * say nothing here.
 */
function casesOf(context: BankContext): string[] {
  const { said } = context;
  const things: string[] = [];
  for (const [, thing = ''] of (GONE_THROUGH.test(said) ? said : '').toLowerCase().matchAll(PLURALS)) {
    if (!NO_THINGS.test(thing) && !things.includes(thing)) things.push(thing);
  }
  const [first, second] = things.slice(0, MOST_THINGS);
  const own = [
    ...(first === undefined ? [] : [`no ${first} at all`]),
    ...(second === undefined ? [] : [`very many ${second}`]),
    ...casesInCode(context, {
      without: (name) => `without ${name}`,
      fails: (name) => `${name} fails`,
      endsWith: (message) => `what ends today with “${message}”`,
    }),
  ];
  return [...own, ...(own.length < ENOUGH_CASES ? usualCases(context) : [])].slice(0, MOST_CASES);
}

/** From so many on, the cases of request and code are enough. */
const ENOUGH_CASES = 2;

/** Cases that every change of a kind of project has, where neither request nor code names enough of them. */
const USUAL_CASES: Readonly<Record<ProjectKind, readonly string[]>> = {
  library: ['called twice', 'called with nothing', 'it throws on the way'],
  command_line: ['nothing is found', 'a value that makes no sense', 'stopped with Ctrl+C'],
  service: ['there is no such id', 'a value that makes no sense', 'the same request twice'],
  web_app: ['nothing there yet', 'a value that makes no sense', 'two people at once'],
  app: ['nothing there yet', 'a value that makes no sense', 'closed on the way'],
};

function usualCases({ project, isNew }: BankContext): readonly string[] {
  return project === null || isNew ? [] : USUAL_CASES[project];
}

/** Sides from which a change may be reached, as the workspace shows them. */
const SURFACES = {
  screens: opt('The web interface', 'It can be used in the web interface.'),
  http: opt('The HTTP API', 'It can be used through the HTTP API.'),
  typed: opt('The command line', 'It can be used on the command line.'),
  documents: opt('The documentation', 'The documentation says how it is used.'),
  stored: opt('What is stored already', 'It holds for what is stored already, too.'),
} as const;

/** From so many on, there is something to choose. */
const LEAST_SURFACES = 3;
/** What serves requests of programs, by the names of frameworks. */
const OF_REQUESTS =
  /\b(?:rest framework|fastapi|flask|gin|echo|chi|fiber|express|fastify|hono|nest|koa|axum|actix|rocket|spring|laravel|rails|graphql)\b/i;

/** The sides that the workspace has, in a fixed order. */
function surfacesIn({ facts, evidence }: Pick<BankContext, 'facts' | 'evidence'>): (keyof typeof SURFACES)[] {
  const has = (kind: Fact['kind'], value: RegExp) => facts.some((fact) => fact.kind === kind && value.test(fact.value));
  const found = evidence.filter(({ role }) => role !== 'fact');
  const there: Record<keyof typeof SURFACES, boolean> = {
    screens: has('project', /^(?:web_app|app)$/),
    http:
      has('project', /^service$/) ||
      has('framework', OF_REQUESTS) ||
      found.some(({ path }) => /(?:^|\/)api\//.test(path)),
    typed: has('project', /^command_line$/),
    documents: found.some(({ kind }) => kind === 'doc') || has('module', /(?:^|, )docs?\b/),
    stored: facts.some(({ kind }) => kind === 'database'),
  };
  return (Object.keys(SURFACES) as (keyof typeof SURFACES)[]).filter((surface) => there[surface]);
}

/** The sides that are offered: those of the workspace, or all where it shows too few. */
export function reachOf(context: Pick<BankContext, 'facts' | 'evidence'>): (keyof typeof SURFACES)[] {
  const there = surfacesIn(context);
  return there.length < LEAST_SURFACES ? (Object.keys(SURFACES) as (keyof typeof SURFACES)[]) : there;
}
