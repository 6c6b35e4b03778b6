import { SddFolder } from '../../node/sdd-folder/sdd-folder';
import { listSessions, type StoredSession } from '../../node/sessions/sessions';
import { homePaths } from './home';

/** A stored session with the folder that holds it. */
export interface ListedSession extends StoredSession {
  place: string;
}

/** The sessions of all folders of the window, the one used last first. */
export async function listAllSessions(): Promise<ListedSession[]> {
  const lists = await Promise.all(
    homePaths().map(async (place) =>
      (await listSessions(new SddFolder(place))).map((session) => ({ ...session, place })),
    ),
  );
  return lists.flat().sort((a, b) => b.lastAt.localeCompare(a.lastAt));
}
