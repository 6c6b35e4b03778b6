import { describe, expect, it } from 'vitest';
import { placesOfUse } from '../../../../src/agents/exploration/where-used';
import { readerOf } from '../../hostile/says';
import { temporaryTree } from '../../rigs/temporary-tree';
import { textsOf } from './file-texts';

const OPTIONS = `import { detached } from './detached';

// detached and cleanup are explained elsewhere.
export const addDefaults = ({
  cleanup = true,
  detached = false,
  ...options
}) => ({ cleanup, detached, ...options });

export function other() {
  return 1;
}
`;
const FILES = {
  'lib/options.js': OPTIONS,
  'lib/spawn.js': 'export const spawn = (file) => run(file, { detached: true });\n',
  'lib/errors.js': "export const codes = {\n  ERR_LOG_INVALID_LEVEL: 'level',\n  ERR_PORT: 'port',\n};\n",
  'lib/warnings.js': "warn('APPDEP022', 'old');\n",
  'src/attribute.rs': 'match self {\n  Self::WorkingDirectory => 1,\n  Self::NoCd => 2,\n}\n',
};

async function usedIn(texts: string[], files: Record<string, string> = FILES) {
  const reader = readerOf(temporaryTree(files));
  const told = texts.map((text, at) => ({ id: `FR-00${at + 1}`, text }));
  const found = await placesOfUse(reader, told, await textsOf(reader, Object.keys(files)));
  return found.map(({ piece, statements }) => `${piece.path}:${piece.startLine}-${piece.endLine} ${statements.join()}`);
}

describe('the lines where names of statements are used', () => {
  it('are those where several that are set as code stand together, though nothing of their name is defined there', async () => {
    const [best] = await usedIn([
      'WHERE both `detached: true` and `cleanup` are set, it SHALL stay off.',
      'It is fast.',
    ]);
    expect(best).toBe('lib/options.js:3-8 FR-001');
  });

  it('are found in any way of writing', async () => {
    expect(await usedIn(['As in `[working-directory]`, a format may be an expression; `no-cd` stays.'])).toEqual([
      'src/attribute.rs:1-4 FR-001',
    ]);
  });

  it('are for a constant that is new where its nearest kin stand', async () => {
    expect(await usedIn(['What is thrown has the code `ERR_LOG_INVALID_SINK`.'])).toEqual(['lib/errors.js:1-4 FR-001']);
    expect(await usedIn(['The old option has the code `APPDEP023`.'])).toEqual(['lib/warnings.js:1-1 FR-001']);
  });

  it('are none for a plain word alone, an example, an import or a comment', async () => {
    expect(
      await usedIn(['WHEN `detached` is set, it SHALL stay off.'], { 'a.js': "import { detached } from 'b';\n" }),
    ).toEqual([]);
    expect(await usedIn(['Options such as `detached` and `cleanup` stay.'])).toEqual([]);
    expect(await usedIn(['`detached` and `cleanup` stay.'], { 'a.js': '// detached, cleanup\n' })).toEqual([]);
  });
});
