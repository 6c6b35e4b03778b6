import * as vscode from 'vscode';
import type { CommandOutcome } from '../../../agents/engine/interview';
import type { Model } from '../../../agents/model/model';
import type { Log } from '../window/log';
import { setting } from '../settings/settings';
import { askForKey } from './ask-for-key';
import { writeChoice, type ChosenModel, type TakeBack } from './chosen-model';
import { confirmEndpoint } from './confirm-endpoint';
import { admitEndpoint, asKnown, chooseAtAddress, chooseAtEndpoint, type EndpointParts } from './endpoint-choice';
import type { KnownModels } from './known-models';
import { pickFromList } from './model-list';
import type { ModelService } from './model-service';
import { checkedEndpoint } from '../../node/openai/endpoint';
import type { LocalModel } from '../../node/openai/local-models';
import type { TestOutcome } from '../../node/models/test-call';
import { abilitiesText, testWithProgress } from './test-choice';
import { capabilitiesOf } from '../language-models/capabilities';
import type { EditorModels } from '../language-models/editor-models';
import { withoutLinks } from '../window/shown-text';

interface SelectModelParts extends EndpointParts {
  service: ModelService;
  editor: EditorModels;
  known: KnownModels;
  log: Log;
  /** Lets the chosen model lead the running session, if there is one. */
  useModels(): Promise<CommandOutcome>;
}

type ModelToTry = Exclude<ChosenModel, { kind: 'offline' }>;

/** How the person chooses who leads: everything here follows a click of theirs. */
export class ModelSelection {
  constructor(private readonly parts: SelectModelParts) {}

  /**
   * Lets the person pick a model, writes it into their settings, tries it with a small call, and lets the running session
   * go on with it. Resolves once the call has come to its end; what to do about one that failed is asked after that.
   */
  async select(): Promise<void> {
    if (!this.parts.service.isTrusted) return void offerTrust();
    const agreedBefore = this.parts.confirmed.last;
    const choice = await this.pick();
    if (choice === undefined) await this.parts.confirmed.goBackTo(agreedBefore);
    else await this.choose(choice, agreedBefore);
  }

  /**
   * Takes the model that the start screen offers under this name; the editor may ask for consent. Resolves with the name
   * under which a session would be led now. Rejects with a sentence where the model cannot be used: then nothing changes.
   */
  async useOffered(label: string): Promise<string> {
    const { service, editor } = this.parts;
    const offer = await service.offer(label);
    if (offer === null) {
      throw new Error(vscode.l10n.t('This model is no longer on offer. Choose one from the list.'));
    }
    if (offer.kind === 'editor') {
      const answer = await editor.askForAccess(offer.model.model);
      if (!answer.ok) throw new Error(answer.reason);
    }
    const takeBack = await writeChoice(offer.kind === 'editor' ? offer : await this.stillListed(offer.local));
    service.refresh();
    const lead = await service.describe('all');
    if (lead.leads) return lead.label;
    await takeBack();
    service.refresh();
    throw new Error(lead.label);
  }

  /** Lets the person give or delete the key for the address that is set. */
  async setKey(): Promise<void> {
    const { keys, confirmed, service } = this.parts;
    const endpoint = checkedEndpoint(setting('openai.baseUrl'));
    if ('problem' in endpoint) {
      throw new Error(
        vscode.l10n.t('The setting “{0}” cannot be used. {1}', 'brainstorm.openai.baseUrl', endpoint.problem),
      );
    }
    const change = await askForKey(endpoint.origin, keys);
    if (change === null) return;
    if (change === 'deleted') {
      return void vscode.window.showInformationMessage(
        vscode.l10n.t('There is no API key for {0} any more.', endpoint.origin),
      );
    }
    await confirmEndpoint(endpoint, confirmed);
    service.refresh();
    void vscode.window.showInformationMessage(vscode.l10n.t('The API key for {0} is stored.', endpoint.origin));
  }

  /** The server may have been stopped since it was looked at. */
  private async stillListed({ baseUrl, listed }: LocalModel) {
    const { service } = this.parts;
    const models = await service.modelsAt(baseUrl).catch((error: unknown) => {
      service.refresh();
      throw error;
    });
    const now = models.find(({ id }) => id === listed.id);
    if (now === undefined) {
      service.refresh();
      throw new Error(vscode.l10n.t('This model is no longer on offer. Choose one from the list.'));
    }
    const said = asKnown(now);
    await this.parts.known.remember(baseUrl, now.id, said);
    return { kind: 'endpoint', baseUrl, name: now.id, known: said } as const;
  }

  private async pick(): Promise<ChosenModel | undefined> {
    const picked = await pickFromList(this.parts.service);
    if (picked === undefined) return undefined;
    if (picked.kind === 'server') return chooseAtAddress(picked.preset, this.parts);
    if (picked.kind === 'set_server') return chooseAtEndpoint(picked.endpoint, this.parts);
    const { choice } = picked;
    if (choice.kind !== 'endpoint') return choice;
    const endpoint = checkedEndpoint(choice.baseUrl);
    return !('problem' in endpoint) && (await admitEndpoint(endpoint, this.parts)) ? choice : undefined;
  }

  private async choose(choice: ChosenModel, agreedBefore: string | null): Promise<void> {
    const { known, service, confirmed } = this.parts;
    if (choice.kind === 'endpoint' && choice.known !== null) {
      await known.remember(choice.baseUrl, choice.name, choice.known);
    }
    const unwrite = await writeChoice(choice);
    const takeBack: TakeBack = async () => {
      const isTakenBack = await unwrite();
      if (isTakenBack) await confirmed.goBackTo(agreedBefore);
      return isTakenBack;
    };
    service.refresh();
    return choice.kind === 'offline' ? this.goOn(choice) : this.tryAndGoOn(choice, takeBack);
  }

  private async tryAndGoOn(choice: ModelToTry, takeBack: TakeBack): Promise<void> {
    const { log } = this.parts;
    const { model, outcome } = await this.try(choice);
    if (outcome.ok) {
      log.info(`Tried ${model.label}: ${outcome.rung}, tools ${String(outcome.tools)}.`);
      await this.goOn(choice);
      return this.inBackground(this.tellAbilities(abilitiesText(model, outcome, this.knownImages(choice))));
    }
    log.info(`Tried ${model.label}: ${outcome.kind}.`);
    this.inBackground(this.askAfterFailure(choice, model, outcome, takeBack));
  }

  /** The person may take any time to answer a notification, and the page waits for us. */
  private inBackground(asking: Promise<void>): void {
    asking.catch((error: unknown) => {
      void vscode.window.showErrorMessage(withoutLinks(error instanceof Error ? error.message : String(error)));
    });
  }

  /** Whether a model takes images, where that is known: a server that does not say is tried with the first one. */
  private knownImages(choice: ModelToTry): boolean | null {
    if (choice.kind === 'editor') return capabilitiesOf(choice.model.model).images;
    return this.parts.known.get(choice.baseUrl, choice.name).images ?? null;
  }

  /** A notification without a button would show its first words only. */
  private async tellAbilities(text: string): Promise<void> {
    const another = vscode.l10n.t('Choose Another');
    if ((await vscode.window.showInformationMessage(withoutLinks(text), another)) === another) await this.select();
  }

  private async try(choice: ModelToTry) {
    const { service, editor } = this.parts;
    const model =
      choice.kind === 'editor' ? service.editorModel(choice.model) : service.endpointModel(choice.baseUrl, choice.name);
    if (choice.kind === 'editor' && editor.access.of(choice.model.model) !== 'granted') {
      const answer = await editor.askForAccess(choice.model.model);
      if (!answer.ok) return { model, outcome: { ok: false, kind: 'authorisation', reason: answer.reason } as const };
    }
    const outcome = await testWithProgress(model, setting('openai.timeoutSeconds') * 1000);
    if (outcome.ok && outcome.tools === false) service.memory.rememberWithoutTools(model.id);
    return { model, outcome };
  }

  private async askAfterFailure(
    choice: ModelToTry,
    model: Model,
    { kind, reason }: Extract<TestOutcome, { ok: false }>,
    takeBack: TakeBack,
  ): Promise<void> {
    const again = vscode.l10n.t('Try Again');
    const another = vscode.l10n.t('Choose Another');
    const keep = vscode.l10n.t('Keep Anyway');
    const setKey = vscode.l10n.t('Set API Key…');
    const text = vscode.l10n.t('The small call to {0} failed. {1}', model.label, reason);
    const origin = choice.kind === 'endpoint' && kind === 'authorisation' ? new URL(choice.baseUrl).origin : null;
    const ways = [...(origin === null ? [] : [setKey]), again, another, keep];
    const chosen = await vscode.window.showWarningMessage(withoutLinks(text), ...ways);
    if (chosen === setKey && origin !== null) await askForKey(origin, this.parts.keys);
    if (chosen === keep) return this.goOn(choice);
    if (chosen === again || chosen === setKey) return this.tryAndGoOn(choice, takeBack);
    await takeBack();
    this.parts.service.refresh();
    if (chosen === another) await this.select();
  }

  /** The running session goes on with the choice. */
  private async goOn(choice: ChosenModel): Promise<void> {
    const obstacle = choice.kind === 'offline' ? null : await this.parts.service.obstacle();
    if (obstacle !== null) throw new Error(obstacle);
    const outcome = await this.parts.useModels();
    if (!outcome.ok) throw new Error(outcome.reason);
  }
}

async function offerTrust(): Promise<void> {
  const manage = vscode.l10n.t('Manage Workspace Trust');
  const chosen = await vscode.window.showWarningMessage(
    vscode.l10n.t(
      'This workspace is not trusted, so nothing of it is sent to a model. The questionnaire without a model works all the same.',
    ),
    manage,
  );
  if (chosen === manage) await vscode.commands.executeCommand('workbench.trust.manage');
}
