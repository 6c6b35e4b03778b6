import { describe, expect, it } from 'vitest';
import { isOwn, testsAndDocuments, testsBeside } from '../../../../src/agents/exploration/tests-and-documents';
import { placesOfUse } from '../../../../src/agents/exploration/where-used';
import { readerOf } from '../../hostile/says';
import { temporaryTree } from '../../rigs/temporary-tree';
import { textsOf } from './file-texts';

const FILES = {
  'docs/redaction.md': '# Redaction\n\nNot in the browser.\n',
  'docs/browser.md': '# Browser\n\nSee `asObject` and `writeAll`.\n',
  'docs/api.md': '# API\n\nNothing of it.\n',
  'test/write.test.js': "it('writes', () => {\n  writeAll(asObject({}));\n});\n",
};

/** The tests and documents for statements, where people were shown the first lines of some files. */
async function besideIn(texts: string[], shown: string[] = []) {
  const reader = readerOf(temporaryTree(FILES));
  const [root = ''] = reader.roots();
  const told = texts.map((text, at) => ({ id: `FR-00${at + 1}`, text }));
  const files = await textsOf(reader, Object.keys(FILES));
  const known = shown.map((path) => ({ root, path, startLine: 1, endLine: 2 }));
  const found = testsAndDocuments(reader, { told, files, used: await placesOfUse(reader, told, files), known });
  return found.map(({ path, startLine, endLine }) => `${path}:${startLine}-${endLine}`);
}

describe('the tests of a module', () => {
  it('stand beside it or in a folder for tests there, and may render what the module does not', async () => {
    const tree = {
      'src/cart.ts': '',
      'src/cart.test.ts': 'it();\n',
      'src/useTotal.ts': '',
      'src/__tests__/useTotal.test.tsx': 'it();\n',
      'src/price.ts': '',
    };
    const reader = readerOf(temporaryTree(tree));
    const [root = ''] = reader.roots();
    const modules = ['src/price.ts', 'src/useTotal.ts', 'src/cart.ts'].map((path) => ({ root, path }));
    const found = await testsBeside(reader, modules, 2, isOwn);
    expect(found.map(({ path, shows }) => [path, shows])).toEqual([
      ['src/__tests__/useTotal.test.tsx', 'Tests of `src/useTotal.ts`'],
      ['src/cart.test.ts', 'Tests of `src/cart.ts`'],
    ]);
  });
});

describe('tests and documents of today', () => {
  it('are those that a statement or something to do names by the path, first of all', async () => {
    expect(
      await besideIn(['Say in `docs/redaction.md` where it does not apply.', '`asObject` and `writeAll` stay.']),
    ).toEqual(['docs/redaction.md:1-3', 'docs/browser.md:1-3', 'test/write.test.js:1-3']);
  });

  it('are those that people decided by, at the lines that they saw', async () => {
    expect(await besideIn(['It is fast.'], ['docs/api.md'])).toEqual(['docs/api.md:1-2']);
  });

  it('are none that only stand there', async () => {
    expect(await besideIn(['It is fast.'])).toEqual([]);
  });
});
