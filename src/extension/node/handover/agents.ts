import path from 'node:path';
import { constants } from 'node:fs';
import { access, realpath, stat } from 'node:fs/promises';
import { isInside } from '../processes/trusted-program';

/** A coding agent of the command line. */
interface Agent {
  id: 'claude' | 'codex' | 'copilot';
  /** Its own name. */
  title: string;
  /** How it is begun with a first message, so that the person goes on with it. */
  args: (prompt: string) => string[];
}

/** The agents that a specification can be handed to, a row each. */
export const AGENTS: readonly Agent[] = [
  { id: 'claude', title: 'Claude Code', args: (prompt) => [prompt] },
  { id: 'codex', title: 'Codex', args: (prompt) => [prompt] },
  { id: 'copilot', title: 'Copilot CLI', args: (prompt) => ['-i', prompt] },
];

/** An agent that is installed here, and where. */
interface InstalledAgent extends Agent {
  /** Absolute. */
  program: string;
}

/** Endings of programs on Windows that a shell starts by name. */
const WINDOWS_ENDINGS = ['.exe', '.cmd', '.bat'];

/**
 * The agents in the folders of a search path. They are looked for and not run. Folders that are relative or lie in the
 * workspace are passed over, and so is what really lies there: a workspace can plant nothing.
 */
export async function installedAgents(
  searchPath: string,
  workspaceRoots: readonly string[],
  platform: NodeJS.Platform = process.platform,
): Promise<InstalledAgent[]> {
  const roots = await Promise.all(workspaceRoots.map((root) => realpath(root).catch(() => path.resolve(root))));
  const folders = searchPath.split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  const endings = platform === 'win32' ? WINDOWS_ENDINGS : [''];
  const found: InstalledAgent[] = [];
  for (const agent of AGENTS) {
    const files = folders.flatMap((folder) => endings.map((ending) => path.join(folder, `${agent.id}${ending}`)));
    for (const file of files) {
      if (!(await isProgram(file, roots))) continue;
      found.push({ ...agent, program: file });
      break;
    }
  }
  return found;
}

async function isProgram(file: string, roots: readonly string[]): Promise<boolean> {
  try {
    const real = await realpath(file);
    const places = [file, real, await realpath(path.dirname(file))];
    if (places.some((place) => roots.some((root) => isInside(root, place)))) return false;
    if (!(await stat(real)).isFile()) return false;
    await access(real, constants.X_OK);
    return true;
  } catch {
    // Not there, or not to be run.
    return false;
  }
}
