import type { ListedModel } from './list-models';
import { ENDPOINT_PRESETS } from './presets';

/** A model that a server on this machine lists. */
export interface LocalModel {
  baseUrl: string;
  listed: ListedModel;
}

const LISTENING = ['Ollama', 'LM Studio'];

/** Where the servers that most people have on their machine listen unless told otherwise. */
export const USUAL_LOCAL_ADDRESSES: readonly string[] = ENDPOINT_PRESETS.filter(({ name }) =>
  LISTENING.includes(name),
).map(({ baseUrl }) => baseUrl);

/** Names of models that do not converse, and of those that a local server only passes on to elsewhere. */
const UNFIT = /embed|rerank|minilm|\bbge-|whisper|[:-]cloud$/i;

/**
 * The first model to converse with that the servers at the addresses list, in the order of the addresses. They are asked
 * side by side; a server that does not answer counts as having none. Never rejects.
 */
export async function firstLocalModel(
  addresses: readonly string[],
  list: (baseUrl: string) => Promise<readonly ListedModel[]>,
): Promise<LocalModel | null> {
  const lists = await Promise.all(addresses.map((baseUrl) => list(baseUrl).catch(() => [])));
  for (const [index, baseUrl] of addresses.entries()) {
    const listed = lists[index]?.find(({ id }) => !UNFIT.test(id));
    if (listed !== undefined) return { baseUrl, listed };
  }
  return null;
}
