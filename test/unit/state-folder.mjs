/** Gives the tests a state folder of their own, so that none makes or uses the key of whoever runs them. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** @returns {() => void} takes it away again */
export function setup() {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'sdd-state-')));
  process.env.XDG_STATE_HOME = folder;
  process.env.LOCALAPPDATA = folder;
  if (process.platform === 'darwin') process.env.HOME = folder;
  return () => fs.rmSync(folder, { recursive: true, force: true });
}
