/** What belongs together whatever marks are in it: code, then quotes, then what is in brackets. */
const CODE = /(?<!`)(`{1,2})(?!`)[^`]+\1(?!`)/g;
const QUOTES = /"[^"]+"|“[^“”]+”|„[^„“”]+[“”]|«[^«»]+»|(?<![\p{L}\p{N}])['‘][^'‘’\n]{1,200}['’](?![\p{L}\p{N}])/gu;
const BRACKETS = /\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g;
/** Brackets in brackets that are seen. */
const DEPTH = 4;

/** A text in which code, quotes and brackets are blanks of the same length: what is found in it stands in the sentence itself. */
export function withoutHeld(text: string): string {
  const blank = (held: string) => '_'.repeat(held.length);
  let shown = text.replace(CODE, blank).replace(QUOTES, blank);
  for (let depth = 0; depth < DEPTH; depth++) shown = shown.replace(BRACKETS, blank);
  return shown;
}

/** Replaces what a global pattern finds in the sentence itself; code, quotes and what is in brackets stay as they are. */
export function replacedInSentence(text: string, pattern: RegExp, replaced: (found: string) => string): string {
  let end = 0;
  const parts = [...withoutHeld(text).matchAll(pattern)].map(({ 0: found, index }) => {
    const before = text.slice(end, index);
    end = index + found.length;
    return `${before}${replaced(found)}`;
  });
  return `${parts.join('')}${text.slice(end)}`;
}
