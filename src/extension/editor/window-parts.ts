import * as vscode from 'vscode';
import { COMMANDS } from './commands/command-ids';
import type { CommandOutcome } from '../../agents/engine/interview';
import type { PageRequest, ReplyTo, RequestType } from '../../webview/protocol';
import { changeCommands } from './commands/change-commands';
import { checkCommands } from './commands/check-commands';
import { interviewCommands } from './commands/interview-commands';
import { modelCommands } from './commands/model-commands';
import { specCommands } from './commands/spec-commands';
import { storedSessionCommands } from './commands/stored-session-commands';
import { topicCommands } from './commands/topic-commands';
import { SpecChecks } from './checks/spec-checks';
import { CodeTabs } from './documents/code-tabs';
import { DiffDocuments } from './documents/diff-documents';
import { ExportsBySetting } from './exports/exports-by-setting';
import { SourceOpener } from './documents/source-opener';
import { SpecProblems } from './documents/spec-problems';
import { CarriedRequest } from './panels/carried-request';
import { ConfirmedOrigin } from './models/confirmed-origin';
import { EndpointKeys } from './models/endpoint-keys';
import { KnownModels } from './models/known-models';
import { ModelService } from './models/model-service';
import { ModelSelection } from './models/select-model';
import { editorModels } from './language-models/editor-models';
import { InterviewPanel } from './panels/interview-panel';
import { LastSession } from './panels/last-session';
import { LeftBehind } from './panels/left-behind';
import { answerPage, type RequestParts } from './panels/page-requests';
import { TypingMemory } from './panels/typing-memory';
import { EarlierSpecNotice } from './sessions/earlier-spec-notice';
import { SessionController } from './sessions/session-controller';
import { SessionList } from './sessions/session-list';
import { StartOrResume } from './sessions/start-or-resume';
import { SettingProblems } from './settings/setting-problems';
import { DraftView } from './views/draft-view';
import { SessionsTree } from './views/sessions-tree';
import { StatusItem } from './views/status-item';
import { TopicsTree } from './views/topics-tree';
import { UnfinishedOffer } from './views/unfinished-offer';
import { redactLater } from '../node/redaction/redact-later';
import { brainstormCall } from './tool/brainstorm-call';
import type { BrainstormApi } from './tool/brainstorm-api';
import type { CommandHandlers } from './commands/register-commands';
import type { Log } from './window/log';

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

/** What was registered with the editor at once, and is served by the parts once they are there. */
interface Registered {
  log: Log;
  /** The view of the stored sessions. */
  view: vscode.TreeView<unknown>;
}

/** Everything of a window that the editor's calls are handed on to. */
export interface WindowParts {
  commands: CommandHandlers;
  tree: SessionsTree;
  topics: TopicsTree;
  draft: DraftView;
  typing: TypingMemory;
  call: BrainstormApi['brainstorm'];
  restorePanel(panel: vscode.WebviewPanel): Promise<void>;
  access: TestAccess;
}

/** Puts the parts together. Sends and writes nothing. */
export function putTogether(context: vscode.ExtensionContext, { log, view }: Registered): WindowParts {
  const { extensionUri, workspaceState, globalState } = context;
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
  const typing = new TypingMemory(workspaceState);
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
  const sayLeftOut = sessions.onDidChange(() => (view.message = sessions.leftOut));
  const topics = new TopicsTree(controller);
  const draft = new DraftView(extensionUri, controller, log, (request) => answerPage(request, requestParts));

  context.subscriptions.push(
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
  );
  return {
    commands: {
      ...interviewCommands({ controller, panel, startOrResume, log }),
      ...changeCommands({ startOrResume, models: service, redact }),
      ...checkCommands(checks),
      ...modelCommands(selection),
      ...specCommands(controller, panel, diffs),
      ...topicCommands(controller, panel),
      ...storedSessionCommands({ controller, panel, startOrResume, typing, sessions }),
    },
    tree,
    topics,
    draft,
    typing,
    call: (input, token) => brainstormCall(input, { controller, panel }, token),
    restorePanel: (restored) => panel.restore(restored, last.restore()),
    access: {
      controller,
      sessions,
      panel,
      startOrResume,
      models: service,
      exports,
      request: (request) => answerPage(request, requestParts),
    },
  };
}
