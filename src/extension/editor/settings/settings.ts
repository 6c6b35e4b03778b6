import * as vscode from 'vscode';
import {
  isMachineSetting,
  SETTINGS,
  type MachineSetting,
  type SettingName,
  type SettingValue,
} from './setting-schemas';

/** The value of a setting as it is now, for a folder where that matters. */
export function setting<N extends SettingName>(name: N, scope?: vscode.Uri): SettingValue<N> {
  return SETTINGS[name].schema.parse(writtenSetting(name, scope)) as SettingValue<N>;
}

/** A setting as it is written, fit or not. Of machine settings a workspace's value is never looked at. */
export function writtenSetting(name: SettingName, scope?: vscode.Uri): unknown {
  const configuration = vscode.workspace.getConfiguration('brainstorm', scope);
  if (!isMachineSetting(name)) return configuration.get<unknown>(name);
  const { globalValue, defaultValue } = configuration.inspect<unknown>(name) ?? {};
  return globalValue ?? defaultValue;
}

/** Writes a setting for the person, in all their windows. */
export async function changeMachineSetting<N extends MachineSetting>(name: N, value: SettingValue<N>): Promise<void> {
  const configuration = vscode.workspace.getConfiguration('brainstorm');
  if (configuration.inspect(name)?.globalValue === value) return;
  await configuration.update(name, value, vscode.ConfigurationTarget.Global);
}
