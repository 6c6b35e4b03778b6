import type { z } from 'zod';
import type { summarizer } from '../roles/summarizer';
import type { SessionEvent } from '../session/events';
import type { Session } from '../session/session';
import { answersJson } from '../spec/answers';
import { buildSpec } from '../spec/model';
import { numbered } from '../spec/numbering';
import { renderSpec } from '../spec/render';
import { specFolder } from '../spec/slug';
import type { SessionStore } from '../store-port';

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
