import { englishTerms } from '../text/german-terms';
import { isPlainGerman, languageOf } from '../text/language';
import { sentencesOf } from './pieces';
import { SAYS_WISH } from './request-shape';
import { isStopWord, wordsOf } from './words';

/** Longer names are none: without an end, they are looked for from each of their parts on. */
const CODE_LIKE =
  /`([^`]+)`|\b([A-Za-z_$][\w$]{0,200}(?:(?:::|\.|->)[A-Za-z_$][\w$]*)+|[a-z$]{1,200}[A-Z][\w$]*|[a-z]+_[a-z_]+|[\w-]{1,200}\.(?:ts|tsx|js|jsx|py|rs|go|java|rb|cs|css|html|json|ya?ml|md))\b/g;

/** The identifiers and file names that a text names: backticked, qualified, camelCase or snake_case. */
function identifiersIn(text: string): string[] {
  const found = [...text.matchAll(CODE_LIKE)].map((match) => (match[1] ?? match[2] ?? '').trim());
  return [...new Set(found.filter((name) => name !== ''))];
}

const ORDINARY = new Set(
  'add fix support implement build create introduce provide change update improve remove delete allow enable show user users people person someone something way new old nice nicer better bad good great now later yesterday today days it app application feature system project code please do too very still really broken slow fast own without like able time when while only other anything everything nothing nobody everybody possible having anew instead'.split(
    ' ',
  ),
);

/** Most terms that a look at the workspace starts from. */
const MAX_TERMS = 12;

/** A request with the sentences first that say that they wish: what is told before them tells why. */
function wishesFirst(request: string): string {
  const sentences = request.split('\n').flatMap((line) => sentencesOf(line));
  const wishes = sentences.filter((one) => SAYS_WISH.test(one));
  return [...wishes, ...sentences.filter((one) => !wishes.includes(one))].join(' ');
}

/** What to look for in the workspace: identifiers first, then the request's own nouns and verbs, those of its wishes first. */
export function searchTerms(
  request: string,
  selectionNames: readonly string[],
  furtherTerms: readonly string[],
): string[] {
  const german = languageOf(request) === 'de';
  const plain = wordsOf(wishesFirst(request)).filter(
    (word) =>
      word.length > 2 &&
      !(german && isPlainGerman(word)) &&
      !isStopWord(word) &&
      !ORDINARY.has(word) &&
      !/^\d+$|['’]/.test(word),
  );
  // Code is English, whatever language its people speak.
  const translated = german ? plain.flatMap(englishTerms) : [];
  const all = [...identifiersIn(request), ...selectionNames, ...translated, ...plain, ...furtherTerms];
  const seen = new Set<string>();
  return all
    .filter((term) => {
      const key = term.toLowerCase();
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, MAX_TERMS);
}

const DECLARATION =
  /\b(?:function\*?|class|interface|type|enum|struct|trait|impl|def|fn|func|module|namespace|const|let|var)\s+(?:\([^)]*\)\s*)?([A-Za-z_$][\w$]*)/g;

/** Names declared in a piece of code, in order, at most `limit`. */
export function declaredNames(code: string, limit = 3): string[] {
  return [...new Set([...code.matchAll(DECLARATION)].map((match) => match[1] ?? ''))]
    .filter((name) => name !== '')
    .slice(0, limit);
}
