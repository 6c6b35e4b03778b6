import type { EventOf, SessionEvent } from '../../../agents/session/events';
import type { Ends } from '../sdd-folder/sdd-folder';
import { readRecord, type GoodRecord, type ReadRecord } from './journal-record';
import type { Seal } from './seal';

/** What a list shows of a session, as far as its journal tells at a glance. */
interface JournalSummary {
  /** Null where the journal does not say. */
  title: string | null;
  startedAt: string;
  lastAt: string;
  /** Questions that the person answered or declined. */
  answered: number;
  ended: boolean;
  specPath: string | null;
  /** Whether its last record was not made on this computer. Who opens the session looks at all of them. */
  foreign: boolean;
}

/** How many lines at each end are tried for a record, and how often a kind of event is looked up. */
const TRIES = 5;
/** Longer lines are not read for a list. */
const MAX_LINE = 1_000_000;

/**
 * What the ends of a journal tell, without reading every record of it: the time of a list must not depend on what somebody
 * put into the folder. `newer` where the records are of a version that is not understood; null where there are none.
 */
export function summariseEnds({ head, tail }: Ends, seal: Seal): JournalSummary | 'newer' | null {
  const last = tail.length > 0 ? tail : head;
  const first = edgeRecord(head, firstLines(head), seal);
  const latest = edgeRecord(last, lastLines(last), seal);
  if (first === 'newer' || latest === 'newer') return 'newer';
  const started = find(head, 'session_started', 'first');
  const intake = find(head, 'intake_made', 'last');
  const spec = find(last, 'spec_written', 'last');
  const at = first?.record.at ?? latest?.record.at ?? null;
  if (at === null) return null;
  const title = intake?.intake.title.trim() ? intake.intake.title : started?.request;
  return {
    title: title ?? null,
    startedAt: at,
    lastAt: latest?.record.at ?? at,
    answered: new Set([head, tail].flatMap(questionsAnswered)).size,
    ended: find(last, 'session_ended', 'last') !== null,
    specPath: spec?.path ?? null,
    foreign: (latest ?? first)?.sealed !== 'here',
  };
}

interface Line {
  start: number;
  end: number;
}

const LINE_END = 0x0a;

function* firstLines(text: Buffer): Generator<Line> {
  for (let start = 0, count = 0; start < text.length && count < TRIES; count++) {
    const line = lineAt(text, start);
    yield line;
    start = line.end + 1;
  }
}

function* lastLines(text: Buffer): Generator<Line> {
  for (let end = text.length, count = 0; end > 0 && count < TRIES; count++) {
    const start = text.lastIndexOf(LINE_END, end - 1) + 1;
    yield { start, end };
    end = start - 1;
  }
}

function lineAt(text: Buffer, position: number): Line {
  const end = text.indexOf(LINE_END, position);
  return {
    start: position === 0 ? 0 : text.lastIndexOf(LINE_END, position - 1) + 1,
    end: end === -1 ? text.length : end,
  };
}

function edgeRecord(text: Buffer, lines: Iterable<Line>, seal: Seal): GoodRecord | 'newer' | null {
  for (const line of lines) {
    const read = readLine(text, line, seal);
    if (read?.kind === 'good') return read;
    if (read?.kind === 'newer') return 'newer';
  }
  return null;
}

function readLine(text: Buffer, { start, end }: Line, seal: Seal | null = null): ReadRecord | null {
  return end - start > MAX_LINE ? null : readRecord(text.toString('utf8', start, end), seal);
}

/** How the event of a type stands in its record. Inside JSON texts the quotes are escaped. */
function mark(type: SessionEvent['type']): string {
  return `"event":{"type":"${type}"`;
}

/** The first or the last good event of a type. */
function find<T extends SessionEvent['type']>(text: Buffer, type: T, which: 'first' | 'last'): EventOf<T> | null {
  const next = (from: number) =>
    which === 'first' ? text.indexOf(mark(type), from) : text.lastIndexOf(mark(type), from);
  let at = which === 'first' ? next(0) : next(text.length);
  for (let count = 0; at !== -1 && count < TRIES; count++) {
    const line = lineAt(text, at);
    const read = readLine(text, line);
    if (read?.kind === 'good' && read.record.event.type === type) return read.record.event as EventOf<T>;
    if (which === 'last' && line.start === 0) return null;
    at = next(which === 'first' ? line.end : line.start - 1);
  }
  return null;
}

const ANSWERS = [mark('answer_given'), mark('non_answer_given')];
/** Bytes after the mark of an answer within which its question is named. */
const NAMED_WITHIN = 100;

function questionsAnswered(text: Buffer): string[] {
  const questions: string[] = [];
  for (const answer of ANSWERS) {
    for (let at = text.indexOf(answer); at !== -1; at = text.indexOf(answer, at + answer.length)) {
      const after = text.toString('latin1', at + answer.length, at + answer.length + NAMED_WITHIN);
      questions.push(/^,"questionId":"([^"]*)"/.exec(after)?.[1] ?? `at ${at}`);
    }
  }
  return questions;
}
