import { describe, expect, it } from 'vitest';
import { whereRouted } from '../../../../src/agents/exploration/where-routed';
import { readerOf } from '../../hostile/says';
import { temporaryTree } from '../../rigs/temporary-tree';

const FILES = {
  'package.json': '{"name":"reader"}',
  'src/router/index.js': [
    'export default new Router({',
    '  routes: [',
    '    { path: "/", name: "home" },',
    '    { path: "/login", name: "login" },',
    '    { path: "/settings", name: "settings" },',
    '  ],',
    '});',
  ].join('\n'),
  'src/upload.js': 'send({ path: "/tmp" });\n',
  'test/router.test.js': 'const all = [{ path: "/" }, { path: "/a" }, { path: "/b" }, { path: "/c" }];\n',
};
const never = new AbortController().signal;
const routed = (text: string, files: Record<string, string> = FILES) =>
  whereRouted(readerOf(temporaryTree(files)), [text], never);

describe('where the pages of a program are listed', () => {
  it.each([
    'The page of the saved list has the route `/saved`.',
    'The saved list SHALL stand on a page /saved of its own.',
    'Die Seite /gemerkt zeigt, was gemerkt wurde.',
  ])('is found where a statement names the address of one: %s', async (text) => {
    const [place, ...more] = await routed(text);
    expect(place).toMatchObject({ path: 'src/router/index.js', startLine: 3, endLine: 5, kind: 'code' });
    expect(more).toEqual([]);
  });

  it.each([
    'The list SHALL show the newest first.',
    'WHEN somebody calls `GET /orders`, the service SHALL answer with all of them.',
    'Sizes are told in km/h.',
  ])('is not looked for else: %s', async (text) => {
    expect(await routed(text)).toEqual([]);
  });

  it('is nothing where no file lists any', async () => {
    expect(await routed('The route is `/saved`.', { 'src/upload.js': FILES['src/upload.js'] })).toEqual([]);
  });
});
