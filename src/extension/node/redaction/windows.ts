/** Characters that are worked on at a time: 3 ms of work, and at worst about 20. */
const WINDOW = 16_384;

/** Characters of the end of one window that the next one sees again, so that what lies across is seen whole. */
const OVERLAP = 2_048;

/** Characters after a window's end in which a good place to cut is looked for. */
const REACH = 4_096;

/** Characters in the middle of which nothing is cut: those of keys, tokens and addresses, and of the mark itself. */
const INSIDE = /[\p{L}\p{N}+/=_.~:@%[\]\\-]/u;

/**
 * Takes secrets out of a text of any length piece by piece, letting others run in between. `redact` must change nothing
 * the second time, since it sees the overlaps twice.
 */
export async function inWindows(
  text: string,
  redact: (piece: string) => Promise<string>,
  breathe: () => Promise<void>,
): Promise<string> {
  if (text.length <= WINDOW) return redact(text);
  const done: string[] = [];
  let carried = '';
  for (let at = 0; at < text.length;) {
    await breathe();
    const end = cutAfter(text, at + WINDOW);
    const safe = await redact(carried + text.slice(at, end));
    at = end;
    const kept = at < text.length ? cutBefore(safe, safe.length - OVERLAP) : safe.length;
    done.push(safe.slice(0, kept));
    carried = safe.slice(kept);
  }
  return done.join('');
}

/** The first place from `from` on to cut at: a line's end if one is near, else the end of a word. */
function cutAfter(text: string, from: number): number {
  if (from >= text.length) return text.length;
  const line = text.indexOf('\n', from);
  if (line !== -1 && line - from < REACH) return line + 1;
  for (let at = from; at < Math.min(text.length, from + REACH); at++) if (isCut(text, at)) return at;
  return Math.min(text.length, from + REACH);
}

/** The last place up to `from` to cut at. */
function cutBefore(text: string, from: number): number {
  const line = text.lastIndexOf('\n', from - 1);
  if (line !== -1 && from - line < REACH) return line + 1;
  for (let at = from; at > Math.max(0, from - REACH); at--) if (isCut(text, at)) return at;
  return Math.max(0, from - REACH);
}

function isCut(text: string, at: number): boolean {
  return !INSIDE.test(text[at] ?? ' ') || !INSIDE.test(text[at - 1] ?? ' ');
}

/** Characters of the longest secret that is one word. */
const LONGEST_WORD = 200;

/**
 * A part of a text without what it would cut in two: half a key is not known for one any more. Where a word is longer than
 * any key, as much of it is left out as a key may have. `kept`: a place that stays in it.
 */
export function wholeWords(text: string, from: number, to: number, kept = to): string {
  let start = Math.max(0, from);
  let end = Math.min(text.length, to);
  if (start > 0) {
    const last = Math.min(end, kept, start + LONGEST_WORD);
    while (start < last && !isCut(text, start)) start += 1;
  }
  if (end < text.length) {
    const first = Math.max(start, end - LONGEST_WORD);
    while (end > first && !isCut(text, end)) end -= 1;
  }
  return text.slice(start, end);
}
