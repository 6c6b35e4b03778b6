import { placeOf } from './bullet';
import { statementsIn, type Spec } from './model';
import { placesIn } from './seen';

/** A place in the code that whoever builds should read first. */
interface CodePlace {
  /** `src/http/cache.ts:3-9`. */
  place: string;
  /** In a few words. */
  why: string;
  /** Id of the evidence that shows it; null where it has no entry of its own. */
  mark: string | null;
  /** Ids of the statements that rest on it. */
  serves: string[];
}

/** The code that a change touches or stands beside, the best first. */
export function placesOf(spec: Spec): CodePlace[] {
  const statements = statementsIn(spec);
  return placesIn(spec.evidence).map((cited) => ({
    place: placeOf(cited),
    why: cited.shows,
    mark: cited.id,
    serves: statements.filter(({ sources }) => sources.includes(cited.id)).map(({ id }) => id),
  }));
}
