import * as vscode from 'vscode';
import type { ExportId } from '../../../agents/specification/exporters/export-form';
import { planExport, writeExport, type ExportPlace, type PlannedFile } from '../../node/exports/plan-export';
import type { ChosenSpec } from './chosen-spec';

/** What the person agrees to before an export writes. */
export interface ExportConsent {
  /** Whether these files outside `.sdd` are to be written. */
  write(paths: readonly string[]): Promise<boolean>;
  /** What becomes of a file that no export wrote, or that was changed since. */
  replace(file: PlannedFile): Promise<'replace' | 'leave' | 'stop'>;
}

/** What an export came to: the files that are there now; null where the person stopped it. */
export interface Exported {
  written: string[];
  /** Files of others that stayed as they are. */
  left: string[];
  /** What was changed since the specification was written, in sentences. */
  cautions: string[];
}

/**
 * Exports a specification in some forms. Outside `.sdd`, and over what others wrote, only with the person's consent to those
 * very files.
 * @throws Error with a sentence for the person
 */
export async function exportSpec(
  { folder, read }: ChosenSpec,
  forms: readonly ExportId[],
  place: ExportPlace,
  consent: ExportConsent,
): Promise<Exported | null> {
  if (place === 'workspace' && !vscode.workspace.isTrusted)
    throw new Error(
      vscode.l10n.t(
        'In restricted mode exports go below .sdd only. Trust this workspace to write to the tools’ own places.',
      ),
    );
  const { spec, source, cautions } = await read();
  const plan = await planExport({ spec, source, forms, place, sdd: folder, workspace: folder.base });
  if (place === 'workspace' && !(await consent.write(plan.map(({ shown }) => shown)))) return null;
  const replace = new Set<string>();
  const left: string[] = [];
  for (const file of plan.filter(({ state }) => state === 'others')) {
    const answer = await consent.replace(file);
    if (answer === 'stop') return null;
    if (answer === 'replace') replace.add(file.shown);
    else left.push(file.shown);
  }
  return { written: await writeExport(plan, folder, replace), left, cautions };
}
