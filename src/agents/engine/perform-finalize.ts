import type { z } from 'zod';
import type { summarizer } from '../roles/summarizer/role';
import type { LastLook } from '../exploration/places-for-statements';
import type { SessionEvent } from '../session/events';
import type { CancelSignal } from '../base/async/cancellation';
import type { Session } from '../session/session';
import { ANSWERS_FILE } from '../specification/exporters/answers-json';
import { exportSpec } from '../specification/exporters/registry';
import { buildSpec, statementsIn, type Spec } from '../specification/model';
import { numbered } from '../specification/numbering';
import { besideInFirstLook, withinBudget, withRestedOn } from './places-of-change';
import { specFolder } from '../specification/slug';
import { SPEC_FILE, type SessionStore } from '../session/store-port';

/**
 * Writes the specification, under the person's own title if they gave one, or under that of the specification it changes, with
 * the code that `placesFor` finds for it; `labelsTaken` tells which labels specifications in other folders have. Nothing is written once the
 * signal says that the session went on. Rejects, with the store's reason, where it cannot be written: the session then goes on.
 */
export async function finalizeEvents(
  session: Session,
  status: 'approved' | 'unapproved',
  { title: summed, summary }: z.infer<typeof summarizer.output>,
  store: SessionStore,
  {
    placesFor,
    labelsTaken,
    signal,
  }: {
    placesFor: (spec: Spec) => Promise<LastLook>;
    labelsTaken: (except: string[]) => Promise<ReadonlySet<string>>;
    signal: CancelSignal;
  },
): Promise<SessionEvent[]> {
  const title = session.reading.title?.trim() || session.changes?.title || summed;
  const written = numbered(buildSpec(session, { title, summary, status }), session);
  const look = await placesFor(written);
  const { problem } = look;
  const all = [...withRestedOn(session, look.places), ...besideInFirstLook(session, look)];
  const places = withinBudget(session, all);
  const folder = await store.specFolder(specFolder(session.startedAt, title));
  const taken = await labelsTaken([folder, ...(session.changes === null ? [] : [session.changes.folder])]);
  const sharedLabels = statementsIn(written).flatMap(({ id }) => (taken.has(id) ? [id] : []));
  const spec = { ...written, folder, places, placesProblem: problem, sharedLabels };
  // Something was said while the places were looked for: what is written then says that, too.
  if (signal.aborted) return [];
  const named = await store.writeSpec(folder, exportSpec(spec, session));
  return [
    {
      type: 'spec_written',
      path: named(SPEC_FILE),
      answersPath: named(ANSWERS_FILE),
      status,
      summary: spec.summary,
      places,
      ...(problem === null ? {} : { placesProblem: problem }),
      ...(sharedLabels.length === 0 ? {} : { sharedLabels }),
    },
  ];
}
