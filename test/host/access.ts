import assert from 'node:assert/strict';
import path from 'node:path';
import * as vscode from 'vscode';
import type { QuestionView, SessionView } from '../../src/agents/view/session-view';
import type { TestAccess } from '../../src/extension/editor/window-parts';
import type { BrainstormApi } from '../../src/extension/editor/tool/brainstorm-api';

export const EXTENSION_ID = 'sdd-brainstorm.sdd-brainstorm';

type Exported = BrainstormApi | (BrainstormApi & TestAccess);

export function extension(): vscode.Extension<Exported> {
  const found = vscode.extensions.getExtension<Exported>(EXTENSION_ID);
  assert.ok(found, `${EXTENSION_ID} is not installed`);
  return found;
}

/** What the extension lets its host tests reach. */
export async function access(): Promise<BrainstormApi & TestAccess> {
  const exported = await extension().activate();
  assert.ok('controller' in exported, 'the extension gives access in test mode only');
  return exported;
}

/** The folder that the test window has open. */
export function folder(): vscode.WorkspaceFolder {
  const [first] = vscode.workspace.workspaceFolders ?? [];
  assert.ok(first, 'no folder is open');
  return first;
}

export function inFolder(...names: string[]): string {
  return path.join(folder().uri.fsPath, ...names);
}

/** Waits until something is so: the editor tells of most things late and not at all. */
export async function eventually<T>(
  what: string,
  look: () => T | null | undefined | false | Promise<T | null | undefined | false>,
): Promise<T> {
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    const seen = await look();
    if (seen !== null && seen !== undefined && seen !== false) return seen;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Waited in vain for: ${what}`);
}

export function view({ controller }: TestAccess): SessionView {
  const shown = controller.view();
  assert.ok(shown, 'no session is shown');
  return shown;
}

/** The open question, once nothing runs any more. */
export async function openQuestion(test: TestAccess): Promise<QuestionView> {
  await test.controller.current?.interview.idle();
  const { open } = view(test);
  assert.ok(open, 'no question is open');
  return open;
}

/** Starts a session as the page does, and waits for its first question. */
export async function startSession(
  test: TestAccess,
  request = 'Add a cache to the product search',
): Promise<QuestionView> {
  await test.controller.close();
  const { leads, label } = await test.models.describe('all');
  await test.request({ type: 'start', request, withSelection: true, led: leads ? label : null });
  return openQuestion(test);
}
