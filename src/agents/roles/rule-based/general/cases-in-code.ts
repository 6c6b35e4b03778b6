import { contentStems } from '../../../base/english/words';
import type { AreaContext } from '../entries/entry';

/** How cases are worded that code shows. */
interface CaseWords {
  without: (name: string) => string;
  fails: (name: string) => string;
  endsWith: (message: string) => string;
}

/** Most cases of each sort. */
const MOST = 2;
/** Characters of code that are looked at. */
const LOOKED_AT = 10_000;
/** From this score on, found code is what the request is about. */
const IS_ABOUT = 0.6;

/** What may be left out: `retries?: number`, or a line that calls it optional. */
const OPTIONAL = /\b([A-Za-z_]\w{2,40})\?:|\boptional\b[^\n]{0,80}\n[^\S\n]{0,40}([A-Za-z_]\w{2,40})\s?[:=]/gi;
/** A function that is handed over: `onError: (e) =>`. */
const HANDED_OVER =
  /\b([A-Za-z_]\w{2,40})\s?[:=]\s?(?:async\s)?(?:\([^()\n]{0,120}\)\s?=>|\w{1,40}\s?=>|function\b|lambda\b)/g;
/** How code ends that goes wrong: its message. */
const MESSAGE =
  /(?:\bthrow new \w{0,40}|\braise \w{1,40}|\b(?:panic!|bail!|anyhow!|errors\.New|fmt\.Errorf|Err))\s?\(\s{0,40}["'`]([^"'`\n{}$%]{8,70})["'`]/g;

/**
 * Cases to think of that code shows: what may be left out or may fail in the code that the person wrote, and
 * the errors in its words in which the code that was found for the request ends today. At most two of each, in their order.
 */
export function casesInCode(
  { request, written, code }: Pick<AreaContext, 'request' | 'written' | 'code'>,
  words: CaseWords,
): string[] {
  const asked = new Set(contentStems(request.slice(0, LOOKED_AT)));
  const own = written.slice(0, LOOKED_AT);
  const found = code
    .filter(({ score }) => score >= IS_ABOUT)
    .map(({ excerpt }) => excerpt)
    .join('\n')
    .slice(0, LOOKED_AT);
  return [
    ...firstOf(own, OPTIONAL).map((name) => words.without(`\`${name}\``)),
    ...firstOf(own, HANDED_OVER).map((name) => words.fails(`\`${name}\``)),
    ...firstOf(found, MESSAGE)
      .filter((message) => contentStems(message).some((one) => asked.has(one)))
      .map((message) => words.endsWith(message.trim().replace(/[.:]$/, ''))),
  ];
}

function firstOf(text: string, pattern: RegExp): string[] {
  const all = [...text.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? '');
  return [...new Set(all)].slice(0, MOST);
}
