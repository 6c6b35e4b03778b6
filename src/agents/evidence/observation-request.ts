import { z } from 'zod';

/** A look at the workspace that a role asks for. */
export const observationRequestSchema = z.object({
  /** facts: what manifests say. retrieve: places that fit a text. The others are what their names say. */
  action: z.enum(['facts', 'retrieve', 'list', 'find', 'search', 'read']),
  /** A text to retrieve or search for, a glob to find, a path to list or read; '' where nothing is needed. */
  target: z.string(),
  /** The workspace root, where there are several; null for the first. */
  root: z.string().nullable().default(null),
  /** Lines to read, from 1, inclusive; null for the beginning of the file. */
  startLine: z.number().int().min(1).nullable().default(null),
  endLine: z.number().int().min(1).nullable().default(null),
});
export type ObservationRequest = z.infer<typeof observationRequestSchema>;

/** A request with nothing said about root and lines. */
export function look(action: ObservationRequest['action'], target: string): ObservationRequest {
  return { action, target, root: null, startLine: null, endLine: null };
}

/** How the activity list and later turns name a request. */
export function describeRequest({ action, target, startLine, endLine }: ObservationRequest): string {
  if (action === 'facts') return 'manifests and settings';
  if (action === 'list' && target === '') return 'the root folder';
  return startLine === null ? target : `${target}:${startLine}-${endLine ?? startLine}`;
}
