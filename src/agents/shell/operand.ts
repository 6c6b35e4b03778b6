import { gatePath } from '../workspace/path-gate';
import { mayNameSecret } from '../workspace/secret-globs';
import { isSecretPath } from '../workspace/secret-names';
import { refuse, shown } from './refuse';
import type { Word } from './words';

export type Platform = 'posix' | 'win32';

/** What a command is read against. */
export interface Grounds {
  platform: Platform;
  /** Names of the workspace roots, in order. */
  roots: readonly string[];
}

/** A place of the workspace, not yet looked at. */
export interface Place {
  /** Null for the first root. */
  root: string | null;
  /** Relative to the root, gated; '' for the root itself. */
  path: string;
}

/** Most characters of a glob or of a pattern. */
const MAX_GLOB = 200;
const MAX_PATTERN = 500;

/** Most folders above one another. */
const MAX_DEPTH = 40;

/** Names of devices on Windows, whatever follows the first dot. */
const DEVICE =
  /^(?:con|prn|aux|nul|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3]|conin\$|conout\$|clock\$)\s*(?:\.|$)/i;

/** Short names that NTFS gives to long ones: GIT~1, CREDEN~1.JSO. */
const SHORT_NAME = /^[^.]{1,6}~\d{1,3}(?:\.[^.]{0,3})?$/;

/** Characters that look like those that part paths and commands, and are none. */
const LOOKALIKE =
  /[\u2024-\u2026\u2044\u2215\u2216\u29f5\u29f8\u29f9\u2571\u2572\u30fb\u3002\ua789\u2236\ufe13\ufe55\u037e\u2010-\u2015\u2212\u01c0\u2223\u00a6]/u;

/** Alphabets that share their shapes with the Latin one. */
const LATIN = /\p{Script=Latin}/u;
const SIMILAR =
  /[\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονϲ]/u;

/** A value that a Windows shell, or one with delayed expansion, would put in place of a name; a character written in hex. */
const VARIABLE = /%|![A-Za-z_]\w*!|\$env:/i;

/** Characters outside of quotes that mean nothing in an operand but may be expanded by a shell. */
const EXPANDED: Readonly<Record<string, string>> = {
  '*': "wildcards are not expanded here; name a folder, or use find . -name 'PATTERN'",
  '?': "wildcards are not expanded here; name a folder, or use find . -name 'PATTERN'",
  '[': 'brackets are a wildcard; put the name in single quotes if they belong to it',
  ']': 'brackets are a wildcard; put the name in single quotes if they belong to it',
  '{': 'braces are not expanded here; write each name out',
  '}': 'braces are not expanded here; write each name out',
  '~': '"~" is not expanded here; paths are relative to the workspace root',
  '!': '"!" brings back earlier commands; put the text in single quotes',
  '^': '"^" means something to some shells; put the text in single quotes',
  '%': '"%" stands for variables in some shells; write the value itself',
  '\\': 'a backslash outside of quotes; write the text in single quotes',
};

/** @throws AccessRefused for a word in which a shell might expand something, `allowed` characters aside. */
export function refuseExpansion(word: Word, { platform }: Grounds, allowed = ''): void {
  for (const char of word.bare) {
    if (char === '=' || allowed.includes(char)) continue;
    if (platform === 'posix' && (char === '^' || char === '%')) continue;
    // Within a word a tilde is a plain character everywhere.
    if (char === '~' && !/^~|[=:]~/.test(word.text)) continue;
    const why = EXPANDED[char];
    if (why !== undefined) refuse(`${shown(word.text)}: ${why}.`);
  }
}

/**
 * An operand, or a path given as the value of an option, as a place in the workspace. It may begin with the name of a root
 * and a colon where there are several.
 * @throws AccessRefused for what may lead elsewhere on any system, and for secrets.
 */
export function placeOf(word: Word, grounds: Grounds): Place {
  refuseExpansion(word, grounds);
  if (word.recalls) refuse(`${shown(word.text)}: "!" brings back earlier commands; use single quotes.`);
  const root = grounds.roots.length > 1 ? rootBefore(word.text, grounds.roots) : null;
  return { root, path: pathOf(root === null ? word.text : word.text.slice(root.length + 1)) };
}

function rootBefore(text: string, roots: readonly string[]): string | null {
  return roots.find((name) => name.length > 1 && text.startsWith(`${name}:`)) ?? null;
}

/**
 * A path as it may be looked at on every system, relative to its root.
 * @throws AccessRefused as `placeOf`.
 */
export function pathOf(text: string): string {
  if (text === '') refuse('an empty path; name a file or folder, or "." for the workspace root.');
  if (text === '-') refuse('standard input is empty here; name a file or folder instead of "-".');
  if (text.startsWith('~')) refuse(`${shown(text)} leads to a home folder; name a path of the workspace.`);
  if (/[*?]/.test(text)) {
    refuse(`${shown(text)} holds a wildcard, which is not expanded; use find . -name 'PATTERN', or name a folder.`);
  }
  if (VARIABLE.test(text))
    refuse(`${shown(text)} holds what some shells put a value for; write the value itself, and names as they are.`);
  if (text.normalize('NFKC') !== text.normalize('NFC') || LOOKALIKE.test(text)) {
    refuse(`${shown(text)} holds characters that look like others; write plain ones.`);
  }
  const path = gatePath(text);
  const segments = path.split('/');
  if (segments.length > MAX_DEPTH) refuse(`${shown(text)} is deeper than ${MAX_DEPTH} folders; name a nearer one.`);
  for (const segment of segments) gateSegment(segment, text);
  // What kind of thing it is only the disk knows, and whoever opens it asks once more.
  if (isSecretPath(path, 'unknown'))
    refuse(`${shown(text)} is a secret by its name; look at an example file or at who reads it.`);
  return path;
}

function gateSegment(segment: string, text: string): void {
  if (DEVICE.test(segment)) refuse(`${shown(text)} names a device on Windows; name a regular file.`);
  if (SHORT_NAME.test(segment)) refuse(`${shown(text)} is a short name of Windows; write the name in full.`);
  if (/[. ]$|^ /.test(segment)) refuse(`${shown(text)} has a name that ends in a dot or a blank; write it without.`);
  if (/[<>|"]/.test(segment)) refuse(`${shown(text)} holds characters that no path has on Windows; name another one.`);
  refuseMixture(segment);
}

/** Words of letters that look alike and belong to several alphabets are not what they seem. */
function refuseMixture(text: string): void {
  for (const part of text.split(/[^\p{L}]+/u)) {
    if (LATIN.test(part) && SIMILAR.test(part)) {
      refuse(`${shown(text)} mixes alphabets that look alike; write it in one.`);
    }
  }
}

/**
 * A glob for names or paths of the workspace, without `./` in front.
 * @throws AccessRefused for one that leads elsewhere, is out of proportion, or asks for secrets. One that begins with `!`
 * leaves out what it matches and may name anything.
 */
export function globOf(
  word: Word,
  grounds: Grounds,
  { negatable, rooted = false }: { negatable: boolean; rooted?: boolean },
): string {
  // `--include=*.ts` is one word that no file is called, so that every shell leaves its stars alone.
  refuseExpansion(word, grounds, word.joined === true ? '*?' : '');
  const { text } = word;
  if (text === '' || text === '!') refuse("an empty pattern; write one such as '*.ts'.");
  if (text.length > MAX_GLOB) refuse(`the pattern has more than ${MAX_GLOB} characters; use a simpler one.`);
  const leavesOut = negatable && text.startsWith('!');
  const glob = leavesOut ? text.slice(1) : text;
  // ripgrep takes a slash in front for the root of the search.
  if (/^[/~]|[:\\]/.test(rooted ? glob.replace(/^\/(?=[^/])/, '') : glob) || VARIABLE.test(glob)) {
    refuse(`${shown(text)} leads out of the workspace; write a pattern for relative paths, such as 'src/**/*.ts'.`);
  }
  if (glob.split('/').includes('..')) refuse(`${shown(text)} goes upwards; match paths from the workspace root.`);
  if ((glob.match(/\*+/g)?.length ?? 0) > 8 || (glob.match(/[[{]/g)?.length ?? 0) > 6) {
    refuse(`${shown(text)} has too many wildcards; use a simpler pattern.`);
  }
  const plain = glob.normalize('NFKC');
  if (plain !== glob.normalize('NFC')) refuse(`${shown(text)} holds lookalike characters; write plain ones.`);
  if (!leavesOut && mayNameSecret(plain)) {
    refuse(`${shown(text)} asks for secrets, which are never shown; look for who reads them.`);
  }
  return (leavesOut ? '!' : '') + glob.replace(/^(?:\.\/+)+/, '');
}

/**
 * A pattern to search for: any text that may stand in a line.
 * @throws AccessRefused for an empty or overlong one, and one that a shell might expand.
 */
export function patternOf(word: Word, grounds: Grounds): string {
  if (/[*?[\]{}]/.test(word.bare))
    refuse(`${shown(word.text)} may be expanded by a shell; put the pattern in single quotes.`);
  refuseExpansion(word, grounds);
  if (word.text === '') refuse('an empty pattern matches every line; write what to look for, or use wc -l or cat.');
  if (word.text.length > MAX_PATTERN) refuse(`the pattern has more than ${MAX_PATTERN} characters; use a shorter one.`);
  refuseMixture(word.text);
  if (grounds.platform === 'win32' && /%\w{1,40}%/.test(word.text)) {
    refuse(`${shown(word.text)} holds a variable of Windows, which is not expanded; write the value itself.`);
  }
  return word.text;
}
