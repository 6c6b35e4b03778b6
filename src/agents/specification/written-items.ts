import type { Language } from '../base/text/language';
import { ID_PREFIX, STATEMENT_KINDS, type StatementKind } from '../session/statement';

/** A statement as it stands in a list of a written specification, and all that belongs to it. */
export interface WrittenItem {
  /** From 0. */
  line: number;
  id: string;
  text: string;
  /** What stands behind the text: what it checks, and where it comes from. */
  marks: string;
  /** The lines that belong to it, below its own. */
  below: string[];
}

/** A statement in a list: its name, and all that it says on its line. */
const ITEM = /^ {0,3}[-*] \*\*([A-Z]{1,3}-\d{3,9})\*\*:? (.{1,20000})$/;
const CHECKS = /\((?:checks|prüft) ((?:[A-Z]{1,3}-\d{3,9}(?:,? )?){1,40})\)/;
const MARKS = new RegExp(
  `(?:\\s(?:\\[[^[\\]]{1,60}\\]|\\((?:assumed|derived|in the person’s words)\\)|${CHECKS.source}))+$`,
);
const FENCE = /^ {0,3}(?:`{3,}|~{3,})/;

/** The statements of a specification as Markdown, in its order; what stands in code is none, nor what names an earlier one. */
export function itemsIn(lines: readonly string[]): WrittenItem[] {
  let fenced = false;
  let isOfEarlier = false;
  return lines.flatMap((content, line): WrittenItem[] => {
    if (FENCE.test(content)) fenced = !fenced;
    if (!fenced && content.startsWith('## ')) isOfEarlier = content === '## Changes';
    const [, id, said = ''] = fenced || isOfEarlier ? [] : (ITEM.exec(content) ?? []);
    if (id === undefined || kindOf(id) === null) return [];
    const marks = MARKS.exec(said.slice(-2000))?.[0] ?? '';
    const after = lines.slice(line + 1);
    const end = after.findIndex((below) => !/^(?: {2,}|\t)\S/.test(below) || ITEM.test(below));
    const below = after.slice(0, end === -1 ? after.length : end);
    return [{ line, id, text: said.slice(0, said.length - marks.length), marks, below }];
  });
}

/** The kind of a statement, as its name says it; null where that is none. */
export function kindOf(id: string): StatementKind | null {
  return STATEMENT_KINDS.find((kind) => id.startsWith(`${ID_PREFIX[kind]}-`)) ?? null;
}

/** The mark of a criterion that says what it checks; empty where that is not sure. */
export function checksMark(dependsOn: readonly string[], language: Language): string {
  return dependsOn.length === 0 ? '' : ` (${language === 'de' ? 'prüft' : 'checks'} ${dependsOn.join(', ')})`;
}

/** What a criterion checks, as its mark says it; null where it has none. */
export function checkedBy(marks: string): string[] | null {
  return CHECKS.exec(marks)?.[1]?.split(/,? /) ?? null;
}
