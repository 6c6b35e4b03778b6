import { lstatSync } from 'node:fs';
import path from 'node:path';
import { preferredFor } from '../../../../src/agents/exploration/collecting/observe-context';
import { namesBelow, wishFirst } from '../../../../src/agents/retrieval/wish-first';
import { intake } from '../../../../src/agents/roles/intake/role';
import type { WorkspaceReader } from '../../../../src/agents/workspace/workspace-reader';
import { diskReader } from '../../../../src/extension/node/reading/disk-reader';
import { hasBinaryName } from '../../../../src/extension/node/scan/binary-names';
import { type Engine, MOST_PLACES, type Outcome, type Task } from './engine';
import { LongestGap } from './longest-gap';

/** The extension's own retrieval, as it ships: a fresh look for each query, at a tree of which nothing is known. */
export class ProductEngine implements Engine {
  #trees = 0;

  async run({ tree, query, lookFor = [], changed, limits, byteShare }: Task): Promise<Outcome> {
    // A walk is remembered for a while under the names of the roots: where the tree may be another one, so is the name.
    if (changed?.length !== 0) this.#trees += 1;
    const reader = diskReader([{ name: `tree-${this.#trees}`, path: tree }]);
    const maxBytes = byteShare === undefined ? limits.maxBytes : byteShare * (await countedBytes(reader, tree));
    const start = performance.now();
    const request = { ...searchedFor(query, lookFor), limit: MOST_PLACES };
    // Reading the request by rules is no part of ranking; a window gets them ready in slices while the request is typed.
    const gap = new LongestGap();
    const { places, files, searched, capped } = await reader.rank(request, { ...limits, maxBytes });
    const queryMs = performance.now() - start;
    const ranked = [...new Set(places.map(({ path }) => path))];
    const outcome = { ranked, queryMs, files, searched, longestTaskMs: gap.stop() };
    return capped === undefined ? outcome : { ...outcome, capped };
  }
}

/** What the first look searches for, as the rules read a request; with names what is searched for once a model has told them. */
function searchedFor(request: string, names: readonly string[]) {
  const { kind, terms } = intake.offline({ request, callerContext: '', selection: null, roots: ['tree'] });
  const prefer = preferredFor(kind);
  if (names.length > 0) return { texts: [namesBelow(request, names)], hints: [], prefer };
  return { texts: [wishFirst(request)], hints: terms, prefer };
}

const WHOLE_TREE = { deadlineMs: 60_000, maxEntries: 200_000, maxBytes: Number.MAX_SAFE_INTEGER };

/** Bytes that a search of the whole tree counts: whole kilobytes of every file that is not binary by its name. */
async function countedBytes(reader: WorkspaceReader, tree: string): Promise<number> {
  const { value } = await reader.walk(WHOLE_TREE);
  const sizes = value.map(({ path: file }) => (hasBinaryName(file) ? 0 : lstatSync(path.join(tree, file)).size));
  return sizes.reduce((sum, size) => sum + Math.ceil(size / 1024) * 1024, 0);
}
