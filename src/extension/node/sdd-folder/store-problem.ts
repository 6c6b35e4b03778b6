import { SessionElsewhere } from '../../../agents/session/store-port';

/** Something that keeps the session from being stored. The message is a sentence for the person and says what to do. */
export class StoreProblem extends Error {
  override readonly name = 'StoreProblem';
}

/** Turns what a file operation threw into a `StoreProblem`. `place` is a path for people, e.g. `.sdd/sessions`. */
export function storeProblem(error: unknown, place: string): StoreProblem | SessionElsewhere {
  if (error instanceof StoreProblem || error instanceof SessionElsewhere) return error;
  return new StoreProblem(sentence(error, place), { cause: error });
}

/** The code of a Node file system error, or an empty text. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

function sentence(error: unknown, place: string): string {
  const code = errorCode(error);
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${place} cannot be written: the folder is read-only. Make it writable, or open a copy of it.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `${place} cannot be written: there is no space left on the disk. Free some space and go on.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `${place} cannot be written: there is a file where a folder is needed. Rename or move that file.`;
    case 'EISDIR':
      return `${place} cannot be written: there is a folder where a file is needed. Rename or move that folder.`;
    case 'ELOOP':
      return `${place} is not written: it is a symbolic link. Put a real file or folder in its place.`;
    case 'ENOENT':
      return `${place} cannot be written: the folder it belongs to is gone.`;
    default:
      return `${place} cannot be written: ${error instanceof Error ? error.message : String(error)}`;
  }
}
