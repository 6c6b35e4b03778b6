import { mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXPORT_IDS } from '../../../../../src/agents/specification/exporters/export-form';
import {
  othersInTheWay,
  planExport,
  writeExport,
  type ExportPlace,
} from '../../../../../src/extension/node/exports/plan-export';
import { SddFolder } from '../../../../../src/extension/node/sdd-folder/sdd-folder';
import { specWith } from '../../../../bench/exports/specs';
import { temporaryFolder } from '../../../rigs/temporary-folder';

const spec = specWith('Export orders', [{ kind: 'requirement', text: 'The file name should contain the date.' }]);
const other = specWith('Export orders', [{ kind: 'requirement', text: 'The file name should contain the hour.' }]);

async function workspace() {
  const base = await temporaryFolder();
  const sdd = new SddFolder(base);
  const plan = (place: ExportPlace, given = spec, forms: readonly (typeof EXPORT_IDS)[number][] = EXPORT_IDS) =>
    planExport({ spec: given, forms, place, sdd, workspace: base, source: '.sdd/specs/x/spec.md' });
  const at = (shown: string) => path.join(base, ...shown.split('/'));
  return { base, sdd, plan, at, read: (shown: string) => readFile(at(shown), 'utf8') };
}

const REQUIREMENTS = '.kiro/specs/export-orders/requirements.md';

describe('an export', () => {
  it('goes below .sdd/exports, and nowhere else', async () => {
    const { base, sdd, plan, read } = await workspace();
    const files = await plan('exports');
    expect(files.map(({ shown }) => shown)).toEqual([
      '.sdd/exports/openspec/export-orders/.openspec.yaml',
      '.sdd/exports/openspec/export-orders/proposal.md',
      '.sdd/exports/openspec/export-orders/design.md',
      '.sdd/exports/openspec/export-orders/tasks.md',
      '.sdd/exports/openspec/export-orders/specs/export-orders/spec.md',
      '.sdd/exports/speckit/001-export-orders/spec.md',
      '.sdd/exports/kiro/export-orders/requirements.md',
      '.sdd/exports/kiro/export-orders/design.md',
      '.sdd/exports/kiro/export-orders/tasks.md',
    ]);
    // Looking writes nothing.
    expect(await readdir(base)).toEqual([]);
    expect(await writeExport(files, sdd)).toHaveLength(9);
    expect(await readdir(base)).toEqual(['.sdd']);
    expect(await read('.sdd/exports/speckit/001-export-orders/spec.md')).toContain('`.sdd/specs/x/spec.md`');
  });

  it('takes no id of a change that OpenSpec has archived', async () => {
    const { at, plan } = await workspace();
    await mkdir(at('openspec/changes/archive/2026-02-03-export-orders'), { recursive: true });
    const [first] = await plan('workspace', spec, ['openspec']);
    expect(first?.shown).toBe('openspec/changes/export-orders-2/.openspec.yaml');
  });

  it('is refused where all that it demands stands there already', async () => {
    const { at, plan } = await workspace();
    const delta = (await plan('workspace', spec, ['openspec'])).find(({ shown }) => shown.endsWith('/spec.md'));
    await mkdir(at('openspec/specs/export-orders'), { recursive: true });
    await writeFile(at('openspec/specs/export-orders/spec.md'), delta?.text.replace('## ADDED', '##') ?? '');
    await expect(plan('workspace', spec, ['openspec'])).rejects.toThrow('stands there already');
  });

  it('goes to the tools’ own places where that is asked for', async () => {
    const { base, sdd, plan } = await workspace();
    const files = await plan('workspace');
    expect(files.map(({ shown }) => shown)).toEqual(
      expect.arrayContaining([
        'openspec/changes/export-orders/proposal.md',
        'specs/001-export-orders/spec.md',
        '.kiro/specs/export-orders/tasks.md',
      ]),
    );
    await writeExport(files, sdd);
    expect((await readdir(base)).sort()).toEqual(['.kiro', '.sdd', 'openspec', 'specs']);
    // What keeps sessions out of version control stays where sessions are.
    expect(await readdir(path.join(base, 'openspec'))).toEqual(['changes']);
  });

  it('looks at what the tools have there', async () => {
    const { base, plan, at } = await workspace();
    await mkdir(at('specs/006-login'), { recursive: true });
    await mkdir(at('openspec/specs/shop/orders'), { recursive: true });
    await writeFile(
      at('openspec/specs/shop/orders/spec.md'),
      '## Purpose\nx\n\n## Requirements\n### Requirement: The file name should contain the date\nIt SHALL.\n#### Scenario: Old\n- **WHEN** a\n',
    );
    const files = await plan('workspace', spec, ['openspec', 'speckit']);
    expect(files.find(({ shown }) => shown === 'specs/007-export-orders/spec.md')).toBeDefined();
    const delta = files.find(({ shown }) => shown === 'openspec/changes/export-orders/specs/shop/orders/spec.md');
    expect(delta?.text).toContain('## MODIFIED Requirements');
    expect(delta?.text).toContain('#### Scenario: Old\n- **WHEN** a');
    expect(await readdir(base)).toEqual(['openspec', 'specs']);
  });

  it('replaces what an export wrote, as long as nobody has changed it', async () => {
    const { sdd, plan, read } = await workspace();
    await writeExport(await plan('workspace'), sdd);
    expect((await plan('workspace')).map(({ state }) => state)).toEqual(Array(9).fill('same'));
    const again = await plan('workspace', other);
    expect(othersInTheWay(again)).toEqual([]);
    expect(again.find(({ shown }) => shown === REQUIREMENTS)?.state).toBe('own');
    await writeExport(again, sdd);
    expect(await read(REQUIREMENTS)).toContain('contain the hour');
  });

  it('never replaces what somebody else wrote or changed, but where that very file is named', async () => {
    const { sdd, plan, at, read } = await workspace();
    await writeExport(await plan('workspace'), sdd);
    await writeFile(at(REQUIREMENTS), 'Mine now.');
    const again = await plan('workspace', other);
    expect(othersInTheWay(again)).toEqual([REQUIREMENTS]);
    const written = await writeExport(again, sdd);
    expect(written).not.toContain(REQUIREMENTS);
    expect(await read(REQUIREMENTS)).toBe('Mine now.');
    await writeExport(await plan('workspace', other), sdd, new Set([REQUIREMENTS]));
    expect(await read(REQUIREMENTS)).toContain('contain the hour');
    expect(othersInTheWay(await plan('workspace'))).toEqual([]);
  });

  it('counts everything as somebody else’s where its record is gone or broken', async () => {
    const { sdd, plan, at } = await workspace();
    await writeExport(await plan('exports'), sdd);
    for (const broken of ['', '[]', '{"version":1,"files":{"x":1}}', '\u0000']) {
      await writeFile(at('.sdd/exports/written.json'), broken);
      expect(othersInTheWay(await plan('exports', other))).not.toEqual([]);
    }
  });

  it('leaves a file alone that changed since it was looked at', async () => {
    const { sdd, plan, at, read } = await workspace();
    const files = await plan('workspace', spec, ['kiro']);
    await mkdir(path.dirname(at(REQUIREMENTS)), { recursive: true });
    await writeFile(at(REQUIREMENTS), 'Written meanwhile.');
    await expect(writeExport(files, sdd)).rejects.toThrow('has changed since it was looked at');
    expect(await read(REQUIREMENTS)).toBe('Written meanwhile.');
  });

  it.each(['.kiro', '.kiro/specs', '.kiro/specs/export-orders', REQUIREMENTS])(
    'does not go through a link: %s',
    async (shown) => {
      const { sdd, plan, at } = await workspace();
      const elsewhere = await temporaryFolder();
      await mkdir(path.dirname(at(shown)), { recursive: true });
      await symlink(shown === REQUIREMENTS ? path.join(elsewhere, 'x') : elsewhere, at(shown));
      await expect(plan('workspace', spec, ['kiro']).then((files) => writeExport(files, sdd))).rejects.toThrow(
        'symbolic link',
      );
      expect(await readdir(elsewhere)).toEqual([]);
    },
  );

  it('does not replace a folder, and says what is in the way', async () => {
    const { plan, at } = await workspace();
    await mkdir(at(REQUIREMENTS), { recursive: true });
    await expect(plan('workspace', spec, ['kiro'])).rejects.toThrow('requirements.md');
  });

  it('is refused for a specification that demands nothing', async () => {
    const { plan } = await workspace();
    await expect(plan('exports', specWith('x', []))).rejects.toThrow('demands nothing yet');
  });
});
