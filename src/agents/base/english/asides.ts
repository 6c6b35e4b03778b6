/** Part of a text: from its first character to behind its last. */
export interface Span {
  start: number;
  end: number;
}

/** What stands in brackets, and what is quoted. An apostrophe within a word quotes nothing. */
const ENCLOSED =
  /\([^()]{0,300}\)|\[[^[\]]{0,300}\]|“[^”]{0,300}”|"[^"\n]{0,300}"|„[^“”]{0,300}[“”]|«[^»]{0,300}»|(?<![\p{L}\p{N}])'[^'\n]{1,300}'(?![\p{L}\p{N}])/gu;

/** Words that examples follow. "Like" brings examples of things in the plural; one would like, and things look like others. */
const EXAMPLES =
  /\b(?:e\.\s?g\.|for (?:example|instance)|such as|(?<!\b(?:looks|feels|works|behaves|acts|sounds|seems|is|was|does|users|people)\s)(?<=\b[\p{L}-]{1,30}s,?\s)like(?! to\b))[,:]?\s+/giu;

/** Words behind which stands what is not meant. */
const RULED_OUT =
  /\b(?:instead of|rather than|except(?: for)?|apart from|other than|not about|nothing about|without)\s+/gi;

/** Words that end a thing's name: what comes behind them is about something else. */
const BEHIND =
  /^(?:for|in|on|at|to|of|from|into|when|while|so|that|which|who|with|without|by|if|because|but|then|can|should|must|will|is|are|was|were|has|have)$/i;

/** Words of one thing's name at most. */
const LONGEST_NAME = 4;
/** Characters of a list at most. */
const LONGEST_LIST = 300;
/** More asides than this are not looked for: no request has them. */
const MOST_ASIDES = 100;

/**
 * The parts of a text that name something beside its subject: what stands in brackets or is quoted, what is given as an
 * example, and what is ruled out. In the order of the text; they may overlap.
 */
export function asidesIn(text: string): Span[] {
  const enclosed = firstOf(text, ENCLOSED);
  const examples = examplesIn(text);
  const ruledOut = firstOf(text, RULED_OUT).map(({ end }) => listAfter(text, end, false));
  return [...enclosed, ...examples, ...ruledOut].sort((one, other) => one.start - other.start);
}

/** The parts of a text that are given as examples, behind “such as”, “e.g.” and the like, in its order. */
export function examplesIn(text: string): Span[] {
  return firstOf(text, EXAMPLES).map(({ end }) => listAfter(text, end, true));
}

/** Whether all of a part lies in one of these. */
export function isWithin({ start, end }: Span, spans: readonly Span[]): boolean {
  return spans.some((span) => span.start <= start && end <= span.end);
}

function firstOf(text: string, pattern: RegExp): Span[] {
  const found: Span[] = [];
  for (const { index, 0: match } of text.matchAll(pattern)) {
    found.push({ start: index, end: index + match.length });
    if (found.length === MOST_ASIDES) break;
  }
  return found;
}

/** One name, or a list of them, up to what is about something else or to the end of the clause. */
function listAfter(text: string, start: number, isList: boolean): Span {
  let end = start;
  let words = 0;
  for (const { 0: piece, index } of text.slice(start, start + LONGEST_LIST).matchAll(/[\p{L}\p{N}_./#+-]+|[^\s]/gu)) {
    const word = piece.replace(/[.]+$/, '');
    const joins = isList && (piece === ',' || /^(?:and|or)$/i.test(piece));
    if (joins) words = 0;
    else if (!/[\p{L}\p{N}]/u.test(piece) || BEHIND.test(word) || words === LONGEST_NAME) break;
    else words += 1;
    if (!joins) end = start + index + word.length;
    if (word !== piece) break;
  }
  return { start, end };
}

/** A text without what stands in round brackets: an example, or a word on the side. */
export function withoutBrackets(text: string): string {
  return text.replace(/\([^()]{0,300}\)/gu, ' ');
}
