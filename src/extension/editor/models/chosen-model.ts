import * as vscode from 'vscode';
import type { MachineSetting } from '../settings/setting-schemas';
import { changeMachineSetting, setting } from '../settings/settings';
import type { KnownModel } from './known-models';
import { checkedEndpoint } from '../../node/openai/endpoint';
import type { EditorModel } from '../language-models/editor-models';

/** What the person picked as the leading model. */
export type ChosenModel =
  | { kind: 'offline' }
  | { kind: 'editor'; model: EditorModel }
  /** `known`: what the server said of it just now; null where it was not asked. */
  | { kind: 'endpoint'; baseUrl: string; name: string; known: KnownModel | null };

const WRITTEN = [
  'openai.baseUrl',
  'openai.model',
  'vscodeLm.model',
  'model.provider',
] as const satisfies readonly MachineSetting[];

/** Takes back a choice that was written; false if another was made since, which then stays. */
export type TakeBack = () => Promise<boolean>;

/**
 * Writes a choice into the person's settings, for all their windows: what leads comes last, so that it never leads with
 * half of them. Rejects with a sentence where the settings cannot be written.
 */
export async function writeChoice(choice: ChosenModel): Promise<TakeBack> {
  const configuration = vscode.workspace.getConfiguration('brainstorm');
  const before = WRITTEN.map((name) => configuration.inspect<string>(name)?.globalValue);
  switch (choice.kind) {
    case 'offline':
      await changeMachineSetting('model.provider', 'offline');
      break;
    case 'editor':
      await changeMachineSetting('vscodeLm.model', choice.model.id);
      await changeMachineSetting('model.provider', 'vscode-lm');
      break;
    case 'endpoint':
      await changeMachineSetting('openai.baseUrl', choice.baseUrl);
      await changeMachineSetting('openai.model', choice.name);
      await changeMachineSetting('model.provider', 'openai');
      break;
  }
  return async () => {
    if (!isChosen(choice)) return false;
    const latest = vscode.workspace.getConfiguration('brainstorm');
    for (const [index, name] of WRITTEN.entries()) {
      if (latest.inspect(name)?.globalValue === before[index]) continue;
      await latest.update(name, before[index], vscode.ConfigurationTarget.Global);
    }
    return true;
  };
}

/** Whether a choice is what the settings say now. */
export function isChosen(choice: ChosenModel): boolean {
  const provider = setting('model.provider');
  switch (choice.kind) {
    case 'offline':
      return provider === 'offline';
    case 'editor':
      return provider === 'vscode-lm' && setting('vscodeLm.model') === choice.model.id;
    case 'endpoint': {
      const endpoint = checkedEndpoint(setting('openai.baseUrl'));
      const isThere = !('problem' in endpoint) && endpoint.baseUrl === choice.baseUrl;
      return provider === 'openai' && isThere && setting('openai.model') === choice.name;
    }
  }
}
