import * as vscode from 'vscode';
import type { CommandOutcome } from '../../../agents/engine/interview';
import type { PageRequest } from '../../../webview/protocol';
import type { CodeTabs } from '../documents/code-tabs';
import type { DiffDocuments } from '../documents/diff-documents';
import type { SourceOpener } from '../documents/source-opener';
import { openSpec } from '../documents/spec-opener';
import type { ModelSelection } from '../models/select-model';
import type { CurrentSession, SessionController } from '../sessions/session-controller';
import type { StartOrResume } from '../sessions/start-or-resume';
import { listAllSessions } from '../sessions/stored-sessions';
import { DRAFT_VIEW } from '../views/draft-view';
import { attach, attachment, pickFiles } from './attachment-requests';
import { offerLink } from './external-links';

export interface RequestParts {
  controller: SessionController;
  startOrResume: StartOrResume;
  selection: ModelSelection;
  sources: SourceOpener;
  diffs: DiffDocuments;
  code: CodeTabs;
  /** The editor column that the interview is in. */
  column(): vscode.ViewColumn | undefined;
}

/**
 * Does what the interview's page asks for. Resolves with the reply's value; rejects with a sentence for the person.
 * The page names things by their ids; what these stand for is looked up here.
 */
export async function handlePageRequest(request: PageRequest, parts: RequestParts): Promise<unknown> {
  const { controller, startOrResume } = parts;
  switch (request.type) {
    case 'command':
      return expectOk(await controller.dispatch(request.command));
    case 'start':
      return expectOk(await startOrResume.start(request.request, request.withSelection));
    case 'resume':
      return resume(request.sessionId, startOrResume);
    case 'take_over':
      return expectOk(await controller.takeOver());
    case 'adopt':
      return expectOk(await controller.adopt());
    case 'open_source':
      return parts.sources.open(current(controller).interview.session, request.sourceId, parts.column());
    case 'open_spec':
      return openCurrentSpec(controller, parts.column());
    case 'copy_spec':
      return vscode.env.clipboard.writeText(writtenSpec(controller).markdown);
    case 'open_link':
      return offerLink(request.href);
    case 'show_draft':
      return vscode.commands.executeCommand(`${DRAFT_VIEW}.focus`);
    case 'select_model':
      return parts.selection.select();
    case 'use_offered_model':
      return parts.selection.useOffered();
    case 'new_session':
      // May ask the person, who takes any time: the page learns the outcome by the next snapshot.
      return void startOrResume.another(request.request);
    case 'open_diff':
      return parts.diffs.open(question(controller, request.questionId), parts.column());
    case 'edit_code':
      return { code: await parts.code.edit(request.code, request.language, parts.column()) };
    case 'attach':
      return attach(controller, request.name, request.data);
    case 'pick_files':
      return pickFiles(controller);
    case 'attachment':
      return attachment(controller, request.hash);
  }
}

/** Opens the specification of the current session. Rejects with a sentence for the person if there is none. */
export async function openCurrentSpec(
  controller: SessionController,
  column: vscode.ViewColumn | undefined,
): Promise<void> {
  const { path, markdown } = writtenSpec(controller);
  await openSpec(current(controller).files.place, path, markdown, column);
}

async function resume(sessionId: string, startOrResume: StartOrResume): Promise<void> {
  const session = (await listAllSessions()).sessions.find(({ id }) => id === sessionId);
  if (session === undefined) throw new Error(vscode.l10n.t('This session is gone from the folder.'));
  expectOk(await startOrResume.resume(session));
}

function expectOk(outcome: CommandOutcome): void {
  if (!outcome.ok) throw new Error(outcome.reason);
}

function current({ current: session }: SessionController): CurrentSession {
  if (session === null) throw new Error(vscode.l10n.t('No session is running. Start one first.'));
  return session;
}

function question(controller: SessionController, id: string) {
  const asked = current(controller).interview.session.questions.find((each) => each.question.id === id);
  if (asked === undefined) throw new Error(vscode.l10n.t('There is no question {0} in this session.', id));
  return asked.question;
}

function writtenSpec(controller: SessionController): { path: string; markdown: string } {
  const spec = controller.view()?.spec;
  if (!spec) throw new Error(vscode.l10n.t('No specification is written yet: finish the interview, or wrap up.'));
  return spec;
}
