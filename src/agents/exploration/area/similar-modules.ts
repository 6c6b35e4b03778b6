import type { FileEntry, ReadRange, WorkspaceReader } from '../../workspace/workspace-reader';
import type { Evidence } from '../../session/evidence';
import { bestLines } from '../../retrieval/best-lines';
import { classifyPath, isGenerated } from '../../workspace/classify-path';
import type { Found } from '../../workspace/evidence-draft';
import { parseQuery } from '../../retrieval/query';
import { cite } from '../../retrieval/cite';
import { subwords } from '../../base/english/subwords';
import { likeness, shapeOf } from './module-shape';

/** Files that are compared, and similar ones that are cited. */
const MAX_COMPARED = 8;
const MAX_CITED = 2;

/** How alike two modules are (Jaccard index of their shapes) that count as built alike. Names that match need less. */
const ALIKE = 0.45;
const ALIKE_BY_NAME = 0.3;

/** Bytes of a file that are read for it; larger files are not compared. */
const MAX_BYTES = 128 * 1024;

const SCORE = 0.3;

interface Candidate {
  entry: FileEntry;
  byName: boolean;
}

/** The modules beside one that are built like it, the most alike first, each with the lines that matter for `about`. */
export async function similarModules(
  reader: WorkspaceReader,
  best: Pick<Evidence, 'root' | 'path'>,
  files: readonly FileEntry[],
  about: string,
): Promise<Found[]> {
  const root = best.root ?? reader.roots()[0] ?? '';
  const own = await wholeOf(reader, root, best.path);
  if (own === null) return [];
  const shape = shapeOf(own.text);
  const alike: { whole: ReadRange; degree: number }[] = [];
  for (const { entry, byName } of candidates(root, best.path, files, about)) {
    const whole = await wholeOf(reader, root, entry.path);
    const degree = whole === null ? 0 : likeness(shape, shapeOf(whole.text));
    if (whole !== null && degree >= (byName ? ALIKE_BY_NAME : ALIKE)) alike.push({ whole, degree });
  }
  const query = parseQuery([about]);
  const why = `Built like \`${best.path}\``;
  return alike
    .sort((a, b) => b.degree - a.degree)
    .slice(0, MAX_CITED)
    .map(({ whole }) => {
      const lines = bestLines(whole.text.split('\n'), whole.path, query);
      return cite(reader, { whole, ...lines }, { kind: 'code', query, why, score: SCORE });
    });
}

/** Files of the same sort in the same place: named alike, or of the same name in the folder beside; first those named as `about` speaks. */
function candidates(root: string, path: string, files: readonly FileEntry[], about: string): Candidate[] {
  const [folder, name] = split(path);
  const [above] = split(folder);
  const extension = extensionOf(name);
  const words = new Set(subwords(baseOf(name)));
  const spoken = new Set(subwords(about));
  const speaksOf = ({ entry }: Candidate): number => {
    const own = subwords(
      split(entry.path)[1] === name ? (split(split(entry.path)[0])[1] ?? '') : baseOf(split(entry.path)[1]),
    );
    return own.filter((word) => spoken.has(word)).length;
  };
  return files
    .flatMap((entry): Candidate[] => {
      // Quick to tell of the many files of a large tree, before the rest is judged.
      if (!entry.path.endsWith(extension) || (!entry.path.startsWith(folder) && !entry.path.endsWith(name))) return [];
      if (entry.root !== root || entry.path === path || (entry.size ?? 0) > MAX_BYTES) return [];
      const [ownFolder, ownName] = split(entry.path);
      if (extensionOf(ownName) !== extension || (ownFolder !== folder && ownName !== name)) return [];
      if (classifyPath(entry.path) !== 'code' || isGenerated(entry.path)) return [];
      if (ownFolder !== folder) return split(ownFolder)[0] === above ? [{ entry, byName: true }] : [];
      return [{ entry, byName: subwords(baseOf(ownName)).some((word) => words.has(word)) }];
    })
    .sort(
      (a, b) =>
        Number(b.byName) - Number(a.byName) || speaksOf(b) - speaksOf(a) || (a.entry.path < b.entry.path ? -1 : 1),
    )
    .slice(0, MAX_COMPARED);
}

async function wholeOf(reader: WorkspaceReader, root: string, path: string): Promise<ReadRange | null> {
  try {
    return (await reader.read(root, path, undefined, { maxBytes: MAX_BYTES })).value;
  } catch {
    // Gone, binary or refused: there is nothing to compare.
    return null;
  }
}

function split(path: string): [folder: string, name: string] {
  const cut = path.lastIndexOf('/');
  return [path.slice(0, Math.max(0, cut)), path.slice(cut + 1)];
}

function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

function baseOf(name: string): string {
  return name.slice(0, Math.max(0, name.indexOf('.', 1)) || name.length);
}
