import { describe, expect, it } from 'vitest';
import { retrieveFunctions } from '../../../../src/agents/retrieval/retrieve-functions';
import { textLook } from '../engine/rig';

const FILES = {
  'src/server.ts': `export function startServer(port: number) {
  return listen(port);
}

export function logRequest(method: string, status: number) {
  console.log(method, status);
}
`,
  'src/colors.ts': 'export const red = 31;\n',
  'test/server.test.ts': "it('logs the status of a request', () => {});\n",
};
const TEXTS = ['Show requests in the console', 'Each request is logged with its method and status.'];

describe('the functions that fit what is sought', () => {
  it('are named by their lines, the best first, each with what it shows', async () => {
    const [first] = await retrieveFunctions(textLook(FILES), TEXTS);
    expect(first).toMatchObject({ path: 'src/server.ts', startLine: 5, endLine: 7, kind: 'code', role: 'match' });
    expect(first?.shows).toContain('logRequest');
    expect(first?.hash).not.toBe('');
  });

  it('are of the code itself, not of its tests', async () => {
    const found = await retrieveFunctions(textLook(FILES), TEXTS);
    expect(found.map(({ path }) => path)).not.toContain('test/server.test.ts');
  });

  it('are of files that fit what was asked for, and of those that fit what was settled since', async () => {
    const files = {
      ...FILES,
      'src/palette.ts': 'export function paintStatus(colour: string) {\n  return colour;\n}\n',
    };
    const found = await retrieveFunctions(textLook(files), ['Log each request'], {
      settled: 'The status is painted in a colour of its own.',
    });
    expect(found.map(({ path }) => path)).toEqual(['src/server.ts', 'src/palette.ts']);
  });

  it('hold no more lines together than are asked for', async () => {
    expect(await retrieveFunctions(textLook(FILES), TEXTS, { lines: 2 })).toEqual([]);
  });

  it('are none where nothing has more in common with it than a word of its kind', async () => {
    const look = textLook(FILES);
    const hardly: typeof look = {
      ...look,
      rank: async (...given) => {
        const ranking = await look.rank(...given);
        return { ...ranking, places: ranking.places.map((place) => ({ ...place, fit: 0.04 })) };
      },
    };
    expect(await retrieveFunctions(hardly, TEXTS)).toEqual([]);
  });

  it('are none where there is nothing to look at, or the files are gone by then', async () => {
    expect(await retrieveFunctions(textLook({}), TEXTS)).toEqual([]);
    const gone = { ...textLook(FILES), read: () => Promise.reject(new Error('gone')) };
    expect(await retrieveFunctions(gone, TEXTS)).toEqual([]);
  });
});
