import type { ExportForm, ExportId } from './export-form';
import { kiro } from './kiro';
import { openspec } from './openspec';
import { speckit } from './speckit';

/** Every form of another tool that a specification can be exported to, a row each. */
export const EXPORT_FORMS: readonly ExportForm[] = [openspec, speckit, kiro];

/** The form of an id. */
export function exportForm(id: ExportId): ExportForm {
  const form = EXPORT_FORMS.find((each) => each.id === id);
  if (form === undefined) throw new Error(`There is no form ${id}.`);
  return form;
}
