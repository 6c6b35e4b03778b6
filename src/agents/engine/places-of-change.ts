import { capital } from '../base/english/sentence';
import { ADDS_CODE } from '../exploration/area/look-around';
import { MOST_LINES, type LastLook, type Looking } from '../exploration/places-for-statements';
import { ABOUT_PARTS } from '../session/project-kind';
import type { Outlined } from '../exploration/outline';
import { partThatSays } from '../exploration/outline-parts';
import { sideBySide, type Module } from '../exploration/where-listed';
import { isRulePath } from '../observe/rule-files';
import { bearsOutFacts, type Evidence } from '../session/evidence';
import { evidenceInForce } from '../session/evidence-in-force';
import type { Labels } from '../session/labels';
import type { SummarizerOutput } from '../roles/summarizer/role';
import type { AskedQuestion, Session } from '../session/session';
import { sharesLines, type SpecPlace } from '../session/spec-place';
import { isGenerated, isSpecified } from '../workspace/classify-path';

/** From this score on, a test or document of the first look is about the place of the change; and most of each that are kept. */
const WORTH_NAMING = 0.3;
const MOST_BESIDE = 2;

/** What a last look starts from. */
export function lookingFrom(
  session: Session,
  mainRoot: string,
): Pick<Looking, 'alike' | 'known' | 'seen' | 'terms' | 'shown'> {
  const inRoot = <Piece extends { root?: string | undefined }>(piece: Piece) => ({
    ...piece,
    root: piece.root ?? mainRoot,
  });
  const seen = evidenceInForce(session).filter((piece) => isOfChange(piece));
  return {
    alike: builtAlike(session, mainRoot),
    known: restedOn(session).map(inRoot),
    seen: seen.map(inRoot),
    terms: session.intake?.terms ?? [],
    shown: answeredIn(session).map(({ question: { config } }) => contextOf(config)),
  };
}

function answeredIn({ questions }: Session): AskedQuestion[] {
  return questions.filter(({ response, question }) => response?.kind === 'answer' && question.purpose !== 'approval');
}

/** What stood below a question, where it names the code that it is about. */
function contextOf(config: object): string {
  return 'context' in config && typeof config.context === 'string' ? config.context : '';
}

/**
 * The code, tests and documents that were shown with what the person answered, or that statements rest on: what people decided
 * by, those cited most often first.
 */
export function restedOn(session: Session): Evidence[] {
  const cited = [
    ...answeredIn(session).flatMap(({ question }) => question.evidence),
    ...session.statements.flatMap(({ sources }) => sources),
  ];
  const times = (id: string) => cited.filter((one) => one === id).length;
  return evidenceInForce(session)
    .filter((piece) => cited.includes(piece.id) && isOfChange(piece))
    .sort((a, b) => times(b.id) - times(a.id));
}

function isOfChange(piece: Evidence): boolean {
  const { kind, path } = piece;
  return ['code', 'test', 'doc'].includes(kind) && !bearsOutFacts(piece) && mayChange(path);
}

/** Whether a file may change with the code: none that is made, that rules the project, or that says what is to be built. */
function mayChange(path: string): boolean {
  return !isGenerated(path) && !isRulePath(path) && !isSpecified(path);
}

/** Of the most lines of all places, what is kept for tests and documents. */
const LINES_BESIDE = 100;

/**
 * The places that so many lines hold: what statements rest on first, then what they are about and what people decided by, then
 * the rest; tests and documents beside them.
 */
export function withinBudget(session: Session, found: readonly SpecPlace[]): SpecPlace[] {
  const left = partsLeftOut(session);
  const places = found.filter(({ path }) => !left.some((folder) => path.startsWith(folder)));
  const cited = session.statements.flatMap(({ sources }) => sources);
  const shown = restedOn(session).map((piece) => ({ ...placeOf(session, piece), isCited: cited.includes(piece.id) }));
  // A list of modules is a line or two.
  const bears = (place: SpecPlace) =>
    place.kind !== 'code' || shown.some((one) => one.isCited && sharesLines(one, place));
  const decides = (place: SpecPlace) => place.statements.length > 0 || shown.some((one) => sharesLines(one, place));
  const isAside = ({ kind }: SpecPlace) => kind === 'test' || kind === 'doc';
  const aside = fitting(places.filter(isAside), LINES_BESIDE);
  const code = places.filter((place) => !isAside(place));
  const ordered = [...code.filter(({ by }) => by === 'model'), ...code.filter(bears), ...code.filter(decides), ...code];
  const kept = [...aside, ...fitting([...new Set(ordered)], MOST_LINES - linesOf(aside))];
  return places.filter((place) => kept.includes(place));
}

/** The folders of the projects that the person was offered, and did not take, where they were asked which it is for. */
function partsLeftOut({ questions }: Session): string[] {
  return questions.flatMap(({ question, response }) => {
    if (question.about !== ABOUT_PARTS || response?.kind !== 'answer') return [];
    const { selected = [] } = response.value as { selected?: readonly string[] };
    const { options = [] } = question.config as { options?: readonly { id: string; label: string }[] };
    if (selected.length === 0) return [];
    return options.flatMap(({ id, label }) => (selected.includes(id) ? [] : [`${label.replaceAll('`', '')}/`]));
  });
}

function fitting(places: readonly SpecPlace[], most: number): SpecPlace[] {
  const kept: SpecPlace[] = [];
  for (const place of places) if (linesOf([...kept, place]) <= most) kept.push(place);
  return kept;
}

function linesOf(places: readonly SpecPlace[]): number {
  return places.reduce((sum, { startLine, endLine }) => sum + endLine - startLine + 1, 0);
}

function placeOf(session: Session, { root, path, startLine, endLine, hash, kind, shows }: Evidence): SpecPlace {
  const named = root === undefined || session.roots.length < 2 ? path : `${root}/${path}`;
  return { path: named, startLine, endLine, hash, kind, why: shows, statements: [] };
}

/** Where statements and answers rest on the workspace, by the ids of the evidence: what people decided by. */
export function citedIn(session: Session): Map<string, SpecPlace> {
  return new Map(restedOn(session).map((piece) => [piece.id, placeOf(session, piece)]));
}

/** What is known of the statements of a specification, by what it calls them: their texts, and what each rests on. */
export interface Known {
  text: string;
  sources: readonly string[];
}

/**
 * What a model chose of an outline, as places, of what is long the part that speaks most of what happens there: among those that
 * its own statements rest on, where they rest on lines of the file. `labels` tells what
 * the specification calls the statements it names, `cited` what people decided by, by the ids of the evidence.
 */
export function chosenOf(
  { places }: Pick<SummarizerOutput, 'places'>,
  outline: readonly Outlined[],
  {
    labels,
    known,
    cited = new Map(),
  }: { labels: Labels; known: ReadonlyMap<string, Known>; cited?: ReadonlyMap<string, SpecPlace> },
): SpecPlace[] {
  return places.flatMap(({ definition, statements, change }) => {
    const found = outline[definition];
    if (found === undefined) return [];
    const bare = found.isUnnamed ? 'Chosen for this change' : `Defines \`${found.name}\``;
    const why = change === '' ? bare : found.isUnnamed ? capital(change) : `\`${found.name}\` ${change}`;
    const own = statements.flatMap((id) => labels[id] ?? []);
    const about = own.flatMap((id) => known.get(id)?.text ?? []);
    // Tests and documents are about what all statements say.
    const all =
      found.place.kind === 'test' || found.place.kind === 'doc' ? [...known.values()].map(({ text }) => text) : [];
    const parts = found.parts?.() ?? [];
    // A test of which nothing is said yet goes behind the others.
    const last = found.place.kind === 'test' ? parts.at(-1) : undefined;
    const linesIn = (all: readonly SpecPlace[]) =>
      all.filter(({ path }) => path === found.place.path).map(({ startLine: start, endLine: end }) => ({ start, end }));
    const here = linesIn([...cited.values()]);
    const theirs = linesIn(own.flatMap((id) => known.get(id)?.sources ?? []).flatMap((id) => cited.get(id) ?? []));
    const place =
      partThatSays(parts, { change, about, all, isType: found.isType ?? false, cited: here, theirs }) ??
      last?.placeOf(last.lines) ??
      found.place;
    return [{ ...place, why, statements: own, by: 'model' as const }];
  });
}

/** What a model chose comes first: who has seen all that the files define has left out the rest of the code. */
export function withChosen(chosen: readonly SpecPlace[], found: readonly SpecPlace[]): SpecPlace[] {
  // Whatever changes is tested; what it says in documents was there to be chosen.
  const tests = chosen.some(({ kind }) => kind === 'test') ? [] : found.filter(({ kind }) => kind === 'test');
  return [...chosen, ...tests];
}

/** Tests and documents that the first look found for the change, where the last one found none that name its code. */
export function besideInFirstLook(session: Session, { places }: LastLook): LastLook['places'] {
  return (['test', 'doc'] as const).flatMap((wanted) =>
    places.some(({ kind }) => kind === wanted)
      ? []
      : evidenceInForce(session)
          .filter((piece) => piece.kind === wanted && piece.score >= WORTH_NAMING && !bearsOutFacts(piece))
          .filter(({ path }) => mayChange(path))
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
  return sideBySide([...restedOn(session).filter(({ kind }) => kind === 'code'), ...code].map(inRoot));
}
