import { describe, expect, it } from 'vitest';
import { outlineOf } from '../../../../src/agents/exploration/outline';
import type { FileText } from '../../../../src/agents/exploration/files-of-statements';
import { textLook } from '../engine/rig';

/** `beside`: paths of files that are read for their names alone. */
async function outlined(files: Record<string, string>, texts: string[] = [], beside: string[] = []) {
  const reader = textLook(files);
  const read: FileText[] = [];
  for (const path of Object.keys(files)) {
    const { value: whole } = await reader.read('app', path, undefined, { maxBytes: 1_000_000 });
    const lines = whole.text.split('\n');
    read.push({ root: 'app', path, kind: 'code', whole, lines, isBeside: beside.includes(path) });
  }
  return outlineOf(reader, read, { found: [], texts, breathe: async () => undefined });
}

const told = (all: Awaited<ReturnType<typeof outlined>>) =>
  all.map(({ name, place: { path, startLine, endLine } }) => `${path}:${startLine}-${endLine} ${name}`);

describe('what files define, for whoever says where a change is built', () => {
  it('is each function and type with its lines, those of a type by both names; what stands in a function is a part of it', async () => {
    const files = {
      'src/cart.ts': [
        'export class Cart {',
        '  add(item: Item) {',
        '    const total = () => 1;',
        '    return total();',
        '  }',
        '}',
        '',
        'export function emptyCart() {',
        '  return new Cart();',
        '}',
      ].join('\n'),
      'src/order.py': 'class Order:\n    def total(self):\n        return 1\n\n\ndef place(order):\n    return order\n',
    };
    expect(told(await outlined(files))).toEqual([
      'src/cart.ts:1-6 class Cart',
      'src/cart.ts:2-5 Cart.add',
      'src/cart.ts:8-10 emptyCart',
      'src/order.py:1-3 class Order',
      'src/order.py:2-3 Order.total',
      'src/order.py:6-7 place',
    ]);
  });

  it('is no example in a comment, and of overloads the one that is called', async () => {
    const files = {
      'src/run.d.ts': '/**\n@example\n```\nconst result = run();\n```\n*/\nexport function run(name: string): void;\n',
      'src/get.py': 'class Box:\n    def get(self, a): ...\n    def get(self, a, b):\n        return a\n',
    };
    expect(told(await outlined(files))).toEqual([
      'src/run.d.ts:6-7 run',
      'src/get.py:1-4 class Box',
      'src/get.py:3-4 Box.get',
    ]);
  });

  it('tells of a long type its head alone, and of many definitions those first that share words with what was settled', async () => {
    const methods = Array.from({ length: 200 }, (_, n) => `  method${n}() {\n    return ${n};\n  }\n`);
    const files = { 'src/big.ts': `export class Big {\n${methods.join('')}  roundTotal() {\n    return 0;\n  }\n}\n` };
    const all = told(await outlined(files, ['The total SHALL be rounded.']));
    expect(all).toHaveLength(60);
    expect(all[0]).toBe('src/big.ts:1-20 class Big');
    expect(all.at(-1)).toContain('Big.roundTotal');
  });

  it('tells of a long class what it sets up as well', async () => {
    const fields = Array.from({ length: 30 }, (_, n) => `    this.field${n} = ${n};\n`).join('');
    const methods = Array.from({ length: 30 }, (_, n) => `  method${n}() {\n    return ${n};\n  }\n`).join('');
    const files = { 'src/big.ts': `export class Big {\n  constructor() {\n${fields}  }\n${methods}}\n` };
    const all = told(await outlined(files, ['The total SHALL be rounded.']));
    expect(all[0]).toBe('src/big.ts:1-33 class Big');
  });

  it('is not taken in by a text of several lines that begins at the margin', async () => {
    const files = {
      'src/add.js':
        'class Command {\n  add(cmd) {\n    throw new Error(`No name\n- give one`);\n  }\n  parse() {\n    return 1;\n  }\n}\n',
    };
    expect(told(await outlined(files, ['It SHALL parse.']))).toEqual([
      'src/add.js:1-9 class Command',
      'src/add.js:2-5 Command.add',
      'src/add.js:6-8 Command.parse',
    ]);
  });

  it('tells among many first what several of those call that share words with what was settled', async () => {
    const other = (n: number) => `  method${n}() {\n    return ${n};\n  }\n`;
    const many = Array.from({ length: 80 }, (_, n) => other(n)).join('');
    const callers = ['addTotal', 'roundTotal']
      .map((name) => `  ${name}() {\n    return this._keep(1);\n  }\n`)
      .join('');
    const files = { 'src/big.ts': `export class Big {\n${many}  _keep(n) {\n    return n;\n  }\n${callers}}\n` };
    expect(told(await outlined(files, ['A total SHALL be rounded.'])).join('\n')).toContain('Big._keep');
  });

  it('has the members of an object, and the styles of a screen', async () => {
    const files = {
      'src/store.ts':
        'export const folderStore = {\n  async init() {\n    load();\n  },\n\n  byId(id: string) {\n    return id;\n  },\n};\n',
      'src/Side.vue': '<template>\n  <ul />\n</template>\n\n<style scoped>\nul {\n  margin: 0;\n}\n</style>\n',
    };
    expect(told(await outlined(files, ['A folder SHALL be stored.']))).toEqual([
      'src/store.ts:1-9 folderStore',
      'src/store.ts:2-4 folderStore.init',
      'src/store.ts:6-8 folderStore.byId',
      'src/Side.vue:1-3 the template',
      'src/Side.vue:5-9 the styles',
    ]);
  });

  it('has methods whose parameters stand on lines of their own, and no calls that begin alike', async () => {
    const files = {
      'src/cart.ts': [
        'export class Cart {',
        '  static async load(',
        '    id: string,',
        '  ): Promise<Cart> {',
        '    return find(id);',
        '  }',
        '',
        '  total(',
        '    currency: string,',
        '  ): number {',
        '    return sum(',
        '      currency,',
        '    );',
        '  }',
        '}',
      ].join('\n'),
    };
    expect(told(await outlined(files))).toEqual([
      'src/cart.ts:1-15 class Cart',
      'src/cart.ts:2-6 Cart.load',
      'src/cart.ts:8-14 Cart.total',
    ]);
  });

  it('has what calls make in an object: the procedures of a router', async () => {
    const files = {
      'src/router.ts': [
        'export const ordersRouter = router({',
        '  create: ordersProcedure',
        '    .use(',
        '      rateLimit({',
        '        runs: 30,',
        '      }),',
        '    )',
        '    .input(newOrder)',
        '    .mutation(async ({ input, ctx }) => {',
        '      const order = await ctx.db.insert(input);',
        '      return order;',
        '    }),',
        '  list: procedure.input(z.object({',
        '    shop: z.string(),',
        '  })).query(() => all()),',
        '  size: 3,',
        '});',
      ].join('\n'),
    };
    expect(told(await outlined(files))).toEqual([
      'src/router.ts:1-17 ordersRouter',
      'src/router.ts:2-12 ordersRouter.create',
      'src/router.ts:13-15 ordersRouter.list',
    ]);
  });

  it('has what is given to a prototype, and of each file the likeliest, however many there are', async () => {
    const files = {
      'lib/request.js':
        'function Request() {}\n\nObject.defineProperties(Request.prototype, {\n  ip: {\n    get: ip,\n  },\n  id: 1,\n});\n',
    };
    expect(told(await outlined(files))).toEqual(['lib/request.js:1-1 Request', 'lib/request.js:3-8 Request.prototype']);
    const methods = Array.from({ length: 60 }, (_, at) => `  keyOf${at}() {\n    return 1;\n  }\n`).join('');
    const many = Object.fromEntries(
      Array.from({ length: 8 }, (_, at) => [`src/keys${at}.ts`, `export class Keys${at} {\n${methods}}\n`]),
    );
    const all = await outlined({ ...many, 'src/zone.ts': 'export function zone() {\n  return 1;\n}\n' }, ['A key.']);
    expect(told(all)).toContain('src/zone.ts:1-3 zone');
  });

  it('has the markup of a page beside its script', async () => {
    const files = {
      'bundles/index.html':
        '<ul>\n  <li></li>\n</ul>\n<script>\n  function handleDrag() {\n    move();\n  }\n</script>\n',
    };
    expect(told(await outlined(files))).toEqual([
      'bundles/index.html:1-3 the markup',
      'bundles/index.html:5-7 handleDrag',
    ]);
  });

  it('has the functions of a long function, and what a file hands on', async () => {
    const lines = Array.from({ length: 200 }, (_, n) => `  step(${n});\n`).join('');
    const files = {
      'src/page.ts': `export function Page() {\n${lines}  const save = async () => {\n    store();\n  };\n}\n`,
      'src/index.ts': "export { Page } from './page';\nexport type { Props } from './props';\n",
    };
    const all = told(await outlined(files, ['It SHALL save.']));
    expect(all).toContain('src/page.ts:202-204 Page.save');
    expect(all).toContain('src/index.ts:1-2 the exports');
  });

  it('is what handles a call that comes in, and what a screen is made of', async () => {
    const files = {
      'server.js': [
        'const io = create();',
        'io.on("connection", async (socket) => {',
        '  socket.on("editMonitor", async (monitor, callback) => {',
        '    const bean = await load(monitor);',
        '  });',
        '});',
      ].join('\n'),
      'Edit.vue': [
        '<template>',
        '  <form>',
        '  </form>',
        '</template>',
        '<script>',
        'const defaults = {',
        '    a: 1,',
        '};',
        'export default {',
        '    methods: {',
        '        submit() {',
        '            send();',
        '        },',
        '    },',
        '};',
        '</script>',
      ].join('\n'),
    };
    expect(told(await outlined(files))).toEqual([
      'server.js:1-1 io',
      'server.js:2-6 on “connection”',
      'server.js:3-5 on “editMonitor”',
      'Edit.vue:1-4 the template',
      'Edit.vue:6-8 defaults',
      'Edit.vue:11-13 submit',
    ]);
  });

  it('tells of a long function the lines that speak most of what was settled, and prefers one by what stands in it', async () => {
    const before = Array.from({ length: 200 }, (_, n) => `    step(${n});`);
    const long = ['  start() {', ...before, '    save(response, heartbeat);', ...before, '  }'];
    const methods = Array.from({ length: 60 }, (_, n) => `  get${n}() {\n    return ${n};\n  }`);
    const files = { 'monitor.ts': ['export class Monitor {', ...methods, ...long, '}'].join('\n') };
    const [, start] = told(await outlined(files, ['The response SHALL stand in the heartbeat.'])).filter((one) =>
      /class|start/.test(one),
    );
    const [, from, to] = /:(\d+)-(\d+) Monitor\.start$/.exec(start ?? '') ?? [];
    expect(Number(from)).toBeLessThanOrEqual(383);
    expect(Number(to)).toBeGreaterThanOrEqual(383);
    expect(Number(to) - Number(from)).toBe(39);
  });

  it('is a file as one thing where nothing in it has a name, and a list or a table that has one', async () => {
    const files = {
      'templates/badges.html': '<form>\n  <label>Tag</label>\n</form>\n',
      'urls.py': 'urlpatterns = [\n    path("a"),\n    path("b"),\n    path("c"),\n    path("d"),\n]\n',
    };
    expect(told(await outlined(files))).toEqual(['templates/badges.html:1-4 the markup', 'urls.py:1-6 urlpatterns']);
  });

  it('prefers of many what holds words that few others hold', async () => {
    const plain = Array.from({ length: 60 }, (_, n) => `  notify${n}() {\n    return check.name;\n  }`);
    const own = ['  badge() {', '    return label(grace);', '  }'];
    const files = { 'views.ts': ['export class Views {', ...plain, ...own, '}'].join('\n') };
    const texts = ['The badge of a check SHALL have the name of the check as its label, also in its grace time.'];
    expect(told(await outlined(files, texts)).some((one) => one.endsWith('Views.badge'))).toBe(true);
  });

  it('goes through files that are only called as something settled, too', async () => {
    const many = Array.from({ length: 22 }, (_, n) => [`src/a${n}.ts`, `export function a${n}() {}\n`]);
    const files = Object.fromEntries([...many, ['src/dep.ts', 'export class Dep {}\n']]);
    const all = (beside: boolean) => outlined(files, [], beside ? ['src/dep.ts'] : []);
    expect(told(await all(true)).some((one) => one.includes('Dep'))).toBe(true);
    expect(told(await all(false)).some((one) => one.includes('Dep'))).toBe(false);
  });
});
