import type { Commit } from '../../workspace/workspace-reader';
import type { Evidence } from '../../session/evidence';
import { inertLine } from '../../base/text/inert-text';

/** Somebody who wrote the code near a change. */
interface Owner {
  name: string;
  commits: number;
  /** Day of the latest one, `2026-01-15`. */
  last: string;
}

/** Most owners that are named, and characters of a name. */
const MAX_OWNERS = 3;
const MAX_NAME = 60;

/** Commits of more files than this say who moved or formatted everything, not who knows the place. */
const BULK = 60;

/** Days after which a commit counts half. */
const HALF_LIFE = 365;

const BOT =
  /\[bot\]|\bbot$|^(?:dependabot|renovate|greenkeeper|snyk|semantic-release|github[- ]actions?|pre-commit-ci|allcontributors|codecov|mergify|copilot|weblate|imgbot|web-flow|gitlab[- ]ci|jenkins|travis)\b/i;

/**
 * Who wrote the code at some places: those with the most commits of their own there, recent ones counting more, bots and
 * bulk changes left out. `now` is ISO 8601. None where the history does not say.
 */
export function ownersOf(
  commits: readonly Commit[],
  places: readonly Pick<Evidence, 'root' | 'path'>[],
  now: string,
): Owner[] {
  const known = new Map<string, Owner & { weight: number }>();
  for (const commit of commits) {
    const name = inertLine(commit.author, MAX_NAME).trim();
    const at = Date.parse(commit.at);
    if (name === '' || BOT.test(name) || Number.isNaN(at) || !touches(commit, places)) continue;
    const days = Math.max(0, (Date.parse(now) - at) / 86_400_000);
    const owner = known.get(name) ?? { name, commits: 0, last: '', weight: 0 };
    const day = new Date(at).toISOString().slice(0, 10);
    known.set(name, {
      name,
      commits: owner.commits + 1,
      last: day > owner.last ? day : owner.last,
      weight: owner.weight + 0.5 ** (days / HALF_LIFE),
    });
  }
  return [...known.values()]
    .sort((a, b) => b.weight - a.weight || b.commits - a.commits)
    .slice(0, MAX_OWNERS)
    .map(({ name, commits: count, last }) => ({ name, commits: count, last }));
}

function touches({ root, files }: Commit, places: readonly Pick<Evidence, 'root' | 'path'>[]): boolean {
  if (files.length > BULK) return false;
  return places.some((place) => (place.root === undefined || place.root === root) && files.includes(place.path));
}

/** “Ann (14 commits, last 2025-10-01), Ben (1 commit, 2024-03-02)”. */
export function shownOwners(owners: readonly Owner[]): string {
  return owners
    .map(
      ({ name, commits, last }) =>
        `${name} (${commits === 1 ? `1 commit, ${last}` : `${commits} commits, last ${last}`})`,
    )
    .join(', ');
}
