import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseArguments } from '../../../../src/extension/headless/args';
import { begin } from '../../../../src/extension/headless/begin';
import { parseCheckArguments } from '../../../../src/extension/headless/check/check-args';
import { CHECK_EXIT, runCheck } from '../../../../src/extension/headless/check/run-check';
import { exportExisting } from '../../../../src/extension/headless/export-session';
import { run } from '../../../../src/extension/headless/run';
import { SddFolder } from '../../../../src/extension/node/sdd-folder/sdd-folder';
import { readWrittenSpecs } from '../../../../src/extension/node/specs/written-specs';
import { temporaryTree } from '../../rigs/temporary-tree';
import { check } from '../../rigs/check-workspace';
import { told, writeSpec } from '../../rigs/spec-files';

const silent = { print: () => undefined, warn: () => undefined };

/** What a check prints and how it ends. */
async function checked(root: string, ...more: string[]): Promise<{ code: number; text: string }> {
  const parsed = parseCheckArguments(['--workspace', root, ...more]);
  if (parsed.kind !== 'check') throw new Error(JSON.stringify(parsed));
  const printed: string[] = [];
  const code = await runCheck(parsed.arguments, { ...silent, print: (line) => void printed.push(line) });
  return { code, text: printed.join('\n') };
}

function shop(): string {
  const root = temporaryTree({
    'src/cache.ts': 'export function page() {\n  const kept = pages.get(1);\n  return kept;\n}\n',
    'test/cache.test.ts': "it('FR-001', () => {});\n",
  });
  writeSpec(root, { trace: [told('FR-001', ['Q1', 'E1'])], cites: { E1: 'src/cache.ts:1-4' } });
  return root;
}

const change = (root: string) => {
  const file = path.join(root, 'src/cache.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace('return kept', 'return null'));
};

describe('checking code against specifications from the command line', () => {
  it('ends with 0 where there is nothing to look at, and claims no more than it saw', async () => {
    const { code, text } = await checked(shop());
    expect(code).toBe(CHECK_EXIT.clean);
    expect(text).toContain('FR-001   named by a test: test/cache.test.ts:1');
    expect(text).toContain('1 of 1 cited place still read the same');
    expect(text).not.toMatch(/implemented|fulfilled|covered|done/i);
  });

  it('says of a specification that cites no code that it cites none', async () => {
    const root = temporaryTree({ 'test/cache.test.ts': "it('FR-001', () => {});\n" });
    writeSpec(root, { trace: [told('FR-001')] });
    const { text } = await checked(root);
    expect(text).toContain('(cites no code');
    expect(text).not.toContain('0 of 0');
  });

  it('ends with 1 where the brief that agents read says otherwise than the specification', async () => {
    const root = shop();
    const brief = path.join(root, '.sdd/specs/2026-11-20-shop-cache/brief.md');
    const same = '# A cache for the shop\n\n## Build\n\n- **FR-001** What FR-001 says\n';
    writeFileSync(brief, same);
    expect((await checked(root)).code).toBe(CHECK_EXIT.clean);
    writeFileSync(brief, same.replace('says', 'says no more'));
    const { code, text } = await checked(root);
    expect(code).toBe(CHECK_EXIT.findings);
    expect(text).toContain('brief.md says otherwise than spec.md what FR-001 is: one of them was changed by hand.');
  });

  it('ends with 1 where code changed, until a person accepts it', async () => {
    const root = shop();
    change(root);
    const { code, text } = await checked(root);
    expect(code).toBe(CHECK_EXIT.findings);
    expect(text).toContain('Changed  FR-001  src/cache.ts:1-4 [E1]');
    expect((await checked(root, '--spec', '2026-11-20-shop-cache', '--accept')).code).toBe(CHECK_EXIT.clean);
    expect((await checked(root)).text).toContain('1 accepted later');
  });

  it('leaves it to the caller whether what nothing names counts', async () => {
    const root = shop();
    writeSpec(root, { trace: [told('FR-002')] });
    expect((await checked(root)).code).toBe(CHECK_EXIT.findings);
    writeFileSync(path.join(root, 'test/cache.test.ts'), '');
    expect((await checked(root, '--allow-unnamed')).code).toBe(CHECK_EXIT.clean);
  });

  it('prints one object for programs', async () => {
    const root = shop();
    change(root);
    expect(JSON.parse((await checked(root, '--json')).text)).toMatchObject({
      version: 1,
      findings: { drifted: 1, unknown: 0, problems: 0, unnamed: 0 },
      specs: [{ folder: '2026-11-20-shop-cache', citations: [{ evidence: 'E1', now: { state: 'changed' } }] }],
    });
  });

  it('says which specifications there are, and that one is not approved', async () => {
    const root = shop();
    await expect(checked(root, '--spec', 'nothing')).rejects.toThrow(/There are:\n {2}2026-11-20-shop-cache/);
    writeSpec(root, { folder: '2026-11-21-draft', status: 'unapproved', trace: [] });
    await expect(checked(root, '--spec', '.sdd/specs/2026-11-21-draft/')).rejects.toThrow(/not approved/);
  });

  it.each([
    [[], '--workspace is missing'],
    [['--workspace', 'a', '--spec', ''], '--spec is empty'],
    [['--workspace', 'a', '--accept'], '--accept belongs to --spec'],
    [['--workspace', 'a', '--strict'], 'Unknown option'],
  ])('refuses %j', (argv, reason) => {
    expect(parseCheckArguments(argv)).toMatchObject({ kind: 'bad', reason: expect.stringContaining(reason) as string });
  });
});

describe('what a session writes', () => {
  it('is read back whole: every source is there, and every citation is the journal’s', async () => {
    const root = temporaryTree({
      'package.json': '{"name":"shop","devDependencies":{"vitest":"^4.0.0"}}\n',
      'src/products.ts': 'export function products() {\n  const all = load();\n  return all.filter(isShown);\n}\n',
    });
    const argv = [
      '--workspace',
      root,
      '--request',
      'Sort what products() in src/products.ts returns',
      '--auto',
      'recommended',
    ];
    const parsed = parseArguments(argv);
    if (parsed.kind !== 'run') throw new Error(JSON.stringify(parsed));
    const { interview, end } = await begin(parsed.arguments, silent);
    await run(interview, (async function* () {})(), parsed.arguments, silent);
    await end();
    const [{ spec } = { spec: null }] = await readWrittenSpecs(new SddFolder(root));
    expect(spec?.problems).toEqual([]);
    expect(spec?.statements.length).toBeGreaterThan(2);
    expect(spec?.citations.length).toBeGreaterThan(0);
    expect(spec?.citations.every(({ hash, text }) => hash.length === 64 && text !== null)).toBe(true);

    const file = path.join(root, '.sdd/specs', spec?.folder ?? '', 'spec.md');
    const text = readFileSync(file, 'utf8').replace('status: unapproved', 'status: approved');
    writeFileSync(file, text.replace(/(- \[E1\] `[^`]*):\d+(?:-\d+)?@[0-9a-f]{8}/, '$1:1-2@01234567'));
    const answers = path.join(root, '.sdd/specs', spec?.folder ?? '', 'answers.json');
    const data = JSON.parse(readFileSync(answers, 'utf8')) as { evidence?: { id: string; hash: string }[] };
    for (const one of data.evidence ?? []) if (one.id === 'E1') one.hash = '01234567';
    writeFileSync(answers, JSON.stringify(data));
    const problems = (await check(root)).specs[0]?.problems.join('\n');
    expect(problems).toMatch(/E1 is not what the session cited: its journal says/);
  });
});

describe('a specification that says otherwise than its session', () => {
  /** A workspace in which a session has written a specification, and the texts of its files, to be changed. */
  async function written() {
    const root = temporaryTree({ 'src/products.ts': 'export function products() {\n  return load();\n}\n' });
    const argv = ['--workspace', root, '--request', 'Sort what products() returns', '--auto', 'recommended'];
    const parsed = parseArguments(argv);
    if (parsed.kind !== 'run') throw new Error(JSON.stringify(parsed));
    const { interview, end } = await begin(parsed.arguments, silent);
    await run(interview, (async function* () {})(), parsed.arguments, silent);
    await end();
    const [{ spec } = { spec: null }] = await readWrittenSpecs(new SddFolder(root));
    if (spec === null) throw new Error('Nothing was written.');
    const folder = path.join(root, '.sdd/specs', spec.folder);
    const edit = (file: string, change: (text: string) => string) => {
      const before = readFileSync(path.join(folder, file), 'utf8');
      expect(change(before)).not.toBe(before);
      writeFileSync(path.join(folder, file), change(before));
    };
    const problems = async () =>
      (await readWrittenSpecs(new SddFolder(root))).flatMap((one) => one.spec.problems).join('\n');
    const exported = async () => {
      const warnings: string[] = [];
      const parsed = parseArguments(['--workspace', root, '--spec', spec.folder, '--export', 'kiro']);
      if (parsed.kind !== 'run') throw new Error(JSON.stringify(parsed));
      await exportExisting(parsed.arguments, { ...silent, warn: (text) => void warnings.push(text) });
      return warnings.join('\n');
    };
    return { spec, edit, problems, exported, journal: `../../sessions/${spec.session ?? ''}/journal.jsonl` };
  }

  it('is as its session wrote it, until somebody changes it', async () => {
    const { problems, exported } = await written();
    expect(await problems()).toBe('');
    expect(await exported()).toBe('');
  });

  it('is caught with other words or another source, though its files agree', async () => {
    const { spec, edit, problems, exported } = await written();
    const one = spec.statements.find(({ text, sources }) => text.length > 20 && sources.some((id) => /^Q\d/.test(id)));
    if (one === undefined) throw new Error(JSON.stringify(spec.statements));
    for (const file of ['spec.md', 'answers.json'])
      edit(file, (text) => text.replace(one.text, 'It SHALL delete all.'));
    expect(await problems()).toContain(`${one.statement} is worded otherwise than the session that wrote it`);
    expect(await exported()).toContain(`${one.statement} is worded otherwise`);
  });

  it('is caught with a source that another question is', async () => {
    const { spec, edit, problems } = await written();
    const asked = [...new Set(spec.statements.flatMap(({ sources }) => sources).filter((id) => /^Q\d/.test(id)))];
    const [from = '', to = ''] = asked;
    edit('answers.json', (text) => text.replaceAll(`        "${from}"`, `        "${to}"`));
    expect(await problems()).toMatch(new RegExp(`names ${to}\\b.* as its source; the session recorded ${from}\\b`));
    expect(await problems()).toContain('other sources than answers.json');
  });

  it('is caught with an answer that was not given', async () => {
    const { edit, problems } = await written();
    edit('answers.json', (text) => text.replace(/"answer": [^]*?(?=,\n {6}"text")/, '"answer": "All of it"'));
    expect(await problems()).toMatch(
      /^The answer to Q\d+ in answers\.json is not the one that the session recorded\.$/,
    );
  });

  it('is told of where its journal was changed, and exported as it was written', async () => {
    const { edit, problems, exported, journal } = await written();
    edit(journal, (text) => text.replace(/("type":"answer_given"[^\n]*?"digest":")/, '$1Not '));
    expect(await problems()).toMatch(/^The journal of the session that wrote it is damaged/);
    expect(await exported()).toContain(
      'It is taken from answers.json, since the journal of its session can only be read in part.',
    );
  });

  it('is exported under the labels that were written, though the journal would give others today', async () => {
    const { edit, exported } = await written();
    const renumbered = (text: string) => text.replaceAll('FR-001', 'FR-901');
    for (const file of ['spec.md', 'answers.json']) edit(file, renumbered);
    expect(await exported()).toContain('would give other labels or words today');
  });
});

describe('changing a specification from the command line', () => {
  const FOLDER = '2026-11-20-shop-cache';

  async function changed(root: string, request: string) {
    const argv = ['--workspace', root, '--request', request, '--change', `.sdd/specs/${FOLDER}/spec.md`];
    const parsed = parseArguments([...argv, '--auto', 'recommended']);
    if (parsed.kind !== 'run') throw new Error(JSON.stringify(parsed));
    const { interview, end } = await begin(parsed.arguments, silent);
    await run(interview, (async function* () {})(), parsed.arguments, silent);
    await end();
    const specs = await readWrittenSpecs(new SddFolder(root));
    const spec = specs.find(({ spec: one }) => one.replaces === FOLDER)?.spec;
    if (spec === undefined) throw new Error('Nothing was written.');
    const text = readFileSync(path.join(root, '.sdd/specs', spec.folder, 'spec.md'), 'utf8');
    return { spec, text };
  }

  it('writes the whole of it anew, and the earlier one is checked no more', async () => {
    const root = shop();
    writeSpec(root, {
      trace: [told('FR-001', ['Q1', 'E1']), told('FR-002')],
      cites: { E1: 'src/cache.ts:1-4' },
    });
    const before = readFileSync(path.join(root, '.sdd/specs', FOLDER, 'spec.md'), 'utf8');
    const { spec, text } = await changed(root, 'FR-002 should read: “The cache is empty after a minute.”');
    expect(readFileSync(path.join(root, '.sdd/specs', FOLDER, 'spec.md'), 'utf8')).toBe(before);
    expect(spec.title).toBe('A cache for the shop');
    expect(spec.problems).toEqual([]);
    expect(spec.statements.map(({ statement, text: says, sources }) => [statement, says, sources])).toEqual([
      ['FR-001', 'What FR-001 says', ['earlier', 'E1']],
      ['FR-002', 'The cache is empty after a minute.', ['earlier']],
    ]);
    expect(text).toContain('“What FR-002 says” is now “The cache is empty after a minute.” [request]');
    const file = path.join(root, '.sdd/specs', spec.folder, 'spec.md');
    writeFileSync(file, text.replace('status: unapproved', 'status: approved'));
    const report = await check(root);
    expect(report.specs.map(({ folder }) => folder)).toEqual([spec.folder]);
    expect(report.replaced).toEqual([{ folder: FOLDER, by: spec.folder }]);
    // The label alone means what stands today, and so does the name of what it replaces.
    expect(report.specs[0]?.statements[0]).toMatchObject({ id: 'FR-001', named: 'test' });
    writeFileSync(path.join(root, 'test/cache.test.ts'), `it('${FOLDER}/FR-002', () => {});\n`);
    expect((await check(root)).specs[0]?.statements.map(({ named }) => named)).toEqual(['none', 'test']);
    change(root);
    expect((await check(root)).specs[0]?.citations[0]).toMatchObject({
      statements: ['FR-001'],
      now: { state: 'changed' },
    });
  });

  it('cites no code that reads otherwise by now', async () => {
    const root = shop();
    change(root);
    const { spec } = await changed(root, 'FR-001 should read: “Something else.”');
    expect(spec.statements[0]?.sources).toEqual(['earlier']);
  });

  it('refuses what is not approved, or not there', async () => {
    const root = shop();
    writeSpec(root, { status: 'unapproved', trace: [] });
    await expect(changed(root, 'More')).rejects.toThrow(/no approved specification of that folder. There are none/);
  });
});
