import type { ReadBudget, WorkspaceReader } from '../workspace/workspace-reader';
import type { Clock } from '../base/async/clock';
import type { CancelSignal } from '../base/async/cancellation';
import type { ShellCommand } from './command';
import { FILE_TYPES } from './file-types';
import { runFind } from './run-find';
import { runGit } from './run-git';
import { runList } from './run-listing';
import { runCount, runRead } from './run-reading';
import { runFiles, runSearch } from './run-search';
import { runTree } from './run-tree';
import { type CommandResult, Running } from './running';

/**
 * Does what a command says, by observations of the workspace alone: there is no shell, and nothing of the command's text
 * is left to read. The clock says what ages count from.
 * @throws AccessRefused for what may not be seen or is not there.
 */
export async function runCommand(
  command: ShellCommand,
  reader: WorkspaceReader,
  budget: ReadBudget,
  signal: CancelSignal,
  clock: Clock,
): Promise<CommandResult> {
  const running = new Running(reader, budget, signal, clock);
  await run(command, running);
  return running.result();
}

async function run(command: ShellCommand, running: Running): Promise<void> {
  switch (command.kind) {
    case 'pwd':
      running.print('.');
      return;
    case 'types':
      for (const [name, globs] of Object.entries(FILE_TYPES)) running.print(`${name}: ${globs.join(', ')}`);
      return;
    case 'list':
      return runList(command, running);
    case 'tree':
      return runTree(command, running);
    case 'read':
      return runRead(command, running);
    case 'count':
      return runCount(command, running);
    case 'find':
      return runFind(command, running);
    case 'search':
      return runSearch(command, running);
    case 'files':
      return runFiles(command, running);
    case 'git':
      return runGit(command, running);
  }
}
