import { describe, expect, it } from 'vitest';
import { sideBySide, whereListed } from '../../../../src/agents/exploration/where-listed';
import { readerOf } from '../../hostile/says';
import { temporaryTree } from '../../rigs/temporary-tree';

const MIDDLEWARE = 'export function handle(c, next) {\n  return next();\n}\n';
const FILES = {
  'package.json': [
    '{',
    '  "exports": {',
    '    "./csrf": {',
    '      "import": "./dist/middleware/csrf/index.js"',
    '    },',
    '    "./body-limit": {',
    '      "import": "./dist/middleware/body-limit/index.js"',
    '    }',
    '  },',
    '  "keywords": [],',
    '  "typesVersions": {',
    '    "csrf": ["./dist/csrf"],',
    '    "body-limit": ["./dist/body-limit"]',
    '  }',
    '}',
  ].join('\n'),
  'package-lock.json': '{ "csrf": "./csrf", "body-limit": "./body-limit" }',
  'src/middleware/csrf/index.ts': MIDDLEWARE,
  'src/middleware/body-limit/index.ts': `import '../csrf';\nimport '../body-limit';\n${MIDDLEWARE}`,
  'src/index.ts': "export * from './middleware/csrf';\nexport * from './middleware/body-limit';\n",
  'src/words.ts': "const csrf = 'a csrf token';\nconst text = 'body-limit reached';\n",
  'src/one.ts': "import './middleware/csrf';\n",
  'test/all.test.ts': "import '../src/middleware/csrf';\nimport '../src/middleware/body-limit';\n",
  'README.md': '- `csrf`\n- `body-limit`\n',
};
const never = new AbortController().signal;

async function listed(...paths: string[]) {
  const reader = readerOf(temporaryTree(FILES));
  const [root = ''] = reader.roots();
  const found = await whereListed(
    reader,
    paths.map((path) => ({ root, path })),
    never,
  );
  return found.map(({ path, startLine, endLine }) => `${path}:${startLine}-${endLine}`);
}

describe('where modules that are built alike are listed', () => {
  it('is each entry of one of them in the files that name at least two, and neither a test, a document, a lock file nor themselves', async () => {
    expect(await listed('src/middleware/csrf/index.ts', 'src/middleware/body-limit/index.ts')).toEqual([
      'src/index.ts:1-1',
      'package.json:3-4',
      'package.json:12-12',
    ]);
  });

  it('is nowhere for a module alone, or for modules that cannot be told apart by their names', async () => {
    expect(await listed('src/middleware/csrf/index.ts')).toEqual([]);
    expect(await listed('a/x.ts', 'b/y.ts')).toEqual([]);
  });

  it('says what is listed there', async () => {
    const reader = readerOf(temporaryTree(FILES));
    const [root = ''] = reader.roots();
    const [first] = await whereListed(
      reader,
      [
        { root, path: 'src/middleware/csrf/index.ts' },
        { root, path: 'src/middleware/body-limit/index.ts' },
      ],
      never,
    );
    expect(first?.shows).toBe('Lists `csrf`, `body-limit`: what is added beside them may belong here, too');
  });
});

describe('files side by side', () => {
  const at = (...paths: string[]) => paths.map((path) => ({ root: 'app', path }));

  it('are the largest group that are called alike in folders beside each other, each once', () => {
    const alike = at('src/middleware/cors/index.ts', 'src/middleware/etag/index.ts');
    const others = at('src/router/trie/router.ts', 'src/hono.ts', 'src/middleware/cors/index.ts');
    expect(sideBySide([...alike, ...others])).toEqual(alike);
  });

  it('are none where a file has no like, or lies too high to have a folder of its kind', () => {
    expect(sideBySide(at('src/middleware/cors/index.ts', 'src/middleware/etag/handler.ts'))).toEqual([]);
    expect(sideBySide(at('a/index.ts', 'b/index.ts'))).toEqual([]);
  });
});
