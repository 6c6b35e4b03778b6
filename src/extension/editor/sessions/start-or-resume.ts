import * as vscode from 'vscode';
import type { ChangedSpec } from '../../../agents/session/changed-spec';
import type { CommandOutcome } from '../../../agents/engine/interview';
import type { InterviewPanel } from '../panels/interview-panel';
import type { SessionController } from './session-controller';
import type { EditorSelection } from './editor-selection';
import type { ListedSession } from './stored-sessions';
import { plainLabel, withoutLinks } from '../window/shown-text';

/** Moves between sessions of the window, without losing one that is kept in memory only. */
export class StartOrResume {
  constructor(
    private readonly controller: SessionController,
    private readonly panel: InterviewPanel,
  ) {}

  /** Shows the start screen, with selected code on offer. If a session is running, asks which one is meant. */
  async startScreen(selected: EditorSelection): Promise<void> {
    if (this.controller.isRunning && !(await this.wantsNew())) return this.panel.show();
    if (!(await this.mayLeave())) return;
    await this.controller.close();
    if (selected?.kind === 'refused') void vscode.window.showWarningMessage(withoutLinks(selected.reason));
    this.panel.offer(selected);
    this.panel.show();
    if ((vscode.workspace.workspaceFolders ?? []).length === 0) void offerFolder();
  }

  /** Leaves the session for the start screen, with a request to begin from, as the page asks for it. */
  async another(request: string | undefined): Promise<void> {
    if (!(await this.mayLeave())) return;
    if (request !== undefined) this.panel.prefill(request);
    await this.controller.close();
    this.panel.offer(null);
  }

  /** @param led the name of the model that the person saw on the button; null to go without a model */
  async start(request: string, withSelection: boolean, led: string | null): Promise<CommandOutcome> {
    if (this.controller.isRunning) {
      return { ok: false, reason: vscode.l10n.t('A session is running already. It is shown in a moment.') };
    }
    const offered = this.panel.offeredSelection;
    const selected = withSelection && offered?.kind === 'selection' ? offered : null;
    const outcome = await this.controller.start(request, selected?.selection ?? null, led, selected?.folder);
    if (!outcome.ok) return outcome;
    this.panel.forgetTypedRequest();
    this.panel.offer(null);
    return outcome;
  }

  /**
   * Begins an interview about an approved specification, and shows it.
   *
   * @param instead whether the person wants it in place of the session that runs, and need not be asked
   */
  async change(
    request: string,
    changes: ChangedSpec,
    folder: vscode.WorkspaceFolder,
    led: string | null,
    instead: boolean,
  ): Promise<CommandOutcome> {
    if (this.controller.isRunning && !instead && !(await this.wantsNew())) {
      this.panel.show();
      return { ok: true };
    }
    if (!(await this.mayLeave())) return { ok: true };
    const outcome = await this.controller.change(request, changes, folder, led);
    if (outcome.ok) this.panel.show();
    return outcome;
  }

  async resume({ place, id }: Pick<ListedSession, 'place' | 'id'>): Promise<CommandOutcome> {
    if (this.controller.current?.id !== id && !(await this.mayLeave())) return { ok: true };
    const outcome = await this.controller.resume(place, id);
    if (outcome.ok) this.panel.show();
    return outcome;
  }

  private async wantsNew(): Promise<boolean> {
    const show = vscode.l10n.t('Show It');
    const anew = vscode.l10n.t('Start New');
    const title = this.controller.view()?.title ?? '';
    const chosen = await vscode.window.showInformationMessage(
      vscode.l10n.t(
        'The session “{0}” is running. Show it, or start a new one? The running one can be resumed later.',
        withoutLinks(plainLabel(title)),
      ),
      show,
      anew,
    );
    return chosen === anew;
  }

  private async mayLeave(): Promise<boolean> {
    if (!this.controller.wouldBeLost) return true;
    const leave = vscode.l10n.t('Leave and Lose It');
    const chosen = await vscode.window.showWarningMessage(
      vscode.l10n.t('The running session is kept in memory only.'),
      {
        modal: true,
        detail: vscode.l10n.t(
          'If you leave it now, it is lost. To keep what there is, wrap it up and copy the specification.',
        ),
      },
      leave,
    );
    return chosen === leave;
  }
}

/** Says that a folder is needed, with the way to one at hand. */
async function offerFolder(): Promise<void> {
  const open = vscode.l10n.t('Open Folder…');
  const chosen = await vscode.window.showWarningMessage(
    vscode.l10n.t(
      'Open a folder first: a brainstorm looks at its files and writes the specification there. What you type is kept.',
    ),
    open,
  );
  if (chosen === open) await vscode.commands.executeCommand('vscode.openFolder');
}
