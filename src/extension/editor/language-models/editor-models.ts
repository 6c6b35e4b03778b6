import * as vscode from 'vscode';
import type { CancelSignal } from '../../../agents/base/async/cancellation';
import { askForAccess, type AccessAnswer } from './ask-for-access';
import { ModelAccess, type Access } from './model-access';
import { editorModelId, editorModelLabel } from './vscode-lm-model';

/** A language model that the editor offers. */
export interface EditorModel {
  model: vscode.LanguageModelChat;
  /** `vendor/family/id`: how settings and sessions name it. */
  id: string;
  /** For people. */
  label: string;
  /** Only a `granted` model counts as available without a person's click. */
  access: Access;
}

/** The editor's language models. Looking at them asks nobody anything, and sends nothing. */
export interface EditorModels {
  /** What `vscodeLmModel` needs to know before it sends. */
  readonly access: ModelAccess;
  /** All that are there now, in the editor's order; empty where it has none or cannot say. */
  listEditorModels(): Promise<EditorModel[]>;
  /** Makes one tiny request, at which the editor may ask for consent: only in answer to a person's click. */
  askForAccess(model: vscode.LanguageModelChat, signal?: CancelSignal): Promise<AccessAnswer>;
  /** Told when there are other models, or other access to them. */
  readonly onDidChangeChatModels: vscode.Event<void>;
  dispose(): void;
}

export function editorModels(
  context: Pick<vscode.ExtensionContext, 'languageModelAccessInformation' | 'globalState'>,
): EditorModels {
  const { languageModelAccessInformation: information, globalState } = context;
  const changed = new vscode.EventEmitter<void>();
  const access = new ModelAccess(information, globalState, () => changed.fire());
  const listening = [
    changed,
    vscode.lm.onDidChangeChatModels(() => changed.fire()),
    information.onDidChange(() => changed.fire()),
  ];
  const described = (model: vscode.LanguageModelChat): EditorModel => ({
    model,
    id: editorModelId(model),
    label: editorModelLabel(model),
    access: access.of(model),
  });
  return {
    access,
    listEditorModels: async () => (await select()).map(described),
    askForAccess: (model, signal) => askForAccess(model, access, signal),
    onDidChangeChatModels: changed.event,
    dispose: () => listening.forEach((one) => void one.dispose()),
  };
}

/** An editor without language models, or with a broken provider, has none for us. */
async function select(): Promise<vscode.LanguageModelChat[]> {
  try {
    return await vscode.lm.selectChatModels({});
  } catch {
    return [];
  }
}
