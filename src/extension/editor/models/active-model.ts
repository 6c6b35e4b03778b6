import type { Access } from '../language-models/model-access';
import type { ModelProvider } from '../../node/models/model-choice';

/** A model of the editor, as far as choosing goes. */
interface EditorCandidate {
  /** "vendor/family/id". */
  id: string;
  access: Access;
}

/** The address that is set, and what is there for it. */
export type EndpointState =
  | { kind: 'unusable'; reason: string }
  | {
      kind: 'usable';
      origin: string;
      /** Whether it is on this machine. */
      loopback: boolean;
      /** Whether the person agreed that code and answers are sent there. */
      confirmed: boolean;
      hasKey: boolean;
      /** Whether it is known to answer nobody without a key. */
      needsKey: boolean;
    };

/** All that decides which model leads. */
export interface ModelState<M extends EditorCandidate> {
  trusted: boolean;
  provider: ModelProvider;
  /** "vendor/family/id" or its beginning; empty for whichever is there. */
  editorModel: string;
  editorModels: readonly M[];
  endpoint: EndpointState;
  /** Empty where none is chosen. */
  endpointModel: string;
}

/** Why no model leads. */
export type OfflineReason =
  | { kind: 'untrusted' }
  /** The person chose to go without a model. */
  | { kind: 'chosen' }
  | { kind: 'none' }
  | { kind: 'not_there'; name: string }
  | { kind: 'not_granted' }
  | { kind: 'no_name'; origin: string }
  | { kind: 'no_key'; origin: string }
  | { kind: 'unconfirmed'; origin: string }
  | { kind: 'unusable'; reason: string };

export type Lead<M extends EditorCandidate> =
  | { kind: 'editor'; model: M }
  | { kind: 'openai'; name: string }
  | {
      kind: 'offline';
      why: OfflineReason;
      /** A model of the editor that could lead once the person lets it. */
      offer: M | null;
    };

/**
 * Who leads a session, asking nobody anything. `auto` takes the first that is ready: an editor's model that may be
 * called already, then the endpoint's with a key or on this machine, then none.
 */
export function chooseLead<M extends EditorCandidate>(state: ModelState<M>): Lead<M> {
  if (!state.trusted) return offline({ kind: 'untrusted' });
  switch (state.provider) {
    case 'offline':
      return offline({ kind: 'chosen' });
    case 'vscode-lm':
      return editorLead(state);
    case 'openai':
      return endpointLead(state, false);
    case 'auto':
      return automaticLead(state);
  }
}

/**
 * Where on this machine may be looked, without asking anybody, for a server with a model to offer: only where no model
 * leads and none of the editor is on offer.
 *
 * @param baseUrl the address that is set
 * @param usual where local servers listen unless told otherwise
 */
export function localAddresses(
  { trusted, provider, endpoint, endpointModel }: Omit<ModelState<EditorCandidate>, 'editorModel' | 'editorModels'>,
  baseUrl: string,
  usual: readonly string[],
): string[] {
  if (!trusted) return [];
  const isLocal = endpoint.kind === 'usable' && endpoint.loopback;
  const own = isLocal && endpointModel === '' ? [baseUrl] : [];
  if (provider === 'openai') return own;
  return provider === 'auto' ? [...new Set([...own, ...usual])] : [];
}

/** Why the endpoint's models cannot be called; null if they can. */
export function endpointObstacle(endpoint: EndpointState, keyExpected: boolean): OfflineReason | null {
  if (endpoint.kind === 'unusable') return endpoint;
  const { origin, loopback, confirmed, hasKey, needsKey } = endpoint;
  if (loopback) return null;
  if (!hasKey && (needsKey || keyExpected)) return { kind: 'no_key', origin };
  return confirmed ? null : { kind: 'unconfirmed', origin };
}

function automaticLead<M extends EditorCandidate>(state: ModelState<M>): Lead<M> {
  const { editorModels, editorModel, endpointModel } = state;
  const granted = editorModels.filter(({ access }) => access === 'granted');
  const editor = named(granted, editorModel) ?? granted[0];
  if (editor !== undefined) return { kind: 'editor', model: editor };
  const lead = endpointLead(state, true);
  if (lead.kind === 'openai') return lead;
  const why = endpointModel === '' || lead.kind !== 'offline' ? ({ kind: 'none' } as const) : lead.why;
  return offline(why, offered(state));
}

function editorLead<M extends EditorCandidate>(state: ModelState<M>): Lead<M> {
  const { editorModels, editorModel } = state;
  const model =
    editorModel === '' ? editorModels.find(({ access }) => access === 'granted') : named(editorModels, editorModel);
  if (model?.access === 'granted') return { kind: 'editor', model };
  if (model === undefined && editorModel !== '') return offline({ kind: 'not_there', name: editorModel });
  const offer = offered(state);
  return offline(model === undefined && offer === null ? { kind: 'none' } : { kind: 'not_granted' }, offer);
}

function endpointLead<M extends EditorCandidate>(
  { endpoint, endpointModel }: ModelState<M>,
  keyExpected: boolean,
): Lead<M> {
  const obstacle = endpointObstacle(endpoint, keyExpected);
  if (endpoint.kind === 'usable' && endpointModel === '') return offline({ kind: 'no_name', origin: endpoint.origin });
  return obstacle === null ? { kind: 'openai', name: endpointModel } : offline(obstacle);
}

function offered<M extends EditorCandidate>({ editorModels, editorModel }: ModelState<M>): M | null {
  const askable = editorModels.filter(({ access }) => access === 'unknown');
  return named(askable, editorModel) ?? askable[0] ?? null;
}

/** The model that a name means, whole or only its beginning. */
export function named<M extends EditorCandidate>(models: readonly M[], name: string): M | undefined {
  if (name === '') return undefined;
  return models.find(({ id }) => id === name) ?? models.find(({ id }) => id.startsWith(`${name}/`));
}

function offline<M extends EditorCandidate>(why: OfflineReason, offer: M | null = null): Lead<M> {
  return { kind: 'offline', why, offer };
}
