/**
 * Gives the tests a state folder of their own, so that none makes or uses the key of whoever runs them, and a folder for all
 * that they leave lying: files of a worker share the modules that would clear up after each.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** @returns {() => void} takes them away again */
export function setup() {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'sdd-')));
  const [state, temporary] = ['state', 'tmp'].map((name) => path.join(folder, name));
  for (const one of [state, temporary]) fs.mkdirSync(one);
  process.env.XDG_STATE_HOME = state;
  process.env.LOCALAPPDATA = state;
  if (process.platform === 'darwin') process.env.HOME = state;
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = temporary;
  return () => fs.rmSync(folder, { recursive: true, force: true });
}
