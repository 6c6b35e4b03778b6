import { isSecretPath, type NamedKind } from '../../../agents/workspace/secret-names';
import { AccessRefused } from '../../../agents/workspace/workspace-reader';
import { anyGlobTest } from '../rules/glob';

/** Where the sessions of this extension lie, which are no evidence of anything. */
const SESSIONS = '.sdd/sessions';

/** Whether git may show a path below the workspace root. Without a kind it is one of a file. */
export type MayShow = (path: string, kind?: NamedKind) => boolean;

/** A test whether git may show a path: it is no secret by name, and nobody excluded it. */
export function shownPaths(exclude: readonly string[]): MayShow {
  const excluded = isExcluded(exclude);
  return (path, kind = 'file') => !isSecretPath(path, kind) && !excluded(path);
}

/** What is excluded is so with everything below it. */
function isExcluded(exclude: readonly string[]): (path: string) => boolean {
  const matches = anyGlobTest(exclude);
  return (path) => {
    if (path === SESSIONS || path.startsWith(`${SESSIONS}/`)) return true;
    for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1)) {
      if (matches(path.slice(0, end))) return true;
    }
    return matches(path);
  };
}

/** @throws AccessRefused for a path that may not be shown; `name`: as it was asked for. */
export function refuseExcluded(path: string, name: string, mayShow: MayShow): void {
  if (path === '' || mayShow(path, 'folder')) return;
  throw new AccessRefused(
    `refused: "${name}" is excluded by the settings files.exclude, search.exclude or brainstorm.observe.exclude.`,
  );
}
