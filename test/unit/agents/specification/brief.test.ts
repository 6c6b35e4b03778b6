import { describe, expect, it } from 'vitest';
import { renderBrief } from '../../../../src/agents/specification/brief';
import { buildSpec, type Spec } from '../../../../src/agents/specification/model';
import { numbered } from '../../../../src/agents/specification/numbering';
import { renderSpec } from '../../../../src/agents/specification/render';
import type { Statement, StatementKind } from '../../../../src/agents/session/statement';
import type { Fact } from '../../../../src/agents/session/evidence';
import { asked, evidence, session, topic } from './session-builder';

function statement(id: string, kind: StatementKind, text: string, rest: Partial<Statement> = {}): Statement {
  return {
    id,
    topicId: 't',
    kind,
    text,
    dimension: 'behaviour',
    sources: ['Q1'],
    by: 'writer',
    dependsOn: [],
    ...rest,
  };
}

const said = asked('Q1', { type: 'ask_text', config: { question: 'What?' }, answer: { text: 'All of it.' } });
const broken = (answer: unknown) =>
  asked('Q1', {
    type: 'pick_one',
    config: {
      question: 'What happens to a broken row?',
      options: [
        { id: 'stop', label: 'Stop the import' },
        { id: 'skip', label: 'Skip it' },
      ],
    },
    answer,
  });
const briefOf = (statements: Statement[], rest: Parameters<typeof session>[0] = {}) =>
  renderBrief(buildSpec(session({ questions: [said], statements, ...rest }), { status: 'approved' }));

/** The share of a brief's words that stand neither in its head, nor under what is not settled, nor under places in the code. */
function bindingShare(told: string): number {
  // What says how to read the rest hides nothing.
  const brief = told.replace(/^FR, IF and EC must hold.*$/m, '');
  const [, ...sections] = brief.split(/^## /m);
  const count = (texts: string[]) =>
    texts
      .join(' ')
      .split(/\s+/)
      .filter((word) => /\w/.test(word)).length;
  const shown = sections
    .filter((one) => !/^(?:Open|Code)/.test(one))
    .map((one) => one.replace(/^(?:Checked as|Choose) .*$/m, ''));
  return (
    count([...shown, ...(sections.some((one) => one.startsWith('Purpose')) ? [] : [brief.split('\n', 1).join()])]) /
    count([brief])
  );
}

describe('the brief for a coding agent', () => {
  it('tells what was spoken of together under its title where a model led and there is much of it, all of it once', () => {
    const topics = [topic('t', 'The rows', ['behaviour']), topic('u', 'What events tell', ['behaviour'])];
    const many = Array.from({ length: 9 }, (_, at) =>
      statement(`FR-00${at + 1}`, 'requirement', `The import SHALL keep row ${at}.`, {
        topicId: at % 3 === 1 ? 'u' : 't',
      }),
    );
    const told = (usage: unknown[], statements = many) =>
      renderBrief({
        ...buildSpec(session({ questions: [said], statements, topics }), { status: 'approved' }),
        usage: usage as Spec['usage'],
      });
    const headings = (brief: string) => brief.match(/^### .*$/gm) ?? [];
    const led = told([{}]);
    expect(headings(led)).toEqual(['### The rows', '### What events tell']);
    expect(led.indexOf('**FR-007**')).toBeLessThan(led.indexOf('### What events tell'));
    expect(led.match(/\*\*FR-\d{3}\*\*/g)?.sort()).toEqual(many.map(({ id }) => `**${id}**`));
    expect(headings(told([]))).toEqual([]);
    expect(headings(told([{}], many.slice(0, 5)))).toEqual([]);
  });

  it('tells what may stop somebody before what is to be built, and how its names are to be read before both', () => {
    const open = statement('OQ-001', 'open_question', 'How long does an import wait?');
    const brief = briefOf([statement('FR-001', 'requirement', 'The import SHALL keep each row.'), open]);
    const [legend = -1, asks = -1, build = -1] = ['FR, IF and EC must hold', '## Open', '## Build'].map((part) =>
      brief.indexOf(part),
    );
    expect(legend).toBeGreaterThan(0);
    expect(asks).toBeGreaterThan(legend);
    expect(build).toBeGreaterThan(asks);
  });

  it('asks for no check of an interface that one names, whatever requirement that looks at', () => {
    const parts = (check: string) =>
      briefOf([
        statement('FR-001', 'requirement', 'WHEN the depth is 2, the search SHALL end two folders up.'),
        statement('IF-001', 'interface', '`env_file_depth` says how many folders up are searched.'),
        { ...statement('AC-001', 'acceptance', check), dependsOn: ['FR-001'] },
      ]);
    expect(parts('Given `env_file_depth=2`, when it searches, then it ends two folders up.')).not.toContain(
      'Choose a check',
    );
    expect(parts('Given a depth of 2, when it searches, then it ends two folders up.')).toContain(
      'Choose a check for IF-001.',
    );
  });

  it.each([
    ['One test of the route is enough; the tests of `getkey` stay.', 'acceptance', true],
    ['Only unit tests belong to it.', 'acceptance', true],
    ['Ein Test der Route reicht.', 'acceptance', true],
    ['The report SHALL show only failed tests.', 'behaviour', false],
    ['Unit tests cover the import.', 'acceptance', false],
  ] as const)('asks for no more tests than the person wants: %s', (text, dimension, areFew) => {
    const own = { ...statement('D-001', 'decision', text), dimension, basis: { Q1: 'own words' as const } };
    const brief = briefOf([statement('FR-001', 'requirement', 'The import SHALL skip broken rows.'), own]);
    expect(brief.includes('D-001 says which tests are wanted: check the rest by hand.')).toBe(areFew);
    expect(brief.includes('Tests may name the id they check.')).toBe(!areFew);
  });

  it.each([
    ['Not part of this change: tests, documentation and a changelog line.', true],
    ['No tests.', true],
    ['Not part of this change: new settings for tests that run in parallel.', false],
  ])('asks for no tests where these are left out: %s', (left, isWithout) => {
    const brief = briefOf([
      statement('FR-001', 'requirement', 'The import SHALL skip broken rows.'),
      statement('NG-001', 'non_goal', left),
    ]);
    expect(brief.includes('Tests are no part of it (NG-001).')).toBe(isWithout);
    expect(brief.includes('Tests may name the id they check')).toBe(!isWithout);
    expect(/Choose a check for .*, by hand\./.test(brief)).toBe(isWithout);
  });

  it('asks for no tests where it is decided to write none', () => {
    const own = statement('D-001', 'decision', 'No new tests are written for this change.');
    const brief = briefOf([statement('FR-001', 'requirement', 'The import SHALL skip broken rows.'), own]);
    expect(brief).toContain('Tests are no part of it (D-001).');
    expect(brief).toContain('Choose a check for FR-001, by hand.');
  });

  it('tells the start and the end of a thing, however alike they are said', () => {
    const told = (when: string) =>
      `WHEN the rate limit ${when} the queue back, the queue SHALL notify the code that uses it once for this change of the state, not once for each waiting task.`;
    const starts = statement('FR-001', 'requirement', told('starts to hold'));
    const ends = statement('FR-002', 'requirement', told('no longer holds'));
    const stops = statement('FR-003', 'requirement', told('stops to hold'));
    expect(briefOf([starts, ends, stops]).match(/^- \*\*FR-00\d\*\*/gm)).toHaveLength(3);
  });

  it('gives each statement its criteria, what was not chosen, and below them the code with those that it is for', () => {
    const brief = briefOf(
      [
        statement('FR-001', 'requirement', 'WHEN a row is broken, the import SHALL stop.', {
          sources: ['Q1', 'E1'],
          rejected: [{ option: 'Skip it' }],
        }),
        statement('AC-001', 'acceptance', 'Given a broken row, when it is imported, then nothing is stored.', {
          dependsOn: ['FR-001'],
        }),
      ],
      {
        questions: [broken({ selected: 'stop' })],
        evidence: [evidence('E1', 'src/import.ts', 3, 9, 'Reads rows', { score: 0.9 })],
      },
    );
    expect(brief).toContain(
      [
        '- **FR-001** WHEN a row is broken, the import SHALL stop.',
        '  - Chosen over: Skip it.',
        '  - **AC-001** Given a broken row, when it is imported, then nothing is stored.',
      ].join('\n'),
    );
    expect(brief).toContain('\n## Code\n\n- `src/import.ts:3-9`: Reads rows (FR-001)\n');
  });

  it('says of every statement how it is checked: by which criteria, or that nobody named a check where it does not say it itself', () => {
    const brief = briefOf([
      statement('FR-001', 'requirement', 'Rows are read one by one.'),
      statement('FR-002', 'requirement', 'Columns are kept in order.'),
      statement('FR-003', 'requirement', 'WHEN a row is broken, the import SHALL stop.'),
      statement('FR-004', 'requirement', 'It is quiet.'),
      statement('AC-001', 'acceptance', 'Given a file, when it is imported, then all is there.', {
        dependsOn: ['FR-001', 'FR-002'],
      }),
    ]);
    expect(brief).toMatch(/\*\*FR-001\*\* .*\n {2}- \*\*AC-001\*\* Given a file/);
    expect(brief).toMatch(/\*\*FR-002\*\* .*\n {2}- Checked by AC-001\.\n/);
    expect(brief).toContain('\nChoose a check for FR-004.\n');
    const ids = [1, 2, 3, 4, 6, 8, 9].map((at) => `FR-00${at}`);
    const rows = ids.map((id) => statement(id, 'requirement', `WHEN row ${id} is broken, the import SHALL count it.`));
    expect(briefOf(rows)).not.toContain('Choose a check');
    // Of what binds as well, too, where there is more than fits above.
    const many = Array.from({ length: 34 }, (_, at) => `FR-0${String(at + 1).padStart(2, '0')}`);
    const all = many.map((id) => statement(id, 'requirement', `WHEN row ${id} is broken, the import SHALL count it.`));
    expect(briefOf(all)).not.toContain('Choose a check');
  });

  it.each([8, 15, 30, 40])(
    'tells so much of what is open as leaves what binds in the majority: %i requirements',
    (count) => {
      const label = (prefix: string, at: number) => `${prefix}-${String(at + 1).padStart(3, '0')}`;
      const listOf = (prefix: string, kind: StatementKind, most: number, text: string) =>
        Array.from({ length: most }, (_, at) => statement(label(prefix, at), kind, `${text} in case ${at}?`));
      for (const open of [0, 5, 20]) {
        const seen = Array.from({ length: 8 }, (_, at) =>
          evidence(`E${at + 1}`, `src/${at}.ts`, 1, 9, 'Reads the rows'),
        );
        const statements = [
          ...listOf('FR', 'requirement', count, 'The import SHALL keep each row in its place and count it'),
          ...listOf('OQ', 'open_question', open, 'How long does whoever imports wait for an answer'),
        ];
        const spec = buildSpec(session({ questions: [said], statements, evidence: seen }), { status: 'approved' });
        const brief = renderBrief(spec);
        expect(bindingShare(brief)).toBeGreaterThanOrEqual(0.6);
        if (open === 20 && count === 8) expect(brief).toMatch(/- \d+ more in spec\.md, under “Open questions”\./);
      }
    },
  );

  it.each([
    ['two requirements', 2],
    ['four requirements', 4],
  ])('is bound for the most part where it is small: %s', (_, count) => {
    const statements = [
      ...Array.from({ length: count }, (__, at) =>
        statement(
          `FR-00${at + 1}`,
          'requirement',
          `WHEN row ${at} is broken, the import SHALL leave it out and count it.`,
        ),
      ),
      statement('NG-001', 'non_goal', 'No files of Excel.'),
      statement(
        'A-001',
        'assumption',
        'Files are UTF-8, since all files of the samples that are read today are UTF-8.',
        {
          sources: ['assumed'],
        },
      ),
    ];
    const seen = [evidence('E1', 'src/import.ts', 1, 9, 'Reads the rows')];
    const brief = briefOf(statements, { request: 'Export orders as CSV files for support', evidence: seen });
    expect(bindingShare(brief)).toBeGreaterThanOrEqual(0.6);
    expect(brief).toMatch(/^# Export orders as CSV files for support\n/);
    expect(brief).not.toContain('## Purpose');
    expect(brief).toContain('`src/import.ts:1-9`');
    expect(brief).toContain('## Assumed, and approved with the plan\n\n- **A-001** Files are UTF-8');
  });

  it('says how much is not told, and under which heading it stands', () => {
    const seen = Array.from({ length: 14 }, (_, at) => {
      return {
        path: `src/${at}.ts`,
        startLine: 1,
        endLine: 9,
        hash: 'a',
        kind: 'code',
        why: 'Reads rows',
        statements: [],
      };
    });
    const now = session({
      questions: [said],
      statements: [
        statement('FR-001', 'requirement', 'WHEN a row is broken, the import SHALL leave it out, count it and go on.'),
        ...Array.from({ length: 6 }, (_, at) =>
          statement(`OQ-00${at + 1}`, 'open_question', `How long does whoever imports wait for file ${at}?`),
        ),
        statement('R-001', 'risk', 'Files may be large.'),
        statement('R-002', 'risk', 'Rows may be broken.'),
      ],
      request: `${'Import orders. '.repeat(90)}And mail a report.`,
    });
    const brief = renderBrief(buildSpec(now, { status: 'approved', places: seen }));
    const told = (section: string, item: RegExp) => {
      const text = brief.split(`\n## ${section}`)[1]?.split('\n## ')[0] ?? '';
      return [text.match(item)?.length ?? 0, Number(/- (\d+) more in spec\.md/.exec(text)?.[1] ?? 0)] as const;
    };
    const [places, morePlaces] = told('Code', /src\/\d+\.ts/g);
    // Those that spec.md tells, where no model read the code.
    expect(places + morePlaces).toBe(8);
    expect(brief).toContain(`- ${morePlaces} more in spec.md, under “Where in the code”.`);
    const [questions, moreQuestions] = told('Open', /\*\*OQ-/g);
    expect(questions + moreQuestions).toBe(6);
    expect(brief).toContain('- Weigh 2 risks in spec.md, under “Risks”.');
    expect(brief).toContain('… (the rest stands in spec.md, under “Request”)');
  });

  it('names every statement that binds, whatever there is no room for', () => {
    const kinds = [
      ['FR', 'requirement'],
      ['NFR', 'quality'],
      ['IF', 'interface'],
      ['EC', 'edge_case'],
      ['D', 'decision'],
      ['NG', 'non_goal'],
      ['T', 'task'],
      ['DD', 'delegated'],
    ] as const satisfies readonly (readonly [string, StatementKind])[];
    const all = kinds.flatMap(([prefix, kind], sort) =>
      Array.from({ length: 14 }, (_, at) =>
        statement(
          `${prefix}-${String(at + 1).padStart(3, '0')}`,
          kind,
          `Word${sort} item${at} holds thing${sort * at}.`,
        ),
      ),
    );
    const brief = briefOf(all);
    expect(all.map(({ id }) => id).filter((id) => !brief.includes(`**${id}**`))).toEqual([]);
  });

  it('keeps code and what was not chosen with statements for which there is no room for more', () => {
    const code = '[retry(3)]\nflaky:\n  curl x\n\n$ just flaky\n# 3 times';
    const given = asked('Q2', { type: 'ask_code', config: { question: 'How?' }, answer: { code, language: 'text' } });
    const many = Array.from({ length: 30 }, (_, at) =>
      statement(
        `FR-${String(at + 1).padStart(3, '0')}`,
        'requirement',
        `WHEN key ${at} is pressed, step ${at} SHALL run.`,
      ),
    );
    const brief = briefOf(
      [
        ...many,
        statement('IF-001', 'interface', 'How it is used: exactly as in the code of Q2 (text, 6 lines)', {
          sources: ['Q2'],
        }),
        statement('D-001', 'decision', 'The import stops.', { rejected: [{ option: 'Skip it' }] }),
      ],
      { questions: [broken({ selected: 'stop' }), given] },
    );
    const [, rest = ''] = brief.split('## Binding as well');
    // What others call comes before the behaviour that speaks of it.
    expect(brief).toMatch(/## Build\n\n- \*\*IF-001/);
    expect(brief).toContain('- **IF-001** How it is used:\n\n  ```text\n  [retry(3)]\n');
    expect(rest).toContain('- **D-001** The import stops.\n  - Chosen over: Skip it.');
  });

  it('tells what it replaces of what is approved, though nobody confirmed that', () => {
    const text = 'This replaces FR-003 of the approved “Retries”: it says 30 seconds, the request 10 seconds.';
    const against: Fact = { kind: 'contradiction', value: 'retries/FR-003', text, evidence: ['E1'], confirm: true };
    const brief = briefOf(
      [
        statement('FR-001', 'requirement', 'Retries SHALL end after 10 seconds.'),
        statement('A-001', 'assumption', text, { sources: ['E1'] }),
      ],
      { facts: [against], evidence: [evidence('E1', '.sdd/specs/retries/spec.md', 9, 9, 'FR-003')] },
    );
    expect(brief).toMatch(/## Against what was decided before\n\n- \*\*A-001\*\* This replaces FR-003/);
    expect(brief).not.toContain('Assumed, see spec.md');
  });

  it('does not say in its heading what a statement says in the same words', () => {
    const request = 'Export orders as CSV files for support';
    const brief = briefOf([statement('FR-001', 'requirement', `${request}.`)], { request });
    expect(brief.match(/as CSV files for support/g)).toHaveLength(1);
    expect(brief).toMatch(/^# Export orders\n/);
  });

  it('says a purpose once: not where the request or a statement says it', () => {
    const goal = 'Support finds the orders of a customer.';
    const brief = briefOf([statement('G-001', 'goal', goal), statement('FR-001', 'requirement', goal)]);
    expect(brief.match(/Support finds the orders/g)).toHaveLength(1);
  });

  it('names the case of a failure of which nothing speaks, as does the first screen', () => {
    const statements = [
      statement('IF-001', 'interface', 'A plugin exports `setup`, `run` and `cleanup`.'),
      statement('EC-001', 'edge_case', 'IF setup or cleanup throws, THEN the error is logged'),
    ];
    expect(briefOf(statements)).toContain('- What happens when run fails: EC-001 says nothing of it\n');
    const spec = renderSpec(buildSpec(session({ questions: [said], statements }), { status: 'approved' }));
    expect(spec).toContain('- EC-001: says nothing of run failing.\n');
  });

  it('tells how things are today, as the person said it, before what is to be built', () => {
    const brief = briefOf([
      statement('FR-001', 'requirement', 'All errors are told.'),
      statement('F-001', 'fact', 'Only the last error is thrown.'),
    ]);
    expect(brief).toMatch(/## Today\n\n- \*\*F-001\*\* Only the last error .*\n\n## Build/);
  });

  it('tells the code once, file by file, each place with the statements that it is for', () => {
    const seen = [
      evidence('E1', 'src/a.ts', 20, 29, 'Reads rows', { score: 0.9 }),
      evidence('E2', 'src/b.ts', 1, 9, 'Keeps columns', { score: 0.8 }),
      evidence('E3', 'src/a.ts', 1, 9, 'Opens the file', { score: 0.7 }),
      evidence('E4', 'src/c.ts', 1, 9, 'Writes', { score: 0.6 }),
    ];
    const brief = briefOf(
      [
        statement('FR-001', 'requirement', 'A row SHALL be read.', { sources: ['Q1', 'E1', 'E3'] }),
        statement('FR-002', 'requirement', 'A column SHALL be kept.', { sources: ['Q1', 'E1', 'E2'] }),
      ],
      { evidence: seen },
    );
    expect(brief).toContain(
      [
        '## Code\n',
        '- `src/a.ts:20-29`: Reads rows (FR-001, FR-002)',
        '- `src/a.ts:1-9`: Opens the file (FR-001)',
        '- `src/b.ts:1-9`: Keeps columns (FR-002)',
        '- `src/c.ts:1-9`: Writes\n',
      ].join('\n'),
    );
  });

  it('tells what was offered and not chosen with the first statement that came of the choice', () => {
    const rejected = [{ option: 'Skip it' }];
    const now = session({
      questions: [broken({ selected: 'stop' })],
      statements: [
        statement('FR-001', 'requirement', 'WHEN a row is broken, the import SHALL stop.', { rejected }),
        statement('FR-002', 'requirement', 'WHEN the import stops, it SHALL say which row is broken.', { rejected }),
      ],
    });
    const spec = numbered(buildSpec(now, { status: 'approved' }), now);
    expect(renderBrief(spec).match(/Chosen over: Skip it/g)).toHaveLength(1);
    expect(renderSpec(spec).match(/Offered, not chosen: Skip it/g)).toHaveLength(1);
  });

  it('names nothing as turned down where the person answered in their own words', () => {
    const stops = statement(
      'FR-001',
      'requirement',
      'WHEN a row is broken, the import SHALL stop and undo what it did.',
      {
        rejected: [{ option: 'Stop the import' }, { option: 'Skip it' }],
      },
    );
    const brief = briefOf([stops], { questions: [broken({ other: 'Stop, and undo what it did.' })] });
    expect(brief).toContain('**FR-001**');
    expect(brief).not.toContain('Not:');
  });

  it('begins with what was wished for, though it was written last', () => {
    const brief = briefOf([
      statement('FR-001', 'requirement', 'The import SHALL name each row that it skips.'),
      statement('FR-002', 'requirement', 'Import orders from a file.', { sources: ['request'] }),
    ]);
    expect(brief.indexOf('**FR-002**')).toBeGreaterThan(0);
    expect(brief.indexOf('**FR-002**')).toBeLessThan(brief.indexOf('**FR-001**'));
  });

  it('names what limits the change, what is left to the agent, and what it must not rely on', () => {
    const brief = briefOf([
      statement(
        'FR-001',
        'requirement',
        'WHEN a row is broken, the import SHALL stop, undo what it did and name the row.',
      ),
      statement('NG-001', 'non_goal', 'No import of Excel files.'),
      statement('DD-001', 'delegated', 'Delegated: What is the format of the log?'),
      statement('A-001', 'assumption', 'Files are UTF-8.', { sources: ['assumed'] }),
      statement('OQ-001', 'open_question', 'How large may a file be?'),
    ]);
    expect(brief).toMatch(/## Not part of it\n\n- \*\*NG-001\*\* No import/);
    expect(brief).toMatch(/## Yours to decide\n\n- \*\*DD-001\*\* What is the format/);
    expect(brief).toMatch(/## Assumed, and approved with the plan\n\n- \*\*A-001\*\* Files are UTF-8/);
    expect(brief).toMatch(/## Open: ask, or say what you assume\n\n- \*\*OQ-001\*\* How large/);
  });

  it('has the code that the person gave, byte for byte, at the statement that it belongs to', () => {
    const code = '$ tool --json src\n{"path":"src/a.ts"}';
    const given = asked('Q1', { type: 'ask_code', config: { question: 'How?' }, answer: { code, language: 'bash' } });
    const lines = '`$ tool --json src` ⏎ `{"path":"src/a.ts"}`';
    const brief = briefOf([statement('IF-001', 'interface', `The call: ${lines}`)], { questions: [given] });
    expect(brief).toContain('- **IF-001** The call:\n\n  ```bash\n  $ tool --json src\n  {"path":"src/a.ts"}\n  ```\n');
  });

  it('names no answer where the code itself stands', () => {
    const code = '[retry(3)]\nflaky:\n  curl x\n\n$ just flaky\n# 3 times';
    const given = asked('Q1', { type: 'ask_code', config: { question: 'How?' }, answer: { code, language: 'text' } });
    const words = 'How it is used: exactly as in the code of Q1 (text, 6 lines), which begins [retry(3)]';
    const brief = briefOf([statement('IF-001', 'interface', words)], { questions: [given] });
    expect(brief).toContain('- **IF-001** How it is used:\n\n  ```text\n  [retry(3)]\n');
    expect(brief).not.toContain('Q1');
  });

  it('tells at most thirty statements with limits and tasks beside them, the others in a line each, and to build in parts', () => {
    const many = Array.from({ length: 44 }, (_, at) =>
      statement(
        `FR-${String(at + 1).padStart(3, '0')}`,
        'requirement',
        `WHEN key ${at} is pressed, step ${at} SHALL run.`,
      ),
    );
    const brief = briefOf([
      ...many,
      statement('NG-001', 'non_goal', 'The mouse is not part of it.'),
      statement('T-001', 'task', 'Add the keys to the manual.'),
      statement('AC-001', 'acceptance', 'Given key 32, when it is pressed, then step 32 runs.', {
        dependsOn: ['FR-033'],
      }),
    ]);
    expect(brief).toMatch(/\*\*FR-033\*\* .*\n {2}- \*\*AC-001\*\* Given key 32/);
    expect(brief).not.toContain('## Checks');
    const [build = '', rest = ''] = brief.split('## Binding as well');
    expect(build.match(/^- \*\*FR-/gm)).toHaveLength(30);
    expect(rest.match(/^- \*\*FR-/gm)).toHaveLength(14);
    expect(brief).toMatch(/## Not part of it\n\n- \*\*NG-001\*\* The mouse/);
    expect(brief).toMatch(/## Also to do\n\n- \*\*T-001\*\* Add the keys/);
    expect(rest).toContain('**FR-031** WHEN key 30 is pressed, step 30 SHALL run.');
    expect(brief).toContain(
      'This says much: build one part after the other, each with its checks green before the next.',
    );
  });

  it('names the topics it was spoken of as the parts, where these part it', () => {
    const many = Array.from({ length: 44 }, (_, at) =>
      statement(
        `FR-${String(at + 1).padStart(3, '0')}`,
        'requirement',
        `WHEN key ${at} is pressed, step ${at} SHALL run.`,
        {
          topicId: at < 20 ? 'T1' : at < 42 ? 'T2' : 'T3',
        },
      ),
    );
    const topics = ['Keys', 'Steps', 'Rest'].map((title, at) => topic(`T${at + 1}`, title, ['behaviour']));
    expect(briefOf(many, { topics })).toContain(
      'before the next, for instance by what was spoken of: Keys (FR-001 to FR-020); Steps (FR-021 to FR-042).',
    );
  });

  it('says the purpose in the words of the request where no goal was named', () => {
    expect(briefOf([], { request: 'Import orders from CSV' })).toContain('## Purpose\n\n- Import orders from CSV');
  });

  it('warns of a specification that nobody approved', () => {
    expect(renderBrief(buildSpec(session({ questions: [said] })))).toContain(
      'Not approved: ask before you build from it.',
    );
  });
});
