import { buildReviewerInput, buildSummarizerInput, buildWriterInput } from '../../../../src/agents/roles/inputs/build';
import { CATALOGUE } from '../../../../src/agents/questions/catalogue';
import type { QuestionTypeName } from '../../../../src/agents/questions/question-type';
import type { WriterInput } from '../../../../src/agents/roles/inputs/inputs';
import { reviewer, type ReviewerOutput } from '../../../../src/agents/roles/reviewer/role';
import { summarizer } from '../../../../src/agents/roles/summarizer/role';
import { writer } from '../../../../src/agents/roles/writer/role';
import type { Dimension } from '../../../../src/agents/session/dimension';
import type { Intake } from '../../../../src/agents/session/events';
import type { Evidence, Fact } from '../../../../src/agents/session/evidence';
import { countIds, nextNumber } from '../../../../src/agents/session/ids';
import type { NonAnswer, Question } from '../../../../src/agents/session/question';
import { EMPTY_SESSION, type AskedQuestion, type Session, type Topic } from '../../../../src/agents/session/session';
import {
  ID_PREFIX,
  STATEMENT_KINDS,
  type Statement,
  type StatementDraft,
} from '../../../../src/agents/session/statement';
import { lintSession } from '../../../../src/agents/specification/lint';
import { buildSpec, type Spec } from '../../../../src/agents/specification/model';
import { numbered } from '../../../../src/agents/specification/numbering';

export interface Asked {
  type: QuestionTypeName;
  config: Record<string, unknown>;
  dimensions?: Dimension[];
  topicId?: string;
  evidence?: string[];
  purpose?: Question['purpose'];
  about?: string;
  answer?: unknown;
  nonAnswer?: NonAnswer;
  text?: string;
  note?: string;
  status?: AskedQuestion['status'];
}

export const INTAKE: Intake = {
  kind: 'feature',
  alsoKinds: [],
  title: 'Export orders',
  terms: [],
  probeNeeded: true,
  reason: '',
  visible: true,
  mustKnow: [],
};

/** A statement that a writer made of the first answer; its kind is that of its id. */
export function said(id: string, text: string, more: Partial<Statement> = {}): Statement {
  const [kind = 'requirement'] = STATEMENT_KINDS.filter((one) => id.startsWith(`${ID_PREFIX[one]}-`));
  const made = { id, topicId: 'export', kind, text, dimension: 'behaviour', sources: ['Q1'] } as const;
  return { ...made, by: 'writer', dependsOn: [], ...more, sources: more.sources ?? [...made.sources] };
}

/** Options with the ids a, b, c … */
export function options(...labels: string[]): { id: string; label: string }[] {
  return labels.map((label, at) => ({ id: String.fromCharCode(97 + at), label }));
}

/** A question as it stands in a session after the person dealt with it; `digest` comes from its own type. */
export function asked(id: string, given: Asked): AskedQuestion {
  const { type, config, answer, nonAnswer, text = '' } = given;
  const parsed = CATALOGUE[type].config.parse(config);
  const by = 'person' as const;
  const seq = Number(id.slice(1)) * 10;
  const response: AskedQuestion['response'] =
    answer !== undefined
      ? {
          kind: 'answer',
          value: answer,
          digest: CATALOGUE[type].digest(parsed, answer),
          ...(given.note === undefined ? {} : { note: given.note }),
          by,
          seq,
          firstSeq: seq,
          revisions: 0,
        }
      : nonAnswer
        ? { kind: 'non_answer', nonAnswer, text, by, seq, firstSeq: seq }
        : null;
  return {
    question: {
      id,
      topicId: given.topicId ?? 'export',
      type,
      config: parsed as Record<string, unknown>,
      why: 'Because.',
      evidence: given.evidence ?? [],
      purpose: given.purpose ?? 'elicit',
      dimensions: given.dimensions ?? ['behaviour'],
      by: 'offline',
      ...(given.about === undefined ? {} : { about: given.about }),
    },
    status: given.status ?? (response === null ? 'open' : nonAnswer === 'not_now' ? 'parked' : 'answered'),
    askedSeq: seq - 1,
    askedAt: '2026-02-03T10:00:00.000Z',
    acknowledgement: '',
    response,
    deferrals: nonAnswer === 'not_now' ? 1 : 0,
    clarifications: [],
    proposal: null,
  };
}

export function topic(id: string, title: string, dimensions: Dimension[], rest: Partial<Topic> = {}): Topic {
  return {
    id,
    title,
    scope: '',
    dimensions,
    origin: 'bootstrap',
    status: 'completed',
    finding: null,
    closedBy: 'settled',
    chosen: false,
    since: 1,
    ...rest,
  };
}

export function evidence(
  id: string,
  path: string,
  startLine: number,
  endLine: number,
  shows: string,
  rest: Partial<Evidence> = {},
): Evidence {
  const hash = `${id.toLowerCase()}0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f9`;
  return { id, path, startLine, endLine, kind: 'code', hash, excerpt: '', shows, why: '', score: 0.8, ...rest };
}

export function fact(kind: Fact['kind'], value: string, text: string, cited: string[], confirm = false): Fact {
  return { kind, value, text, evidence: cited, confirm };
}

export function session(parts: Partial<Session>): Session {
  return {
    ...EMPTY_SESSION,
    id: 's-1',
    startedAt: '2026-02-03T09:30:00.000Z',
    lastAt: '2026-02-03T10:20:00.000Z',
    request: 'Export orders',
    interviewer: 'Offline interviewer',
    roots: ['shop'],
    budget: 12,
    intake: INTAKE,
    topics: [topic('export', 'The export', ['user_goal', 'behaviour'])],
    ...parts,
  };
}

/** The session after the offline writer has written every topic's draft, with ids given out as the engine gives them. */
export function written(before: Session, mode: WriterInput['mode'] = 'full_revision'): Session {
  return before.topics.reduce((now, { id }) => writeTopic(now, id, mode), before);
}

export function writeTopic(now: Session, topicId: string, mode: WriterInput['mode']): Session {
  const place = now.topics.find(({ id }) => id === topicId);
  if (!place) throw new Error(`No topic ${topicId}.`);
  const { statements: drafts, removed } = writer.output.parse(writer.offline(buildWriterInput(now, place, mode)));
  const given: Partial<Record<string, number>> = {};
  const upserts = drafts.map((draft): Statement => ({
    ...draft,
    id: draft.id ?? nextId(draft, now, given),
    topicId,
    by: 'offline',
  }));
  const kept = now.statements
    .filter(({ id }) => !removed.includes(id))
    .map((s) => upserts.find(({ id }) => id === s.id) ?? s);
  const added = upserts.filter(({ id }) => !now.statements.some((s) => s.id === id));
  const changed = { key: '', topicId, upserts, removed, mode, comment: '' };
  const ids = countIds(now.ids, { type: 'statements_changed', ...changed }, now.lost);
  return { ...now, statements: [...kept, ...added], ids };
}

function nextId({ kind }: StatementDraft, now: Session, given: Partial<Record<string, number>>): string {
  const prefix = ID_PREFIX[kind];
  const before = given[prefix] ?? 0;
  given[prefix] = before + 1;
  return `${prefix}-${String(nextNumber(now, `${prefix}-`, before)).padStart(3, '0')}`;
}

/** The texts of a session's statements with their kinds: "requirement: The export SHALL …". */
export function texts({ statements }: Session): string[] {
  return statements.map(({ kind, text }) => `${kind}: ${text}`);
}

/** What the offline writer makes of one question. */
export function ofOne(given: Asked): Statement[] {
  return written(session({ questions: [asked('Q1', given)] })).statements;
}

export function review(now: Session): ReviewerOutput {
  return reviewer.output.parse(reviewer.offline(buildReviewerInput(now, lintSession(now))));
}

/** The specification with the offline summary, as the engine builds it at the end. */
export function finished(now: Session, status: 'approved' | 'unapproved' = 'approved'): Spec {
  const { title, summary } = summarizer.output.parse(summarizer.offline(buildSummarizerInput(now)));
  return numbered(buildSpec(now, { title, summary, status }), now);
}

/** Several formats were offered, and one was taken. */
export const FORMATS: Asked = {
  type: 'pick_many',
  config: {
    question: 'Which formats?',
    options: [
      { id: 'csv', label: 'CSV' },
      { id: 'pdf', label: 'PDF reports' },
    ],
  },
  answer: { selected: ['csv'] },
};
