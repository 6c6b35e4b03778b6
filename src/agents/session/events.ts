import * as z from 'zod';
import { answererSchema } from './actor';
import { changedSpecSchema } from './changed-spec';
import { changeKindSchema } from './change-kind';
import { dimensionSchema } from './dimension';
import { findingEndSchema, findingSchema } from './finding';
import { evidenceSchema, factSchema, observationSchema, selectionSchema } from './evidence';
import { readingSchema } from './reading';
import { nonAnswerSchema, questionDraftSchema, questionSchema } from './question';
import { ROLE_NAMES } from './role-names';
import { specPlaceSchema } from './spec-place';
import { statementKindSchema, statementSchema } from './statement';
import { rightSizeSchema, sizeSchema } from './right-size';
import { saidPartSchema } from './said-part';

export const intakeSchema = z.object({
  kind: changeKindSchema,
  /** Further kinds that the change partly is. */
  alsoKinds: z.array(changeKindSchema).default([]),
  /** A few words naming the change, for titles and folder names. */
  title: z.string(),
  /** What to look for in the workspace. */
  terms: z.array(z.string()),
  probeNeeded: z.boolean(),
  reason: z.string(),
  /** Whether people will see the change: decides whether look and feel is asked about. */
  visible: z.boolean(),
  /** What we must come to know, most important first. */
  mustKnow: z.array(dimensionSchema),
});
export type Intake = z.infer<typeof intakeSchema>;

/** What is looked for at the end if nobody spoke of it: rules at the edges of what was settled, or what lies around the change. */
const unspokenSchema = z.enum(['rules', 'surroundings']);
export type Unspoken = z.infer<typeof unspokenSchema>;

const topicSeedSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** What belongs to the topic, in a sentence. */
  scope: z.string(),
  /** The sides of the change that this topic must settle. */
  dimensions: z.array(dimensionSchema),
  /** What people see and handle that belongs to it, in the request's nouns: each is asked what it shows and does. */
  screens: z.array(z.string()).optional(),
  /** Where it came from. */
  origin: z.enum(['bootstrap', 'caller', 'message', 'person', 'orchestrator']),
});
export type TopicSeed = z.infer<typeof topicSeedSchema>;

const researchQualitySchema = z.object({
  lastQuery: z.string(),
  relevance: z.number().min(0).max(1),
  coverage: z.number().min(0).max(1),
  confidence: z.number().min(0).max(1),
  strong: z.boolean(),
  attempts: z.number().int(),
  notes: z.string(),
});
export type ResearchQuality = z.infer<typeof researchQualitySchema>;

export const planTaskSchema = z.object({
  id: z.string(),
  capability: z.enum(['workspace_retrieval', 'workspace_observation', 'research', 'ask_human', 'tool']),
  goal: z.string(),
  query: z.string(),
  /** Set where no plan but the interview itself brought it about: the answers that it comes after. */
  after: z.number().int().optional(),
  /** Names in the query of which it is also looked up where they are defined. */
  names: z.array(z.string()).optional(),
});
export type PlanTask = z.infer<typeof planTaskSchema>;

export const flowActionSchema = z.enum([
  'continue_current_topic',
  'switch_to_topic',
  'start_convergence',
  'end_session',
]);
/** Breadth first, then one topic after the other, then the finish. */
export const phaseSchema = z.enum(['divergence', 'deep_dive', 'convergence', 'ended']);
export const instructionSchema = z.object({
  targetAgent: z.enum(['interviewer', 'writer', 'reviewer']),
  directive: z.string(),
});

/** Dimensions that are added to a topic in mid-interview. */
export const newDimensionsSchema = z.object({ topicId: z.string(), dimensions: z.array(dimensionSchema) });

/** Ids of prepared questions that are not to be asked any more. */
const dropsSchema = z.array(z.string()).optional();

/** What the person’s words ask for beyond an answer, in a few words; absent where they only answer. */
const moreSaidSchema = z.string().optional();

export const interviewResultSchema = z.discriminatedUnion('done', [
  z.object({
    done: z.literal(true),
    acknowledgement: z.string(),
    reason: z.string(),
    finding: z.string(),
    drops: dropsSchema,
    moreSaid: moreSaidSchema,
  }),
  z.object({
    done: z.literal(false),
    acknowledgement: z.string(),
    reason: z.string(),
    question: questionDraftSchema,
    /** Id of the prepared question that it is, to be asked as it stands; absent for one of the interviewer’s own. */
    waiting: z.string().optional(),
    /** The question that was prepared before the answer came, where it is to wait on the topic while this one is asked. */
    kept: questionDraftSchema.optional(),
    drops: dropsSchema,
    moreSaid: moreSaidSchema,
  }),
]);
export type InterviewResult = z.infer<typeof interviewResultSchema>;

const annotationSchema = z.object({ sectionId: z.string(), text: z.string() });

const roleNameSchema = z.enum(ROLE_NAMES);

/** Who plays the roles. */
export const ledSchema = z.enum(['offline', 'model']);

/**
 * Why no model is called until the person says how to go on: a call failed for good, one was cut off when the editor
 * closed, the session was brought back without anyone asking for it, the token budget is spent, the person stopped a
 * call, or the model that led is not there.
 */
const modelBlockSchema = z.object({
  kind: z.enum(['failed', 'interrupted', 'restored', 'tokens', 'stopped', 'unavailable']),
  role: roleNameSchema.nullable(),
  /** A sentence for the person. */
  reason: z.string(),
});
export type ModelBlock = z.infer<typeof modelBlockSchema>;

/** What a look came to, or had come to where it was cut off. */
const concludedSchema = z.object({
  summary: z.string(),
  confidence: z.number().min(0).max(1),
  gaps: z.array(z.string()),
  /** Which of the gaps, counted from 0, is that no code stands out as the place for the change; null for none. */
  placeGap: z.number().int().min(0).nullable().optional(),
  /** Whether there is nothing yet that looking further could find: no file, or only README, licence and the like. */
  bare: z.literal(true).optional(),
});

/** An answer: `note` is what the person added to it in their own words, absent where they added nothing. */
const answeredShape = {
  questionId: z.string(),
  answer: z.unknown(),
  digest: z.string(),
  note: z.string().optional(),
  by: answererSchema,
};

const event = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.object({ type: z.literal(type), ...shape });

/** Every fact that a journal can hold. Design section 4 names them; comments here say only what the name does not. */
export const eventSchema = z.discriminatedUnion('type', [
  // lifecycle
  event('session_started', {
    id: z.string(),
    request: z.string(),
    selection: selectionSchema.nullable(),
    /** What a calling agent passed in. */
    caller: z
      .object({ context: z.string(), questions: z.array(questionDraftSchema) })
      .nullable()
      .default(null),
    budget: z.number().int().min(0),
    /** Who leads the interview, in words for people: "Questionnaire without a model". */
    interviewer: z.string(),
    roots: z.array(z.string()),
    /** Set only by the headless harness, where its operator asked for automatic answers. */
    automatic: z.enum(['recommended', 'first', 'delegate']).nullable().default(null),
    /** Whether the workspace may be looked at before planning (setting `brainstorm.probe.enabled`). */
    probeAllowed: z.boolean().default(true),
    /** Whether models play the roles that have one, or rules all of them. */
    led: ledSchema.default('offline'),
    /** Tokens that models may use before the person is asked; null for no limit. */
    tokenBudget: z.number().int().min(1).nullable().default(null),
    /** The approved specification that is to be changed; absent where the session is about something new. */
    changes: changedSpecSchema.optional(),
  }),
  event('session_resumed', {}),
  /**
   * A person took over what was not made on this computer: the beginning of the journal, byte for byte. Their approval is
   * asked for anew, and this computer's settings hold.
   */
  event('session_adopted', {
    /** Number of the first record that was not made here. */
    from: z.number().int().min(1),
    bytes: z.number().int().min(0),
    records: z.number().int().min(0),
    sha256: z.string(),
    tokenBudget: z.number().int().min(1).nullable(),
    probeAllowed: z.boolean(),
    by: z.literal('person'),
  }),
  event('session_ended', { reason: z.enum(['approved', 'wrapped_up']), completed: z.boolean() }),
  event('intake_made', {
    intake: intakeSchema,
    by: z.enum(['offline', 'model']),
    /** The commit that is checked out as the session begins to look, where it is known: full hash. */
    revision: z.string().nullable().optional(),
  }),
  /** The person said how the request is to be read: the whole reading as it stands now. `source`: the question that asked, if one did. */
  event('reading_changed', { reading: readingSchema, source: z.string().nullable(), by: answererSchema }),
  /** What the questions were about is put in question: the next one asks what it is about. `subjects` are those meant. */
  event('subject_doubted', { subjects: z.array(z.string()), reason: z.string() }),
  // probe
  /** `alongside`: the interview is laid out while it goes on, and a model may find out more beside the questions. */
  event('probe_started', { goals: z.array(z.string()), alongside: z.literal(true).optional() }),
  event('probe_skipped', { reason: z.string(), alongside: z.literal(true).optional() }),
  /** What a model takes the code to be called that the request is about, where the request does not say so: it is looked for. */
  event('names_expected', { names: z.array(z.string()) }),
  /** Evidence that, as a model says who read it, only shares words with the request: ids. */
  event('evidence_set_aside', { ids: z.array(z.string()) }),
  event('observation_made', { observation: observationSchema }),
  event('evidence_found', { evidence: evidenceSchema }),
  event('fact_found', { fact: factSchema }),
  event('probe_cancelled', { reason: z.string(), soFar: concludedSchema.optional() }),
  event('probe_failed', { reason: z.string(), soFar: concludedSchema.optional() }),
  /** `further`: a model has looked further, where the look by rules had left too much open. */
  event('probe_completed', { ...concludedSchema.shape, further: z.enum(['done', 'tried']).optional() }),
  // plan and research
  event('plan_created', {
    decision: z.enum(['proceed', 'tasks', 'ask_human']),
    tasks: z.array(planTaskSchema),
    reasoning: z.string(),
    /** What the person is asked, where the decision is `ask_human`. */
    question: questionDraftSchema.nullable().default(null),
    /** How good the research was that the decision rests on; null where there was none, or it could not be scored. */
    researchQuality: researchQualitySchema.nullable().default(null),
  }),
  /** What is looked up beside every plan. */
  event('task_added', { task: planTaskSchema }),
  event('task_started', { taskId: z.string() }),
  event('task_completed', { taskId: z.string(), result: z.string() }),
  event('task_failed', { taskId: z.string(), reason: z.string() }),
  event('research_attempted', {
    taskId: z.string(),
    attempt: z.number().int(),
    query: z.string(),
    relevance: z.number(),
    coverage: z.number(),
    confidence: z.number(),
    findings: z.number().int(),
    /** Ids of what it found, the best first. */
    evidence: z.array(z.string()).default([]),
  }),
  event('research_concluded', {
    taskId: z.string(),
    researchQuality: researchQualitySchema.nullable(),
    summary: z.string(),
  }),
  // the right size
  /** What was proposed after the look: how much there is to find out, and why. */
  event('size_proposed', { ...rightSizeSchema.shape, by: z.enum(['offline', 'model']) }),
  /** The person wants it otherwise, by a click. */
  event('size_chosen', { size: sizeSchema, by: answererSchema }),
  /**
   * Another goal takes the place of the one so far: it is looked at and planned anew. `said`: the person said so, in
   * `source`; `part`: they took one part of what they asked for. `keeps` names the statements that hold for it, too.
   */
  event('goal_changed', {
    request: z.string(),
    cause: z.enum(['said', 'part']),
    source: z.string().nullable(),
    keeps: z.array(z.string()),
  }),
  // topics
  /** The first topic of a layout and its question have come in; the rest of it follows. */
  event('layout_begun', { key: z.string() }),
  event('layout_ended', {}),
  event('topic_mentioned', { topic: topicSeedSchema, source: z.string() }),
  event('topic_queued', { topicId: z.string(), topic: topicSeedSchema.optional() }),
  /**
   * `chosen`: the person wanted to talk about it, by a click or in their own words. `gap`: it comes back for what is missing
   * there; with `unspoken`, for what of that kind nobody spoke of anywhere.
   */
  event('topic_activated', {
    topicId: z.string(),
    reason: z.string(),
    chosen: z.boolean().optional(),
    gap: z.object({ text: z.string(), finding: z.string().optional(), unspoken: unspokenSchema.optional() }).optional(),
  }),
  event('topic_completed', {
    topicId: z.string(),
    finding: z.string(),
    /** What closed it: its questions are settled, the cap on a topic, the budget, the person's wish, or wrapping up. */
    closedBy: z.enum(['settled', 'cap', 'budget', 'convergence', 'wrap_up']),
  }),
  event('topics_reordered', { ids: z.array(z.string()) }),
  event('topic_dropped', { topicId: z.string() }),
  // questions and answers
  event('question_prepared', { preparedId: z.string(), topicId: z.string(), question: questionDraftSchema }),
  event('interview_proposed', {
    key: z.string(),
    topicId: z.string(),
    result: interviewResultSchema,
    by: z.enum(['offline', 'model']),
    /** Key of the call that was made ahead of the answer, where the reply comes from one. */
    ahead: z.string().optional(),
    /** What the interviewer looked at and found for this proposal: it counts once the proposal is taken up. */
    observations: z.array(observationSchema).default([]),
    evidence: z.array(evidenceSchema).default([]),
  }),
  event('interview_refused', { key: z.string(), reason: z.string(), about: z.string().optional() }),
  /** What waited to be asked, or the review wanted to ask, is answered meanwhile: nobody is there to think of another. */
  event('question_dropped', {
    preparedId: z.string().optional(),
    question: questionDraftSchema,
    reason: z.string(),
  }),
  event('question_asked', {
    question: questionSchema,
    preparedId: z.string().optional(),
    acknowledgement: z.string().default(''),
  }),
  event('question_parked', { questionId: z.string(), reason: z.string() }),
  /** `moot`: nobody needs an answer to it any more. */
  event('question_withdrawn', {
    questionId: z.string(),
    reason: z.string(),
    moot: z.literal(true).optional(),
    /** What was found while it was open answers it, as the reason says. */
    found: z.literal(true).optional(),
  }),
  event('answer_proposed', { questionId: z.string(), answer: z.unknown(), by: z.string() }),
  event('answer_given', answeredShape),
  event('answer_revised', answeredShape),
  event('non_answer_given', {
    questionId: z.string(),
    nonAnswer: nonAnswerSchema,
    text: z.string().optional(),
    by: answererSchema,
  }),
  event('clarification_asked', { questionId: z.string(), text: z.string() }),
  event('clarification_given', { questionId: z.string(), text: z.string(), by: z.enum(['offline', 'model']) }),
  event('attachment_added', {
    hash: z.string(),
    name: z.string(),
    mime: z.string(),
    size: z.number().int(),
    /** The beginning of a text, free of secrets; absent for what is none. */
    text: z.string().optional(),
  }),
  event('message_given', { id: z.string(), text: z.string(), by: answererSchema, topicId: z.string().optional() }),
  // flow
  /**
   * What the parts of an answer or a message (`source`) do: steer, say something of the change … The last one of a source
   * counts; `person` where they said themselves what they meant.
   */
  event('words_understood', {
    source: z.string(),
    parts: z.array(saidPartSchema),
    by: z.enum(['offline', 'model', 'person']),
  }),
  /** An interviewer noticed that words which were taken for a mere answer ask for more; `what`, in a few words. */
  event('more_said', { what: z.string() }),
  event('flow_decided', {
    /** `seq` of the input this answers. */
    turn: z.number().int(),
    action: flowActionSchema,
    topicId: z.string().nullable(),
    reasoning: z.string(),
    newTopics: z.array(topicSeedSchema),
    /** Why a model’s wish to end was not followed; absent where nothing was overruled. */
    overruled: z.string().optional(),
    /** Sides of the change that a topic has to settle besides, since the person brought them up. */
    newDimensions: z.array(newDimensionsSchema).optional(),
    /** Whether it ends because the person wants no more questions; absent in journals that did not say. */
    wished: z.boolean().optional(),
    instruction: instructionSchema.nullable(),
    /** What was understood from the answer, in a line: shown with the next question where no interviewer says it. */
    acknowledgement: z.string().default(''),
    /** A direct reply to a free message ("Here is what we have: …"), if one is due. */
    reply: z.string().default(''),
    /** `engine` where a guard rail decided: the budget is spent, every topic is closed. */
    by: z.enum(['offline', 'model', 'engine']),
    /** Where the session stands with this decision; null in journals that did not say. */
    phase: phaseSchema.nullable().default(null),
  }),
  event('budget_changed', { budget: z.number().int().min(0) }),
  event('wrap_up_requested', { reason: z.string() }),
  event('model_changed', { interviewer: z.string(), led: ledSchema.default('offline') }),
  event('model_blocked', modelBlockSchema.shape),
  /** The person said to go on with the model as it is. */
  event('model_unblocked', {}),
  event('token_budget_changed', { tokens: z.number().int().min(1).nullable() }),
  // ledger and spec
  event('statements_changed', {
    key: z.string(),
    topicId: z.string(),
    upserts: z.array(statementSchema),
    removed: z.array(z.string()),
    mode: z.enum(['incremental', 'full_revision']),
    /** A remark of the writer's on what is missing; completeness itself is computed. */
    comment: z.string().default(''),
    /** Questions of which what was drawn in the option taken holds no more, as a later answer or a comment says. */
    overruled: z.array(z.string()).optional(),
    /** Key of the call that was made ahead of the answer, where the reply comes from one. */
    ahead: z.string().optional(),
  }),
  /** `comment` names the comment on the draft that asked for such a change, where one did. */
  event('statement_edited', {
    statementId: z.string(),
    text: z.string(),
    comment: z.string().optional(),
    /** Of a check: the statements that the person says it is of; absent where they said nothing of that. */
    dependsOn: z.array(z.string()).optional(),
  }),
  event('statement_removed', { statementId: z.string(), comment: z.string().optional() }),
  /** What the person did last to a statement (removed, edited, moved or merged it) is undone. */
  event('statement_restored', { statementId: z.string() }),
  event('statement_added', {
    id: z.string(),
    topicId: z.string(),
    kind: statementKindSchema,
    text: z.string(),
    comment: z.string().optional(),
    /** The statement that it was a part of: it stands behind that one and rests on what that one does. */
    splitFrom: z.string().optional(),
  }),
  /** `id` is another one where the kind has changed. */
  event('statement_moved', {
    statementId: z.string(),
    id: z.string(),
    kind: statementKindSchema,
    topicId: z.string(),
    comment: z.string().optional(),
  }),
  /** One statement in the place of those in `merged`; it keeps the sources of all of them. */
  event('statements_merged', {
    merged: z.array(z.string()),
    id: z.string(),
    kind: statementKindSchema,
    topicId: z.string(),
    text: z.string(),
  }),
  /** The person has no more use for one of their comments on the draft. */
  event('comment_settled', { commentId: z.string() }),
  event('review_made', {
    key: z.string(),
    quality: z.string(),
    contradictions: z.array(z.string()),
    gap: questionDraftSchema.nullable(),
    sufficient: z.boolean(),
    findings: z.array(z.string()),
    /** What it was made for: the last question is about to be spent, or the plan is about to be shown. */
    before: z.enum(['last_question', 'plan']).default('plan'),
    /** Questions that were asked by then. */
    asked: z.number().int().nullable().default(null),
    /** What it found that has to come to an end before the plan; one of an id that is known says it anew. */
    raised: z.array(findingSchema).default([]),
    /** Topics on which what the writer missed was said since, or elsewhere. */
    toldSince: z.array(z.string()).default([]),
    /** What the look left unknown, in its words, that something said since has settled. */
    knownSince: z.array(z.string()).default([]),
  }),
  /** What became of a finding of the review; the last one of an id counts. */
  event('finding_settled', { id: z.string(), ...findingEndSchema.shape }),
  event('plan_reviewed', {
    questionId: z.string(),
    decision: z.enum(['approve', 'revise']),
    annotations: z.array(annotationSchema),
    feedback: z.string().default(''),
    /** Whether all that was said was done at once, so that nothing is left to discuss. */
    done: z.boolean().optional(),
  }),
  event('term_preference_set', {
    term: z.string(),
    preference: z.enum(['prefer', 'avoid']),
    instead: z.string().optional(),
  }),
  /** Things may be called by this word again. */
  event('term_preference_dropped', { term: z.string() }),
  event('issue_raised', {
    id: z.string(),
    title: z.string(),
    summary: z.string(),
    cause: z.string(),
    tried: z.array(z.string()),
    next: z.string(),
    /** What the question is about whose answer settles it; absent where no question does. */
    settledBy: z.string().optional(),
  }),
  event('issue_resolved', { id: z.string(), resolution: z.string() }),
  // model calls
  event('call_started', {
    key: z.string(),
    role: roleNameSchema,
    model: z.string(),
    attempt: z.number().int(),
    speculative: z.boolean(),
  }),
  event('call_finished', {
    key: z.string(),
    role: roleNameSchema,
    ms: z.number(),
    inputTokens: z.number().int().min(0).nullable(),
    outputTokens: z.number().int().min(0).nullable(),
    countedBy: z.enum(['provider', 'estimate']).nullable(),
  }),
  event('call_failed', {
    key: z.string(),
    role: roleNameSchema,
    ms: z.number(),
    reason: z.string(),
    /** `invalid`: the reply did not fit. `interrupted`: the editor closed while the call ran. The others are the model port's. */
    kind: z
      .enum([
        'invalid',
        'interrupted',
        'cancelled',
        'unsupported',
        'too_long',
        'content',
        'transport',
        'authorisation',
        'quota',
      ])
      .default('content'),
    inputTokens: z.number().int().min(0).nullable().default(null),
    outputTokens: z.number().int().min(0).nullable().default(null),
    countedBy: z.enum(['provider', 'estimate']).nullable().default(null),
  }),
  /** No reply of the model's was of use: the role's rule-based version answered for this one call. */
  event('fallback_used', { key: z.string(), role: roleNameSchema, reason: z.string() }),
  event('spec_written', {
    path: z.string(),
    answersPath: z.string(),
    status: z.enum(['approved', 'unapproved']),
    summary: z.string(),
    /** The code that a last look found for what was settled. */
    places: z.array(specPlaceSchema).optional(),
    /** Why nothing could be looked up, as a clause; absent where the look came to its end. */
    placesProblem: z.string().optional(),
    /** Labels that other specifications of the workspace have, too. */
    sharedLabels: z.array(z.string()).optional(),
  }),
]);

export type SessionEvent = z.infer<typeof eventSchema>;
export type EventOf<T extends SessionEvent['type']> = Extract<SessionEvent, { type: T }>;

/** An event of a type this version does not know, kept as it was: newer journals lose nothing in older hands. */
export interface UnknownEvent {
  type: 'unknown';
  original: { type: string; [key: string]: unknown };
}

/** An event with its place in the journal. `at` is ISO 8601; `seq` counts from 1 without gaps. */
export interface EventRecord {
  seq: number;
  at: string;
  event: SessionEvent | UnknownEvent;
}
