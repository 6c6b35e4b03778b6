import { z } from 'zod';
import { nonAnswerSchema } from '../session/question';
import { QUESTION_TYPES } from '../questions/question-type';
import { toExchange, wasSentBack } from '../context/exchanges';
import { isInFile } from '../session/evidence';
import type { Session } from '../session/session';
import { usageByRole, usageSchema } from '../session/usage';
import { statementSchema, type Statement, type StatementKind } from '../session/statement';
import { titleOf } from '../roles/text/title';
import { unanswered } from './open-questions';
import { provenanceOf } from './provenance';
import { summarise } from './summary';
import { currentFacts, isSettledAssumption } from './current-facts';
import { isSettled } from './writing/from-ground';
import { sentence } from './writing/sentence';

/** A statement as the specification shows it: its sources are checked, and it says if nothing stands behind it. */
export const specStatementSchema = statementSchema.extend({
  /** Sources that were named but do not exist or do not support it. */
  dangling: z.array(z.string()),
  assumed: z.boolean(),
});
export type SpecStatement = z.infer<typeof specStatementSchema>;

const citedSchema = z.object({
  id: z.string(),
  /** With the root's name in front where there are several roots. */
  path: z.string(),
  startLine: z.number().int(),
  endLine: z.number().int(),
  hash: z.string(),
  shows: z.string(),
  kind: z.string(),
  score: z.number(),
});
export type Cited = z.infer<typeof citedSchema>;

const list = z.array(specStatementSchema);

/** A specification as data. Every form it takes on disk is rendered from this. */
export const specSchema = z.object({
  title: z.string(),
  summary: z.string(),
  session: z.string(),
  /** ISO 8601, UTC. */
  created: z.string(),
  /** Who led the interview. */
  interviewer: z.string(),
  /** What the models' calls took, by role; empty where no model was called. */
  usage: z.array(usageSchema.extend({ role: z.string() })),
  /** How often an offline twin answered because a model's reply was of no use. */
  fallbacks: z.number().int(),
  /** The git revision the workspace stood at, where it is known. */
  revision: z.string().nullable(),
  status: z.enum(['approved', 'unapproved']),
  /** How questions were answered where no person did; null in a person's session. */
  automatic: z.enum(['recommended', 'first', 'delegate']).nullable(),
  request: z.string(),
  selection: z
    .object({ path: z.string(), startLine: z.number(), endLine: z.number(), text: z.string(), language: z.string() })
    .nullable(),
  topics: z.array(z.object({ id: z.string(), title: z.string() })),
  context: z.object({
    summary: z.string(),
    /** What the workspace answers by itself, beyond what was asked about or is assumed. */
    facts: z.array(z.object({ text: z.string(), sources: z.array(z.string()) })),
    gaps: z.array(z.string()),
  }),
  facts: list,
  goals: list,
  nonGoals: list,
  stories: list,
  requirements: list,
  quality: list,
  entities: list,
  interfaces: list,
  edgeCases: list,
  decisions: list,
  delegated: list,
  assumptions: list,
  openQuestions: list,
  risks: list,
  tasks: list,
  acceptance: list,
  /** What stays open without a statement of its own: questions never answered, topics never discussed, issues. */
  unanswered: z.array(z.object({ source: z.string().nullable(), text: z.string(), reason: z.string() })),
  evidence: z.array(citedSchema),
  clarifications: z.array(
    z.object({
      id: z.string(),
      type: z.enum(QUESTION_TYPES),
      question: z.string(),
      /** One line, or for free text all of it; empty for a non-answer. */
      answer: z.string(),
      nonAnswer: nonAnswerSchema.nullable(),
      /** What was said with a non-answer. */
      remark: z.string(),
      code: z.object({ text: z.string(), language: z.string() }).nullable(),
      revisions: z.number().int(),
      by: z.enum(['person', 'harness']),
    }),
  ),
  messages: z.array(z.object({ id: z.string(), text: z.string() })),
});
export type Spec = z.infer<typeof specSchema>;

/** What is not in the session when its specification is built. */
export interface SpecFrame {
  title?: string;
  summary?: string;
  status?: 'approved' | 'unapproved';
  revision?: string | null;
}

/** The lists of statements, in the order in which a specification shows them, with the kind that each holds. */
export const SPEC_LISTS = [
  ['goals', 'goal'],
  ['nonGoals', 'non_goal'],
  ['stories', 'story'],
  ['requirements', 'requirement'],
  ['quality', 'quality'],
  ['entities', 'entity'],
  ['interfaces', 'interface'],
  ['edgeCases', 'edge_case'],
  ['decisions', 'decision'],
  ['delegated', 'delegated'],
  ['assumptions', 'assumption'],
  ['openQuestions', 'open_question'],
  ['risks', 'risk'],
  ['tasks', 'task'],
  ['acceptance', 'acceptance'],
  ['facts', 'fact'],
] as const satisfies readonly (readonly [keyof Spec, StatementKind])[];

export type SpecList = (typeof SPEC_LISTS)[number][0];

/** All statements of a specification, in the order of its lists. */
export function statementsIn(spec: Spec): SpecStatement[] {
  return SPEC_LISTS.flatMap(([name]) => spec[name]);
}

/** The specification of a session as it stands, at any time. */
export function buildSpec(session: Session, frame: SpecFrame = {}): Spec {
  const statements = session.statements.map((statement): SpecStatement => ({
    ...statement,
    ...provenanceOf(session, statement),
  }));
  const lists = Object.fromEntries(
    SPEC_LISTS.map(([name, kind]) => [name, statements.filter((s) => listedKind(s) === kind)]),
  );
  const answered = session.questions.filter(
    (asked) => asked.response !== null && (asked.question.purpose !== 'approval' || wasSentBack(asked)),
  );
  const topics = session.topics.filter(({ status }) => status !== 'dropped').map(({ id, title }) => ({ id, title }));
  const cited = new Set([
    ...statements.flatMap(({ sources }) => sources),
    ...session.facts.flatMap(({ evidence }) => evidence),
  ]);
  return {
    title: frame.title ?? titleIn(session),
    summary:
      frame.summary ??
      session.spec?.summary ??
      summarise({
        request: session.request,
        statements: session.statements,
        topics,
        settled: answered.filter(({ question }) => question.purpose !== 'approval').length,
      }),
    session: session.id,
    created: session.startedAt,
    interviewer: session.interviewer,
    usage: usageByRole(session),
    fallbacks: session.fallbacks.length,
    revision: frame.revision ?? session.revision,
    status: frame.status ?? (session.planReview?.decision === 'approve' ? 'approved' : 'unapproved'),
    automatic: session.automatic,
    request: session.request,
    selection: selectionIn(session),
    topics,
    context: contextIn(session, statements),
    ...(lists as Record<SpecList, SpecStatement[]>),
    unanswered: unanswered(session),
    evidence: session.evidence
      .filter((evidence) => cited.has(evidence.id) || (evidence.kind === 'code' && evidence.score >= WORTH_NAMING))
      .map(({ id, startLine, endLine, hash, shows, kind, score, ...place }) => ({
        id,
        path: isInFile({ kind }) ? placeIn(session, place) : place.path,
        startLine,
        endLine,
        hash,
        shows,
        kind,
        score,
      })),
    clarifications: answered.map(clarification),
    messages: session.messages.filter(({ id }) => cited.has(id)).map(({ id, text }) => ({ id, text })),
  };
}

/** From this score on, found code is named in the specification even if no statement cites it. */
export const WORTH_NAMING = 0.5;

/** The title of a session's specification. */
export function titleIn({ intake, request }: Session): string {
  return intake?.title.trim() || titleOf(request);
}

/**
 * A statement that nothing supports is listed with the assumptions; a question asserts nothing and stays a question. What
 * was assumed and the person has confirmed or put right is how things are.
 */
export function listedKind({ kind, assumed, by }: SpecStatement): StatementKind {
  if (isSettledAssumption({ kind, by })) return 'fact';
  return assumed && kind !== 'open_question' ? 'assumption' : kind;
}

function selectionIn(session: Session): Spec['selection'] {
  const { selection } = session;
  if (selection === null) return null;
  const { startLine, endLine, text, language = '', ...place } = selection;
  return { path: placeIn(session, place), startLine, endLine, text, language };
}

function placeIn(session: Session, { root, path }: { root?: string | undefined; path: string }): string {
  return root !== undefined && session.roots.length > 1 ? `${root}/${path}` : path;
}

function contextIn(session: Session, statements: readonly Statement[]): Spec['context'] {
  const { probe, questions } = session;
  const asked = questions.map((q) => ({ ...toExchange(q), answered: q.response?.kind === 'answer' }));
  const stated = new Set(
    statements.filter(({ kind }) => kind === 'assumption' || kind === 'fact').map(({ text }) => text),
  );
  const summary = {
    not_started: 'The workspace was not looked at.',
    skipped: `The workspace was not looked at. ${probe.reason}`,
    running: probe.evidenceSummary,
    cancelled: `The look at the workspace was stopped early. ${probe.evidenceSummary}`,
    failed: `The look at the workspace broke down. ${probe.reason}`,
    completed_with_confidence: probe.evidenceSummary,
    completed_with_gaps: probe.evidenceSummary,
  }[probe.status];
  return {
    summary: summary.trim(),
    facts: currentFacts(session)
      .filter((fact) => !isSettled(fact, asked) && !stated.has(sentence(fact.text)))
      .map(({ text, evidence }) => ({
        text,
        sources: evidence.filter((id) => session.evidence.some((e) => e.id === id)),
      })),
    gaps: probe.gaps,
  };
}

const planReviewSchema = z.object({
  annotations: z.array(z.object({ sectionId: z.string(), text: z.string() })).default([]),
  feedback: z.string().default(''),
});

/** All that the person said when sending the plan back, on one line. */
function planComments(answer: unknown): string {
  const { annotations, feedback } = planReviewSchema.catch({ annotations: [], feedback: '' }).parse(answer);
  const said = [...annotations.map(({ text }) => text), feedback].map(onOneLine).filter((text) => text !== '');
  return said.length === 0 ? 'Sent back without a comment.' : `Sent back: ${said.join(' · ')}`;
}

function clarification(asked: Session['questions'][number]): Spec['clarifications'][number] {
  const { questionId, type, question, digest, nonAnswer, text, answer } = toExchange(asked);
  const whole = z.object({ text: z.string() }).safeParse(answer).data?.text;
  const code = z.object({ code: z.string(), language: z.string().default('') }).safeParse(answer).data;
  const edited = z.object({ decision: z.literal('edit'), edited: z.string() }).safeParse(answer).data;
  return {
    id: questionId,
    type,
    question,
    answer: wasSentBack(asked)
      ? planComments(answer)
      : type === 'ask_text' && whole !== undefined
        ? onOneLine(whole)
        : digest,
    nonAnswer,
    remark: text,
    code: code ? { text: code.code, language: code.language } : edited ? { text: edited.edited, language: '' } : null,
    revisions: asked.response?.kind === 'answer' ? asked.response.revisions : 0,
    by: asked.response?.by ?? 'person',
  };
}

/** The lines of a free text in a row, told apart. */
function onOneLine(text: string): string {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' / ');
}
