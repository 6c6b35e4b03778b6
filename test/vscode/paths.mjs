/**
 * Where things live in the checkout, and which versions of the host we run in.
 *
 * Everything this project installs for running VS Code goes below one git-ignored cache folder, keyed by version,
 * so that upgrading never mixes two versions and deleting the folder is always safe.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's root folder. */
export const repoRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The VS Code server: code-server 4.139.1 is VS Code 1.139.1. */
export const SERVER_VERSION = '4.139.1';

/** The Node release the server needs; the same major version as VS Code's own extension host. */
export const NODE_VERSION = '24.21.0';

/** The extension's id, `publisher.name` of the manifest. */
export const EXTENSION_ID = 'sdd-brainstorm.sdd-brainstorm';

/** The packaged extension, built by `npm run vscode:package`. */
export const vsixPath = path.join(repoRoot, 'dist', 'sdd-brainstorm.vsix');

/** Logs and screenshots of test runs (git-ignored). */
export const artifactsDir = path.join(repoRoot, 'test-artifacts');

/** Things of this checkout alone: the sample workspace's copy, the profile of `npm start` (git-ignored). */
export const localDir = path.join(repoRoot, '.vscode-host');

/**
 * The folder that holds installed hosts. `BRAINSTORM_VSCODE_CACHE` moves it elsewhere, so that several checkouts can share one.
 *
 * @returns {string} absolute path
 */
export function cacheDir() {
  const shared = process.env.BRAINSTORM_VSCODE_CACHE;
  return shared ? path.resolve(shared) : localDir;
}
