import * as vscode from 'vscode';
import type { CheckReport } from '../../../agents/checking/check-report';
import type { SpecToCheck } from '../../../agents/checking/check-specs';
import { reportDocument } from '../../../agents/checking/report-document';
import { systemClock } from '../../node/clock';
import type { Redact } from '../../node/redaction/redactor';
import { SddFolder } from '../../node/sdd-folder/sdd-folder';
import { hashText } from '../../node/specs/hash-text';
import { placeUri } from '../documents/workspace-place';
import { homePaths } from '../sessions/home';
import { rootNames, windowReader } from '../workspace/window-reader';
import { CheckDocument, type Acceptable } from './check-document';

interface Checked {
  home: string;
  specs: readonly SpecToCheck[];
  report: CheckReport;
}

/** Checks the code of the window's folders against their specifications, and keeps what a person accepts. */
export class SpecChecks implements vscode.Disposable {
  private readonly document = new CheckDocument();
  private readonly problems = vscode.languages.createDiagnosticCollection('brainstorm-check');
  private checked: Checked[] = [];

  constructor(private readonly redact: Redact) {}

  dispose(): void {
    this.document.dispose();
    this.problems.dispose();
  }

  /**
   * Checks every folder of the window that has specifications, and shows what came of it.
   * @throws Error with a sentence for the person where there is no specification.
   */
  async check(): Promise<void> {
    const title = vscode.l10n.t('Checking code against specifications…');
    const checked = await vscode.window.withProgress({ location: vscode.ProgressLocation.Notification, title }, () =>
      this.checkAll(),
    );
    if (checked.length === 0) {
      throw new Error(vscode.l10n.t('There is no specification in this window’s folders yet.'));
    }
    this.checked = checked;
    this.showProblems();
    await this.document.show(checked.map(({ home, report }) => ({ home, document: reportDocument(report) })));
  }

  /**
   * Accepts the code that a specification cites as it was shown, and checks again.
   * @throws ChangedSince, StoreProblem
   */
  async accept({ home, folder }: Acceptable): Promise<void> {
    const there = this.checked.find((one) => one.home === home);
    const shown = there?.report.specs.find((spec) => spec.folder === folder);
    const read = there?.specs.find(({ spec }) => spec.folder === folder);
    if (there === undefined || shown === undefined || read === undefined) {
      throw new Error(vscode.l10n.t('This check is not shown any more. Run it again.'));
    }
    const ports = { reader: await windowReader(this.redact), hash: hashText };
    const { acceptShown } = await import('../../../agents/checking/accept');
    const accepted = await acceptShown(shown, read, ports, systemClock.now());
    const { writeAccepted } = await import('../../node/specs/written-specs');
    await writeAccepted(new SddFolder(home), read.spec, accepted);
    await this.check();
  }

  private async checkAll(): Promise<Checked[]> {
    const checked: Checked[] = [];
    const reader = await windowReader(this.redact);
    const { checkSpecs } = await import('../../../agents/checking/check-specs');
    const { readWrittenSpecs } = await import('../../node/specs/written-specs');
    for (const home of homePaths()) {
      const specs = await readWrittenSpecs(new SddFolder(home));
      if (specs.length === 0) continue;
      const report = await checkSpecs(specs, { reader, hash: hashText, home: nameOf(home) });
      checked.push({ home, specs, report });
    }
    return checked;
  }

  /** Labels that no specification has, at their lines: these alone are faults of the code, not of the specification. */
  private showProblems(): void {
    this.problems.clear();
    const files = new Map<string, { uri: vscode.Uri; found: vscode.Diagnostic[] }>();
    for (const { id, spec, ...place } of this.checked.flatMap(({ report }) => report.unknown)) {
      const uri = placeUri(place);
      if (uri === null) continue;
      const range = new vscode.Range(place.line - 1, 0, place.line - 1, Number.MAX_SAFE_INTEGER);
      const message =
        spec === null
          ? vscode.l10n.t('No specification has a statement {0}.', id)
          : vscode.l10n.t('The specification {0} has no statement {1}.', spec, id);
      const found = new vscode.Diagnostic(range, message, vscode.DiagnosticSeverity.Information);
      found.source = vscode.l10n.t('Brainstorm');
      const file = files.get(uri.toString()) ?? { uri, found: [] };
      file.found.push(found);
      files.set(uri.toString(), file);
    }
    for (const { uri, found } of files.values()) this.problems.set(uri, found);
  }
}

/** The name that looks give to a folder of the window. */
function nameOf(home: string): string | undefined {
  const at = (vscode.workspace.workspaceFolders ?? []).findIndex(({ uri }) => uri.fsPath === home);
  return rootNames()[at];
}
