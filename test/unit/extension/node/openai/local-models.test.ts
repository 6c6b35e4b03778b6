import { describe, expect, it } from 'vitest';
import type { ListedModel } from '../../../../../src/extension/node/openai/list-models';
import { firstLocalModel, USUAL_LOCAL_ADDRESSES } from '../../../../../src/extension/node/openai/local-models';

const OLLAMA = 'http://localhost:11434/v1';
const LM_STUDIO = 'http://localhost:1234/v1';

function listed(id: string): ListedModel {
  return { id, contextTokens: null, images: null };
}

/** Servers by address, each with the names of its models; every other address answers nobody. */
function servers(models: Record<string, string[]>) {
  return async (baseUrl: string): Promise<ListedModel[]> => {
    const names = models[baseUrl];
    if (names === undefined) throw new Error('Nobody answers.');
    return names.map(listed);
  };
}

describe('the model of a server on this machine', () => {
  it('is looked for where Ollama and LM Studio listen', () => {
    expect(USUAL_LOCAL_ADDRESSES).toEqual([OLLAMA, LM_STUDIO]);
  });

  it('is the first one of the first server that has any', async () => {
    const at = servers({ [OLLAMA]: [], [LM_STUDIO]: ['qwen3', 'gemma3'] });
    expect(await firstLocalModel(USUAL_LOCAL_ADDRESSES, at)).toEqual({ baseUrl: LM_STUDIO, listed: listed('qwen3') });
  });

  it('is none where nobody answers', async () => {
    expect(await firstLocalModel(USUAL_LOCAL_ADDRESSES, servers({}))).toBeNull();
    expect(await firstLocalModel([], servers({}))).toBeNull();
  });

  it.each(['nomic-embed-text:latest', 'bge-m3', 'all-minilm', 'whisper-1', 'gpt-oss:120b-cloud', 'qwen3-coder:cloud'])(
    'is not %s, which does not converse or is elsewhere',
    async (name) => {
      const at = servers({ [OLLAMA]: [name, 'llama3.2'] });
      expect((await firstLocalModel([OLLAMA], at))?.listed.id).toBe('llama3.2');
    },
  );
});
