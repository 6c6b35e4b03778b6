import type { Asking } from './asking';
import { readPath } from './quoted-path';
import { type Range, SafeLines, textOnDisk, textsOf } from './whole-texts';

/** The first line of a part that is about one file, and the line that names the objects that it compares. */
const SECTION = /^diff --(?:git|cc|combined) /;
const OBJECTS = /^index ([0-9a-f,]+)\.\.([0-9a-f]+)/;

/** The place of a hunk: as many `@` as there are texts, a place in each, and the beginning of the line it lies below. */
const HUNK = /^(@@+)((?: [-+]\d+(?:,\d+)?)+) @@+(?: (.*))?$/;

interface Section {
  /** Its first line and the one behind its last, and where its hunks begin. */
  start: number;
  end: number;
  objects: string[];
  path: string | null;
  /** What the hunks show of each object. */
  ranges: Range[][];
}

/** Where the texts of files come from that are compared. */
export interface Compared {
  /** Whether a side of the comparison lies in the working tree and is no object. */
  withDisk: boolean;
  /** Objects that all parts may be made of, where they name none of their own; null where they do. */
  all: readonly string[] | null;
}

/**
 * Takes secrets out of patches as the whole files tell them: a hunk may show the middle of a key, or a value without its
 * name. A patch whose files cannot be looked through is left out, and counted.
 */
export async function redactPatches(
  text: string,
  { withDisk, all }: Compared,
  asking: Asking,
): Promise<{ text: string; leftOut: number }> {
  const lines = text.split('\n');
  const sections = sectionsOf(lines);
  if (sections.length === 0) return { text, leftOut: 0 };
  const names = all ?? sections.flatMap(({ objects }) => objects);
  const texts = await textsOf(names, asking);
  const shared = new SafeLines();
  if (all !== null) for (const whole of texts.values()) await shared.add(whole, null, asking);
  const isWhole = all === null || texts.size === new Set(all).size;
  const gone = new Set<number>();
  let leftOut = 0;
  for (const section of sections) {
    const safe = all === null ? await linesFor(section, { withDisk, texts }, asking) : shared;
    if (safe === null || (!isWhole && !shared.hasAll(lines.slice(section.start, section.end)))) {
      leftOut += 1;
      for (let at = section.start; at < section.end; at++) gone.add(at);
      continue;
    }
    let width = 1;
    for (let at = section.start; at < section.end; at++) {
      const line = lines[at] ?? '';
      const [, marks, places = '', below] = HUNK.exec(line) ?? [];
      if (marks === undefined) {
        const known = safe.of(line.slice(width));
        if (known !== null) lines[at] = line.slice(0, width) + known;
        continue;
      }
      width = marks.length - 1;
      if (below === undefined) continue;
      const beginning = await safe.beginning(below, asking);
      lines[at] = `${marks}${places} ${marks}${beginning === '' ? '' : ` ${beginning}`}`;
    }
  }
  return { text: lines.filter((_, at) => !gone.has(at)).join('\n'), leftOut };
}

/** The lines of the files that a part compares; null if they are not all seen. */
async function linesFor(
  { objects, path, ranges }: Section,
  { withDisk, texts }: { withDisk: boolean; texts: ReadonlyMap<string, string> },
  asking: Asking,
): Promise<SafeLines | null> {
  const safe = new SafeLines();
  if (ranges.length === 0) return safe;
  const onDisk = withDisk && path !== null ? await textOnDisk(path, asking) : null;
  let unseen = 0;
  for (const [i, object] of objects.entries()) {
    if (/^0+$/.test(object)) continue;
    const text = texts.get(object);
    // Objects that are not there come out empty.
    if (text === undefined || (text === '' && !EMPTY_BLOB.test(object))) unseen += 1;
    else await safe.add(text, ranges[i] ?? null, asking);
  }
  if (onDisk !== null) await safe.add(onDisk, ranges.flat(), asking);
  return unseen > (onDisk === null ? 0 : 1) ? null : safe;
}

const EMPTY_BLOB = /^(?:e69de29|473a0f4)/;

function sectionsOf(lines: readonly string[]): Section[] {
  const sections: Section[] = [];
  for (let at = 0; at < lines.length; at++) {
    if (!SECTION.test(lines[at] ?? '')) continue;
    const section: Section = { start: at, end: at + 1, objects: [], path: null, ranges: [] };
    let inHunks = false;
    for (; section.end < lines.length; section.end++) {
      const line = lines[section.end] ?? '';
      const hunk = HUNK.exec(line);
      inHunks ||= hunk !== null;
      if (inHunks ? !/^[ +\-\\@]/.test(line) : SECTION.test(line) || line === '') break;
      const [, before = '', after = ''] = OBJECTS.exec(line) ?? [];
      if (!inHunks && after !== '') section.objects = [...before.split(','), after];
      if (!inHunks) section.path ??= pathIn(line);
      if (hunk !== null) {
        for (const [i, place] of (hunk[2] ?? '').trim().split(' ').entries()) {
          const [start = 0, count = 1] = place.slice(1).split(',').map(Number);
          (section.ranges[i] ??= []).push([start, start + count]);
        }
      }
    }
    sections.push(section);
    at = section.end - 1;
  }
  return sections;
}

/** The file of the working tree, which is on either side. */
function pathIn(line: string): string | null {
  const name = /^(?:\+\+\+|---) (.*?)\t?$/.exec(line)?.[1];
  const path = name === undefined || name === '/dev/null' ? null : readPath(name)?.path;
  return path === null || path === undefined || !/^[ab]\//.test(path) ? null : path.slice(2);
}
