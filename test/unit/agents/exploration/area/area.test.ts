import { countingFrom } from '../../../rigs/counting';
import { describe, expect, it } from 'vitest';
import { errorStyleOf } from '../../../../../src/agents/exploration/area/error-style';
import { ownersOf, shownOwners } from '../../../../../src/agents/exploration/area/owners';
import { judgeFiles } from '../../../../../src/agents/facts/judged-files';
import { layoutFacts } from '../../../../../src/agents/facts/layout';
import { runProbe } from '../../../../../src/agents/exploration/probe';
import type { Commit, WorkspaceReader } from '../../../../../src/agents/workspace/workspace-reader';
import type { SessionEvent } from '../../../../../src/agents/session/events';
import { textLook } from '../../engine/rig';
import { never } from '../../../rigs/fixture-reader';
import { intakeFor } from '../../../rigs/samples';
import { stillClock } from '../../../rigs/test-clock';

const NOW = stillClock.now();
const route = (name: string) =>
  [
    "import { Router } from '../http/router';",
    "import { Store } from '../store';",
    '',
    `export function create${name}Routes(router: Router, store: Store) {`,
    `  router.get('/${name.toLowerCase()}', () => store.all());`,
    '}',
    `export function list${name}(store: Store) {`,
    '  throw new NotFoundError("none");',
    '}',
  ].join('\n');

const FILES = {
  'package.json': '{ "name": "shop" }',
  'src/orders/routes.ts': route('Orders'),
  'src/products/routes.ts': route('Products'),
  'src/products/price.ts': 'export const price = 1;',
  'src/store.ts': 'export class Store {}',
  '.sdd/issues.md': '# Issues\n\n## 2025-10-02: Orders of guests\n\nUnclear.\n\n- Session: s\n',
};

function commit(author: string, at: string, files = ['src/orders/routes.ts']): Commit {
  return { root: 'app', hash: `${author}${at}`, at, author, subject: '', files };
}

describe('owners of an area', () => {
  const places = [{ path: 'src/orders/routes.ts' }];

  it('are those who changed it, recent work counting more', () => {
    const old = ['2020-01-01', '2020-01-02', '2020-01-03'].map((day) => commit('Ann', `${day}T00:00:00Z`));
    const owners = ownersOf([commit('Ben', '2026-01-10T23:30:00+02:00'), ...old], places, NOW);
    expect(owners).toEqual([
      { name: 'Ben', commits: 1, last: '2026-01-10' },
      { name: 'Ann', commits: 3, last: '2020-01-03' },
    ]);
    expect(shownOwners(owners)).toBe('Ben (1 commit, 2026-01-10), Ann (3 commits, last 2020-01-03)');
  });

  it('are no bots, not who changed everything at once, and not who changed something else', () => {
    const bots = ['dependabot[bot]', 'renovate', 'github-actions', 'release-bot'].map((name) =>
      commit(name, '2026-01-01T00:00:00Z'),
    );
    const bulk = commit(
      'Cal',
      '2026-01-01T00:00:00Z',
      Array.from({ length: 100 }, (_, i) => `f${i}`).concat('src/orders/routes.ts'),
    );
    expect(ownersOf([...bots, bulk, commit('Dee', '2026-01-01T00:00:00Z', ['README.md'])], places, NOW)).toEqual([]);
    expect(ownersOf([commit('Abbott', '2026-01-01T00:00:00Z')], places, NOW)).toHaveLength(1);
    expect(ownersOf([commit('Eve', 'never')], places, NOW)).toEqual([]);
  });
});

describe('the way files are named', () => {
  const textsOf = async (paths: string[]) =>
    (await layoutFacts(await judgeFiles(paths.map((path) => ({ root: 'app', path, kind: 'file' as const })))))
      .filter(({ kind }) => kind === 'convention')
      .map(({ text }) => text);
  const modules = ['order-store', 'order-row', 'price-list', 'http-cache', 'entity-tag'].map(
    (name) => `src/${name}.ts`,
  );

  it('is told where most agree', async () => {
    expect(await textsOf([...modules, 'src/oddOne.ts', 'test/order-store.test.ts'])).toEqual([
      'Tests lie in `test/` and are named `*.test.ts`, for example `test/order-store.test.ts`',
      'Files are named in kebab-case, as `src/order-store.ts`',
    ]);
    expect(await textsOf(['tests/test_notes.py', 'tests/test_cli.py'])).toEqual([
      'Tests lie in `tests/` and are named `test_*.py`, for example `tests/test_notes.py`',
    ]);
    expect(await textsOf([...modules.slice(0, 3), 'src/a_b.ts', 'src/c_d.ts', 'src/eF.ts'])).toEqual([]);
  });
});

describe('the way files are named, by an example', () => {
  it('that is one of the project’s own, and named so', async () => {
    const paths = [
      '.github/CODEOWNERS',
      '.github/workflows/proxy-test-e2e.yml',
      'src/OrderStore.php',
      'src/Order.spec.ts',
    ];
    const more = ['OrderRow', 'PriceList', 'HttpCache', 'EntityTag', 'OrderForm'].map((name) => `src/${name}.php`);
    const specs = ['a', 'b', 'c', 'd'].map((name) => `src/${name}.spec.ts`);
    const all = [...paths, ...more, ...specs].map((path) => ({ root: 'app', path, kind: 'file' as const }));
    const facts = await layoutFacts(await judgeFiles(all));
    expect(facts.filter(({ kind }) => kind === 'convention').map(({ text }) => text)).toEqual([
      'Tests lie beside what they test and are named `*.spec.ts`, as in `src/Order.spec.ts`',
      'Files are named in PascalCase, as `src/OrderStore.php`',
    ]);
  });
});

describe('the way errors are dealt with', () => {
  it('is told where code has one of its own', () => {
    expect(errorStyleOf('a\nthrow new NotFoundError(1)\nthrow new Error("x")', 'a.ts')).toEqual({
      value: 'throws NotFoundError',
      text: 'Errors are thrown as `NotFoundError`',
      line: 2,
    });
    expect(errorStyleOf('    raise NoteMissingError(id)', 'a.py')?.value).toBe('raises NoteMissingError');
    expect(errorStyleOf('return fmt.Errorf("save: %w", err)', 'a.go')?.value).toBe('returns wrapped errors');
    expect(errorStyleOf('pub fn a() -> io::Result<()> {', 'a.rs')?.value).toBe('returns Result');
    expect(errorStyleOf('throw new Error("x")', 'a.ts')).toBeNull();
    expect(errorStyleOf('throw new NotFoundError(1)', 'a.md')).toBeNull();
  });
});

describe('what lies around the best place', () => {
  async function eventsOf(reader: WorkspaceReader): Promise<SessionEvent[]> {
    const request = 'Orders routes with paging';
    const events: SessionEvent[] = [];
    const options = {
      reader,
      clock: stillClock,
      request,
      selection: null,
      signal: never,
      evidenceNumbers: countingFrom(1),
    };
    for await (const event of runProbe({ ...options, intake: intakeFor(request) })) events.push(event);
    return events;
  }
  const factsOf = (events: readonly SessionEvent[]) =>
    events.flatMap((event) => (event.type === 'fact_found' ? [event.fact] : []));

  it('is told in observations and in facts that cite their evidence', async () => {
    const commits = [commit('Ann', '2026-01-02T00:00:00Z')];
    const events = await eventsOf({ ...textLook(FILES), history: async () => ({ value: commits }) });
    const facts = factsOf(events);
    const ids = new Set(events.flatMap((event) => (event.type === 'evidence_found' ? [event.evidence.id] : [])));
    for (const kind of ['owner', 'similar', 'open_issue']) {
      const fact = facts.find((one) => one.kind === kind);
      expect(
        fact?.evidence.every((id) => ids.has(id)),
        kind,
      ).toBe(true);
    }
    expect(facts.find(({ kind }) => kind === 'owner')).toMatchObject({ value: 'Ann', confirm: false });
    expect(facts.find(({ kind }) => kind === 'similar')).toMatchObject({
      value: 'src/products/routes.ts',
      confirm: false,
    });
    expect(facts.find(({ kind }) => kind === 'open_issue')?.text).toBe(
      'Left open by an earlier session on 2025-10-02: Orders of guests',
    );
    expect(facts.map(({ value }) => value)).toContain('throws NotFoundError');
    const looks = events.flatMap((event) => (event.type === 'observation_made' ? [event.observation] : []));
    expect(looks.find(({ action }) => action === 'git')?.result).toBe('Ann (1 commit, 2026-01-02)');
    expect(looks.map(({ target }) => target)).toContain('modules beside src/orders/routes.ts');
  });

  it('is left out where nothing tells it, and where it cannot be found out', async () => {
    const plain = await eventsOf(textLook({ 'src/orders.ts': 'export const orders = 1;' }));
    expect(factsOf(plain).filter(({ kind }) => kind === 'owner' || kind === 'similar')).toEqual([]);
    expect(plain.some((event) => event.type === 'observation_made' && event.observation.action === 'git')).toBe(false);
    const broken = await eventsOf({ ...textLook(FILES), history: () => Promise.reject(new Error('git broke')) });
    expect(broken.at(-1)?.type).toBe('probe_completed');
  });
});
