/** An architecture decision record, as far as it can be read: its forms differ. */
interface DecisionRecord {
  title: string;
  /** `2026-01-15`; null where it names no day. */
  day: string | null;
  /** The first sentences of what was decided; empty where no section says so. */
  decision: string;
  /** Lines of the decision, or else of the title, from 1. */
  startLine: number;
  endLine: number;
  /** Whether it holds: accepted, and neither replaced nor only proposed. Null where it does not say. */
  stands: boolean | null;
  /** What it says of that: “Superseded by 12”. */
  status: string;
}

/** Where records of decisions are kept. */
const RECORD_PATH = /(?:^|\/)(?:\.?adrs?|decisions?|architecture-decisions?)\/[^/]{1,200}\.md$/i;

const HEADING = /^(#{1,4})\s+(\S.{0,300})$/;
const STATUS = /^\s*(?:[-*]\s*)?(?:\*\*)?status(?:\*\*)?\s*:\s*(?:\*\*)?\s*(\S.{0,100})$/i;
const HOLDS = /^\W{0,8}(?:accepted|approved|adopted|done|implemented|decided)\b/i;
const HOLDS_NOT = /^\W{0,8}(?:proposed|draft|superseded|replaced|deprecated|rejected|withdrawn|obsolete)\b/i;
const DAY = /\b(20\d{2}-\d{2}-\d{2})\b/;

const MAX_LINES = 400;
const MAX_DECISION = 300;

/** Whether a file may be a record of a decision, by its path; tables of contents and templates are none. */
export function isRecordPath(path: string): boolean {
  return RECORD_PATH.test(path) && !/(?:^|\/)(?:readme|index|template|[^/]*template[^/]*)\.md$/i.test(path);
}

/** Reads a record; null where it has no title. */
export function readDecisionRecord(text: string): DecisionRecord | null {
  const lines = text.split(/\r?\n/, MAX_LINES);
  const headings = lines.flatMap((line, at) => {
    const [, marks = '', title = ''] = HEADING.exec(line.trimEnd()) ?? [];
    return title === '' ? [] : [{ at, level: marks.length, title: title.trim() }];
  });
  const [first] = headings;
  if (first === undefined) return null;
  const section = (wanted: RegExp) => {
    const index = headings.findIndex(({ title }) => wanted.test(title));
    const heading = headings[index];
    if (heading === undefined) return null;
    const end = headings.slice(index + 1).find(({ level }) => level <= heading.level)?.at ?? lines.length;
    return { from: heading.at + 1, to: end };
  };
  const status = statusIn(lines, section(/^status\b/i));
  const decided = section(/^(?:the )?decision(?: outcome)?s?\b/i);
  const body = decided === null ? '' : paragraph(lines.slice(decided.from, decided.to));
  return {
    title: first.title.replace(/^(?:adr[- ]?)?\d{1,5}[.:\s-]+/i, ''),
    day: DAY.exec(lines.join('\n'))?.[1] ?? null,
    decision: body,
    startLine: (decided === null ? first.at : decided.from - 1) + 1,
    endLine: decided === null ? first.at + 1 : lastWritten(lines, decided.from, decided.to),
    stands: status === null ? null : HOLDS.test(status) ? true : HOLDS_NOT.test(status) ? false : null,
    status: (status ?? '').replace(/^[\W_]+|[\s*_]+$/g, ''),
  };
}

/** What a record says that does not hold, or no longer: “Superseded by 12”. Null for what holds, and for what is no record. */
export function whyRecordFails(path: string, text: string): string | null {
  const record = isRecordPath(path) ? readDecisionRecord(text) : null;
  return record?.stands === false ? record.status : null;
}

function statusIn(lines: readonly string[], section: { from: number; to: number } | null): string | null {
  const named = lines.map((line) => STATUS.exec(line)?.[1]).find((status) => status !== undefined);
  if (named !== undefined) return named;
  return section === null ? null : (lines.slice(section.from, section.to).find((line) => line.trim() !== '') ?? null);
}

/** The first paragraph, on one line. */
function paragraph(lines: readonly string[]): string {
  const from = lines.findIndex((line) => line.trim() !== '');
  if (from === -1) return '';
  const rest = lines.slice(from);
  const end = rest.findIndex((line) => line.trim() === '' || HEADING.test(line));
  const text = rest
    .slice(0, end === -1 ? rest.length : end)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= MAX_DECISION ? text : `${text.slice(0, MAX_DECISION - 1)}…`;
}

function lastWritten(lines: readonly string[], from: number, to: number): number {
  const last = lines.slice(from, to).findLastIndex((line) => line.trim() !== '');
  return Math.min(from + last + 1, from + 20);
}
