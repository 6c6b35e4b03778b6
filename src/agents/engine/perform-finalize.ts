import type { RolePorts } from '../model/model-ports';
import { runRole } from '../model/run-role';
import { summarizer, type SummarizerOutput } from '../roles/summarizer/role';
import type { LastLook } from '../exploration/places-for-statements';
import type { SessionEvent } from '../session/events';
import type { Session } from '../session/session';
import { ANSWERS_FILE } from '../specification/exporters/answers-json';
import { exportSpec } from '../specification/exporters/registry';
import { buildSpec, statementsIn, type Spec } from '../specification/model';
import { labelsOf, numbered } from '../specification/numbering';
import { besideInFirstLook, chosenOf, citedIn, withChosen, withinBudget } from './places-of-change';
import { specFolder } from '../specification/slug';
import { SPEC_FILE, type SessionStore } from '../session/store-port';
import type { StepOf } from './step';

/**
 * Writes the specification, under the person's own title if they gave one, or under that of the specification it changes, with
 * the code that `placesFor` finds for it, of which a model chooses; `labelsTaken` tells which labels specifications in other
 * folders have. Nothing is written once the signal says that the session went on. Rejects, with the store's reason, where it
 * cannot be written: the session then goes on.
 */
export async function finalizeEvents(
  now: () => Session,
  { key, input: { status, context } }: StepOf<'finalize'>,
  store: SessionStore,
  {
    placesFor,
    labelsTaken,
    roles,
  }: {
    placesFor: (spec: Spec) => Promise<LastLook>;
    labelsTaken: (except: string[]) => Promise<ReadonlySet<string>>;
    roles: RolePorts;
  },
): Promise<SessionEvent[]> {
  const specOf = (
    session: Session,
    given: Pick<SummarizerOutput, 'title' | 'summary'> & Partial<Pick<Spec, 'places'>>,
  ) => numbered(buildSpec(session, { ...given, status }), session);
  const look = await placesFor(specOf(now(), { title: '', summary: '' }));
  const { problem, outline } = look;
  const code = outline.map(({ name, place: { path } }) => ({ path, name }));
  const { value } = await runRole(summarizer, code.length === 0 ? context : { ...context, code }, key, roles);
  const session = now();
  const title = session.reading.title?.trim() || session.changes?.title || value.title;
  const written = specOf(session, { title, summary: value.summary });
  const found = [...look.places, ...besideInFirstLook(session, look)];
  const known = new Map(statementsIn(written).map(({ id, text, sources }) => [id, { text, sources }]));
  const chosen = chosenOf(value, outline, { labels: labelsOf(session), known, cited: citedIn(session) });
  const places = withinBudget(session, chosen.length === 0 ? found : withChosen(chosen, found));
  const folder = await store.specFolder(specFolder(session.startedAt, title));
  const taken = await labelsTaken([folder, ...(session.changes === null ? [] : [session.changes.folder])]);
  const sharedLabels = statementsIn(written).flatMap(({ id }) => (taken.has(id) ? [id] : []));
  // Where places are known now, it says no more that none was.
  const whole = specOf(session, { title, summary: value.summary, places });
  const spec = { ...whole, folder, placesProblem: problem, sharedLabels };
  // Something was said while the places were looked for: what is written then says that, too.
  if (roles.signal.aborted) return [];
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
