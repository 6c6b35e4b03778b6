import * as vscode from 'vscode';
import { callResult, type CallResult } from '../../../agents/call/call-result';
import { readCall } from '../../../agents/call/read-call';
import type { InterviewPanel } from '../panels/interview-panel';
import type { CurrentSession, SessionController } from '../sessions/session-controller';

/** What a call needs of the window. */
interface CallParts {
  controller: SessionController;
  panel: InterviewPanel;
}

/**
 * One interview as one call, for agents: begins a session with what the caller knows and wants to know, shows it, and
 * resolves when the person is done, goes to another session, or closes the page. Rejects with every problem of the input,
 * each with its path; with a sentence where no session can begin; and with `vscode.CancellationError` when the caller
 * cancels: the session then stays as it is, to be finished or resumed by the person.
 */
export async function brainstormCall(
  input: unknown,
  { controller, panel }: CallParts,
  token?: vscode.CancellationToken,
): Promise<CallResult> {
  const read = readCall(input);
  if (!read.ok) throw new Error(vscode.l10n.t('The input does not fit:\n{0}', read.problems.join('\n')));
  if (token?.isCancellationRequested) throw new vscode.CancellationError();
  if (controller.isRunning && !isPutAway({ controller, panel })) {
    throw new Error(
      vscode.l10n.t(
        'A brainstorm is running in this window already: “{0}”. Only the person can end it, by finishing it or by wrapping it up. Ask them to, and call again after that.',
        controller.view()?.title ?? '',
      ),
    );
  }
  const { request, context, questions } = read.call;
  const outcome = await controller.startForCaller(request, { context, questions });
  if (!outcome.ok) throw new Error(outcome.reason);
  const session = controller.current;
  if (session === null) throw new Error(vscode.l10n.t('The session was closed before it began.'));
  panel.show();
  await untilDone(session, { controller, panel }, token);
  return callResult(session.interview.session);
}

/** Whether the session that runs is an agent's whose page the person has closed: it can be resumed, and is in nobody's way. */
function isPutAway({ controller, panel }: CallParts): boolean {
  const isAgents = controller.current?.interview.session.caller !== null;
  return isAgents && !panel.isOpen && !controller.wouldBeLost;
}

/** Resolves when the session has ended, was left for another one, or its page was closed; rejects when cancelled. */
function untilDone(
  session: CurrentSession,
  { controller, panel }: CallParts,
  token: vscode.CancellationToken | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const subscriptions: vscode.Disposable[] = [];
    const settle = (how: () => void): void => {
      for (const subscription of subscriptions.splice(0)) subscription.dispose();
      how();
    };
    const cancel = (): void => settle(() => reject(new vscode.CancellationError()));
    const look = (): void => {
      const left = controller.current !== session;
      if (left || session.interview.session.ended !== null) settle(resolve);
    };
    subscriptions.push(
      controller.onDidChange(look),
      panel.onDidClose(() => settle(resolve)),
    );
    if (token) subscriptions.push(token.onCancellationRequested(cancel));
    if (token?.isCancellationRequested) cancel();
    else look();
  });
}
