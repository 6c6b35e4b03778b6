import { acceptedText, ACCEPTED_FILE, readAccepted, type Accepted } from '../../../agents/checking/accepted';
import type { SpecToCheck } from '../../../agents/checking/check-specs';
import { replay } from '../../../agents/session/fold/fold';
import { SPEC_FILE } from '../../../agents/session/store-port';
import { ANSWERS_FILE } from '../../../agents/specification/exporters/answers-json';
import { BRIEF_FILE } from '../../../agents/specification/exporters/brief-markdown';
import { readSpecOnDisk, sessionOf, type SpecOnDisk } from '../../../agents/specification/on-disk';
import { recordedIn, type SessionSources } from '../../../agents/specification/recorded';
import { isPlainName, type SddFolder } from '../sdd-folder/sdd-folder';
import { readSession } from '../sessions/load-session';

const SPECS = 'specs';

/** Most specifications that are read, those of the latest names, and most bytes of a file of theirs. */
const MAX_SPECS = 500;
const MAX_NAMES = 10_000;
const MAX_BYTES = 10_000_000;

/** The name of a specification's folder, also where its path was given, or that of its file. */
export function specFolderName(given: string): string {
  return given.replace(/[/\\]+(?:spec\.md)?$/, '').replace(/^.*[/\\]/, '');
}

/** The names of the folders that hold specifications, the earliest first. */
async function specFolders(folder: SddFolder): Promise<string[]> {
  const { entries } = await folder.entries([SPECS], MAX_NAMES);
  return entries
    .filter((entry) => entry.isDirectory() && isPlainName(entry.name))
    .map(({ name }) => name)
    .sort()
    .slice(-MAX_SPECS);
}

/** A specification from its folder, with what was accepted of it. Files that are missing or refused count as not there. */
export async function readWrittenSpec(folder: SddFolder, name: string): Promise<SpecToCheck> {
  const text = async (file: string) => {
    const bytes = await folder.read([SPECS, name, file], MAX_BYTES).catch(() => null);
    return bytes === null ? null : bytes.toString('utf8');
  };
  const files = [ANSWERS_FILE, SPEC_FILE, BRIEF_FILE, ACCEPTED_FILE].map(text);
  const [answers = null, spec = null, brief = null, accepted = null] = await Promise.all(files);
  const journal = await sourcesIn(folder, name, sessionOf(spec ?? ''));
  return { spec: readSpecOnDisk(name, { answers, spec, brief }, journal), accepted: readAccepted(accepted) };
}

/** Every specification below a folder, the earliest first. */
export async function readWrittenSpecs(folder: SddFolder): Promise<SpecToCheck[]> {
  const all: SpecToCheck[] = [];
  for (const name of await specFolders(folder)) all.push(await readWrittenSpec(folder, name));
  return all;
}

/** Of specifications those that are approved and that no other approved one replaces. */
export function standingSpecs(specs: readonly SpecOnDisk[]): SpecOnDisk[] {
  const approved = specs.filter(({ status }) => status === 'approved');
  return approved.filter(
    ({ folder }) => !approved.some((other) => other.replaces === folder && other.folder !== folder),
  );
}

/**
 * Keeps what a person accepted beside the specification.
 * @throws StoreProblem if it cannot be written
 */
export async function writeAccepted(folder: SddFolder, { folder: name }: SpecOnDisk, all: Accepted[]): Promise<void> {
  await folder.write([SPECS, name, ACCEPTED_FILE], acceptedText(all));
}

/** What the journal of a session tells of its sources; null where it is not here, or was not made here. */
async function sourcesIn(folder: SddFolder, name: string, session: string | null): Promise<SessionSources | null> {
  if (session === null || !isPlainName(session)) return null;
  try {
    const { records, foreign, damage } = await readSession(folder, session);
    if (foreign !== null) return null;
    // What was said after it was written is not in it, and what is lost of that does not matter.
    const path = folder.shown(SPECS, name, SPEC_FILE);
    const at = records.findLastIndex(({ event }) => event.type === 'spec_written' && event.path === path);
    if (at === -1) return recordedIn(replay(records), damage !== null);
    return recordedIn(replay(records.slice(0, at)), records[at]?.seq !== at + 1);
  } catch {
    // Sessions are not committed: where they are not here, the specification speaks for itself.
    return null;
  }
}
