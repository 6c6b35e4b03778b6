import { lstat } from 'node:fs/promises';
import path from 'node:path';
import type { GitRequest } from '../../../agents/workspace/git-request';
import { AccessRefused } from '../../../agents/workspace/workspace-reader';
import type { Repository } from './locate-repository';

/** What git keeps as a reference beside `refs/`. */
const BESIDE_REFS = /^(?:(?:FETCH|ORIG|MERGE|CHERRY_PICK|REVERT|REBASE|BISECT)_)?HEAD$|^AUTO_MERGE$/i;

/** Settings whose values are names of references, or lead to some. */
const NAMES_REFERENCES = /^(?:branch\.[^]*\.merge|core\.notesref|notes\.displayref)$/;
const MAPS_REFERENCES = /^remote\.[^]*\.fetch$/;

/**
 * Git takes any file of its folder for a reference that is named by its path (`lfs/x`, `logs/HEAD`), and opens it whatever it
 * is. A request may mean only what lies below `refs/`, and the few references that git itself keeps beside it.
 * @throws AccessRefused
 */
export async function checkReferenceNames(repository: Repository, request: GitRequest): Promise<void> {
  for (const name of namesIn(request)) {
    if (!(await isOtherFile(repository, name))) continue;
    const shown = JSON.stringify(name.slice(0, 80));
    throw new AccessRefused(
      `refused: ${shown} is a file of the git folder and no reference; write refs/heads/ or refs/tags/ before the name of a branch or a tag.`,
    );
  }
}

/**
 * The same for the references that the settings of a repository name.
 * @throws AccessRefused
 */
export async function checkReferenceSettings(
  repository: Repository,
  settings: readonly { key: string; value: string }[],
): Promise<void> {
  for (const { key, value } of settings) {
    const named = NAMES_REFERENCES.test(key) && (await isOtherFile(repository, value));
    const target = MAPS_REFERENCES.test(key) ? (/:(.*)$/s.exec(value)?.[1] ?? '') : '';
    const mapped = target.includes('*') ? !isReference(target) : await isOtherFile(repository, target);
    if (named || mapped) throw new AccessRefused(STRAY);
  }
}

function namesIn({ options, revisions, blobs }: GitRequest): string[] {
  const ignored = options.flatMap((option) => /^--ignore-rev=(.*)$/s.exec(option)?.[1] ?? []);
  return [...revisions, ...ignored, ...blobs.map(({ revision }) => revision)]
    .flatMap((revision) => revision.replace(/^\^/, '').split(/\.{2,3}/))
    .map((revision) => revision.replace(/(?:[~^]|@\{).*$/s, ''));
}

function isReference(name: string): boolean {
  return name.startsWith('refs/') || BESIDE_REFS.test(name);
}

async function isOtherFile({ gitDir, commonDir }: Repository, name: string): Promise<boolean> {
  if (name === '' || name.includes('\0') || isReference(name)) return false;
  const found = await Promise.all(
    [gitDir, commonDir].map((folder) => lstat(path.join(folder, name)).catch(() => null)),
  );
  return found.some((status) => status !== null && !status.isDirectory());
}

const STRAY =
  'refused: git does not run in this repository: its configuration names something as a reference that is none. Read the files instead.';
