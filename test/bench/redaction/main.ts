import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { redact as redactShapes } from '../../../src/agents/base/redact/redact';
import { isSecretPath } from '../../../src/agents/workspace/secret-names';
import { createRedactor } from '../../../src/extension/node/redaction/redactor';
import { decodeText } from '../../../src/extension/node/text/text';

const USAGE = `bench:redaction: what redaction costs, and which lines of a folder it changes

  --tree DIR     the folder, read as it is; may come several times
  --show         print every changed line, before and after
  --rounds N     how often each text is redacted; the quickest round counts (3)
`;

/** Files beyond this are not read by the extension either. */
const MAX_BYTES = 1_000_000;

interface Source {
  path: string;
  text: string;
}

/** The texts of a folder that the extension would show: no binary files, and none that are secret by name. */
function sourcesIn(tree: string): Source[] {
  return readdirSync(tree, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !isSecretPath(path.relative(tree, file)) && statSync(file).size <= MAX_BYTES)
    .flatMap((file) => {
      const text = decodeText(readFileSync(file));
      return text === null ? [] : [{ path: path.relative(tree, file), text }];
    });
}

/** Milliseconds of the processor for one million characters, in the quickest round. */
async function costOf(
  sources: readonly Source[],
  rounds: number,
  redact: (text: string) => string | Promise<string>,
): Promise<number> {
  const size = sources.reduce((sum, { text }) => sum + text.length, 0) / 1_000_000;
  let best = Infinity;
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage();
    for (const { text } of sources) await redact(text);
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1_000 / size);
  }
  return best;
}

async function measure(tree: string, rounds: number, show: boolean): Promise<void> {
  const redact = createRedactor();
  const sources = sourcesIn(tree);
  let lines = 0;
  let changed = 0;
  for (const { path: file, text } of sources) {
    const before = text.split('\n');
    const after = (await redact(text)).split('\n');
    lines += before.length;
    before.forEach((line, i) => {
      if (line === after[i]) return;
      changed += 1;
      if (show) process.stdout.write(`${file}:${i + 1}\n  - ${line.trim()}\n  + ${after[i]?.trim() ?? ''}\n`);
    });
  }
  const inCore = await costOf(sources, rounds, redactShapes);
  const whole = await costOf(sources, rounds, redact);
  process.stdout.write(
    `${path.basename(tree)}: ${sources.length} files, ${lines} lines, ${changed} changed (${((100 * changed) / lines).toFixed(3)} %); ` +
      `${inCore.toFixed(0)} ms in the core and ${whole.toFixed(0)} ms in all for a million characters\n`,
  );
}

const { values } = parseArgs({
  options: {
    tree: { type: 'string', multiple: true, default: [] },
    show: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
  },
});
if (values.tree.length === 0) process.stdout.write(USAGE);
for (const tree of values.tree) await measure(tree, Math.max(1, Number(values.rounds) || 1), values.show);
