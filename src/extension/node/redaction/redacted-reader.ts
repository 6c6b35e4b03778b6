import type { WorkspaceReader } from '../../../agents/workspace/workspace-reader';
import { redactMatches } from './redact-matches';
import type { Redact } from './redactor';

type Texts = Pick<WorkspaceReader, 'search' | 'grep' | 'git' | 'history' | 'rank'>;

/**
 * A look whose every text has gone through `redact` (what is read has, when it was read): the one way by which the workspace's texts reach a model, the
 * journal, the log and the page. Names of files and folders stay what they are, since they are what is asked for next;
 * those that hold a secret are left out as names of secrets are.
 */
export function redactedReader<L extends Texts>(reader: L, redact: Redact): L {
  return {
    ...reader,

    async search(texts, limits, signal, files) {
      const found = await reader.search(texts, limits, signal, files);
      const wanted = texts.map((text) => text.toLowerCase());
      const fits = (line: string) => wanted.some((text) => line.toLowerCase().includes(text));
      return { ...found, value: await redactMatches(found.value, redact, fits) };
    },

    async grep(request, limits, signal) {
      const found = await reader.grep(request, limits, signal);
      // Patterns are another program's, and whose they are nobody knows: they are not run here.
      const { literal, pattern, ignoreCase } = request;
      const cased = (text: string) => (ignoreCase ? text.toLowerCase() : text);
      const fits = (line: string) => literal && cased(line).includes(cased(pattern));
      return { ...found, value: await redactMatches(found.value, redact, fits) };
    },

    async git(root, request, limits, signal) {
      const found = await reader.git(root, request, limits, signal);
      return { ...found, value: await redact(found.value) };
    },

    async history(limits, signal) {
      const found = await reader.history(limits, signal);
      const value = await eachRedacted(found.value, ['author', 'subject'], redact);
      return { ...found, value };
    },

    async rank(request, limits, signal, onProgress) {
      const ranked = await reader.rank(request, limits, signal, onProgress);
      const places = ranked.places.map(async (place) => {
        const { commit } = place;
        return commit === undefined
          ? place
          : { ...place, commit: { ...commit, subject: await redact(commit.subject) } };
      });
      return { ...ranked, places: await Promise.all(places) };
    },
  };
}

/** The items with the texts under the keys redacted: all at once, and those that changed each by itself. */
async function eachRedacted<T extends Record<K, string>, K extends string>(
  items: readonly T[],
  keys: readonly K[],
  redact: Redact,
): Promise<T[]> {
  const texts = items.map((item) => keys.map((key) => item[key].replace(/[\r\n]/g, ' ')));
  const lines = texts.map((own) => own.join('\t'));
  const together = (await redact(lines.join('\n'))).split('\n');
  return Promise.all(
    items.map(async (item, i) => {
      const isSame = together[i] === lines[i];
      const pairs = keys.map(async (key, k) => {
        const text = texts[i]?.[k] ?? '';
        return [key, isSame ? text : await redact(text)] as const;
      });
      return { ...item, ...Object.fromEntries(await Promise.all(pairs)) };
    }),
  );
}
