import * as vscode from 'vscode';
import type { Log } from '../window/log';
import { checkedEndpoint } from '../../node/openai/endpoint';
import { EVERY_ROLE, unknownRoles } from '../../node/models/project-notes';
import { readRoleModels } from '../../node/models/role-models';
import { SETTINGS, type SettingName } from './setting-schemas';
import { setting, writtenSetting } from './settings';
import { ROLE_NAMES } from '../../../agents/session/role-names';
import { withoutLinks } from '../window/shown-text';

/** A setting with something in it that cannot be used. The sentence repeats no value: it might be a key in the wrong place. */
interface SettingProblem {
  name: SettingName;
  text: string;
}

/** Tells the person, once for each value, of settings that cannot be used as they are written. */
export class SettingProblems implements vscode.Disposable {
  private readonly told = new Set<string>();
  private readonly subscription: vscode.Disposable;

  constructor(private readonly log: Log) {
    this.subscription = vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('brainstorm')) this.tell();
    });
    this.tell();
  }

  dispose(): void {
    this.subscription.dispose();
  }

  private tell(): void {
    for (const { name, text } of settingProblems()) {
      const key = `${text}\n${JSON.stringify(writtenSetting(name))}`;
      if (this.told.has(key)) continue;
      this.told.add(key);
      this.log.warn(text);
      void offerSettings(name, text);
    }
  }
}

/** What is wrong with the settings as they are written now. */
export function settingProblems(): SettingProblem[] {
  const names = Object.keys(SETTINGS) as SettingName[];
  const unfit = names
    .filter((name) => {
      const written = writtenSetting(name);
      return written !== undefined && !SETTINGS[name].schema.unwrap().safeParse(written).success;
    })
    .map((name) => ({ name, text: unfitText(name) }));
  return [...unfit, ...addressProblems(), ...roleModelProblems(), ...instructionProblems()];
}

function unfitText(name: SettingName): string {
  if (name === 'model.provider' || name === 'openai.baseUrl') {
    return vscode.l10n.t(
      'The value of the setting “{0}” cannot be used, so nothing is sent to a model by it. Its description says what it may be.',
      `brainstorm.${name}`,
    );
  }
  return vscode.l10n.t(
    'The value of the setting “{0}” cannot be used, so its default counts. Its description says what it may be.',
    `brainstorm.${name}`,
  );
}

function addressProblems(): SettingProblem[] {
  const address = setting('openai.baseUrl');
  const checked = checkedEndpoint(address);
  if (address === '' || !('problem' in checked)) return [];
  const text = vscode.l10n.t('The setting “{0}” cannot be used. {1}', 'brainstorm.openai.baseUrl', checked.problem);
  return [{ name: 'openai.baseUrl', text }];
}

function roleModelProblems(): SettingProblem[] {
  return readRoleModels(setting('models')).unfit.map((entry) => ({
    name: 'models' as const,
    text:
      entry.kind === 'role'
        ? vscode.l10n.t(
            'The setting “{0}” names a role that there is not: {1}. The roles are {2}.',
            'brainstorm.models',
            shortened(entry.name),
            ROLE_NAMES.join(', '),
          )
        : vscode.l10n.t(
            'The setting “{0}” says nothing that can be used for {1}, so the leading model plays this role. Give “offline”, “openai:NAME” or “vscode-lm:VENDOR/FAMILY/ID”.',
            'brainstorm.models',
            entry.role,
          ),
  }));
}

function instructionProblems(): SettingProblem[] {
  return unknownRoles(setting('instructions')).map((name) => ({
    name: 'instructions' as const,
    text: vscode.l10n.t(
      'The setting “{0}” names a role that there is not: {1}. The roles are {2}.',
      'brainstorm.instructions',
      shortened(name),
      [EVERY_ROLE, ...ROLE_NAMES].join(', '),
    ),
  }));
}

function shortened(name: string): string {
  return name.length > 40 ? `${name.slice(0, 39)}…` : name;
}

async function offerSettings(name: SettingName, text: string): Promise<void> {
  const open = vscode.l10n.t('Open Settings');
  const chosen = await vscode.window.showWarningMessage(withoutLinks(text), open);
  if (chosen === open) await vscode.commands.executeCommand('workbench.action.openSettings', `brainstorm.${name}`);
}
