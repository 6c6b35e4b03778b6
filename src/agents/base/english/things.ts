import { isPlainGerman, languageOf } from '../text/language';
import { isDeterminer, isFiniteVerb, isPreposition, isVerb } from './verbs';
import { isStopWord } from './words';

/** Characters of a text that are looked at. */
const LOOKED_AT = 4_000;

/** What is written as code or put in quotation marks: whatever it is, it names something. */
const MARKED =
  /`[^`\n]{1,120}`|["“„][^"”“\n]{1,80}["”“]|\w{0,60}[\w$](?:::|->|\.)[\w$]\w{0,60}|\w{1,60}_\w{1,60}|\w{0,60}[a-z0-9][A-Z]\w{0,60}|\b[A-Z]{2,12}s?\b|(?<![\w-])--?[a-z][\w-]{1,40}/g;

/** How something is, when, where or how often: words that hold a sentence together and name no part of the software. */
const QUALITIES = new Set(
  (
    'although despite onto though toward towards unless until upon whenever whereas wherever whether ' +
    'again ago ahead already afresh always anew anymore apart anywhere away back behind beyond else elsewhere enough ever everywhere forever further hence here how however less maybe mostly never next nowhere ' +
    'now often once otherwise perhaps quite rather really right same seldom separately singly somewhere soon still then there thereby together too twice very well yet ' +
    'able available bad better best big certain clean clear common complete correct different difficult early easy empty entire even exact few fine first free full good great half hard ' +
    'high huge important last late left likely little long loose low main many missing most nice obvious odd old only other own plain possible proper quick ready real recent second several short ' +
    'silent similar simple single slow small special strange sure third tidy ugly usual various weird whole wide worse worst wrong ' +
    'thing things way ways bit kind sort lot lots people person user users everyone everybody someone somebody anyone nobody none both either neither'
  ).split(' '),
);

/** Verbs that requests are full of and that name no part of the software, beside those that begin answers. */
const COMMON_VERBS = new Set(
  'become begin believe bother come confuse deal die expect feel find forget get give go grow guess happen hate help hope improve keep know let lie like look love make manage mean mind miss need ought play please prefer pretend put realize realise reach require rid see seem sit slip sound stand stay stick suffer suggest suppose surprise tend think turn twist understand use wander want watch wish wonder worry'.split(
    ' ',
  ),
);

/** What a verb stands behind. */
const BEFORE_VERB =
  /^(?:not|never|should|must|can|cannot|could|will|would|may|might|shall|don['’]t|doesn['’]t|can['’]t|won['’]t|please)$/i;

/** Ids of statements, such as `FR-001`: they are in specifications, and in no code that somebody looks for. */
const STATEMENT_IDS = /\b[A-Z]{1,3}-\d{3,9}\b/g;

/**
 * The words that name a thing in a text: an identifier, something quoted, a technical name, a noun. Never a verb, an adverb
 * or another word that a sentence is only held together by: that nothing in a workspace mentions “behind” says nothing.
 *
 * @param words in any case, each as a whole
 */
export function thingsAmong(words: readonly string[], text: string): string[] {
  const said = text.slice(0, LOOKED_AT).replace(STATEMENT_IDS, ' ').replace(TURNS, ' ');
  const marked = (said.match(MARKED) ?? []).join(' ').toLowerCase();
  const german = languageOf(said) === 'de';
  const tokens = said.match(/[\p{L}\p{N}_'’-]+/gu) ?? [];
  return words.filter((word) => {
    const plain = word.toLowerCase();
    if (isTurn(plain, text, said) || PERSONS.test(plain) || NO_THING.test(plain) || /^[a-z]{1,3}-\d{3,9}$/.test(plain))
      return false;
    if (new RegExp(`(?<![\\p{L}\\p{N}])${plain.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\p{Ll}])`, 'u').test(marked))
      return true;
    return german ? isGermanNoun(word, tokens) : isNoun(plain, tokens);
  });
}

/** Whether a word stands in turns of phrase alone. */
function isTurn(plain: string, text: string, said: string): boolean {
  return text.toLowerCase().includes(plain) && !said.toLowerCase().includes(plain) && text.search(TURNS) >= 0;
}

/** Turns of phrase whose nouns name nothing. */
const TURNS = /\b(?:of course|use[- ]cases?|in (?:any|that|this) case|on the other hand|at the moment|in the end)\b/giu;

/** Those whom software is made for: code speaks of them by other names, or not at all. */
const PERSONS =
  /^(?:customers?|users?|people|persons?|guests?|visitors?|clients?|members?|readers?|owners?|buyers?|sellers?|shoppers?|students?|teachers?|patients?|employees?|colleagues?|everybody|somebody|kids?|child(?:ren)?|kund(?:e|en|in|innen)|nutzer\p{L}{0,5}|benutzer\p{L}{0,5}|gäste?|gast|besucher\p{L}{0,5}|leute|mitglieder?|kinder)$/iu;

/** Forms of verbs that do not show it, and words that stand for any thing. */
const NO_THING =
  /^(?:what|who|when|where|how|which)ever$|^(?:went|gone|came|got|gave|took|made|said|ran|began|left|kept|held|broke|wrote|saw|felt|lost|sent|meant|stood|longer|ones?|thing|something|anything|everything|nothing|wrong|right|already|instead|otherwise)$/;

function isNoun(plain: string, tokens: readonly string[]): boolean {
  if (plain.length < 3 || isStopWord(plain) || isPreposition(plain) || isDeterminer(plain) || QUALITIES.has(plain))
    return false;
  if (/.{2}ly$/.test(plain) || /^\d/.test(plain)) return false;
  // "the pick", "each run": with an article before it, the word is a noun, whatever else it can be.
  const isCalled = tokens.some((token, at) => token.toLowerCase() === plain && isDeterminer(tokens[at - 1] ?? ''));
  const at = tokens.findIndex((token) => token.toLowerCase() === plain);
  if (BEFORE_VERB.test(tokens[at - 1] ?? '') && !isCalled) return false;
  const base = plain.replace(/(?<=s|sh|ch|x|z|o)es$|s$/, '');
  if (isVerb(plain) || isVerb(base) || isFiniteVerb(plain)) return isCalled;
  const stem = plain.replace(/(?:ing|ed|es|s)$/, '');
  if ([plain, stem, `${stem}e`].some((form) => COMMON_VERBS.has(form))) return false;
  return isCalled || !/.{3}(?:ing|ed)$/.test(plain);
}

/** German writes its nouns with a capital; at the beginning of a text every word has one. */
function isGermanNoun(word: string, tokens: readonly string[]): boolean {
  if (isPlainGerman(word) || word.length < 3) return false;
  const plain = word.toLowerCase();
  return tokens.some((token, at) => at > 0 && token.toLowerCase() === plain && /^\p{Lu}/u.test(token));
}
