import { estimateTokens } from '../../base/text/tokens';
import type { Exchange } from '../../session/exchanges';
import { exchangeEntry, exchangeLine } from './exchange-entry';
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

/** How much is told of an exchange. */
type Level = 'full' | 'line' | 'short' | 'left_out';

/** What gives way first: the block that is still growing keeps its form longer than the older ones, and is never left out. */
const FOLDING: readonly { which: 'older' | 'last'; level: Level }[] = [
  { which: 'older', level: 'line' },
  { which: 'older', level: 'short' },
  { which: 'last', level: 'line' },
  { which: 'last', level: 'short' },
  { which: 'older', level: 'left_out' },
];

interface Transcript {
  /** The section: what was written stays as it is, up to the next folding. */
  text: string;
  /** The exchanges that are not told in full, oldest first. */
  folded: Exchange[];
}

/**
 * All exchanges in the order of asking, under so many tokens. Each is written once and not changed as others follow. Where
 * they no longer fit, the oldest eight are folded into a line each, and so on; then into shorter lines; what is left out
 * in the end is said.
 */
export function transcript(exchanges: readonly Exchange[], tokens: number): Transcript {
  const blocks = folding(exchanges, tokens);
  return {
    text: ['# Transcript', ...blocks.map(({ text }) => text)].join('\n\n'),
    folded: blocks.filter(({ level }) => level !== 'full').flatMap(({ own }) => own),
  };
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

function folding(exchanges: readonly Exchange[], tokens: number): Block[] {
  const blocks: Block[] = [];
  for (let start = 0; start < exchanges.length; start += BLOCK) {
    blocks.push(atLevel(exchanges.slice(start, start + BLOCK), 'full'));
  }
  let size = blocks.reduce((sum, block) => sum + block.size, 0);
  for (const { which, level } of FOLDING) {
    for (const [index, block] of blocks.entries()) {
      if (size <= tokens) return blocks;
      if ((index === blocks.length - 1) !== (which === 'last')) continue;
      const shorter = atLevel(block.own, level);
      blocks[index] = shorter;
      size += shorter.size - block.size;
    }
  }
  return blocks;
}

function atLevel(own: readonly Exchange[], level: Level): Block {
  const text = told(own, level);
  return { own, level, text, size: estimateTokens(text) + 1 };
}

function told(own: readonly Exchange[], level: Level): string {
  if (level === 'full') return own.map(exchangeEntry).join('\n\n');
  if (level === 'left_out')
    return `(${own[0]?.questionId ?? ''} to ${own.at(-1)?.questionId ?? ''} are left out here.)`;
  return own.map((exchange) => exchangeLine(exchange, level === 'short')).join('\n');
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
