import { isStopWord, stem } from '../base/english/words';
import { namesIn } from './named-files';
import { subwords } from '../base/english/subwords';

/** One thing to look for. */
export interface QueryTerm {
  /** The stem, or two stems joined by a space for words that stand side by side. */
  key: string;
  /** As the person wrote it. */
  shown: string;
  /** 2 for what is written as code in the first line, 1 for its other words, less for what comes after it and for hints. */
  weight: number;
  /** Whether it is the person's own word, not a hint. */
  own: boolean;
}

export interface Query {
  terms: QueryTerm[];
  /** Side-by-side words; they occur as `helpOutput`, `help_output` or "help output". */
  pairs: QueryTerm[];
  /** Texts, in lower case, of which every line that matters holds at least one. */
  needles: string[];
  /** Names and paths of files that the person wrote. */
  names: string[];
}

/** Most terms and pairs that are looked for: the time of a search grows with them. */
const MAX_TERMS = 40;
const MAX_PAIRS = 32;

/** Weight of words that were not the person's own. */
const HINT_WEIGHT = 0.25;

/** Most hints that are looked for: they are common words, and cost much for what they bring. */
const MAX_HINTS = 5;

/** Weight of a pair: it counts on top of its two words. */
const PAIR_WEIGHT = 0.9;

/** Where a line goes on to say what the wish is good for, and the characters of it that are looked at. */
const REASON = /(?:,|\s)\s?(?:so that|because|such that|in order that|damit|sodass|weil)\s/iu;
const LONGEST_TOLD = 400;

/** What follows the first line of a request, or its wish, explains it, and speaks of much besides. */
const BELOW_WEIGHT = 1 / 3;

/** What is written as code names something there. */
const CODE_FACTOR = 2;

/** Words of requests that name no thing in the code: what is done to it, how it is judged, and what people say of themselves. */
const EMPTY_WORDS = new Set(
  (
    'add adds added fix fixes fixed implement support make made let lets use using used new change changed changes update updates drop drops dropped rid ' +
    'better nicer please able want allow allows when feature issue bug improve like work works working properly correctly way also instead currently after ' +
    'before again still while during until without within every some slow slower fast faster long longer quick quickly easy easier simple simpler clean cleaner ' +
    'big bigger small smaller large larger wrong broken bad good great old cool awful ugly messy nice pretty happy glad look looks seem seems ' +
    'over only even back away down few several enough really simply exactly such kind stuff bit half already maybe perhaps sure certain now today never ever ' +
    'keep keeps keeping take takes taken give gives given bring brings brought goes going gone went come comes came happen happens happened turn turns ' +
    'ask asks asked say says said tell tells told know knows think find finds see sees nobody anybody somebody everybody someone people anything something ' +
    'everything nothing don doesn didn isn aren wasn won wouldn couldn hasn haven ll ve second seconds minute minutes week weeks'
  ).split(' '),
);

function isEmpty(word: string): boolean {
  return word.length < 2 || /^\d+$/.test(word) || isStopWord(word) || EMPTY_WORDS.has(word);
}

/** A quoted piece of code, or a word that looks like a name in code. */
const CODE =
  /`[^`\n]{1,120}`|[\w$]{1,80}(?:(?:::|->|\.)[\w$]{1,80})+|\w{1,60}_\w{1,60}|[a-z0-9]{1,60}[A-Z]\w{0,60}|[A-Z]{1,20}[a-z]{1,60}[A-Z]\w{0,60}/g;

/**
 * What to look for, from texts in the person's words and further hints. Identifiers are split into their words, words
 * without meaning are dropped, repeated ones count once.
 */
export function parseQuery(texts: readonly string[], hints: readonly string[] = []): Query {
  const gathered = new WeightedTerms();
  const plain = texts.map(plainRequest);
  for (const text of plain) {
    for (const [i, line] of text.split('\n').entries()) {
      const told = line.slice(0, LONGEST_TOLD).search(REASON);
      const wished = told < 0 ? line : line.slice(0, told);
      gathered.addLine(wished, i === 0 ? 1 : BELOW_WEIGHT, true);
      if (told >= 0) gathered.addLine(line.slice(told), BELOW_WEIGHT, true);
    }
  }
  const further = hints.filter((hint) =>
    subwords(hint).some((word) => !isEmpty(word) && !gathered.terms.has(stem(word))),
  );
  for (const hint of further.slice(0, MAX_HINTS)) gathered.addLine(hint, HINT_WEIGHT, false);
  const terms = heaviest(gathered.terms, MAX_TERMS);
  return {
    terms,
    pairs: heaviest(gathered.pairs, MAX_PAIRS),
    needles: [...new Set(terms.map(({ key }) => needleOf(key)))],
    names: namesIn(plain.join('\n')),
  };
}

/** Terms and pairs by key, each with the greatest weight it was met with. */
class WeightedTerms {
  readonly terms = new Map<string, QueryTerm>();
  readonly pairs = new Map<string, QueryTerm>();

  addLine(line: string, weight: number, own: boolean): void {
    let from = 0;
    for (const match of line.matchAll(CODE)) {
      this.#addWords(line.slice(from, match.index), weight, own, false);
      this.#addWords(match[0], weight * CODE_FACTOR, own, true);
      from = match.index + match[0].length;
    }
    this.#addWords(line.slice(from), weight, own, false);
  }

  #addWords(text: string, weight: number, own: boolean, code: boolean): void {
    let previous: (QueryTerm & { empty: boolean }) | null = null;
    for (const word of subwords(text)) {
      const empty = isEmpty(word);
      const term = { key: stem(word), shown: word, weight, own, empty };
      if (!empty) put(this.terms, { key: term.key, shown: word, weight, own });
      // In a name such as `change_table` or `isEmpty` such words mean something, beside others.
      if (previous !== null && previous.key !== term.key && !(empty && (previous.empty || !code)))
        this.#addPair(previous, term);
      previous = empty && !code ? null : term;
    }
  }

  #addPair(first: QueryTerm, second: QueryTerm): void {
    const { weight, own } = second;
    const key = `${first.key} ${second.key}`;
    put(this.pairs, { key, shown: `${first.shown} ${second.shown}`, weight: weight * PAIR_WEIGHT, own });
  }
}

function put(terms: Map<string, QueryTerm>, term: QueryTerm): void {
  const known = terms.get(term.key);
  if (known === undefined) terms.set(term.key, term);
  else known.weight = Math.max(known.weight, term.weight);
}

function heaviest(terms: ReadonlyMap<string, QueryTerm>, most: number): QueryTerm[] {
  return [...terms.values()].sort((a, b) => b.weight - a.weight).slice(0, most);
}

/** "retries" has the stem "retry", which is not in it: the ending that changes is not looked for. */
function needleOf(key: string): string {
  return key.length > 3 && key.endsWith('y') ? key.slice(0, -1) : key;
}

/** What tools and templates add to a request, what leads elsewhere, and before which device somebody sits: it says nothing about the code. */
const NOISE =
  /<!--[^]*?-->|\bhttps?:\/\/\S+|^(?:[A-Za-z]{1,20}-){1,4}(?:by|id|to|from):.*$|^\s*[-*]\s+\[[ xX]\]|[^\s@]{1,80}@[^\s@]{1,80}\.\w+|\b[0-9a-f]{40}\b|(?:^|\s)#\d+\b|\b(?:on|auf) (?:(?:my|a|the|our|their|your|small|meinem|dem|einem|kleinen) ){1,2}(?:phones?|mobiles?|tablets?|laptops?|machines?|computers?|handys?|smartphones?)\b/gim;

/** Most characters of a request that are looked at. */
const MAX_CHARACTERS = 8_000;

/** A request without addresses, trailers of commits, comments and check boxes of templates. */
export function plainRequest(text: string): string {
  return text.slice(0, MAX_CHARACTERS).replace(NOISE, ' ').trim();
}
