import { ID_PREFIX, type StatementKind } from '../session/statement';

/** Statements that a test or code can carry out: the others say what is wanted, decided or open. */
export const CHECKED_KINDS = [
  'requirement',
  'quality',
  'interface',
  'edge_case',
  'acceptance',
] as const satisfies readonly StatementKind[];

const PREFIXES = CHECKED_KINDS.map((kind) => ID_PREFIX[kind]).join('|');

/** A label that a line names: `FR-001`, and in names, where no hyphen can stand, `FR_001`, `fr_001` and `TestFR001`. */
export interface NamedId {
  /** As specifications write it: `FR-001`. */
  id: string;
  /** What stands before it and a slash, as in `2026-11-22-login/FR-001`; null for nothing. */
  before: string | null;
  /** Whether it is written with its hyphen: what else might be something other. */
  isPlain: boolean;
}

/** For a search by lines: everything that `namedIn` finds is in a line that this matches. */
export const NAMED_PATTERN = `(?:${PREFIXES})[-_]?[0-9]{3}|(?:${PREFIXES.toLowerCase()})_[0-9]{3}`;

const NAMED = new RegExp(
  [
    `(?<![A-Za-z0-9-])(?<plain>${PREFIXES})-(?<plainNumber>\\d{3})(?![A-Za-z0-9])`,
    `(?<![A-Z0-9-])(?<joined>${PREFIXES})_?(?<joinedNumber>\\d{3})(?![a-z0-9])`,
    `(?<![A-Za-z0-9-])(?<low>${PREFIXES.toLowerCase()})_(?<lowNumber>\\d{3})(?![A-Za-z0-9])`,
  ].join('|'),
  'gu',
);

const BEFORE = /([\p{L}\p{N}_][\p{L}\p{N}_.-]{0,199})(?:\/spec\.md)?[/#]$/u;

/** The labels of statements that a line names, in their order. */
export function namedIn(line: string): NamedId[] {
  return [...line.matchAll(NAMED)].map(({ groups = {}, index }) => {
    const prefix = (groups.plain ?? groups.joined ?? groups.low ?? '').toUpperCase();
    const number = groups.plainNumber ?? groups.joinedNumber ?? groups.lowNumber ?? '';
    return {
      id: `${prefix}-${number}`,
      before: BEFORE.exec(line.slice(Math.max(0, index - 210), index))?.[1] ?? null,
      isPlain: groups.plain !== undefined,
    };
  });
}

/** What a specification may be called where its labels are named: its folder, or that without the date. */
export function namesOfFolder(folder: string): string[] {
  const slug = folder.replace(/^\d{4}-\d{2}-\d{2}-/, '');
  return slug === folder || slug === '' ? [folder] : [folder, slug];
}
