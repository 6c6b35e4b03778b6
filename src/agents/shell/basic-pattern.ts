/** Characters that are special in a basic regular expression only after a backslash, and in ripgrep's only without. */
const TURNED = new Set(['|', '(', ')', '{', '}', '+', '?']);

/**
 * A basic regular expression, as grep reads one without -E, in the form that ripgrep reads: `\|` becomes `|`, and a plain
 * `+` becomes `\+`.
 */
export function fromBasicPattern(pattern: string): string {
  let result = '';
  for (let at = 0; at < pattern.length; at++) {
    const char = pattern[at] ?? '';
    if (char === '\\') {
      at += 1;
      const next = pattern[at] ?? '\\';
      if (next === '<' || next === '>') result += '\\b';
      else result += TURNED.has(next) ? next : `\\${next}`;
    } else if (char === '[') {
      const end = setEnd(pattern, at);
      result += pattern.slice(at, end + 1);
      at = end;
    } else if (char === '*' && /(?:^|\\\||\\\()\^?$/.test(pattern.slice(0, at))) result += '\\*';
    else result += TURNED.has(char) ? `\\${char}` : char;
  }
  return result;
}

/** A pattern as `find -regex` reads it, where groups and alternatives carry a backslash, in the form of other engines. */
export function fromFindPattern(pattern: string): string {
  return pattern.replace(/\\[|()]|\\.|[|(){}]/gs, (part) => {
    if (part.length === 1) return `\\${part}`;
    return '|()'.includes(part[1] ?? '') ? (part[1] ?? '') : part;
  });
}

/** Where a bracket expression ends; its own place where it is not closed. */
function setEnd(pattern: string, start: number): number {
  let at = start + 1;
  if (pattern[at] === '^') at += 1;
  if (pattern[at] === ']') at += 1;
  while (at < pattern.length && pattern[at] !== ']') {
    const named = /^\[[:.=][^\]]*[:.=]\]/.exec(pattern.slice(at))?.[0];
    at += named?.length ?? 1;
  }
  return at < pattern.length ? at : start;
}

/** A plain text as a regular expression that matches just it. */
export function escapedPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\#&~-]/g, '\\$&');
}
