import { describe, expect, it } from 'vitest';
import { placesOf } from '../../../../src/agents/specification/code-places';
import { buildSpec } from '../../../../src/agents/specification/model';
import type { Clock } from '../../../../src/agents/base/async/clock';
import type { WorkspaceReader } from '../../../../src/agents/workspace/workspace-reader';
import { TestClock, tickingClock } from '../../rigs/test-clock';
import { openQuestion } from '../../../../src/agents/session/session';
import { answerOpen, begin, rig, textLook } from './rig';

const FILES = {
  'package.json': '{"name":"shop"}',
  'src/api/cache.ts': 'export function cacheResponse(api: string) {\n  return store.get(api);\n}\n',
};

/** An interview that is wrapped up after some answers, and the record of its specification. */
async function wrappedUp(
  change: Partial<WorkspaceReader> = {},
  clock: Clock = tickingClock(),
  files: Record<string, string> = FILES,
  request = 'Cache each API response',
) {
  const { ports, records, specs } = rig(files);
  const reader = textLook(files);
  const interview = await begin({ ...ports, clock, reader: { ...reader, ...change } }, { request });
  for (let i = 0; i < 4 && openQuestion(interview.session) !== null; i++) await answerOpen(interview);
  expect(interview.session.statements).not.toEqual([]);
  await interview.dispatch({ type: 'wrap_up' }, 'person');
  await interview.idle();
  const written = records.map(({ event }) => event).find((event) => event.type === 'spec_written');
  return { session: interview.session, written, specs };
}

describe('the brief', () => {
  const first = '# Exports\n\n## Requirements\n\n- **FR-001** An export has a header.\n- **D-001** It is CSV.\n';
  const other = { ...FILES, '.sdd/specs/2025-01-02-exports/spec.md': first };
  const listing = (files: Record<string, string>) => ({
    list: () =>
      Promise.resolve({
        value: Object.keys(files)
          .filter((path) => path.startsWith('.sdd/specs/'))
          .map((path) => ({ root: 'app', path: path.replace('/spec.md', ''), kind: 'folder' as const })),
      }),
  });

  it('names labels with the folder where another specification of the workspace has the same', async () => {
    const { session, specs } = await wrappedUp(listing(other), tickingClock(), other);
    const [shared = ''] = session.statements.map(({ id }) => id).filter((id) => id === 'FR-001' || id === 'D-001');
    expect(specs[0]?.brief).toContain(
      `Tests may name the id they check, with the folder, \`${specs[0]?.folder ?? ''}/${shared}\`: other specifications here have the same ids.`,
    );
    expect(buildSpec(session).sharedLabels).toContain(shared);
  });

  it('names them alone where no other has them', async () => {
    const { specs } = await wrappedUp();
    expect(specs[0]?.brief).toContain('Tests may name the id they check.');
  });
});

describe('the last look at the code, before the specification is written', () => {
  it('is kept with the session, so that every form that is made of it later names the same places', async () => {
    const { session, written } = await wrappedUp();
    expect(written?.['places']).toEqual([
      expect.objectContaining({ path: 'src/api/cache.ts', startLine: 1, endLine: 3 }),
    ]);
    expect(buildSpec(session).places).toEqual(
      expect.arrayContaining([expect.objectContaining({ path: 'src/api/cache.ts', startLine: 1, endLine: 3 })]),
    );
  });

  it('names the tests and documents of today that name the code which changes, and no change log', async () => {
    const { specs } = await wrappedUp({}, tickingClock(), {
      ...FILES,
      'test/cache.test.ts':
        "import { cacheResponse } from '../src/api/cache';\n\nit('keeps an answer', () => {\n  cacheResponse('a');\n});\n",
      'docs/caching.md': '# Caching\n\nCall `cacheResponse` for each API.\n',
      'CHANGELOG.md': '# Changes\n\n- `cacheResponse` is new.\n',
    });
    const where = specs[0]?.spec.split('## Where in the code')[1]?.split('<details>')[0];
    expect(where).toContain('- Tests today: `test/cache.test.ts:3-5` (Tests “keeps an answer”).');
    expect(where).toContain('- Documents today: `docs/caching.md:1-4` (Section “Caching”).');
    expect(where).not.toContain('CHANGELOG');
    expect(specs[0]?.brief).toContain('- Tests today: `test/cache.test.ts:3-5`');
  });

  it('names the test beside the code that people decided by or that statements name, whatever names it uses', async () => {
    const { specs } = await wrappedUp({}, tickingClock(), {
      ...FILES,
      'src/api/cache.test.ts': "it('keeps an answer', () => {\n  request('/a');\n});\n",
    });
    expect(specs[0]?.brief).toContain('`src/api/cache.test.ts:1-4`');
  });

  it('names the file that is called by what the request is about, though nothing of it is said there', async () => {
    const files = {
      'package.json': '{"name":"shop"}',
      'src/cart.js': 'export function total(items) {\n  return items.reduce((sum, { price }) => sum + price, 0);\n}\n',
      'src/mail.js': 'export function send(to) {\n  return post(to);\n}\n',
      'docs/adr/0001-codes.md':
        '# Discount codes in the cart\n\nStatus: superseded\n\n## Decision\n\nNo discount codes.\n',
    };
    const { specs } = await wrappedUp({}, tickingClock(), files, 'Add discount codes to the cart');
    expect(specs[0]?.brief).toContain('- `src/cart.js:1-3`');
  });

  it('names a screen, by whose file it is known where nothing in it has a name', async () => {
    const files = {
      'package.json': '{"name":"shop"}',
      'src/views/Login.vue':
        '<template>\n  <form class="login">\n    <button>Sign in</button>\n  </form>\n</template>\n',
      'src/views/Home.vue': '<template>\n  <p>Hello</p>\n</template>\n',
    };
    const { specs } = await wrappedUp({}, tickingClock(), files, 'Sign in with GitHub');
    expect(specs[0]?.brief).toContain('`src/views/Login.vue:1-6`: Markup of `Login`');
    expect(specs[0]?.brief).not.toContain('Home.vue');
  });

  it('stops nothing when it breaks down: the places of the first look are named', async () => {
    let ranked = 0;
    const whole = textLook(FILES);
    const rank: typeof whole.rank = (...given) =>
      ranked++ === 0 ? whole.rank(...given) : Promise.reject(new Error('The disk is gone.'));
    const { session, specs } = await wrappedUp({ rank });
    expect(specs).toHaveLength(1);
    const problem = 'Places were not looked up: the search broke down.';
    expect([specs[0]?.spec, specs[0]?.brief].every((text) => text?.includes(problem))).toBe(true);
    expect(JSON.parse(specs[0]?.answers ?? '')).toMatchObject({ placesProblem: 'the search broke down' });
    expect(placesOf(buildSpec(session)).map(({ place }) => place)).toContainEqual(
      expect.stringMatching(/^src\/api\/cache\.ts:/),
    );
  });

  it('is not waited for when it never ends', async () => {
    let looks = 0;
    const whole = textLook(FILES);
    const clock = new TestClock();
    const rank: typeof whole.rank = (...given) => {
      if (looks++ === 0) return whole.rank(...given);
      setImmediate(() => clock.advance(60_000));
      return new Promise(() => undefined);
    };
    const { specs } = await wrappedUp({ rank }, clock);
    expect(specs).toHaveLength(1);
    expect(specs[0]?.spec).toContain('Places were not looked up: the search took longer than 8 seconds.');
    expect(looks).toBeGreaterThan(1);
  });
});
