import { subwords } from '../../base/english/subwords';
import { contentStems, isStopWord, stem } from '../../base/english/words';

/** Words that name one thing in questions about software, a line for each. */
const SYNONYMS = [
  'endpoint route',
  'repository repo codebase',
  'fail fails failed failure fault error crash breaks',
  'maximum max limit cap upper most',
  'minimum min least lower',
  'delete remove erase purge',
  'user person people somebody someone',
  'ttl lifetime live lives expire expires expired expiry expiration retention retain kept keep keeps stale valid validity last lasts',
  'column field',
  'show shown display appear appears visible render',
  'notify notified alert notification',
  'begin start launch trigger',
  'login signin authenticate authentication auth',
  'config configuration setting settings',
  'database db',
  'timeout time-out',
  'retry retries attempt reattempt',
  'test tests testing tested',
  'folder directory',
  'licence license licences licenses',
  'cache caching cached caches',
  'permission permissions right rights access',
];

const CONCEPTS = new Map(
  SYNONYMS.flatMap((line) => {
    const words = line.split(' ');
    return words.map((word): [string, string] => [stem(word), words[0] ?? word]);
  }),
);

/** Words that a question can do without: they stand for whatever it is about. */
const WEAK = new Set(
  'entry entries item items value values data thing things result results case cases way ways kind kinds type types sort feature use used using usage exactly actually currently already now today allow allowed permit permitted able possible still also only new existing happen happens handle handled hold holds contain contains run runs time times long often after within go goes take takes taken give given say said work works'
    .split(' ')
    .map(stem),
);

/** The one word that stands for a word and those that mean the same. */
export function conceptOf(word: string): string {
  const root = stem(word);
  return CONCEPTS.get(root) ?? root;
}

/** What a text speaks of: its meaningful words, each as its concept, identifiers taken apart. */
export function conceptsOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const root of contentStems(text)) if (!WEAK.has(root)) found.add(CONCEPTS.get(root) ?? root);
  return found;
}

/** The concepts of a name's parts: `src/routes/productList.ts` → src, endpoint, product, list, ts. */
export function conceptsOfName(name: string): Set<string> {
  return new Set(subwords(name).map(conceptOf));
}

/** Characters of a clause that are looked at: no question is longer. */
const LONGEST_CLAUSE = 4_000;

/** The concepts of what is left of a clause without the words of its without; identifiers are taken apart. */
export function conceptsLeft(clause: string, without: ReadonlySet<string>): Set<string> {
  const words = clause.slice(0, LONGEST_CLAUSE).match(/[\p{L}\p{N}_$.#+/-]*[\p{L}\p{N}_$#+]/gu) ?? [];
  const left = words.filter((word) => !without.has(word) && !isStopWord(word));
  return new Set(
    left
      .flatMap((word) => subwords(word))
      .filter((word) => !without.has(word))
      .map(conceptOf),
  );
}

/** How much two sets share: 0 to 1, the Jaccard index; 0 where one is empty. */
export function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const both = [...a].filter((one) => b.has(one)).length;
  return both / (a.size + b.size - both);
}

/** Whether everything in one set is in the other. */
export function within(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  return [...part].every((one) => whole.has(one));
}
