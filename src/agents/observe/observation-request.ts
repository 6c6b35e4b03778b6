import * as z from 'zod';

/** A look at the workspace that a role asks for. */
export const observationRequestSchema = z.object({
  /**
   * facts: what manifests say. retrieve: places that fit a text. symbols: what a file defines, or where a name is defined.
   * command: a read-only command. git: one of git's. The others are what their names say.
   */
  action: z.enum(['facts', 'retrieve', 'list', 'find', 'search', 'read', 'symbols', 'git', 'command']),
  /**
   * A text to retrieve or search for, a glob to find, a path to list or read, a path or name for symbols, a command; ''
   * where nothing is needed.
   */
  target: z.string(),
  /** The workspace root, where there are several; null for the first. */
  root: z.string().nullable().default(null),
  /** Lines to read, from 1, inclusive; null for the beginning of the file. */
  startLine: z.number().int().min(1).nullable().default(null),
  endLine: z.number().int().min(1).nullable().default(null),
  /** Whether what is searched for is a regular expression. */
  regex: z.boolean().default(false),
});
export type ObservationRequest = z.infer<typeof observationRequestSchema>;

/** A request with nothing said about root and lines. */
export function look(action: ObservationRequest['action'], target: string): ObservationRequest {
  return { action, target, root: null, startLine: null, endLine: null, regex: false };
}

/** How the activity list and later turns name a request. */
export function describeRequest({ action, target, startLine, endLine, regex }: ObservationRequest): string {
  if (action === 'facts') return 'manifests and settings';
  if (action === 'list' && target === '') return 'the root folder';
  if (action === 'search' && regex) return `/${target}/`;
  if (action === 'retrieve') return target.replace(/\s+/g, ' ');
  if (action === 'git' && !/^git(?: |$)/.test(target)) return `git ${target}`;
  return startLine === null ? target : `${target}:${startLine}-${endLine ?? startLine}`;
}
