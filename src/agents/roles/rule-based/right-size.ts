import { shapeOf } from '../../base/english/request-shape';
import { languageOf, type Language } from '../../base/text/language';
import { isInFile, bearsOutFacts, type Evidence } from '../../session/evidence';
import { linesLabel } from '../../session/place';
import type { Assumption, Part, RightSize } from '../../session/right-size';
import { MOST_PARTS } from '../../session/right-size';
import type { BootstrapperInput } from '../inputs/inputs';
import { weighedSubjects } from './recognise';

/**
 * How much there is to find out, by rules: only what is unmistakable is no interview. A fault, a wording or a value in the
 * one place that the request names is confirmed; where it even says the words before and after, nothing is asked; a list of
 * things that have nothing to do with one another is too big.
 */
export function rightSizeOf(input: BootstrapperInput): RightSize {
  const says = WORDS[languageOf(input.request)];
  const parts = unrelatedParts(input.request);
  if (parts.length >= LEAST_PARTS) {
    return { size: 'too_big', reason: says.tooBig(parts.length), assumptions: [], parts };
  }
  const wish = smallWish(input);
  const place = wish === null ? null : onePlace(input);
  if (wish === null || place === null) return { size: 'interview', reason: says.interview, assumptions: [], parts: [] };
  const assumptions = assumptionsOf(wish, place, input, says);
  const { path, excerpt } = place.piece;
  const isTold = wish.kind === 'wording' && wish.before !== null && excerpt.includes(wish.before);
  return isTold
    ? { size: 'nothing_to_ask', reason: says.nothing(path), assumptions, parts: [] }
    : { size: 'confirm', reason: says.confirm(path), assumptions, parts: [] };
}

/** A wish that needs no interview, if its place is clear. */
interface SmallWish {
  kind: 'fault' | 'wording' | 'value';
  /** For a wording: the words as they are and as they shall be; null where the request does not say both. */
  before: string | null;
  /** For a value: what it shall be. */
  value: string;
}

/** Most characters and sentences of a request for something small. */
const MOST_CHARACTERS = 400;
const MOST_SENTENCES = 3;

const QUOTED = /[“"„'‘«]([^“”"„'‘’«»\n]{1,120})[”"“'’»]/gu;
const WORDING =
  /\b(?:typos?|spelling|misspel\w{1,6}|wording|captions?|labels?|tippfehler\w{0,2}|schreibfehler\w{0,2}|beschriftung)\b/iu;
const INSTEAD = /\b(?:to|should (?:be|read|say)|instead of|with|by|zu|statt|durch|heißen|soll)\b|->|→/iu;
const VALUE =
  /\b(?:raise|lower|increase|decrease|reduce|set|change|bump|erhöhe?|senke?|setze?|ändere?|stelle?)\b(?:[^.\n]|\.(?=\S)){1,80}?\b(?:to|auf)\s{1,3}[`“"]?(\d[\d.,_]{0,12}(?:\s?(?:ms|s|kb|mb|gb|%|seconds?|minutes?|hours?|days?|sekunden|minuten))?)/iu;
/** What happens now and then has more than one side to ask about. */
const NOW_AND_THEN =
  /\b(?:sometimes|randomly|intermittent\w{0,2}|hangs?|races?|deadlocks?|keeps? (?:rising|growing|running)|never (?:fires?|ends?|closes?)|hängt|occasionally|now and then|at random|manchmal|gelegentlich|zufällig|ab und zu)\b/iu;

/** That something goes wrong, and what: an error, an output, or what should be there instead. */
const VAGUE_FAULT =
  /\b(?:breaks?|broken|(?:does|do)(?:n['’]t| not) work|not working|fails?|goes wrong|misbehaves?|is (?:wrong|off|weird)|geht nicht|kaputt|funktioniert nicht)\b/iu;
const TELLS_FAULT =
  /\b(?:throws?|rais(?:es?|ing)|returns?|prints?|shows?|gives?|ends?|exits?|crash\w*|error|exception|status|instead|should|must|expected|but|because|since|wirft|gibt|zeigt|meldet|statt|soll(?:te)?|muss|aber|weil)\b|[“"`'][^“”"`']{2,}[”"`']|\b[45]\d\d\b|:\s/iu;

/** What is passed over without a word, and what should be there in its place. */
const SWALLOWED =
  /\b(?:silently|ignored|swallowed|without (?:a word|an error|any error|warning)|stillschweigend|ignoriert|verschluckt)\b/iu;
/** What whoever asks leaves open in so many words. */
const SOMEHOW =
  /\b(?:somehow|in some way|one way or (?:the other|another)|some (?:kind|sort) of|irgendwie|auf irgendeine)\b/iu;
const SAYS_WHAT_INSTEAD = /\b(?:should|must|instead|expect\w*|soll\w*|muss|stattdessen)\b/iu;

/** What ends in an error, in whose place there should be none. */
const BREAKS =
  /\b(?:throws?|rais(?:es?|ing)|crash\w*|panics?|errors?|exceptions?|segfaults?|hangs?|typos?|wirft|stürzt|abst[uü]rz\w*|fehler)\b|\b[45]\d\d\b/iu;

/** That something is to say or show more than it does. */
const SHOULD_SAY =
  /\bshould (?:also |rather )?(?:say|show|tell|mention|include|contain|list)\b|\bsoll\p{L}* [^.!?\n]{0,40}(?:sagen|zeigen|nennen|enthalten)/iu;

/** What somebody gets, and leaves open why it should be otherwise. */
const COMES_OUT = /\b(?:i|we) (?:\w+ )?(?:get|see|receive)\b|\b(?:ich|wir) (?:bekomm|seh|erhalt)\p{L}*/iu;

function smallWish({ request, intake }: BootstrapperInput): SmallWish | null {
  const text = request.trim();
  const sentences = text.split(/[.!?](?:\s|$)|\n+/u).filter((piece) => piece.trim() !== '').length;
  if (text.length > MOST_CHARACTERS || sentences > MOST_SENTENCES || NOW_AND_THEN.test(text)) return null;
  // What happens in its place has to be said, not confirmed.
  if (SOMEHOW.test(text)) return null;
  if (intake.kind === 'bug' && SWALLOWED.test(text) && !SAYS_WHAT_INSTEAD.test(text)) return null;
  // What a text is to say more leaves open what, for which, and for whom.
  if (intake.kind === 'bug' && SHOULD_SAY.test(text)) return null;
  // What comes out wrong, and not what should, leaves half of it to be asked.
  if (intake.kind === 'bug' && COMES_OUT.test(text) && !SAYS_WHAT_INSTEAD.test(text) && !BREAKS.test(text)) return null;
  // Nobody can confirm that this is all of a fault which is not told.
  if (intake.kind === 'bug' && VAGUE_FAULT.test(text) && !TELLS_FAULT.test(text)) return null;
  const value = VALUE.exec(text)?.[1]?.trim();
  if (value !== undefined) return { kind: 'value', before: null, value };
  const quoted = [...text.matchAll(QUOTED)].flatMap(([, words]) => words?.trim() ?? []);
  if (WORDING.test(text) && quoted.length > 0) {
    const [first = null, second] = quoted;
    const isReversed = /\binstead of\b|\bstatt\b/iu.test(text);
    const both = second !== undefined && INSTEAD.test(text);
    return { kind: 'wording', before: both ? (isReversed ? second : first) : null, value: '' };
  }
  return intake.kind === 'bug' ? { kind: 'fault', before: null, value: '' } : null;
}

/** Names of code, files and quoted words: what can be recognised in the workspace. */
const NAMES = [
  /`([^`\n]{2,80})`/gu,
  /(?<![\w./-])([\w-]{1,60}(?:\/[\w.-]{1,60}){0,8}\.[a-z]{1,5})(?![\w/])/gu,
  /\b([a-z]{1,40}[A-Z]\w{1,60}|[A-Z][a-z]{1,40}[A-Z]\w{1,60}|[A-Za-z]{1,40}_\w{1,60})\b/gu,
  QUOTED,
];

/** Where a small change belongs. */
interface Place {
  piece: Evidence;
  /** The name of the code there that the request names; null where it names a file, or words. */
  name: string | null;
}

/** The piece of code that the request names and that stands in one file alone; null where there is none such. */
function onePlace({ request, evidence, selection }: BootstrapperInput): Place | null {
  const found = evidence.filter(
    (piece) => isInFile(piece) && !bearsOutFacts(piece) && OF_THE_CHANGE.has(piece.kind) && !EXAMPLES.test(piece.path),
  );
  if (selection !== null) {
    const piece = found.find(({ path }) => path === selection.path);
    return piece === undefined ? null : { piece, name: null };
  }
  const text = request.slice(0, MOST_CHARACTERS);
  const names = [...new Set(NAMES.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])))];
  for (const given of names) {
    const name = given.replace(/\(\)$/u, '');
    // Where a name is defined says more than where it is used.
    for (const holds of [isOrDefines, mentions]) {
      const hit = found.filter((piece) => holds(piece, name));
      const [first] = hit;
      if (first === undefined) continue;
      if (hit.every(({ path }) => path === first.path)) {
        const bare = names.map((one) => one.replace(/\(\)$/u, ''));
        return {
          piece: atTheName(first, [name, ...bare]),
          name: isName(first, name) ? name : (bare.find((one) => isInCode(first, one)) ?? null),
        };
      }
      break;
    }
  }
  return null;
}

/** Examples show a fault as well, and are mended by nobody. */
const EXAMPLES = /(?:^|\/)(?:examples?|demos?)\//i;
const OF_THE_CHANGE: ReadonlySet<Evidence['kind']> = new Set(['code', 'config', 'doc', 'manifest']);

function isName({ names = [] }: Evidence, name: string): boolean {
  return names.some((one) => one.name === name && one.defined);
}

/** Whether a name is one of code, and the piece says it. */
function isInCode({ excerpt }: Evidence, name: string): boolean {
  return /^[A-Za-z_$][\w$]{0,80}$/u.test(name) && /[a-z][A-Z]|_|[A-Z]{2}/u.test(name) && excerpt.includes(name);
}

/** The line of a piece that says one of the names, the first that any does, or the words that are quoted. */
function atTheName(piece: Evidence, names: readonly string[]): Evidence {
  const lines = piece.excerpt.split('\n');
  const [at = -1] = names.map((name) => lines.findIndex((line) => line.includes(name))).filter((line) => line >= 0);
  if (at < 0 || piece.startLine + at > piece.endLine) return piece;
  return { ...piece, startLine: piece.startLine + at, endLine: piece.startLine + at };
}

function isOrDefines(piece: Evidence, name: string): boolean {
  const { path } = piece;
  if (/[/.]/u.test(name) && (path === name || path.endsWith(`/${name}`))) return true;
  return isName(piece, name);
}

function mentions({ excerpt }: Evidence, name: string): boolean {
  return excerpt.includes(name);
}

function assumptionsOf(
  wish: SmallWish,
  { piece: place, name }: Place,
  { evidence, facts }: BootstrapperInput,
  says: SizeWords,
): Assumption[] {
  const where = `\`${linesLabel(place)}\``;
  const it = name === null ? `\`${place.path}\`` : `\`${name}\``;
  const base = /([^/]+?)\.[^./]*$/u.exec(place.path)?.[1] ?? place.path;
  const test = evidence.find(({ kind, path }) => kind === 'test' && path.includes(base));
  const runner = facts.find(({ kind }) => kind === 'test_runner')?.value ?? null;
  const own: Assumption = {
    fault: { ...says.whole, evidence: [place.id], sure: 'low' as const, kind: 'decision' as const },
    wording: { ...says.onlyHere, evidence: [place.id], sure: 'medium' as const, kind: 'decision' as const },
    value: {
      ...says.value(wish.value, it),
      evidence: [place.id],
      sure: 'medium' as const,
      kind: 'requirement' as const,
    },
  }[wish.kind];
  return [
    { ...says.place(where), evidence: [place.id], sure: 'high', kind: 'fact' },
    own,
    { ...says.rest(it), evidence: [place.id], sure: 'medium', kind: 'non_goal' },
    ...(wish.kind === 'wording'
      ? []
      : [
          {
            ...says.test(test?.path ?? null, runner),
            evidence: test === undefined ? [] : [test.id],
            sure: 'medium' as const,
            kind: 'decision' as const,
          },
        ]),
  ];
}

/** So many unrelated things in one request are too many for one specification. */
const LEAST_PARTS = 3;
/** Most characters of a request that is taken apart. */
const MOST_LISTED = 3_000;
/** Where one wish may end and another begin. */
const BETWEEN =
  /\n\s{0,8}(?:[-*•]|\d{1,2}[.)])?\s{0,4}|[;.]\s{1,4}|,\s{1,4}(?:(?:and|und|plus)\s)?|\s(?:and|und|plus)\s/iu;
/** The word by which a list of wishes begins. */
const WANTS =
  /^\s{0,8}(?:[-*•]\s{0,4})?((?:please |bitte )?(?:add|build|implement|introduce|support|i want|we want|we need|i need|baue?|füge|ergänze|wir brauchen|ich möchte))\b/iu;

/**
 * The parts of a request that are subjects of their own, each called by its name, where nothing else stands in the list and
 * none is a detail of another; empty where it is about one thing. A list behind a colon names details.
 */
function unrelatedParts(request: string): Part[] {
  const text = request.trim().slice(0, MOST_LISTED);
  if (/^[^\n]{1,160}:\s/u.test(text) && !/^[^\n]{1,160}:\s*\n/u.test(text)) return [];
  const pieces = text
    .split(BETWEEN)
    .map((piece) => piece.trim())
    // What is told of today is a reason, too.
    .filter((piece) => /\p{L}{2}/u.test(piece) && !REASON.test(piece) && shapeOf(piece) !== 'report');
  // Who says what goes wrong gives the reasons of one wish.
  if (pieces.some((piece) => COMPLAINT.test(piece))) return [];
  const wants = WANTS.exec(text)?.[1] ?? null;
  const parts = new Map<string, string>();
  for (const piece of pieces) {
    const [first] = weighedSubjects(piece);
    if (first?.named !== true || parts.has(first.area.id)) continue;
    parts.set(first.area.id, piece);
  }
  const related = [...parts.keys()].length < LEAST_PARTS || parts.size < pieces.length * MOSTLY;
  if (related) return [];
  return [...parts.values()].slice(0, MOST_PARTS).map((piece) => {
    const bare = piece
      .replace(WANTS, '')
      .replace(/[.,;!]+$/u, '')
      .trim();
    const title = capital(bare === '' ? piece : bare);
    return { title, request: WANTS.test(piece) || wants === null ? capital(piece) : `${capital(wants)} ${bare}` };
  });
}

/** What tells why, or of what was said before, is no wish of its own. */
const REASON = /^(?:since|because|so that|so|as|which|where|who|weil|da|damit|denn|sodass|die|der|das)\s/i;

/** What happens today, told as a trouble. */
const COMPLAINT =
  /\b(?:(?:gets?|is|are|becomes?) (?:\w+ ){0,2}(?:slow|killed|stuck|lost|broken|wrong)|eats? (?:up |like )?\S|skips (?:rows|records|entries|items|lines)|fails?|crash(?:es)?|lags?|hangs?)\b/i;

/** Share of a list's items that must be subjects of their own. */
const MOSTLY = 0.75;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type Said = Pick<Assumption, 'text' | 'ifWrong'>;

interface SizeWords {
  interview: string;
  confirm: (path: string) => string;
  nothing: (path: string) => string;
  tooBig: (count: number) => string;
  place: (where: string) => Said;
  whole: Said;
  onlyHere: Said;
  value: (value: string, it: string) => Said;
  rest: (it: string) => Said;
  test: (path: string | null, runner: string | null) => Said;
}

const WORDS: Record<Language, SizeWords> = {
  en: {
    interview: 'What it is to do is for you to say.',
    confirm: (path) => `It is one small change in one place, \`${path}\`: what I take for true is quickly confirmed.`,
    nothing: (path) => `You said what it is and what it shall be, and it stands in one place, \`${path}\`.`,
    tooBig: (count) => `These are ${count} things that can be built apart: one specification for each is clearer.`,
    place: (where) => ({
      text: `The change belongs in ${where}.`,
      ifWrong: 'The wrong place would be changed.',
    }),
    whole: {
      text: 'What the request describes is all of the fault: nothing else goes wrong there.',
      ifWrong: 'The rest of the fault would stay.',
    },
    onlyHere: {
      text: 'The words stand there alone: no translation, test or document repeats them.',
      ifWrong: 'The old words would stay elsewhere.',
    },
    value: (value, it) => ({
      text: `The value is ${value} from then on, everywhere ${it} is used.`,
      ifWrong: 'Some places would need another value.',
    }),
    rest: (it) => ({
      text: `Everything else that ${it} does stays as it is.`,
      ifWrong: 'Something would be left out that you want changed, too.',
    }),
    test: (path, runner) => ({
      text:
        path === null
          ? `A new test${runner === null ? '' : ` (${runner})`} shows that it works; it fails before the change.`
          : `A test beside those in \`${path}\` shows that it works; it fails before the change.`,
      ifWrong: 'It would be proved in another way, or by nobody.',
    }),
  },
  de: {
    interview: 'Was es tun soll, können nur Sie sagen.',
    confirm: (path) =>
      `Das ist eine kleine Änderung an einer Stelle, \`${path}\`: Die Annahmen sind schnell bestätigt.`,
    nothing: (path) =>
      `Sie haben gesagt, was dort steht und was dort stehen soll, und es ist eine Stelle, \`${path}\`.`,
    tooBig: (count) => `Das sind ${count} Dinge, die man getrennt bauen kann: Jedes ist für sich klarer beschrieben.`,
    place: (where) => ({
      text: `Die Änderung gehört nach ${where}.`,
      ifWrong: 'Es würde an der falschen Stelle geändert.',
    }),
    whole: {
      text: 'Was die Anfrage beschreibt, ist der ganze Fehler: Sonst geht dort nichts schief.',
      ifWrong: 'Der Rest des Fehlers bliebe.',
    },
    onlyHere: {
      text: 'Die Worte stehen nur dort: keine Übersetzung, kein Test und kein Dokument wiederholt sie.',
      ifWrong: 'Die alten Worte blieben anderswo stehen.',
    },
    value: (value, it) => ({
      text: `Der Wert ist danach ${value}, überall wo ${it} benutzt wird.`,
      ifWrong: 'Manche Stellen bräuchten einen anderen Wert.',
    }),
    rest: (it) => ({
      text: `Alles andere, was ${it} tut, bleibt, wie es ist.`,
      ifWrong: 'Etwas bliebe aus, was Sie auch geändert haben wollen.',
    }),
    test: (path, runner) => ({
      text:
        path === null
          ? `Ein neuer Test${runner === null ? '' : ` (${runner})`} zeigt, dass es geht; vor der Änderung schlägt er fehl.`
          : `Ein Test neben denen in \`${path}\` zeigt, dass es geht; vor der Änderung schlägt er fehl.`,
      ifWrong: 'Es würde anders bewiesen, oder von niemandem.',
    }),
  },
};
