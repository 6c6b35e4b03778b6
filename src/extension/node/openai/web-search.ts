import { ModelFailure } from '../../../agents/model/model';
import type { WebSearch } from '../../../agents/model/web-search';
import type { WebSearchOptions } from './web-call';

/**
 * Search of the web through the Responses API, for servers that host it. Nothing is sent but the query; the server is
 * asked to keep nothing. Once a server has shown that it hosts none, it is not asked again.
 */
export function openAiWebSearch(options: WebSearchOptions, memory: { unavailable: string | null }): WebSearch {
  return {
    get unavailable() {
      return memory.unavailable;
    },
    async search(query, { timeoutMs, signal }) {
      try {
        const { searchWeb } = await import('./web-call');
        return await searchWeb(query, options, timeoutMs, signal);
      } catch (error) {
        if (error instanceof ModelFailure && error.kind === 'unsupported') memory.unavailable = error.message;
        throw error;
      }
    },
  };
}
