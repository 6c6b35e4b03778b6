import { describe, expect, it } from 'vitest';
import { wholeDefinitions } from '../../../../src/agents/exploration/whole-definitions';
import { readerOf } from '../../hostile/says';
import { temporaryTree } from '../../rigs/temporary-tree';

const REMARK = Array.from({ length: 20 }, (_, at) => ` * Line ${at}`).join('\n');
const FILES = {
  'src/combine.ts': `/** One. */
export function some(all) {
  for (const one of all) {
    one();
  }
}

/**
${REMARK}
 */
export function every(all) {
  all.forEach((one) => one());
}
`,
  'notes.txt': 'nothing\n',
};
const never = new AbortController().signal;

async function whole(path: string, startLine: number, endLine: number) {
  const reader = readerOf(temporaryTree(FILES));
  const [root = ''] = reader.roots();
  const found = await wholeDefinitions(reader, [{ root, path, startLine, endLine }], never);
  return found.map((piece) => `${piece.path}:${piece.startLine}-${piece.endLine} ${piece.shows}`);
}

describe('the definition that shown lines belong to', () => {
  it('is the one that most of them belong to, from its comment to its end', async () => {
    expect(await whole('src/combine.ts', 4, 12)).toEqual(['src/combine.ts:1-6 Defines `some`']);
  });

  it('begins behind a comment of which only a part would stand there', async () => {
    expect(await whole('src/combine.ts', 25, 60)).toEqual(['src/combine.ts:30-32 Defines `every`']);
  });

  it('is none where they belong to none, or the file is gone', async () => {
    expect(await whole('notes.txt', 1, 1)).toEqual([]);
    expect(await whole('src/gone.ts', 1, 9)).toEqual([]);
  });
});
