import * as z from 'zod';
import { QUESTION_TYPES } from '../questions/question-type';
import { dimensionSchema } from '../session/dimension';
import { probeStatusSchema } from '../session/probe-status';
import { nonAnswerSchema, purposeSchema } from '../session/question';
import { sizeSchema } from '../session/right-size';
import { statementKindSchema } from '../session/statement';
import { usageSchema } from '../session/usage';

/** A citation the person can click: the host resolves `id`, so the page never handles paths as commands. */
const chipSchema = z.object({ id: z.string(), label: z.string(), shows: z.string() });
export type Chip = z.infer<typeof chipSchema>;

const questionViewSchema = z.object({
  id: z.string(),
  type: z.enum(QUESTION_TYPES),
  purpose: purposeSchema,
  topicId: z.string(),
  topicTitle: z.string(),
  why: z.string(),
  evidence: z.array(chipSchema),
  config: z.record(z.string(), z.unknown()),
  /** What the interviewer understood from the answer before, in a line; empty at the start. */
  acknowledgement: z.string(),
  /** Where another topic begins: the one that was covered before it, and the last answers of this one if it is taken up again. */
  turn: z
    .object({
      covered: z.object({ topicId: z.string(), title: z.string(), finding: z.string() }).nullable(),
      leftAt: z.array(z.string()),
    })
    .nullable(),
  /** Questions whose answers were changed since this one was asked, in their words. */
  changedBefore: z.array(z.string()),
  clarifications: z.array(z.object({ text: z.string(), reply: z.string().nullable() })),
  /** Whether the rules made it while they lead, so that it may miss what the request is about. */
  maySendAway: z.boolean(),
  /** Where a model plays a part, too: why rules made this question. Null where they did not. */
  byRules: z.enum(['stand_in', 'no_model']).nullable(),
  proposal: z.object({ answer: z.unknown(), by: z.string() }).nullable(),
});
export type QuestionView = z.infer<typeof questionViewSchema>;

/** An answered (or parked) question, collapsed to a line, that can be opened and changed. */
const cardViewSchema = questionViewSchema.extend({
  status: z.enum(['answered', 'parked', 'withdrawn']),
  /** The one-line digest, or what kind of non-answer was given. */
  line: z.string(),
  answer: z.unknown(),
  /** What was added to the answer in the person's own words; absent where nothing was. */
  note: z.string().optional(),
  nonAnswer: nonAnswerSchema.nullable(),
  revisions: z.number().int(),
  /** Who answered; `harness` is marked. */
  by: z.enum(['person', 'harness']).nullable(),
  /** Whether the answer was taken over from a session that was not made on this computer. */
  adopted: z.boolean(),
  /** Its place in time among the other cards and the messages: `seq` of the event by which it was dealt with first. */
  seq: z.number().int(),
});
export type CardView = z.infer<typeof cardViewSchema>;

const named = z.array(z.object({ id: z.string(), name: z.string() }));

const readingViewSchema = z.object({
  /** What it may be about; `chosen` is what the questions come from. None chosen: open questions. */
  subjects: z.array(z.object({ id: z.string(), name: z.string(), chosen: z.boolean() })),
  /** What it is about in the person's own words; empty where they did not say. */
  words: z.string(),
  change: z.string(),
  changes: named,
  /** Null where it is not known. */
  project: z.string().nullable(),
  projects: named,
  /** By what the workspace shows it; empty where it does not. */
  projectShows: z.string(),
  title: z.string(),
});
export type ReadingView = z.infer<typeof readingViewSchema>;

const sizeViewSchema = z.object({
  size: sizeSchema,
  /** Why, in a sentence; empty where the person chose it. */
  reason: z.string(),
  /** What the person may choose instead. */
  offered: z.array(sizeSchema),
});
export type SizeView = z.infer<typeof sizeViewSchema>;

const topicViewSchema = z.object({
  id: z.string(),
  title: z.string(),
  scope: z.string(),
  status: z.enum(['mentioned', 'backlog', 'active', 'completed', 'dropped']),
  finding: z.string().nullable(),
  /** 0 to 100. */
  completeness: z.number(),
  /** Whether anything was said about it: a topic may be closed without that. */
  discussed: z.boolean(),
  asked: z.number().int(),
  missing: z.array(dimensionSchema),
  /** What the person left to others, or does not know. */
  leftOpen: z.array(z.object({ dimension: dimensionSchema, as: z.enum(['delegated', 'unknown']) })).optional(),
});
export type TopicView = z.infer<typeof topicViewSchema>;

const statementViewSchema = z.object({
  id: z.string(),
  /** What it is called: its id during the interview, its number in the plan while one is shown, in the specification at the end. */
  label: z.string(),
  kind: statementKindSchema,
  text: z.string(),
  /** Where it comes from: answers, evidence, messages. Empty means assumed. */
  sources: z.array(chipSchema),
  by: z.enum(['writer', 'person', 'offline']),
  assumed: z.boolean(),
  /** Whether the person changed it in its place, which can be undone. */
  undoable: z.boolean(),
  /** `seq` of the event that last changed it. */
  changedAt: z.number().int(),
});
export type StatementView = z.infer<typeof statementViewSchema>;

const draftViewSchema = z.object({
  title: z.string(),
  /** What things are to be called, in order of saying so; `say` is null where only the word to avoid is known. */
  terms: z.array(z.object({ term: z.string(), say: z.string().nullable(), notSay: z.string().nullable() })),
  /** One per topic, then "What the workspace shows". */
  sections: z.array(
    z.object({
      topicId: z.string(),
      title: z.string(),
      status: z.string(),
      discussed: z.boolean(),
      completeness: z.number(),
      statements: z.array(statementViewSchema),
      missing: z.array(z.string()),
    }),
  ),
  /** What the person took out and can put back, oldest first. */
  putAside: z.array(
    z.object({
      /** What putting it back is asked for by. */
      id: z.string(),
      /** What the statements were called then: several where they were merged. */
      labels: z.array(z.string()),
      text: z.string(),
      how: z.enum(['removed', 'merged', 'moved']),
      /** What stands in its place is called so; null where nothing does. */
      into: z.string().nullable(),
      topicId: z.string(),
      /** The section of the plan where it stood. */
      sectionId: z.string(),
    }),
  ),
  /** The person's comments on the draft that nobody has worked in. */
  comments: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      /** The section of the plan that it is about; null for the whole. */
      sectionId: z.string().nullable(),
      /** Ids of the statements that it names. */
      statements: z.array(z.string()),
    }),
  ),
});
export type PutAsideView = z.infer<typeof draftViewSchema>['putAside'][number];
export type CommentView = z.infer<typeof draftViewSchema>['comments'][number];
export type DraftView = z.infer<typeof draftViewSchema>;

/**
 * One step of looking: an observation, an attempt of research, a decision of the plan. `ms` is null where it took no time,
 * and of one that is under way.
 */
const lookStepSchema = z.object({
  at: z.string(),
  text: z.string(),
  result: z.string(),
  ms: z.number().nullable(),
  status: z.enum(['running', 'ok', 'capped', 'refused', 'failed']),
});
export type LookStep = z.infer<typeof lookStepSchema>;

const activitySchema = z.object({
  at: z.string(),
  text: z.string(),
  detail: z.string(),
  ms: z.number().nullable(),
});

/** What the engine is doing right now, in words; null when it waits for the person. */
const busySchema = z.object({
  text: z.string(),
  since: z.string(),
  /** Whether the person may go on without waiting for it (“Start asking now”). */
  skippable: z.boolean(),
  /** Whether it is a model's call, which the person may stop. */
  stoppable: z.boolean(),
});
export type Busy = z.infer<typeof busySchema>;

/** How the person may go on when no model may be called: call again, choose another, go on without, more tokens. */
export const modelChoiceSchema = z.enum(['retry', 'another', 'offline', 'more_tokens']);
export type ModelChoice = z.infer<typeof modelChoiceSchema>;

/** Who plays the roles, and what that took. */
const modelViewSchema = z.object({
  led: z.enum(['offline', 'model']),
  /** Set while no model may be called: the reason in a sentence, and the ways to go on. */
  block: z.object({ kind: z.string(), reason: z.string(), choices: z.array(modelChoiceSchema) }).nullable(),
  usage: usageSchema,
  perRole: z.array(usageSchema.extend({ role: z.string() })),
  /** Whether a call runs that makes what may follow the open question. */
  preparing: z.boolean(),
  /** Null for no limit. */
  tokenBudget: z.number().int().nullable(),
});
export type ModelView = z.infer<typeof modelViewSchema>;

/** What is readable of a reply that is still coming in. Never to be answered or stored; the real thing follows. */
const streamingSchema = z.object({
  acknowledgement: z.string(),
  question: z.string(),
  /** Statements being written, by topic. */
  draft: z.array(z.object({ topicId: z.string(), statements: z.array(z.string()) })),
});
export type Streaming = z.infer<typeof streamingSchema>;

export const sessionViewSchema = z.object({
  /** Grows with every event; a lower one is stale. */
  version: z.number().int(),
  id: z.string(),
  title: z.string(),
  request: z.string(),
  selection: chipSchema.nullable(),
  /** Set where an agent began the session: what it says it knows, which may be nothing. */
  caller: z.object({ context: z.string() }).nullable(),
  interviewer: z.string(),
  automatic: z.string().nullable(),
  phase: z.enum(['divergence', 'deep_dive', 'convergence', 'ended']),
  busy: busySchema.nullable(),
  model: modelViewSchema,
  streaming: streamingSchema.nullable(),
  saved: z.enum(['saved', 'saving', 'memory_only']),
  /** A problem the person should know of, e.g. that the session lives in memory only. */
  problem: z.string().nullable(),
  /**
   * Set while another window or run has the session, or it was not made on this computer, to the sentence that says so: it
   * is only shown here.
   */
  elsewhere: z.string().nullable(),
  /**
   * Set where the session was not made on this computer, which `elsewhere` says then: what would be sent of it and does
   * not stand in the interview itself.
   */
  foreign: z.object({ selected: z.string().nullable(), attachments: z.array(z.string()) }).nullable(),
  /** How the request is read where no model leads; null otherwise. */
  reading: readingViewSchema.nullable(),
  /** How much there is to find out; null before the look is over and once all is said. */
  rightSize: sizeViewSchema.nullable(),
  /** What approved specifications say otherwise than the request, in sentences, each with the line that says so. */
  against: z.array(z.object({ text: z.string(), source: chipSchema.nullable() })),
  look: z.object({
    status: probeStatusSchema,
    summary: z.string(),
    gaps: z.array(z.string()),
    evidence: z.array(chipSchema),
    facts: z.array(z.string()),
    steps: z.array(lookStepSchema),
  }),
  topics: z.array(topicViewSchema),
  cards: z.array(cardViewSchema),
  messages: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      reply: z.string(),
      seq: z.number().int(),
      /** Parts that can be meant in several ways: the person is asked, and need not answer. `about`: the topic they may lead to, `goal`: the request that they may set. */
      unclear: z.array(
        z.object({
          part: z.number().int(),
          text: z.string(),
          about: z.string().nullable(),
          goal: z.string().optional(),
        }),
      ),
    }),
  ),
  open: questionViewSchema.nullable(),
  meter: z.object({
    asked: z.number().int(),
    budget: z.number().int(),
    /** What would be assumed, and what left open, if the person wrapped up now. */
    wouldAssume: z.array(z.string()),
    wouldStayOpen: z.array(z.string()),
  }),
  draft: draftViewSchema,
  activity: z.array(activitySchema),
  spec: z.object({ path: z.string(), status: z.enum(['approved', 'unapproved']), markdown: z.string() }).nullable(),
  ended: z.boolean(),
});
export type SessionView = z.infer<typeof sessionViewSchema>;
