import { z } from 'zod';

/** What the view keeps over reloads: the version seen last of each session, and half-written statements. */
const keptSchema = z.object({
  seen: z.record(z.string(), z.number()).default({}),
  edits: z.record(z.string(), z.string()).default({}),
});
export type Kept = z.infer<typeof keptSchema>;

/** Sessions whose last look is remembered; the oldest is forgotten first. */
const MAX_SESSIONS = 20;

/** What was kept, or nothing where it cannot be read. */
export function readKept(raw: unknown): Kept {
  const parsed = keptSchema.safeParse(raw);
  return parsed.success ? parsed.data : { seen: {}, edits: {} };
}

/** The version up to which the draft was seen; all of it where the session was never looked at. */
export function lastSeen(kept: Kept, sessionId: string, version: number): number {
  return kept.seen[sessionId] ?? version;
}

/** What is kept after the draft was looked at in this version. */
export function withSeen(kept: Kept, sessionId: string, version: number): Kept {
  const others = Object.entries(kept.seen).filter(([id]) => id !== sessionId);
  return { ...kept, seen: Object.fromEntries([...others.slice(1 - MAX_SESSIONS), [sessionId, version]]) };
}

/** What is kept after a statement was half-written, or given up with null. */
export function withEdit(kept: Kept, statementId: string, text: string | null): Kept {
  const others = Object.entries(kept.edits).filter(([id]) => id !== statementId);
  return { ...kept, edits: Object.fromEntries(text === null ? others : [...others, [statementId, text]]) };
}
