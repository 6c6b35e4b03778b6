import * as vscode from 'vscode';
import type { Session } from '../../../agents/session/session';
import type { CurrentSession, SessionController } from '../sessions/session-controller';
import { setting } from '../settings/settings';
import type { Log } from '../window/log';
import { plainLabel, withoutLinks } from '../window/shown-text';
import { specHere, type ChosenSpec } from './chosen-spec';

/** Writes the forms that the setting asks for, below `.sdd/exports`, whenever a session of this window writes its specification. */
export class ExportsBySetting implements vscode.Disposable {
  private readonly subscription: vscode.Disposable;
  private seen: { id: string; spec: Session['spec'] } | null = null;
  private last: Promise<void> = Promise.resolve();

  constructor(
    controller: SessionController,
    private readonly log: Log,
  ) {
    this.subscription = controller.onDidChange(() => this.look(controller.current));
  }

  /** Resolves when what is being exported is written. */
  idle(): Promise<void> {
    return this.last;
  }

  dispose(): void {
    this.subscription.dispose();
  }

  private look(current: CurrentSession | null): void {
    if (current === null) return;
    const { spec } = current.interview.session;
    const before = this.seen;
    this.seen = { id: current.id, spec };
    // What had been written before the session was opened here was exported then, or was not to be.
    if (before?.id !== current.id || spec === null || before.spec === spec) return;
    if (current.files.place === null || current.interview.elsewhere !== null) return;
    const chosen = specHere(current);
    this.last = this.last.then(() => this.write(chosen));
  }

  private async write(chosen: ChosenSpec): Promise<void> {
    const { folder, sessionId } = chosen;
    const forms = setting('export.formats', vscode.Uri.file(folder.base));
    if (forms.length === 0) return;
    try {
      const consent = { write: () => Promise.resolve(false), replace: () => Promise.resolve('leave' as const) };
      const { exportSpec } = await import('./spec-exports');
      const exported = await exportSpec(chosen, forms, 'exports', consent);
      const { written = [], left = [], cautions = [] } = exported ?? {};
      this.log.info([`Session ${sessionId}: exported ${written.length} files.`, ...cautions].join(' '));
      if (left.length === 0) return;
      void vscode.window.showWarningMessage(
        vscode.l10n.t(
          'Not exported anew, since they were changed after an export wrote them: {0}. “Export Spec As…” shows the difference.',
          withoutLinks(left.map((shown) => plainLabel(shown)).join(', ')),
        ),
      );
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.log.warn(`Session ${sessionId} could not be exported: ${reason}`);
      void vscode.window.showWarningMessage(
        vscode.l10n.t('The specification could not be exported. {0}', withoutLinks(reason)),
      );
    }
  }
}
