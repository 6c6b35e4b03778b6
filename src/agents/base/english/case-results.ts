import { withoutHeld } from '../text/held';
import { SENTENCE_END } from './pieces';
import { isFragment, stands } from './sentence';

/** A case and what happens in it, both in the words they were written in. */
interface CaseWithResult {
  case: string;
  result: string;
}

const ARROW = /\s(?:→|⇒|->|=>|-->|==>)\s/gu;
/** A case with its keyword, and what happens behind a colon: "if the name is empty: 400". */
const WITH_KEYWORD = /^(?:if|when|while|wenn|falls|sobald) [^:]{3,160}: \S/iu;
/** What is written in code, where an arrow has another meaning. */
const OF_CODE = /[={}]|[);]$/u;
/** Ways through menus: "File → Open". */
const ENDS_WITH_NAME = /(?:^|\s)\p{Lu}\S*$/u;
const BEGINS_WITH_NAME = /^\p{Lu}/u;
/** Longer ones are no case and no result, in characters. */
const MOST_OF_CASE = 200;
const MOST_OF_RESULT = 800;

/** What an arrow sets apart: "Unknown product → 404". Null where a text has no such arrow, or several, or is code or a way through menus. */
export function caseWithResult(text: string): CaseWithResult | null {
  const line = text.trim();
  if (line.length > MOST_OF_CASE + MOST_OF_RESULT) return null;
  const shown = withoutHeld(line);
  const [arrow, second] = shown.matchAll(ARROW);
  if (arrow === undefined || second !== undefined) return null;
  const end = arrow.index + arrow[0].length;
  const [named, result] = [line.slice(0, arrow.index).trim(), line.slice(end).trim()];
  const isPath = ENDS_WITH_NAME.test(named) && named.split(/\s+/).length < 3 && BEGINS_WITH_NAME.test(result);
  const isCode = OF_CODE.test(shown.slice(0, arrow.index)) || /^[([{]/.test(named) || !/[\p{L}\p{N}]/u.test(named);
  const fits = named.length <= MOST_OF_CASE && /[\p{L}\p{N}]/u.test(result) && result.length <= MOST_OF_RESULT;
  return fits && !isPath && !isCode ? { case: named, result } : null;
}

/** Whether a text names a case with what happens in it, by an arrow or by a keyword and a colon. */
function namesCase(text: string): boolean {
  return caseWithResult(text) !== null || WITH_KEYWORD.test(withoutHeld(text));
}

/**
 * The cases that a text sets apart, each with what happens in it, and the sentences between them; what only goes on with a case
 * ("…; stock is not touched") stays with it. Null where it names none.
 */
export function casesIn(text: string): string[] | null {
  const parts = text.split(SENTENCE_END).flatMap((part) => part.split(/(?<=;)\s+/u).flatMap(atCommas));
  if (!parts.some(namesCase)) return null;
  return parts
    .reduce<string[]>((all, part) => {
      const before = all.at(-1);
      const goesOn =
        before !== undefined && !namesCase(part) && (before.endsWith(';') || !stands(part) || isFragment(part));
      return goesOn ? [...all.slice(0, -1), `${before} ${part}`] : [...all, part];
    }, [])
    .map((part) => part.replace(/;$/, ''));
}

/** Cases in a row between commas: "unknown → 404, no staff → 403". */
function atCommas(part: string): string[] {
  const pieces = part.split(/, /u);
  return pieces.length > 1 && pieces.every((piece) => caseWithResult(piece) !== null) ? pieces : [part];
}

/** The case alone, without the word that it begins with: "if the name is empty" → "the name is empty". */
export function bareCase({ case: named }: CaseWithResult): string {
  return named.replace(/^(?:if|when|while|wenn|falls|sobald)\s+(?=\S+\s\S)/iu, '');
}

/** A call of a service, or several, and what comes of it: "GET /items?q=a answers 200 with all of them". */
interface CallWithReply {
  calls: string;
  /** The verb as it stands, and in its base form. */
  verb: string;
  base: string;
  rest: string;
}

const CALLS =
  /^((?:GET|POST|PUT|PATCH|DELETE|HEAD) \/\S*(?:(?:, | and | or )(?:(?:GET|POST|PUT|PATCH|DELETE|HEAD) )?\/\S*){0,4}(?: with \S+)?) (answers?|returns?|gives?|shows?|lists?|contains?|sends?|responds?|replies|reply|accepts?|refuses?|rejects?|ignores?) (\S.*)$/su;

/** What a call of a service is said to do; null for anything else. */
export function callWithReply(text: string): CallWithReply | null {
  const line = text.trim();
  const [, calls, verb = '', rest = ''] = (line.length > MOST_OF_RESULT ? null : CALLS.exec(line)) ?? [];
  if (calls === undefined) return null;
  return { calls, verb, base: verb === 'replies' ? 'reply' : verb.replace(/s$/u, ''), rest };
}
