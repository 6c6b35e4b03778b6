import * as vscode from 'vscode';
import type { Log } from '../window/log';
import type { InterviewPanel } from '../panels/interview-panel';
import { editorSelection } from '../sessions/editor-selection';
import type { SessionController } from '../sessions/session-controller';
import type { StartOrResume } from '../sessions/start-or-resume';
import { listAllSessions, type ListedSession } from '../sessions/stored-sessions';
import { dayAndTime } from '../views/day-and-time';
import { DRAFT_VIEW } from '../views/view-ids';
import { pickLabel, plainLabel } from '../window/shown-text';
import type { CommandHandlers } from './register-commands';

interface InterviewCommandParts {
  controller: SessionController;
  panel: InterviewPanel;
  startOrResume: StartOrResume;
  log: Log;
}

type InterviewCommandNames =
  'start' | 'startFromSelection' | 'resume' | 'showInterview' | 'showDraft' | 'wrapUp' | 'showLog';

/** The commands of the palette. */
export function interviewCommands({
  controller,
  panel,
  startOrResume,
  log,
}: InterviewCommandParts): Pick<CommandHandlers, InterviewCommandNames> {
  return {
    start: () => startOrResume.startScreen(editorSelection(vscode.window.activeTextEditor)),
    startFromSelection: () => {
      const selected = editorSelection(vscode.window.activeTextEditor);
      if (selected === null)
        throw new Error(vscode.l10n.t('Select the code that the change is about, then try again.'));
      return startOrResume.startScreen(selected);
    },
    resume: () => pickAndResume(startOrResume),
    showInterview: () => {
      panel.show();
      panel.focusQuestion();
    },
    showDraft: () => vscode.commands.executeCommand(`${DRAFT_VIEW}.focus`),
    wrapUp: () => wrapUp(controller, panel),
    showLog: () => log.show(),
  };
}

async function pickAndResume(startOrResume: StartOrResume): Promise<void> {
  const { sessions, leftOut } = await listAllSessions();
  if (sessions.length === 0)
    throw new Error(vscode.l10n.t('There is no session to resume in this window’s folders yet.'));
  const picks = sessions.map((session) => ({
    label: pickLabel(session.title),
    description: dayAndTime(session.lastAt),
    detail: pickLabel(session.problem ?? stateOf(session)),
    session,
  }));
  const picked = await vscode.window.showQuickPick(picks, {
    title: vscode.l10n.t('Resume Session'),
    ...(leftOut.length > 0 ? { placeHolder: leftOut.join(' ') } : {}),
    matchOnDescription: true,
  });
  if (picked === undefined) return;
  const outcome = await startOrResume.resume(picked.session);
  if (!outcome.ok) throw new Error(outcome.reason);
}

function stateOf({ ended, answered, foreign }: ListedSession): string {
  if (foreign) return vscode.l10n.t('not made here');
  return ended ? vscode.l10n.t('finished') : vscode.l10n.t('{0} answers so far', answered);
}

/** Most lines of each list that the question before wrapping up shows. */
const SHOWN_LINES = 8;

async function wrapUp(controller: SessionController, panel: InterviewPanel): Promise<void> {
  const view = controller.view();
  if (view === null || view.ended)
    throw new Error(vscode.l10n.t('No session is running, so there is nothing to wrap up.'));
  const wrap = vscode.l10n.t('Wrap Up');
  const detail = [
    ...section(vscode.l10n.t('This will be assumed:'), view.meter.wouldAssume),
    ...section(vscode.l10n.t('This will stay open:'), view.meter.wouldStayOpen),
  ].join('\n');
  const chosen = await vscode.window.showInformationMessage(
    vscode.l10n.t('Write the specification with what there is?'),
    { modal: true, detail },
    wrap,
  );
  if (chosen !== wrap) return;
  const outcome = await controller.dispatch({ type: 'wrap_up' });
  if (!outcome.ok) throw new Error(outcome.reason);
  panel.show();
}

function section(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length > SHOWN_LINES ? [vscode.l10n.t('… and {0} more', lines.length - SHOWN_LINES)] : [];
  return [title, ...lines.slice(0, SHOWN_LINES).map((line) => `• ${plainLabel(line)}`), ...more, ''];
}
