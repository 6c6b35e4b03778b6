import * as vscode from 'vscode';
import { setting } from '../settings/settings';
import { pickLabel } from '../window/shown-text';
import { askForKey } from './ask-for-key';
import type { ChosenModel } from './chosen-model';
import { confirmEndpoint } from './confirm-endpoint';
import type { ConfirmedOrigin } from './confirmed-origin';
import type { EndpointKeys } from './endpoint-keys';
import type { KnownModel } from './known-models';
import { checkedEndpoint, type Endpoint } from '../../node/openai/endpoint';
import type { ListedModel } from '../../node/openai/list-models';
import type { EndpointPreset } from '../../node/openai/presets';

export interface EndpointParts {
  keys: EndpointKeys;
  confirmed: ConfirmedOrigin;
}

type EndpointModelChoice = Extract<ChosenModel, { kind: 'endpoint' }>;

/** Leads the person to a model of a server whose address they give first. Undefined if they left it at that. */
export async function chooseAtAddress(
  preset: EndpointPreset | null,
  parts: EndpointParts,
): Promise<EndpointModelChoice | undefined> {
  const endpoint = await askForAddress(preset);
  return endpoint && chooseAtEndpoint(endpoint, parts);
}

/**
 * Leads the person to a model of a server: whether code may go there, the key if it needs one, and one of its models.
 * Nothing is sent there before they agreed. Undefined if they left it at that.
 */
export async function chooseAtEndpoint(
  endpoint: Endpoint,
  parts: EndpointParts,
): Promise<EndpointModelChoice | undefined> {
  if (!(await admitEndpoint(endpoint, parts))) return undefined;
  const named = await chooseName(endpoint, parts);
  return named && { kind: 'endpoint', baseUrl: endpoint.baseUrl, ...named };
}

/** Makes sure that a server may be sent to, and has a key where there ought to be one. False if the person would not. */
export async function admitEndpoint(endpoint: Endpoint, { keys, confirmed }: EndpointParts): Promise<boolean> {
  if (!(await confirmEndpoint(endpoint, confirmed))) return false;
  if (endpoint.local || (await keys.get(endpoint.origin)) !== null) return true;
  return (await askForKey(endpoint.origin, keys)) !== null;
}

async function askForAddress(preset: EndpointPreset | null): Promise<Endpoint | undefined> {
  const given = await vscode.window.showInputBox({
    title: preset === null ? vscode.l10n.t('Address of the Server') : vscode.l10n.t('Address of {0}', preset.name),
    prompt: vscode.l10n.t('The base URL of an OpenAI-compatible interface: https, or http on this machine.'),
    value: preset?.baseUrl ?? '',
    placeHolder: 'http://localhost:11434/v1',
    ignoreFocusOut: true,
    validateInput: (text) => {
      const checked = checkedEndpoint(text);
      return text.trim() !== '' && 'problem' in checked ? checked.problem : null;
    },
  });
  if (given === undefined || given.trim() === '') return undefined;
  const checked = checkedEndpoint(given);
  return 'problem' in checked ? undefined : checked;
}

interface NameItem extends vscode.QuickPickItem {
  does?: 'type' | 'key' | 'again';
  model?: ListedModel;
}

/** Lets the person pick one of the models that the server lists, or type a name: not every server has a list. */
async function chooseName(
  endpoint: Endpoint,
  { keys }: EndpointParts,
): Promise<Pick<EndpointModelChoice, 'name' | 'known'> | undefined> {
  for (;;) {
    const item = await pickListed(endpoint, await keys.get(endpoint.origin));
    if (item === undefined) return undefined;
    if (item.model) return { name: item.model.id, known: asKnown(item.model) };
    if (item.does === 'key') await askForKey(endpoint.origin, keys);
    if (item.does !== 'type') continue;
    const name = await askForName(endpoint);
    if (name !== undefined) return { name, known: null };
  }
}

async function pickListed(endpoint: Endpoint, key: string | null): Promise<NameItem | undefined> {
  const left = new AbortController();
  const type: NameItem = { label: vscode.l10n.t('$(edit) Type the name of a model…'), does: 'type', alwaysShow: true };
  const listed = import('../../node/openai/list-models').then(({ listModels }) =>
    listModels({ baseUrl: endpoint.baseUrl, key }, left.signal),
  );
  const items = listed.then(
    (models): NameItem[] => [...models.map(asItem), type],
    (error: unknown): NameItem[] => [
      {
        label: vscode.l10n.t('$(warning) {0} did not list its models: try again', pickLabel(endpoint.host)),
        detail: pickLabel(error instanceof Error ? error.message : String(error)),
        does: 'again',
        alwaysShow: true,
      },
      {
        label: vscode.l10n.t('$(key) Set the API key for {0}…', pickLabel(endpoint.origin)),
        does: 'key',
        alwaysShow: true,
      },
      type,
    ],
  );
  try {
    return await vscode.window.showQuickPick<NameItem>(items, {
      title: vscode.l10n.t('Models of {0}', endpoint.host),
      placeHolder: vscode.l10n.t('Which one leads the interview?'),
      matchOnDescription: true,
      ignoreFocusOut: true,
    });
  } finally {
    left.abort();
  }
}

function asItem(model: ListedModel): NameItem {
  const facts = [
    model.contextTokens === null ? '' : vscode.l10n.t('{0} tokens', model.contextTokens.toLocaleString()),
    model.images === true ? vscode.l10n.t('takes images') : '',
  ];
  return { label: pickLabel(model.id), description: facts.filter((fact) => fact !== '').join(' · '), model };
}

/** What a server said of a model when it listed it, as it is remembered. */
export function asKnown({ contextTokens, images }: ListedModel): KnownModel {
  return { ...(contextTokens === null ? {} : { contextTokens }), ...(images === null ? {} : { images }) };
}

/** Characters of the longest name of a model that makes sense. */
const MAX_NAME = 200;

async function askForName({ baseUrl, host }: Endpoint): Promise<string | undefined> {
  const given = await vscode.window.showInputBox({
    title: vscode.l10n.t('Name of the Model'),
    prompt: vscode.l10n.t('As {0} knows it.', host),
    value: setting('openai.baseUrl') === baseUrl ? setting('openai.model') : '',
    ignoreFocusOut: true,
    validateInput: (text) =>
      text.trim().length > MAX_NAME || /\p{Cc}/u.test(text) ? vscode.l10n.t('This is no name of a model.') : null,
  });
  const name = given?.trim() ?? '';
  return name === '' ? undefined : name;
}
