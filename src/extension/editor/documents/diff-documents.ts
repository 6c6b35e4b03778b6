import * as vscode from 'vscode';
import type { Question } from '../../../agents/session/question';
import { plainLabel } from '../window/shown-text';
import { columnBeside } from './free-column';

const DIFF_SCHEME = 'brainstorm-diff';

/** Most diffs whose texts are kept for open tabs. */
const MAX_KEPT = 20;

/** Shows both sides of a `show_diff` question in the editor's own diff. Read-only: answers are given in the page. */
export class DiffDocuments implements vscode.TextDocumentContentProvider, vscode.Disposable {
  private readonly texts = new Map<string, string>();
  private readonly registration = vscode.workspace.registerTextDocumentContentProvider(DIFF_SCHEME, this);
  private count = 0;

  provideTextDocumentContent(uri: vscode.Uri): string {
    return (
      this.texts.get(uri.toString()) ?? vscode.l10n.t('This comparison is over. Open it again from the interview.')
    );
  }

  /** @throws Error with a sentence for the person if the question is none of this kind. */
  async open({ id, type, config }: Question, panel: vscode.ViewColumn | undefined): Promise<void> {
    const { before, after, filePath } = config;
    if (type !== 'show_diff' || typeof before !== 'string' || typeof after !== 'string') {
      throw new Error(vscode.l10n.t('Question {0} has no two sides to compare.', id));
    }
    const name = typeof filePath === 'string' ? plainLabel(filePath.split(/[\\/]/).at(-1) ?? '') : '';
    const title = vscode.l10n.t('{0}: before and after', name === '' ? id : name);
    await this.show(name, { before, after }, title, columnBeside(panel));
  }

  /** Shows a file as it is beside what would become of it. @param path names the tabs, and is not read */
  compare(path: string, before: string, after: string, title: string): Promise<void> {
    const name = plainLabel(path.split('/').at(-1) ?? '');
    return this.show(name, { before, after }, title, vscode.ViewColumn.Active);
  }

  private async show(
    name: string,
    { before, after }: { before: string; after: string },
    title: string,
    viewColumn: vscode.ViewColumn,
  ): Promise<void> {
    this.count++;
    const side = (which: string, text: string): vscode.Uri => {
      const path = `/${this.count}/${which}/${name === '' ? 'text' : name}`;
      const uri = vscode.Uri.from({ scheme: DIFF_SCHEME, path });
      this.keep(uri.toString(), text);
      return uri;
    };
    await vscode.commands.executeCommand('vscode.diff', side('before', before), side('after', after), title, {
      viewColumn,
      preview: true,
    });
  }

  dispose(): void {
    this.registration.dispose();
  }

  private keep(key: string, text: string): void {
    this.texts.set(key, text);
    const [oldest] = this.texts.keys();
    if (this.texts.size > MAX_KEPT * 2 && oldest !== undefined) this.texts.delete(oldest);
  }
}
