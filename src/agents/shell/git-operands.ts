import { isSecretPath } from '../workspace/secret-names';
import { globOf, type Grounds, pathOf, type Place, placeOf, refuseExpansion } from './operand';
import { refuse, shown } from './refuse';
import type { Word } from './words';

/** The operands of a git command, by what they are. */
interface GitOperands {
  revisions: string[];
  blobs: { revision: string; path: string }[];
  places: Place[];
  /** A path if there is one of this name, else a revision. */
  unsure: string[];
  /** Patterns that stand for the paths they match. */
  globs: string[];
}

/** What the operands of a command may be. */
export interface OperandRules {
  /** `any`: revisions and paths, as git itself tells them apart. */
  takes: 'any' | 'revisions' | 'paths';
  /** Whether `REV:path` names what is shown. */
  blobs: boolean;
}

/** A name of git: of a branch, a tag, a commit, with what selects a commit from it. */
const NAME = /^(?:[A-Za-z0-9_][\w./+-]*|@)?$/;
const SUFFIX =
  /(?:~\d{0,6}|\^\d{0,3}|\^\{(?:commit|tree|blob|tag|)\}|@\{(?:-?\d{1,6}|u|upstream|push|[a-z0-9][a-z0-9 .-]{0,30})\})/;
const SUFFIXES = new RegExp(`^(.*?)((?:${SUFFIX.source})*)$`, 's');

/** What is surely a revision whatever files there are. */
const SURE = /^(?:HEAD|ORIG_HEAD|FETCH_HEAD|MERGE_HEAD|@|[0-9a-f]{7,40})(?=$|[~^@.])|\.\.|[~^]|@\{/;

/**
 * Sorts the operands of a git command into revisions, `REV:path`, paths, and what only the disk can tell.
 * @throws AccessRefused for what leads out of the workspace, to a secret, or is not understood.
 */
export function gitOperands(
  operands: readonly Word[],
  dashesAt: number | null,
  { takes, blobs: withBlobs }: OperandRules,
  grounds: Grounds,
): GitOperands {
  const sorted: GitOperands = {
    revisions: [],
    blobs: [],
    places: [],
    unsure: [],
    globs: [],
  };
  for (const [i, word] of operands.entries()) {
    const isPath = takes === 'paths' || (dashesAt !== null && i >= dashesAt);
    if (isPath) takePath(word, grounds, sorted);
    else takeEither(word, grounds, sorted, { sure: takes === 'revisions' || dashesAt !== null, withBlobs });
  }
  return sorted;
}

function takePath(word: Word, grounds: Grounds, sorted: GitOperands): void {
  if (/^:/.test(word.text)) refuse(`${shown(word.text)}: magic of git's paths is not offered; name files or folders.`);
  if (word.quoted && /[*?]/.test(word.text)) sorted.globs.push(globOf(word, grounds, { negatable: false }));
  else sorted.places.push(placeOf(word, grounds));
}

function takeEither(
  word: Word,
  grounds: Grounds,
  sorted: GitOperands,
  { sure, withBlobs }: { sure: boolean; withBlobs: boolean },
): void {
  const { text } = word;
  const colon = text.indexOf(':');
  if (colon !== -1 && !isRooted(text, grounds)) {
    if (!withBlobs) refuse(`${shown(text)}: use git show REV:PATH for one file, or git log REV -- PATH.`);
    refuseExpansion(word, grounds, '{}^');
    // Braces belong to revisions; elsewhere a shell would write them out.
    if (/[{}]/.test(word.bare) && /[{}]/.test(text.slice(colon))) refuseExpansion(word, grounds);
    sorted.blobs.push(blobOf(text, colon));
    return;
  }
  if (!sure && !SURE.test(text)) {
    if (/[*?]/.test(text)) {
      takePath(word, grounds, sorted);
      return;
    }
    const place = placeOf(word, grounds);
    // What no revision can be called is a path; the disk tells the rest.
    if (place.root !== null || place.path === '' || !isRevision(text)) sorted.places.push(place);
    else sorted.unsure.push(text);
    return;
  }
  refuseExpansion(word, grounds, '{}^');
  sorted.revisions.push(revisionOf(text));
}

function isRooted(text: string, { roots }: Grounds): boolean {
  return roots.length > 1 && roots.some((name) => name.length > 1 && text.startsWith(`${name}:`));
}

function blobOf(text: string, colon: number): { revision: string; path: string } {
  const revision = text.slice(0, colon);
  const path = text.slice(colon + 1);
  if (/^[A-Za-z]$/.test(revision)) refuse(`${shown(text)} looks like a drive; name a path of the workspace.`);
  if (/^[(!^/]/.test(path) || path === '') {
    refuse(`${shown(text)} is not understood; write git show HEAD:PATH with a path from the root.`);
  }
  if (revision !== '') revisionOf(revision);
  if (revision.includes('..')) refuse(`${shown(text)} names a range; write one revision before the colon.`);
  const gated = pathOf(path);
  if (gated === '') refuse(`${shown(text)} names a folder; use git ls-files, or name a file.`);
  return { revision, path: gated };
}

function isRevision(text: string): boolean {
  try {
    revisionOf(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * A revision or range as it may be handed to git.
 * @throws AccessRefused for one that is not understood.
 */
function revisionOf(text: string): string {
  const dots = /\.{2,3}/.exec(text);
  const sides =
    dots === null ? [text.replace(/^\^/, '')] : [text.slice(0, dots.index), text.slice(dots.index + dots[0].length)];
  if (text.length > 200 || sides.every((side) => side === '') || !sides.every(isOneRevision)) {
    refuse(`${shown(text)} is no revision that is understood; write HEAD~2, a branch, a hash, or main..HEAD.`);
  }
  return text;
}

function isOneRevision(side: string): boolean {
  const [, name = '', suffixes = ''] = SUFFIXES.exec(side) ?? [];
  if (!NAME.test(name) || name.endsWith('/') || name.endsWith('.lock') || name.includes('..') || name.includes('//')) {
    return false;
  }
  if (name === '' && suffixes !== '' && !suffixes.startsWith('@')) return false;
  // `GIT~1` is how Windows shortens the name of the git folder.
  return !isSecretPath(name, 'folder') && !/^git$/i.test(name);
}
