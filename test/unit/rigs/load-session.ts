import type { SddFolder } from '../../../src/extension/node/sdd-folder/sdd-folder';
import { readSession, setAside, type LoadedSession } from '../../../src/extension/node/sessions/load-session';

/** Reads a session as whoever goes on with it does: what is damaged is set aside. */
export async function loadSession(folder: SddFolder, id: string): Promise<LoadedSession> {
  return setAside(folder, id, await readSession(folder, id));
}
