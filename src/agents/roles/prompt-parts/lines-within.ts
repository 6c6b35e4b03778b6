import { estimateTokens } from '../../base/text/tokens';

/** Tokens kept for saying that something is left out. */
const NOTE = 12;

/** The first lines that fit into so many tokens, and how many more there are. */
export function linesWithin(lines: readonly string[], tokens: number): string[] {
  const sizes = lines.map((line) => estimateTokens(`${line}\n`));
  if (sizes.reduce((sum, size) => sum + size, 0) <= tokens) return [...lines];
  let left = tokens - NOTE;
  const kept = lines.filter((_, at) => (left -= sizes[at] ?? 0) >= 0);
  return [...kept, `(${lines.length - kept.length}${kept.length > 0 ? ' more' : ''} left out here.)`];
}

/** The same for what is told oldest first: the last ones are kept. */
export function lastWithin(lines: readonly string[], tokens: number): string[] {
  return linesWithin([...lines].reverse(), tokens).reverse();
}
