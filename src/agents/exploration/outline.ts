import { subwords } from '../base/english/subwords';
import { stem, wordsOf } from '../base/english/words';
import { definitionAround } from '../retrieval/code-ranges';
import { definitionIn, type Definition } from '../retrieval/definitions';
import type { SpecPlace } from '../session/spec-place';
import type { Found } from '../workspace/evidence-draft';
import type { WorkspaceReader } from '../workspace/workspace-reader';
import type { FileText } from './files-of-statements';
import { overlap } from './named-definitions';

/** What a file defines, by a name that tells where: `Command.parse`. */
export interface Outlined {
  name: string;
  place: Pick<SpecPlace, 'path' | 'startLine' | 'endLine' | 'hash' | 'kind'>;
}

/** Most files, and most definitions of all: what a reader goes through to say which of them change. */
const MOST_FILES = 10;
const MOST_DEFINITIONS = 150;
/** Of a type that is longer, its head stands for it: what is in it is outlined by itself. */
const WHOLE_TYPE = 60;
const HEAD = 20;

const TYPE = /^(?:class|interface|struct|enum|trait|type|module|namespace|impl|object|record|protocol|union)$/;
/** What a line defines that no change begins at. */
const ASIDE: ReadonlySet<string> = new Set(['test', 'heading']);

/** A definition with the lines it takes, and how likely a change touches it. */
interface Sized extends Definition {
  line: number;
  end: number;
  within: string | null;
  worth: number;
}

/**
 * What the files define that a change may touch, file by file, in the order of the files: all of it where it is little; else
 * what was found already and what shares words with what was settled, then the rest. What stands inside a function is a part
 * of it.
 */
export async function outlineOf(
  reader: WorkspaceReader,
  files: readonly FileText[],
  { found, texts, breathe }: { found: readonly Found[]; texts: readonly string[]; breathe: () => Promise<void> },
): Promise<Outlined[]> {
  const said = new Set(texts.flatMap((text) => wordsOf(text)).map(stem));
  const all: { file: FileText; one: Sized }[] = [];
  for (const file of files.slice(0, MOST_FILES)) {
    await breathe();
    const own = definedIn(file).map((one) => ({ file, one: { ...one, worth: worthOf(file, one, found, said) } }));
    all.push(...own);
  }
  const kept = new Set([...all].sort((a, b) => b.one.worth - a.one.worth).slice(0, MOST_DEFINITIONS));
  return all
    .filter((one) => kept.has(one))
    .flatMap(({ file: { root, path, whole, kind, lines }, one: { line, name, what, within } }) => {
      const range = definitionAround(lines, path, line);
      if (range === null) return [];
      const isLong = TYPE.test(what) && range.end - range.start >= WHOLE_TYPE;
      const start = isLong ? line : range.start;
      const end = isLong ? Math.min(range.end, line + HEAD - 1) : range.end;
      const { startLine, endLine, hash } = reader.part({ whole, start, end });
      const place = { path: reader.roots().length > 1 ? `${root}/${path}` : path, startLine, endLine, hash, kind };
      return [{ name: within === null ? name : `${within}.${name}`, place }];
    });
}

function definedIn({ lines, path }: FileText): Sized[] {
  const open: Sized[] = [];
  const found: Sized[] = [];
  lines.forEach((text, at) => {
    const definition = definitionIn(text, path);
    if (definition === null || ASIDE.has(definition.what)) return;
    const line = at + 1;
    while (open.length > 0 && (open.at(-1)?.indent ?? 0) >= definition.indent) open.pop();
    const around = open.at(-1);
    // What stands inside a function belongs to it.
    if (around !== undefined && !TYPE.test(around.what)) return;
    const one = { ...definition, line, end: line, within: around?.name ?? null, worth: 0 };
    open.push(one);
    found.push(one);
  });
  return found;
}

function worthOf(
  { root, path }: FileText,
  { line, name }: Sized,
  found: readonly Found[],
  said: ReadonlySet<string>,
): number {
  const here = { root, path, startLine: line, endLine: line } as Found;
  const isFound = found.some((piece) => overlap({ ...piece, root: piece.root ?? root }, here));
  const parts = subwords(name);
  const shared = parts.filter((part) => part.length > 2 && said.has(stem(part))).length;
  return (isFound ? 2 : 0) + shared / Math.max(1, parts.length);
}
