import type { Clock } from '../base/async/clock';
import { repair, withoutThinking } from './parse-reply';
import { plainJson } from './plain-json';

/** Milliseconds between two partial results: quicker than the eye needs. */
const LEAST_GAP = 80;
/** The share of the time that reading partial results may take is one in so many. */
const LEAST_REST = 4;
/** Characters of a reply up to which it is shown while it streams in. */
const MOST_CHARS = 30_000;

/**
 * Reads a reply while it streams in: gives `onPartial` the unfinished JSON value in the text so far, unchecked, at most
 * every 80 ms and only as the text grows beyond what was given before, also over a reply that is begun anew. The
 * function that comes back throws nothing, whatever the text and whatever `onPartial` does.
 */
export function partialReader(clock: Clock, onPartial: (value: unknown) => void): (soFar: string) => void {
  let longest = 0;
  let due = Number.NEGATIVE_INFINITY;
  return (soFar) => {
    const from = clock.elapsed();
    if (from < due || soFar.length <= longest || soFar.length > MOST_CHARS) return;
    const value = unfinished(soFar);
    due = from + Math.max(LEAST_GAP, LEAST_REST * (clock.elapsed() - from));
    if (value === undefined) return;
    longest = soFar.length;
    try {
      onPartial(value);
    } catch {
      // What is shown early is a courtesy: the reply goes on without it.
    }
  };
}

function unfinished(soFar: string): unknown {
  const text = withoutThinking(soFar);
  const start = text.indexOf('{');
  if (start < 0 || /^\s*<think/i.test(text)) return undefined;
  const value = plainJson(repair(text.slice(start)));
  return typeof value === 'object' && value !== null ? value : undefined;
}
