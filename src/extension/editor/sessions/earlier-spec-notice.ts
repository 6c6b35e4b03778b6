import * as vscode from 'vscode';
import { isRulePath } from '../../../agents/observe/rule-files';
import type { Session } from '../../../agents/session/session';
import { COMMANDS } from '../commands/command-ids';
import { plainLabel, withoutLinks } from '../window/shown-text';
import type { SessionController } from './session-controller';

const SPEC = /^\.sdd\/specs\/([^/]+)\/spec\.md$/;

/** A line of an approved specification that a request touches, or of the project's rules that forbids it. */
interface Touched {
  /** Folder of the specification; null for a rule. */
  folder: string | null;
  /** What it states, with where and when that was decided. */
  text: string;
}

/**
 * Says at the beginning of a session, once, that a rule of the project or an approved specification speaks of what is asked for,
 * with the line that does: the person may want to change that specification instead.
 */
export class EarlierSpecNotice implements vscode.Disposable {
  private readonly told = new Set<string>();
  private readonly listening: vscode.Disposable;

  constructor(private readonly controller: SessionController) {
    this.listening = controller.onDidChange(() => this.look());
  }

  dispose(): void {
    this.listening.dispose();
  }

  private look(): void {
    const session = this.controller.current?.interview.session;
    if (session === undefined || this.told.has(session.id) || !isBeginning(session)) return;
    const touched = touchedBy(session);
    if (touched === null) return;
    this.told.add(session.id);
    void this.tell(touched, session.request);
  }

  private async tell({ folder, text }: Touched, request: string): Promise<void> {
    const shown = withoutLinks(plainLabel(text));
    if (folder === null) {
      await vscode.window.showInformationMessage(shown);
      return;
    }
    const change = vscode.l10n.t('Change That Specification Instead');
    const chosen = await vscode.window.showInformationMessage(
      vscode.l10n.t('An approved specification speaks of this: {0}', shown),
      change,
    );
    if (chosen === change) await vscode.commands.executeCommand(COMMANDS.changeSpec, { folder, request });
  }
}

/** Whether the workspace was looked at, and nothing is answered yet. */
function isBeginning({ probe, questions, ended, changes }: Session): boolean {
  const isSeen = probe.status === 'completed_with_confidence' || probe.status === 'completed_with_gaps';
  return isSeen && ended === null && changes === null && questions.every(({ response }) => response === null);
}

/**
 * What rests on a line of an approved specification, or of rules, and is to be confirmed: what the request contradicts before
 * what it only touches.
 */
function touchedBy({ facts, evidence }: Session): Touched | null {
  const of = (wanted: string) => facts.filter(({ kind, confirm }) => kind === wanted && confirm);
  for (const fact of [...of('contradiction'), ...of('assumption')]) {
    const path = evidence.find(({ id }) => fact.evidence.includes(id))?.path ?? '';
    const folder = SPEC.exec(path)?.[1];
    if (folder !== undefined || isRulePath(path)) return { folder: folder ?? null, text: fact.text };
  }
  return null;
}
