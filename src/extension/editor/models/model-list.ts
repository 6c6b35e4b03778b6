import * as vscode from 'vscode';
import { setting } from '../settings/settings';
import { pickLabel } from '../window/shown-text';
import { isChosen, type ChosenModel } from './chosen-model';
import type { ModelService } from './model-service';
import { checkedEndpoint, type Endpoint } from '../../node/openai/endpoint';
import { ENDPOINT_PRESETS, type EndpointPreset } from '../../node/openai/presets';
import type { EditorModel } from '../language-models/editor-models';
import type { Access } from '../language-models/model-access';

/** What an item of the list stands for: a model, or a server whose models are listed next. */
type Picked =
  | { kind: 'model'; choice: ChosenModel }
  /** The one that is set. */
  | { kind: 'set_server'; endpoint: Endpoint }
  /** One whose address the person gives, or changes where theirs is another. */
  | { kind: 'server'; preset: EndpointPreset | null };

interface Item extends vscode.QuickPickItem {
  stands?: Picked;
}

/** Lets the person pick from what is really there. Undefined if they picked nothing. */
export async function pickFromList(service: Pick<ModelService, 'editorModels'>): Promise<Picked | undefined> {
  const items = service.editorModels().then((models) => [
    ...editorItems(models),
    ...serverItems(),
    separator(vscode.l10n.t('No model')),
    {
      label: marked(vscode.l10n.t('Questionnaire without a model'), isChosen({ kind: 'offline' })),
      detail: vscode.l10n.t('Asks from a built-in bank of questions. Nothing is sent anywhere.'),
      stands: { kind: 'model', choice: { kind: 'offline' } } as const,
    },
  ]);
  const item = await vscode.window.showQuickPick<Item>(items, {
    title: vscode.l10n.t('Select the Model That Leads the Interview'),
    placeHolder: vscode.l10n.t('For this session and later ones, in all your windows'),
    matchOnDescription: true,
    matchOnDetail: true,
    // The page that has just been opened takes the focus once it is there: the list stays.
    ignoreFocusOut: true,
  });
  return item?.stands;
}

function editorItems(models: readonly EditorModel[]): Item[] {
  if (models.length === 0) return [separator(vscode.l10n.t('Models of the editor: it offers none now'))];
  return [
    separator(vscode.l10n.t('Models of the editor')),
    ...models.map((model): Item => {
      const choice = { kind: 'editor', model } as const;
      return {
        label: marked(pickLabel(model.label), isChosen(choice)),
        description: pickLabel(model.id),
        detail: accessWords(model.access),
        stands: { kind: 'model', choice },
      };
    }),
  ];
}

function serverItems(): Item[] {
  const endpoint = checkedEndpoint(setting('openai.baseUrl'));
  const presets = ENDPOINT_PRESETS.map((preset): Item => ({
    label: preset.name,
    description: preset.baseUrl,
    stands: { kind: 'server', preset },
  }));
  return [
    separator(vscode.l10n.t('Servers (OpenAI-compatible)')),
    ...('problem' in endpoint ? [] : setItems(endpoint)),
    ...presets,
    {
      label: vscode.l10n.t('Other address…'),
      detail: vscode.l10n.t('Any server that speaks OpenAI’s protocol, on this machine or elsewhere.'),
      stands: { kind: 'server', preset: null },
    },
  ];
}

/** The server that is set: its model that is chosen, and the way to its others. */
function setItems(endpoint: Endpoint): Item[] {
  const { baseUrl, host } = endpoint;
  const name = setting('openai.model');
  const choice = { kind: 'endpoint', baseUrl, name, known: null } as const;
  const isPreset = ENDPOINT_PRESETS.some((known) => known.baseUrl === baseUrl);
  const items: Item[] = [];
  if (name !== '') {
    const label = marked(vscode.l10n.t('{0} at {1}', pickLabel(name), pickLabel(host)), isChosen(choice));
    items.push({ label, description: pickLabel(baseUrl), stands: { kind: 'model', choice } });
  }
  if (name !== '' || !isPreset) {
    const label = vscode.l10n.t('Another model from {0}…', pickLabel(host));
    items.push({ label, description: pickLabel(baseUrl), stands: { kind: 'set_server', endpoint } });
  }
  return items;
}

function accessWords(access: Access): string {
  switch (access) {
    case 'granted':
      return vscode.l10n.t('Ready');
    case 'unknown':
      return vscode.l10n.t('The editor may ask for your consent');
    case 'denied':
      return vscode.l10n.t('You did not allow it; the editor may ask once more');
  }
}

function marked(label: string, chosen: boolean): string {
  return chosen ? `$(check) ${label}` : label;
}

function separator(label: string): Item {
  return { label, kind: vscode.QuickPickItemKind.Separator };
}
