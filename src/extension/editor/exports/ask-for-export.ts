import * as vscode from 'vscode';
import { EXPORT_FORMS } from '../../../agents/specification/exporters/export-forms';
import { EXPORT_IDS, type ExportId } from '../../../agents/specification/exporters/export-form';
import { EXPORTS_SHOWN, type ExportPlace } from '../../node/exports/plan-export';
import type { DiffDocuments } from '../documents/diff-documents';
import { pickLabel, plainLabel } from '../window/shown-text';
import type { ExportConsent } from './spec-exports';

/** Most paths that a dialog lists. */
const SHOWN_PATHS = 20;

/** Lets the person choose the forms; null where they choose none. */
export async function askForForms(): Promise<ExportId[] | null> {
  const picks = EXPORT_FORMS.map(({ id, title, home }) => ({ label: title, description: home.join('/'), id }));
  const chosen = await vscode.window.showQuickPick(picks, {
    title: vscode.l10n.t('Export Spec As'),
    placeHolder: vscode.l10n.t('Choose one or more forms'),
    canPickMany: true,
    ignoreFocusOut: true,
  });
  const ids = EXPORT_IDS.filter((id) => chosen?.some((pick) => pick.id === id) === true);
  return ids.length === 0 ? null : ids;
}

/** Lets the person choose where an export goes; null where they choose nothing. */
export async function askForPlace(forms: readonly ExportId[]): Promise<ExportPlace | null> {
  const homes = EXPORT_FORMS.filter(({ id }) => forms.includes(id)).map(({ home }) => home.join('/'));
  const picks: (vscode.QuickPickItem & { place: ExportPlace })[] = [
    { label: pickLabel(EXPORTS_SHOWN), description: vscode.l10n.t('to look at first'), place: 'exports' },
    {
      label: vscode.l10n.t('Where the tools read it'),
      description: homes.join(', '),
      detail: vscode.l10n.t('The files are listed before anything is written.'),
      place: 'workspace',
    },
  ];
  // The forms are chosen by now: they are not lost where the focus goes elsewhere for a moment.
  const chosen = await vscode.window.showQuickPick(picks, { title: vscode.l10n.t('Where To?'), ignoreFocusOut: true });
  return chosen?.place ?? null;
}

/** Asks in dialogs; what would be replaced is shown in the editor's diff. */
export function consentByDialog(diffs: DiffDocuments): ExportConsent {
  return {
    async write(paths) {
      const write = vscode.l10n.t('Write');
      const more = paths.length > SHOWN_PATHS ? [vscode.l10n.t('… and {0} more', paths.length - SHOWN_PATHS)] : [];
      const chosen = await vscode.window.showInformationMessage(
        vscode.l10n.t('Write these {0} files outside of .sdd?', paths.length),
        { modal: true, detail: [...paths.slice(0, SHOWN_PATHS).map((path) => plainLabel(path)), ...more].join('\n') },
        write,
      );
      return chosen === write;
    },
    async replace({ shown, current, text }) {
      await diffs.compare(
        shown,
        current ?? '',
        text,
        vscode.l10n.t('{0}: as it is, and as exported', plainLabel(shown)),
      );
      const [replace, leave] = [vscode.l10n.t('Replace'), vscode.l10n.t('Leave as It Is')];
      const chosen = await vscode.window.showWarningMessage(
        vscode.l10n.t('Replace {0}?', plainLabel(shown)),
        {
          modal: true,
          detail: vscode.l10n.t(
            'No export wrote this file, or it was changed since. The comparison shows what would become of it.',
          ),
        },
        replace,
        leave,
      );
      return chosen === replace ? 'replace' : chosen === leave ? 'leave' : 'stop';
    },
  };
}
