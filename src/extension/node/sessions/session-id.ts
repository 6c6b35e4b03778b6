import { randomBytes } from 'node:crypto';

/** A new session id: the time in UTC, so that folders sort by age, and three random bytes. Safe as a folder name. */
export function newSessionId(now = new Date()): string {
  const digits = now.toISOString().replace(/\D/g, '');
  return `${digits.slice(0, 8)}-${digits.slice(8, 14)}-${randomBytes(3).toString('hex')}`;
}
