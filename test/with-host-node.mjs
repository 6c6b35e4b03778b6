/**
 * `node test/with-host-node.mjs [NODE-OPTIONS…] SCRIPT ARGS…` runs a script under the Node of the extension host's major version,
 * whatever Node it was started with. Prints nothing to stdout itself: the script may talk JSON lines there.
 */
import { spawn } from 'node:child_process';
import { hostNode } from './vscode/install.mjs';

const [script, ...args] = process.argv.slice(2);
if (script === undefined) {
  process.stderr.write('Usage: node test/with-host-node.mjs SCRIPT [ARGS…]\n');
  process.exit(2);
}

const forwarded = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

try {
  const child = spawn(await hostNode(), [script, ...args], { stdio: 'inherit' });
  // A terminal sends Ctrl-C to both of us; a process manager only to us. Either way the script decides how to end.
  for (const signal of forwarded) process.on(signal, () => child.kill(signal));
  process.once('exit', () => child.kill('SIGKILL'));
  child.once('error', (error) => fail(`Could not start ${script}: ${error.message}`));
  child.once('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    for (const name of forwarded) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

/** @param {string} message */
function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
