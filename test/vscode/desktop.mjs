/** Finds desktop VS Code, where there is one and a screen to show it on. */
import fs from 'node:fs';
import path from 'node:path';

/** @returns {boolean} whether a window could be shown here */
export function hasDisplay() {
  if (process.platform !== 'linux') return true;
  return Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
}

/**
 * The `code` command on the PATH.
 *
 * @returns {string | undefined}
 */
export function findCodeCommand() {
  const names = process.platform === 'win32' ? ['code.cmd'] : ['code'];
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const files = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return files.find((file) => fs.existsSync(file) && isDesktop(file));
}

/**
 * The application behind `code`: tests must start it directly, since the command only talks to a running instance.
 *
 * @returns {string | undefined} absolute path of the executable
 */
export function findDesktopApp() {
  const command = findCodeCommand();
  const root = command && path.resolve(path.dirname(fs.realpathSync(command)), '..');
  const candidates = [
    ...(root
      ? ['code', 'Code.exe', '../../MacOS/Code', '../../MacOS/Electron'].map((name) => path.resolve(root, name))
      : []),
    '/Applications/Visual Studio Code.app/Contents/MacOS/Code',
    '/Applications/Visual Studio Code.app/Contents/MacOS/Electron',
  ];
  return candidates.find((file) => fs.existsSync(file) && fs.statSync(file).isFile());
}

/**
 * A `code` inside a remote window or a server is a different program that opens files in that window.
 *
 * @param {string} command
 */
function isDesktop(command) {
  return !/remote-cli|code-server|\.vscode-server/.test(fs.realpathSync(command));
}
