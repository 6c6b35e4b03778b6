/** Most alternatives that the braces of one pattern are written out to. */
const MAX_ALTERNATIVES = 32;

/**
 * A test of texts against a shell pattern with `*`, `?` and `[a-z]`; `**` stands for any folders. With `across`, all stars
 * also match slashes, as in `find -path`; with `fold`, case does not count. A test takes time in proportion to the product
 * of both lengths, whatever the pattern.
 */
export function wildcard(
  pattern: string,
  { across, fold }: { across: boolean; fold: boolean },
): (text: string) => boolean {
  const plain = fold ? pattern.toLowerCase() : pattern;
  const simple = withoutSets(plain);
  if (simple !== null) {
    const fits = (text: string) => simple(fold ? text.toLowerCase() : text);
    // A single star stops at slashes; where there are none, that makes no difference.
    if (across) return fits;
    const whole = automaton(partsOf(plain), across, fold);
    return (text) => (text.includes('/') ? whole(text) : fits(text));
  }
  return automaton(partsOf(plain), across, fold);
}

/** A test for the patterns that nearly everybody writes: a text with a star on one side or on both. */
function withoutSets(pattern: string): ((text: string) => boolean) | null {
  const match = /^(\*?)([^*?[\\]*)(\*?)$/.exec(pattern);
  if (match === null) return null;
  const [, before, literal = '', after] = match;
  if (before === '*' && after === '*') return (text) => text.includes(literal);
  if (before === '*') return (text) => text.endsWith(literal);
  return after === '*' ? (text) => text.startsWith(literal) : (text) => text === literal;
}

function automaton(parts: readonly Part[], across: boolean, fold: boolean): (text: string) => boolean {
  // Which parts may come next, before and after a character.
  let now = new Uint8Array(parts.length + 1);
  let next = new Uint8Array(parts.length + 1);
  return (text) => {
    now.fill(0);
    enter(now, 0, parts);
    for (const char of fold ? text.toLowerCase() : text) {
      next.fill(0);
      let alive = false;
      for (let at = 0; at < parts.length; at++) {
        const part = parts[at];
        if (now[at] !== 1 || part === undefined) continue;
        const to = following(part, at, char, across);
        if (to === null) continue;
        enter(next, to, parts);
        alive = true;
      }
      if (!alive) return false;
      [now, next] = [next, now];
    }
    return now[parts.length] === 1;
  };
}

/** Marks a part as possible, with those that may be passed over to come after it. */
function enter(states: Uint8Array, at: number, parts: readonly Part[]): void {
  states[at] = 1;
  const kind = parts[at]?.kind;
  if (kind === 'any') enter(states, at + 1, parts);
  else if (kind === 'folders') {
    states[at + 1] = 1;
    enter(states, at + 2, parts);
  }
}

/** Which part comes after a character that stands where this one does; null where it does not fit. */
function following(part: Part, at: number, char: string, across: boolean): number | null {
  switch (part.kind) {
    case 'any':
      return across || part.across || char !== '/' ? at : null;
    case 'inside':
      return char === '/' ? at - 1 : at;
    case 'folders':
      return null;
    default:
      return takes(part, char, across) ? at + 1 : null;
  }
}

type Part =
  | { kind: 'char'; char: string }
  | { kind: 'one' }
  | { kind: 'set'; not: boolean; ranges: readonly (readonly [string, string])[] }
  | { kind: 'any'; across: boolean }
  /** Any folders, or none; always followed by the part that is within one. */
  | { kind: 'folders' }
  | { kind: 'inside' };

function takes(part: Extract<Part, { kind: 'char' | 'one' | 'set' }>, char: string, across: boolean): boolean {
  if (part.kind === 'char') return part.char === char;
  if (char === '/' && !across) return false;
  return part.kind === 'one' || part.ranges.some(([from, to]) => from <= char && char <= to) !== part.not;
}

function partsOf(pattern: string): Part[] {
  const chars = [...pattern];
  const parts: Part[] = [];
  for (let at = 0; at < chars.length; at++) {
    const char = chars[at] ?? '';
    if (char === '*') {
      let stars = 1;
      while (chars[at + 1] === '*') {
        at += 1;
        stars += 1;
      }
      const across = stars > 1;
      if (across && chars[at + 1] === '/' && (parts.length === 0 || isSlash(parts.at(-1)))) {
        parts.push({ kind: 'folders' }, { kind: 'inside' });
        at += 1;
      } else parts.push({ kind: 'any', across });
    } else if (char === '?') parts.push({ kind: 'one' });
    else if (char === '[') {
      const end = chars.indexOf(']', at + (chars[at + 1] === '!' || chars[at + 1] === '^' ? 3 : 2));
      if (end === -1) parts.push({ kind: 'char', char });
      else {
        parts.push(setOf(chars.slice(at + 1, end)));
        at = end;
      }
    } else if (char === '\\' && chars[at + 1] !== undefined) {
      at += 1;
      parts.push({ kind: 'char', char: chars[at] ?? '' });
    } else parts.push({ kind: 'char', char });
  }
  return parts;
}

function isSlash(part: Part | undefined): boolean {
  return part?.kind === 'char' && part.char === '/';
}

function setOf(chars: readonly string[]): Part {
  const not = chars[0] === '!' || chars[0] === '^';
  const inner = not ? chars.slice(1) : chars;
  const ranges: [string, string][] = [];
  for (let at = 0; at < inner.length; at++) {
    const from = inner[at] ?? '';
    const to = inner[at + 2];
    if (inner[at + 1] === '-' && to !== undefined) {
      ranges.push([from, to]);
      at += 2;
    } else ranges.push([from, from]);
  }
  return { kind: 'set', not, ranges };
}

/** A pattern with `{a,b}` as the patterns without braces that it stands for; null where these are too many. */
export function withoutBraces(pattern: string): string[] | null {
  let patterns = [pattern];
  for (let round = 0; round < 8; round++) {
    const next = patterns.flatMap((each) => {
      const match = /\{([^{}]*)\}/.exec(each);
      if (match === null) return [each];
      const { index } = match;
      const rest = each.slice(index + match[0].length);
      return (match[1] ?? '').split(',').map((choice) => each.slice(0, index) + choice + rest);
    });
    if (next.length > MAX_ALTERNATIVES) return null;
    if (next.length === patterns.length) return next;
    patterns = next;
  }
  return null;
}

/**
 * A test of paths as ripgrep means a glob: without a slash it is tried on every name of the path, else from the root;
 * whatever lies in a folder that matches, matches too.
 */
export function pathMatches(glob: string): (path: string) => boolean {
  const tests = (withoutBraces(glob) ?? [glob]).map((pattern) => {
    const plain = pattern.replace(/\/$/, '');
    return { anchored: plain.includes('/'), fits: wildcard(plain.replace(/^\//, ''), { across: false, fold: false }) };
  });
  return (path) =>
    tests.some(({ anchored, fits }) => {
      if (!anchored) return path.split('/').some(fits);
      for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1)) {
        if (fits(path.slice(0, end))) return true;
      }
      return fits(path);
    });
}
