import { JOINED } from '../text/block';

/** Most statements made from one free text; what is over that stays with the last. */
const MOST_PIECES = 30;

/** What a line begins with in a list, a heading or a quotation. */
const BULLET = /^\s*(?:[-*•–>]|#{1,6}|\d{1,2}[.)]|\[[ xX]?\])\s+/u;
/** The same without the sign of a heading: an answer that begins with it shows a comment of code. */
const ITEM = /^\s*(?:[-*•–>]|\d{1,2}[.)]|\[[ xX]?\])\s+/u;
/** A line of code: it is set in, is a comment, begins with a bracket or ends with one. Arrows, colons and semicolons people write, too. */
const CODE_LINE = /^(?: {2,}|\t)\S|^#(?!#)|^[[{}<]|[{}]$|\);$/u;
const SCENARIO_START = /^(?:scenario\b.*|given\b.*)/iu;
const SCENARIO_STEP = /^(?:when|then|and|but)\b/iu;
/** Where a sentence ends, unless the stop belongs to an abbreviation, or to the number of a step. */
export const SENTENCE_END =
  /(?<!\b(?:e\.g|i\.e|etc|vs|cf|no|approx|incl|resp|bzw|usw|ggf|evtl|inkl|vgl|ca|Nr|u\.a|z\.B|d\.h|z|z\. B|d\. h)\.)(?<!(?:^|[.!?]\s)\d\.)(?<![:;]\s1\.)(?<=[.!?…])\s+(?=["'“(`]?[\p{Lu}\p{N}])|(?<=[。！？])/u;

/**
 * The items of a text that is visibly a list: its lines, bullets or numbered parts; a text that is no list is one item.
 * The steps of a Given/When/Then scenario stay together, and a line that announces others with the first of them.
 */
export function itemsOf(text: string): string[] {
  if (isCode(text)) return [text.trim().replace(/\s*\n\s*/g, JOINED)];
  const lines = isNumbered(text) ? inItsOrder(text) : casesApart(text);
  return limited(linesOf(lines, ITEM).map((item) => item.replace(/\s+/g, ' ').trim()));
}

/** Whether the lines of a text are code, which is no list. */
function isCode(text: string): boolean {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const isList = lines.some((line) => ITEM.test(line) || SCENARIO_START.test(line.trim()));
  return lines.length > 1 && !isList && lines.filter((line) => CODE_LINE.test(line)).length > 1;
}

/** A numbered text with each part on a line of its own: “the last 5. 3. Nothing new” has a third part, and no fifth. */
function inItsOrder(text: string): string {
  let next = 2;
  return text.replace(/\s(?=(\d{1,2})[.)]\s)/g, (space, number: string) => {
    if (Number(number) !== next) return space;
    next += 1;
    return '\n';
  });
}

/** Cases in a row, each with what comes of it, with a stroke between them: “empty → none / two → both”. */
function casesApart(text: string): string {
  const cases = text.split(/\s\/\s/u);
  return cases.length > 1 && cases.every((one) => /\S\s*(?:→|->|=>)\s*\S/u.test(one)) ? cases.join('\n') : text;
}

/** Whether a text counts its parts: "1. Open it 2. Press it". */
function isNumbered(text: string): boolean {
  return /^\s*1[.)]\s/.test(text) && /\s2[.)]\s/.test(text);
}

/**
 * The single things said in a free text: its lines, list items, sentences and parts between semicolons, in order.
 * The steps of a Given/When/Then scenario stay together, and a line that announces others ("Two things:") with the first
 * of them.
 */
export function piecesOf(text: string): string[] {
  return limited(
    linesOf(text)
      .flatMap((line) =>
        SCENARIO_START.test(line)
          ? scenariosIn(line)
          : outsideQuotes(line, SENTENCE_END).flatMap((part) => outsideQuotes(part, /;\s+|;$|；/u)),
      )
      .map((piece) => piece.replace(/\s+/g, ' ').trim()),
  );
}

/** The sentences of a text on one line, in order. */
export function sentencesOf(text: string): string[] {
  return outsideQuotes(text, SENTENCE_END)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** What somebody quotes: a text on a page, a message, a piece of code. It stays in one piece. */
const QUOTATION =
  /“[^”\n]{1,300}”|„[^“”\n]{1,300}[“”]|"[^"\n]{0,300}"|`[^`\n]{1,300}`|(?<![\p{L}\p{N}])'[^'\n]{1,300}'(?![\p{L}\p{N}])/gu;

/** A text split by a pattern, but not within what it quotes. */
function outsideQuotes(text: string, pattern: RegExp): string[] {
  const quoted = [...text.matchAll(QUOTATION)].map(({ index, 0: { length } }) => [index, index + length] as const);
  if (quoted.length === 0) return text.split(pattern);
  const parts: string[] = [];
  let start = 0;
  for (const { index, 0: end } of text.matchAll(new RegExp(pattern, 'gu'))) {
    if (quoted.some(([from, to]) => from < index && index < to)) continue;
    parts.push(text.slice(start, index));
    start = index + end.length;
  }
  return [...parts, text.slice(start)];
}

function linesOf(text: string, bullet = BULLET): string[] {
  return scenarios(unwrapped(text.split(/\r\n|[\r\n]/)).map((line) => line.replace(bullet, '').trim()));
}

/** From so many characters on, a line that nothing ends may go on below, where there are so many lines. */
const WRAPPED = 40;
const SET_TO_WIDTH = 5;
/** A case of its own begins with its label, or names what comes of it: “as today: …”, “empty → none”. */
const GOES_ON =
  /^\s*(?!(?:when|if|while|where|wenn|falls|sobald)\b|(?:as|wie) \p{L}{3,12}: |.{1,200}(?:→|->|=>) )\p{Ll}/u;
const ENDED = /[.!?…:;。！？]$/u;
/** Who writes a list in small letters begins each line with one. */
const BEGINS = /^\s*(?:[-*•–>]\s+|\d{1,2}[.)]\s+)?["'“(]?\p{Lu}/u;

/** Lines without those that only go on with the one before, as where a text is set to a width: they are one sentence. */
function unwrapped(lines: readonly string[]): readonly string[] {
  if (lines.filter((line) => line.trim() !== '').length < SET_TO_WIDTH) return lines;
  const sentences: string[] = [];
  let before = '';
  let isSentence = false;
  for (const line of lines) {
    const text = line.trimEnd();
    if (isSentence && before.length >= WRAPPED && !ENDED.test(before) && GOES_ON.test(text)) {
      sentences.push(`${sentences.pop() ?? ''} ${text.trim()}`);
    } else {
      isSentence = BEGINS.test(text);
      sentences.push(text);
    }
    before = text;
  }
  return sentences;
}

/** Without what says nothing, with what announces others before them, and not more than there may be. */
function limited(single: readonly string[]): string[] {
  const pieces: string[] = [];
  for (const piece of single) {
    if (!/[\p{L}\p{N}]/u.test(piece)) continue;
    const announcing = pieces.at(-1)?.endsWith(':') === true ? `${pieces.pop() ?? ''} ` : '';
    pieces.push(`${announcing}${piece}`);
  }
  if (pieces.length <= MOST_PIECES) return pieces;
  return [...pieces.slice(0, MOST_PIECES - 1), pieces.slice(MOST_PIECES - 1).join('; ')];
}

/** Where another scenario begins on the line of one that has come to its result. */
const NEXT_SCENARIO = /(?<=[.;,!])\s(?:and )?(?=given\s)/giu;

/** The scenarios that stand on one line, each with its own Given. */
function scenariosIn(line: string): string[] {
  if (/^scenario\b/iu.test(line)) return [line];
  return line
    .split(NEXT_SCENARIO)
    .reduce<string[]>((all, part) => {
      const last = all.at(-1);
      // Before a result was told, another Given only goes on.
      if (last === undefined || /\bthen\b/iu.test(last)) return [...all, part];
      return [...all.slice(0, -1), `${last} ${part}`];
    }, [])
    .map((part) => part.replace(/[;,]$/, ''));
}

function scenarios(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let inScenario = false;
  for (const line of lines) {
    const last = joined.length - 1;
    if (
      inScenario &&
      (SCENARIO_STEP.test(line) ||
        (SCENARIO_START.test(line) &&
          /^scenario\b/iu.test(joined[last] ?? '') &&
          !/\bgiven\b/iu.test(joined[last] ?? '')))
    ) {
      joined[last] = `${(joined[last] ?? '').replace(/[.,;]$/, '')}, ${line}`;
      continue;
    }
    inScenario = SCENARIO_START.test(line);
    joined.push(line);
  }
  return joined;
}
