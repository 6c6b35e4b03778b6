import { describe, expect, it } from 'vitest';
import { collectFacts } from '../../../../src/agents/facts/collect-facts';
import { interviewer } from '../../../../src/agents/roles/interviewer/role';
import { buildInterviewerInput } from '../../../../src/agents/roles/inputs/build';
import { renderSpec } from '../../../../src/agents/specification/render';
import { diskReader } from '../../../../src/extension/node/reading/disk-reader';
import { AMPLE } from '../../rigs/budgets';
import { temporaryTree } from '../../rigs/temporary-tree';
import { stillClock } from '../../rigs/test-clock';
import { evidence, finished, session } from '../specification/session-builder';
import { FRAME } from '../roles/prompt-parts/shop';

/** What is said of documents that the project's own files contradict. */
async function saidOf(files: Record<string, string>): Promise<string[]> {
  const reader = diskReader([{ name: 'app', path: temporaryTree(files) }]);
  const { value } = await reader.walk(AMPLE);
  const { facts } = await collectFacts(reader, value, { clock: stillClock, deadlineMs: 5_000, maxEvidence: 20 });
  return facts.filter(({ kind }) => kind === 'discrepancy').map(({ text }) => text);
}

const PACKAGE = JSON.stringify({
  name: 'shop',
  scripts: { test: 'vitest run', lint: 'eslint .' },
  devDependencies: { vitest: '^3' },
});
const code = (...lines: string[]) => ['```sh', ...lines, '```', ''].join('\n');

describe('a document that the project contradicts is said so', () => {
  it.each([
    [
      'another runner of tests',
      { 'README.md': '# Shop\n\nRun `npm test`, which starts Jest.\n', 'package.json': PACKAGE },
      '`README.md` says that the tests run with jest, but `package.json` runs `vitest run`',
    ],
    [
      'another package manager than that of the lock file',
      { 'CONTRIBUTING.md': code('yarn install'), 'package.json': PACKAGE, 'package-lock.json': '{}' },
      '`CONTRIBUTING.md` says `yarn install`, but the lock file is `package-lock.json` (npm)',
    ],
    [
      'a script that is not there',
      { 'CONTRIBUTING.md': 'First `npm run lint`, then `npm run format`.', 'package.json': PACKAGE },
      '`CONTRIBUTING.md` says `npm run format`, but `package.json` has no script `format`',
    ],
    [
      'a target that is not there',
      {
        'README.md': `# Shop\n\n## Development\n\n${code('$ make check # all of it', 'make build')}`,
        Makefile: 'build: dist\n\tcc\n',
      },
      '`README.md` says `make check`, but the makefile has no target `check`',
    ],
    [
      'a file that it leads to',
      { 'README.md': 'See [the guide](docs/guide.md#start) and [us](https://x.example/docs/no.md).' },
      '`README.md` leads to `docs/guide.md`, but there is no such file',
    ],
    [
      'a program that it has run',
      { 'CONTRIBUTING.md': code('git clone https://x.example/shop', 'cd shop', './scripts/setup.sh --all') },
      '`CONTRIBUTING.md` runs `scripts/setup.sh`, but there is no such file',
    ],
  ])('%s', async (_what, files, text) => {
    expect(await saidOf(files as Record<string, string>)).toEqual([text]);
  });
});

describe('nothing is said where the document may be right', () => {
  it.each([
    ['what is there', { 'README.md': 'See [the guide](docs/guide.md).', 'docs/guide.md': 'x' }],
    ['a folder', { 'README.md': 'See [the guides](docs/).', 'docs/guide.md': 'x' }],
    ['what may not be read', { 'README.md': 'See [it](dist/main.js) and [the keys](.env).', '.gitignore': 'dist\n' }],
    ['a way out of the repository', { 'README.md': 'See [issues](../../issues), [mail](mailto:a@b.c), [top](#top).' }],
    [
      'several package managers named',
      { 'CONTRIBUTING.md': 'Use `npm install` or `yarn install`.', 'package.json': PACKAGE, 'package-lock.json': '{}' },
    ],
    [
      'two lock files',
      { 'CONTRIBUTING.md': '`pnpm install`', 'package.json': PACKAGE, 'package-lock.json': '{}', 'yarn.lock': '' },
    ],
    ['a package to be installed', { 'README.md': code('yarn add shop', 'npm install shop'), 'bun.lock': '' }],
    ['a script of the people who use it', { 'README.md': `## Use\n\n${code('npm run dev')}`, 'package.json': PACKAGE }],
    [
      'a script of another package',
      {
        'CONTRIBUTING.md': `${code('cd web', 'npm run dev')}\n\`npm run build\`, \`npm run dev --workspace web\``,
        'package.json': PACKAGE,
        'web/package.json': '{ "scripts": { "build": "vite build" } }',
      },
    ],
    [
      'a project that is made first',
      { 'CONTRIBUTING.md': code('npm create shop@latest x', 'npm run dev'), 'package.json': PACKAGE },
    ],
    [
      'targets that are made as it runs',
      { 'CONTRIBUTING.md': '`make check`', Makefile: 'include rules.mk\nbuild:\n\tcc\n' },
    ],
    [
      'a runner that is there as well',
      {
        'README.md': '`npm test` runs Jest.',
        'package.json': '{ "scripts": { "test": "vitest run", "old": "jest" }, "devDependencies": {} }',
      },
    ],
    ['a runner beside the right one', { 'README.md': '`npm test` runs vitest, not jest.', 'package.json': PACKAGE }],
  ])('%s', async (_what, files) => {
    expect(await saidOf(files as Record<string, string>)).toEqual([]);
  });

  it('and hostile documents cost no time', async () => {
    const long = ['`', ']('.repeat(20_000), 'make '.repeat(20_000), '[x]('.repeat(20_000), '`npm run '.repeat(20_000)];
    expect(
      await saidOf({ 'README.md': long.join('\n'), Makefile: `${'a '.repeat(20_000)}\n${'%'.repeat(20_000)}` }),
    ).toEqual([]);
  });
});

describe('what a document has wrong', () => {
  const text = '`CONTRIBUTING.md` says `yarn install`, but the lock file is `package-lock.json` (npm)';
  const now = session({
    facts: [{ kind: 'discrepancy', value: 'says `yarn install`', text, evidence: ['E1'], confirm: false }],
    evidence: [evidence('E1', 'CONTRIBUTING.md', 3, 3, text, { kind: 'doc', role: 'fact' })],
  });

  it('stands in the context of the specification, with its place', () => {
    expect(renderSpec(finished(now))).toContain(`- ${text} [E1]`);
  });

  it('is told to the roles', () => {
    const [topic] = now.topics;
    expect(interviewer.prompt.input(buildInterviewerInput(now, topic!, null), FRAME).fixed).toContain(text);
  });
});
