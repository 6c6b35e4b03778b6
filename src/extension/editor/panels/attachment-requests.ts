import * as vscode from 'vscode';
import type { CurrentSession, SessionController } from '../sessions/session-controller';
import { placeFolder, placeUri } from '../documents/workspace-place';
import { pickLabel, plainLabel } from '../window/shown-text';
import { MAX_ATTACHMENT_BYTES, type StoredAttachment } from '../../node/sdd-folder/attachments';
import { nodeFiles } from '../../node/reading/node-files';
import { vscodeFiles } from '../workspace/editor-files';

/** Longest base64 text whose content can be within the limit. */
const MAX_BASE64 = Math.ceil(MAX_ATTACHMENT_BYTES / 3) * 4 + 4;
const WALK = { deadlineMs: 5_000, maxEntries: 20_000, maxBytes: 0 };

/** Stores a file that the page sends. */
export async function attach(controller: SessionController, name: string, data: string): Promise<StoredAttachment> {
  const session = required(controller);
  if (data.length > MAX_BASE64) throw tooLarge(plainLabel(name));
  return store(controller, session, name, Buffer.from(data, 'base64'));
}

/** Lets the person pick files of the workspace and stores them. Without a choice nothing is stored. */
export async function pickFiles(controller: SessionController): Promise<StoredAttachment[]> {
  const session = required(controller);
  const picked = await vscode.window.showQuickPick(filesToPick(session), {
    canPickMany: true,
    matchOnDescription: true,
    title: vscode.l10n.t('Attach Files of the Workspace'),
    placeHolder: vscode.l10n.t('Ignored files and files that look like secrets are not listed'),
  });
  const stored: StoredAttachment[] = [];
  for (const { folder, path } of picked ?? []) {
    const name = path.split('/').at(-1) ?? path;
    stored.push(await store(controller, session, name, await readBytes(folder, path, plainLabel(name))));
  }
  return stored;
}

/** The content of a stored file, for the page to show. */
export async function attachment(controller: SessionController, hash: string): Promise<{ mime: string; data: string }> {
  const { type, bytes } = await required(controller).files.attachments.get(hash);
  return { mime: type, data: Buffer.from(bytes).toString('base64') };
}

type FilePick = vscode.QuickPickItem & { folder: vscode.Uri; path: string };

async function filesToPick({ reader }: CurrentSession): Promise<FilePick[]> {
  const { value } = await reader.walk(WALK);
  const isOneRoot = reader.roots().length === 1;
  return value.flatMap(({ root, path, kind }) => {
    const place: { root?: string; path: string } = isOneRoot ? { path } : { root, path };
    const folder = placeFolder(place.root);
    if (kind !== 'file' || folder === null || placeUri(place) === null) return [];
    const names = path.split('/');
    const above = [...(isOneRoot ? [] : [root]), ...names.slice(0, -1)].join('/');
    return [{ label: pickLabel(names.at(-1) ?? path), description: pickLabel(above), folder, path }];
  });
}

/** What was listed may have become a link or a pipe since: such is not read, nor more than can be attached. */
async function readBytes(folder: vscode.Uri, path: string, name: string): Promise<Uint8Array> {
  const files = folder.scheme === 'file' ? nodeFiles(folder.fsPath) : vscodeFiles(folder);
  const status = await files.stat(path).catch(() => null);
  if (status !== null && status.size > MAX_ATTACHMENT_BYTES) throw tooLarge(name);
  try {
    if (status?.realPath !== path) throw new Error('It is gone, or leads elsewhere now.');
    return (await files.readFile(path, MAX_ATTACHMENT_BYTES)).bytes;
  } catch {
    throw new Error(vscode.l10n.t('{0} cannot be read: it was deleted or moved.', name));
  }
}

function tooLarge(name: string): Error {
  return new Error(
    vscode.l10n.t('{0} is too large: at most {1} MB can be attached.', name, MAX_ATTACHMENT_BYTES / 1_000_000),
  );
}

async function store(
  controller: SessionController,
  session: CurrentSession,
  name: string,
  bytes: Uint8Array,
): Promise<StoredAttachment> {
  // What is only shown here is not written to.
  const { elsewhere } = session.interview;
  if (elsewhere !== null) throw new Error(elsewhere);
  const stored = await session.files.attachments.put(name, bytes);
  const { hash, size, type: mime } = stored;
  const outcome = await controller.dispatch({
    type: 'add_attachment',
    hash,
    name: stored.name,
    mime,
    size,
    ...textOf(mime, bytes),
  });
  if (!outcome.ok) throw new Error(outcome.reason);
  return stored;
}

/** Bytes of a text that are read: more characters than are kept, whatever they are written with. */
const READ_BYTES = 32_000;

/** What a file says, where it is a text. */
function textOf(mime: StoredAttachment['type'], bytes: Uint8Array): { text?: string } {
  return mime === 'text/plain' ? { text: new TextDecoder().decode(bytes.subarray(0, READ_BYTES)) } : {};
}

function required({ current }: SessionController): CurrentSession {
  if (current === null) throw new Error(vscode.l10n.t('No session is running. Start one first.'));
  return current;
}
