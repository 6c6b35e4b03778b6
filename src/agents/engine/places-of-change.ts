import { ADDS_CODE } from '../exploration/area/look-around';
import type { LastLook } from '../exploration/places-for-statements';
import { sideBySide, type Module } from '../exploration/where-listed';
import { bearsOutFacts, type Evidence } from '../session/evidence';
import { evidenceInForce } from '../session/evidence-in-force';
import type { Session } from '../session/session';
import { sharesLines, type SpecPlace } from '../session/spec-place';
import { isGenerated } from '../workspace/classify-path';

/** From this score on, a test or document of the first look is about the place of the change; and most of each that are kept. */
const WORTH_NAMING = 0.3;
const MOST_BESIDE = 2;

/** The code that was shown with what the person answered, or that statements rest on: what people decided by. */
export function restedOn(session: Session): Evidence[] {
  const answered = session.questions.filter(
    ({ response, question }) => response?.kind === 'answer' && question.purpose !== 'approval',
  );
  const ids = new Set([
    ...answered.flatMap(({ question }) => question.evidence),
    ...session.statements.flatMap(({ sources }) => sources),
  ]);
  return evidenceInForce(session).filter(
    (piece) => ids.has(piece.id) && piece.kind === 'code' && !bearsOutFacts(piece) && !isGenerated(piece.path),
  );
}

function placeOf(session: Session, { root, path, startLine, endLine, hash, kind, shows }: Evidence): SpecPlace {
  const named = root === undefined || session.roots.length < 2 ? path : `${root}/${path}`;
  return { path: named, startLine, endLine, hash, kind, why: shows, statements: [] };
}

/**
 * What people decided by comes before what a last look found by its words, and stands once: as the definitions that were found
 * at its lines, where some were.
 */
export function withRestedOn(session: Session, found: readonly SpecPlace[]): SpecPlace[] {
  const named = found.filter(({ statements }) => statements.length > 0);
  const further = found.filter((place) => !named.includes(place));
  const shown = restedOn(session)
    .map((piece) => placeOf(session, piece))
    .flatMap((piece) => {
      if (named.some((other) => sharesLines(other, piece))) return [];
      const whole = further.filter((other) => sharesLines(other, piece));
      return whole.length > 0 ? whole : [piece];
    });
  return [...new Set([...named, ...shown, ...further])];
}

/** Tests and documents that the first look found for the change, where the last one found none that name its code. */
export function besideInFirstLook(session: Session, { places }: LastLook): LastLook['places'] {
  return (['test', 'doc'] as const).flatMap((wanted) =>
    places.some(({ kind }) => kind === wanted)
      ? []
      : evidenceInForce(session)
          .filter((piece) => piece.kind === wanted && piece.score >= WORTH_NAMING && !bearsOutFacts(piece))
          .filter(({ path }) => !isGenerated(path))
          .sort((a, b) => b.score - a.score)
          .slice(0, MOST_BESIDE)
          .map((piece) => placeOf(session, piece)),
  );
}

/**
 * The modules that the look found to be built alike, where the change adds code beside them; where it says nothing of the kind,
 * those among what was found that are called alike in folders side by side.
 */
export function builtAlike(session: Session, mainRoot: string): Module[] {
  const { facts, evidence, intake } = session;
  const inRoot = ({ root = mainRoot, path }: Pick<Evidence, 'root' | 'path'>) => ({ root, path });
  const found = facts
    .filter(({ kind, confirm }) => kind === 'similar' && confirm)
    .flatMap((fact) => evidence.filter(({ id }) => fact.evidence.includes(id)))
    .map(inRoot);
  if (found.length > 0 || intake === null || !ADDS_CODE.includes(intake.kind)) return found;
  const code = evidence.filter((piece) => piece.kind === 'code' && !bearsOutFacts(piece));
  return sideBySide([...restedOn(session), ...code].map(inRoot));
}
