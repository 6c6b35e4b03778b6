import { contentStems } from '../base/english/words';
import type { Fact } from './evidence';

/** Facts that decide nothing by themselves, with the words of a request by which it is about them. */
const IDLE: Partial<Record<Fact['kind'], readonly string[]>> = {
  licence: ['licence', 'license', 'lizenz', 'copyright', 'spdx'],
  version: ['version', 'release', 'changelog', 'publish', 'upgrade', 'semver'],
  owner: ['owner', 'author', 'maintainer', 'who'],
  entry_point: ['entry', 'start', 'startup', 'boot', 'main'],
  size: ['monorepo', 'codebase', 'repository', 'workspace'],
};

/**
 * The facts that a change may hang on: without the project's licence, version and size, unless the request is about them.
 * Those that the person is to confirm stay.
 */
export function decidingFacts(facts: readonly Fact[], request: string): Fact[] {
  const words = new Set(contentStems(request));
  return facts.filter(({ kind, confirm }) => {
    const about = IDLE[kind];
    return confirm || about === undefined || contentStems(about.join(' ')).some((word) => words.has(word));
  });
}
