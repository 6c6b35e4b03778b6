import { SddFolder } from '../../node/sdd-folder/sdd-folder';
import { listSessions, type StoredSession } from '../../node/sessions/sessions';
import { homePaths } from './home';

/** A stored session with the folder that holds it. */
export interface ListedSession extends StoredSession {
  place: string;
}

/** The sessions of a window, the one used last first, and in sentences which are left out. */
export interface ListedSessions {
  sessions: ListedSession[];
  leftOut: string[];
}

/** The sessions of all folders of the window. */
export async function listAllSessions(): Promise<ListedSessions> {
  const leftOut: string[] = [];
  const lists = await Promise.all(
    homePaths().map(async (place) => {
      const sessions = await listSessions(new SddFolder(place), (sentence) => leftOut.push(sentence));
      return sessions.map((session) => ({ ...session, place }));
    }),
  );
  return { sessions: lists.flat().sort((a, b) => b.lastAt.localeCompare(a.lastAt)), leftOut };
}
