import type { z } from 'zod';
import type { summarizer } from '../roles/summarizer/role';
import type { SessionEvent } from '../session/events';
import type { Session } from '../session/session';
import { answersJson } from '../specification/answers';
import { buildSpec } from '../specification/model';
import { numbered } from '../specification/numbering';
import { renderSpec } from '../specification/render';
import { specFolder } from '../specification/slug';
import type { SessionStore } from '../session/store-port';

/** Writes the specification. Rejects, with the store's reason, where it cannot be written: the session then goes on. */
export async function finalizeEvents(
  session: Session,
  status: 'approved' | 'unapproved',
  { title, summary }: z.infer<typeof summarizer.output>,
  store: SessionStore,
): Promise<SessionEvent[]> {
  const spec = numbered(buildSpec(session, { title, summary, status }), session);
  const folder = specFolder(session.startedAt, title);
  const { path, answersPath } = await store.writeSpec(folder, renderSpec(spec), answersJson(session, spec));
  return [{ type: 'spec_written', path, answersPath, status, summary: spec.summary }];
}
