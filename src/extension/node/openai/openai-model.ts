import type { Model } from '../../../agents/model/model';
import { ModelFailure, RUNGS } from '../../../agents/model/model';
import type { OpenAiOptions } from './chat-call';
import { checkedEndpoint } from './endpoint';
import { openAiWebSearch } from './web-search';
import type { Taken } from './wire-request';

/** A model whose server may host a search of the web as well. */
export type OpenAiModel = Model & Required<Pick<Model, 'web'>>;

/**
 * A model behind an OpenAI-compatible server, through chat completions. Throws a `ModelFailure` where the address cannot
 * be used.
 *
 * Where the server refuses `stream_options`, streams or images, the same call goes again without them; once that has
 * worked they are left out for as long as the model object lives.
 */
export function openAiModel(options: OpenAiOptions): OpenAiModel {
  const endpoint = checkedEndpoint(options.baseUrl);
  if ('problem' in endpoint) throw new ModelFailure('transport', endpoint.problem);
  const taken: Taken = { stream: true, usage: true, images: options.images ?? true };
  return {
    label: `${options.modelName} at ${endpoint.host}`,
    id: `${endpoint.baseUrl} ${options.modelName}`,
    rungs: RUNGS,
    get images() {
      return taken.images;
    },
    contextTokens: options.contextTokens ?? null,
    web: openAiWebSearch(
      { endpoint, modelName: options.modelName, key: options.key || null },
      options.webMemory ?? { unavailable: null },
    ),
    // The client of these servers takes long to load: only once something is to be sent.
    generate: async (request) => (await import('./chat-call')).generate(endpoint, options, taken, request),
  };
}
