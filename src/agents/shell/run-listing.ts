import type { FileEntry } from '../workspace/workspace-reader';
import type { ListCommand } from './command';
import { folderTree, type TreeNode } from './folder-tree';
import type { Place } from './operand';
import type { Running } from './running';
import { byPath, fitsAny, nameOf, readableSize } from './shown-names';

const NO_TIMES = 'times, owners and modes are not known here';

/** Folders between two looks at the time. */
const STEP = 32;

/** `ls`: files first, then folders, each with its name above where there are several. */
export async function runList(command: ListCommand, running: Running): Promise<void> {
  if (command.long || command.order === 'time') running.cap(NO_TIMES);
  const listing = new Listing(command, running);
  const entries: { place: Place; entry: FileEntry }[] = [];
  for (const place of command.places) entries.push({ place, entry: await running.entryAt(place) });
  const isAlone = (entry: FileEntry) => entry.kind === 'file' || command.folderItself;
  const alone = entries.filter(({ entry }) => isAlone(entry));
  for (const { place, entry } of alone) listing.line(entry, running.shown(place) || '.');
  const folders = entries.filter(({ entry }) => !isAlone(entry));
  for (const [at, { place }] of folders.entries()) {
    if (at > 0 || alone.length > 0) running.print('');
    if (command.recursive) await listing.deep(place);
    else {
      if (entries.length > 1) running.print(`${running.shown(place) || '.'}:`);
      const { budget, signal, reader } = running;
      listing.names(running.taken(await reader.list(running.rootOf(place), place.path, budget, signal)));
    }
  }
}

class Listing {
  readonly #command: ListCommand;
  readonly #running: Running;
  readonly #leavesOut: (name: string) => boolean;

  constructor(command: ListCommand, running: Running) {
    this.#command = command;
    this.#running = running;
    this.#leavesOut = fitsAny(command.leaveOut, false);
  }

  /** A folder and all below it that are shown. */
  async deep(place: Place): Promise<void> {
    const running = this.#running;
    const root = await folderTree(await running.filesUnder(place), place.path, running);
    const waiting: TreeNode[] = [root];
    let listed = 0;
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
      if (listed++ % STEP === 0 && !(await running.goesOn())) return;
      if (folder !== root) running.print('');
      running.print(`${running.shown(place, folder.entry.path) || '.'}:`);
      const shown = this.names(folder.children.map(({ entry }) => entry));
      const below = folder.children.filter(({ entry }) => entry.kind === 'folder' && shown.has(entry.path));
      waiting.push(...below.reverse());
    }
  }

  /** The entries of one folder; gives the paths of those that are shown. */
  names(entries: readonly FileEntry[]): Set<string> {
    const visible = entries.filter(({ path }) => {
      const name = nameOf(path);
      return (this.#command.hidden || !name.startsWith('.')) && !this.#leavesOut(name);
    });
    for (const entry of this.#ordered(visible)) this.line(entry, nameOf(entry.path));
    return new Set(visible.map(({ path }) => path));
  }

  line(entry: FileEntry, name: string): void {
    const { long, readable, marked } = this.#command;
    const shown = entry.kind === 'folder' && (marked || long) ? `${name}/` : name;
    const size = entry.size === undefined ? '-' : readable ? readableSize(entry.size) : String(entry.size);
    this.#running.print(long ? `${entry.kind === 'folder' ? 'd' : '-'} ${size.padStart(10)} ${shown}` : shown);
  }

  #ordered(entries: readonly FileEntry[]): FileEntry[] {
    const { order, reversed, foldersFirst } = this.#command;
    const sorted = [...entries].sort((a, b) => {
      if (order === 'size') return (b.size ?? 0) - (a.size ?? 0) || byPath(a, b);
      if (order === 'extension') return extensionOf(a).localeCompare(extensionOf(b), 'en') || byPath(a, b);
      return byPath(a, b);
    });
    if (reversed) sorted.reverse();
    if (!foldersFirst) return sorted;
    return [...sorted.filter(({ kind }) => kind === 'folder'), ...sorted.filter(({ kind }) => kind === 'file')];
  }
}

function extensionOf({ path }: FileEntry): string {
  return /\.([^./]*)$/.exec(path)?.[1] ?? '';
}
