import { namedBy, namesIn } from '../retrieval/named-files';
import type { EvidenceKind } from '../session/evidence';
import { whyRecordFails } from '../workspace/decision-record';
import { foundIn, type Found } from '../workspace/evidence-draft';
import type { WorkspaceReader } from '../workspace/workspace-reader';
import type { FileText } from './files-of-statements';
import type { Told } from './named-definitions';
import type { Module } from './where-listed';
import type { UsedPlace } from './where-used';
import type { ShownLines } from './whole-definitions';

/** Most tests, and most documents, that are named beside the code, and most lines of one. */
const MOST = 3;
const LINES = 40;
/** Lines of a document that stand for one that is named alone. */
const LINES_OF_PROSE = 12;
/** How tests are named that stand beside what they test, and lines of one that are shown. */
const TEST_MARKS = ['.test', '.spec', '_test'];
const LINES_OF_TEST = 25;
const MAX_READ = 512 * 1024;

/** The tests of what is added look like those of what is built alike. */
export const isBuiltAlike = (path: string) => `How \`${path}\` is tested, which is built alike`;
export const isOwn = (path: string) => `Tests of \`${path}\``;

/**
 * Tests and documents of today that belong to the change, at most three of each: those that statements name by their path, those
 * that people decided by, and those that name most of the code that statements name. Of each file its best lines; none of a
 * decision that does not hold.
 */
export function testsAndDocuments(
  reader: WorkspaceReader,
  {
    told,
    files,
    used,
    known,
  }: { told: readonly Told[]; files: readonly FileText[]; used: readonly UsedPlace[]; known: readonly ShownLines[] },
): Found[] {
  const names = namesIn(told.map(({ text }) => text).join('\n'));
  const all = files.flatMap((file) => {
    if (whyRecordFails(file.path, file.whole.text) !== null) return [];
    const shown = known.find(({ root, path }) => root === file.root && path === file.path);
    const use = used.find(({ piece }) => isIn(file, piece));
    const isNamed = namedBy(names, file.path) === 1;
    if (shown === undefined && use === undefined && !isNamed) return [];
    const piece = (shown === undefined ? use?.piece : undefined) ?? pieceOf(reader, file, shown);
    return [{ piece, worth: (use?.worth ?? 0) + (isNamed ? NAMED : 0) + (shown === undefined ? 0 : DECIDED) }];
  });
  const best = all.sort((a, b) => b.worth - a.worth).map(({ piece }) => piece);
  const most = (wanted: EvidenceKind) => best.filter(({ kind }) => kind === wanted).slice(0, MOST);
  const kept = [...most('test'), ...most('doc')];
  return best.filter((piece) => kept.includes(piece));
}

/** What it counts that a statement names the file, and that people decided by it, beside the worth of the names in it. */
const NAMED = 8;
const DECIDED = 4;

function isIn({ root, path }: Module, piece: Found): boolean {
  return piece.path === path && (piece.root === undefined || piece.root === root);
}

/** The lines that people saw, or else the beginning. */
function pieceOf(reader: WorkspaceReader, { whole, lines, path, kind }: FileText, shown?: ShownLines): Found {
  const start = shown?.startLine ?? 1;
  const end = Math.min(lines.length, shown?.endLine ?? LINES_OF_PROSE, start + LINES - 1);
  const shows = shown === undefined ? `Named as \`${path}\`` : 'Shown with an answer';
  return foundIn(reader, reader.part({ whole, start, end }), {
    ...{ kind, shows, why: shows, score: 0 },
    role: 'match',
  });
}

/** The tests that stand beside modules, or in a folder for tests there, of the first ones that have any. */
export async function testsBeside(
  reader: WorkspaceReader,
  modules: readonly Module[],
  most: number,
  say: (path: string) => string,
): Promise<Found[]> {
  const tests: Found[] = [];
  const files = new Map(modules.map((module) => [`${module.root}\n${module.path}`, module]));
  for (const { root, path } of files.values()) {
    const [ending = ''] = /\.\w+$/.exec(path) ?? [];
    const bare = path.slice(0, path.length - ending.length);
    // The test of a hook may render something.
    const endings = /^\.[jt]s$/.test(ending) ? [ending, `${ending}x`] : [ending];
    const named = endings.flatMap((one) => TEST_MARKS.map((mark) => `${bare}${mark}${one}`));
    const inFolder = named.map((test) => test.replace(/[^/]+$/, '__tests__/$&'));
    for (const beside of tests.length < most ? [...named, ...inFolder] : []) {
      const read = await reader.read(root, beside, undefined, { maxBytes: MAX_READ }).catch(() => null);
      if (read === null) continue;
      const end = Math.min(read.value.text.split('\n').length, LINES_OF_TEST);
      const shows = say(path);
      tests.push(
        foundIn(reader, reader.part({ whole: read.value, start: 1, end }), {
          ...{ kind: 'test', shows, why: shows, score: 0 },
          role: 'match',
        }),
      );
      break;
    }
  }
  return tests;
}
