import { createHash } from 'node:crypto';
import * as vscode from 'vscode';
import type { WorkspaceReader } from '../../../agents/workspace/workspace-reader';
import { elsewhere } from '../../../agents/session/place';
import type { Session } from '../../../agents/session/session';
import { offerLink } from '../panels/external-links';
import type { Redact } from '../../node/redaction/redactor';
import { CommitDocuments } from './commit-documents';
import { columnBeside } from './free-column';
import { placeUri } from './workspace-place';
import { plainLabel, withoutLinks } from '../window/shown-text';

interface CitedPlace {
  root?: string | undefined;
  path: string;
  startLine: number;
  endLine: number;
  /** Whether the lines still say what they said when they were read. */
  isUnchanged(text: string): boolean;
}

interface SourceOpenerParts {
  /** As texts of the workspace are redacted when they are read. */
  redact: Redact;
  /** The look of the session on screen; null without one. */
  look(): Pick<WorkspaceReader, 'git'> | null;
}

/**
 * Opens what is cited: places in files beside the interview, with their lines marked until the next one is opened; pages of
 * the web in the browser, once the person has seen the full address; commits as text that cannot be edited.
 */
export class SourceOpener implements vscode.Disposable {
  private readonly commits = new CommitDocuments();
  private readonly mark = vscode.window.createTextEditorDecorationType({
    isWholeLine: true,
    backgroundColor: new vscode.ThemeColor('editor.rangeHighlightBackground'),
    overviewRulerColor: new vscode.ThemeColor('editorOverviewRuler.rangeHighlightForeground'),
  });
  private marked: vscode.TextEditor | null = null;

  constructor(private readonly parts: SourceOpenerParts) {}

  dispose(): void {
    this.mark.dispose();
    this.commits.dispose();
  }

  /**
   * Opens a piece of evidence, or the selection (`selection`).
   * @throws Error with a sentence for the person if there is nothing to open.
   */
  async open(session: Session, sourceId: string, panel: vscode.ViewColumn | undefined): Promise<void> {
    const evidence = session.evidence.find(({ id }) => id === sourceId);
    const other = evidence === undefined ? null : elsewhere(evidence);
    if (other?.kind === 'web') return offerLink(other.address);
    if (other?.kind === 'commit') {
      return this.commits.open(this.parts.look(), { root: evidence?.root ?? '', hash: other.hash }, panel);
    }
    const place = other === null ? citedPlace(session, sourceId) : null;
    if (place === null) throw new Error(vscode.l10n.t('There is no file to open for “{0}”.', sourceId));
    const document = await openDocument(place);
    const last = Math.min(place.endLine, document.lineCount) - 1;
    const range = new vscode.Range(Math.min(place.startLine - 1, last), 0, last, document.lineAt(last).text.length);
    const editor = await vscode.window.showTextDocument(document, { viewColumn: columnBeside(panel), preview: true });
    editor.selection = new vscode.Selection(range.start, range.start);
    editor.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
    this.marked?.setDecorations(this.mark, []);
    editor.setDecorations(this.mark, [range]);
    this.marked = editor;
    if (place.isUnchanged(await linesOf(document, place, this.parts.redact))) return;
    void vscode.window.showInformationMessage(
      vscode.l10n.t(
        '{0} has changed since it was read for this session: the marked lines may not be the ones meant.',
        withoutLinks(plainLabel(place.path)),
      ),
    );
  }
}

function citedPlace(session: Session, sourceId: string): CitedPlace | null {
  if (sourceId === 'selection') {
    const { selection } = session;
    return selection && { ...selection, isUnchanged: (text) => text === selection.text };
  }
  const evidence = session.evidence.find(({ id }) => id === sourceId);
  if (evidence === undefined) return null;
  return { ...evidence, isUnchanged: (text) => createHash('sha256').update(text).digest('hex') === evidence.hash };
}

async function openDocument({ root, path }: CitedPlace): Promise<vscode.TextDocument> {
  const uri = placeUri({ root, path });
  if (uri === null) throw new Error(vscode.l10n.t('{0} is not in a folder of this window.', path));
  try {
    return await vscode.workspace.openTextDocument(uri);
  } catch {
    throw new Error(vscode.l10n.t('{0} cannot be opened: it was deleted, moved, or is no text.', path));
  }
}

/** The cited lines as a look would read them today: secrets are taken out before lines are counted. */
async function linesOf(
  document: vscode.TextDocument,
  { startLine, endLine }: CitedPlace,
  redact: Redact,
): Promise<string> {
  return (await redact(document.getText()))
    .split(/\r?\n/)
    .slice(startLine - 1, endLine)
    .join('\n');
}
