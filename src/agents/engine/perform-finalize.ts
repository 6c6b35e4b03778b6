import type { z } from 'zod';
import type { summarizer } from '../roles/summarizer/role';
import type { SessionEvent } from '../session/events';
import type { Session } from '../session/session';
import { ANSWERS_FILE } from '../specification/exporters/answers-json';
import { exportSpec } from '../specification/exporters/registry';
import { buildSpec, type Spec } from '../specification/model';
import { numbered } from '../specification/numbering';
import { specFolder } from '../specification/slug';
import { SPEC_FILE, type SessionStore } from '../session/store-port';

/**
 * Writes the specification, under the person's own title if they gave one, or under that of the specification it changes, with
 * the code that `placesFor` finds for it. Rejects, with the store's reason, where it
 * cannot be written: the session then goes on.
 */
export async function finalizeEvents(
  session: Session,
  status: 'approved' | 'unapproved',
  { title: summed, summary }: z.infer<typeof summarizer.output>,
  store: SessionStore,
  placesFor: (spec: Spec) => Promise<Spec['places']>,
): Promise<SessionEvent[]> {
  const title = session.reading.title?.trim() || session.changes?.title || summed;
  const written = numbered(buildSpec(session, { title, summary, status }), session);
  const spec = { ...written, places: await placesFor(written) };
  const folder = specFolder(session.startedAt, title);
  const named = await store.writeSpec(folder, exportSpec(spec, session));
  return [
    {
      type: 'spec_written',
      path: named(SPEC_FILE),
      answersPath: named(ANSWERS_FILE),
      status,
      summary: spec.summary,
      places: spec.places,
    },
  ];
}
