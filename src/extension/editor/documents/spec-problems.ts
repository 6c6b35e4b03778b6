import * as vscode from 'vscode';
import { lintDocument, type DocumentFinding } from '../../../agents/specification/lint-document';

/** Specifications, whoever wrote or changed them. */
const SPECS: vscode.DocumentSelector = { language: 'markdown', pattern: '**/.sdd/specs/**/*.md' };
/** Milliseconds without typing after which a document is looked at again. */
const PAUSE = 400;
const SOURCE = 'Brainstorm';

/** What the lint finds in the specifications that are open, in the editor's Problems, with fixes that change no words. */
export class SpecProblems implements vscode.CodeActionProvider, vscode.Disposable {
  private readonly problems = vscode.languages.createDiagnosticCollection('brainstorm-specs');
  private readonly waiting = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly subscriptions: vscode.Disposable[];

  constructor() {
    const { workspace, languages } = vscode;
    this.subscriptions = [
      this.problems,
      workspace.onDidOpenTextDocument((document) => this.look(document)),
      workspace.onDidChangeTextDocument(({ document }) => this.lookSoon(document)),
      workspace.onDidCloseTextDocument((document) => this.forget(document)),
      languages.registerCodeActionsProvider(SPECS, this, { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] }),
    ];
    workspace.textDocuments.forEach((document) => this.look(document));
  }

  dispose(): void {
    for (const timer of this.waiting.values()) clearTimeout(timer);
    this.subscriptions.forEach((one) => void one.dispose());
  }

  provideCodeActions(document: vscode.TextDocument, range: vscode.Range): vscode.CodeAction[] {
    return lintDocument(document.getText()).flatMap((finding) => {
      const place = document.lineAt(finding.line).range;
      return finding.fix === null || !place.intersection(range) ? [] : [actionOf(document, finding, finding.fix)];
    });
  }

  private lookSoon(document: vscode.TextDocument): void {
    if (!isSpec(document)) return;
    const key = document.uri.toString();
    clearTimeout(this.waiting.get(key));
    const look = (): void => {
      this.waiting.delete(key);
      if (!document.isClosed) this.look(document);
    };
    this.waiting.set(key, setTimeout(look, PAUSE));
  }

  private look(document: vscode.TextDocument): void {
    if (!isSpec(document)) return;
    const found = lintDocument(document.getText());
    this.problems.set(
      document.uri,
      found.map((finding) => diagnosticOf(document, finding)),
    );
  }

  private forget(document: vscode.TextDocument): void {
    this.problems.delete(document.uri);
  }
}

function isSpec(document: vscode.TextDocument): boolean {
  return vscode.languages.match(SPECS, document) > 0;
}

function diagnosticOf(document: vscode.TextDocument, { line, message, severity, rule }: DocumentFinding) {
  const { text, range, firstNonWhitespaceCharacterIndex: start } = document.lineAt(line);
  const place = text === '' ? range : range.with(range.start.with(undefined, start));
  const diagnostic = new vscode.Diagnostic(place, message, severityOf(severity, rule));
  diagnostic.source = SOURCE;
  diagnostic.code = rule;
  return diagnostic;
}

/** What is only a matter of form is a hint in the text, and no problem. */
function severityOf(severity: DocumentFinding['severity'], rule: DocumentFinding['rule']): vscode.DiagnosticSeverity {
  if (severity === 'error') return vscode.DiagnosticSeverity.Error;
  if (severity === 'warning') return vscode.DiagnosticSeverity.Warning;
  return rule === 'ears' || rule === 'no_acceptance'
    ? vscode.DiagnosticSeverity.Hint
    : vscode.DiagnosticSeverity.Information;
}

function actionOf(
  document: vscode.TextDocument,
  finding: DocumentFinding,
  { kind, lines, through }: NonNullable<DocumentFinding['fix']>,
): vscode.CodeAction {
  const title = {
    remove_line: vscode.l10n.t('Remove the repeated line'),
    split: vscode.l10n.t('Make a statement of each sentence'),
    renumber: vscode.l10n.t('Give it a number of its own'),
  }[kind];
  const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
  const last = document.lineAt(through);
  const range = document.lineAt(finding.line).range.union(last.range);
  action.edit = new vscode.WorkspaceEdit();
  if (lines.length === 0) action.edit.delete(document.uri, range.union(last.rangeIncludingLineBreak));
  else action.edit.replace(document.uri, range, lines.join(document.eol === vscode.EndOfLine.CRLF ? '\r\n' : '\n'));
  action.diagnostics = [diagnosticOf(document, finding)];
  return action;
}
