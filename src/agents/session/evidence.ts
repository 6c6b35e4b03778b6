import * as z from 'zod';

/** A place in the workspace; of evidence without a file, see `isInFile`. Paths are relative to their root, with forward slashes; lines count from 1, inclusive. */
const locationSchema = z.object({
  /** Name of the workspace root in a multi-root window; absent where there is one root. */
  root: z.string().optional(),
  path: z.string(),
  startLine: z.number().int().min(1),
  endLine: z.number().int().min(1),
});
export type Location = z.infer<typeof locationSchema>;

const evidenceKindSchema = z.enum(['code', 'test', 'doc', 'config', 'manifest', 'sdd', 'listing', 'web', 'commit']);
export type EvidenceKind = z.infer<typeof evidenceKindSchema>;

/** Whether evidence lies in a file of the workspace, which can be opened at its lines. */
export function isInFile({ kind }: { kind: string }): boolean {
  return kind !== 'web' && kind !== 'commit';
}

/**
 * A cited piece of the workspace. The path of a page of the web is its full address, that of a commit `commit` and its full
 * hash; the excerpt is then what the page is cited for, or the commit's subject, author, date and files. `hash` is the SHA-256 (hex)
 * of the cited lines as they were read, or of the excerpt.
 */
export const evidenceSchema = locationSchema.extend({
  /** `E1`, `E2` … */
  id: z.string(),
  kind: evidenceKindSchema,
  hash: z.string(),
  /** At most 2,000 characters of the cited lines. */
  excerpt: z.string(),
  /** What it shows, in a short sentence: "Product routes are registered here". */
  shows: z.string(),
  /** Why it was retrieved: the terms that matched, or the fact it carries. */
  why: z.string(),
  /** 0 to 1, how well it fits the request. */
  score: z.number().min(0).max(1),
  /** What it is cited for: to bear out facts on the project, or because it fits what was looked for. */
  role: z.enum(['fact', 'match']).optional(),
  /** How old notes are, where that was looked into: null days where nothing tells. `told` says it in words, for people. */
  age: z.object({ days: z.number().int().min(0).nullable(), stale: z.boolean(), told: z.string() }).optional(),
  /** The line that says most, by which an excerpt is shortened; absent where none stands out. */
  focus: z.number().int().min(1).optional(),
  /** Code that is named there: what is defined in the lines, or else what they stand within. */
  names: z.array(z.object({ name: z.string(), defined: z.boolean() })).optional(),
  /** Set where a model that read it said that it only shares words with the request: no model is told of it any more. */
  unrelated: z.literal(true).optional(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/** How old notes are. */
export type Age = NonNullable<Evidence['age']>;

/** Code that a piece names. */
export type NamedCode = NonNullable<Evidence['names']>[number];

/** What a record of past releases is called. */
const PAST = /(?:^|\/)(?:changelog|changes|history|releases?|release[-_]notes|news)(?:\.\w{1,8})?$/i;

/** Whether a piece tells of past releases: it decides nothing about a change. */
export function tellsOfPast({ kind, path }: Pick<Evidence, 'kind' | 'path'>): boolean {
  return kind === 'doc' && PAST.test(path);
}

/** Whether evidence only bears out facts on the project, and was not found for the request. */
export function bearsOutFacts({ role }: Pick<Evidence, 'role'>): boolean {
  return role === 'fact';
}

/** Whether evidence comes from notes that are too old to be trusted. */
export function isStale({ age }: Pick<Evidence, 'age'>): boolean {
  return age?.stale === true;
}

/** Something the workspace answers by itself, so that nobody is asked: "Tests run with vitest". */
export const factSchema = z.object({
  /** What is known. */
  kind: z.enum([
    'project',
    'language',
    'framework',
    'test_runner',
    'package_manager',
    'database',
    'build',
    'lint',
    'ci',
    'module',
    'config',
    'entry_point',
    'licence',
    'version',
    'runtime',
    'readme',
    // What a document says and the project's own files contradict.
    'discrepancy',
    'size',
    'dependency',
    'convention',
    'owner',
    'similar',
    'open_issue',
    'assumption',
    // What an approved specification states and the request says otherwise, or what the project forbids and it asks for.
    'contradiction',
  ]),
  /** Its value in a word or a path: "vitest", "src/http/cache.ts". */
  value: z.string(),
  /** A sentence for people and for the spec. */
  text: z.string(),
  evidence: z.array(z.string()),
  /** Whether the person should get a chance to correct it because the change depends on it. */
  confirm: z.boolean().default(false),
  /** The statement of an approved specification that it tells of; absent where it tells of none. */
  states: z
    .object({
      /** The folder below `.sdd/specs`. */
      folder: z.string(),
      title: z.string(),
      /** Its label there. */
      statement: z.string(),
      text: z.string(),
      /** The line of spec.md on which it stands; null where that is not known. */
      line: z.number().int().nullable(),
    })
    .optional(),
});
export type Fact = z.infer<typeof factSchema>;

/** Whether one fact says what another does: of projects there may be several of a kind, each with its folder in its text. */
export function isSameFact(
  one: Pick<Fact, 'kind' | 'value' | 'text'>,
  other: Pick<Fact, 'kind' | 'value' | 'text'>,
): boolean {
  return one.kind === other.kind && one.value === other.value && (one.kind !== 'project' || one.text === other.text);
}

/** One look at the workspace, as the activity list shows it. */
export const observationSchema = z.object({
  id: z.string(),
  action: z.enum(['list', 'find', 'search', 'read', 'facts', 'symbols', 'git', 'command', 'retrieve', 'web']),
  /** What was looked at or for. */
  target: z.string(),
  /** What came of it, in one line; says so when a cap was reached. */
  result: z.string(),
  ms: z.number(),
  status: z.enum(['ok', 'capped', 'refused', 'failed']).default('ok'),
});
export type Observation = z.infer<typeof observationSchema>;

/** Code the person had selected when starting. `path` is relative to its root. */
export const selectionSchema = locationSchema.extend({
  text: z.string(),
  language: z.string().optional(),
});
export type Selection = z.infer<typeof selectionSchema>;
