import type { CancelSignal } from '../base/async/cancellation';
import { subwords } from '../base/english/subwords';
import { classifyPath, isGenerated, isSpecified, isTranslation } from '../workspace/classify-path';
import { grepNames } from '../workspace/grep-names';
import type { WorkspaceReader } from '../workspace/workspace-reader';
import { readFile } from './files-of-statements';
import type { Outlined } from './outline';
import type { Module } from './where-listed';
import { placesOfUse, type UsedPlace } from './where-used';

/** Most lines that are looked at: a name that stands in more is no trace. */
const MAX_LINES = 4_000;
/** Most names that are looked for, files in which a name is a trace, and files that are told. */
const MOST_NAMES = 24;
const FEW_FILES = 8;
const MOST_FILES = 12;

/** Files, and the names that lead to them. */
interface Standing {
  files: readonly Module[];
  names: readonly string[];
}

const NOWHERE: Standing = { files: [], names: [] };
/** Most places. */
const MOST_PLACES = 8;

/**
 * Lines in which names stand together that the questions showed, the best first, in the files where the rarest of them stand; with
 * those of the names that say something. Calls `breathe` in between.
 */
export async function placesOfSiblings(
  reader: WorkspaceReader,
  shown: readonly string[],
  { breathe, ...limits }: { signal: CancelSignal; deadlineMs: number; breathe: () => Promise<void> },
): Promise<{ places: UsedPlace[]; names: readonly string[] }> {
  const { files, names } = await whereSiblingsStand(reader, shown, limits);
  const read = await Promise.all(files.map(({ root, path }) => readFile(reader, root, path)));
  const told = [{ id: '', text: names.map((name) => `\`${name}\``).join(', ') }];
  const places = await placesOfUse(
    reader,
    told,
    read.flatMap((file) => file ?? []),
    breathe,
  );
  return { places: places.slice(0, MOST_PLACES), names };
}

/**
 * Files in which names stand that the questions showed of today's code, those of the rarest names first: where a setting, a chart
 * or a field is declared, stored, read and shown is where the next one of its kind belongs. Names that stand everywhere lead nowhere.
 */
export async function whereSiblingsStand(
  reader: WorkspaceReader,
  names: readonly string[],
  { signal, deadlineMs }: { signal: CancelSignal; deadlineMs: number },
): Promise<Standing> {
  const sought = names.filter((name) => /^\w{4,80}$/.test(name) && subwords(name).length > 1).slice(0, MOST_NAMES);
  if (sought.length === 0) return NOWHERE;
  const budget = { deadlineMs, maxEntries: MAX_LINES, maxBytes: 1_000_000_000 };
  const { value } = await grepNames(reader, sought, budget, signal);
  const holding = new Map<string, Map<string, Module>>(sought.map((name) => [name, new Map()]));
  for (const { root, path, text } of value) {
    if (!mayChange(path)) continue;
    for (const word of text.match(/\w+/g) ?? []) holding.get(word)?.set(`${root}\n${path}`, { root, path });
  }
  const worth = new Map<string, { file: Module; worth: number }>();
  const telling = [...holding].filter(([, files]) => files.size > 1 && files.size <= FEW_FILES);
  for (const [, files] of telling) {
    for (const [key, file] of files) worth.set(key, { file, worth: (worth.get(key)?.worth ?? 0) + 1 / files.size });
  }
  const files = [...worth.values()].sort((a, b) => b.worth - a.worth).slice(0, MOST_FILES);
  return { files: files.map(({ file }) => file), names: telling.map(([name]) => name) };
}

/** Most names that are told of one place. */
const MOST_TOLD = 3;

/** The places where such names stand as they are offered to whoever chooses, without those that a definition of the outline tells already. */
export function outlinedSiblings(
  places: readonly UsedPlace[],
  names: readonly string[],
  outline: readonly Outlined[],
): Outlined[] {
  return places.flatMap(({ piece }) => {
    const { root, startLine, endLine, hash, kind, excerpt } = piece;
    const path = root === undefined ? piece.path : `${root}/${piece.path}`;
    const isTold = outline.some(
      ({ place }) => place.path === path && place.startLine >= startLine && place.endLine <= endLine,
    );
    const held = names.filter((name) => excerpt.includes(name)).slice(0, MOST_TOLD);
    if (isTold || held.length === 0) return [];
    const name = `where ${held.map((one) => `\`${one}\``).join(', ')} ${held.length === 1 ? 'stands' : 'stand'}`;
    return [{ name, isUnnamed: true, place: { path, startLine, endLine, hash, kind } }];
  });
}

/** Whether something new may have to be written there: tests and documents are looked for by themselves. */
function mayChange(path: string): boolean {
  const kind = classifyPath(path);
  const isAside = kind === 'test' || kind === 'doc' || kind === 'sdd';
  return !isAside && !isGenerated(path) && !isSpecified(path) && !isTranslation(path);
}
