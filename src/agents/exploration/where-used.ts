import { subwords } from '../base/english/subwords';
import { isComment } from '../retrieval/best-lines';
import { captionOf } from '../retrieval/caption';
import { definitionAround } from '../retrieval/code-ranges';
import { isBoilerplate } from '../retrieval/definitions';
import { namedBy, namesIn } from '../retrieval/named-files';
import { parseQuery } from '../retrieval/query';
import { foundIn } from '../workspace/evidence-draft';
import type { WorkspaceReader } from '../workspace/workspace-reader';
import type { FileText } from './files-of-statements';
import { codeNamesIn, type NamedDefinition, type Told, withoutIllustration } from './named-definitions';

/** Shorter names stand everywhere, and so does what more than this share of the files hold; of fewer files every name is rare. */
const LEAST_NAME = 4;
const EVERYWHERE = 0.6;
const FEW_FILES = 40;
/** A word that is a name only because it is set as code counts for less. */
const PLAIN = 0.5;
/** What the names of a place have to be worth together: two rare ones. */
const LEAST_WORTH = 2;
/** Lines without a name that end a place, most lines of one, fewer of a test or document, and lines shown before and behind. */
const GAP = 6;
const LONGEST = 40;
const LONGEST_ASIDE = 20;
const AROUND = 2;
const IMPORT = /^\s*(?:import|from|require|use|using|#include)\b/;
/** What a place counts for whose file a statement names. */
const OF_NAMED_FILE = 1.5;
/** Parts of a name that make kin of constants. */
const LEAST_KIN = 2;
/** What a further place of a file counts beside the one before it. */
const FURTHER = 0.6;

/** A name that statements set as code, in whatever way of writing. */
interface UsedName {
  pattern: RegExp;
  worth: number;
  statements: readonly string[];
}

/** Lines of a file where names that statements set as code stand together. */
export interface UsedPlace extends NamedDefinition {
  worth: number;
}

/** The names that statements set as code or write as such, each with the statements: options, keys and signals as well as functions. */
function usedNames(told: readonly Told[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { id, text } of told) {
    const spans = withoutIllustration(text).match(/`[^`\n]+`/g) ?? [];
    const words = spans
      .filter((span) => !/\.[a-z]{1,5}`$|\//.test(span))
      .flatMap((span) => span.match(/[A-Za-z_$][\w$]*(?:-\w+)*/g) ?? []);
    for (const name of new Set([...codeNamesIn(text), ...words])) {
      if (name.length < LEAST_NAME || isBoilerplate(name)) continue;
      names.set(name, [...(names.get(name) ?? []), id]);
    }
  }
  return names;
}

/** As a name is written in any language: `working-directory` is `WorkingDirectory` and `working_directory`, too. */
function patternOf(name: string): RegExp {
  const words = subwords(name);
  if (words.length < 2) return new RegExp(`(?<![A-Za-z0-9$])${name.replaceAll('$', '\\$')}(?![a-z0-9$])`);
  return new RegExp(words.join('[-_]?'), 'i');
}

/**
 * What stands beside a constant that is new, the nearest first: `ERR_LOG_INVALID_SINK` comes among what begins with
 * `ERR_LOG_INVALID_`, and `DEP023` behind `DEP022`.
 */
function kinOf(name: string): RegExp[] {
  if (!/^[A-Z][A-Z0-9_]{4,80}$/.test(name)) return [];
  const numbered = /^([A-Z_]{3,})\d+$/.exec(name)?.[1];
  if (numbered !== undefined) return [new RegExp(`\\b${numbered}\\d+`)];
  const parts = name.split('_');
  const lengths = parts.map((_, at) => parts.length - 1 - at).filter((length) => length >= LEAST_KIN);
  return lengths.map((length) => new RegExp(`\\b${parts.slice(0, length).join('_')}_`));
}

/**
 * The lines of code, tests or documents in which most of the names stand together that statements set as code, the best first:
 * where an option is declared, checked and read, none of which defines anything of its name. Calls `breathe` between names and
 * between files: whoever asks is not held up.
 */
export async function placesOfUse(
  reader: WorkspaceReader,
  told: readonly Told[],
  files: readonly FileText[],
  breathe: () => Promise<void> = async () => undefined,
): Promise<UsedPlace[]> {
  const written = namesIn(told.map(({ text }) => text).join('\n'));
  const names: UsedName[] = [];
  for (const [name, statements] of usedNames(told)) {
    await breathe();
    const used = usedIn(name, files);
    if (used !== null) names.push({ ...used, statements });
  }
  const found: UsedPlace[] = [];
  for (const file of files) {
    await breathe();
    const bonus = namedBy(written, file.path) === 1 ? OF_NAMED_FILE : 1;
    found.push(...placesIn(reader, file, names).map((place) => ({ ...place, worth: place.worth * bonus })));
  }
  return found.sort((a, b) => b.worth - a.worth);
}

/** How a name, or its nearest kin, is written in files, and what it is worth there; null where none or nearly all have it. */
function usedIn(name: string, files: readonly FileText[]): Omit<UsedName, 'statements'> | null {
  for (const pattern of [patternOf(name), ...kinOf(name)]) {
    const holding = files.filter(({ whole }) => pattern.test(whole.text)).length;
    if (holding === 0) continue;
    const share = holding / Math.max(FEW_FILES, files.length);
    if (share > EVERYWHERE) return null;
    return { pattern, worth: Math.log(1 / share) * (subwords(name).length < 2 ? PLAIN : 1) };
  }
  return null;
}

interface Cluster {
  start: number;
  end: number;
  /** The line that holds most of the names. */
  focus: number;
  most: number;
  names: Set<UsedName>;
}

/** Most lines of a place of a file. */
function longestOf({ kind }: FileText): number {
  return kind === 'code' ? LONGEST : LONGEST_ASIDE;
}

function placesIn(reader: WorkspaceReader, file: FileText, names: readonly UsedName[]): UsedPlace[] {
  const { path, kind, lines, whole } = file;
  const here = names.filter(({ pattern }) => pattern.test(whole.text));
  const clusters: Cluster[] = [];
  const any = new RegExp(here.map(({ pattern }) => pattern.source).join('|'), 'i');
  for (const [at, text] of here.length === 0 ? [] : lines.entries()) {
    // What imports a name, or speaks of it, says little of it yet.
    const isSilent = !any.test(text) || IMPORT.test(text) || (kind === 'code' && isComment(text));
    const held = isSilent ? [] : here.filter(({ pattern }) => pattern.test(text));
    if (held.length === 0) continue;
    const line = at + 1;
    const last = clusters.at(-1);
    const isNear = last !== undefined && line - last.end <= GAP && line - last.start < longestOf(file);
    const cluster = isNear ? last : { start: line, end: line, focus: line, most: 0, names: new Set<UsedName>() };
    if (!isNear) clusters.push(cluster);
    cluster.end = line;
    held.forEach((name) => cluster.names.add(name));
    const worth = sum(held);
    if (worth > cluster.most) Object.assign(cluster, { most: worth, focus: line });
  }
  return clusters
    .map((cluster) => ({ ...cluster, worth: sum([...cluster.names]) }))
    .filter(({ worth }) => worth >= LEAST_WORTH)
    .sort((a, b) => b.worth - a.worth)
    .map(({ worth, ...cluster }, at) => {
      const range = rangeOf(file, cluster);
      const { caption, names: known } = captionOf(
        lines,
        range,
        path,
        kind,
        parseQuery([...cluster.names].map(({ pattern }) => pattern.source)),
      );
      const piece = foundIn(reader, reader.part({ whole, start: range.start, end: range.end }), {
        ...{ kind, shows: caption, names: known, why: 'Uses what statements name', score: 0 },
        role: 'match',
      });
      const statements = mostNaming([...cluster.names]);
      return { piece, statements, worth: worth * FURTHER ** at };
    });
}

/** The whole definition where it is short, else the lines around the names. */
function rangeOf(file: FileText, { start, end, focus }: Cluster): { start: number; end: number; focus: number } {
  const { lines, path, kind } = file;
  const whole = kind === 'doc' ? null : definitionAround(lines, path, focus);
  if (whole !== null && whole.start <= start && whole.end >= end && whole.end - whole.start < longestOf(file))
    return whole;
  return { start: Math.max(1, start - AROUND), end: Math.min(lines.length, end + AROUND), focus };
}

function sum(names: readonly UsedName[]): number {
  return names.reduce((all, { worth }) => all + worth, 0);
}

/** Most statements that a place is about, and least share of what the one that names most of it is worth. */
const MOST_STATEMENTS = 4;
const LEAST_SHARE = 0.6;

/** The statements that set most of the names as code. */
function mostNaming(names: readonly UsedName[]): string[] {
  const worth = new Map<string, number>();
  for (const name of names) for (const id of name.statements) worth.set(id, (worth.get(id) ?? 0) + name.worth);
  const most = Math.max(...worth.values());
  return [...worth]
    .filter(([id, value]) => id !== '' && value >= LEAST_SHARE * most)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_STATEMENTS)
    .map(([id]) => id);
}
