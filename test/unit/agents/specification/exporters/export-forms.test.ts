import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExportFile } from '../../../../../src/agents/specification/exporters/export-form';
import { EXPORT_FORMS } from '../../../../../src/agents/specification/exporters/export-forms';
import { EXPORT_IDS } from '../../../../../src/agents/specification/exporters/export-form';
import { openspec } from '../../../../../src/agents/specification/exporters/openspec';
import { speckit } from '../../../../../src/agents/specification/exporters/speckit';
import type { Spec } from '../../../../../src/agents/specification/model';
import { EXPORT_FAULTS } from '../../../../bench/exports/lint';
import { HOSTILE, journalSpecs, madeUpSpecs, NO_SURROUNDINGS, specOf, specWith } from '../../../../bench/exports/specs';
import { ordersExport } from '../orders-export';
import { searchBug } from '../search-bug';
import { asked, session } from '../session-builder';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');

const SPECS = [
  { name: 'a feature', spec: specOf(ordersExport()) },
  { name: 'a bug report', spec: specOf(searchBug()) },
  ...madeUpSpecs(),
  ...journalSpecs(ROOT),
];

const text = (files: readonly ExportFile[], name: string) =>
  files
    .filter(({ path: names }) => names.join('/').endsWith(name))
    .map((file) => file.text)
    .join('\n');
/** Its headings; that of the words that are too long for where they belong stands only where there are such. */
const headings = (document: string) =>
  document.split('\n').filter((line) => /^#{1,6} /.test(line) && line !== '## Requirements in full');
/** The specification with other words everywhere; its checks stay with the same requirement. */
function plain(spec: Spec, words: string): Spec {
  const keys = ['text', 'title', 'request'];
  const given = JSON.parse(JSON.stringify(spec), (key, value: unknown) => (keys.includes(key) ? words : value)) as Spec;
  const dependsOn = given.requirements.slice(0, 1).map(({ id }) => id);
  return { ...given, acceptance: given.acceptance.map((check) => ({ ...check, dependsOn })) };
}

describe.each(EXPORT_FORMS)('an export to $title', (form) => {
  it('is known by its id', () => {
    expect(EXPORT_IDS).toContain(form.id);
  });

  it.each(SPECS)('has nothing that the tool would not take: $name', ({ spec }) => {
    const files = form.files(spec, NO_SURROUNDINGS);
    expect(files.length).toBeGreaterThan(0);
    expect(EXPORT_FAULTS[form.id](files)).toEqual([]);
  });

  it.each(SPECS)('goes to plain, different names: $name', ({ spec }) => {
    const paths = form.files(spec, NO_SURROUNDINGS).map((file) => file.path);
    expect(paths.flat().filter((name) => !/^(?:[a-z0-9][a-z0-9.-]{0,79}|\.openspec\.yaml)$/.test(name))).toEqual([]);
    expect(new Set(paths.map((names) => names.join('/'))).size).toBe(paths.length);
  });

  it('holds the code that people gave as they gave it, and names no answer in its place', () => {
    const code = '[retry(3)]\nflaky:\n  curl x\n\n$ just flaky\n# 3 times';
    const given = specOf(
      session({
        questions: [
          asked('Q1', { type: 'ask_code', config: { question: 'How?' }, answer: { code, language: 'text' } }),
        ],
        statements: [
          {
            ...{ id: 'IF-001', topicId: 't', kind: 'interface', dimension: 'interfaces', sources: ['Q1'] },
            text: 'How it is used: exactly as in the code of Q1 (text, 6 lines), which begins [retry(3)]',
            ...{ by: 'writer', dependsOn: [] },
          },
        ],
      }),
    );
    const files = form.files(given, NO_SURROUNDINGS);
    expect(files.map((file) => file.text).join('\n')).toContain('  [retry(3)]\n  flaky:\n    curl x\n');
    expect(files.map((file) => file.text).join('\n')).not.toContain('of Q1');
    expect(EXPORT_FAULTS[form.id](files)).toEqual([]);
  });

  it('names every place in the code', () => {
    const [{ spec } = { spec: specWith('x', []) }] = SPECS;
    const places = Array.from({ length: 20 }, (_, at) => ({
      ...{ path: `src/part-${at}.ts`, startLine: 1, endLine: 9, hash: '', kind: 'code', why: 'A part' },
      statements: [],
    }));
    const told = form.files({ ...spec, places }, NO_SURROUNDINGS).map((file) => file.text);
    for (const { path: name } of places) expect(told.join('\n')).toContain(`\`${name}:1-9\``);
  });

  it('is nothing for a specification that demands nothing', () => {
    expect(form.files(specWith('Nothing', [{ kind: 'risk', text: 'It may rain.' }]), NO_SURROUNDINGS)).toEqual([]);
  });

  it('has the same structure whatever people’s words hold', () => {
    const [{ spec } = { spec: specWith('x', []) }] = SPECS;
    const structure = (given: Spec) =>
      form
        .files(given, NO_SURROUNDINGS)
        // Names that the words are part of differ; how many headings there are of each depth does not.
        .map((file) =>
          headings(file.text)
            .map((line) => /^#+/.exec(line)?.[0])
            .join(' '),
        );
    const expected = structure(plain(spec, 'Plain words'));
    const hostile = fc.array(fc.oneof(fc.constantFrom(...HOSTILE, '\n', '\r\n', '```\n', '#'), fc.string()), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(hostile, (parts) => {
        const words = parts.join('');
        fc.pre(/\S/u.test(words));
        const given = plain(spec, words);
        expect(structure(given)).toEqual(expected);
        expect(EXPORT_FAULTS[form.id](form.files(given, NO_SURROUNDINGS))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('an export to OpenSpec', () => {
  const spec = specWith('Export orders', [
    { kind: 'requirement', text: 'The file name should contain the date.' },
    { kind: 'requirement', text: 'The export has a header.' },
    {
      kind: 'acceptance',
      text: 'Given two orders, when support exports, then the header is there.',
      dependsOn: ['FR-002'],
    },
  ]);
  const capability = (name: string, requirements: string) => ({
    name,
    text: `# ${name}\n\n## Purpose\nWhat ${name} is for.\n\n## Requirements\n\n${requirements}`,
  });

  it('adds requirements to a capability of its own, with a purpose, and says which checks nobody named', () => {
    const written = text(openspec.files(spec, NO_SURROUNDINGS), 'specs/export-orders/spec.md');
    expect(written).toMatch(/## Purpose\n\n.{50,}/);
    expect(written).toContain(
      '### Requirement: The file name should contain the date\n\nThe file name SHALL contain the date.',
    );
    expect(written).toContain(
      '#### Scenario: AC-001 the header is there\n\n- **GIVEN** two orders\n- **WHEN** support exports',
    );
    // It names no case, so nobody could run it as it stands.
    expect(written).toContain('#### Scenario: Not yet checkable: FR-001\n\n- **WHEN** this is to be checked');
    expect(written.match(/it is not yet checkable: it lacks what is done, and what one sees then/g)).toHaveLength(1);
    expect(text(openspec.files(spec, NO_SURROUNDINGS), 'tasks.md')).toContain(
      'Settle how FR-001 is seen to hold, and test it: ',
    );
    expect(written).not.toContain('MODIFIED');
  });

  it('changes a requirement that stands there under the same name, with its scenarios as they are', () => {
    const old = '#### Scenario: Old one\n- **WHEN** a\n- **THEN** b\n```\n#### Scenario: in code\n```';
    const capabilities = [
      capability(
        'billing',
        `### Requirement: the Export  has a header\nIt SHALL.\n\n${old}\n\n### Requirement: Other\nIt SHALL.`,
      ),
    ];
    const files = openspec.files(spec, { ...NO_SURROUNDINGS, capabilities });
    const written = text(files, 'specs/billing/spec.md');
    // The tool finds it by its very name.
    expect(written).toContain(
      '## MODIFIED Requirements\n\n### Requirement: the Export  has a header\n\nThe system SHALL ensure',
    );
    expect(written).toContain(`${old}\n\n#### Scenario: AC-001 the header is there`);
    expect(written).not.toContain('## Purpose');
    expect(text(files, 'specs/export-orders/spec.md')).toContain('The file name SHALL contain the date.');
    expect(text(files, 'proposal.md')).toContain('### Modified Capabilities\n\n- `billing`');
  });

  it('renames, rewords and removes what stands there of a specification that is changed', () => {
    const texts = { FR1: 'The export stops at once.', FR2: 'An admin gets a mail.', FR3: 'Rows are counted.' };
    const earlier = specWith(
      'Export orders',
      Object.values(texts).map((one) => ({ kind: 'requirement', text: one })),
    );
    const written = text(openspec.files(earlier, NO_SURROUNDINGS), 'specs/export-orders/spec.md');
    const capabilities = [{ name: 'export-orders', text: written.replace('## ADDED', '##') }];
    const now = specWith('Export orders', [
      { kind: 'requirement', text: 'The export stops after the row.', id: 'FR-001' },
      { kind: 'requirement', text: texts.FR3, id: 'FR-003' },
    ]);
    const change = {
      statement: 'FR-001',
      sources: ['request'],
      before: texts.FR1,
      after: 'The export stops after the row.',
    };
    const gone = { statement: 'FR-002', sources: ['request'], before: texts.FR2 };
    const changes = {
      from: 'f',
      title: 'Export orders',
      added: [],
      modified: [change],
      removed: [gone],
      kept: ['FR-003'],
    };
    const files = openspec.files({ ...now, changes }, { ...NO_SURROUNDINGS, capabilities });
    const delta = text(files, 'specs/export-orders/spec.md');
    expect(delta).toContain(
      '- FROM: `### Requirement: The export stops at once`\n- TO: `### Requirement: The export stops after the row`',
    );
    expect(delta).toMatch(/## MODIFIED Requirements\n\n### Requirement: The export stops after the row\n/);
    // What only followed from the words of then does not stay.
    expect(delta).not.toContain('THEN** The system SHALL ensure that the export stops at once');
    expect(delta).toMatch(/## REMOVED Requirements\n\n### Requirement: An admin gets a mail\n\n\*\*Reason\*\*: /);
    expect(delta).not.toContain('## ADDED');
    expect(text(files, 'proposal.md')).toContain('- Remove: An admin gets a mail');
    expect(EXPORT_FAULTS.openspec(files)).toEqual([]);
  });

  it('says why in the words of the request where no goal was named', () => {
    const files = openspec.files({ ...spec, goals: [], request: 'Export orders for support' }, NO_SURROUNDINGS);
    expect(text(files, 'proposal.md')).toContain(
      '## Why\n\nIt was asked for in these words: Export orders for support.',
    );
  });

  it('adds to the capability that the change is about', () => {
    const capabilities = [capability('orders', '### Requirement: Other\nIt SHALL.\n#### Scenario: x\n- **WHEN** a')];
    const files = openspec.files(spec, { ...NO_SURROUNDINGS, capabilities });
    expect(text(files, 'specs/orders/spec.md')).toContain('## ADDED Requirements');
    expect(text(files, 'specs/orders/spec.md')).not.toContain('## Purpose');
    expect(text(files, 'specs/export-orders/spec.md')).toBe('');
  });

  it('makes several changes of more requirements than one may have', () => {
    const large = SPECS.find(({ name }) => name === 'twenty-three requirements')?.spec ?? spec;
    const files = openspec.files(large, NO_SURROUNDINGS);
    const changes = [...new Set(files.map(({ path: names }) => names[0]))];
    expect(changes).toEqual(['a-large-change', 'a-large-change-2', 'a-large-change-3']);
    for (const change of changes)
      expect(
        text(
          files.filter(({ path: names }) => names[0] === change),
          'spec.md',
        ).split('### Requirement: ').length - 1,
      ).toBeLessThanOrEqual(10);
    expect(text(files, 'spec.md').split('### Requirement: ')).toHaveLength(24);
  });

  it('gives each task that was named to the part whose requirements it serves, and the others to the last part', () => {
    const many = specWith('Reports', [
      ...Array.from({ length: 12 }, (_, at) => ({
        kind: 'requirement' as const,
        text: `Report ${at + 1} must be sent to the person who asked for it.`,
      })),
      { kind: 'task', text: 'Write the queue', dependsOn: ['FR-012'] },
      { kind: 'task', text: 'Write the mailer', dependsOn: ['FR-002', 'FR-011'] },
      { kind: 'task', text: 'Tell the support team' },
    ]);
    const files = openspec.files(many, NO_SURROUNDINGS);
    const tasks = (change: string) =>
      text(
        files.filter(({ path: [first] }) => first === change),
        'tasks.md',
      );
    expect(tasks('reports')).toContain('Write the mailer');
    expect(tasks('reports')).not.toMatch(/Write the queue|Tell the support team/);
    expect(tasks('reports-2')).toMatch(/Write the queue[^]*Tell the support team/);
  });

  it('tells the risks, the facts, the stories, and what was not chosen beside a requirement', () => {
    const told = specWith('Export orders', [
      { kind: 'requirement', text: 'The export has a header.' },
      { kind: 'risk', text: 'It may rain.' },
      { kind: 'fact', text: 'Today there is none.' },
      { kind: 'story', text: 'As a clerk, I want rows.' },
    ]);
    const requirements = told.requirements.map((one) => ({
      ...one,
      rejected: [{ option: 'No header', reason: 'hard to read' }],
    }));
    const design = text(openspec.files({ ...told, requirements }, NO_SURROUNDINGS), 'design.md');
    for (const said of ['It may rain.', 'Today there is none.', 'As a clerk, I want rows.'])
      expect(design).toContain(said);
    expect(design).toContain('- Beside **FR-001**:\n  - Not chosen: No header (hard to read).');
  });

  /** What is in the specifications once the changes are archived. */
  const archived = (files: readonly ExportFile[]) => [
    { name: 'export-orders', text: text(files, 'specs/export-orders/spec.md').replace('## ADDED', '##') },
  ];

  it('leaves out what stands there word for word, and is nothing where all of it does', () => {
    const capabilities = archived(openspec.files(spec, NO_SURROUNDINGS));
    expect(openspec.files(spec, { ...NO_SURROUNDINGS, capabilities })).toEqual([]);
    const more = specWith('Export orders', [
      { kind: 'requirement', text: 'The file name should contain the date.' },
      { kind: 'requirement', text: 'The export has a header. It is bold.' },
      { kind: 'requirement', text: 'Rows are counted.' },
      { kind: 'task', text: 'Make up the name', dependsOn: ['FR-001'] },
    ]);
    const files = openspec.files(more, { ...NO_SURROUNDINGS, capabilities });
    const delta = text(files, 'specs/export-orders/spec.md');
    expect(delta).not.toContain('file name');
    expect(delta).toMatch(/## MODIFIED Requirements\n\n### Requirement: The export has a header\n/);
    expect(delta).toMatch(/## ADDED Requirements\n\n### Requirement: Rows are counted\n/);
    // What was to be done for it is done.
    expect(text(files, 'tasks.md')).not.toContain('Make up the name');
    expect(text(files, 'proposal.md')).not.toContain('FR-001');
  });

  it('finds again what is called like another', () => {
    const alike = ['a timeout', 'a cancellation'].map((cause) => ({
      kind: 'requirement' as const,
      text: `WHEN ${cause} ends it, the system SHALL end all of them.`,
    }));
    const capabilities = archived(openspec.files(specWith('Export orders', alike), NO_SURROUNDINGS));
    expect(openspec.files(specWith('Export orders', alike), { ...NO_SURROUNDINGS, capabilities })).toEqual([]);
  });

  it('changes what stands there where a check was added to it', () => {
    const capabilities = archived(openspec.files(spec, NO_SURROUNDINGS));
    const check = {
      kind: 'acceptance' as const,
      text: 'When two days pass, then two names differ.',
      dependsOn: ['FR-001'],
    };
    const lines = spec.requirements.map(({ text: said }) => ({ kind: 'requirement' as const, text: said }));
    const delta = text(
      openspec.files(specWith('Export orders', [...lines, check]), { ...NO_SURROUNDINGS, capabilities }),
      'spec.md',
    );
    expect(delta).toContain('#### Scenario: AC-001 two names differ');
    expect(delta).not.toContain('Derived from FR-001');
  });

  it('takes no id of a change that is archived', () => {
    const ids = (named: string[]) => [
      ...new Set(openspec.files(spec, { ...NO_SURROUNDINGS, archived: named }).map(({ path: [first] }) => first)),
    ];
    expect(ids([])).toEqual(['export-orders']);
    expect(ids(['export-orders', 'export-orders-2'])).toEqual(['export-orders-3']);
  });

  it('keeps what is too long for a requirement in full in the design', () => {
    const long = `The export must hold ${'every order of the last year and '.repeat(30)}more.`;
    const files = openspec.files(specWith('Long', [{ kind: 'requirement', text: long }]), NO_SURROUNDINGS);
    expect(text(files, 'spec.md')).toContain('(in full: design.md)');
    expect(text(files, 'design.md')).toContain(long);
  });
});

describe('an export to Spec Kit', () => {
  const spec = specWith('Export orders', [
    { kind: 'requirement', text: 'Leave the name empty.' },
    { kind: 'quality', text: 'An export of 10,000 orders takes at most 20 seconds.' },
    { kind: 'quality', text: 'The API answers 200 requests per second.' },
    { kind: 'story', text: 'As a support agent, I want to export orders, so that I can answer.' },
    ...['Who?', 'When is it?', 'Where do they go?', 'What for?'].map((question) => ({
      kind: 'open_question' as const,
      text: question,
    })),
  ]);
  const file = (specFolders: string[]) => speckit.files(spec, { ...NO_SURROUNDINGS, specFolders })[0];

  it('takes the next number, and the folder that has this feature already', () => {
    expect(file([])?.path[0]).toBe('001-export-orders');
    expect(file(['001-login', '0012-old', 'notes', '007-x'])?.path[0]).toBe('013-export-orders');
    expect(file(['001-login', '004-export-orders', '007-x'])?.path[0]).toBe('004-export-orders');
  });

  it('says what can be seen from outside as an outcome, and what is technical as a requirement', () => {
    const written = file([])?.text ?? '';
    expect(written).toContain('- **SC-001**: An export of 10,000 orders takes at most 20 seconds. (NFR-001)');
    expect(written).toContain('- **NFR-002**: System MUST satisfy this: The API answers 200 requests per second.');
    expect(written).toContain('- **FR-001**: System MUST leave the name empty.');
    expect(written).toContain('### User Story 1 - Export orders (Priority: P1)');
  });

  it('leaves three questions open, and says of the others that they are left to the build', () => {
    const written = file([])?.text ?? '';
    expect(written.match(/\[NEEDS CLARIFICATION: /g)).toHaveLength(3);
    expect(written).toContain('- Left open, to be decided while building: What for?');
  });

  it('tells the session’s questions and answers', () => {
    const written = speckit.files(specOf(ordersExport()), NO_SURROUNDINGS)[0]?.text ?? '';
    expect(written).toContain('### Session 2026-02-03\n\n- Q: Who needs the export');
    expect(written).toContain('- Q: Who may start the export? → A: Admins and support');
    expect(written).toContain('→ A: A route beside the list. The route must stream the rows');
  });

  const answering = (question: string, own: string, more: object = {}) => ({
    ...{
      id: 'Q1',
      type: 'pick_many' as const,
      question,
      chosen: [],
      own,
      remarks: [],
      offered: [],
      nonAnswer: null,
      drawing: null,
    },
    ...{ code: null, revisions: 0, by: 'person' as const, named: [], ...more },
  });

  it('tells every word of an answer, and not how the plan itself was taken', () => {
    const long = `${'Every way in which it ends. '.repeat(40)}The last one too`;
    const clarifications = [
      answering('Which ways?', long),
      answering('What now?', 'Only on Unix', { nonAnswer: 'none_of_these' }),
      answering('Is this what you want built?', '', { type: 'show_plan', chosen: ['Sent back'] }),
    ];
    const written = text(speckit.files({ ...spec, clarifications }, NO_SURROUNDINGS), 'spec.md');
    expect(written).toContain(`- Q: Which ways? → A: ${long}\n`);
    expect(written).toContain('- Q: What now? → A: None of these: Only on Unix');
    expect(written).not.toContain('Sent back');
  });

  it('tells the plan what binds how it is built: decisions, risks, tasks and facts, each with what was not chosen', () => {
    const told = specWith('Export orders', [
      { kind: 'requirement', text: 'Leave the name empty.' },
      { kind: 'decision', text: 'CSV is written by hand.' },
      { kind: 'risk', text: 'It may rain.' },
      { kind: 'task', text: 'Document it.' },
      { kind: 'fact', text: 'Today there is none.' },
    ]);
    const requirements = told.requirements.map((one) => ({ ...one, rejected: [{ option: 'Ask for it' }] }));
    const written = text(speckit.files({ ...told, requirements }, NO_SURROUNDINGS), 'spec.md');
    expect(written).toContain('MUST leave the name empty.\n  - Not chosen: Ask for it.');
    expect(written).toMatch(
      /## For the Plan\n\n### Decisions\n\n.*CSV is written by hand\.[^]*### Risks\n\n.*It may rain\.[^]*### Tasks That Were Named\n\n.*Document it\.[^]*### What Is There Today\n\n.*Today there is none\./,
    );
  });

  it('says decisions once where they are what is demanded', () => {
    const written = text(
      speckit.files(specWith('x', [{ kind: 'decision', text: 'Use CSV.' }]), NO_SURROUNDINGS),
      'spec.md',
    );
    expect(written).toContain('- **D-001**: System MUST satisfy this: Use CSV.');
    expect(written).not.toContain('## For the Plan');
  });
});
