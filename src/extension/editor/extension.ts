import * as vscode from 'vscode';
import { COMMANDS } from './commands/command-ids';
import type { CommandOutcome } from '../../agents/engine/interview';
import type { PageRequest, ReplyTo, RequestType } from '../../webview/protocol';
import { changeCommands } from './commands/change-commands';
import { checkCommands } from './commands/check-commands';
import { interviewCommands } from './commands/interview-commands';
import { modelCommands } from './commands/model-commands';
import { registerCommands } from './commands/register-commands';
import { specCommands } from './commands/spec-commands';
import { storedSessionCommands } from './commands/stored-session-commands';
import { topicCommands } from './commands/topic-commands';
import { SpecChecks } from './checks/spec-checks';
import { CodeTabs } from './documents/code-tabs';
import { DiffDocuments } from './documents/diff-documents';
import { ExportsBySetting } from './exports/exports-by-setting';
import { SourceOpener } from './documents/source-opener';
import { SpecProblems } from './documents/spec-problems';
import { createLog } from './window/log';
import { CarriedRequest } from './panels/carried-request';
import { ConfirmedOrigin } from './models/confirmed-origin';
import { EndpointKeys } from './models/endpoint-keys';
import { KnownModels } from './models/known-models';
import { ModelService } from './models/model-service';
import { ModelSelection } from './models/select-model';
import { editorModels } from './language-models/editor-models';
import { InterviewPanel } from './panels/interview-panel';
import { INTERVIEW_VIEW_TYPE } from './panels/interview-tabs';
import { LastSession } from './panels/last-session';
import { LeftBehind } from './panels/left-behind';
import { answerPage, type RequestParts } from './panels/page-requests';
import { TypingMemory } from './panels/typing-memory';
import { EarlierSpecNotice } from './sessions/earlier-spec-notice';
import { SessionController } from './sessions/session-controller';
import { SessionList } from './sessions/session-list';
import { StartOrResume } from './sessions/start-or-resume';
import { SettingProblems } from './settings/setting-problems';
import { brainstormApi, type BrainstormApi } from './tool/brainstorm-api';
import { registerBrainstormTool } from './tool/brainstorm-tool';
import { DraftView, DRAFT_VIEW } from './views/draft-view';
import { SessionsTree, SESSIONS_VIEW } from './views/sessions-tree';
import { StatusItem } from './views/status-item';
import { TopicsTree, TOPICS_VIEW } from './views/topics-tree';
import { UnfinishedOffer } from './views/unfinished-offer';
import { redactLater } from '../node/redaction/redact-later';

/** What the host tests reach the extension by. No other extension gets it: only a person may answer. */
export interface TestAccess {
  controller: SessionController;
  sessions: SessionList;
  panel: InterviewPanel;
  startOrResume: StartOrResume;
  models: ModelService;
  exports: ExportsBySetting;
  request<T extends RequestType>(request: { type: T } & PageRequest<T>): Promise<ReplyTo<T>>;
}

let typing: TypingMemory | undefined;

/**
 * Puts the parts together. Runs at the first use of a command, a view or the tool, when the editor restores the panel,
 * when another extension asks for the API, in an extension host that takes the place of one in which it ran, and in folders
 * that hold sessions: these are offered. Sends and writes nothing.
 */
export function activate(context: vscode.ExtensionContext): BrainstormApi | (BrainstormApi & TestAccess) {
  const { extensionUri, workspaceState, globalState } = context;
  const log = createLog();
  const editor = editorModels(context);
  const keys = new EndpointKeys(context.secrets);
  const confirmed = new ConfirmedOrigin(globalState);
  const known = new KnownModels(globalState);
  const isTrusted = (): boolean => vscode.workspace.isTrusted;
  const redact = redactLater({ keys: () => keys.all() });
  const service = new ModelService({ editor, keys, confirmed, known, log, redact, isTrusted });
  const controller = new SessionController(log, service, redact);
  const sessions = new SessionList(controller);
  const useModels = (): Promise<CommandOutcome> => controller.useModels();
  const selection = new ModelSelection({ service, editor, keys, confirmed, known, log, useModels });
  typing = new TypingMemory(workspaceState);
  const carried = new CarriedRequest(globalState);
  const sources = new SourceOpener({ redact, look: () => controller.current?.reader ?? null });
  const diffs = new DiffDocuments();
  const checks = new SpecChecks(redact);
  const code = new CodeTabs(context.storageUri ?? context.globalStorageUri);
  const panel = new InterviewPanel({
    extension: extensionUri,
    controller,
    models: service,
    sessions,
    typing,
    carried,
    log,
    handle: (request) => answerPage(request, requestParts),
  });
  const startOrResume = new StartOrResume(controller, panel);
  const requestParts: RequestParts = {
    controller,
    startOrResume,
    selection,
    sources,
    diffs,
    code,
    panel,
  };
  const exports = new ExportsBySetting(controller, log);
  const last = new LastSession(controller, workspaceState);
  const tree = new SessionsTree(controller, sessions, COMMANDS.sessionResume);
  const view = vscode.window.createTreeView(SESSIONS_VIEW, { treeDataProvider: tree });
  const sayLeftOut = sessions.onDidChange(() => (view.message = sessions.leftOut));
  const topics = new TopicsTree(controller);
  const draft = new DraftView(extensionUri, controller, log, (request) => answerPage(request, requestParts));

  context.subscriptions.push(
    log,
    editor,
    service,
    new SettingProblems(log),
    exports,
    new SpecProblems(),
    controller,
    sources,
    diffs,
    checks,
    code,
    panel,
    last,
    new LeftBehind(panel, () => last.restore()),
    sessions,
    tree,
    view,
    sayLeftOut,
    topics,
    draft,
    new EarlierSpecNotice(controller),
    new StatusItem(controller, COMMANDS.showInterview),
    new UnfinishedOffer({
      controller,
      sessions,
      view,
      resumeCommand: COMMANDS.sessionResume,
      chooseCommand: COMMANDS.resume,
    }),
    registerBrainstormTool({ controller, panel }),
    vscode.window.registerWebviewViewProvider(DRAFT_VIEW, draft),
    vscode.window.createTreeView(TOPICS_VIEW, { treeDataProvider: topics, dragAndDropController: topics }),
    vscode.window.registerWebviewPanelSerializer(INTERVIEW_VIEW_TYPE, {
      deserializeWebviewPanel: (restored) => panel.restore(restored, last.restore()),
    }),
    registerCommands(
      {
        ...interviewCommands({ controller, panel, startOrResume, log }),
        ...changeCommands({ startOrResume, models: service, redact }),
        ...checkCommands(checks),
        ...modelCommands(selection),
        ...specCommands(controller, diffs),
        ...topicCommands(controller, panel),
        ...storedSessionCommands({ controller, panel, startOrResume, typing, sessions }),
      },
      log,
    ),
  );
  const api = brainstormApi({ controller, panel });
  if (context.extensionMode !== vscode.ExtensionMode.Test) return api;
  return {
    ...api,
    controller,
    sessions,
    panel,
    startOrResume,
    models: service,
    exports,
    request: (request) => answerPage(request, requestParts),
  };
}

/** What is being typed is written before the editor goes away. */
export async function deactivate(): Promise<void> {
  await typing?.flush();
}
