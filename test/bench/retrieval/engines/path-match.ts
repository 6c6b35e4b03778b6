import { type Engine, MOST_PLACES, type Outcome, type Task } from './engine';
import { queryWords } from './query-words';
import { filesOf } from './ripgrep-process';

/** Files by how many of the query's words are parts of their path; the shorter path first. */
export class PathEngine implements Engine {
  async run({ tree, query }: Task): Promise<Outcome> {
    const start = performance.now();
    const words = queryWords(query);
    const files = await filesOf(tree);
    const ranked = files
      .map((path) => {
        const parts = partsOf(path);
        return { path, hits: words.filter((word) => parts.has(word)).length };
      })
      .filter(({ hits }) => hits > 0)
      .sort((a, b) => b.hits - a.hits || a.path.length - b.path.length || (a.path < b.path ? -1 : 1))
      .slice(0, MOST_PLACES)
      .map(({ path }) => path);
    return { ranked, queryMs: performance.now() - start, files: files.length };
  }
}

/** The words of a path: its segments without endings, and their parts by case, digits and signs. */
function partsOf(path: string): Set<string> {
  const words = path
    .split('/')
    .flatMap((segment) => [segment.replace(/\.\w+$/, ''), ...segment.split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u)]);
  return new Set(words.map((word) => word.toLowerCase()).filter((word) => word !== ''));
}
