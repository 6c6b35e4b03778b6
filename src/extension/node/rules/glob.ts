import picomatch from 'picomatch';
import { RE2JS } from 're2js';
import { AccessRefused } from '../../../agents/workspace/workspace-reader';
import { pathFilter } from './path-filter';

const MAX_GLOB = 300;

/**
 * Stars allowed between two slashes, and double stars in all. More than these make matching slow out of proportion
 * (the cost grows with the length of a name to the power of the stars), and no honest pattern needs them.
 */
const MAX_STARS = 3;
const MAX_DOUBLE_STARS = 4;

/** Whether matching a name against this pattern stays cheap whatever the name is. */
export function isCheapGlob(glob: string): boolean {
  if (glob.length > MAX_GLOB) return false;
  const doubles = glob.match(/\*\*+/g)?.length ?? 0;
  const segments = glob.split('/').map((segment) => segment.replace(/^\*\*+$/, ''));
  return doubles <= MAX_DOUBLE_STARS && segments.every((segment) => (segment.match(/\*+/g)?.length ?? 0) <= MAX_STARS);
}

/**
 * A test of paths against a glob as VS Code writes them: `*`, `**`, `?`, `{a,b}`, `[a-z]`; a glob without a slash is
 * tried on the last name of the path.
 * @throws AccessRefused for a glob that is too long or has too many stars.
 */
export function globTest(glob: string): (path: string) => boolean {
  if (!isCheapGlob(glob)) {
    throw new AccessRefused(
      `refused: the pattern has more than ${MAX_GLOB} characters, ${MAX_STARS} stars in a name or ${MAX_DOUBLE_STARS} "**"; use a simpler one.`,
    );
  }
  const matches = pathTest(glob);
  if (matches === null) throw new AccessRefused('refused: the pattern is not understood; use a simpler one.');
  return glob.includes('/') ? matches : (path) => matches(path.slice(path.lastIndexOf('/') + 1));
}

/** A test of whole paths against several globs, as the setting `files.exclude` means them. Unusable globs are left out. */
export function anyGlobTest(globs: readonly string[]): (path: string) => boolean {
  const usable = globs.filter((glob) => glob.trim() !== '' && isCheapGlob(glob));
  const tests = usable.map(pathTest).filter((test) => test !== null);
  const canMatch = pathFilter(usable);
  return (path) => canMatch(path) && tests.some((test) => test(path));
}

/** A test whose time grows only with the length of a path, whatever the pattern is; null where there can be none. */
function pathTest(glob: string): ((path: string) => boolean) | null {
  const plain = glob.replace(/^\.?\/+/, '').replace(/\/+$/, '');
  if (plain === '') return () => false;
  const options = { dot: true, noextglob: true, nonegate: true };
  // With a star or two, and another at its end, an expression tries little in vain.
  const stars = plain.replace(/\*+$/, '').match(/\*+/g)?.length ?? 0;
  if (stars <= 2 && !plain.includes('{')) return picomatch(plain, options);
  try {
    const linear = RE2JS.compile(inWordsOfRe2(picomatch.makeRe(plain, options).source));
    return (path) => path === plain || linear.test(path);
  } catch {
    return null;
  }
}

/** What the expressions forbid that no path here holds: names `.` and `..`, and empty ones. */
const NO_DOTS = /\(\?!(?:\(\?:\^\|\\\/\))?\\\.\{1,2\}\(\?:\\\/\|\$\)\)|\(\?=\.\)/g;

/** What may end where something has to follow, which the same expressions look ahead for. */
const ENDS_TOO_SOON = /\|\$\)(?=(?:\(\?!\\\.\{1,2\}\(\?:\\\/\|\$\)\))?\(\?=\.\))/g;

/** RE2 has no words for looking ahead, and none for the escapes of letters that mean themselves. */
function inWordsOfRe2(source: string): string {
  return source
    .replace(ENDS_TOO_SOON, ')')
    .replace(NO_DOTS, '')
    .replace(/\\([^])/g, (escape, char: string) => (/[A-Za-z]/.test(char) && !/[dwsDWS]/.test(char) ? char : escape));
}
