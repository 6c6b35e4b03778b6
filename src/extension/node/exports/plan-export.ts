import { createHash } from 'node:crypto';
import * as z from 'zod';
import { exportForm } from '../../../agents/specification/exporters/export-forms';
import type { ExportId } from '../../../agents/specification/exporters/export-form';
import type { Spec } from '../../../agents/specification/model';
import { SDD, type SddFolder } from '../sdd-folder/sdd-folder';
import { errorCode, StoreProblem, storeProblem } from '../sdd-folder/store-problem';
import { ExportFolder } from './export-folder';
import { surroundingsOf } from './surroundings';

/** Where an export goes: below `.sdd/exports`, or to the places that the tools themselves read. */
export const EXPORT_PLACES = ['exports', 'workspace'] as const;
export type ExportPlace = (typeof EXPORT_PLACES)[number];

/** A file that an export would write. */
export interface PlannedFile {
  /** Relative to the folder that holds it, with forward slashes, for people. */
  shown: string;
  text: string;
  /**
   * Of what is there: nothing, the same text, what an export wrote and nobody has changed since, or what somebody else wrote
   * or changed, which is only replaced where the person agrees to that very file.
   */
  state: 'new' | 'same' | 'own' | 'others';
  /** The text that is there; null where none is. */
  current: string | null;
  folder: SddFolder;
  names: string[];
}

interface ExportRequest {
  spec: Spec;
  forms: readonly ExportId[];
  place: ExportPlace;
  sdd: SddFolder;
  /** The folder that the tools look at, absolute. */
  workspace: string;
  /** Where the specification stands, relative to it; null where it is not written. */
  source: string | null;
}

/** Files that the tools' own may not be longer than to be compared, in bytes. */
const MOST_BYTES = 4_000_000;
const EXPORTS = 'exports';
/** What exports have written, with the hash of each content. */
const RECORD = [EXPORTS, 'written.json'];
const recordSchema = z.object({ version: z.literal(1), files: z.record(z.string(), z.string()) });

/**
 * Looks up what an export would write and what stands there. Writes nothing.
 * @throws StoreProblem for a specification that demands nothing new, and where a link or anything but a file is in the way.
 */
export async function planExport({
  spec,
  forms,
  place,
  sdd,
  workspace,
  source,
}: ExportRequest): Promise<PlannedFile[]> {
  const there = await surroundingsOf(sdd, workspace, source);
  const record = await readRecord(sdd);
  const planned: PlannedFile[] = [];
  for (const id of forms) {
    const form = exportForm(id);
    const [top, ...below] = form.home;
    const folder = place === 'workspace' ? new ExportFolder(workspace, top) : sdd;
    const above = place === 'workspace' ? below : [EXPORTS, id];
    for (const { path, text } of form.files(spec, there)) {
      const names = [...above, ...path];
      const shown = folder.shown(...names);
      const current = await currentText(folder, names);
      const state =
        current === null ? 'new' : current === text ? 'same' : record[shown] === hash(current) ? 'own' : 'others';
      planned.push({ shown, text, state, current, folder, names });
    }
  }
  if (planned.length > 0) return planned;
  throw new StoreProblem(
    'There is nothing to export: this specification demands nothing yet, or all that it demands stands there already.',
  );
}

/**
 * Writes what was planned: new files and those that exports wrote before; others' only where they are named in `replace`,
 * by how they are shown. Each file whole or not at all, and none that has changed since it was looked at.
 * @returns the files that are there now as they were planned, by how they are shown.
 */
export async function writeExport(
  plan: readonly PlannedFile[],
  sdd: SddFolder,
  replace: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const wanted = plan.filter(({ state, shown }) => state !== 'others' || replace.has(shown));
  const record = await readRecord(sdd);
  const done: Record<string, string> = {};
  try {
    for (const { folder, names, text, state, current, shown } of wanted) {
      const mayReplace = async (): Promise<void> => {
        if ((await currentText(folder, names)) !== current)
          throw new StoreProblem(`${shown} has changed since it was looked at, so it is left as it is. Export again.`);
      };
      if (state !== 'same') await folder.write(names, text, { mayReplace });
      done[shown] = hash(text);
    }
  } finally {
    if (Object.keys(done).length > 0) await writeRecord(sdd, { ...record, ...done });
  }
  return wanted.map(({ shown }) => shown);
}

/** What is told where others' files are in the way of an export that may not ask. */
export function othersInTheWay(plan: readonly PlannedFile[]): string[] {
  return plan.filter(({ state }) => state === 'others').map(({ shown }) => shown);
}

async function currentText(folder: SddFolder, names: string[]): Promise<string | null> {
  try {
    return String(await folder.read(names, MOST_BYTES));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw storeProblem(error, folder.shown(...names));
  }
}

async function readRecord(sdd: SddFolder): Promise<Record<string, string>> {
  try {
    return recordSchema.parse(JSON.parse(String(await sdd.read(RECORD, MOST_BYTES)))).files;
  } catch {
    // Without it every file that is there counts as somebody else's.
    return {};
  }
}

function writeRecord(sdd: SddFolder, files: Record<string, string>): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
  return sdd.write(RECORD, `${JSON.stringify({ version: 1, files: sorted }, null, 2)}\n`);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Where exports below `.sdd` go, for people. */
export const EXPORTS_SHOWN = `${SDD}/${EXPORTS}`;
