import { randomBytes } from 'node:crypto';
import * as vscode from 'vscode';
import { LadderMemory } from '../../../agents/model/ladder-memory';
import { ModelFailure, type Model } from '../../../agents/model/model';
import type { ModelPorts, Preparing } from '../../../agents/model/model-ports';
import type { RoleName } from '../../../agents/session/role-names';
import type { Log } from '../window/log';
import { MACHINE_SETTINGS } from '../settings/setting-schemas';
import { setting } from '../settings/settings';
import type { SessionFiles } from '../../node/sessions/session-files';
import type { ConfirmedOrigin } from './confirmed-origin';
import type { EndpointKeys } from './endpoint-keys';
import { endpointModel } from '../../node/models/endpoint-model';
import type { KnownModels } from './known-models';
import { EditorOffers } from './editor-offers';
import {
  chooseLead,
  endpointObstacle,
  localAddresses,
  named,
  type EndpointState,
  type Lead,
  type ModelState,
} from './active-model';
import { LocalOffers } from './local-offers';
import { modelSource, type MakeModel, type ResolvedSource } from '../../node/models/model-source';
import { offlineLabel, offlineWith } from './offline-words';
import { checkedEndpoint } from '../../node/openai/endpoint';
import type { ListedModel } from '../../node/openai/list-models';
import { firstLocalModel, USUAL_LOCAL_ADDRESSES, type LocalModel } from '../../node/openai/local-models';
import { ENDPOINT_PRESETS } from '../../node/openai/presets';
import { readProjectNotes } from '../../node/models/project-notes';
import { readRoleModels } from '../../node/models/role-models';
import { storedImage } from '../../node/models/stored-image';
import type { EditorModel, EditorModels } from '../language-models/editor-models';
import { editorTools } from '../language-models/editor-tools';
import { vscodeLmModel } from '../language-models/vscode-lm-model';
import { withoutLinks } from '../window/shown-text';
import type { Redact } from '../../node/redaction/redactor';

interface ModelServiceParts {
  editor: EditorModels;
  keys: EndpointKeys;
  confirmed: ConfirmedOrigin;
  known: KnownModels;
  log: Log;
  /** Takes secrets out of what is said of the workspace. */
  redact: Redact;
  /** Whether the person trusts the workspace: without that nothing of it is sent anywhere. */
  isTrusted(): boolean;
}

/** Milliseconds that a server on this machine may take to list its models before it counts as absent. */
const LOOK_MS = 1_500;

/** Who would lead a new session, in words. */
interface LeadDescription {
  /** The leading model's name; where none leads, why not. */
  label: string;
  leads: boolean;
  /** A model that could lead once the person lets it, by one click; null if there is none. */
  offer: {
    label: string;
    /** Whether the editor asks for the person's consent first. */
    asksConsent: boolean;
  } | null;
}

/** A model that could lead once the person lets it. */
type Offer =
  | { kind: 'editor'; label: string; model: EditorModel }
  /** Of a server on this machine. */
  | { kind: 'local'; label: string; local: LocalModel };

/**
 * Which models there are for a session, by the person's settings. Asks nobody anything: a model that would need a
 * consent, a key or a confirmation that is not there counts as absent.
 */
export class ModelService implements vscode.Disposable {
  /** What was learnt about the models' ways, for all sessions of the window. */
  readonly memory = new LadderMemory();
  private readonly changed = new vscode.EventEmitter<void>();
  private readonly told = new Set<string>();
  /** What was learnt about the searches of the web that servers host, by server and model. */
  private readonly web = new Map<string, { unavailable: string | null }>();
  private readonly subscriptions: vscode.Disposable[];
  private readonly offers: EditorOffers;
  private readonly local: LocalOffers;
  /** What was offered last of a server on this machine. */
  private lastLocal: Offer | null = null;
  /** Fires when another model may be the one that leads. */
  readonly onDidChange = this.changed.event;

  constructor(private readonly parts: ModelServiceParts) {
    this.offers = new EditorOffers(parts.editor, () => this.changed.fire());
    this.local = new LocalOffers(
      (addresses) => firstLocalModel(addresses, (baseUrl) => this.modelsAt(baseUrl, LOOK_MS)),
      () => this.changed.fire(),
    );
    this.subscriptions = [
      this.changed,
      parts.editor.onDidChangeChatModels(() => this.refresh()),
      parts.keys.onDidChange(() => this.refresh()),
      vscode.workspace.onDidGrantWorkspaceTrust(() => this.refresh()),
      vscode.workspace.onDidChangeConfiguration((change) => {
        if (MACHINE_SETTINGS.some((name) => change.affectsConfiguration(`brainstorm.${name}`))) this.refresh();
      }),
    ];
  }

  get isTrusted(): boolean {
    return this.parts.isTrusted();
  }

  /** What a session that begins or goes on now gets: null where no model leads. */
  async current(files: Pick<SessionFiles, 'place' | 'attachments'>): Promise<ModelPorts | null> {
    const offered = await this.offeredModels('all');
    const lead = await this.lead(offered);
    if (lead.kind === 'offline') return null;
    const { source, missing } = await this.source(lead, offered);
    if (missing.length > 0) this.tellMissing(missing, source.label);
    const notes = new Map<RoleName, Promise<string>>();
    const tools = setting('probe.tools');
    return {
      source,
      memory: this.memory,
      boundary: randomBytes(4).toString('hex'),
      projectNotes: (role) => {
        // Read once: prompts that begin alike are cheaper.
        const read =
          notes.get(role) ?? readProjectNotes(files.place, role, instructionsFor(files.place), this.parts.redact);
        notes.set(role, read);
        return read;
      },
      image: (hash) => storedImage(files.attachments, hash),
      tools: tools.length === 0 ? null : editorTools(tools, this.parts.redact),
      webResearch: setting('research.web'),
      prepare: preparing(lead, await this.endpoint()),
      callTimeoutMs: callTimeoutMs(),
    };
  }

  /**
   * Who would lead a session that begins now.
   *
   * @param how whether to wait for all that the editor offers, or to take what is known soon
   */
  async describe(how: 'all' | 'glance' = 'glance'): Promise<LeadDescription> {
    const offered = await this.offeredModels(how);
    const lead = await this.lead(offered);
    if (lead.kind !== 'offline') {
      return { label: (await this.source(lead, offered)).source.label, leads: true, offer: null };
    }
    const offer = await this.offerBeside(lead);
    return {
      label: offlineLabel(lead.why),
      leads: false,
      offer: offer && { label: offer.label, asksConsent: offer.kind === 'editor' },
    };
  }

  /** Why no model would lead a session that begins now, in words; null if one would. */
  async obstacle(): Promise<string | null> {
    const lead = await this.lead(await this.offeredModels('all'));
    return lead.kind === 'offline' ? offlineLabel(lead.why) : null;
  }

  /**
   * The model that the start screen offers under this name; null where it does no more. A server that was offered and does
   * not answer now is still meant: whoever uses it hears what is wrong with it.
   */
  async offer(label: string): Promise<Offer | null> {
    const lead = await this.lead(await this.offeredModels('all'));
    if (lead.kind !== 'offline') return null;
    const offered = await this.offerBeside(lead);
    return [offered, this.lastLocal].find((one) => one?.label === label) ?? null;
  }

  /** The models that the server at an address lists, asked with the key of that address. Rejects with a `ModelFailure`. */
  async modelsAt(baseUrl: string, timeoutMs?: number): Promise<ListedModel[]> {
    const key = await this.parts.keys.get(new URL(baseUrl).origin).catch(() => null);
    const { listModels } = await import('../../node/openai/list-models');
    return listModels({ baseUrl, key }, undefined, timeoutMs);
  }

  /** What the editor offers, for the person to choose from. */
  editorModels(): Promise<EditorModel[]> {
    return this.offers.all();
  }

  /** A model behind an address. Throws a `ModelFailure` where its address cannot be used. */
  endpointModel(baseUrl: string, modelName: string): Model {
    const { keys, known } = this.parts;
    const endpoint = checkedEndpoint(baseUrl);
    if ('problem' in endpoint) throw new ModelFailure('transport', endpoint.problem);
    const { contextTokens, images } = known.get(endpoint.baseUrl, modelName);
    const name = `${endpoint.baseUrl} ${modelName}`;
    const webMemory = this.web.get(name) ?? { unavailable: null };
    this.web.set(name, webMemory);
    return endpointModel(
      {
        baseUrl: endpoint.baseUrl,
        modelName,
        callTimeoutMs: callTimeoutMs(),
        webMemory,
        ...(contextTokens === undefined ? {} : { contextTokens }),
        ...(images === undefined ? {} : { images }),
      },
      () => keys.get(endpoint.origin),
    );
  }

  editorModel({ model }: EditorModel): Model {
    return vscodeLmModel(model, this.parts.editor.access);
  }

  dispose(): void {
    for (const subscription of this.subscriptions) subscription.dispose();
  }

  /** To be called when something that decides who leads has changed without an event of its own. */
  refresh(): void {
    this.offers.forget();
    this.local.forget();
    this.changed.fire();
  }

  /** What the editor offers; it is not asked where none of its models may be called. */
  private async offeredModels(how: 'all' | 'glance'): Promise<EditorModel[]> {
    const provider = setting('model.provider');
    const forRoles = [...readRoleModels(setting('models')).chosen.values()].some(({ kind }) => kind === 'vscode-lm');
    const wanted = provider === 'auto' || provider === 'vscode-lm' || (provider === 'openai' && forRoles);
    if (!wanted || !this.parts.isTrusted()) return [];
    return how === 'all' ? this.offers.all() : this.offers.glance();
  }

  /** The editor's model before one of this machine: what the person is to consent to is known to the editor already. */
  private async offerBeside(lead: Extract<Lead<EditorModel>, { kind: 'offline' }>): Promise<Offer | null> {
    if (lead.offer !== null) return { kind: 'editor', label: lead.offer.label, model: lead.offer };
    const endpoint = checkedEndpoint(setting('openai.baseUrl'));
    const baseUrl = 'problem' in endpoint ? '' : endpoint.baseUrl;
    const addresses = localAddresses(await this.state([]), baseUrl, USUAL_LOCAL_ADDRESSES);
    const local = addresses.length === 0 ? null : await this.local.glance(addresses);
    if (local === null) return null;
    this.lastLocal = { kind: 'local', label: this.endpointModel(local.baseUrl, local.listed.id).label, local };
    return this.lastLocal;
  }

  private async lead(editorModels: readonly EditorModel[]): Promise<Lead<EditorModel>> {
    return chooseLead(await this.state(editorModels));
  }

  private async state(editorModels: readonly EditorModel[]): Promise<ModelState<EditorModel>> {
    return {
      trusted: this.parts.isTrusted(),
      provider: setting('model.provider'),
      editorModel: setting('vscodeLm.model'),
      editorModels,
      endpoint: await this.endpoint(),
      endpointModel: setting('openai.model'),
    };
  }

  private async endpoint(): Promise<EndpointState> {
    const endpoint = checkedEndpoint(setting('openai.baseUrl'));
    if ('problem' in endpoint) return { kind: 'unusable', reason: endpoint.problem };
    const { origin, local } = endpoint;
    const key = await this.parts.keys.get(origin).catch(() => null);
    return {
      kind: 'usable',
      origin,
      loopback: local,
      confirmed: this.parts.confirmed.is(origin),
      hasKey: key !== null,
      needsKey: ENDPOINT_PRESETS.some(({ baseUrl, needsKey }) => needsKey && new URL(baseUrl).origin === origin),
    };
  }

  private async source(
    lead: Exclude<Lead<EditorModel>, { kind: 'offline' }>,
    offered: readonly EditorModel[],
  ): Promise<ResolvedSource> {
    const baseUrl = setting('openai.baseUrl');
    const isEndpointUsable = endpointObstacle(await this.endpoint(), false) === null;
    const leading = lead.kind === 'editor' ? this.editorModel(lead.model) : this.endpointModel(baseUrl, lead.name);
    const make: MakeModel = (choice) => {
      if (choice.kind === 'openai') return isEndpointUsable ? this.endpointModel(baseUrl, choice.name) : null;
      const model = named(offered, choice.id);
      return model?.access === 'granted' ? this.editorModel(model) : null;
    };
    return modelSource(leading, readRoleModels(setting('models')).chosen, make, offlineWith);
  }

  private tellMissing(roles: readonly RoleName[], label: string): void {
    const text = vscode.l10n.t(
      'The models that the setting “{0}” names for {1} cannot be used now. {2} plays these roles.',
      'brainstorm.models',
      roles.join(', '),
      label,
    );
    if (this.told.has(text)) return;
    this.told.add(text);
    this.parts.log.warn(text);
    void vscode.window.showWarningMessage(withoutLinks(text));
  }
}

/** How much is prepared ahead of answers: by itself all of it where that costs nothing for each token. */
function preparing(lead: Lead<EditorModel>, endpoint: EndpointState): Preparing {
  const wanted = setting('prepare');
  if (wanted !== 'auto') return wanted;
  return lead.kind === 'editor' || (endpoint.kind === 'usable' && endpoint.loopback) ? 'full' : 'modest';
}

function callTimeoutMs(): number {
  return setting('openai.timeoutSeconds') * 1000;
}

function instructionsFor(place: string | null): Record<string, string> {
  return setting('instructions', place === null ? undefined : vscode.Uri.file(place));
}
