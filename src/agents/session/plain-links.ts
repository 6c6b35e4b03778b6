import { NAME } from './draft-edits';

/** What a check is said to be of, by names: `checks` in the place of all that it was of, or `not` without these. */
interface PlainLink {
  name: string;
  checks: string[];
  not: string[];
  /** Whether it is of these beside what it was of before. */
  also: boolean;
}

const ROW = `${NAME}(?:(?:, |,? and |,? und | & )${NAME}){0,8}`;
const OF = '(?:only |really |rather |just |nur |eigentlich |also |auch )?';
/** A comment at a statement may begin with its name: “AC-003: This checks IF-001”. */
const IT = '(?::(?: this| it| that| das| es| dies)?)?';
/** “AC-002 checks FR-001, not FR-005”, “AC-002 und AC-003 prüfen FR-001”. */
const CHECKS = new RegExp(
  `^(${ROW})${IT} ${OF}(?:checks?|tests?|should check|must check|belongs? to|is a check (?:of|for)|prüf(?:t|en)|gehör(?:t|en) zu) ${OF}(${ROW})(?:,? (?:and |und )?(?:not(?: to)?|nicht(?: zu)?|no longer|instead of|statt) (${ROW}))?$`,
  'i',
);
/** “AC-004 does not check FR-005”, “AC-004 has nothing to do with FR-005”, “AC-004 prüft FR-005 nicht”. */
const CHECKS_NOT = new RegExp(
  `^(?:(${ROW})${IT} (?:do(?:es)?(?:n['’]t| not) (?:check|test|belong to)|ha(?:s|ve) nothing to do with|(?:hat|haben) nichts zu tun mit|gehör(?:t|en) nicht zu|prüf(?:t|en) nicht) (${ROW})|(${ROW})${IT} (?:prüf(?:t|en) (${ROW}) nicht|(?:hat|haben) mit (${ROW}) nichts zu tun))$`,
  'i',
);
/** Why it is so, behind a comma, names nothing more: “…, that one is about If-Range”. */
const REASON = new RegExp(
  `, (?:that(?: one)?|it|this|which|as|since|because|denn|weil|das|die|der) (?:(?!${NAME}).){1,200}$`,
  'i',
);
/** Where one link ends and the next begins: “AC-001 checks FR-007 and AC-002 checks FR-004”. */
const NEXT = new RegExp(
  `(?:, and |,? und |,? and |, |; )(?=${ROW} (?:${OF})(?:check|test|do|prüf|ha[sv]|hat|belong|gehör))`,
  'i',
);

const namesOf = (row: string): string[] =>
  [...row.matchAll(new RegExp(NAME, 'gi'))].map(([name]) => name.toUpperCase());

/**
 * What words plainly say checks are of, and nothing else, one for each check that they name: “AC-002 checks FR-001, not FR-005”.
 * Null where they do not.
 */
export function plainLinks(words: string): PlainLink[] | null {
  const said = words
    .trim()
    .slice(0, 1_000)
    .replace(/[.!]+$/, '')
    .replace(REASON, '');
  const all = linksOf(said);
  if (all !== null) return all;
  const parts = said.split(NEXT).map(linksOf);
  return parts.length > 1 && parts.every((link) => link !== null) ? parts.flat() : null;
}

/** What is said in one go, of one check or several alike; null where it is no such thing. */
function linksOf(part: string): PlainLink[] | null {
  const [, who, what = '', not = ''] = CHECKS.exec(part) ?? [];
  const also = /\b(?:also|auch)\b/i.test(part);
  if (who !== undefined) return namesOf(who).map((name) => ({ name, checks: namesOf(what), not: namesOf(not), also }));
  const [, one, of, other, ...ofOther] = CHECKS_NOT.exec(part) ?? [];
  const nobody = one ?? other;
  const left = of ?? ofOther.find((names) => names !== undefined);
  if (nobody === undefined || left === undefined) return null;
  return namesOf(nobody).map((name) => ({ name, checks: [], not: namesOf(left), also: false }));
}
