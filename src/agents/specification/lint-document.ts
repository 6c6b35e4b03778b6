import { sentencesOf } from '../base/english/pieces';
import { lintSpec } from './lint';
import type { LintFinding } from './lint-rules';
import { SPEC_LISTS, type SpecList, type SpecStatement } from './model';
import { scenariosOf } from './scenarios';
import { checkedBy, itemsIn, kindOf, type WrittenItem } from './written-items';

/** A change of whole lines that does away with a finding and changes no words. */
interface LineFix {
  kind: 'remove_line' | 'split' | 'renumber';
  /** Lines that stand in the place of the finding's and of those that belong to it; none where it goes. */
  lines: string[];
  /** The last line that belongs to it, from 0: what was not chosen stands below a statement. */
  through: number;
}

/** A finding at its line of a specification as it stands on disk. */
export interface DocumentFinding extends LintFinding {
  /** From 0. */
  line: number;
  fix: LineFix | null;
}

/** Characters and statements of a document that are looked at: they are compared with each other. */
const LONGEST = 1_000_000;
const MOST_STATEMENTS = 400;

/** What the lint finds in a specification as Markdown, whoever wrote it, with what can be done about it safely. */
export function lintDocument(text: string): DocumentFinding[] {
  const lines = text.slice(0, LONGEST).split(/\r?\n/);
  const items = itemsIn(lines).slice(0, MOST_STATEMENTS);
  if (items.length === 0) return [];
  const lists = listsOf(items);
  const found = lintSpec({ ...lists, acceptance: scenariosOf(lists) });
  const taken = new Map<string, number>();
  const lineOf = ({ rule, statement }: LintFinding): number => {
    const own = items.filter(({ id }) => id === statement);
    // What is said of a name that stands twice is said of its later places.
    const key = `${rule} ${statement ?? ''}`;
    const nth = taken.get(key) ?? (rule === 'duplicate_id' ? 1 : 0);
    taken.set(key, nth + 1);
    const place = own[Math.min(nth, own.length - 1)];
    return (
      place?.line ??
      Math.max(
        0,
        lines.findIndex((line) => /^## (?:Acceptance|Requirements)/.test(line)),
      )
    );
  };
  return [...found, ...holesIn(items)].map((finding) => {
    const line = lineOf(finding);
    return {
      ...finding,
      line,
      fix: fixOf(
        finding,
        items.find((item) => item.line === line),
        items,
      ),
    };
  });
}

function listsOf(items: readonly WrittenItem[]): Record<SpecList, SpecStatement[]> {
  const statements = items.map(({ id, text, marks }): SpecStatement => ({
    id,
    topicId: '',
    kind: kindOf(id) ?? 'fact',
    text: text.replace(/\*\*/g, '').replace(/\\([^\w\s])/g, '$1'),
    dimension: 'behaviour',
    sources: [],
    by: /, own words\]|\(in the person’s words\)/.test(marks) ? 'person' : 'writer',
    dependsOn: checkedBy(marks) ?? [],
    dangling: [],
    assumed: marks.includes('(assumed)'),
    basis: marks.includes(', option]') ? { option: 'option' } : {},
  }));
  return Object.fromEntries(
    SPEC_LISTS.map(([name, kind]) => [name, statements.filter((statement) => statement.kind === kind)]),
  ) as Record<SpecList, SpecStatement[]>;
}

/** Numbers that are missing between others of their kind. */
function holesIn(items: readonly WrittenItem[]): LintFinding[] {
  const numbered = items.map(({ id }) => ({ id, prefix: id.replace(/-\d+$/, ''), number: Number(id.split('-')[1]) }));
  return numbered.flatMap(({ id, prefix, number }): LintFinding[] => {
    const before = Math.max(
      0,
      ...numbered.filter((one) => one.prefix === prefix && one.number < number).map((one) => one.number),
    );
    const missing = number - before - 1;
    if (missing === 0) return [];
    const first = `${prefix}-${String(before + 1).padStart(3, '0')}`;
    const what = missing === 1 ? `${first} is` : `${missing} numbers from ${first} on are`;
    return [
      {
        rule: 'numbering',
        severity: 'information',
        statement: id,
        message: `Before ${id} ${what} missing; a reader looks for ${missing === 1 ? 'it' : 'them'}.`,
      },
    ];
  });
}

function fixOf(
  { rule, isSame = false }: LintFinding,
  item: WrittenItem | undefined,
  items: readonly WrittenItem[],
): LineFix | null {
  if (item === undefined) return null;
  const { line, id, text, marks, below } = item;
  const through = line + below.length;
  const prefix = id.replace(/-\d+$/, '-');
  const last = Math.max(
    ...items.flatMap((one) => (one.id.startsWith(prefix) ? Number(one.id.slice(prefix.length)) : 0)),
  );
  const next = (further: number) => `${prefix}${String(last + further).padStart(3, '0')}`;
  if (rule === 'duplicate_id')
    return isSame
      ? { kind: 'remove_line', lines: [], through }
      : { kind: 'renumber', lines: [`- **${next(1)}** ${text}${marks}`, ...below], through };
  // Word for word, with the same sources, and named by no other, nothing goes that is not there.
  const isThere = (one: WrittenItem) =>
    one.line < line && one.text === text && one.marks === marks && below.every((each) => one.below.includes(each));
  const namesIt = (one: WrittenItem) => one !== item && [one.text, one.marks, ...one.below].join('\n').includes(id);
  if (rule === 'repeated' && items.some(isThere) && !items.some(namesIt))
    return { kind: 'remove_line', lines: [], through };
  const sentences = rule === 'one_shall' ? sentencesOf(text) : [];
  const each =
    sentences.length > 1 &&
    sentences.every((sentence) => sentence.match(/\b(?:SHALL|MUST|shall|must)\b/g)?.length === 1);
  if (!each) return null;
  const [first = '', ...others] = sentences.map(
    (sentence, at) => `- **${at === 0 ? id : next(at)}** ${sentence}${marks}`,
  );
  return { kind: 'split', lines: [first, ...below, ...others], through };
}
