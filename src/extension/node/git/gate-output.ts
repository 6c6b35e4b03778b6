import type { GitRequest } from '../../../agents/workspace/git-request';
import type { MayShow } from './excluded-paths';
import { gateFileList, gateFolder, gateStatus } from './gate-listing';
import { type Gated, gatePatch } from './gate-patch';

/** What git printed, without what is about files that may not be seen or that lie outside the workspace root. */
export function gateOutput(
  text: string,
  { command, options, blobs }: GitRequest,
  prefix: string,
  mayShow: MayShow,
): Gated {
  const shown = (path: string) =>
    mayShow(path.replace(/\/$/, ''), path.endsWith('/') ? 'folder' : 'file') ? path : null;
  switch (command) {
    case 'status':
      return gateStatus(text, (path) => (path.startsWith(prefix) ? shown(path.slice(prefix.length)) : null));
    case 'ls-files':
      return gateFileList(
        text,
        options.some((option) => /^-[tvf]$/.test(option)),
        shown,
      );
    case 'log':
    case 'diff':
      return gatePatch(text, mayShow, options.includes('--name-only'));
    case 'show': {
      const [blob] = blobs;
      if (blob === undefined) return gatePatch(text, mayShow, options.includes('--name-only'));
      if (text.includes('\0')) return { text: `(${blob.path} is a binary file)\n`, leftOut: 0 };
      const folder = `tree ${blob.revision}:./${blob.path}\n\n`;
      return text.startsWith(folder) ? gateFolder(text, blob.path, mayShow) : { text, leftOut: 0 };
    }
    case 'blame':
    case 'rev-parse':
      return { text, leftOut: 0 };
  }
}
