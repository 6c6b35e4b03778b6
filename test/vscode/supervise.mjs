/**
 * Runs a command as a member of our process group and ends the whole group as soon as whoever started us is gone: our
 * stdin is a pipe that they hold, and a pipe closes even when its holder is killed.
 *
 * Usage: node supervise.mjs COMMAND ARGS…  (started detached, as leader of a group of its own)
 */
import { spawn } from 'node:child_process';

const GRACE_MS = 4000;
const [command, ...args] = process.argv.slice(2);
if (command === undefined) throw new Error('supervise.mjs needs a command');

let ending = false;

function endGroup() {
  if (ending) return;
  ending = true;
  process.kill(0, 'SIGTERM');
  setTimeout(() => process.kill(0, 'SIGKILL'), GRACE_MS);
}

process.on('SIGTERM', endGroup);
process.on('SIGINT', endGroup);
process.on('SIGHUP', endGroup);
process.stdin.on('end', endGroup).on('close', endGroup).resume();

const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
child.once('error', (error) => {
  process.stderr.write(`Could not start ${command}: ${error.message}\n`);
  process.exit(127);
});
child.once('exit', (code, signal) => {
  process.stderr.write(`${command} ended with ${signal ?? `code ${code}`}.\n`);
  // Whatever it left in the group goes with us.
  process.kill(0, 'SIGKILL');
});
