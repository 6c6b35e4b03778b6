import type { MayShow } from './excluded-paths';
import type { Gated } from './gate-patch';

/** What may be shown of a path as seen from the top of the working tree: its name from the workspace root, or null. */
type NameInRoot = (pathFromTop: string) => string | null;

/**
 * `git status --porcelain=v1 -z --branch` as lines of `XY path`, without files that may not be seen and those outside the
 * workspace root. A renamed file is `XY old -> new`.
 */
export function gateStatus(output: string, nameOf: NameInRoot): Gated {
  const lines: string[] = [];
  let leftOut = 0;
  const entries = output.split('\0');
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at] ?? '';
    if (entry === '') continue;
    if (entry.startsWith('## ')) {
      lines.push(entry);
      continue;
    }
    const state = entry.slice(0, 2);
    const paths = [entry.slice(3)];
    if (/[RC]/.test(state)) paths.unshift(entries[++at] ?? '');
    const names = paths.map(nameOf);
    if (names.includes(null)) leftOut += 1;
    else lines.push(`${state} ${names.map((name) => shownName(name ?? '')).join(' -> ')}`);
  }
  return { text: asLines(lines), leftOut };
}

/** `git ls-files -z` as lines, without files that may not be seen. What stands before a name ends with a tab or is a tag. */
export function gateFileList(output: string, tagged: boolean, nameOf: NameInRoot): Gated {
  const lines: string[] = [];
  let leftOut = 0;
  for (const entry of output.split('\0')) {
    if (entry === '') continue;
    const before = /^[0-7]{6} [0-9a-f]+ \d\t/.exec(entry)?.[0] ?? '';
    const tag = tagged ? entry.slice(0, 2) : '';
    const name = nameOf(entry.slice(tag.length).replace(/^[0-7]{6} [0-9a-f]+ \d\t/, ''));
    if (name === null) leftOut += 1;
    else lines.push(`${tag}${before}${shownName(name)}`);
  }
  return { text: asLines(lines), leftOut };
}

/** The names in a folder of the past, as `git show REV:folder` prints them, without those that may not be seen. */
export function gateFolder(output: string, folder: string, mayShow: MayShow): Gated {
  const lines = output.split('\n');
  const kept = lines.filter(
    (line) => line === '' || mayShow(`${folder}/${line.replace(/\/$/, '')}`, line.endsWith('/') ? 'folder' : 'file'),
  );
  return { text: kept.join('\n'), leftOut: lines.length - kept.length };
}

/** Control characters in a name would break the line it stands in. */
function shownName(name: string): string {
  return /[\p{Cc}"\\]/u.test(name) ? JSON.stringify(name) : name;
}

function asLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
