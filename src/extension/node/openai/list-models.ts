import type { CancelSignal } from '../../../agents/base/async/cancellation';
import { ModelFailure } from '../../../agents/model/model';
import { CallWatch } from '../limits/call-watch';
import { openAiClient } from './client';
import { checkedEndpoint, type Endpoint } from './endpoint';
import { toFailure } from './failures';
import { countIn, listIn, objectIn, parsedJson, textIn } from './read-json';

/** A model that a server says it has. */
export interface ListedModel {
  id: string;
  /** Tokens that fit into one call; null where the server does not say. */
  contextTokens: number | null;
  /** Whether it takes images; null where the server does not say. */
  images: boolean | null;
}

/** Milliseconds for the whole call where nothing else is said: it is made while a person waits for a list. */
const LIST_TIMEOUT_MS = 10_000;
/** Bytes of a list. The longest known, of a broker for several hundred models, has about one million. */
const MAX_LIST_BYTES = 8_000_000;
/** Models of a list that are taken. */
const MAX_MODELS = 2_000;
/** Characters of the longest name that is one. */
const MAX_NAME = 200;

const NEVER: CancelSignal = { aborted: false, addEventListener: () => {}, removeEventListener: () => {} };

/**
 * The models that a server lists under `/models`, in its order, each once. Rejects with a `ModelFailure`, as calls of the
 * model do. Not every server has such a list: the name of a model can always be given by hand.
 *
 * @param timeoutMs milliseconds for the whole call
 */
export async function listModels(
  at: { baseUrl: string; key: string | null },
  signal: CancelSignal = NEVER,
  timeoutMs = LIST_TIMEOUT_MS,
): Promise<ListedModel[]> {
  const endpoint = checkedEndpoint(at.baseUrl);
  if ('problem' in endpoint) throw new ModelFailure('transport', endpoint.problem);
  const key = at.key || null;
  const watch = new CallWatch(signal, timeoutMs);
  try {
    return modelsIn(await watch.unlessEnded(fetchList(endpoint, key, watch.signal)), endpoint);
  } catch (error) {
    if (watch.reason === 'cancelled') throw new ModelFailure('cancelled', 'The call was cancelled.');
    if (watch.reason) {
      const message = `${endpoint.host} did not list its models within ${timeoutMs / 1000} seconds.`;
      throw new ModelFailure('transport', message, { transient: true });
    }
    throw toFailure(error, { endpoint, modelName: '', key, structured: false, prompt: '' }, Date.now());
  } finally {
    watch.close();
  }
}

async function fetchList(endpoint: Endpoint, key: string | null, signal: AbortSignal): Promise<string> {
  const extraHeaders = listHeaders(endpoint, key);
  const client = openAiClient({ endpoint, key, signal, maxBytes: MAX_LIST_BYTES, extraHeaders });
  const response = await client.get('/models', { signal }).asResponse();
  return await response.text();
}

/** Anthropic's list is no part of its OpenAI-compatible interface, and asks for the key in its own way. */
function listHeaders({ origin }: Endpoint, key: string | null): Record<string, string> {
  if (origin !== 'https://api.anthropic.com' || key === null) return {};
  return { 'x-api-key': key, 'anthropic-version': '2023-06-01' };
}

function modelsIn(text: string, { host }: Endpoint): ListedModel[] {
  const value = parsedJson(text);
  const { data, models } = objectIn(value);
  const list = [data, models, value].find(Array.isArray);
  if (!list) {
    throw new ModelFailure(
      'transport',
      `What ${host} answers is no list of models. Check the address: most end in /v1.`,
    );
  }
  const found = new Map<string, ListedModel>();
  for (const entry of listIn(list)) {
    const id = textIn(objectIn(entry).id) || textIn(objectIn(entry).name);
    if (isName(id) && !found.has(id)) found.set(id, { id, contextTokens: contextIn(entry), images: imagesIn(entry) });
    if (found.size === MAX_MODELS) break;
  }
  return [...found.values()];
}

/** Whether it can be a name: it is shown, logged, and written into the settings. */
function isName(id: string): boolean {
  return id !== '' && id.length <= MAX_NAME && !/\p{Cc}/u.test(id);
}

/**
 * The context size under the names that servers have for it: what is loaded now before what the model could take.
 * llama.cpp has it in `meta`, OpenRouter the serving provider's own in `top_provider`.
 */
function contextIn(entry: unknown): number | null {
  const model = objectIn(entry);
  const meta = objectIn(model.meta);
  const sizes = [
    model.loaded_context_length,
    meta.n_ctx,
    objectIn(model.top_provider).context_length,
    model.context_length,
    model.max_model_len,
    model.max_context_length,
    model.context_window,
    model.max_input_tokens,
    meta.n_ctx_train,
  ];
  return sizes.map(countIn).find((size) => size !== null && size > 0) ?? null;
}

/** What it takes, as OpenRouter (`architecture`), llama.cpp (`capabilities`) and LM Studio (`type`) put it. */
function imagesIn(entry: unknown): boolean | null {
  const { architecture, capabilities, type } = objectIn(entry);
  const { input_modalities: inputs } = objectIn(architecture);
  if (Array.isArray(inputs)) return inputs.includes('image');
  if (type === 'vlm' || type === 'llm') return type === 'vlm';
  return Array.isArray(capabilities) ? capabilities.some((name) => name === 'multimodal' || name === 'vision') : null;
}
