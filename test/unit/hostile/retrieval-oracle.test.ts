import { describe, expect, it } from 'vitest';
import { retrieve } from '../../../src/agents/retrieval/retrieve';
import { diskReader } from '../../../src/extension/node/reading/disk-reader';
import { temporaryTree } from '../rigs/temporary-tree';
import { TOKEN } from './says';

const FILES = {
  'src/sign-in.ts': `export function signIn() {\n  return call('${TOKEN}');\n}\n`,
  'config/app.yml': 'database:\n  host: db\n  password: zebrafish-quartz\n',
  'src/orders.ts': 'export function listOrders() {\n  return orders;\n}\n',
};

/** What a search for a text tells: what was found and why, and which words occur. */
async function told(text: string): Promise<object> {
  const reader = diskReader([{ name: 'app', path: temporaryTree(FILES) }]);
  const { found, matched } = await retrieve(reader, [text]);
  return { found: found.map(({ path, why, excerpt }) => ({ path, why, excerpt })), matched };
}

describe('a search by relevance with a guess at a secret', () => {
  const GUESSES: [string, string][] = [
    [TOKEN, 'ghp_Z9Pw3KtR7yUqM2nXcV5bL8dHfJ6sAe1GoTiB'],
    ['zebrafish', 'platypuss'],
    ['zebrafish-quartz', 'platypuss-quince'],
  ];

  it.each(GUESSES)('tells the same whether %s is right or not', async (right, wrong) => {
    expect(await told(right)).toEqual(await told(wrong));
    const question = (guess: string) => `is ${guess} used where orders are listed?`;
    expect(await told(question(right))).toEqual(await told(question(wrong)));
  });

  it('still tells what can be read', async () => {
    const reader = diskReader([{ name: 'app', path: temporaryTree(FILES) }]);
    const { found, matched, missing } = await retrieve(reader, ['where does signIn list orders, or bananas']);
    expect(found.map(({ path }) => path).sort()).toEqual(['src/orders.ts', 'src/sign-in.ts']);
    expect(matched).toEqual(expect.arrayContaining(['list', 'orders']));
    expect(missing).toContain('bananas');
  });
});
