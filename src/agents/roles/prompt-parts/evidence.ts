import { estimateTokens } from '../../base/text/tokens';
import { bearsOutFacts, tellsOfPast, type Evidence, type Location } from '../../session/evidence';
import { elsewhere, linesLabel, placeLabel } from '../../session/place';
import { tokensLeft } from './prompt-frame';
import { fairCap, inline, plainLine, quoted, sanitise, shortenedAround } from '../../base/text/quote';
import type { PromptFrame } from '../../model/role-prompt';

/** Most code points of the line of a piece. */
const HEAD = 400;
/** Tokens are dealt out to blocks of so many pieces, so that one more piece changes nothing before it. */
const BLOCK = 8;
/** What a piece takes besides its excerpt, and the longest excerpt: about 2,000 characters. */
const HEAD_TOKENS = 60;
const LONGEST = 700;
/** An excerpt of fewer tokens shows too little to be worth its place. */
const LEAST = 40;

const HEADING =
  '# Evidence\nThe label of a piece is its id; then come its place, what it shows, and an excerpt. Name no other ids.';

/**
 * The evidence in the order of its numbers under so many tokens. Excerpts are cut to one length first; where even short
 * ones do not fit, only the line that says what a piece shows is given; then the pieces that fit the request least are
 * left out, which is said. What only shares words with the request, as who laid out the interview says, is none of it. Where a
 * model has looked, its conclusion says which of the pieces that were found by words matter: the others have no lines, and of a long
 * piece those lines stay that the conclusion names. No excerpt takes more than `longest` tokens. With `withLines` only those pieces have any.
 */
export function evidenceSection(
  evidence: readonly Evidence[],
  frame: PromptFrame,
  tokens: number,
  { conclusion = '', longest = LONGEST, withLines }: EvidenceDetail = {},
): string {
  const told = evidence
    .filter((piece) => !isBareProof(piece) && piece.unrelated !== true)
    .map((piece) => (withLines?.has(piece.id) === false ? { ...piece, excerpt: '' } : piece));
  if (told.length === 0) return '';
  const room = tokensLeft(tokens, HEADING);
  const ordered = linesOnce([...told].sort((a, b) => numberOf(a) - numberOf(b)));
  const relevance = relevanceIn(conclusion);
  const cap = Math.min(longest, excerptCap(ordered, frame, room, relevance));
  const entries = ordered.map((piece) => ({ score: piece.score, text: entry(piece, frame, cap, relevance) }));
  const kept = cap > 0 ? entries : bestWithin(entries, room);
  const left = entries.length - kept.length;
  return [
    HEADING,
    ...kept.map(({ text }) => text),
    ...(left > 0 ? [`(Left out here: ${left} that fit the request less.)`] : []),
  ].join('\n');
}

interface EvidenceDetail {
  conclusion?: string | undefined;
  longest?: number | undefined;
  withLines?: ReadonlySet<string>;
}

function numberOf({ id }: Evidence): number {
  return Number(id.replace(/\D/g, ''));
}

/** Which pieces a conclusion names by their ids, and which names of code; null where it is not one that a model drew. */
type Relevance = { ids: ReadonlySet<string>; names: readonly string[] } | null;

/** A conclusion that names so many pieces has told them apart. */
const LEAST_NAMED = 3;
/** Pieces that a model has found or read on purpose fit at least so well. */
const ON_PURPOSE = 0.4;

function relevanceIn(conclusion: string): Relevance {
  const ids = new Set(conclusion.match(/\bE\d{1,4}\b/g) ?? []);
  if (ids.size < LEAST_NAMED) return null;
  const quotedNames = [...conclusion.matchAll(/`([^`\s]{3,60})`/g)].map(([, name = '']) => name.replace(/\(.*$/, ''));
  return { ids, names: [...new Set(quotedNames)].filter((name) => !name.includes('/')) };
}

/** Whether a piece only proves what a fact says, which names it: its place alone tells nothing more. */
function isBareProof(piece: Evidence): boolean {
  return bearsOutFacts(piece) && (piece.kind === 'code' || piece.kind === 'test');
}

function headOf(piece: Evidence): string {
  return `${placeAndKind(piece)}: ${plainLine(piece.shows, 160)}`;
}

/** A piece in a block of its own; one without lines is one line, quoted as all of it is. */
function entry(piece: Evidence, frame: PromptFrame, cap: number, relevance: Relevance): string {
  const head = headOf(piece);
  const most = head.includes(piece.excerpt.trim()) ? 0 : Math.min(cap, worthOf(piece, relevance));
  return most > 0
    ? quoted(piece.id, `${head}\n${excerptOf(piece, most, relevance)}`, frame)
    : `- ${piece.id}: ${inline(head, HEAD)}`;
}

/**
 * Most tokens that the lines of a piece are worth. The fact that a piece proves says what is in it; what changed in the past
 * decides nothing, nor does what fits by its words and a model that looked has passed over.
 */
function worthOf(piece: Evidence, relevance: Relevance): number {
  if (tellsOfPast(piece) || bearsOutFacts(piece)) return 0;
  const isPassedOver = relevance !== null && !relevance.ids.has(piece.id) && piece.score < ON_PURPOSE;
  return isPassedOver ? 0 : LONGEST;
}

/** From this share of the lines of both together on, two pieces show the same. */
const NEARLY_ALL = 0.8;

/** Pieces in their order, without the lines of those that nearly are one before them: two that look at the same time read the same. */
function linesOnce(pieces: readonly Evidence[]): Evidence[] {
  return pieces.map((piece, at) =>
    pieces.slice(0, at).some((other) => isNearlySame(other, piece)) ? { ...piece, excerpt: '' } : piece,
  );
}

function isNearlySame(one: Evidence, other: Evidence): boolean {
  if (one.path !== other.path || one.root !== other.root || bearsOutFacts(one) || tellsOfPast(one)) return false;
  const shared = Math.min(one.endLine, other.endLine) - Math.max(one.startLine, other.startLine) + 1;
  const all = Math.max(one.endLine, other.endLine) - Math.min(one.startLine, other.startLine) + 1;
  return shared >= NEARLY_ALL * all;
}

/** Lines of code that say little: empty ones, and the tags and edges of comments. */
const SAYS_LITTLE = /^\s*(?:\*\s*(?:@(?:param|returns?|package|private|internal|type|throws)\b.*)?|\/\*\*?|\*\/)?\s*$/;

/** The excerpt, shortened so that the line that says most stays: what says little goes first. */
function excerptOf(piece: Evidence, tokens: number, relevance: Relevance): string {
  const text = sanitise(piece.excerpt);
  if (estimateTokens(text) <= tokens) return text;
  const lines = text.split('\n');
  const at = focusOf(piece, lines, relevance);
  const kept = lines.map((line, index) => ({ line, index }));
  const telling = kept.filter(({ line, index }) => index === at || !SAYS_LITTLE.test(line));
  const from = telling.findIndex(({ index }) => index === at);
  return shortenedAround(telling.map(({ line }) => line).join('\n'), from, tokens);
}

/**
 * The line that matters most, counted from 0: the one that was found; of a piece that was read from its first line on, one that
 * the conclusion names; else the one that declares what the piece names first.
 */
function focusOf(
  { id, startLine, focus, names = [] }: Evidence,
  lines: readonly string[],
  relevance: Relevance,
): number {
  if (focus !== undefined && focus !== startLine) return focus - startLine;
  if (relevance?.ids.has(id) === true) {
    const said = lines.findIndex((line) => relevance.names.some((name) => line.includes(name)));
    if (said >= 0) return said;
  }
  if (focus !== undefined) return 0;
  const named = names.find(({ defined }) => defined)?.name ?? '';
  const at = named === '' ? -1 : lines.findIndex((line) => !/^\s*(?:\*|\/\/|#)/.test(line) && line.includes(named));
  return Math.max(0, at);
}

/** Tokens each excerpt may have; 0 where only heads fit. The last block counts as full of long excerpts, whatever it holds. */
function excerptCap(ordered: readonly Evidence[], frame: PromptFrame, room: number, relevance: Relevance): number {
  const full = ordered.slice(0, Math.floor((ordered.length - 1) / BLOCK) * BLOCK);
  const heads = full.reduce(
    (sum, piece) => sum + estimateTokens(entry(piece, frame, 0, relevance)),
    BLOCK * HEAD_TOKENS,
  );
  const sizes = full.map((piece) => Math.min(worthOf(piece, relevance), estimateTokens(sanitise(piece.excerpt))));
  const cap = fairCap([...sizes, ...Array.from({ length: BLOCK }, () => LONGEST)], room - heads);
  return cap < LEAST ? 0 : cap;
}

function bestWithin<T extends { score: number; text: string }>(entries: readonly T[], room: number): T[] {
  let left = room;
  const kept = new Set<T>();
  for (const item of [...entries].sort((a, b) => b.score - a.score)) {
    left -= estimateTokens(item.text);
    if (left < 0) break;
    kept.add(item);
  }
  return entries.filter((item) => kept.has(item));
}

/** Where a piece of the workspace stands: `src/a.ts:3-9`, with the root's name in front where there are several. */
export function placeOf(location: Location): string {
  return plainLine(linesLabel(location), 160);
}

/** The same for any piece; of a page of the web, its address and that it counts for less. */
function placeAndKind(piece: Evidence): string {
  const place = elsewhere(piece);
  if (place === null) return `${placeOf(piece)} (${piece.kind})`;
  if (place.kind === 'web') return `${plainLine(place.address, 500)} (web, of lower standing than the workspace)`;
  return plainLine(placeLabel(piece), 160);
}
