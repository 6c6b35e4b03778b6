import { createHash } from 'node:crypto';

/** Eight hexadecimal digits by which a session knows its own unfinished files again. */
export function markOf(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex').slice(0, 8);
}
