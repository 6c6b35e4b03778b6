import * as vscode from 'vscode';
import { breathe } from '../node/breathe';
import { registerCommands } from './commands/register-commands';
import { INTERVIEW_VIEW_TYPE } from './panels/interview-tabs';
import type { BrainstormApi } from './tool/brainstorm-api';
import { registerBrainstormTool } from './tool/brainstorm-tool';
import { LaterTree } from './views/later-tree';
import { DRAFT_VIEW, DRAGGED_TOPICS, SESSIONS_VIEW, TOPICS_VIEW } from './views/view-ids';
import { createLog } from './window/log';
import type { TestAccess, WindowParts } from './window-parts';

let parts: Promise<WindowParts> | undefined;

/**
 * Registers what the editor may call; what does the work is loaded right after that. Runs at the first use of a command,
 * a view or the tool, when the editor restores the panel, when another extension asks for the API, in an extension host that
 * takes the place of one in which it ran, and in folders that hold sessions: these are offered. Sends and writes nothing.
 */
export function activate(context: vscode.ExtensionContext): BrainstormApi | Promise<BrainstormApi & TestAccess> {
  const log = createLog();
  const tree = new LaterTree(async () => (await there).tree);
  const topics = new LaterTree(async () => (await there).topics, [DRAGGED_TOPICS]);
  const view = vscode.window.createTreeView(SESSIONS_VIEW, { treeDataProvider: tree });
  const there = breathe().then(async () => {
    const { putTogether } = await import('./window-parts');
    const made = putTogether(context, { log, view });
    tree.follow(made.tree);
    topics.follow(made.topics);
    return made;
  });
  parts = there;
  there.catch((error: unknown) => log.error(String(error)));
  const api: BrainstormApi = { brainstorm: async (input, token) => (await there).call(input, token) };

  context.subscriptions.push(
    log,
    tree,
    topics,
    view,
    vscode.window.createTreeView(TOPICS_VIEW, { treeDataProvider: topics, dragAndDropController: topics }),
    vscode.window.registerWebviewViewProvider(DRAFT_VIEW, {
      resolveWebviewView: async (shown) => (await there).draft.resolveWebviewView(shown),
    }),
    vscode.window.registerWebviewPanelSerializer(INTERVIEW_VIEW_TYPE, {
      deserializeWebviewPanel: async (restored) => (await there).restorePanel(restored),
    }),
    registerBrainstormTool(api),
    registerCommands(async () => (await there).commands, log),
  );
  if (context.extensionMode !== vscode.ExtensionMode.Test) return api;
  return there.then(({ access }) => ({ ...api, ...access }));
}

/** What is being typed is written before the editor goes away. */
export async function deactivate(): Promise<void> {
  await (await parts)?.typing.flush();
}
