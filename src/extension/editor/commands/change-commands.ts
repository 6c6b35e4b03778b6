import * as vscode from 'vscode';
import type { SpecOnDisk } from '../../../agents/specification/on-disk';
import { SddFolder } from '../../node/sdd-folder/sdd-folder';
import { changedSpec } from '../../node/specs/changed-spec';
import { readWrittenSpecs, standingSpecs } from '../../node/specs/written-specs';
import type { Redact } from '../../node/redaction/redactor';
import type { ModelService } from '../models/model-service';
import type { StartOrResume } from '../sessions/start-or-resume';
import { pickLabel, plainLabel } from '../window/shown-text';
import { rootNames, windowReader } from '../workspace/window-reader';
import type { CommandHandlers } from './register-commands';

interface ChangeCommandParts {
  startOrResume: StartOrResume;
  models: Pick<ModelService, 'describe'>;
  redact: Redact;
}

/** A specification to change: the one that another part of the editor names, with the words that were said already. */
interface ChosenSpec {
  folder: string;
  request?: string;
}

interface Standing {
  home: vscode.WorkspaceFolder;
  spec: SpecOnDisk;
}

/** The command that begins an interview about an approved specification. */
export function changeCommands(parts: ChangeCommandParts): Pick<CommandHandlers, 'changeSpec'> {
  return { changeSpec: (chosen: ChosenSpec | undefined) => changeSpec(parts, chosen) };
}

async function changeSpec({ startOrResume, models, redact }: ChangeCommandParts, chosen?: ChosenSpec): Promise<void> {
  const all = await approvedSpecs();
  if (all.length === 0) throw new Error(vscode.l10n.t('There is no approved specification in this window’s folders.'));
  const named = all.find(({ spec }) => spec.folder === chosen?.folder);
  const standing = named ?? (await pick(all));
  if (standing === undefined) return;
  const { home, spec } = standing;
  const { leads, label } = await models.describe('all');
  const request = await vscode.window.showInputBox({
    title: vscode.l10n.t('Change “{0}”', plainLabel(spec.title)),
    prompt: vscode.l10n.t('What is to be different? Everything else of it stays word for word.'),
    placeHolder: leads
      ? vscode.l10n.t('Say it in your words; {0} leads the interview', plainLabel(label))
      : vscode.l10n.t('Say it in your words, for example: FR-002 should read …'),
    ...(chosen?.request === undefined ? {} : { value: chosen.request }),
    ignoreFocusOut: true,
  });
  if (request === undefined) return;
  const reader = await windowReader(redact);
  const root = rootNames()[home.index] ?? home.name;
  const changes = await changedSpec(spec, reader, root);
  const outcome = await startOrResume.change(request, changes, home, leads ? label : null, named !== undefined);
  if (!outcome.ok) throw new Error(outcome.reason);
}

/** The approved specifications that no other replaces, the latest first. */
async function approvedSpecs(): Promise<Standing[]> {
  const found: Standing[] = [];
  for (const home of vscode.workspace.workspaceFolders ?? []) {
    if (home.uri.scheme !== 'file') continue;
    const specs = await readWrittenSpecs(new SddFolder(home.uri.fsPath));
    found.push(...standingSpecs(specs.map(({ spec }) => spec)).map((spec) => ({ home, spec })));
  }
  return found.sort((a, b) => b.spec.folder.localeCompare(a.spec.folder));
}

async function pick(all: readonly Standing[]): Promise<Standing | undefined> {
  const picks = all.map((standing) => ({
    label: pickLabel(standing.spec.title),
    description: pickLabel(standing.spec.folder),
    detail: pickLabel(standing.spec.request),
    standing,
  }));
  const title = vscode.l10n.t('Change a Spec');
  // The page of an interview that has just ended may take the focus: the list stays.
  const options = { title, matchOnDescription: true, matchOnDetail: true, ignoreFocusOut: true };
  return (await vscode.window.showQuickPick(picks, options))?.standing;
}
