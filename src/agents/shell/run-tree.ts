import type { FileEntry } from '../workspace/workspace-reader';
import type { TreeCommand } from './command';
import { folderTree, type TreeNode } from './folder-tree';
import type { Place } from './operand';
import type { Running } from './running';
import { byPath, fitsAny, nameOf, readableSize } from './shown-names';

/** Lines between two looks at the time. */
const STEP = 128;

/** `tree`: folders with what lies in them, as a drawing. */
export async function runTree(command: TreeCommand, running: Running): Promise<void> {
  const drawing = new Drawing(command, running);
  for (const place of command.places) {
    const { kind } = await running.entryAt(place);
    running.print(running.shown(place) || '.');
    if (kind === 'file') continue;
    let drawn = 0;
    for (const line of drawing.lines(await folderTree(await running.filesUnder(place), place.path, running), place)) {
      running.print(line);
      if (drawn++ % STEP === 0 && !(await running.goesOn())) return;
    }
  }
  if (!command.report) return;
  running.print('');
  running.print(`${drawing.folders} directories${command.foldersOnly ? '' : `, ${drawing.files} files`}`);
}

class Drawing {
  files = 0;
  folders = 0;
  readonly #command: TreeCommand;
  readonly #running: Running;
  readonly #leavesOut: (name: string) => boolean;
  readonly #takes: (name: string) => boolean;

  constructor(command: TreeCommand, running: Running) {
    this.#command = command;
    this.#running = running;
    this.#leavesOut = fitsAny(command.leaveOut, command.fold);
    this.#takes = command.only.length === 0 ? () => true : fitsAny(command.only, command.fold);
  }

  *lines(folder: TreeNode, place: Place, indent = '', depth = 1): Generator<string> {
    const { depth: most, indented } = this.#command;
    const children = this.#ordered(folder.children.filter(({ entry }) => this.#isShown(entry)));
    for (const [at, child] of children.entries()) {
      const last = at === children.length - 1;
      const isFolder = child.entry.kind === 'folder';
      if (isFolder) this.folders += 1;
      else this.files += 1;
      yield (indented ? indent + (last ? '└── ' : '├── ') : '') + this.#labelOf(child.entry, place);
      if (isFolder && (most === null || depth < most)) {
        yield* this.lines(child, place, indent + (last ? '    ' : '│   '), depth + 1);
      }
    }
  }

  #labelOf({ path, kind, size }: FileEntry, place: Place): string {
    const { fullPaths, sizes, marked } = this.#command;
    const name = fullPaths ? this.#running.shown(place, path) : nameOf(path);
    const bytes = sizes && size !== undefined ? `[${readableSize(size).padStart(5)}]  ` : '';
    return `${bytes}${name}${marked && kind === 'folder' ? '/' : ''}`;
  }

  #isShown({ path, kind }: FileEntry): boolean {
    const { hidden, foldersOnly } = this.#command;
    const name = nameOf(path);
    if ((name.startsWith('.') && !hidden) || this.#leavesOut(name)) return false;
    return kind === 'folder' || (!foldersOnly && this.#takes(name));
  }

  #ordered(nodes: readonly TreeNode[]): TreeNode[] {
    const { foldersFirst, reversed } = this.#command;
    const sorted = [...nodes].sort((a, b) => byPath(a.entry, b.entry));
    if (reversed) sorted.reverse();
    if (!foldersFirst) return sorted;
    const isFolder = ({ entry }: TreeNode) => entry.kind === 'folder';
    return [...sorted.filter(isFolder), ...sorted.filter((node) => !isFolder(node))];
  }
}
