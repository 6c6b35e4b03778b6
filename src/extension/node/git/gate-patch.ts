import type { NamedKind } from '../../../agents/workspace/secret-names';
import type { MayShow } from './excluded-paths';
import { readPath, wholePath } from './quoted-path';

export interface Gated {
  text: string;
  /** Files or lines that were left out. */
  leftOut: number;
}

/** First lines of the parts of a patch that are about one file. */
const SECTION = /^diff --(git|cc|combined) (.*)$/;

const ARROW = ' => ';

/** What lines within such a part begin with. */
const WITHIN =
  /^(?:[ +\-\\@]|index |old mode |new mode |mode |deleted file |new file |similarity |dissimilarity |rename |copy |Binary files |GIT binary patch)/;

const HEADER = /^(?:index |old mode |new mode |mode |deleted file |new file |similarity |dissimilarity |rename |copy )/;

/**
 * Leaves out of what `log`, `show` and `diff` print every file that may not be seen: its patch, and its lines in lists of
 * names and figures. A part whose file cannot be told is left out as well.
 * @param namesOnly whether unindented lines are names of files (`--name-only`).
 */
export function gatePatch(text: string, mayShow: MayShow, namesOnly: boolean): Gated {
  const kept: string[] = [];
  const lines = text.split('\n');
  let leftOut = 0;
  let listed = { shown: 0, hidden: 0 };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    let end = at + 1;
    let paths: string[] | null;
    if (SUM.test(line)) {
      kept.push(listed.hidden === 0 ? line : ` ${listed.shown} files changed that may be seen`);
      listed = { shown: 0, hidden: 0 };
      continue;
    }
    if (SECTION.test(line)) {
      while (end < lines.length && HEADER.test(lines[end] ?? '')) end++;
      paths = pathsOfSection(lines.slice(at, end));
      while (end < lines.length && WITHIN.test(lines[end] ?? '')) end++;
    } else {
      paths = pathsOfLine(line, namesOnly);
    }
    const isShown = paths?.every((path) => mayShow(...namedIn(path))) === true;
    if (isShown) kept.push(...lines.slice(at, end));
    else leftOut += 1;
    if (isShown && paths !== null && paths.length > 0) listed.shown += 1;
    else if (!isShown) listed.hidden += 1;
    at = end - 1;
  }
  return { text: kept.join('\n'), leftOut };
}

/** How git sums up a list of files: the sum counts those, too, that are left out of the list. */
const SUM = /^ \d+ files? changed(?:,|$)/;

function namedIn(path: string): [path: string, kind: NamedKind] {
  return path.endsWith('/') ? [path.slice(0, -1), 'folder'] : [path, 'file'];
}

/** The files that a part of a patch is about, from its header; null if that cannot be told. */
function pathsOfSection(header: readonly string[]): string[] | null {
  const [, kind, names = ''] = SECTION.exec(header[0] ?? '') ?? [];
  if (kind !== 'git') {
    const path = wholePath(names);
    return path === null ? null : [path];
  }
  const moved = header.flatMap((line) => {
    const name = /^(?:rename|copy) (?:from|to) (.*)$/.exec(line)?.[1];
    return name === undefined ? [] : [wholePath(name)];
  });
  if (moved.length > 0) return moved.every((path) => path !== null) ? moved : null;
  return sameName(names);
}

/** `a/NAME b/NAME`, where both names are the same; the other way round with `-R`. */
function sameName(names: string): string[] | null {
  if (names.startsWith('"')) {
    const first = readPath(names);
    const second = first === null ? null : wholePath(first.rest.slice(1));
    if (first === null || second === null) return null;
    return first.path.slice(2) === second.slice(2) ? [second.slice(2)] : null;
  }
  const length = (names.length - 1) / 2;
  const [first, second] = [names.slice(0, length), names.slice(length + 1)];
  const same = /^[ab]\//.test(first) && /^[ab]\//.test(second) && first.slice(2) === second.slice(2);
  return same ? [first.slice(2)] : null;
}

/** The files that a line names in a list; none where it is no line of a list. */
function pathsOfLine(line: string, namesOnly: boolean): string[] {
  const raw = /^:+[0-7]{6} [^\t]*\t(.*)$/.exec(line)?.[1];
  const named = /^[ACDMRTUXB]{1,9}\d{0,3}\t(.*)$/.exec(line)?.[1];
  const counted = /^(?:\d+|-)\t(?:\d+|-)\t(.*)$/.exec(line)?.[1];
  const drawn = /^ (.*?\S)(?: \((?:new|gone|mode)[^)]{0,20}\))? +\| +(?:\d|Bin)/.exec(line)?.[1];
  const told =
    /^ (?:create|delete) mode [0-7]{6} (.*)$/.exec(line)?.[1] ??
    /^ mode change [0-7]{6} => [0-7]{6} (.*)$/.exec(line)?.[1] ??
    /^ (?:rename|copy) (.*) \(\d+%\)$/.exec(line)?.[1];
  const share = /^ {0,3}\d{1,3}\.\d% (.*\/)$/.exec(line)?.[1];
  if (share !== undefined) return [share];
  const list = raw ?? named;
  if (list !== undefined) return list.split('\t').map(plain);
  const one = counted ?? drawn ?? told;
  if (one !== undefined) return bothNames(one);
  return namesOnly && line !== '' && !line.startsWith('    ') ? [plain(line)] : [];
}

/** `src/{old => new}/x.ts` and `old => new` name two files. */
function bothNames(text: string): string[] {
  const arrow = text.indexOf(ARROW);
  if (arrow === -1) return [plain(text)];
  const open = text.lastIndexOf('{', arrow);
  const close = text.indexOf('}', arrow);
  const after = arrow + ARROW.length;
  if (open === -1 || close === -1) return [text.slice(0, arrow), text.slice(after)].map(plain);
  const names = [text.slice(open + 1, arrow), text.slice(after, close)];
  return names.map((name) => `${text.slice(0, open)}${name}${text.slice(close + 1)}`.replaceAll('//', '/'));
}

function plain(text: string): string {
  return wholePath(text) ?? text;
}
