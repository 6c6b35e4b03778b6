import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectFacts } from '../../../../src/agents/facts/collect-facts';
import type { ManifestFile } from '../../../../src/agents/facts/manifest';
import { readmeReader } from '../../../../src/agents/facts/readme';
import { READERS } from '../../../../src/agents/facts/readers';
import { sddEvidence } from '../../../../src/agents/observe/sdd-evidence';
import { diskReader } from '../../../../src/extension/node/reading/disk-reader';
import { AMPLE } from '../../rigs/budgets';
import { temporaryTree } from '../../rigs/temporary-tree';
import { sampleRepo } from '../../rigs/fixture-reader';
import { stillClock } from '../../rigs/test-clock';

async function factsOf(repo: string, terms: string[] = [], maxEvidence = 12) {
  const reader = sampleRepo(repo);
  const { value: files } = await reader.walk(AMPLE);
  const { facts, found } = await collectFacts(reader, files, {
    clock: stillClock,
    deadlineMs: 10_000,
    terms,
    maxEvidence,
  });
  return { facts, found, values: facts.map(({ kind, value }) => `${kind}: ${value}`) };
}

describe('a file whose name says it all', () => {
  it('is read no further than it is cited', async () => {
    const lock = Array.from({ length: 40_000 }, (_, at) => `package-${at}@^1.0.0:`).join('\n');
    const disk = diskReader([
      { name: 'app', path: temporaryTree({ 'package.json': '{"name":"app"}', 'yarn.lock': lock }) },
    ]);
    const read: [path: string, bytes: number | undefined][] = [];
    const reader: typeof disk = {
      ...disk,
      read: (root, path, lines, limits) => {
        read.push([path, limits?.maxBytes]);
        return disk.read(root, path, lines, limits);
      },
    };
    const { value: files } = await reader.walk(AMPLE);
    const { facts, found } = await collectFacts(reader, files, {
      clock: stillClock,
      deadlineMs: 10_000,
      maxEvidence: 12,
    });
    const fact = facts.find(({ value }) => value === 'yarn');
    expect(found[fact?.evidence[0] ?? -1]).toMatchObject({
      path: 'yarn.lock',
      startLine: 1,
      excerpt: 'package-0@^1.0.0:',
    });
    expect(read.filter(([path]) => path === 'yarn.lock')).toEqual([['yarn.lock', 16_384]]);
  });
});

describe('what is read as a README or a licence', () => {
  it.each([
    ...['README.md', 'readme', 'LICENSE', 'LICENSE-MIT', 'LICENSE.Apache-2.0', 'license.txt', 'COPYING.LESSER'],
  ])('%s', (name) => {
    expect(readmeReader.files.test(name)).toBe(true);
  });

  it.each(['license.go', 'license-manager.ts', 'copying.c', 'licence.component.vue', 'LICENSE.json'])(
    'not %s, which is a program or data',
    (name) => {
      expect(readmeReader.files.test(name)).toBe(false);
    },
  );
});

describe('facts of a workspace', () => {
  it.each([
    [
      'ts-shop',
      [
        'language: TypeScript',
        'framework: Fastify',
        'test_runner: vitest',
        'package_manager: pnpm',
        'database: PostgreSQL',
        'lint: ESLint',
        'build: TypeScript',
        'runtime: Node >=20',
        'entry_point: src/server.ts',
        'licence: MIT',
        'version: ts-shop@2.3.0',
        'ci: GitHub Actions tests',
        'readme: Shop',
      ],
    ],
    [
      'py-notes',
      [
        'language: Python',
        'framework: Flask',
        'test_runner: pytest',
        'database: SQLAlchemy',
        'lint: Ruff',
        'runtime: Python >=3.11',
        'entry_point: notes.cli:main',
        'licence: Apache-2.0',
        'convention: tests',
        'readme: Notes',
      ],
    ],
    [
      'go-links',
      [
        'language: Go',
        'framework: chi',
        'test_runner: go test',
        'database: PostgreSQL',
        'runtime: Go 1.23',
        'entry_point: cmd/links/main.go',
        'module: example.com/links',
        'convention: tests beside sources',
      ],
    ],
    [
      'rust-count',
      [
        'language: Rust',
        'framework: clap',
        'test_runner: cargo test',
        'database: SQLite',
        'package_manager: cargo',
        'runtime: Rust 1.77',
        'entry_point: src/main.rs',
        'version: count 1.0.2',
      ],
    ],
    [
      'java-orders',
      [
        'language: Java',
        'framework: Spring Boot',
        'test_runner: JUnit 5',
        'package_manager: Maven',
        'runtime: Java 21',
      ],
    ],
    [
      'ruby-blog',
      ['language: Ruby', 'framework: Rails', 'test_runner: RSpec', 'database: PostgreSQL', 'runtime: Ruby 3.3.4'],
    ],
    ['php-tickets', ['language: PHP', 'framework: Laravel', 'test_runner: PHPUnit', 'runtime: PHP >=8.2']],
    [
      'dotnet-stock',
      [
        'language: C#',
        'framework: ASP.NET Core',
        'test_runner: xUnit',
        'database: PostgreSQL',
        'entry_point: Program.cs',
      ],
    ],
    ['cpp-matrix', ['language: C++', 'build: CMake', 'test_runner: CTest', 'runtime: C++20', 'licence: MIT']],
  ])('%s', async (repo, expected) => {
    expect((await factsOf(repo)).values).toEqual(expect.arrayContaining(expected) as unknown);
  });

  it.each([
    ['devDependencies', 'index.js', ['Fastify']],
    ['peerDependencies', 'index.js', ['Express', 'Fastify']],
    ['devDependencies', undefined, ['Express', 'Fastify']],
  ])('tell of a library by what it has for its tests no framework: %s, %s', async (group, main, names) => {
    const manifest = { name: 'x', exports: main, dependencies: { fastify: '1' }, [group]: { express: '1' } };
    const path = temporaryTree({ 'package.json': JSON.stringify(manifest, null, 2), 'index.js': 'x' });
    const reader = diskReader([{ name: 'x', path }]);
    const { value: files } = await reader.walk(AMPLE);
    const { facts } = await collectFacts(reader, files, { clock: stillClock, deadlineMs: 10_000 });
    const frameworks = facts.flatMap(({ kind, value }) => (kind === 'framework' ? [value] : []));
    expect(frameworks.sort()).toEqual(names);
  });

  it('stand on lines that say so', async () => {
    const { facts, found } = await factsOf('ts-shop');
    for (const { evidence } of facts) expect(evidence.every((i) => found[i] !== undefined)).toBe(true);
    const runner = facts.find(({ kind }) => kind === 'test_runner');
    const shown = found[runner?.evidence[0] ?? -1];
    expect(shown).toMatchObject({ path: 'package.json', kind: 'manifest' });
    expect(shown?.excerpt).toContain('"vitest"');
  });

  it('name a dependency that is like what the change is about', async () => {
    const { facts } = await factsOf('ts-shop', ['csv']);
    expect(facts.find(({ kind }) => kind === 'dependency')?.text).toBe(
      '`csv-stringify` ^6.5.0 is already a dependency',
    );
  });

  it('take no more places than they may, the important ones first', async () => {
    const { facts, found } = await factsOf('ts-shop', [], 2);
    expect(found.length).toBeLessThanOrEqual(2);
    expect(facts[0]?.kind).toBe('language');
  });

  it('come from the project, not from its tests and samples', async () => {
    const reader = diskReader([
      {
        name: 'app',
        path: temporaryTree({
          'src/a.py': 'x = 1',
          'tests/fixtures/web/package.json': '{"dependencies":{"react":"1"}}',
          'examples/x/go.mod': 'module x',
        }),
      },
    ]);
    const { value: files } = await reader.walk(AMPLE);
    const { facts } = await collectFacts(reader, files, { clock: stillClock, deadlineMs: 10_000 });
    expect(facts.map(({ value }) => value)).not.toEqual(expect.arrayContaining(['React']) as unknown);
    expect(facts.some(({ kind }) => kind === 'framework' || kind === 'test_runner')).toBe(false);
  });

  it('come from no vendored project, and from no picture of a sponsor', async () => {
    const tree = {
      'main.go': 'package main',
      'go.mod': 'module example.org/dock\n\ngo 1.24\n',
      'vendor/go.example.io/otel/Makefile': 'test:\n\tgo test ./...\n',
      'README.md':
        '<a href="https://tuple.example">\n  <b>Tuple, the premier screen sharing app for developers.</b>\n</a>\n\nA simple terminal UI for docker, the tool for containers.\n',
    };
    const reader = diskReader([{ name: 'app', path: temporaryTree(tree) }]);
    const { value: files } = await reader.walk(AMPLE);
    const { facts, found } = await collectFacts(reader, files, { clock: stillClock, deadlineMs: 10_000 });
    expect(facts.map(({ text }) => text)).toContain(
      'README: A simple terminal UI for docker, the tool for containers.',
    );
    expect(found.map(({ path }) => path).filter((path) => path.startsWith('vendor/'))).toEqual([]);
    expect(facts.some(({ text }) => text.includes('make test'))).toBe(false);
  });

  it('come from a README also where a link in it is never closed', () => {
    const lines = ['<a href="https://shop.example">', '', 'A shop for tea, the tool of a small store.'];
    const file = { path: 'README.md', folder: '', name: 'README.md', text: lines.join('\n'), lines };
    const facts = readmeReader.facts({ ...file, exists: () => false, landmarks: [], beside: new Map() });
    expect(facts.map(({ text }) => text)).toEqual(['README: A shop for tea, the tool of a small store.']);
  });

  it('survive any text in any manifest', () => {
    const file = (text: string): ManifestFile => ({
      path: 'x',
      folder: '',
      name: 'pyproject.toml',
      text,
      lines: text.split('\n'),
      exists: () => true,
      landmarks: ['index.html', 'src/main.rs', 'cmd/x/main.go'],
      beside: new Map(),
    });
    const broken = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .json()
        .map(
          (json) =>
            `{"scripts":${json},"dependencies":${json},"engines":${json},"bin":${json},"main":${json},"workspaces":${json}}`,
        ),
      fc
        .array(fc.constantFrom('[project]', 'name = ', '"a"', '\n', '[', ']', 'dependencies = [', '{', '#', '```'), {
          maxLength: 20,
        })
        .map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(broken, (text) => {
        for (const reader of READERS) {
          for (const { line, endLine = line } of reader.facts(file(text))) {
            expect(line).toBeGreaterThanOrEqual(1);
            expect(endLine).toBeLessThanOrEqual(text.split('\n').length);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('an existing .sdd/', () => {
  it('is evidence, with the age that its dates tell', async () => {
    const reader = diskReader([
      {
        name: 'app',
        path: temporaryTree({
          '.sdd/best_practices.md': '# Practices\n\nCollected 2024-03-01.\n',
          '.sdd/project.md': '# Shop\n\nReviewed 2026-01-05\n',
          '.sdd/architect.md': 'Layers.',
          '.sdd/specs/2025-12-01-export/spec.md': '# Export\n',
          '.sdd/sessions/1/drafts/a.md': 'private',
        }),
      },
    ]);
    const { value: files } = await reader.walk(AMPLE);
    const found = await sddEvidence(reader, files, stillClock, 10);
    expect(found.map(({ path, why }) => [path, why])).toEqual([
      ['.sdd/project.md', 'From .sdd/; its latest date is 10 days old'],
      ['.sdd/best_practices.md', 'From .sdd/; stale: its latest date is 685 days old'],
      ['.sdd/architect.md', 'From .sdd/; it names no date, so its age is not known'],
      ['.sdd/specs/2025-12-01-export/spec.md', 'From .sdd/; it names no date, so its age is not known'],
    ]);
    expect(found.map(({ age }) => ({ days: age?.days, stale: age?.stale }))).toEqual([
      { days: 10, stale: false },
      { days: 685, stale: true },
      { days: null, stale: false },
      { days: null, stale: false },
    ]);
    expect(found.every(({ kind, role }) => kind === 'sdd' && role === 'match')).toBe(true);
    expect(found[0]?.shows).toBe('What the project is, as written down earlier: “Shop”');
  });

  it('is followed by the rules that the project has for those who work on it, with their age and what they hold for', async () => {
    const rules = 'Run the tests before every commit. Never change files below generated/.\n'.repeat(2);
    const tree = temporaryTree({
      'AGENTS.md': `# Rules\n\n${rules}`,
      'CLAUDE.md': `# Rules\n\n${rules}`,
      '.github/copilot-instructions.md': `# Copilot\n\nUpdated 2026-01-05. ${rules}`,
      '.kiro/steering/tech.md': `# Tech\n\n${rules}`,
      'packages/billing/AGENTS.md': `# Billing\n\n${rules} Amounts are whole cents.`,
      'packages/mail/AGENTS.md': `# Mail\n\n${rules}`,
      'src/a.ts': 'export const a = 1;\n',
    });
    const reader = diskReader([{ name: 'app', path: tree }]);
    const { value: files } = await reader.walk(AMPLE);
    const rulesFor = async (about: string) => {
      const found = await sddEvidence(reader, files, stillClock, 3, about);
      return found.map(({ path, kind, shows, age }) => [path, kind, shows, age?.days]);
    };
    expect(await rulesFor('Round the amounts of billing')).toEqual([
      ['packages/billing/AGENTS.md', 'doc', 'Rules for agents in `packages/billing/` alone: “Billing”', null],
      ['CLAUDE.md', 'doc', 'The project’s rules for agents: “Rules”', null],
    ]);
    // One of two that say the same is enough.
    expect(await rulesFor('Add a cache')).toEqual([
      ['CLAUDE.md', 'doc', 'The project’s rules for agents: “Rules”', null],
      ['.github/copilot-instructions.md', 'doc', 'The project’s rules for agents: “Copilot”', 10],
    ]);
  });

  it('takes the rules first that speak of what is asked, and those for some files only where they are asked about', async () => {
    const rules = 'Run the tests before every commit. Never change generated files by hand.\n';
    const tree = temporaryTree({
      'AGENTS.md': `# Rules\n\n${rules}`,
      'CLAUDE.md': `# Notes\n\n${rules} Write short commits.`,
      '.github/copilot-instructions.md': `# Copilot\n\n${rules} An invoice is never deleted.`,
      '.kiro/steering/docs.md': `---\ninclusion: fileMatch\nfileMatchPattern: 'docs/**'\n---\n# Docs\n\n${rules} Pictures of an invoice are blurred.`,
    });
    const reader = diskReader([{ name: 'app', path: tree }]);
    const { value: files } = await reader.walk(AMPLE);
    const rulesFor = async (about: string) =>
      (await sddEvidence(reader, files, stillClock, 3, about)).map(({ shows }) => shows);
    expect(await rulesFor('Print an invoice')).toEqual([
      'The project’s rules for agents: “Copilot”',
      'The project’s rules for agents: “Notes”',
    ]);
    expect((await rulesFor('Show pictures of an invoice in the docs'))[0]).toBe(
      'What steers work on the project, for `docs/**` alone: “Docs”',
    );
  });

  it('cites every file of rules that speaks of what is asked, of whatever kind and however short', async () => {
    const tree = temporaryTree({
      'AGENTS.md': '# Agents\n\n- Discounts are whole cents.\n',
      'CLAUDE.md': '# Claude\n\n- Discounts are never below zero.\n',
      '.github/copilot-instructions.md': '# Copilot\n\n- Test discounts with node:test.\n',
      '.specify/memory/constitution.md': '# Constitution\n\n## Principles\n\n- Discounts MUST NOT need the network.\n',
      '.kiro/steering/product.md': '# Product\n\n- A discount is applied once.\n',
      '.kiro/steering/tech.md': '# Tech\n',
    });
    const reader = diskReader([{ name: 'app', path: tree }]);
    const { value: files } = await reader.walk(AMPLE);
    const found = await sddEvidence(reader, files, stillClock, 3, 'Add a discount');
    expect(found.map(({ path }) => path)).toEqual([
      '.specify/memory/constitution.md',
      'CLAUDE.md',
      'AGENTS.md',
      '.github/copilot-instructions.md',
      '.kiro/steering/product.md',
    ]);
  });

  it('cites of long rules, besides what speaks of what is asked, the section that rules most of how the software is made', async () => {
    const fill = (title: string, line: string) => `## ${title}\n\n${`${line}\n`.repeat(30)}\n`;
    const policy = [
      '## Versions',
      '',
      '**`/api/v1` is frozen.** New routes go on `/api/v2`.',
      '- Do not add endpoints to `/api/v1`.',
      '- Every new table needs a migration; never edit an old migration.',
    ];
    const work = '- Never commit without running the tests of the API.';
    const tree = temporaryTree({
      'AGENTS.md': `# Agents\n\n${fill('Work', work)}${policy.join('\n')}\n\n${fill('Mails', '- Mails are short.')}`,
    });
    const reader = diskReader([{ name: 'app', path: tree }]);
    const { value: files } = await reader.walk(AMPLE);
    const found = await sddEvidence(reader, files, stillClock, 3, 'Make the mails shorter');
    expect(found).toHaveLength(2);
    expect(found[0]?.excerpt).toContain('Mails are short');
    expect(found[1]?.excerpt).toBe(policy.join('\n'));
    // What is cited already is not cited twice.
    const both = await sddEvidence(reader, files, stillClock, 3, 'Freeze the versions of routes, endpoints and tables');
    expect(both.filter(({ excerpt }) => excerpt.includes('frozen'))).toHaveLength(1);
  });

  it('gives the ticket first whose words say what is asked, however much else there is, and no other', async () => {
    const note = (title: string) => `# ${title}\n\nWritten by hand.\n`;
    const tree = temporaryTree({
      '.sdd/project.md': note('Shop'),
      '.sdd/best_practices.md': note('Practices'),
      '.sdd/architect.md': note('Layers'),
      '.sdd/tickets/T-12.md': '# T-12 Discount codes\n\nCustomers want discount codes in the cart.\n',
      '.sdd/tickets/T-13.md': '# T-13 Mail\n\nMail is late.\n',
    });
    const reader = diskReader([{ name: 'app', path: tree }]);
    const { value: files } = await reader.walk(AMPLE);
    const about = async (text: string) =>
      (await sddEvidence(reader, files, stillClock, 3, text)).map(({ path }) => path);
    expect(await about('Add discount codes to the cart')).toEqual([
      '.sdd/tickets/T-12.md',
      '.sdd/project.md',
      '.sdd/best_practices.md',
      '.sdd/architect.md',
    ]);
    expect(await about('Print labels')).not.toContain('.sdd/tickets/T-12.md');
  });
});
