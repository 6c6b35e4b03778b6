import { ChangedSince } from '../../../agents/checking/accept';
import { StoreProblem } from '../../node/sdd-folder/store-problem';
import { BadInput } from '../bad-input';
import { terminalOutput } from '../terminal-output';
import { CHECK_USAGE, parseCheckArguments } from './check-args';
import { CHECK_EXIT, runCheck } from './run-check';

const output = terminalOutput(
  (text) => void process.stdout.write(text),
  (text) => void process.stderr.write(text),
);

/** Checks the code of a folder against its specifications, for people and for continuous integration. */
async function main(): Promise<number> {
  const parsed = parseCheckArguments(process.argv.slice(2));
  if (parsed.kind === 'help') {
    process.stdout.write(CHECK_USAGE);
    return CHECK_EXIT.clean;
  }
  if (parsed.kind === 'bad') {
    output.warn(`${parsed.reason}\n\n${CHECK_USAGE}`);
    return CHECK_EXIT.badInput;
  }
  try {
    return await runCheck(parsed.arguments, output);
  } catch (error) {
    if (!(error instanceof BadInput || error instanceof StoreProblem || error instanceof ChangedSince)) throw error;
    output.warn(error.message);
    return CHECK_EXIT.badInput;
  }
}

process.exitCode = await main();
// Threads that search may still wait for more. What was printed goes out first.
process.stdout.write('', () => process.exit());
