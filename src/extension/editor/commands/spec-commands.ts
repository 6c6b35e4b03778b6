import * as vscode from 'vscode';
import type { DiffDocuments } from '../documents/diff-documents';
import { openSpec } from '../documents/spec-opener';
import { chooseSpec, type ChosenSpec } from '../exports/chosen-spec';
import type { InterviewPanel } from '../panels/interview-panel';
import { openCurrentSpec } from '../panels/page-requests';
import type { SessionController } from '../sessions/session-controller';
import type { ListedSession } from '../sessions/stored-sessions';
import type { CommandHandlers } from './register-commands';

type SpecCommandNames = 'openSpec' | 'exportSpec' | 'buildFromSpec' | 'sessionExportSpec' | 'sessionBuildFromSpec';

/** The commands on a written specification: of the session at hand, of the tree, or of a folder in the explorer. */
export function specCommands(
  controller: SessionController,
  panel: InterviewPanel,
  diffs: DiffDocuments,
): Pick<CommandHandlers, SpecCommandNames> {
  const opening = async () => {
    // Also where it is in memory only.
    if (controller.view()?.spec) return openCurrentSpec(controller, panel.column);
    const chosen = await chooseSpec(controller);
    if (chosen !== null) await openSpec(chosen.folder.base, chosen.path, '', panel.column);
  };
  const exporting = async (given?: ListedSession | vscode.Uri) => {
    const chosen = await chooseSpec(controller, given);
    if (chosen === null) return;
    const { askAndExport } = await import('../exports/ask-and-export');
    await askAndExport(chosen, diffs);
  };
  const building = async (given?: ListedSession | vscode.Uri) => {
    const chosen = await chooseSpec(controller, given);
    if (chosen !== null) await askAndHandOver(chosen);
  };
  return {
    openSpec: opening,
    exportSpec: exporting,
    buildFromSpec: building,
    sessionExportSpec: exporting,
    sessionBuildFromSpec: building,
  };
}

async function askAndHandOver(chosen: ChosenSpec): Promise<void> {
  const { handOver, handoverOffers } = await import('../handover/hand-over');
  const offers = await handoverOffers();
  const pick = await vscode.window.showQuickPick(offers, {
    title: vscode.l10n.t('Build From This Spec'),
    placeHolder: vscode.l10n.t('Nothing is sent or run before you do so yourself'),
  });
  if (pick === undefined) return;
  await handOver(chosen, pick.id);
  // A chat or a terminal shows by itself that something came of it.
  if (pick.id === 'clipboard')
    void vscode.window.showInformationMessage(
      vscode.l10n.t('Copied: paste it to whoever builds. It says what to read, and how to ask back.'),
    );
}
