import { describe, expect, it } from 'vitest';
import { whereAddressed } from '../../../../src/agents/exploration/where-addressed';
import { readerOf } from '../../hostile/says';
import { temporaryTree } from '../../rigs/temporary-tree';

const FILES = {
  'go.mod': 'module example.com/hub\n',
  'hub/hub.go': [
    'package hub',
    '',
    'func registerRoutes(r *Router) {',
    '\tapi := r.Group("/api/beszel")',
    '\tapi.GET("/getkey", getKey)',
    '}',
  ].join('\n'),
  'hub/hub_test.go': [
    'package hub',
    '',
    'func TestRoutes(t *testing.T) {',
    '\tcall(t, "GET", "/api/beszel/getkey")',
    '}',
  ].join('\n'),
  'web/src/main.tsx': [
    'import { pb } from "./api";',
    '',
    'const App = () => {',
    '  useEffect(() => {',
    '    pb.send("/api/beszel/getkey", {}).then((data) => $key.set(data.key));',
    '  }, []);',
    '};',
  ].join('\n'),
  'web/src/users.ts': 'export const edit = (id) => send(`/api/users/${id}/email`);\n',
  'docs/api.md': 'Call "/api/beszel/getkey" first.\n',
};
const never = new AbortController().signal;
const addressed = (texts: string[], files: Record<string, string> = FILES) =>
  whereAddressed(readerOf(temporaryTree(files)), texts, never);

describe('where an address that statements name stands today', () => {
  it('is found in what calls it and in its tests, with the definition around it', async () => {
    const found = await addressed([
      'The web UI SHALL call `GET /api/beszel/info` instead of `GET /api/beszel/getkey`.',
    ]);
    expect(found.map(({ path, kind, startLine, endLine }) => [path, kind, startLine, endLine])).toEqual([
      ['web/src/main.tsx', 'code', 4, 6],
      ['hub/hub_test.go', 'test', 3, 5],
    ]);
    expect(found.map(({ shows }) => shows)).toEqual(['Names `/api/beszel/getkey`', 'Names `/api/beszel/getkey`']);
  });

  it.each(['`/api/users/:id/email`', 'PUT /api/users/{id}/email'])(
    'is found up to the part that stands for any value: %s',
    async (address) => {
      const [place, ...more] = await addressed([`WHEN ${address} is called, the address SHALL change.`]);
      expect(place).toMatchObject({ path: 'web/src/users.ts', kind: 'code' });
      expect(more).toEqual([]);
    },
  );

  it.each([
    'A new `GET /api/beszel/update` answers signed-in users.',
    'The list SHALL show the newest first.',
    'Below `/api` stand all of them.',
  ])('is nowhere where nothing names it yet, or what is named says nothing: %s', async (text) => {
    expect(await addressed([text], { ...FILES, 'hub/all.go': 'const root = "/api"\n' })).toEqual([]);
  });

  it('is nowhere where too much names it to tell anything', async () => {
    const calls = Array.from({ length: 40 }, (_, at) => `export const call${at} = () => send("/api/beszel/getkey");`);
    expect(await addressed(['`/api/beszel/getkey` goes.'], { 'src/all.ts': calls.join('\n') })).toEqual([]);
  });
});
