import { type Engine, MOST_PLACES, type Outcome, type Task } from './engine';
import { queryWords } from './query-words';
import { ripgrep } from './ripgrep-process';

/** Files by how many of the query's words they hold, then by how many lines hold one; one run of ripgrep a word. */
export class RipgrepEngine implements Engine {
  async run({ tree, query }: Task): Promise<Outcome> {
    const start = performance.now();
    const files = new Map<string, { words: number; lines: number }>();
    let childPeak = 0;
    for (const word of queryWords(query)) {
      const { lines, peak } = await ripgrep(['-c', '-i', '-F', '--null', '-e', word, '--', '.'], tree);
      childPeak = Math.max(childPeak, peak);
      for (const line of lines) {
        const [path = '', count = ''] = line.split('\0');
        const seen = files.get(path) ?? { words: 0, lines: 0 };
        files.set(path, { words: seen.words + 1, lines: seen.lines + Number(count) });
      }
    }
    const ranked = [...files]
      .sort(([a, x], [b, y]) => y.words - x.words || y.lines - x.lines || (a < b ? -1 : 1))
      .slice(0, MOST_PLACES)
      .map(([path]) => path.replaceAll('\\', '/').replace(/^\.\//, ''));
    return { ranked, queryMs: performance.now() - start, childPeak };
  }
}
