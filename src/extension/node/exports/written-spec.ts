import type { EventRecord } from '../../../agents/session/events';
import type { Session } from '../../../agents/session/session';
import { replay } from '../../../agents/session/fold/fold';
import { buildSpec, statementsIn, type Spec } from '../../../agents/specification/model';
import { numbered } from '../../../agents/specification/numbering';
import { ANSWERS_FILE } from '../../../agents/specification/exporters/answers-json';
import type { SpecOnDisk } from '../../../agents/specification/on-disk';
import { specFromAnswers } from '../../../agents/specification/exporters/spec-from-answers';
import { SPEC_FILE } from '../../../agents/session/store-port';
import type { SddFolder } from '../sdd-folder/sdd-folder';
import { readSpec } from '../sdd-folder/spec-file';
import { StoreProblem } from '../sdd-folder/store-problem';
import { readWrittenSpec, specFolderName } from '../specs/written-specs';
import { readSession } from '../sessions/load-session';
import { hasSession } from '../sessions/sessions';

/** A specification that was written, as data, and where it stands. */
export interface WrittenSpec {
  spec: Spec;
  /** Relative to the folder that holds `.sdd/`. */
  source: string;
  /** What whoever uses it should know: what was changed since it was written, in sentences. */
  cautions: string[];
}

/**
 * The specification that a session wrote, as it wrote it. Where its journal lacks something by now, or would give other labels or
 * words, what stands beside the specification counts: tests may know it by that. Throws `StoreProblem` where it wrote none.
 */
export async function writtenSpecOf(session: Session, folder: SddFolder): Promise<WrittenSpec> {
  const { spec: written } = session;
  if (written === null) throw new StoreProblem('No specification was written in this session yet.');
  const source = written.path;
  const title = frontMatter(await readSpec(folder, source), 'title');
  const given = { summary: written.summary, status: written.status, ...(title === null ? {} : { title }) };
  const anew = numbered(buildSpec(session, given), session);
  const { spec: there } = await readWrittenSpec(folder, specFolderName(source));
  if (there.statements.length === 0) return { spec: anew, source, cautions: [] };
  const cautions = [...there.problems];
  if (there.journal !== 'damaged' && saysTheSame(anew, there)) return { spec: anew, source, cautions };
  const read = specFromAnswers(await readSpec(folder, folder.shown('specs', there.folder, ANSWERS_FILE)));
  const why = there.journal === 'damaged' ? 'can only be read in part' : 'would give other labels or words today';
  cautions.push(
    read.ok
      ? `It is taken from answers.json, since the journal of its session ${why}.`
      : `It is taken from the journal of its session, which ${why}, since answers.json lacks what that needs.`,
  );
  return { spec: read.ok ? read.spec : anew, source, cautions };
}

/** Whether statements have the names, words and sources that were written. */
function saysTheSame(spec: Spec, { statements }: SpecOnDisk): boolean {
  const said = (id: string, text: string, sources: readonly string[]) => [id, text, ...sources].join('\n');
  const anew = new Set(statementsIn(spec).map(({ id, text, sources }) => said(id, text, sources)));
  return (
    anew.size === statements.length &&
    statements.every(({ statement, text, sources }) => anew.has(said(statement, text, sources)))
  );
}

/**
 * The specification of a stored session.
 * @throws StoreProblem where there is none, it cannot be read, or it was not made on this computer
 */
export async function storedSpec(folder: SddFolder, sessionId: string): Promise<WrittenSpec> {
  const { records, foreign } = await readSession(folder, sessionId);
  if (foreign !== null)
    throw new StoreProblem(`${foreign.reason} Open it and take it over before its specification is used further.`);
  return writtenSpecOf(replay(records), folder);
}

/**
 * The specification of a folder below `.sdd/specs`: as its session wrote it, where that was made on this computer, else as its
 * `answers.json` holds it, which a clone of the repository, or a copy of the folder, has too.
 * @throws StoreProblem where there is none, or it cannot be read
 */
export async function specInFolder(folder: SddFolder, name: string): Promise<WrittenSpec> {
  const source = folder.shown('specs', name, SPEC_FILE);
  const text = await readSpec(folder, source);
  if (text === '') throw new StoreProblem(`There is no specification in ${folder.shown('specs', name)}.`);
  const records = await recordsFromHere(folder, frontMatter(text, 'session'));
  if (records !== null) return writtenSpecOf(replay(records), folder);
  const { spec: there } = await readWrittenSpec(folder, name);
  const answers = await readSpec(folder, folder.shown('specs', name, ANSWERS_FILE));
  if (answers === '')
    throw new StoreProblem(
      'The session that wrote this specification is not from this computer, and there is no answers.json beside it to read instead.',
    );
  const read = specFromAnswers(answers);
  if (!read.ok) throw new StoreProblem(read.reason);
  return { spec: read.spec, source, cautions: there.problems };
}

/** What a session was made of on this computer; null where it is not here, was made elsewhere, or cannot be read. */
async function recordsFromHere(folder: SddFolder, session: string | null): Promise<readonly EventRecord[] | null> {
  if (session === null || !(await hasSession(folder, session))) return null;
  try {
    const { records, foreign } = await readSession(folder, session);
    return foreign === null ? records : null;
  } catch (error) {
    if (error instanceof StoreProblem) return null;
    throw error;
  }
}

/** The session that a specification's front matter names, by its path relative to `.sdd/`'s folder; null where it names none. */
export async function sessionOfSpec(folder: SddFolder, shown: string): Promise<string | null> {
  return frontMatter(await readSpec(folder, shown), 'session');
}

/** A text of the front matter, which is written as JSON texts are. */
function frontMatter(spec: string, name: string): string | null {
  const head = /^---\r?\n([^]{0,20000}?)\r?\n---/.exec(spec)?.[1] ?? '';
  const line = head.split(/\r?\n/).find((each) => each.startsWith(`${name}: `));
  try {
    const value: unknown = JSON.parse(line?.slice(name.length + 2) ?? 'null');
    return typeof value === 'string' && value.trim() !== '' ? value : null;
  } catch {
    return null;
  }
}
