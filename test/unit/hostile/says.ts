import { parseCommand } from '../../../src/agents/shell/parse-command';
import { runCommand } from '../../../src/agents/shell/run-command';
import { AccessRefused, type WorkspaceReader } from '../../../src/agents/workspace/workspace-reader';
import { systemClock } from '../../../src/extension/node/clock';
import { diskReader } from '../../../src/extension/node/reading/disk-reader';
import { AMPLE } from '../rigs/budgets';

/** The reader of a folder that nothing changes any more; each has a thread and a git of its own to find. */
export function readerOf(folder: string): WorkspaceReader {
  return diskReader([{ name: 'app', path: folder }]);
}

/** What a model that asks for a command is told of a folder, or by a reader of it: its output with its caps, or why it is refused. */
export async function says(where: string | WorkspaceReader, command: string): Promise<string> {
  const reader = typeof where === 'string' ? readerOf(where) : where;
  const parsed = parseCommand(command, { platform: 'posix', roots: ['app'] });
  if (!parsed.ok) return parsed.refusal;
  try {
    const { text, capped } = await runCommand(parsed.command, reader, AMPLE, new AbortController().signal, systemClock);
    return capped === undefined ? text : `${text}\n(${capped})`;
  } catch (error) {
    if (error instanceof AccessRefused) return error.message;
    throw error;
  }
}

/** The longest piece of a secret that stands in a text. */
export function longestPiece(text: string, secret: string): string {
  for (let length = secret.length; length > 0; length--) {
    for (let at = 0; at + length <= secret.length; at++) {
      const piece = secret.slice(at, at + length);
      if (text.includes(piece)) return piece;
    }
  }
  return '';
}

/** A token that nobody has ever been given. */
export const TOKEN = 'ghp_k7Qx2LmV9bT4zRw8YcN3uHs6DfJ1pGe5AoWi';
