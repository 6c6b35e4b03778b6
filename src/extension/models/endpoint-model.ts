import { ModelFailure, type Model } from '../../agents/model/model';
import { openAiModel, type OpenAiOptions } from './openai-model';

/**
 * A model behind an OpenAI-compatible server whose key is looked up for each call: one that the person gives in
 * mid-session counts from the next call on, and one that they delete is sent no more.
 *
 * @throws ModelFailure where the address cannot be used.
 */
export function endpointModel(options: Omit<OpenAiOptions, 'key'>, readKey: () => Promise<string | null>): Model {
  let used: { key: string | null; model: Model } = { key: null, model: openAiModel({ ...options, key: null }) };
  const { label, id, rungs, contextTokens } = used.model;
  return {
    label,
    id,
    rungs,
    contextTokens,
    get images() {
      return used.model.images;
    },
    async generate(request) {
      const key = await readKey().catch(() => {
        throw new ModelFailure('authorisation', `The editor’s secret storage did not give the key for ${label}.`);
      });
      if (key !== used.key) used = { key, model: openAiModel({ ...options, key }) };
      return used.model.generate(request);
    },
  };
}
