import { parentPort, workerData } from 'node:worker_threads';
import { answer, type WorkerState } from './answers';
import { FileReader } from './file-reader';
import { helpThrough, SEARCHED_BYTES } from './counting-thread';
import type { FromWorker, ScanCall, ToWorker } from './messages';
import { RememberedTrees } from './remembered-trees';
import { Team, type ThreadRole } from './team';

/** The entry of the thread that looks at the disk, and of the threads that help it. */

/** How often trees that are too old are forgotten, so that they hold no memory. */
const FORGET_EVERY_MS = 10_000;

const role = workerData as ThreadRole | null;
const port = parentPort;
if (role !== null && role.port !== null) helpThrough(role.port);
else if (port !== null) serve();

function serve(): void {
  if (port === null) return;
  const reader = new FileReader(SEARCHED_BYTES);
  const state: WorkerState = { trees: new RememberedTrees(reader), reader, team: new Team(__filename), port };
  const send = (message: FromWorker) => port.postMessage(message);
  /** Asks for the next part of the running answer; the host does so when it has dealt with the one before. */
  let more: (() => void) | null = null;

  const reply = async (call: ScanCall): Promise<void> => {
    const { parts, outcome } = answer(call, state);
    for (const part of parts) {
      const wanted = new Promise<void>((resolve) => (more = resolve));
      send({ kind: 'part', id: call.id, part });
      await wanted;
    }
    send({ kind: 'end', id: call.id, outcome });
  };

  port.on('message', (message: ToWorker) => {
    if (message.kind === 'more') more?.();
    else if (message.kind === 'call') void reply(message.call);
  });
  setInterval(() => state.trees.forgetOld(), FORGET_EVERY_MS).unref();
}
