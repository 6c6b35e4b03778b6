import * as vscode from 'vscode';
import { AccessRefused, type ReadBudget, type WorkspaceReader } from '../../../agents/workspace/workspace-reader';
import { columnBeside } from './free-column';

const COMMIT_SCHEME = 'brainstorm-commit';

/** Most commits whose texts are kept for open tabs. */
const MAX_KEPT = 20;

/** What showing one commit may cost. */
const BUDGET: ReadBudget = { deadlineMs: 10_000, maxEntries: 5_000, maxBytes: 1024 * 1024 };

/** Shows commits that are cited as evidence: what the hardened git says of them, read-only and without secrets. */
export class CommitDocuments implements vscode.TextDocumentContentProvider, vscode.Disposable {
  private readonly texts = new Map<string, string>();
  private readonly registration = vscode.workspace.registerTextDocumentContentProvider(COMMIT_SCHEME, this);

  provideTextDocumentContent(uri: vscode.Uri): string {
    return (
      this.texts.get(uri.path) ?? vscode.l10n.t('This commit is not shown any more. Open it again from the interview.')
    );
  }

  /**
   * @param hash Its full hash, in hex.
   * @throws Error with a sentence for the person if git does not run here or does not know the commit.
   */
  async open(
    reader: Pick<WorkspaceReader, 'git'> | null,
    { root, hash }: { root: string; hash: string },
    panel: vscode.ViewColumn | undefined,
  ): Promise<void> {
    const short = hash.slice(0, 12);
    const text = await shown(reader, root, hash, short);
    const uri = vscode.Uri.from({ scheme: COMMIT_SCHEME, path: `/commit ${short}.diff` });
    this.keep(uri.path, text);
    const document = await vscode.workspace.openTextDocument(uri);
    await vscode.window.showTextDocument(document, { viewColumn: columnBeside(panel), preview: true });
  }

  dispose(): void {
    this.registration.dispose();
  }

  private keep(path: string, text: string): void {
    this.texts.set(path, text);
    const [oldest] = this.texts.keys();
    if (this.texts.size > MAX_KEPT && oldest !== undefined) this.texts.delete(oldest);
  }
}

async function shown(
  reader: Pick<WorkspaceReader, 'git'> | null,
  root: string,
  hash: string,
  short: string,
): Promise<string> {
  try {
    const request = { command: 'show', options: [], revisions: [hash], blobs: [], paths: [] } as const;
    const said = await reader?.git(root, request, BUDGET);
    if (said !== undefined && said.value.trim() !== '') {
      return said.capped === undefined ? said.value : `${said.value}\n(${said.capped})\n`;
    }
  } catch (error) {
    if (!(error instanceof AccessRefused)) throw error;
  }
  throw new Error(
    vscode.l10n.t('Commit {0} cannot be shown: git does not run in this window, or does not know it.', short),
  );
}
