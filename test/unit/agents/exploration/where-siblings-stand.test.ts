import { describe, expect, it } from 'vitest';
import { Cancellation } from '../../../../src/agents/base/async/cancellation';
import {
  outlinedSiblings,
  placesOfSiblings,
  whereSiblingsStand,
} from '../../../../src/agents/exploration/where-siblings-stand';
import { diskReader } from '../../../../src/extension/node/reading/disk-reader';
import { temporaryTree } from '../../rigs/temporary-tree';

const FILES = {
  'models/settings.ts': 'export interface Smtp {\n  host: string;\n  msg_retry_delay: string;\n}\n',
  'schema.sql': 'INSERT INTO settings VALUES (\'smtp\', \'[{"host": "", "msg_retry_delay": "0s"}]\');\n',
  'views/smtp.vue': '<template>\n  <b-input v-model="item.msg_retry_delay" />\n</template>\n',
  'test/smtp.test.ts': 'it("waits", () => { expect(item.msg_retry_delay).toBe(1); });\n',
  'docs/smtp.md': 'Set `msg_retry_delay`.\n',
  'i18n/de.json': '{ "msg_retry_delay": "Wartezeit" }\n',
};
const everywhere = Object.fromEntries(
  Array.from({ length: 9 }, (_, at) => [`src/part${at}.ts`, `export const a${at} = fromEmail(${at});\n`]),
);
const limits = { signal: new Cancellation().signal, deadlineMs: 5_000 };
function lookFor(...names: string[]) {
  const reader = diskReader([{ name: 'app', path: temporaryTree({ ...FILES, ...everywhere }) }]);
  return whereSiblingsStand(reader, names, limits);
}

describe('where names stand that the questions showed', () => {
  it('are the files that declare, store and show one: no tests, documents or translations', async () => {
    const { files, names } = await lookFor('msg_retry_delay');
    expect(files.map(({ path }) => path).sort()).toEqual(['models/settings.ts', 'schema.sql', 'views/smtp.vue']);
    expect(names).toEqual(['msg_retry_delay']);
  });

  it('are found where a sign stands before the name, as before a store or a variable', async () => {
    const stores = { 'src/stores.ts': 'export const $cpuFilter = atom();\n', 'src/cpu.ts': 'use($cpuFilter);\n' };
    const reader = diskReader([{ name: 'app', path: temporaryTree(stores) }]);
    const { files } = await whereSiblingsStand(reader, ['cpuFilter'], limits);
    expect(files.map(({ path }) => path).sort()).toEqual(['src/cpu.ts', 'src/stores.ts']);
  });

  it('are nowhere for a name that stands everywhere, in one file alone, or is one plain word', async () => {
    expect(await lookFor('fromEmail', 'Smtp', 'host', 'settings.smtp', '')).toEqual({ files: [], names: [] });
    // In the one file it is only the beginning of another name.
    expect(await lookFor('msg_retry')).toEqual({ files: [], names: [] });
  });

  it('are told by the lines in which they stand together', async () => {
    const pages = {
      'src/page.ts': `${'// The page.\n'.repeat(30)}export const charts = [temperatureChart, batteryChart];\n`,
      'src/charts.ts': 'export function temperatureChart() {}\nexport function batteryChart() {}\n',
    };
    const reader = diskReader([{ name: 'app', path: temporaryTree(pages) }]);
    const breathe = () => Promise.resolve();
    const { places, names } = await placesOfSiblings(reader, ['temperatureChart', 'batteryChart'], {
      ...limits,
      breathe,
    });
    expect(places.map(({ piece: { path, startLine } }) => [path, startLine]).sort()).toEqual([
      ['src/charts.ts', 1],
      ['src/page.ts', 31],
    ]);
    expect(names).toEqual(['temperatureChart', 'batteryChart']);
  });

  it('are offered by these names, where no definition tells the very lines already', () => {
    const piece = (path: string, startLine: number, excerpt: string) => ({
      ...{ path, startLine, endLine: startLine + 4, hash: 'a'.repeat(16), kind: 'code' as const, excerpt },
      ...{ shows: '', why: '', score: 0, role: 'match' as const },
    });
    const places = [
      piece('schema.sql', 1, '"msg_retry_delay": "0s"'),
      piece('models/settings.ts', 1, 'maxRetries'),
    ].map((one) => ({ piece: one, statements: [], worth: 1 }));
    const told = [
      {
        name: 'Smtp',
        isUnnamed: false,
        place: { path: 'models/settings.ts', startLine: 1, endLine: 4, hash: 'b'.repeat(16), kind: 'code' as const },
      },
    ];
    expect(outlinedSiblings(places, ['msg_retry_delay', 'maxRetries'], told)).toEqual([
      {
        name: 'where `msg_retry_delay` stands',
        isUnnamed: true,
        place: expect.objectContaining({ path: 'schema.sql', startLine: 1, endLine: 5 }) as object,
      },
    ]);
    const ofRoot = places.slice(0, 1).map((one) => ({ ...one, piece: { ...one.piece, root: 'api' } }));
    const [inRoot] = outlinedSiblings(ofRoot, ['msg_retry_delay'], []);
    expect(inRoot?.place.path, 'where there are several roots').toBe('api/schema.sql');
  });
});
