import { sentencesOf } from '../base/english/pieces';

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
const RECORD_FOLDER = /(?:^|\/)(?:\.?adrs?|decisions?|architecture-decisions?)\/[^/]{1,200}\.md$/i;
/** Records among other documents, by their names: `docs/adr-002-no-framework.md`. */
const NAMED_RECORD = /(?:^|\/)docs?\/(?:[^/]{1,100}\/){0,4}adr[-_ ]?\d{1,5}[-_. ][^/]{1,200}\.md$/i;
/** What is only numbered may be the chapter of a manual, and begins with no year: `docs/0007-use-redis.md`. */
const NUMBERED = /(?:^|\/)docs?\/(?:[^/]{1,100}\/){0,4}(?!(?:19|20)\d\d[-_])\d{4}[-_][^/]{1,200}\.md$/i;

const HEADING = /^(#{1,4})\s+(\S.{0,300})$/;
const STATUS = /^\s*(?:[-*]\s*)?(?:\*\*)?status(?:\*\*)?\s*:\s*(?:\*\*)?\s*(\S.{0,100})$/i;
const HOLDS = /^\W{0,8}(?:accepted|approved|adopted|done|implemented|decided)\b/i;
const HOLDS_NOT = /^\W{0,8}(?:proposed|draft|superseded|replaced|deprecated|rejected|withdrawn|obsolete)\b/i;
/** A line that says something of the record: “Date: 2026-01-15”, “* Deciders: Ann”. */
const ABOUT_ITSELF =
  /^\s*(?:[-*]\s*)?(?:\*\*)?(?:status|date|datum|deciders?|authors?|tags?|id|number|supersedes|superseded[ -]by|consulted|informed|technical story|issue)(?:\*\*)?\s*:/i;
const DAY = /\b(20\d{2}-\d{2}-\d{2})\b/;

const MAX_LINES = 400;
/** Characters of what was decided, in whole sentences, and of the first one, which is told whole. */
const MAX_DECISION = 300;
const MAX_SENTENCE = 600;

/** Whether a file may be a record of a decision, by its path; tables of contents and templates are none. */
export function isRecordPath(path: string): boolean {
  return (
    (RECORD_FOLDER.test(path) || NAMED_RECORD.test(path) || NUMBERED.test(path)) &&
    !/(?:^|\/)(?:readme|index|template|[^/]*template[^/]*)\.md$/i.test(path)
  );
}

/** Whether only its status tells that a file is a record of a decision: its path may be that of a chapter. */
export function isOnlyNumbered(path: string): boolean {
  return !RECORD_FOLDER.test(path) && !NAMED_RECORD.test(path);
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
  const below = { from: first.at + 1, to: headings[1]?.at ?? lines.length };
  const body = decided === null ? underTitle(lines, below) : paragraph(lines.slice(decided.from, decided.to));
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

/** Of a record without a section for it, what it decided stands below its title, behind its status and its date. */
function underTitle(lines: readonly string[], { from, to }: { from: number; to: number }): string {
  return paragraph(lines.slice(from, to).map((line) => (ABOUT_ITSELF.test(line) ? '' : line)));
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
  return shortened(text);
}

/** The sentences that fit, the first of them always; one that is too long by itself ends behind a word. */
function shortened(text: string): string {
  const [first = '', ...rest] = sentencesOf(text);
  if (first.length > MAX_SENTENCE) return `${first.slice(0, MAX_SENTENCE).replace(/[\s,;:–—-]*\s\S*$/u, '')} …`;
  let told = first;
  for (const one of rest) {
    if (told.length + one.length >= MAX_DECISION) break;
    told = `${told} ${one}`;
  }
  return told;
}

function lastWritten(lines: readonly string[], from: number, to: number): number {
  const last = lines.slice(from, to).findLastIndex((line) => line.trim() !== '');
  return Math.min(from + last + 1, from + 20);
}
