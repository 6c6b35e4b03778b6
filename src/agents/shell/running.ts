import type { Capped, FileEntry, ReadBudget, LinesOf, TextMatch, WorkspaceReader } from '../workspace/workspace-reader';
import type { Clock } from '../base/async/clock';
import type { CancelSignal } from '../base/async/cancellation';
import { AccessRefused } from '../workspace/workspace-reader';
import { inertText } from '../base/text/inert-text';
import type { Place } from './operand';

/** What a command has brought. */
export interface CommandResult {
  /** What it prints, free of secrets and of what hides or steers; lines are parted by line feeds. May be empty. */
  text: string;
  /** Which cap was reached, in words. */
  capped?: string;
  /** The lines of files that it showed, each range in one piece. */
  reads: LinesOf[];
  /** The lines that it found. */
  matches: TextMatch[];
}

/** Most lines of an output, most characters of it, and of one line. */
export const MAX_LINES = 250;
const MAX_OUTPUT = 10_000;
const MAX_LINE = 400;

/** Milliseconds that a loop may have the thread, which serves the editor, at once. */
const SLICE_MS = 12;

/** Files that a walk looks at, whatever a command may show. */
const WALK_ENTRIES = 200_000;

/** One command under way: what it may look at, and what it has printed so far. */
export class Running {
  readonly reader: WorkspaceReader;
  readonly budget: ReadBudget;
  readonly signal: CancelSignal;
  readonly clock: Clock;
  readonly reads: LinesOf[] = [];
  readonly matches: TextMatch[] = [];
  readonly #lines: string[] = [];
  readonly #caps = new Set<string>();
  #characters = 0;
  #omitted = 0;
  #walked: Promise<FileEntry[]> | null = null;
  readonly #begun: number;
  #breathed: number;

  constructor(reader: WorkspaceReader, budget: ReadBudget, signal: CancelSignal, clock: Clock) {
    this.reader = reader;
    this.budget = budget;
    this.signal = signal;
    this.clock = clock;
    this.#begun = clock.elapsed();
    this.#breathed = this.#begun;
  }

  /** Prints a line. Those for which there is no room are counted. */
  print(line: string): void {
    const cut = line.length > MAX_LINE ? `${line.slice(0, MAX_LINE).replace(/[\ud800-\udbff]$/, '')}…` : line;
    if (this.isFull || this.#characters + cut.length + 1 > MAX_OUTPUT) {
      this.#omitted += 1;
      this.#characters = MAX_OUTPUT;
      return;
    }
    this.#lines.push(cut);
    this.#characters += cut.length + 1;
  }

  get isFull(): boolean {
    return this.#lines.length >= MAX_LINES || this.#characters >= MAX_OUTPUT;
  }

  /** Says in the result that something was left out. */
  cap(why: string | undefined): void {
    if (why !== undefined) this.#caps.add(why);
  }

  /** The value, with its cap kept for the result. */
  taken<T>({ value, capped }: Capped<T>): T {
    this.cap(capped);
    return value;
  }

  /** @throws AccessRefused once nobody waits for the result. */
  stopIfCancelled(): void {
    if (this.signal.aborted) throw new AccessRefused('refused: the look was cancelled.');
  }

  /**
   * To be asked now and then in long loops: lets others have the thread, and says whether there is time to go on.
   * @throws AccessRefused once nobody waits for the result.
   */
  async goesOn(): Promise<boolean> {
    if (this.clock.elapsed() - this.#breathed >= SLICE_MS) {
      await this.clock.wait(0);
      this.#breathed = this.clock.elapsed();
    }
    this.stopIfCancelled();
    if (this.clock.elapsed() - this.#begun < this.budget.deadlineMs) return true;
    this.cap('stopped when the time was over');
    return false;
  }

  rootOf({ root }: Place): string {
    const name = root ?? this.reader.roots()[0];
    if (name === undefined) throw new AccessRefused('refused: no folder is open, so there is nothing to look at.');
    return name;
  }

  /** How a place is shown: with its root where another one than the first is meant. */
  shown(place: Place, path = place.path): string {
    return place.root === null ? path : `${place.root}:${path}`;
  }

  /** All files of the workspace that may be seen, walked once. */
  walk(): Promise<FileEntry[]> {
    this.#walked ??= this.reader
      .walk({ ...this.budget, maxEntries: WALK_ENTRIES, maxBytes: Number.MAX_SAFE_INTEGER }, this.signal)
      .then((walked) => this.taken(walked));
    return this.#walked;
  }

  /** The files at or below a place. */
  async filesUnder(place: Place): Promise<FileEntry[]> {
    const root = this.rootOf(place);
    const files = await this.walk();
    const below = place.path === '' ? '' : `${place.path}/`;
    return files.filter((file) => file.root === root && (file.path.startsWith(below) || file.path === place.path));
  }

  /** What is at a place. @throws AccessRefused where nothing is, or nothing that may be seen. */
  async entryAt(place: Place): Promise<FileEntry> {
    const root = this.rootOf(place);
    const { path } = place;
    if (path === '') return { root, path, kind: 'folder' };
    const parent = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
    const siblings = await this.reader.list(root, parent, this.#listing, this.signal).catch(() => ({ value: [] }));
    const entry = siblings.value.find((sibling) => sibling.path === path);
    if (entry !== undefined) return entry;
    // A link inside the workspace is in no listing; what it leads to has to pass the gate itself.
    const folder = await this.reader.list(root, path, this.#listing, this.signal).catch(() => null);
    if (folder !== null) return { root, path, kind: 'folder' };
    const { value } = await this.reader.read(root, path, { start: 1, end: 1 });
    return { root, path: value.path, kind: 'file' };
  }

  get #listing(): ReadBudget {
    return { ...this.budget, maxEntries: 20_000 };
  }

  result(): CommandResult {
    if (this.#omitted > 0) this.#caps.add(`${this.#omitted.toLocaleString('en-GB')} more lines are not shown`);
    const capped = [...this.#caps].join('; ');
    const text = inertText(this.#lines.join('\n'));
    return { text, reads: this.reads, matches: this.matches, ...(capped === '' ? {} : { capped }) };
  }
}
