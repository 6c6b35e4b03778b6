/** A process that runs the files of scenarios it is told, one after the other; `run.mjs` starts it. */
import { exitOnSignals } from '../vscode/processes.mjs';
import { closeEditor } from './harness/editor.mjs';
import { runFile } from './harness.mjs';

exitOnSignals();
process.on('message', async (file) => {
  process.send?.(await runFile(String(file)));
});
process.on('disconnect', async () => {
  await closeEditor();
  process.exit(0);
});
