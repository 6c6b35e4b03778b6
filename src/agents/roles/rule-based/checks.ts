import type { Dimension } from '../../session/dimension';
import { piecesOf, tearsQuotation } from '../../base/english/pieces';
import { denies, saysItDoesNotFit, saysOtherwise } from '../../base/english/signals/objections';
import type { Exchange } from '../../session/exchanges';
import { freeText } from './free-text';

/** Sides of a change whose answers can be shown by a test. */
const SHOWN: ReadonlySet<Dimension> = new Set(['behaviour', 'interfaces', 'errors', 'security', 'data', 'quality']);
/** Most checks that are offered, and most characters of one. */
const MOST = 5;
const LONGEST = 160;
/** Words of a person that say a result: what comes of what, or a number. */
const SAYS_RESULT = /→|->|=>|\d|["“„`]/u;

/** What was answered so far that a test can show: the sentences that were chosen, and own words that say a result. */
export function checksIn(exchanges: readonly Exchange[]): string[] {
  const all = exchanges
    .filter(
      ({ purpose, dimensions, answer }) =>
        purpose === 'elicit' && answer !== null && SHOWN.has(dimensions[0] ?? 'scope'),
    )
    .flatMap((exchange) => [...chosenIn(exchange), ...saidIn(exchange)]);
  return [...new Set(all)].slice(0, MOST);
}

/** Most cases that are offered, and most of one answer; words that a case has, and most characters of it. */
const MOST_CASES = 6;
const MOST_OF_ANSWER = 3;
const LEAST_WORDS = 3;
const LONGEST_CASE = 160;

/** What was answered, case by case: sentences and lines in the person's own words, and the sentences that were chosen. */
export function casesIn(exchanges: readonly Exchange[]): string[] {
  const all = exchanges
    .filter(
      ({ purpose, dimensions, nonAnswer, about }) =>
        purpose === 'elicit' &&
        nonAnswer === null &&
        SHOWN.has(dimensions[0] ?? 'scope') &&
        !NOT_SHOWN.test(about ?? ''),
    )
    .flatMap((exchange) =>
      [...caseSaid(exchange), ...chosenIn(exchange)]
        .filter(({ length }) => length <= LONGEST_CASE)
        .slice(0, MOST_OF_ANSWER),
    );
  return [...new Set(all)].slice(0, MOST_CASES);
}

/** Questions whose answers say who, why or by what way: no case of a test. */
const NOT_SHOWN =
  /^(?:decide\.byDefault|open\.(?:goal|pain)|bug\.symptom|crash\.repro|(?:migration|dependency|performance|integration|refactor|docs)\.)/;

/** A question, a reason, a release, what comes later or is so today: nothing of it happens in a test. */
const NO_CASE =
  /\?$|^\W{0,3}(?:today|currently|now|right now|at the moment|heute|derzeit|zurzeit|bisher)\b(?!.*\b(?:should|instead|soll)\b)|^\W{0,3}\d+[.)] |\b(?:not now|maybe|perhaps|later on|see above|vielleicht|später|siehe oben|because|since|weil|wegen|(?:major|minor|next) (?:version|release)|deprecated)\b/i;

/** A case with its result: “Nothing fits: the error as today”. */
const SAYS_CASE = /: |→|->|=>/u;
/** What only says what something is, or that all is as it was. */
const OF_WHAT_IT_IS =
  /^\W{0,3}(?:(?:this|that|it|the \w+)(?: is|[’']s| are) (?:an?|the|only|just)\b|(?:the )?same as\b|as (?:today|usual|before)\b|(?:das|dies|es) ist (?:ein|nur)|nobody\b|niemand\b)/iu;

/** A case without what comes of it, which stands in the sentence behind it; or what sets something off, by itself. */
const HALF =
  /^\W{0,3}(?:when|if|once|as soon as|after|wenn|falls|sobald|nachdem)\b[^,;:→]*$|^\W{0,3}(?:then|dann|so)\b[,]? /iu;

/** What only says that it was said before. */
const SAID_BEFORE = /^(?:as (?:i )?said|wie gesagt|see above)[:,]?\s+/i;
/** What leans on the sentence before it, judges it, tells how it is, or was torn out of a quotation: no case by itself. */
const TORN =
  /^\W{0,3}(?:but|and|so|that|which|also|this|then|und|aber|das|dies|also|auch)\s(?!\S+\s?(?:→|->))|\bas (?:i|we) said\b|\bwie gesagt\b|^\W{0,3}(?:there (?:is|are|was)|es gibt)\b|\b(?:is|are|ist) (?:right|fine|ok|okay|good|richtig|gut)$/iu;
const isTorn = (piece: string): boolean => (TORN.test(piece) && !SAYS_CASE.test(piece)) || tearsQuotation(piece);
/** That there is nothing of the kind, in the middle of a sentence. */
const THERE_IS_NONE =
  /\b(?:gibt|braucht) es (?:hier |da |dafür )?(?:nicht|keine?\w*)\b|\b(?:there is|there are) (?:no|none)\b/i;

/** Of what is so today, and what shall be instead, only the latter is to be shown. */
const INSTEAD = /(?:^|\s)(?:instead|stattdessen):\s/iu;

function caseSaid(exchange: Exchange): string[] {
  const said = freeText(exchange);
  const [, instead] = exchange.about === 'open.today' ? said.split(INSTEAD) : [];
  return piecesOf(instead ?? said)
    .map((piece) =>
      piece
        .replace(SAID_BEFORE, '')
        .replace(/^(?:instead|stattdessen):\s+/i, '')
        .replace(/[.\s]+$/, ''),
    )
    .filter((piece) => !THERE_IS_NONE.test(piece) || SAYS_CASE.test(piece))
    .filter(
      (piece) =>
        piece.split(/\s+/).length >= LEAST_WORDS &&
        !NO_CASE.test(piece) &&
        !isTorn(piece) &&
        !saysOtherwise(piece) &&
        !saysItDoesNotFit(piece),
    )
    .filter((piece) => (!denies(piece) || SAYS_CASE.test(piece)) && !OF_WHAT_IT_IS.test(piece) && !HALF.test(piece));
}

/** The sentences of the options that were chosen: what a model writes beside its options is none. */
function chosenIn({ by, config, answer }: Exchange): string[] {
  if (by !== 'offline') return [];
  const { selected } = (answer ?? {}) as { selected?: string | string[] };
  const ids = selected === undefined ? [] : [selected].flat();
  const options = (config['options'] ?? []) as { id?: string; description?: string }[];
  return options
    .filter(({ id }) => id !== undefined && ids.includes(id))
    .flatMap(({ description }) => description ?? []);
}

/** Lines in the person's own words. */
function saidIn(exchange: Exchange): string[] {
  return freeText(exchange)
    .split('\n')
    .map((line) => line.trim())
    .filter(
      (line) => line !== '' && line.length <= LONGEST && (exchange.about === 'bug.expected' || SAYS_RESULT.test(line)),
    )
    .slice(0, 2);
}
