import { isAboutLinks, isAboutWording } from '../session/draft-edits';
import { headingOf, standsUnder } from '../session/stands-under';
import * as z from 'zod';
import { EARLIER_TOPIC } from '../session/changed-spec';
import { evidenceInForce } from '../session/evidence-in-force';
import { isInFile } from '../session/evidence';
import { questionsByRules } from '../session/made-by-rules';
import { asksOfChange, isAdopted, type Session } from '../session/session';
import { oncePerSession } from '../session/once-per-session';
import { usageByRole, usageSchema } from '../session/usage';
import { specPlaceSchema } from '../session/spec-place';
import type { StatementKind } from '../session/statement';
import { titleOf } from '../base/english/title';
import { changesIn, changesSchema } from './changes';
import { clarificationSchema, clarificationsIn, messageSchema } from './clarifications';
import { isReworded } from '../session/put-aside';
import { isSettledAssumption } from '../session/facts-in-force';
import { namedIn, type Marks } from '../base/text/markdown';
import { withConfirmed } from './confirmed';
import { commentsOn, openComments } from './open-comments';
import { unanswered } from './open-questions';
import { withPassedOptions } from './passed-options';
import { provenanceOf } from './provenance';
import { scenariosOf } from './scenarios';
import { isDerivedCheck, specStatementSchema, type SpecStatement } from './spec-statement';
import { placesIn, seenIn, seenSchema } from './exploration-summary';
import { withRefusedCheck } from './refused-checks';
import { summarise } from './summary';
import { basisIn, isFromOption } from './whose-words';

export type { SpecStatement };

export const citedSchema = z.object({
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
  /** How often a rule-based version answered because a model's reply was of no use. */
  fallbacks: z.number().int(),
  /** The questions that rules made where models played a part, too; empty where no model did. */
  questionsByRules: z.array(z.string()),
  /** The git revision the workspace stood at, where it is known. */
  revision: z.string().nullable(),
  status: z.enum(['approved', 'unapproved']),
  /** How questions were answered where no person did; null in a person's session. */
  automatic: z.enum(['recommended', 'first', 'delegate']).nullable(),
  /** Answers and messages that were taken over from a session not made on this computer; null where all of it was. */
  adopted: z.array(z.string()).nullable(),
  request: z.string(),
  /** What it changes of an earlier specification; null where it stands for itself. */
  changes: changesSchema.nullable().default(null),
  /** What was asked for before, oldest first, and how it came to what is asked for now; absent where nothing was. */
  formerRequests: z.array(z.object({ request: z.string(), cause: z.enum(['said', 'part']) })).optional(),
  /** What a calling agent passed in with it; empty where none did. */
  callerContext: z.string().default(''),
  selection: z
    .object({ path: z.string(), startLine: z.number(), endLine: z.number(), text: z.string(), language: z.string() })
    .nullable(),
  topics: z.array(z.object({ id: z.string(), title: z.string() })),
  context: seenSchema,
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
  /** Ids of statements of which the person wants no check. */
  noCheckWanted: z.array(z.string()).default([]),
  /** What stays open without a statement of its own: questions never answered, topics never discussed, issues. */
  unanswered: z.array(
    z.object({
      source: z.string().nullable(),
      text: z.string(),
      reason: z.string(),
      quoted: z.literal(true).optional(),
    }),
  ),
  /** Comments on how the draft is worded that nobody worked in and that name no statement, and where they were made. */
  wordingComments: z.array(z.object({ source: z.string(), text: z.string() })).default([]),
  evidence: z.array(citedSchema),
  /** Found by what was settled, the best first; empty where nobody has looked. */
  places: z.array(specPlaceSchema).default([]),
  /** Why nobody could look, as a clause; null where somebody did. */
  placesProblem: z.string().nullable().default(null),
  /** The folder below `.sdd/specs` that it is written in; by its date and title where it is not written yet. */
  folder: z.string().default(''),
  /** Labels that other specifications of the workspace have, too: alone they do not say whose they are. */
  sharedLabels: z.array(z.string()).default([]),
  clarifications: z.array(clarificationSchema),
  messages: z.array(messageSchema),
});
export type Spec = z.infer<typeof specSchema>;

/** What is not in the session when its specification is built. */
interface SpecOverrides {
  title?: string;
  summary?: string;
  status?: 'approved' | 'unapproved';
  revision?: string | null;
  places?: Spec['places'];
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

/** All statements of a specification, in the order of its lists; what only follows from another one is none of its own. */
export function statementsIn(spec: Pick<Spec, SpecList>): SpecStatement[] {
  return SPEC_LISTS.flatMap(([name]) => spec[name].filter(({ derived }) => derived !== true));
}

/**
 * The assumptions apart: what only the text of options says that were taken, which whoever approved the plan has confirmed
 * with it, and what nobody has confirmed.
 */
export function assumptionsIn({ assumptions, status }: Pick<Spec, 'assumptions' | 'status'>): {
  confirmed: SpecStatement[];
  open: SpecStatement[];
} {
  const isConfirmed = ({ fromOption }: SpecStatement) => status === 'approved' && fromOption === true;
  return { confirmed: assumptions.filter(isConfirmed), open: assumptions.filter((one) => !isConfirmed(one)) };
}

/** The specification of a session as it stands, at any time. */
export function buildSpec(session: Session, given: SpecOverrides = {}): Spec {
  const edited = new Set(session.editedByPerson);
  const against = new Set(session.facts.flatMap((fact) => (fact.kind === 'contradiction' ? fact.evidence : [])));
  const written = withConfirmed(session).map((told): SpecStatement => {
    const { under: _under, ...statement } = told;
    const heading = headingOf(session, told);
    const basis = basisIn(session, statement);
    // Who builds it can do nothing with what a check is said to be of: that stands in the annex.
    const comments = commentsOn(session, statement.id).filter((comment) => !isAboutLinks(comment));
    return {
      ...statement,
      topicId: standsUnder(session, told),
      ...(heading === undefined ? {} : { under: heading }),
      ...(comments.length === 0 ? {} : { comments }),
      ...provenanceOf(session, statement),
      basis,
      ...(statement.kind === 'assumption' && statement.sources.some((source) => against.has(source))
        ? { overrules: true }
        : {}),
      ...(isFromOption(statement, basis) && !edited.has(statement.id) ? { fromOption: true } : {}),
    };
  });
  // What was offered for what a statement said before says nothing of what it says now.
  const statements = withPassedOptions(session, written).map(({ rejected, ...statement }): SpecStatement =>
    rejected === undefined || isReworded(session, statement) ? statement : { ...statement, rejected },
  );
  const lists = Object.fromEntries(
    SPEC_LISTS.map(([name, kind]) => [name, statements.filter((s) => listedKind(s) === kind)]),
  ) as Record<SpecList, SpecStatement[]>;
  const topics = session.topics.filter(({ status }) => status !== 'dropped').map(({ id, title }) => ({ id, title }));
  const summary = given.summary ?? session.spec?.summary ?? summaryOf(session, topics);
  const codePlaces = given.places ?? session.spec?.places ?? [];
  const seen = seenIn(
    session,
    statements,
    codePlaces.some(({ kind }) => kind === 'code'),
  );
  const open = unanswered(session);
  const sources = new Set([...statements, ...seen.facts].flatMap((one) => one.sources));
  const clarifications = clarificationsIn(session, sources);
  const prose = [
    summary,
    seen.summary,
    ...seen.gaps,
    ...seen.facts.map(({ text }) => text),
    ...statements.flatMap(({ text, rejected = [] }) => [text, ...rejected.flatMap((r) => [r.option, r.reason ?? ''])]),
    ...open.map(({ text }) => text),
    ...clarifications.map(({ question }) => question),
  ];
  const places = placesIn(evidenceInForce(session)).map(({ id }) => id);
  const isStanding = (id: string) => statements.some((statement) => statement.id === id);
  // What names a statement is told there.
  const wordingComments = openComments(session)
    .filter(({ text, names }) => isAboutWording(text) && !names.some(isStanding))
    .map(({ source, text }) => ({ source, text }));
  const said = [...open, ...wordingComments].flatMap(({ source }) => source ?? []);
  const ofFormer = saidForFormerGoals(session);
  const cited = new Set([...sources, ...said, ...places, ...prose.flatMap(namedIn)]);
  return {
    title: given.title ?? titleIn(session),
    summary,
    session: session.id,
    created: session.startedAt,
    interviewer: session.interviewer,
    usage: usageByRole(session),
    fallbacks: session.fallbacks.length,
    questionsByRules: questionsByRules(session),
    revision: given.revision ?? session.revision,
    status: given.status ?? (session.planReview?.decision === 'approve' ? 'approved' : 'unapproved'),
    automatic: session.automatic,
    adopted: adoptedIn(session),
    request: session.request,
    changes: changesIn(session, statements),
    ...(session.formerGoals.length === 0
      ? {}
      : { formerRequests: session.formerGoals.map(({ request, cause }) => ({ request, cause })) }),
    callerContext: session.caller?.context ?? '',
    selection: selectionIn(session),
    topics: session.changes === null ? topics : [{ id: EARLIER_TOPIC, title: 'As specified before' }, ...topics],
    context: seen,
    ...lists,
    acceptance: scenariosOf(lists),
    noCheckWanted: [...withRefusedCheck(session)],
    unanswered: open,
    wordingComments,
    evidence: session.evidence
      .filter(({ id }) => cited.has(id))
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
    places: codePlaces,
    placesProblem: session.spec?.placesProblem ?? null,
    folder: session.spec?.path.split('/').at(-2) ?? '',
    sharedLabels: session.spec?.sharedLabels ?? [],
    clarifications,
    messages: session.messages
      .filter(({ id }) => cited.has(id) || ofFormer.has(id))
      .map(({ id, text }) => ({ id, text, named: [] })),
  };
}

/** The specification as it stands before anybody has summed it up: what it is made of is asked about several times over. */
export const specSoFar = oncePerSession((session): Spec => buildSpec(session, { summary: '' }));

/** What set another goal, and what was said before that only the goal then rested on: it is never lost. */
function saidForFormerGoals({ formerGoals, putAside }: Session): Set<string> {
  const changes = new Set(formerGoals.map(({ seq }) => seq));
  return new Set([
    ...formerGoals.flatMap(({ source }) => source ?? []),
    ...putAside.filter(({ seq }) => changes.has(seq)).flatMap(({ statement }) => statement.sources),
  ]);
}

/** The ids that are marks in a specification, in brackets: each has its entry under Clarifications or Evidence. */
export function marksOf({ clarifications, messages, evidence }: Spec): Marks {
  return new Set([...clarifications, ...messages, ...evidence].map(({ id }) => id));
}

function adoptedIn(session: Session): Spec['adopted'] {
  const { adopted, questions, messages } = session;
  if (adopted.length === 0) return null;
  const answers = questions.filter(
    ({ question, response }) => question.purpose !== 'approval' && response !== null && isAdopted(session, response),
  );
  const said = messages.filter((message) => isAdopted(session, message));
  return [...answers.map(({ question }) => question.id), ...said.map(({ id }) => id)];
}

function summaryOf({ request, statements, questions }: Session, topics: Spec['topics']): string {
  const settled = questions.filter((asked) => asked.response !== null && asksOfChange(asked));
  return summarise({ request, statements, topics, settled: settled.length });
}

/** The title of a session's specification. */
function titleIn({ intake, reading, request, changes }: Session): string {
  return reading.title?.trim() || changes?.title || intake?.title.trim() || titleOf(request);
}

/**
 * A statement that nothing supports is listed with the assumptions; a question asserts nothing and stays a question, and a
 * check that nobody named follows from what was settled. What was assumed and the person has confirmed or put right is how
 * things are.
 */
export function listedKind(statement: SpecStatement): StatementKind {
  const { kind, assumed, by } = statement;
  if (isSettledAssumption({ kind, by })) return 'fact';
  return assumed && kind !== 'open_question' && !isDerivedCheck(statement) ? 'assumption' : kind;
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
