import { randomUUID } from 'node:crypto';
import * as vscode from 'vscode';
import { columnBeside } from './free-column';

/** File name endings by language, so that the editor knows the language without being told. */
const ENDINGS: Record<string, string> = {
  typescript: 'ts',
  typescriptreact: 'tsx',
  javascript: 'js',
  javascriptreact: 'jsx',
  python: 'py',
  rust: 'rs',
  ruby: 'rb',
  csharp: 'cs',
  markdown: 'md',
  shellscript: 'sh',
  bash: 'sh',
  yaml: 'yml',
  plaintext: 'txt',
  text: 'txt',
};

/**
 * Lets a person edit the code of an answer in a real editor tab. The file lies in the editor's own storage, so that
 * saving it asks no questions; it is gone once the code is back in the page.
 */
export class CodeTabs implements vscode.Disposable {
  private readonly waiting = new Set<() => void>();

  constructor(private readonly storage: vscode.Uri) {}

  /** Resolves with the code once the person saves it or closes the tab. */
  async edit(code: string, language: string, panel: vscode.ViewColumn | undefined): Promise<string> {
    const file = vscode.Uri.joinPath(this.storage, 'code', randomUUID().slice(0, 8), `answer.${endingFor(language)}`);
    await vscode.workspace.fs.writeFile(file, new TextEncoder().encode(code));
    const document = await vscode.workspace.openTextDocument(file);
    await vscode.window.showTextDocument(document, { viewColumn: columnBeside(panel), preview: false });
    await this.savedOrClosed(file);
    const saved = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await vscode.workspace.fs.readFile(file));
    await closeTabsOf(file);
    await vscode.workspace.fs.delete(vscode.Uri.joinPath(file, '..'), { recursive: true });
    return saved;
  }

  dispose(): void {
    for (const stop of this.waiting) stop();
  }

  private savedOrClosed(file: vscode.Uri): Promise<void> {
    return new Promise((resolve) => {
      const subscriptions = [
        vscode.workspace.onDidSaveTextDocument(({ uri }) => uri.toString() === file.toString() && done()),
        vscode.window.tabGroups.onDidChangeTabs(({ closed }) => closed.some((tab) => isTabOf(tab, file)) && done()),
      ];
      const done = (): void => {
        for (const subscription of subscriptions) subscription.dispose();
        this.waiting.delete(done);
        resolve();
      };
      this.waiting.add(done);
    });
  }
}

function endingFor(language: string): string {
  const known = ENDINGS[language.toLowerCase()];
  if (known !== undefined) return known;
  return /^[a-z][a-z0-9]{0,9}$/i.test(language) ? language.toLowerCase() : 'txt';
}

function isTabOf({ input }: vscode.Tab, file: vscode.Uri): boolean {
  return input instanceof vscode.TabInputText && input.uri.toString() === file.toString();
}

async function closeTabsOf(file: vscode.Uri): Promise<void> {
  const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs).filter((tab) => isTabOf(tab, file));
  await vscode.window.tabGroups.close(tabs);
}
