import type { CancelSignal } from '../base/async/cancellation';
import { definitionAround } from '../retrieval/code-ranges';
import { escapedPattern } from '../shell/basic-pattern';
import { classifyPath, isGenerated, isOwnWriting } from '../workspace/classify-path';
import { foundIn, type Found } from '../workspace/evidence-draft';
import type { TextMatch, WorkspaceReader } from '../workspace/workspace-reader';
import type { Module } from './where-listed';

/** An address of a service or a page: behind its method, or set as code. */
const ADDRESS = /(?:\b(?:GET|POST|PUT|PATCH|DELETE|HEAD) |`)(\/[\w:{}<>[\].*-]{1,60}(?:\/[\w:{}<>[\].*-]{1,60}){0,8})/g;
/** A part of it that stands for any value. */
const ANY_VALUE = /[:{}<>[\]*]/;
/** Shorter addresses of one part, such as `/api`, stand everywhere, and so does what more lines than this hold. */
const LEAST_ALONE = 6;
const EVERYWHERE = 24;
const MOST_ADDRESSES = 16;
/** Most places of code and of tests, and of one file. */
const MOST = { code: 6, test: 3 } as const;
const MOST_OF_A_FILE = 2;
/** Most lines of a definition that is shown whole, and lines around an address elsewhere. */
const LONGEST = 60;
const AROUND = 4;
const MAX_READ = 512 * 1024;
const SEARCH = { deadlineMs: 1_000, maxEntries: 100_000, maxBytes: 1_000_000_000 };

/**
 * Where an address that statements name stands today: what calls it and what answers it, code first, then its tests, each with
 * the definition around it. Who calls a service stands in another program, often in another language, and shares no other name
 * with what is settled. None where no address is named or none stands there yet. Rejects where nothing may be read.
 */
export async function whereAddressed(
  reader: WorkspaceReader,
  texts: readonly string[],
  signal: CancelSignal,
): Promise<Found[]> {
  const addresses = addressesIn(texts);
  const [root] = reader.roots();
  if (addresses.length === 0 || root === undefined) return [];
  // As a text of the code, whole or up to a value or a question mark.
  const pattern = `["'\`](?:${addresses.map(escapedPattern).join('|')})(?:["'\`/?#$]|$)`;
  const request = { root, pattern, literal: false, ignoreCase: false, word: false, paths: [], globs: [] };
  const { value } = await reader.grep(request, SEARCH, signal);
  const matches = value.filter(({ path }) => mayCall(path));
  const telling = addresses.filter((address) => {
    const holding = matches.filter(holds(address)).length;
    return holding > 0 && holding <= EVERYWHERE;
  });
  const told = new Set<string>();
  const left = { code: MOST.code as number, test: MOST.test as number };
  const found: Found[] = [];
  // One place of each address before a second of any.
  for (const match of inTurns(telling.map((address) => matches.filter(holds(address))))) {
    const kind = classifyPath(match.path) === 'test' ? 'test' : 'code';
    const ofFile = found.filter(({ path }) => path === match.path).length;
    if (signal.aborted || left[kind] === 0 || ofFile >= MOST_OF_A_FILE) continue;
    const piece = await placeOf(
      reader,
      { root, path: match.path },
      match.line,
      telling.filter((one) => holds(one)(match)),
    );
    const key = `${match.path}:${piece.startLine}`;
    if (told.has(key)) continue;
    told.add(key);
    left[kind] -= 1;
    found.push(piece);
  }
  return [...found.filter(({ kind }) => kind === 'code'), ...found.filter(({ kind }) => kind === 'test')];
}

/** The addresses that texts name, each up to the first part that stands for any value, the longest first. */
function addressesIn(texts: readonly string[]): string[] {
  const named = texts.flatMap((text) => [...text.matchAll(ADDRESS)].map(([, address = '']) => fixedPartOf(address)));
  const telling = [...new Set(named)].filter((address) => address.indexOf('/', 1) > 0 || address.length >= LEAST_ALONE);
  return telling.sort((one, other) => other.length - one.length).slice(0, MOST_ADDRESSES);
}

function fixedPartOf(address: string): string {
  const parts = address.replace(/[.\]-]+$/, '').split('/');
  const any = parts.findIndex((part) => ANY_VALUE.test(part));
  return (any < 0 ? parts : parts.slice(0, any)).join('/').replace(/\/$/, '');
}

function holds(address: string): (match: TextMatch) => boolean {
  const whole = new RegExp(`["'\`]${escapedPattern(address)}(?:["'\`/?#$]|$)`);
  return ({ text }) => whole.test(text);
}

/** The first of each list, then the second of each, and so on. */
function inTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

async function placeOf(
  reader: WorkspaceReader,
  { root, path }: Module,
  line: number,
  addresses: readonly string[],
): Promise<Found> {
  const { value: whole } = await reader.read(root, path, undefined, { maxBytes: MAX_READ });
  const lines = whole.text.split('\n');
  const kind = classifyPath(path) === 'test' ? 'test' : 'code';
  const { start, end } = definitionAround(lines, path, line, LONGEST) ?? {
    start: Math.max(1, line - AROUND),
    end: Math.min(lines.length, line + AROUND),
  };
  const shows = `Names ${addresses.map((address) => `\`${address}\``).join(', ')}`;
  return foundIn(reader, reader.part({ whole, start, end }), {
    ...{ kind, shows, why: 'Statements name the address', score: 0 },
    role: 'match',
  });
}

function mayCall(path: string): boolean {
  const kind = classifyPath(path);
  return (kind === 'code' || kind === 'test') && !isGenerated(path) && !isOwnWriting(path);
}
