import { estimateTokens } from '../../base/text/tokens';
import type { Exchange } from '../../session/exchanges';
import { exchangeEntry, exchangeLine, RECENT_WORDS, WORDS } from './exchange-entry';
import { inline } from '../../base/text/quote';

/** Exchanges are folded in blocks of so many, so that what was written changes seldom. */
const BLOCK = 8;
/** Most code points of a free message, and of an older one. */
const MESSAGE = 1_200;
const OLD_MESSAGE = 160;
/** Messages given in full. */
const RECENT_MESSAGES = 6;
/** Most images sent along with a prompt: the newest. */
const MOST_IMAGES = 4;

/** Exchanges whose words of the person's own are told whole for as long as anything else can give way: those of the last block, and at least so many. */
const RECENT = 4;
/** Code points that a token of the person's words stands for at least, and the fewest that are told of a recent answer. */
const PER_TOKEN = 2;
const LEAST_WORDS = 40;

/** How much is told of an exchange: all of it, all but what the options said of themselves, a line with all that was answered, a line, a short line. */
const LEVELS = ['full', 'labels', 'words', 'line', 'short', 'left_out'] as const;
type Level = (typeof LEVELS)[number];

/**
 * What gives way first: what the options of older exchanges said of themselves, then the rest of these; the block that is
 * still growing keeps its form longer, and is never left out.
 */
const FOLDING: readonly { which: 'older' | 'last'; level: Level }[] = [
  { which: 'older', level: 'labels' },
  { which: 'older', level: 'line' },
  { which: 'last', level: 'labels' },
  { which: 'older', level: 'short' },
  { which: 'last', level: 'line' },
  { which: 'older', level: 'left_out' },
  { which: 'last', level: 'short' },
];

interface Transcript {
  /** The section: what was written stays as it is, up to the next folding. */
  text: string;
  /** The exchanges of which only what the options say of themselves is left out, and those of which more is, oldest first. */
  withLabels: Exchange[];
  folded: Exchange[];
}

/**
 * All exchanges in the order of asking, under so many tokens. Each is written once and not changed as others follow. Where
 * they no longer fit, what the options of the oldest eight said of themselves goes first; then these are folded into a line
 * each, and so on. What the person wrote in the last answers stays whole for as long as anything else can give way; what is
 * left out in the end is said. `atMost`: with no more than this of any exchange, for who needs only what was settled.
 */
export function transcript(exchanges: readonly Exchange[], tokens: number, atMost: Level = 'full'): Transcript {
  const blocks = folding(exchanges, tokens, atMost);
  return {
    text: ['# Transcript', ...blocks.map(({ text }) => text)].join('\n\n'),
    withLabels: blocks.filter(({ level }) => level === 'labels').flatMap(({ own }) => own),
    folded: blocks.filter(({ level }) => level !== 'full' && level !== 'labels').flatMap(({ own }) => own),
  };
}

/** What the cards of exchanges said that the transcript tells with labels alone, the last ones as far as the tokens go. */
export function cardsAfterAll(exchanges: readonly Exchange[], heading: string, tokens: number): string {
  const kept: string[] = [];
  let left = tokens;
  for (const exchange of [...exchanges].reverse()) {
    const entry = exchangeEntry(exchange, 'card');
    if (entry === '') continue;
    left -= estimateTokens(entry) + 1;
    if (left < 0) break;
    kept.unshift(entry);
  }
  return kept.length === 0 ? '' : [`# ${heading}`, ...kept].join('\n\n');
}

/** Folded exchanges that a role needs in full after all, such as those of its topic, as far as the tokens go. */
export function fullAfterAll(exchanges: readonly Exchange[], heading: string, tokens: number): string {
  if (exchanges.length === 0) return '';
  return [`# ${heading}`, ...folding(exchanges, tokens).map(({ text }) => text)].join('\n\n');
}

interface Block {
  own: readonly Exchange[];
  level: Level;
  text: string;
  /** Tokens of the text. */
  size: number;
}

function folding(exchanges: readonly Exchange[], tokens: number, atMost: Level = 'full'): Block[] {
  const blocks: Block[] = [];
  const lastBlock = Math.floor(Math.max(0, exchanges.length - 1) / BLOCK) * BLOCK;
  const recent = new Set(exchanges.slice(Math.min(lastBlock, Math.max(0, exchanges.length - RECENT))));
  for (let start = 0; start < exchanges.length; start += BLOCK) {
    blocks.push(atLevel(exchanges.slice(start, start + BLOCK), atMost, recent));
  }
  let size = blocks.reduce((sum, block) => sum + block.size, 0);
  for (const { which, level } of FOLDING) {
    for (const [index, block] of blocks.entries()) {
      if (size <= tokens) return blocks;
      if ((index === blocks.length - 1) !== (which === 'last')) continue;
      if (LEVELS.indexOf(level) <= LEVELS.indexOf(block.level)) continue;
      const shorter = atLevel(block.own, level, recent);
      blocks[index] = shorter;
      size += shorter.size - block.size;
    }
  }
  const last = blocks.at(-1);
  if (last === undefined || size <= tokens) return blocks;
  // Nothing but the person's own words is left to give way.
  const room = tokens - size + last.size - atLevel(last.own, 'short', recent, LEAST_WORDS).size;
  const words = LEAST_WORDS + Math.max(0, Math.floor((PER_TOKEN * room) / last.own.length));
  return [...blocks.slice(0, -1), atLevel(last.own, 'short', recent, words)];
}

function atLevel(own: readonly Exchange[], level: Level, recent: ReadonlySet<Exchange>, words = RECENT_WORDS): Block {
  const text = told(own, level, recent, words);
  return { own, level, text, size: estimateTokens(text) + 1 };
}

/** `words`: most code points of what the person wrote in a recent answer. */
function told(own: readonly Exchange[], level: Level, recent: ReadonlySet<Exchange>, words: number): string {
  if (level === 'left_out')
    return `(${own[0]?.questionId ?? ''} to ${own.at(-1)?.questionId ?? ''} are left out here.)`;
  if (level === 'full' || level === 'labels') {
    const detail = level === 'full' ? 'all' : 'labels';
    return own.map((exchange) => exchangeEntry(exchange, detail, recent.has(exchange) ? words : WORDS)).join('\n\n');
  }
  return own
    .map((exchange) =>
      exchangeLine(exchange, level === 'short', recent.has(exchange) ? words : level === 'words' ? WORDS : undefined),
    )
    .join('\n');
}

/** The person’s free messages, oldest first; the older ones cut. Belongs to what changes, since nothing dates them. */
export function messagesSection(messages: readonly { id: string; text: string }[]): string {
  if (messages.length === 0) return '';
  const lines = messages.map(({ id, text }, index) => {
    const recent = index >= messages.length - RECENT_MESSAGES;
    return `${id}: ${inline(text, recent ? MESSAGE : OLD_MESSAGE)}`;
  });
  return `# The person’s messages, besides their answers\n${lines.join('\n')}`;
}

/** The last of the messages that fit into so many tokens; how many came before them is said. */
export function lastMessages(messages: readonly { id: string; text: string }[], tokens: number): string {
  return lastOnes(messages, messagesSection, tokens);
}

/** A section with as many of the last items as fit; how many came before them is said. */
export function lastOnes<T>(items: readonly T[], section: (items: readonly T[]) => string, tokens: number): string {
  let from = 0;
  while (from < items.length - 1 && estimateTokens(section(items.slice(from))) > tokens) from += 1;
  const told = section(items.slice(from));
  return from === 0 ? told : `${told}\n(${from} before these are left out here.)`;
}

/** The images that the person answered with: at most four, the newest. */
export function imagesOf(exchanges: readonly Exchange[]): { hash: string; name: string }[] {
  return exchanges.flatMap(({ type, answer }) => (type === 'ask_image' ? imagesIn(answer) : [])).slice(-MOST_IMAGES);
}

function imagesIn(answer: unknown): { hash: string; name: string }[] {
  if (typeof answer !== 'object' || answer === null || !('images' in answer) || !Array.isArray(answer.images))
    return [];
  return answer.images.flatMap((image: unknown) => {
    if (typeof image !== 'object' || image === null || !('hash' in image) || !('name' in image)) return [];
    const { hash, name } = image;
    return typeof hash === 'string' && typeof name === 'string' ? [{ hash, name }] : [];
  });
}
