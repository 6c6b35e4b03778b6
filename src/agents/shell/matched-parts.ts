/** Steps that finding the parts of lines may cost in all, at the very worst. Beyond them whole lines are shown. */
const MAX_STEPS = 8_000_000;

/**
 * Finds the parts of lines that match a pattern, for `-o`. Only patterns whose worst case is known to be cheap are tried;
 * null means that the whole line has to do.
 */
export class MatchedParts {
  readonly #pattern: RegExp | null;
  readonly #exponent: number;
  readonly #ways: number;
  #steps = 0;

  constructor(pattern: string, ignoreCase: boolean) {
    this.#exponent = openRepeats(pattern) ?? -1;
    this.#ways = Math.ceil(waysThrough(atomsOf(pattern)) / FREE_WAYS);
    this.#pattern = this.#exponent < 0 || this.#exponent > 3 ? null : compiled(pattern, ignoreCase);
  }

  of(line: string): string[] | null {
    if (this.#pattern === null) return null;
    this.#steps += line.length ** (this.#exponent + 1) * this.#ways;
    if (this.#steps > MAX_STEPS) return null;
    const parts = [...line.matchAll(this.#pattern)].map(([part]) => part).filter((part) => part !== '');
    return parts.length === 0 ? null : parts;
  }
}

function compiled(pattern: string, ignoreCase: boolean): RegExp | null {
  try {
    return new RegExp(pattern, ignoreCase ? 'giu' : 'gu');
  } catch {
    // What ripgrep understands and this engine does not.
    return null;
  }
}

const ATOM = /\\[pPx]\{[^}]*\}|\\.|\[\^?\]?(?:\[:[a-z]+:\]|\\.|[^\]\\])*\]|\(\?[:!=<][=!]?|./gsu;

/** Ways through the choices of a pattern that may all have to be tried from one place, and those that cost nothing extra. */
const MAX_WAYS = 64;
const FREE_WAYS = 8;

function atomsOf(pattern: string): string[] {
  return [...pattern.matchAll(ATOM)].map(([atom]) => atom);
}

/**
 * How many ways there are at most through what is optional and through the alternatives of groups: each such choice
 * multiplies the time for a line. Alternatives of the whole pattern are tried one after another and only add to it.
 */
function waysThrough(atoms: readonly string[]): number {
  let ways = 1;
  const groups: number[] = [];
  for (const [i, atom] of atoms.entries()) {
    if (atom.startsWith('(')) groups.push(1);
    else if (atom === ')') ways *= groups.pop() ?? 1;
    else if (atom === '|' && groups.length > 0) groups.push((groups.pop() ?? 1) + 1);
    else if (atom === '?' && !/^(?:[*+?}(]|)$/.test(atoms[i - 1] ?? '')) ways *= 2;
  }
  return ways;
}

/**
 * How many repetitions of a pattern can be tried in several ways: the time for a line grows with its length to the power
 * of this, plus one. Null where it may grow faster, as with repeated groups, or with many choices one after another.
 */
export function openRepeats(pattern: string): number | null {
  const atoms = atomsOf(pattern);
  if (waysThrough(atoms) > MAX_WAYS) return null;
  let open = 0;
  for (const [i, atom] of atoms.entries()) {
    if (/^(?:\\[1-9k]|\(\?[!=<])/.test(atom)) return null;
    const counted = atom === '{' && /^\{\d*,?\d*\}/.test(atoms.slice(i, i + 12).join(''));
    if (atom !== '*' && atom !== '+' && !counted) continue;
    const repeated = atoms[i - 1] ?? '';
    if (repeated === ')') return null;
    const end = counted ? atoms.indexOf('}', i) : i;
    if (!isSettled(repeated, atoms.slice(end + 1))) open += 1;
  }
  return open;
}

/** Whether a repetition ends where the next character cannot belong to it, or nothing follows: then there is one way only. */
function isSettled(repeated: string, rest: readonly string[]): boolean {
  const next = rest[0] === '?' || rest[0] === '+' ? rest[1] : rest[0];
  if (next === undefined) return true;
  const literal = /^\\[^A-Za-z0-9]$/.test(next) ? next.slice(1) : /^[\w\s"'=,;:/<>@#%&!~-]$/.test(next) ? next : null;
  const afterwards = rest[rest.indexOf(next) + 1];
  if (literal === null || afterwards === '*' || afterwards === '?' || afterwards === '{') return false;
  if (!/^(?:\\[dws]|\[)/.test(repeated)) return repeated.length === 1 && /\w/.test(repeated) && repeated !== literal;
  try {
    return !new RegExp(`^${repeated}$`, 'u').test(literal);
  } catch {
    return false;
  }
}
