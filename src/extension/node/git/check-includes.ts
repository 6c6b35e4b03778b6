import { lstat, realpath } from 'node:fs/promises';
import path from 'node:path';
import { isSecretPath } from '../../../agents/workspace/secret-names';
import { AccessRefused } from '../../../agents/workspace/workspace-reader';
import { isInside } from '../processes/trusted-program';
import type { Repository } from './locate-repository';

/** A file of settings that a configuration names, and the file that names it. */
interface Included {
  value: string;
  from: string;
}

const INCLUDES = /^include(?:if\.[^]*)?\.path$/i;

/** Files that configurations may name in all. */
const MOST = 20;

/** Bytes of one of them. */
const LARGEST = 1024 * 1024;

/** What the listing of a configuration with the origins of its entries (`--show-origin --null`) has other files read. */
export function includedIn(listed: string): Included[] {
  const parts = listed.split('\0');
  const included: Included[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const entry = parts[at + 1] ?? '';
    const end = entry.indexOf('\n');
    if (end === -1 || !INCLUDES.test(entry.slice(0, end))) continue;
    included.push({ value: entry.slice(end + 1), from: (parts[at] ?? '').replace(/^file:/, '') });
  }
  return included;
}

/**
 * Files of settings that a configuration names are read by git before any setting of ours counts: they have to be plain
 * files of the repository, and no secrets. `includesOf` lists what one of them names in turn.
 * @throws AccessRefused
 */
export async function checkIncludes(
  included: readonly Included[],
  repository: Repository,
  includesOf: (file: string) => Promise<readonly Included[]>,
): Promise<void> {
  const waiting = [...included];
  const seen = new Set<string>();
  for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
    if (/^(?:~|%\(|:\()/.test(one.value)) throw new AccessRefused(ELSEWHERE);
    const file = path.resolve(repository.root, path.dirname(one.from), one.value);
    if (seen.has(file)) continue;
    seen.add(file);
    if (seen.size > MOST) throw new AccessRefused(ELSEWHERE);
    if (!(await isOwn(file, repository))) throw new AccessRefused(ELSEWHERE);
    waiting.push(...(await includesOf(file)));
  }
}

async function isOwn(file: string, { top, commonDir }: Repository): Promise<boolean> {
  const within = [commonDir, top].find((folder) => isInside(folder, file));
  if (within === undefined) return false;
  const status = await lstat(file).catch(() => null);
  // What is not there is passed over by git as well.
  if (status === null) return true;
  if (!status.isFile() || status.size > LARGEST || (await realpath(file).catch(() => null)) !== file) return false;
  return within === commonDir || !isSecretPath(path.relative(top, file).split(path.sep).join('/'));
}

const ELSEWHERE =
  'refused: git does not run in this repository: its configuration includes a file that is none of its own (include.path). Read the files instead.';
