import { isSecretPath } from '../../../agents/evidence/secret-names';
import { LookRefused } from '../../../agents/ports';
import { anyGlobTest } from '../glob';

/** Where the sessions of this extension lie, which are no evidence of anything. */
const SESSIONS = '.sdd/sessions';

/** A test whether git may show a path below the workspace root: it is no secret by name, and nobody excluded it. */
export function shownPaths(exclude: readonly string[]): (path: string) => boolean {
  const excluded = isExcluded(exclude);
  return (path) => !isSecretPath(path) && !excluded(path);
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

/** @throws LookRefused for a path that may not be shown; `name`: as it was asked for. */
export function refuseExcluded(path: string, name: string, mayShow: (path: string) => boolean): void {
  if (path === '' || mayShow(path)) return;
  throw new LookRefused(
    `refused: "${name}" is excluded by the settings files.exclude, search.exclude or brainstorm.observe.exclude.`,
  );
}
