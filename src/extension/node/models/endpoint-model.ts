import { ModelFailure, type Model } from '../../../agents/model/model';
import type { OpenAiOptions } from '../openai/chat-call';
import { openAiModel, type OpenAiModel } from '../openai/openai-model';

/**
 * A model behind an OpenAI-compatible server whose key is looked up for each call: one that the person gives in
 * mid-session counts from the next call on, and one that they delete is sent no more.
 *
 * @throws ModelFailure where the address cannot be used.
 */
export function endpointModel(given: Omit<OpenAiOptions, 'key'>, readKey: () => Promise<string | null>): Model {
  const { webMemory = { unavailable: null } } = given;
  const options = { ...given, webMemory };
  let used: { key: string | null; model: OpenAiModel } = { key: null, model: openAiModel({ ...options, key: null }) };
  const { label, id, rungs, contextTokens } = used.model;
  const withKey = async (): Promise<OpenAiModel> => {
    const key = await readKey().catch(() => {
      throw new ModelFailure('authorisation', `The editor’s secret storage did not give the key for ${label}.`);
    });
    if (key !== used.key) used = { key, model: openAiModel({ ...options, key }) };
    return used.model;
  };
  return {
    label,
    id,
    rungs,
    contextTokens,
    get images() {
      return used.model.images;
    },
    generate: async (request) => (await withKey()).generate(request),
    web: {
      get unavailable() {
        return webMemory.unavailable;
      },
      search: async (query, how) => (await withKey()).web.search(query, how),
    },
  };
}
