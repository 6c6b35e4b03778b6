import { byProject, FOR_CODE, type BankContext, type Entry } from '../entries/entry';
import { choices } from '../entries/choices';

/** Characters of a request that are looked at. */
const LOOKED_AT = 2_000;

/** How people say that something shall end: English, then German. That something does not work any more is a fault, and no wish. */
const ENDS: readonly RegExp[] = [
  /\b(?:should|shall|must|may|do|will|please|let['’]s)(?:n['’]t| not| never)\b[^.!?\n]{0,120}\b(?:any ?more|any longer)\b/i,
  /\b(?:should|shall|must|may|will)(?: \w{1,20}){0,2} no longer\b/i,
  /\b(?:should|shall|must|needs? to|has to|have to|want(?:s|ed)? (?:it )?to|please|let['’]s) (?:stop (?!working|by\b|at\b|if\b|when\b)\w{2,20}ing|be (?:removed|dropped|retired|discontinued))\b/i,
  /^(?:please |let['’]s |(?:we|i) (?:should|want to|need to|would like to) )?(?:stop \w{2,20}ing|(?:remove|drop|delete|retire|discontinue|get rid of) (?!(?:the |our |all )?(?:\w+ )?(?:duplicat|dead code|repetition|mess\b))(?:the|our|all|this|that|these|those|any|support|old|deprecated|legacy|unused|automatic|--?[a-z]|`))/i,
  /(?:soll|sollen|sollte|sollten|darf|dürfen|muss|müssen)(?: [^\s.!?]{1,40}){0,12} (?:nicht mehr|nie mehr|kein(?:e[nmrs]?)? [^.!?\n]{0,60}mehr|entfallen|wegfallen)(?![\p{L}])/iu,
  /^(?:bitte )?(?:entfern(?:e|t|en)|lösch(?:e|t|en)|streich(?:e|t|en)) (?:bitte )?(?:der|die|das|den|alle|alte[nr]?|veraltete[nr]?)(?![\p{L}])/iu,
];

/** Whether a request wants something to end that is there today. */
export function endsSomething(request: string): boolean {
  const asked = request.trim().slice(0, LOOKED_AT);
  return ENDS.some((pattern) => pattern.test(asked));
}

/** A move is asked about as one; the others do not end what people use. */
const NOTHING_ENDS: readonly BankContext['kind'][] = ['docs', 'tests', 'removal', 'migration'];

const ends = ({ request, kind, isNew }: BankContext): boolean =>
  !isNew && !NOTHING_ENDS.includes(kind) && endsSomething(request);

/** Tests and documents that were found for the request, most of them in one line; empty where none were. */
export function foundBeside({ evidence }: BankContext): string {
  const paths = evidence
    .filter(({ kind, role, path }) => (kind === 'test' || kind === 'doc') && role !== 'fact' && !FOR_AGENTS.test(path))
    .map(({ path }) => `\`${path}\``);
  return [...new Set(paths)].slice(0, MOST_NAMED).join(', ');
}

/** What agents are told of a project documents nothing for people. */
const FOR_AGENTS = /(?:^|\/)(?:CLAUDE|AGENTS|GEMINI|copilot-instructions|SKILL)\.md$/i;

const MOST_NAMED = 4;

/** Questions for requests by which something ends that others may rely on. */
export const ENDING: readonly Entry[] = [
  {
    key: 'ending.callers',
    names: 'Whoever relies on what ends',
    dims: ['compatibility'],
    settles: ['ending', 'existing_use'],
    worth: 91,
    type: 'pick_one',
    code: true,
    // Asked there in its own words.
    // Who uses pages relies on nothing that warns.
    for: FOR_CODE,
    when: (context) => ends(context) && !context.subjectAreas.some(({ id }) => id === 'deprecation'),
    known:
      /\bdeprecat\w{1,10} (?:warning|first|it first)|\bwarn\w{0,6} (?:first|before)\b|\bbreaking change is (?:fine|ok(?:ay)?)\b/i,
    ask: byProject({
      library: 'Does code that relies on it break at once, or do its callers get a warning first?',
      command_line: 'Do scripts that rely on it break at once, or do they get a warning first?',
      service: 'Do clients that rely on it break at once, or do they get a warning first?',
      other: 'Does it end at once for those who rely on it, or do they get a warning first?',
    }),
    why: 'What one person wants to be rid of is what another one has built upon.',
    options: choices(`
      * A warning first | When somebody uses what ends, the system shall warn with the name of its replacement, until the next major version ends it.
      - It ends at once | The system shall end it with this change, without a warning, also for those who rely on it.
      - An option brings it back | Where a new option is set, the system shall behave as it does today.
      - Nobody relies on it | Nobody outside this code relies on it, and nothing is announced.
    `),
  },
  {
    key: 'ending.tests',
    names: 'Tests and documents of what ends',
    dims: ['acceptance'],
    settles: ['existing_tests'],
    worth: 87,
    type: 'pick_many',
    when: ends,
    ask: 'What becomes of the tests and documents that show it as it is today?',
    context: (context) => {
      const found = foundBeside(context);
      return found === '' ? 'Tests that expect it, pages and examples that describe it.' : `Found so far: ${found}.`;
    },
    why: 'A test that expects what ends fails, and somebody has to know whether it is right to change it.',
    options: choices(`
      * Tests expect the new behaviour | Tests that expect it today expect the new behaviour afterwards.
      * Documents follow | Documents and examples that describe it are changed together with the code.
      - Tests of it go | Tests that check nothing else are removed.
      - The change log names it | The change log names what ends, and what to do instead.
    `),
  },
];
