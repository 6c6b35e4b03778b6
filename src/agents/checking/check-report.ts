import type { StatementKind } from '../session/statement';
import type { Whereabouts } from './follow';

/** A line of a test or of other code that names a statement. */
export interface Naming {
  root: string;
  path: string;
  line: number;
  in: 'test' | 'code';
}

/** A statement that a test or code can carry out, and who names it. To be named says nothing of being done. */
export interface CheckedStatement {
  id: string;
  kind: StatementKind;
  text: string;
  /** `criteria`: no place names it, but tests name criteria that check it. `ambiguous`: what names it may mean another specification's. */
  named: 'test' | 'code' | 'criteria' | 'ambiguous' | 'none';
  places: Naming[];
  /** Criteria that check it and are named by a test. */
  through: string[];
  /** The other specifications that may be meant. */
  others: string[];
}

/** Lines that a specification cites, and what became of them. */
export interface FollowedCitation {
  evidence: string;
  path: string;
  startLine: number;
  endLine: number;
  /** The statements that rest on them. */
  statements: string[];
  /** Whether it tells of the project as a whole, such as its manifest: a change there says nothing of a statement. */
  isBackground: boolean;
  /** When a person accepted what is there as fitting, ISO 8601; null where nobody did. */
  acceptedAt: string | null;
  /** Whether the lines as they were are known, so that a new layout is told from a change. */
  isTextKnown: boolean;
  now: Whereabouts;
}

export interface SpecCheck {
  /** Name of the root that holds it. */
  home: string;
  folder: string;
  title: string;
  revision: string | null;
  statements: CheckedStatement[];
  /** Every citation of code, in the specification's order. */
  citations: FollowedCitation[];
  /** Where the specification and its sources do not fit together. */
  problems: string[];
}

/** A line that names a statement which no specification has. */
export interface UnknownNaming extends Naming {
  id: string;
  /** The specification that it names, where it names one. */
  spec: string | null;
}

export interface CheckReport {
  specs: SpecCheck[];
  /** Folders of specifications that are not approved, and were not checked. */
  unapproved: string[];
  /** Folders of specifications that an approved one replaces: that one was checked. */
  replaced: { folder: string; by: string }[];
  unknown: UnknownNaming[];
  /** Files there are. */
  files: number;
  /** Which limits were reached, in sentences: what lies beyond was not seen. */
  limits: string[];
}

/** What became of a citation, where somebody should look: its lines changed or are gone, and a statement rests on them. */
export function hasDrifted({ now, isBackground, statements }: FollowedCitation): boolean {
  return !isBackground && statements.length > 0 && (now.state === 'changed' || now.state === 'gone');
}

/** How much there is to look at. `unnamed` counts statements that nothing names. */
export function findingsOf(report: CheckReport): {
  drifted: number;
  unknown: number;
  problems: number;
  unnamed: number;
} {
  const sum = (count: (spec: SpecCheck) => number) => report.specs.reduce((total, spec) => total + count(spec), 0);
  return {
    drifted: sum(({ citations }) => citations.filter(hasDrifted).length),
    unknown: report.unknown.length,
    problems: sum(({ problems }) => problems.length),
    unnamed: sum(({ statements }) => statements.filter(isUnnamed).length),
  };
}

/** Whether no test and no code names a statement for certain. */
export function isUnnamed({ named }: Pick<CheckedStatement, 'named'>): boolean {
  return named === 'none' || named === 'ambiguous';
}
