import { saidLine } from '../../agents/base/text/quote';
import type { Interview } from '../../agents/engine/interview';
import { SessionElsewhere } from '../../agents/session/store-port';
import { StoreProblem } from '../node/sdd-folder/store-problem';
import { parseArguments, USAGE, type Arguments } from './args';
import { BadInput, NotAdopted } from './bad-input';
import { begin, scriptLines } from './begin';
import { exportEnded, exportExisting, exportSession } from './export-session';
import { EXIT, run, whatIsKept } from './run';
import { terminalOutput } from './terminal-output';
import { LineTooLong, textLines } from './text-lines';

const output = terminalOutput(
  (text) => void process.stdout.write(text),
  (text) => void process.stderr.write(text),
);

/** Runs one interview over standard input and output, and returns the exit code. */
async function main(): Promise<number> {
  const parsed = parseArguments(process.argv.slice(2));
  if (parsed.kind === 'help') {
    process.stdout.write(USAGE);
    return EXIT.ended;
  }
  if (parsed.kind === 'bad') {
    output.warn(`${parsed.reason}\n\n${USAGE}`);
    return EXIT.badInput;
  }
  try {
    return await interviewFor(parsed.arguments);
  } catch (error) {
    if (error instanceof SessionElsewhere) {
      output.warn(error.message);
      return EXIT.notKept;
    }
    if (error instanceof NotAdopted) {
      output.warn(error.message);
      return EXIT.foreign;
    }
    if (error instanceof BadInput || error instanceof StoreProblem || error instanceof LineTooLong) {
      output.warn(error.message);
      return EXIT.badInput;
    }
    throw error;
  }
}

async function interviewFor(given: Arguments): Promise<number> {
  const existing = await exportExisting(given, output);
  if (existing !== null) return existing;
  const ended = await exportEnded(given, output);
  if (ended !== null) return ended;
  const interrupted = signalled();
  const script = given.answers === null ? null : await scriptLines(given.answers);
  const { interview, end } = await begin(given, output);
  reportProblems(interview);
  const lines = script ?? (given.auto === null ? standardInput() : []);
  const code = await Promise.race([run(interview, each(lines), given, output), interrupted]);
  await end();
  if (code === EXIT.ended && given.exports.length > 0) return exportSession(interview.session, given, output);
  if (code === EXIT.interrupted || code === EXIT.terminated) {
    output.warn(`Interrupted. ${whatIsKept(interview)}`);
  }
  return code;
}

/** Tells the operator about problems as they come up, each once. */
function reportProblems(interview: Interview): void {
  let last: string | null = null;
  interview.subscribe(({ problem }) => {
    // What could not be stored ends the run, which says so itself.
    if (problem !== null && problem !== last && interview.view().saved !== 'memory_only')
      output.warn(saidLine(problem));
    last = problem;
  });
}

function standardInput(): AsyncIterable<string> {
  process.stdin.setEncoding('utf8');
  return textLines(process.stdin as AsyncIterable<string>);
}

async function* each(lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  yield* lines;
}

function signalled(): Promise<number> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve(EXIT.interrupted));
    process.once('SIGTERM', () => resolve(EXIT.terminated));
    // The reader of the output is gone: nothing more can be said, and the session is kept.
    process.stdout.on('error', () => resolve(EXIT.inputEnded));
  });
}

/** Waits until everything written has left the process: pipes take their time. */
function flushed(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => {
    if (stream.writableLength === 0 || stream.destroyed) resolve();
    else stream.write('', () => resolve());
  });
}

let code: number;
try {
  code = await main();
} catch (error) {
  output.warn(error instanceof Error ? (error.stack ?? error.message) : String(error));
  code = EXIT.broken;
}
await Promise.all([flushed(process.stdout), flushed(process.stderr)]);
process.exit(code);
