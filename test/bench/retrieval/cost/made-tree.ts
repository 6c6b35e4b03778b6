import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, LANGUAGES, makerFor } from './made-lines';
import { madeWords } from './made-words';
import { Random } from './random';

/** What to search for in a made tree: a request of common words, one of a few rarer ones, one that names things. */
export const MADE_QUERIES = [
  'Add a timeout option to the request handler and log an error when the connection is lost',
  'Retry failed payment webhooks with exponential backoff and an idempotent ledger entry',
  'rollback of the coupon migration leaves the inventory snapshot and refund threshold out of sync',
] as const;

const VOCABULARY = 20_000;

/** Lines made once for each language, and used again and again: files repeat themselves as code does. */
const LINES = 6_000;

/**
 * Bytes of a file: half of them below the first number, spread as in large repositories (about log-normal), so that the
 * mean is about twice that; none above the second.
 */
const MEDIAN_BYTES = 3_000;
const DEVIATION = 1.1;
const MOST_BYTES = 400_000;

/** Files of one folder, about; and the deepest folder. */
const FILES_A_FOLDER = 9;
const DEEPEST = 8;

const TOPS = ['src', 'src', 'packages', 'packages', 'services', 'libs', 'apps', 'docs', 'test', 'tools'];

export interface MadeTree {
  files: number;
  bytes: number;
}

/** Fills an empty folder with files like those of a large repository of several languages. Always the same ones. */
export function makeTree(folder: string, files: number): MadeTree {
  const random = new Random(42);
  const words = madeWords(VOCABULARY);
  const lines = new Map(LANGUAGES.map((language) => [language, linesOf(language, words, random)]));
  const folders = makeFolders(folder, Math.max(1, Math.ceil(files / FILES_A_FOLDER)), words, random);
  const used = new Set<string>();
  let bytes = 0;
  for (let i = 0; i < files; i++) {
    const language = languageAt(random.next());
    const name = nameOf(language, words, random);
    let file = path.join(random.pick(folders), `${name}.${language.ending}`);
    if (used.has(file)) file = file.replace(/\.(\w+)$/, `-${i}.$1`);
    used.add(file);
    const text = textOf(lines.get(language) ?? [], random);
    writeFileSync(path.join(folder, file), text);
    bytes += text.length;
  }
  return { files, bytes };
}

function linesOf(language: Language, words: readonly string[], random: Random): string[] {
  const make = makerFor(language, words, random);
  return Array.from({ length: LINES }, () => random.pick(language.lines)(make));
}

function textOf(lines: readonly string[], random: Random): string {
  const wanted = Math.min(MOST_BYTES, Math.round(MEDIAN_BYTES * Math.exp(DEVIATION * random.normal())));
  const parts: string[] = [];
  let length = 0;
  // Each file is about something: half its lines are from one stretch.
  const stretch = random.below(lines.length);
  while (length < wanted) {
    const own = random.next() < 0.5 ? (stretch + random.below(60)) % lines.length : random.below(lines.length);
    const line = lines[own] ?? '';
    parts.push(line);
    length += line.length + 1;
  }
  return `${parts.join('\n')}\n`;
}

function makeFolders(root: string, count: number, words: readonly string[], random: Random): string[] {
  const folders = [...new Set(TOPS)];
  const known = new Set(folders);
  while (folders.length < count) {
    const parent = random.next() < 0.3 ? random.pick(TOPS) : random.pick(folders);
    const folder = `${parent}/${random.pickCommon(words)}`;
    if (known.has(folder) || folder.split('/').length > DEEPEST) continue;
    known.add(folder);
    folders.push(folder);
  }
  for (const folder of folders) mkdirSync(path.join(root, folder), { recursive: true });
  return folders;
}

function nameOf({ ending }: Language, words: readonly string[], random: Random): string {
  const parts = Array.from({ length: 1 + random.below(3) }, () => random.pickCommon(words));
  const name = parts.join(ending === 'py' || ending === 'go' ? '_' : '-');
  return random.next() < 0.15 ? (ending === 'ts' || ending === 'tsx' ? `${name}.test` : `${name}_test`) : name;
}

function languageAt(point: number): Language {
  const whole = LANGUAGES.reduce((sum, { share }) => sum + share, 0);
  let left = point * whole;
  const found = LANGUAGES.find(({ share }) => (left -= share) < 0) ?? LANGUAGES.at(-1);
  if (found === undefined) throw new Error('There is no language to write in.');
  return found;
}
