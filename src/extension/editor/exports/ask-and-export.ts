import * as vscode from 'vscode';
import type { DiffDocuments } from '../documents/diff-documents';
import { plainLabel, withoutLinks } from '../window/shown-text';
import { askForForms, askForPlace, consentByDialog } from './ask-for-export';
import type { ChosenSpec } from './chosen-spec';
import { exportSpec, type Exported } from './spec-exports';

/** Asks for what an export needs, does it, and says what came of it. */
export async function askAndExport(chosen: ChosenSpec, diffs: DiffDocuments): Promise<void> {
  const forms = await askForForms();
  const place = forms === null ? null : await askForPlace(forms);
  if (forms === null || place === null) return;
  const exported = await exportSpec(chosen, forms, place, consentByDialog(diffs));
  // Nobody waits for the person to close the message.
  if (exported !== null) void sayExported(chosen, exported);
}

async function sayExported({ folder }: ChosenSpec, { written, left, cautions }: Exported): Promise<void> {
  const open = vscode.l10n.t('Open');
  const told = [
    vscode.l10n.t('Exported {0} files.', written.length),
    ...(left.length === 0
      ? []
      : [vscode.l10n.t('Left as they are: {0}.', left.map((path) => plainLabel(path)).join(', '))]),
    ...cautions,
  ].join(' ');
  const main = written.find((path) => /\/(?:proposal|spec|requirements)\.md$/.test(path)) ?? written[0];
  const buttons = main === undefined ? [] : [open];
  const { showInformationMessage, showWarningMessage } = vscode.window;
  const answer = await (cautions.length === 0 ? showInformationMessage : showWarningMessage)(
    withoutLinks(told),
    ...buttons,
  );
  if (answer !== open || main === undefined) return;
  await vscode.window.showTextDocument(vscode.Uri.joinPath(vscode.Uri.file(folder.base), ...main.split('/')));
}
