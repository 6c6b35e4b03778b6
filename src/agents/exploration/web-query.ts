import { REDACTED } from '../base/redact/redact';
import { inertLine } from '../base/text/inert-text';

/** Characters and words of a query that are sent. */
const MAX_CHARACTERS = 200;
const MAX_WORDS = 24;

/** Longest word that is looked at: longer ones are no words, and would take the patterns below too long. */
const MAX_WORD = 60;

/** Fewer words ask for nothing in particular. */
const MIN_WORDS = 2;

/** Code that is marked as such, addresses of any kind, and mail addresses. */
const CODE = /```[^]*?(?:```|$)|`[^`]*`/g;
const ADDRESS = /\b[a-z][a-z0-9+.-]*:\/\/\S*|\S+@\S+/gi;

/** Paths, names of files, and places in them such as `a.ts:12`. */
const PATH = /\S*[/\\]\S*|\S*[\p{L}\p{N}_-]+\.[a-z][a-z0-9]{0,9}(?::\d+(?:[:-]\d+)*)?(?=$|[\s,;:!?)\]}'"])/giu;

/** Hashes, ids, long numbers and addresses of machines. */
const ID = /\b(?=[\w-]*\d)[0-9a-f-]{8,}\b|\b\d{5,}\b|\b\d{1,3}(?:\.\d{1,3}){3}\b/gi;

/** Letters and digits without a break, as keys and tokens of unknown kinds have them. */
const OPAQUE = /^(?=\S*\d)(?=\S*\p{L})[\p{L}\p{N}+_-]{16,}$/u;

/** Names of products that look like file names or like pieces of code. */
const PRODUCTS = /^(?:node|next|vue|nuxt|express|three|d3|socket|asp|ml)\.(?:js|io|net)$/i;

/**
 * What the web may be asked of a task's query: words, without code, paths, addresses, ids and secrets. Identifiers are
 * taken apart into their words, so that no name of the project's goes out as it is. Null where nothing is left to ask.
 */
export function webQuery(query: string): string | null {
  const line = inertLine(query.replace(CODE, ' '), 2_000)
    .replaceAll(REDACTED, ' ')
    .split(/\s+/)
    .filter((word) => word.length <= MAX_WORD)
    .join(' ');
  const bare = line
    .replace(ADDRESS, ' ')
    .replace(PATH, (found) => (PRODUCTS.test(found) ? found : ' '))
    .replace(ID, ' ')
    .replace(/[(){}[\]<>=;"'|&*^~$%@\\]+/g, ' ');
  const words = bare
    .split(/\s+/)
    .filter((word) => !OPAQUE.test(word))
    .flatMap((word) => plainWords(word))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MAX_WORDS);
  const asked = words.join(' ').slice(0, MAX_CHARACTERS).trim();
  return words.length < MIN_WORDS ? null : asked;
}

/** The words of an identifier; other words, and names of two parts such as `TypeScript`, stay. */
function plainWords(word: string): string[] {
  const humps = word.match(/\p{Lu}?\p{Ll}+/gu)?.length ?? 0;
  const isCamel = /^\p{Ll}+\p{Lu}/u.test(word) || (/^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}/u.test(word) && humps > 2);
  if (!isCamel && !/_|::|->|#/.test(word)) return [word];
  return word
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[\s_:>#-]+/)
    .filter((part) => part !== '');
}
