import * as z from 'zod';
import { dimensionSchema, type Dimension } from './dimension';

export const STATEMENT_KINDS = [
  'goal',
  'non_goal',
  'story',
  'requirement',
  'quality',
  'interface',
  'entity',
  'edge_case',
  'decision',
  'delegated',
  'assumption',
  'open_question',
  'risk',
  'acceptance',
  'task',
  'fact',
] as const;
export const statementKindSchema = z.enum(STATEMENT_KINDS);
export type StatementKind = z.infer<typeof statementKindSchema>;

/** Label prefixes of statement ids, as the spec shows them (`FR-001`). */
export const ID_PREFIX: Record<StatementKind, string> = {
  goal: 'G',
  non_goal: 'NG',
  story: 'US',
  requirement: 'FR',
  quality: 'NFR',
  interface: 'IF',
  entity: 'KE',
  edge_case: 'EC',
  decision: 'D',
  delegated: 'DD',
  assumption: 'A',
  open_question: 'OQ',
  risk: 'R',
  acceptance: 'AC',
  task: 'T',
  fact: 'F',
};

/** What a statement of a kind settles where only the person's words say anything about it. */
export const DIMENSION_OF: Record<StatementKind, Dimension> = {
  goal: 'user_goal',
  non_goal: 'scope',
  story: 'user_goal',
  requirement: 'behaviour',
  quality: 'quality',
  interface: 'interfaces',
  entity: 'data',
  edge_case: 'errors',
  decision: 'behaviour',
  delegated: 'behaviour',
  assumption: 'compatibility',
  open_question: 'behaviour',
  risk: 'risks',
  acceptance: 'acceptance',
  task: 'rollout',
  fact: 'compatibility',
};

/**
 * One line of the ledger. Drafts and the spec are views of these.
 *
 * `sources` hold answer ids (`Q7`), evidence ids (`E3`), message ids (`M1`), `request`, or `assumed`. A statement
 * without a source that exists is an assumption and is shown as one.
 */
export const statementSchema = z.object({
  id: z.string(),
  topicId: z.string(),
  kind: statementKindSchema,
  text: z.string().min(1),
  dimension: dimensionSchema,
  sources: z.array(z.string()),
  by: z.enum(['writer', 'person', 'offline']),
  /** Ids of statements that this one follows from. */
  dependsOn: z.array(z.string()).default([]),
  /** Whether the person said what it is a check of, be it of nothing: then nobody looks for it by its words. */
  isLinked: z.literal(true).optional(),
  /** For what was decided: the options that were not taken, and why. */
  rejected: z.array(z.object({ option: z.string(), reason: z.string().optional() })).optional(),
  /** Another topic, or a heading of its own, under which its writer wants it to stand; absent where that is its own topic. */
  under: z.string().optional(),
});
export type Statement = z.infer<typeof statementSchema>;

/**
 * A statement as it stood before the person removed it, merged it into another, moved it, or put it into their own words:
 * what undoing that puts back, and what no writer may write again.
 */
export interface PutAside {
  statement: Statement;
  /** `seq` of the event that put it aside. */
  seq: number;
  /** Its place among the statements then, from 0. */
  at: number;
  /** Id of what stands in its place, which is its own where only its words changed; null where it was removed. */
  into: string | null;
  /** Id of the comment on the draft that asked for it; null where the person did it themselves. */
  comment: string | null;
  /** Whether its words were the person's own already. */
  edited: boolean;
  /** Ids of what was put behind it in the same go, where it was split: undoing that takes them out. */
  parts?: readonly string[];
}

/**
 * A statement as a writer returns it: `id` names the one it replaces, or null for a new one. One that others of the same reply
 * follow from has its `place` there: with 2, these depend on `#2` until all have their ids.
 */
export const statementDraftSchema = statementSchema.omit({ id: true, topicId: true, by: true }).extend({
  id: z.string().nullable(),
  place: z.number().int().optional(),
});
export type StatementDraft = z.infer<typeof statementDraftSchema>;
