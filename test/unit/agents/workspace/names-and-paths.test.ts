import { describe, expect, it } from 'vitest';
import { isBare, nothingThere } from '../../../../src/agents/workspace/empty-workspace';
import { diskReader } from '../../../../src/extension/node/reading/disk-reader';
import { temporaryTree } from '../../rigs/temporary-tree';
import { classifyPath, isGenerated, isSpecified } from '../../../../src/agents/workspace/classify-path';
import { gatePath } from '../../../../src/agents/workspace/path-gate';
import { AccessRefused, ranOutOfTime } from '../../../../src/agents/workspace/workspace-reader';

describe('the path gate', () => {
  it('normalises what stays inside', () => {
    expect(gatePath('./src//a.ts')).toBe('src/a.ts');
    expect(gatePath('.')).toBe('');
    expect(gatePath('a/..b/c...')).toBe('a/..b/c...');
  });

  it('refuses what might not, and shows no more than the beginning', () => {
    for (const path of ['/x', '../x', 'a/..', 'c:x', 'a\\b', 'a\nb', 'x'.repeat(2_000)]) {
      expect(() => gatePath(path)).toThrow(AccessRefused);
    }
    expect(() => gatePath('/'.repeat(500))).toThrow(/absolute/);
  });
});

describe('kinds of files', () => {
  const KINDS: Record<string, readonly string[]> = {
    code: [
      ...['src/cache.ts', 'src/latest/contest.ts', 'contest.py', 'latest.ts', 'types/index.d.ts', 'src/locales/en.ts'],
      // Named like a document of the project, and written in a language of programs.
      ...['app/Security.php', 'tracker/history.py', 'cmd/license.go', 'changes.py', 'authors.rb', 'src/notice.ts'],
      ...['readme.js', 'Copying.java', 'src/license-manager.ts', 'templates/history.html', 'web/notice.scss'],
      // In a folder that is one of documents or of tests only beside the source.
      ...['src/main/java/com/example/demo/OrderController.java', 'src/docs/render.ts', 'app/docs/page.tsx'],
      ...['internal/example/serve.go', 'src/spec/render.ts', 'crates/oci-spec/src/lib.rs', 'website/views.py'],
      ...['src/main/java/com/acme/test/Support.java', 'src/main/kotlin/shop/PodSpec.kt', 'site/app.go'],
      // Named like a test, and none.
      ...[
        'pkg/job_spec.go',
        'api/pod_spec.py',
        'Core/CustomerSpec.cs',
        'src/AUDIT.java',
        'app/UNIT.swift',
        'inspect.ts',
      ],
      ...['lib/channel/test_case.rb', 'src/attestation.go', 'src/greatest.rs', 'attest.py', 'workbench.ts'],
      // A program that measures.
      ...['src/benchmark/executor.rs', 'crates/core/src/bench/mod.rs'],
      // Named like settings of a tool, and none.
      ...['src/app/app.config.ts', 'src/DockerfileParser.java', 'docker-compose-runner.ts', 'src/config.ts'],
      ...['infra/main.tf', 'dist.go', 'build.rs', 'page.html'],
    ],
    test: [
      ...['src/cache.test.ts', 'tests/data.json', 'pkg/cache_test.go', 'src/test/java/shop/OrderTest.java'],
      ...[
        'shop/tests_e2e/e2e_test_page.py',
        'e2e_test_page.py',
        'test_cache.py',
        'spec/models/post_spec.rb',
        'spec/support/login.rb',
        'spec/lib/tasks.rb',
        'shop/tests.py',
      ],
      ...['src/cart.spec.ts', 'test/cart-spec.js', 'ShopIT.java', 'src/Shop.Tests/Cart.cs', 'app/src/jvmTest/A.kt'],
      ...['integration-tests/src/lib.rs', 'benches/parse.rs', 'conftest.py', 'src/parse/tests.rs', 'cypress/a.js'],
      ...['CartSpec.scala', 'CartTests.swift', '__tests__/a.js', 'engine/spec/dummy/app/models/user.rb'],
    ],
    doc: [
      ...[
        'docs/cache.md',
        'README',
        'README.md',
        'readme.html',
        'HISTORY.rst',
        'LICENSE',
        'LICENSE-MIT',
        'COPYING.LESSER',
      ],
      ...[
        'LICENSE.Apache-2.0',
        'SECURITY.md',
        'docs/src/build.js',
        '.github/media/clear.tape',
        'demo.tape',
        'examples/app/main.go',
        'website/src/index.tsx',
      ],
      ...[
        'src/notes.md',
        'specs/login/spec.md',
        'packages/cart/examples/a.ts',
        'AUTHORS',
        'license.txt',
        'locale/de.po',
      ],
    ],
    config: [
      ...['.eslintrc.yml', '.eslintrc.js', 'Dockerfile', 'Dockerfile.dev', 'web.dockerfile', 'docker-compose.prod.yml'],
      ...['vite.config.ts', 'packages/app/jest.config.js', 'config/security.yml', 'src/history.json', 'Makefile'],
    ],
    manifest: ['package.json', 'a/Stock.csproj', 'Gemfile', 'setup.py', 'requirements-dev.txt', 'go.mod'],
    sdd: ['.sdd/project.md'],
  };
  const expected = Object.entries(KINDS).flatMap(([kind, paths]) => paths.map((path) => [path, kind] as const));

  it.each(expected)('%s is %s', (path, kind) => {
    expect(classifyPath(path)).toBe(kind);
  });

  it.each([
    ...['dist/a.js', 'dist/lib/a.js', 'packages/cart/dist/index.js', 'build/a.js', 'build/lib/a.js', 'web/out/a.html'],
    ...['a.min.js', 'api.pb.go', 'src/generated/api.ts', 'gen/api.ts', 'src/gen/api_pb.ts', 'target/classes/a.java'],
    ...['vendor/x.go', 'vendor/github.com/x/pkg/y.go', 'app/assets/javascripts/vendor/d3.js', 'src/vendor/sqlite3.c'],
    ...['packages/cart/vendor/x.php', 'build/types.d.ts', 'third_party/x.cc', 'yarn.lock', 'package-lock.json'],
    ...['public/normalize.css', 'wwwroot/lib/jquery-3.7.1.js', 'static/css/bootstrap-grid.css', 'assets/reset.css'],
    ...['LICENSE', 'LICENSE-MIT', 'license.txt', 'CHANGELOG.md', 'HISTORY.rst', 'coverage/lcov.html'],
  ])('nobody edits %s', (path) => {
    expect(isGenerated(path)).toBe(true);
  });

  it.each([
    ...['src/a.js', 'src/builder.ts', 'src/history.ts', 'packages/app/src/build/index.ts', 'index.d.ts', 'build.ts'],
    ...[
      'src/build/index.ts',
      'src/target/x86.rs',
      'lib/coverage/report.rb',
      'internal/out/write.go',
      'scripts/build/a.js',
    ],
    ...['cmd/dist/main.go', 'src/dist/normal.rs', 'dist.go', 'build/lib/tasks.ts', 'build/release.sh'],
    // Scripts of shells are written by people, whatever their folder is called.
    ...['target/scripts/start.sh', 'out/deploy.ps1', 'images/build/entry.bash'],
    ...[
      'app/Http/Controllers/Vendor/OrderController.php',
      'src/vendor/vendor.service.ts',
      'app/models/vendor/order.rb',
    ],
    ...['src/main/java/shop/vendor/Order.java', 'src/license-manager.ts', 'pkg/license-key.go', 'changes.py'],
    ...['templates/history.html', 'Notice.vue', 'authors.html', 'src/generator.ts', 'vendors.py'],
    ...['src/reset.css', 'src/jquery.js', 'public/resetter.js', 'assets/app.css'],
  ])('somebody may well edit %s', (path) => {
    expect(isGenerated(path)).toBe(false);
  });
});

describe('what is to be built, as specifications say it', () => {
  it.each([
    'openspec/changes/rate-limit/design.md',
    'openspec/changes/rate-limit/specs/login/spec.md',
    'apps/shop/openspec/changes/archive/2026-01-02-rate-limit/proposal.md',
    '.kiro/specs/rate-limit/requirements.md',
    'specs/001-rate-limit/spec.md',
    '.sdd/specs/2026-11-26-rate-limit/spec.md',
    '.sdd/exports/openspec/rate-limit/proposal.md',
  ])('is no document of what is there: %s', (path) => {
    expect(isSpecified(path)).toBe(true);
  });

  it.each([
    'openspec/specs/login/spec.md',
    'docs/openspec.md',
    'specs/login.md',
    'src/specs/001.ts',
    '.kiro/steering/a.md',
  ])('is one all the same: %s', (path) => {
    expect(isSpecified(path)).toBe(false);
  });
});

describe('a workspace before its first code', () => {
  const bare = (...paths: string[]) =>
    isBare(
      diskReader([{ name: 'app', path: temporaryTree(Object.fromEntries(paths.map((path) => [path, 'x\n']))) }]),
      new AbortController().signal,
    );

  it('holds nothing but what a repository begins with', async () => {
    expect(await bare('README.md', 'LICENSE', 'COPYING.txt', 'notice.html', '.gitignore')).toBe(true);
  });

  it.each(['license.go', 'notice.ts', 'copying.c', 'readme.py'])('is not one that holds %s', async (path) => {
    expect(await bare('README.md', path)).toBe(false);
  });
});

describe('a walk that was stopped by its time', () => {
  const onDisk = () => diskReader([{ name: 'app', path: temporaryTree({ 'src/a.ts': 'export const a = 1;\n' }) }]);
  const walkFor = (deadlineMs: number, maxEntries = 10) =>
    onDisk().walk({ deadlineMs, maxEntries, maxBytes: Number.MAX_SAFE_INTEGER });

  it('is told from one that came to its end, or to its number of files', async () => {
    expect(ranOutOfTime(await walkFor(0))).toBe(true);
    expect(ranOutOfTime(await walkFor(10_000))).toBe(false);
    expect(ranOutOfTime(await walkFor(10_000, 1))).toBe(false);
  });

  it('leaves open whether there is anything: nothing is taken for an empty folder', async () => {
    const reader = onDisk();
    const busy = {
      ...reader,
      roots: () => reader.roots(),
      walk: (budget: Parameters<typeof reader.walk>[0]) => reader.walk({ ...budget, deadlineMs: 0 }),
    };
    expect(await isBare(busy, new AbortController().signal)).toBe(false);
    expect(await nothingThere(busy, new AbortController().signal)).toBeNull();
  });
});
