import * as vscode from 'vscode';
import type { ReportDocument } from '../../../agents/checking/report-document';
import { COMMANDS } from '../commands/command-ids';
import { placeUri } from '../documents/workspace-place';

const CHECK_SCHEME = 'brainstorm-check';

/** Which specification's drift is accepted: the folder that holds `.sdd/`, and the specification's own. */
export interface Acceptable {
  home: string;
  folder: string;
}

/** A report of the document, with the folder that it is on. */
interface ShownReport {
  home: string;
  document: ReportDocument;
}

/**
 * The report of a check, read-only: one document that is written anew with each check. Its places are links, and above each
 * specification with changed code stands what accepts it.
 */
export class CheckDocument
  implements vscode.TextDocumentContentProvider, vscode.DocumentLinkProvider, vscode.CodeLensProvider, vscode.Disposable
{
  private readonly uri = vscode.Uri.from({ scheme: CHECK_SCHEME, path: `/${vscode.l10n.t('Check')}.md` });
  private readonly changed = new vscode.EventEmitter<vscode.Uri>();
  private readonly lensesChanged = new vscode.EventEmitter<void>();
  readonly onDidChange = this.changed.event;
  readonly onDidChangeCodeLenses = this.lensesChanged.event;
  private readonly registrations = vscode.Disposable.from(
    vscode.workspace.registerTextDocumentContentProvider(CHECK_SCHEME, this),
    vscode.languages.registerDocumentLinkProvider({ scheme: CHECK_SCHEME }, this),
    vscode.languages.registerCodeLensProvider({ scheme: CHECK_SCHEME }, this),
    this.changed,
    this.lensesChanged,
  );
  private reports: readonly ShownReport[] = [];

  dispose(): void {
    this.registrations.dispose();
  }

  /** Shows reports, one below the other. */
  async show(reports: readonly ShownReport[]): Promise<void> {
    this.reports = reports;
    this.changed.fire(this.uri);
    this.lensesChanged.fire();
    const document = await vscode.workspace.openTextDocument(this.uri);
    await hasText(document, this.provideTextDocumentContent());
    await vscode.window.showTextDocument(await vscode.languages.setTextDocumentLanguage(document, 'markdown'), {
      preview: false,
    });
  }

  provideTextDocumentContent(): string {
    if (this.reports.length === 0) return vscode.l10n.t('This check is not shown any more. Run it again.');
    return this.reports.map(({ document }) => document.text).join('\n');
  }

  provideDocumentLinks(): vscode.DocumentLink[] {
    return this.placed().flatMap(({ first, document }) =>
      document.links.flatMap(({ line, start, end, place }) => {
        const uri = placeUri(place);
        if (uri === null) return [];
        const range = new vscode.Range(first + line, start, first + line, end);
        return [new vscode.DocumentLink(range, uri.with({ fragment: `L${place.line}` }))];
      }),
    );
  }

  provideCodeLenses(): vscode.CodeLens[] {
    const again = { title: vscode.l10n.t('Check again'), command: COMMANDS.checkSpec };
    const top = new vscode.Range(0, 0, 0, 0);
    return [
      new vscode.CodeLens(top, again),
      ...this.placed().flatMap(({ first, home, document }) =>
        document.acceptable.map(({ line, folder }) => {
          const accepted: Acceptable = { home, folder };
          return new vscode.CodeLens(new vscode.Range(first + line, 0, first + line, 0), {
            title: vscode.l10n.t('Accept at this revision'),
            command: COMMANDS.checkAccept,
            arguments: [accepted],
          });
        }),
      ),
    ];
  }

  /** The reports with the line at which each begins. */
  private placed(): (ShownReport & { first: number })[] {
    let first = 0;
    return this.reports.map((report) => {
      const placed = { ...report, first };
      first += report.document.text.split('\n').length;
      return placed;
    });
  }
}

/** Milliseconds after which a report is shown although the editor still has the text of the one before. */
const RENEWED_MS = 3000;

/** Waits until the editor has a document's new text: one that is open already keeps its old text for a moment. */
async function hasText(document: vscode.TextDocument, text: string): Promise<void> {
  const isRenewed = (): boolean => document.getText().replaceAll('\r\n', '\n') === text;
  if (isRenewed()) return;
  await new Promise<void>((resolve) => {
    const listening = vscode.workspace.onDidChangeTextDocument((change) => {
      if (change.document === document && isRenewed()) done();
    });
    const late = setTimeout(done, RENEWED_MS);
    function done(): void {
      clearTimeout(late);
      listening.dispose();
      resolve();
    }
  });
}
