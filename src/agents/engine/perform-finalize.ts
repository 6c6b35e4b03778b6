import type { z } from 'zod';
import type { summarizer } from '../roles/summarizer/role';
import type { LastLook } from '../exploration/places-for-statements';
import type { SessionEvent } from '../session/events';
import { bearsOutFacts } from '../session/evidence';
import { evidenceInForce } from '../session/evidence-in-force';
import type { CancelSignal } from '../base/async/cancellation';
import type { Session } from '../session/session';
import { ANSWERS_FILE } from '../specification/exporters/answers-json';
import { exportSpec } from '../specification/exporters/registry';
import { buildSpec, statementsIn, type Spec } from '../specification/model';
import { numbered } from '../specification/numbering';
import { specFolder } from '../specification/slug';
import { isGenerated } from '../workspace/classify-path';
import { SPEC_FILE, type SessionStore } from '../session/store-port';

/** From this score on, a test or document of the first look is about the place of the change; and most of each that are kept. */
const WORTH_NAMING = 0.3;
const MOST_BESIDE = 2;

/** Tests and documents that the first look found for the change, where the last one found none that name its code. */
function besideInFirstLook(session: Session, { places }: LastLook): LastLook['places'] {
  return (['test', 'doc'] as const).flatMap((wanted) =>
    places.some(({ kind }) => kind === wanted)
      ? []
      : evidenceInForce(session)
          .filter((piece) => piece.kind === wanted && piece.score >= WORTH_NAMING && !bearsOutFacts(piece))
          .filter(({ path }) => !isGenerated(path))
          .sort((a, b) => b.score - a.score)
          .slice(0, MOST_BESIDE)
          .map(({ root, path, startLine, endLine, hash, kind, shows }) => ({
            path: root === undefined || session.roots.length < 2 ? path : `${root}/${path}`,
            ...{ startLine, endLine, hash, kind, why: shows, statements: [] },
          })),
  );
}

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
  const places = [...look.places, ...besideInFirstLook(session, look)];
  const folder = specFolder(session.startedAt, title);
  const taken = await labelsTaken([folder, ...(session.changes === null ? [] : [session.changes.folder])]);
  const sharedLabels = statementsIn(written).flatMap(({ id }) => (taken.has(id) ? [id] : []));
  const spec = { ...written, places, placesProblem: problem, sharedLabels };
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
