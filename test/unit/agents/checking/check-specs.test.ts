import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { acceptShown } from '../../../../src/agents/checking/accept';
import { findingsOf, hasDrifted } from '../../../../src/agents/checking/check-report';
import { diskReader } from '../../../../src/extension/node/reading/disk-reader';
import { SddFolder } from '../../../../src/extension/node/sdd-folder/sdd-folder';
import { hashText } from '../../../../src/extension/node/specs/hash-text';
import { readWrittenSpecs, writeAccepted } from '../../../../src/extension/node/specs/written-specs';
import { commit, copied, git, headOf } from '../../extension/node/git/repositories';
import { temporaryTree } from '../../rigs/temporary-tree';
import { check } from '../../rigs/check-workspace';
import { told, writeSpec } from '../../rigs/spec-files';

const FUNCTION = `export function cachedPage(key: string): Page | null {
  const kept = pages.get(key);
  if (kept === undefined || kept.until < now()) {
    return null;
  }
  return kept.page;
}`;
const CODE = `import { pages, now } from './store';\n\n${FUNCTION}\n\nexport const limit = 100;\n`;
const TEST = `it('FR-001: keeps a page', () => {});\n`;

let root: string;

beforeEach(() => {
  root = copied('a shop with a cache', () => {
    const made = temporaryTree({
      'src/cache.ts': CODE,
      'src/other.ts': 'export const other = 1;\n',
      'test/cache.test.ts': TEST,
    });
    git(made, 'init', '--quiet', '--initial-branch=main');
    commit(made, 'first');
    return made;
  });
});

/** A specification whose FR-001 rests on the function. */
function written(more: Partial<Parameters<typeof writeSpec>[1]> = {}): string {
  const revision = headOf(root);
  return writeSpec(root, {
    revision,
    trace: [told('FR-001', ['Q1', 'E1'])],
    cites: { E1: 'src/cache.ts:3-9' },
    ...more,
  });
}

const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};
const edit = (name: string, change: (text: string) => string) =>
  write(name, change(readFileSync(path.join(root, name), 'utf8')));
/** Where the function's lines are now, and whether anybody is told. */
const followed = async () => {
  const [one] = (await check(root)).specs[0]?.citations ?? [];
  if (one === undefined) throw new Error('Nothing is cited.');
  return { now: one.now, isDrift: hasDrifted(one) };
};
const named = async (id: string, folder?: string) => {
  const { specs } = await check(root);
  const spec = folder === undefined ? specs[0] : specs.find((one) => one.folder === folder);
  return spec?.statements.find((statement) => statement.id === id);
};

describe('who names a statement', () => {
  it('tells tests from code, and what is named from what is not', async () => {
    write('src/limit.ts', '// FR-002: never more than that\nexport const most = 3;\n');
    written({ trace: [told('FR-001'), told('FR-002'), told('FR-003'), told('D-001')] });
    const { specs } = await check(root);
    expect(
      specs[0]?.statements.map(({ id, named: by, places }) => [id, by, places.map((at) => `${at.path}:${at.line}`)]),
    ).toEqual([
      ['FR-001', 'test', ['test/cache.test.ts:1']],
      ['FR-002', 'code', ['src/limit.ts:1']],
      ['FR-003', 'none', []],
    ]);
  });

  it('notices that the test is gone', async () => {
    written();
    expect((await named('FR-001'))?.named).toBe('test');
    rmSync(path.join(root, 'test/cache.test.ts'));
    expect((await named('FR-001'))?.named).toBe('none');
  });

  it('says of a requirement that a test names what checks it', async () => {
    written({ trace: [told('FR-001'), told('FR-002'), told('AC-001', ['Q1'], { dependsOn: ['FR-002'] })] });
    write('test/more.test.ts', "it('AC-001', () => {});\n");
    expect(await named('FR-002')).toMatchObject({ named: 'criteria', through: ['AC-001'] });
  });

  it('does not choose between specifications that both have the label', async () => {
    written();
    writeSpec(root, { folder: '2026-11-21-login-limit', trace: [told('FR-001')] });
    expect(await named('FR-001', '2026-11-20-shop-cache')).toMatchObject({
      named: 'ambiguous',
      others: ['2026-11-21-login-limit'],
    });
    write('test/cache.test.ts', "it('shop-cache/FR-001: keeps a page', () => {});\n");
    expect((await named('FR-001', '2026-11-20-shop-cache'))?.named).toBe('test');
    expect((await named('FR-001', '2026-11-21-login-limit'))?.named).toBe('none');
  });

  it('takes a file at its word that names its specification once', async () => {
    written();
    writeSpec(root, { folder: '2026-11-21-login-limit', trace: [told('FR-001')] });
    write('test/cache.test.ts', `// Specification: .sdd/specs/2026-11-21-login-limit/spec.md\n${TEST}`);
    expect((await named('FR-001', '2026-11-20-shop-cache'))?.named).toBe('none');
    expect((await named('FR-001', '2026-11-21-login-limit'))?.named).toBe('test');
  });

  it('tells of tests that name what no specification has, quietly', async () => {
    written();
    write('test/gone.test.ts', "it('FR-009: is gone', () => {});\nit('2026-11-20-shop-cache/FR-008', () => {});\n");
    write('src/code.ts', '// FR-123 of another system\n');
    write('test/names.test.ts', "it('AC_777 is a part number', () => {});\n");
    const { unknown } = await check(root);
    expect(unknown.map(({ id, path: where, line }) => `${id} ${where}:${line}`)).toEqual([
      'FR-009 test/gone.test.ts:1',
      'FR-008 test/gone.test.ts:2',
    ]);
  });

  it('leaves labels alone that the project’s own documents use', async () => {
    written();
    write('specs/001-login/spec.md', '- **FR-009**: System MUST log in\n');
    write('test/login.test.ts', "it('FR-009: logs in', () => {});\n");
    expect((await check(root)).unknown).toEqual([]);
  });

  it('reads the tests that Rust keeps beside the code', async () => {
    written({ trace: [told('FR-001'), told('FR-002')] });
    write('src/lib.rs', '// FR-002\nfn a() {}\n#[cfg(test)]\nmod tests {\n  #[test] fn ac() {} // FR-002\n}\n');
    expect((await named('FR-002'))?.named).toBe('test');
  });

  it('checks nothing that nobody approved, and says so', async () => {
    written({ status: 'unapproved' });
    expect(await check(root)).toMatchObject({ specs: [], unapproved: ['2026-11-20-shop-cache'] });
  });
});

describe('code that a specification cites', () => {
  it('is the same as long as nothing happens', async () => {
    written();
    expect(await followed()).toEqual({ now: { state: 'same' }, isDrift: false });
  });

  it.each<[string, string, () => void]>([
    ['code comes before it', 'moved', () => edit('src/cache.ts', (text) => `// One.\n// Two.\n${text}`)],
    ['it is indented', 'reformatted', () => edit('src/cache.ts', (text) => text.replace(/^(?=.)/gm, '    '))],
    [
      'its lines are broken',
      'reformatted',
      () => edit('src/cache.ts', (text) => text.replace('.get(key)', '\n    .get(key)')),
    ],
    [
      'its file is renamed',
      'moved',
      () => renameSync(path.join(root, 'src/cache.ts'), path.join(root, 'src/page-cache.ts')),
    ],
    [
      'it moves into another file',
      'moved',
      () => {
        edit('src/cache.ts', (text) => text.replace(FUNCTION, ''));
        edit('src/other.ts', (text) => `${text}\n${FUNCTION}\n`);
      },
    ],
    [
      'it moves into a class of another file',
      'reformatted',
      () => {
        edit('src/cache.ts', (text) => text.replace(FUNCTION, ''));
        edit('src/other.ts', (text) => `${text}namespace A {\n${FUNCTION.replace(/^/gm, '  ')}\n}\n`);
      },
    ],
    [
      'a formatter chooses other quotes, semicolons and commas',
      'reformatted',
      () =>
        edit('src/cache.ts', (text) =>
          text.replace('pages.get(key);', 'pages.get(\n    key,\n  )').replace('return null;', 'return null'),
        ),
    ],
    ['code around it changes', 'same', () => edit('src/cache.ts', (text) => text.replace('100', '200'))],
  ])('is no drift when %s', async (_, state, change) => {
    written();
    change();
    expect(await followed()).toMatchObject({ now: { state }, isDrift: false });
  });

  it('is drift when a line changes, with that line', async () => {
    written();
    edit('src/cache.ts', (text) => `// One.\n${text.replace('kept.until < now()', 'kept.until <= now()')}`);
    expect(await followed()).toMatchObject({
      now: {
        ...{ state: 'changed', path: 'src/cache.ts', startLine: 4, endLine: 10 },
        lost: { lines: 1, of: 7, first: 'if (kept === undefined || kept.until < now()) {' },
      },
      isDrift: true,
    });
  });

  it('is drift with the line that changed, though others are laid out otherwise', async () => {
    written();
    edit('src/cache.ts', (text) =>
      text.replace('pages.get(key);', 'pages\n    .get(key)').replace('return kept.page', 'return kept'),
    );
    expect(await followed()).toMatchObject({ now: { lost: { lines: 1, first: 'return kept.page;' } }, isDrift: true });
  });

  it('is drift when lines come between, and when it is gone', async () => {
    written();
    edit('src/cache.ts', (text) => text.replace('  return kept.page;', '  log(key);\n  return kept.page;'));
    expect(await followed()).toMatchObject({ now: { state: 'changed', lost: { lines: 0 } }, isDrift: true });
    rmSync(path.join(root, 'src/cache.ts'));
    expect(await followed()).toEqual({ now: { state: 'gone' }, isDrift: true });
  });

  it('is found in the file that took the place of its own, also when it changed there', async () => {
    written();
    edit('src/cache.ts', (text) => text.replace('return null', 'return undefined'));
    renameSync(path.join(root, 'src/cache.ts'), path.join(root, 'src/page-cache.ts'));
    expect(await followed()).toMatchObject({ now: { state: 'changed', path: 'src/page-cache.ts' }, isDrift: true });
  });

  it('is drift when a line changes, though another file has a copy of the lines as they were', async () => {
    write('src/copy.ts', CODE);
    written();
    edit('src/cache.ts', (text) => text.replace('return kept.page', 'return kept'));
    expect(await followed()).toMatchObject({ now: { state: 'changed', path: 'src/cache.ts' }, isDrift: true });
  });

  it('marks only the statements that rest on it', async () => {
    written({ trace: [told('FR-001', ['Q1', 'E1']), told('FR-002', ['Q1'])] });
    edit('src/cache.ts', (text) => text.replace('return null', 'return undefined'));
    expect((await check(root)).specs[0]?.citations[0]?.statements).toEqual(['FR-001']);
  });

  it('says nothing of a manifest, and nothing of what no statement rests on', async () => {
    write('package.json', '{\n  "name": "shop"\n}\n');
    commit(root, 'second');
    const cites = { E1: 'src/cache.ts:3-9', E2: 'package.json:1-3' };
    written({ trace: [told('FR-001', ['Q1', 'E2'])], cites });
    edit('package.json', (text) => text.replace('shop', 'store'));
    edit('src/cache.ts', (text) => text.replace('return null', 'return undefined'));
    expect((await check(root)).specs[0]?.citations.map(hasDrifted)).toEqual([false, false]);
  });

  it('says where it cannot tell a new layout from a change', async () => {
    written({ revision: '' });
    edit('src/cache.ts', (text) => text.replace(/^(?=.)/gm, '    '));
    expect((await check(root)).specs[0]?.citations[0]).toMatchObject({
      isTextKnown: false,
      now: { state: 'changed', lost: null },
    });
    edit('src/cache.ts', () => `// One.\n${CODE}`);
    expect(await followed()).toMatchObject({ now: { state: 'moved', startLine: 4 } });
  });
});

describe('accepting what is there', () => {
  const accept = async () => {
    const folder = new SddFolder(root);
    const reader = diskReader([{ name: 'shop', path: root }]);
    const [one] = await readWrittenSpecs(folder);
    const [shown] = (await check(root)).specs;
    if (one === undefined || shown === undefined) throw new Error('There is no specification.');
    return {
      shown,
      write: async () => {
        const accepted = await acceptShown(shown, one, { reader, hash: hashText }, '2026-11-22T10:00:00.000Z');
        await writeAccepted(folder, one.spec, accepted);
        return accepted;
      },
    };
  };

  it('clears drift, until the code changes again', async () => {
    written();
    edit('src/cache.ts', (text) => text.replace('return null', 'return undefined'));
    await (await accept()).write();
    expect(await followed()).toEqual({ now: { state: 'same' }, isDrift: false });
    edit('src/cache.ts', (text) => `// One.\n${text.replace(/^(?=.)/gm, '  ')}`);
    expect(await followed()).toMatchObject({ now: { state: 'reformatted' }, isDrift: false });
    edit('src/cache.ts', (text) => text.replace('return undefined', 'return null'));
    expect(await followed()).toMatchObject({ now: { state: 'changed' }, isDrift: true });
  });

  it('accepts that the code is gone', async () => {
    written();
    rmSync(path.join(root, 'src/cache.ts'));
    expect(await (await accept()).write()).toMatchObject([{ evidence: 'E1', now: null }]);
    expect(findingsOf(await check(root)).drifted).toBe(0);
  });

  it('refuses what was not shown', async () => {
    written();
    edit('src/cache.ts', (text) => text.replace('return null', 'return undefined'));
    const { write: late } = await accept();
    edit('src/cache.ts', (text) => text.replace('return undefined', 'return 0'));
    await expect(late()).rejects.toThrow(/check again/);
  });

  it.each(['', '{', '[]', '{"version":2,"accepted":[]}', '{"version":1,"accepted":[{"evidence":"E1"},7]}'])(
    'reads “%s” as nothing accepted',
    async (text) => {
      writeFileSync(path.join(written(), 'accepted.json'), text);
      edit('src/cache.ts', (code) => code.replace('return null', 'return undefined'));
      expect((await followed()).isDrift).toBe(true);
    },
  );
});

describe('a specification that was changed by hand', () => {
  const problems = async () => (await check(root)).specs[0]?.problems ?? [];

  it('has no problem as it was written', async () => {
    written();
    expect(await problems()).toEqual([]);
  });

  it.each<[string, string, (text: string) => string, RegExp]>([
    ['an answer that was never given', 'answers.json', (text) => text.replace('"Q1",', '"Q7",'), /FR-001 names Q7/],
    ['evidence that is not there', 'answers.json', (text) => text.replace('"E1"', '"E9"'), /FR-001 names E9/],
    [
      'a statement of its own',
      'spec.md',
      (text) => text.replace('# A cache', '- **FR-002** Do more.\n\n# A cache'),
      /states FR-002/,
    ],
    [
      'other words in one of its files',
      'spec.md',
      (text) => text.replace('What FR-001 says', 'The opposite'),
      /spec\.md words FR-001 otherwise/,
    ],
    [
      'a word more at the end',
      'answers.json',
      (text) => text.replace('What FR-001 says', 'What FR-001 says, never'),
      /spec\.md words FR-001 otherwise/,
    ],
    [
      'another source in one of its files',
      'spec.md',
      (text) => text.replace('says [Q1]', 'says [Q2, option]'),
      /gives FR-001 other sources/,
    ],
    [
      'a statement less',
      'spec.md',
      (text) => text.replace(/- \*\*FR-001.*/, ''),
      /answers\.json states FR-001, which spec\.md does not/,
    ],
    ['a hash of nothing', 'spec.md', (text) => text.replace(/@[0-9a-f]{8}/, '@00000000'), /E1 cites/],
    ['no JSON', 'answers.json', (text) => text.slice(0, -20), /answers\.json cannot be read/],
  ])('is caught with %s', async (_, file, change, problem) => {
    const folder = written();
    const before = readFileSync(path.join(folder, file), 'utf8');
    expect(change(before)).not.toBe(before);
    writeFileSync(path.join(folder, file), change(before));
    expect((await problems()).join('\n')).toMatch(problem);
  });

  it('does not lead astray with shifted lines: what is cited is found where it really stands', async () => {
    const folder = written();
    const spec = readFileSync(path.join(folder, 'spec.md'), 'utf8');
    writeFileSync(path.join(folder, 'spec.md'), spec.replace(':3-9@', ':1-7@'));
    expect(await followed()).toMatchObject({ now: { state: 'moved', startLine: 3, endLine: 9 }, isDrift: false });
  });

  it('does not stop a check where a file is missing', async () => {
    rmSync(path.join(written(), 'answers.json'));
    expect(await problems()).toEqual(['There is no answers.json, so its statements are not known.']);
    rmSync(path.join(written(), 'spec.md'));
    expect(await check(root)).toMatchObject({ specs: [], unapproved: ['2026-11-20-shop-cache'] });
  });
});
