import * as vscode from 'vscode';
import { COMMANDS } from './commands/command-ids';
import { interviewCommands } from './commands/interview-commands';
import { registerCommands } from './commands/register-commands';
import { storedSessionCommands } from './commands/stored-session-commands';
import { topicCommands } from './commands/topic-commands';
import { CodeTabs } from './editors/code-tabs';
import { DiffDocuments } from './editors/diff-documents';
import { SourceOpener } from './editors/source-opener';
import { createLog } from './log';
import { CarriedRequest } from './panels/carried-request';
import { InterviewPanel, INTERVIEW_VIEW_TYPE } from './panels/interview-panel';
import { LastSession } from './panels/last-session';
import { handlePageRequest, type RequestParts } from './panels/page-requests';
import { TypingMemory } from './panels/typing-memory';
import { SessionController } from './sessions/session-controller';
import { StartOrResume } from './sessions/start-or-resume';
import { DraftView, DRAFT_VIEW } from './views/draft-view';
import { handleDraftMessage } from './views/draft-messages';
import { SessionsTree, SESSIONS_VIEW } from './views/sessions-tree';
import { StatusItem } from './views/status-item';
import { TopicsTree, TOPICS_VIEW } from './views/topics-tree';

/** What the host tests reach the extension by. No other extension gets it: only a person may answer. */
export interface TestAccess {
  controller: SessionController;
  panel: InterviewPanel;
  startOrResume: StartOrResume;
  request(request: Parameters<typeof handlePageRequest>[0]): Promise<unknown>;
}

let typing: TypingMemory | undefined;

/** Puts the parts together. Runs at the first use of a command or view, or when the editor restores the panel. */
export function activate(context: vscode.ExtensionContext): TestAccess | undefined {
  const { extensionUri, workspaceState, globalState } = context;
  const log = createLog();
  const controller = new SessionController(log);
  typing = new TypingMemory(workspaceState);
  const carried = new CarriedRequest(globalState);
  const sources = new SourceOpener();
  const diffs = new DiffDocuments();
  const code = new CodeTabs(context.storageUri ?? context.globalStorageUri);
  const panel = new InterviewPanel({
    extension: extensionUri,
    controller,
    typing,
    carried,
    log,
    handle: (request) => handlePageRequest(request, requestParts),
  });
  const startOrResume = new StartOrResume(controller, panel);
  const requestParts: RequestParts = { controller, startOrResume, sources, diffs, code, column: () => panel.column };
  const last = new LastSession(controller, workspaceState);
  const sessions = new SessionsTree(controller, COMMANDS.sessionResume);
  const topics = new TopicsTree(controller);
  const draft = new DraftView(extensionUri, controller, log, (message) =>
    handleDraftMessage(message, { controller, panel, startOrResume, sources }),
  );

  if ((vscode.workspace.workspaceFolders ?? []).length > 0) {
    const request = carried.take();
    if (request !== null) panel.prefill(request);
  }

  context.subscriptions.push(
    log,
    controller,
    typing,
    sources,
    diffs,
    code,
    panel,
    last,
    sessions,
    topics,
    draft,
    new StatusItem(controller, COMMANDS.showInterview),
    vscode.window.registerWebviewViewProvider(DRAFT_VIEW, draft),
    vscode.window.createTreeView(TOPICS_VIEW, { treeDataProvider: topics, dragAndDropController: topics }),
    vscode.window.createTreeView(SESSIONS_VIEW, { treeDataProvider: sessions }),
    vscode.window.registerWebviewPanelSerializer(INTERVIEW_VIEW_TYPE, {
      deserializeWebviewPanel: (restored) => panel.restore(restored, last.restore()),
    }),
    registerCommands(
      {
        ...interviewCommands({ controller, panel, startOrResume, log }),
        ...topicCommands(controller, panel),
        ...storedSessionCommands({ controller, panel, startOrResume, typing, tree: sessions }),
      },
      log,
    ),
  );
  if (context.extensionMode !== vscode.ExtensionMode.Test) return undefined;
  return { controller, panel, startOrResume, request: (request) => handlePageRequest(request, requestParts) };
}

/** What is being typed is written before the editor goes away. */
export async function deactivate(): Promise<void> {
  await typing?.flush();
}
