import { SPEC_FILE } from '../../../agents/session/store-port';
import type { SddFolder } from '../sdd-folder/sdd-folder';
import { specFile } from '../sdd-folder/spec-file';
import { StoreProblem } from '../sdd-folder/store-problem';

/** The form of a specification that is made for coding agents. */
const BRIEF_FILE = 'brief.md';
/** More than any of them has, in bytes. */
const MOST_BYTES = 2_000_000;

/** What is handed to whoever builds. */
export interface Brief {
  /** Relative to the folder that holds `.sdd/`, with forward slashes. */
  path: string;
  /** Absolute. */
  file: string;
  text: string;
}

/**
 * What an agent is to read of a written specification: its brief, or where there is none the specification itself.
 * @param specPath as the journal names it: it is checked like any other
 * @throws StoreProblem or the system's error where neither can be read
 */
export async function briefOf(folder: SddFolder, specPath: string): Promise<Brief> {
  if (specFile(folder, specPath) === null) throw new StoreProblem('This session names no specification of its own.');
  const [, ...names] = specPath.split('/');
  const read = async (name: string): Promise<Brief> => {
    const place = [...names.slice(0, -1), name];
    const text = String(await folder.read(place, MOST_BYTES));
    return { path: folder.shown(...place), file: folder.path(...place), text };
  };
  return read(BRIEF_FILE).catch(() => read(SPEC_FILE));
}

/**
 * What an agent is told to do, on one line: shells would take a second one for a command of its own.
 * @param tool what the tool of this extension is called where the agent reads it
 */
export function buildPrompt(path: string, tool = 'the brainstorm tool'): string {
  return [
    `Read ${path} and build what it says; what it binds you to is settled.`,
    `Where something binding is unclear, ask through ${tool}, or ask me where you do not have it: do not guess.`,
    'Where nobody answers, rely on the least and say on what.',
    'Name the id of the criterion (such as AC-001 or FR-001), as the brief writes it, in each test that checks it.',
  ].join(' ');
}
