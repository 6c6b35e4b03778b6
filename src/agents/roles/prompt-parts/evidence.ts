import { estimateTokens } from '../../base/text/tokens';
import { bearsOutFacts, tellsOfPast, type Evidence, type Location } from '../../session/evidence';
import { elsewhere, linesLabel, placeLabel } from '../../session/place';
import { tokensLeft } from './frame';
import { fairCap, plainLine, quoted, sanitise, shortenedAround } from '../../base/text/quote';
import type { PromptFrame } from '../../model/role-prompt';

/** Tokens are dealt out to blocks of so many pieces, so that one more piece changes nothing before it. */
const BLOCK = 8;
/** What a piece takes besides its excerpt, and the longest excerpt: about 2,000 characters. */
const HEAD_TOKENS = 60;
const LONGEST = 700;
/** Most of what only proves a fact. */
const PROOF = 60;
/** An excerpt of fewer tokens shows too little to be worth its place. */
const LEAST = 40;

const HEADING =
  '# Evidence\nPieces of the workspace. The label of each is its id, such as E1; then come its place, what it shows, and an excerpt. Name no id that does not exist.';

/**
 * The evidence in the order of its numbers under so many tokens. Excerpts are cut to one length first; where even short
 * ones do not fit, only the line that says what a piece shows is given; then the pieces that fit the request least are
 * left out, which is said.
 */
export function evidenceSection(evidence: readonly Evidence[], frame: PromptFrame, tokens: number): string {
  if (evidence.length === 0) return '';
  const room = tokensLeft(tokens, HEADING);
  const ordered = [...evidence].sort((a, b) => numberOf(a) - numberOf(b));
  const cap = excerptCap(ordered, frame, room);
  const entries = ordered.map((piece) => ({ score: piece.score, text: entry(piece, frame, cap) }));
  const kept = cap > 0 ? entries : bestWithin(entries, room);
  const left = entries.length - kept.length;
  return [
    HEADING,
    ...kept.map(({ text }) => text),
    ...(left > 0 ? [`(Left out here: ${left} that fit the request less.)`] : []),
  ].join('\n');
}

function numberOf({ id }: Evidence): number {
  return Number(id.replace(/\D/g, ''));
}

function entry(piece: Evidence, frame: PromptFrame, cap: number): string {
  const head = `${placeAndKind(piece)}: ${plainLine(piece.shows, 160)}`;
  const most = Math.min(cap, worthOf(piece));
  return quoted(piece.id, most > 0 ? `${head}\n${excerptOf(piece, most)}` : head, frame);
}

/**
 * Most tokens that the lines of a piece are worth. The facts tell what one of them proves, so that code or a test that
 * only does that has no lines, and a manifest the few around what it proves; what changed in the past decides nothing.
 */
function worthOf(piece: Evidence): number {
  if (tellsOfPast(piece)) return 0;
  if (!bearsOutFacts(piece)) return LONGEST;
  return piece.kind === 'code' || piece.kind === 'test' ? 0 : PROOF;
}

/** Lines of code that say little: empty ones, and the tags and edges of comments. */
const SAYS_LITTLE = /^\s*(?:\*\s*(?:@(?:param|returns?|package|private|internal|type|throws)\b.*)?|\/\*\*?|\*\/)?\s*$/;

/** The excerpt, shortened so that the line that says most stays: what says little goes first. */
function excerptOf(piece: Evidence, tokens: number): string {
  const text = sanitise(piece.excerpt);
  if (estimateTokens(text) <= tokens) return text;
  const lines = text.split('\n');
  const at = focusOf(piece, lines);
  const kept = lines.map((line, index) => ({ line, index }));
  const telling = kept.filter(({ line, index }) => index === at || !SAYS_LITTLE.test(line));
  const from = telling.findIndex(({ index }) => index === at);
  return shortenedAround(telling.map(({ line }) => line).join('\n'), from, tokens);
}

/** The line that matters most, counted from 0: the one that was found, else the one that declares what the piece names first. */
function focusOf({ startLine, focus, names = [] }: Evidence, lines: readonly string[]): number {
  if (focus !== undefined) return focus - startLine;
  const named = names.find(({ defined }) => defined)?.name ?? '';
  const at = named === '' ? -1 : lines.findIndex((line) => !/^\s*(?:\*|\/\/|#)/.test(line) && line.includes(named));
  return Math.max(0, at);
}

/** Tokens each excerpt may have; 0 where only heads fit. The last block counts as full of long excerpts, whatever it holds. */
function excerptCap(ordered: readonly Evidence[], frame: PromptFrame, room: number): number {
  const full = ordered.slice(0, Math.floor((ordered.length - 1) / BLOCK) * BLOCK);
  const heads = full.reduce((sum, piece) => sum + estimateTokens(entry(piece, frame, 0)), BLOCK * HEAD_TOKENS);
  const sizes = full.map((piece) => Math.min(worthOf(piece), estimateTokens(sanitise(piece.excerpt))));
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
