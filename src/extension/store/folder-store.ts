import { createHash } from 'node:crypto';
import type { EventRecord } from '../../agents/session/events';
import { folderAttachments } from './attachments';
import { withIssue, withNote } from './issues-text';
import { Journal } from './journal';
import { readPlainFile, type SddFolder } from './sdd-folder';
import type { SessionFiles } from './session-files';
import { errorCode, StoreProblem, storeProblem } from './store-problem';

/** How many specifications may share a date and a name. */
const MAX_SAME_NAME = 99;

/** Keeps one session below `.sdd/` of a folder. Nothing is created before the first append. */
export function folderStore(folder: SddFolder, sessionId: string): SessionFiles {
  const journal = new Journal(folder, ['sessions', sessionId, 'journal.jsonl']);
  let issues: Promise<void> = Promise.resolve();
  const inTurn = (change: (before: string) => string) => {
    const done = issues.then(() => changeIssues(folder, change));
    issues = done.catch(() => undefined);
    return done;
  };
  return {
    place: folder.base,
    attachments: folderAttachments(folder, sessionId),
    append: (records: readonly EventRecord[]) => journal.append(records),
    writeDraft: (topicId, markdown) =>
      folder.write(['sessions', sessionId, 'drafts', `${fileStem(topicId)}.md`], markdown),
    async writeSpec(name, spec, answers) {
      const specFolder = await specFolderFor(folder, fileStem(name), sessionId);
      await folder.write([...specFolder, 'answers.json'], answers);
      await folder.write([...specFolder, 'spec.md'], spec);
      return { path: folder.shown(...specFolder, 'spec.md'), answersPath: folder.shown(...specFolder, 'answers.json') };
    },
    addIssue: (markdown) => inTurn((before) => withIssue(before, markdown)),
    noteOnIssue: (entry, note) => inTurn((before) => withNote(before, entry, note)),
  };
}

/** The folder with this name if it is new or this session's own, else the first free one of `name-2`, `name-3` … */
async function specFolderFor(folder: SddFolder, name: string, sessionId: string): Promise<string[]> {
  for (let number = 1; number <= MAX_SAME_NAME; number++) {
    const names = ['specs', number === 1 ? name : `${name}-${number}`];
    if (await folder.claim(...names)) return names;
    if (await belongsTo(folder, names, sessionId)) return names;
  }
  throw new StoreProblem(
    `${folder.shown('specs', name)} and ${MAX_SAME_NAME - 1} more of that name exist already. Move the old ones.`,
  );
}

/** Whether the front matter of the specification in this folder names the session. */
async function belongsTo(folder: SddFolder, names: string[], sessionId: string): Promise<boolean> {
  const place = [...names, 'spec.md'];
  const spec = String(await readPlainFile(folder.path(...place), folder.shown(...place)).catch(() => ''));
  const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(spec)?.[1] ?? '';
  return frontMatter.split(/\r?\n/).some((line) => line.replace(/["']/g, '').trim() === `session: ${sessionId}`);
}

/** Writes `.sdd/issues.md` anew if the change changes it; everything else in it stays as it is. */
async function changeIssues(folder: SddFolder, change: (before: string) => string): Promise<void> {
  let before: string;
  try {
    before = String(await readPlainFile(folder.path('issues.md'), folder.shown('issues.md')));
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw storeProblem(error, folder.shown('issues.md'));
    before = '';
  }
  const after = change(before);
  if (after !== before) await folder.write(['issues.md'], after);
}

/** An id or a title as a file name; ids that had to be changed get a short hash, so that two never share a name. */
function fileStem(id: string): string {
  const plain = id
    .replace(/[^\p{L}\p{N}_-]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  if (plain === id && plain !== '') return plain;
  return `${plain === '' ? 'x' : plain}-${createHash('sha256').update(id).digest('hex').slice(0, 6)}`;
}
