import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type { EventRecord } from '../../../agents/session/events';
import { SPEC_FILE, type SpecFile } from '../../../agents/session/store-port';
import { folderAttachments } from '../sdd-folder/attachments';
import { withIssue, withNote } from '../sdd-folder/issues-text';
import { Journal, type JournalEnd } from './journal';
import type { SddFolder } from '../sdd-folder/sdd-folder';
import type { SessionFiles } from './session-files';
import type { SessionLease } from './session-lease';
import { markOf } from '../sdd-folder/session-mark';
import { errorCode, StoreProblem, storeProblem } from '../sdd-folder/store-problem';

/** How many specifications may share a date and a name. */
const MAX_SAME_NAME = 99;

/** What a store goes on from. */
interface FolderStoreOptions {
  /** The right to go on with the session, held by the one who stores; null for one that nobody else can know yet. */
  lease?: SessionLease | null;
  /** Where the journal ended when it was read. */
  end?: JournalEnd | null;
}

/**
 * Keeps one session below `.sdd/` of a folder. Nothing is created before the first append. Every write is refused with
 * `SessionElsewhere` once another process has the session.
 */
export function folderStore(
  folder: SddFolder,
  sessionId: string,
  { lease = null, end = null }: FolderStoreOptions = {},
): SessionFiles {
  const journal = new Journal(folder, sessionId, end);
  let issues: Promise<void> = Promise.resolve();
  const inTurn = (change: (before: string) => string) => {
    const done = issues.then(() => changeIssues(folder, change, { mayReplace: assertOwn, mark: markOf(sessionId) }));
    issues = done.catch(() => undefined);
    return done;
  };
  const assertOwn = async () => {
    await lease?.assertHeld();
    await journal.assertOwn();
  };
  return {
    place: folder.base,
    lease,
    attachments: folderAttachments(folder, sessionId),
    async append(records: readonly EventRecord[]) {
      await lease?.assertHeld();
      await journal.append(records);
    },
    writeDraft: (topicId, markdown) =>
      folder.write(['sessions', sessionId, 'drafts', `${fileStem(topicId)}.md`], markdown, {
        mayReplace: assertOwn,
        mark: markOf(sessionId),
      }),
    async specFolder(name) {
      await folder.ensure('specs');
      return (await folderFor(folder, fileStem(name), sessionId)).name;
    },
    async writeSpec(name, files) {
      const names = await writeSpecFolder(folder, fileStem(name), sessionId, files, assertOwn);
      return (file) => folder.shown(...names, file);
    },
    addIssue: (markdown) => inTurn((before) => withIssue(before, markdown)),
    noteOnIssue: (entry, note) => inTurn((before) => withNote(before, entry, note)),
  };
}

/**
 * Writes the files of a specification: over the session's own in the folder with this name, or as a whole into the first
 * free one of `name`, `name-2`, `name-3` … A new folder appears with all its files or not at all.
 */
async function writeSpecFolder(
  folder: SddFolder,
  name: string,
  sessionId: string,
  files: readonly SpecFile[],
  assertOwn: () => Promise<void>,
): Promise<string[]> {
  const mark = markOf(sessionId);
  const prepared = `${name}.${mark}.tmp`;
  assertSpecFiles(folder, files);
  await folder.ensure('specs');
  try {
    for (let attempt = 1; attempt <= MAX_SAME_NAME; attempt++) {
      const { name: free, isOwn } = await folderFor(folder, name, sessionId);
      const names = ['specs', free];
      if (isOwn) {
        for (const file of files) await folder.write([...names, file.name], file.text, { mayReplace: assertOwn, mark });
        return names;
      }
      for (const file of files) await folder.write(['specs', prepared, file.name], file.text);
      await assertOwn();
      if (await folder.rename(['specs'], prepared, free)) return names;
    }
  } finally {
    await folder.remove('specs', prepared);
  }
  throw allTaken(folder, name);
}

/** The session's own folder among `name`, `name-2`, `name-3` …, or the first of them that is free. */
async function folderFor(
  folder: SddFolder,
  name: string,
  sessionId: string,
): Promise<{ name: string; isOwn: boolean }> {
  for (let number = 1; number <= MAX_SAME_NAME; number++) {
    const tried = number === 1 ? name : `${name}-${number}`;
    const isOwn = await belongsTo(folder, ['specs', tried], sessionId);
    if (isOwn || (await isFree(folder, ['specs', tried]))) return { name: tried, isOwn };
  }
  throw allTaken(folder, name);
}

function allTaken(folder: SddFolder, name: string): StoreProblem {
  return new StoreProblem(
    `${folder.shown('specs', name)} and ${MAX_SAME_NAME - 1} more of that name exist already. Move the old ones.`,
  );
}

/** Checks all names before anything is written: an exporter names no place outside, and none takes the file of another. */
function assertSpecFiles(folder: SddFolder, files: readonly SpecFile[]): void {
  const taken = new Set<string>();
  for (const { name } of files) {
    folder.path('specs', name);
    // Where file systems fold case, such names are one.
    const folded = name.normalize('NFC').toLowerCase();
    if (taken.has(folded)) throw new StoreProblem(`Two files of a specification are named ${name}.`);
    taken.add(folded);
  }
  if (!taken.has(SPEC_FILE)) throw new StoreProblem(`A specification is written without its ${SPEC_FILE}.`);
}

/** Whether nothing is in this place but, maybe, an empty folder. */
async function isFree(folder: SddFolder, names: string[]): Promise<boolean> {
  try {
    return (await readdir(folder.path(...names))).length === 0;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return true;
    if (errorCode(error) === 'ENOTDIR') return false;
    throw storeProblem(error, folder.shown(...names));
  }
}

/** Whether the front matter of the specification in this folder names the session. */
async function belongsTo(folder: SddFolder, names: string[], sessionId: string): Promise<boolean> {
  const place = [...names, SPEC_FILE];
  const spec = String(await folder.read(place).catch(() => ''));
  const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(spec)?.[1] ?? '';
  return frontMatter.split(/\r?\n/).some((line) => line.replace(/["']/g, '').trim() === `session: ${sessionId}`);
}

/** Writes `.sdd/issues.md` anew if the change changes it; everything else in it stays as it is. */
async function changeIssues(
  folder: SddFolder,
  change: (before: string) => string,
  options: { mayReplace: () => Promise<void>; mark: string },
): Promise<void> {
  let before: string;
  try {
    before = String(await folder.read(['issues.md']));
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw storeProblem(error, folder.shown('issues.md'));
    before = '';
  }
  const after = change(before);
  if (after !== before) await folder.write(['issues.md'], after, options);
}

/** Bytes of a name of which no number, mark or ending makes more than file systems take, which is 255. */
const MAX_STEM_BYTES = 180;

/** An id or a title as a file name; ids that had to be changed get a short hash, so that two never share a name. */
function fileStem(id: string): string {
  const words = id.replace(/[^\p{L}\p{N}_-]+/gu, '-').replace(/^-+/, '');
  const plain = beginningOf([...words.slice(0, 80)], MAX_STEM_BYTES).replace(/-+$/, '');
  if (plain === id && plain !== '') return plain;
  return `${plain === '' ? 'x' : plain}-${createHash('sha256').update(id).digest('hex').slice(0, 6)}`;
}

/** As many whole characters as fit into so many bytes, and no half of one. */
function beginningOf(characters: readonly string[], bytes: number): string {
  let left = bytes;
  const end = characters.findIndex((one) => /\p{Cs}/u.test(one) || (left -= Buffer.byteLength(one)) < 0);
  return characters.slice(0, end === -1 ? undefined : end).join('');
}
