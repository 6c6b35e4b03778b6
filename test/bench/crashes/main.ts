import path from 'node:path';
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { FAULTS, interview, newWorkspace, seeded, tryFault, tryTwo } from './campaign';

/** Kills and failing calls at every write, or at as many as are asked for, and pairs of runs on one session. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      runs: { type: 'string', default: '0' },
      pairs: { type: 'string', default: '10' },
    },
  });
  const tools = {
    headless: path.resolve('dist/headless.mjs'),
    faults: path.resolve('test/bench/crashes/faults.mjs'),
  };
  const folder = await newWorkspace();
  // The runs share a key, as those of one person do, and it is none of whoever measures.
  process.env['XDG_STATE_HOME'] = process.env['LOCALAPPDATA'] = await newWorkspace();
  const { writes } = await interview(tools, folder);
  await rm(folder, { recursive: true, force: true });
  if (writes === null) throw new Error('The interview without faults did not end.');
  const all = FAULTS.flatMap((fault) => Array.from({ length: writes }, (_, at) => ({ fault, at: at + 1 })));
  const random = seeded(Number(values.seed));
  const wanted = Number(values.runs) || all.length;
  const chosen = wanted >= all.length ? all : all.sort(() => random() - 0.5).slice(0, wanted);
  process.stdout.write(
    `${writes} writes in an interview; ${chosen.length} of ${all.length} faults, seed ${values.seed}\n`,
  );
  let failed = 0;
  const tell = (name: string, wrong: readonly string[]) => {
    if (wrong.length === 0) return;
    failed += 1;
    process.stdout.write(`✘ ${name}: ${wrong.join('; ')}\n`);
  };
  for (const { fault, at } of chosen) tell(`${fault} ${at}`, await tryFault(tools, fault, at));
  for (let pair = 1; pair <= Number(values.pairs); pair++) tell(`pair ${pair}`, await tryTwo(tools));
  process.stdout.write(`${chosen.length} faults and ${values.pairs} pairs, ${failed} with something wrong\n`);
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main();
