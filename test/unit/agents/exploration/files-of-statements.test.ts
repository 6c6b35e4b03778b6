import { describe, expect, it } from 'vitest';
import { filesOfStatements } from '../../../../src/agents/exploration/files-of-statements';
import type { WorkspaceReader } from '../../../../src/agents/workspace/workspace-reader';
import { textLook } from '../engine/rig';

const FILES = {
  'src/orders.ts': 'export const orders = [];\n',
  'dist/orders.js': '// auto-generated\nexport const orders = [];\n',
  'src/mail.ts': 'export const mail = 1;\n',
  'src/deps.ts': 'export const one = 1;\n',
  'src/other.ts': 'export const other = 1;\n',
};
const atHand = [
  { root: 'app', path: 'src/orders.ts' },
  { root: 'app', path: 'dist/orders.js' },
  { root: 'app', path: 'src/gone.ts' },
];

async function found(rank: WorkspaceReader['rank'], signal = new AbortController().signal) {
  const reader = { ...textLook(FILES), rank };
  const said = new Set(['order', 'dep']);
  const files = await filesOfStatements(reader, ['mail'], { atHand, cited: [], said, signal, deadlineMs: 1_000 });
  return files.map(({ path, isBeside }) => `${path}${isBeside === true ? ', for its name' : ''}`);
}

describe('the files that statements may be about', () => {
  const ranked: WorkspaceReader['rank'] = (...given) => textLook(FILES).rank(...given);

  it('are those at hand, but for what is gone or made by a program, then those that a ranking finds', async () => {
    expect((await found(ranked)).slice(0, 2)).toEqual(['src/orders.ts', 'src/mail.ts']);
  });

  it('and last those beside them that are called as something that was settled', async () => {
    expect((await found(ranked)).at(-1)).toBe('src/deps.ts, for its name');
  });

  it('are none only because they lie in a folder for any value', async () => {
    const tree = {
      'app/links/[linkId]/LinkShareForm.tsx': 'export const LinkShareForm = 1;\n',
      'app/links/[linkId]/Controls.tsx': 'export const Controls = 1;\n',
      'app/websites/SharesTable.tsx': 'export const SharesTable = 1;\n',
      'app/websites/Share.tsx': 'export const Share = 1;\n',
      'app/websites/WebsiteShareForm.tsx': 'export const WebsiteShareForm = 1;\n',
    };
    const known = ['app/links/[linkId]/LinkShareForm.tsx', 'app/websites/SharesTable.tsx'];
    const reader = { ...textLook(tree), rank: () => Promise.reject(new Error('refused')) };
    const files = await filesOfStatements(reader, ['share'], {
      atHand: known.map((path) => ({ root: 'app', path })),
      cited: [],
      said: new Set(['link', 'id', 'share', 'form', 'websit']),
      signal: new AbortController().signal,
      deadlineMs: 1_000,
    });
    const beside = files.flatMap(({ path, isBeside }) => (isBeside === true ? [path] : []));
    expect(beside.sort()).toEqual(['app/websites/Share.tsx', 'app/websites/WebsiteShareForm.tsx']);
  });

  it('and what the lines import that people decided by, wherever it lies; what else the file imports is none', async () => {
    const tree = {
      'mobile/app/sharing.tsx': [
        "import { Haptics } from 'haptics';",
        "import SuccessAnimation from '@/components/sharing/SuccessAnimation';",
        "import { useSave } from '../hooks';",
        "import Header from './Header';",
        '',
        'export function Sharing() {',
        '  const save = useSave();',
        '  return <SuccessAnimation isNew />;',
        '}',
      ].join('\n'),
      'mobile/app/Header.tsx': 'export default 1;\n',
      'mobile/components/sharing/SuccessAnimation.tsx': 'export default 1;\n',
      'mobile/hooks/index.ts': 'export const useSave = 1;\n',
      'web/components/sharing/SuccessAnimation.tsx': 'export default 2;\n',
    };
    const reader = { ...textLook(tree), rank: () => Promise.reject(new Error('refused')) };
    const place = { root: 'app', path: 'mobile/app/sharing.tsx' };
    const files = await filesOfStatements(reader, [], {
      atHand: [place],
      cited: [{ ...place, startLine: 6, endLine: 9 }],
      said: new Set(['success']),
      signal: new AbortController().signal,
      deadlineMs: 1_000,
    });
    expect(files.map(({ path }) => path)).toEqual([
      'mobile/app/sharing.tsx',
      'mobile/components/sharing/SuccessAnimation.tsx',
      'mobile/hooks/index.ts',
    ]);
  });

  it('are those at hand alone where nothing can be ranked, or not in time', async () => {
    expect((await found(() => Promise.reject(new Error('refused'))))[0]).toBe('src/orders.ts');
    const late = new AbortController();
    const never: WorkspaceReader['rank'] = () => {
      // After all that only waits for a turn: those at hand are read by then.
      setTimeout(() => late.abort(), 0);
      return new Promise(() => undefined);
    };
    expect((await found(never, late.signal))[0]).toBe('src/orders.ts');
  });
});
