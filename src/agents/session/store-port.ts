import type { EventRecord } from './events';

/**
 * Another window or run goes on with the session: nothing more can be kept from here. The message is a sentence for the
 * person.
 */
export class SessionElsewhere extends Error {
  override readonly name = 'SessionElsewhere';
}

/** Which entry of `.sdd/issues.md` is meant. */
export interface IssueEntry {
  /** Its first line. */
  heading: string;
  /** The line of it that names the session. */
  session: string;
}

/** The file of a specification that is opened and shown; its front matter names the session. */
export const SPEC_FILE = 'spec.md';

/** One file of a written specification. */
export interface SpecFile {
  /** A plain file name: no folder, no dot at its start. */
  name: string;
  text: string;
}

/**
 * Where one session is kept. The only interface of the core that writes; its implementations write below `.sdd/` (and
 * the editor's own storage) and nowhere else.
 */
export interface SessionStore {
  /**
   * Appends records and resolves once they are durable. Rejects with a sentence for the person when they cannot be
   * kept (no space, read-only folder): the session then goes on in memory and says so. Rejects with `SessionElsewhere`
   * when another process has the session: what was offered is not kept, and nothing will be.
   */
  append(records: readonly EventRecord[]): Promise<void>;
  /** Rewrites the living draft of a topic. */
  writeDraft(topicId: string, markdown: string): Promise<void>;
  /** The folder below `.sdd/specs` in which a specification of this name will be written: another one may have the name itself. */
  specFolder(name: string): Promise<string>;
  /**
   * Writes the files of a specification, `SPEC_FILE` among them, into `.sdd/specs/<folder>/`: all of them or none, and never
   * over a specification of another session. Refuses names that are not plain or that two files share. Resolves with how
   * a file of them is named to people and in the journal.
   */
  writeSpec(folder: string, files: readonly SpecFile[]): Promise<(name: string) => string>;
  /** Adds a dated entry to `.sdd/issues.md`. */
  addIssue(markdown: string): Promise<void>;
  /**
   * Puts a line at the end of an entry that this session added to `.sdd/issues.md`, in place of the one that begins alike.
   * The entry is known by its first line and by naming the session; where a person took it out, nothing is written.
   */
  noteOnIssue(entry: IssueEntry, note: string): Promise<void>;
}
