/** Fresh copies of the fixture workspaces, so that no test changes what is checked in. */
import fs from 'node:fs';
import path from 'node:path';
import { repoRoot } from './paths.mjs';

/** Files that git, or a packager, would take personally: kept under another name and renamed in the copy. */
const RENAMED = { 'dot-gitignore': '.gitignore', 'dot-env': '.env' };

/**
 * Copies a fixture.
 *
 * @param {string} name a folder of `test/fixtures`
 * @param {string} target the folder to create; must not exist
 * @returns {string} the copy
 */
export function copyFixture(name, target) {
  const source = path.join(repoRoot, 'test', 'fixtures', name);
  if (!fs.existsSync(source)) throw new Error(`There is no fixture ${name} in test/fixtures.`);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.cpSync(source, target, { recursive: true, errorOnExist: true, force: false });
  for (const [stored, name] of Object.entries(RENAMED)) {
    if (fs.existsSync(path.join(target, stored))) fs.renameSync(path.join(target, stored), path.join(target, name));
  }
  return target;
}

/**
 * Makes a copy what it was when it was new.
 *
 * @param {string} name a folder of `test/fixtures`
 * @param {string} copy the folder, which stays the same one
 */
export function renewFixture(name, copy) {
  for (const entry of fs.readdirSync(copy)) fs.rmSync(path.join(copy, entry), { recursive: true, maxRetries: 5 });
  const fresh = copyFixture(name, `${copy}.fresh`);
  for (const entry of fs.readdirSync(fresh)) fs.renameSync(path.join(fresh, entry), path.join(copy, entry));
  fs.rmdirSync(fresh);
}
