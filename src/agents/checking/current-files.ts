import type { FileEntry, WorkspaceReader } from '../workspace/workspace-reader';
import { shapeOf, type Shape } from './text-shape';

/** Bytes of one file that are read, and of all files together: what a check may cost. */
const MAX_FILE_BYTES = 1024 * 1024;
const MAX_ALL_BYTES = 80_000_000;

/** Where a file is: the name of its root, and its path below it. */
export interface FilePlace {
  root: string;
  path: string;
}

/** A file as it is now. */
export interface CurrentFile extends FilePlace {
  text: string;
  lines: readonly string[];
  shape(): Shape;
}

/** The files of the workspace as the read-only observer shows them, each read once. */
export class CurrentFiles {
  private readonly read = new Map<string, Promise<CurrentFile | null>>();
  private bytes = 0;
  /** Whether files were left unread because too much was read before. */
  isCapped = false;

  constructor(
    private readonly reader: WorkspaceReader,
    /** The files of the walk. */
    readonly all: readonly FileEntry[],
  ) {}

  /** A file, or null where it is not there, may not be read, or is no text. */
  get(place: FilePlace): Promise<CurrentFile | null> {
    const key = `${place.root}\n${place.path}`;
    const known = this.read.get(key) ?? this.load(place);
    this.read.set(key, known);
    return known;
  }

  private async load({ root, path }: FilePlace): Promise<CurrentFile | null> {
    if (this.bytes > MAX_ALL_BYTES) {
      this.isCapped = true;
      return null;
    }
    try {
      const { value } = await this.reader.read(root, path, undefined, { maxBytes: MAX_FILE_BYTES });
      this.bytes += value.text.length;
      let shape: Shape | null = null;
      return {
        root,
        path,
        text: value.text,
        lines: value.text.split('\n'),
        shape: () => (shape ??= shapeOf(value.text, path)),
      };
    } catch {
      // Gone, refused or no text: the caller says that it is not there.
      return null;
    }
  }
}
