import { describe, expect, it } from 'vitest';
import { piecesOf } from '../../../../src/agents/base/english/pieces';
import { notYetCheckable, withoutScenario } from '../../../../src/agents/specification/lint';
import { buildSpec, statementsIn } from '../../../../src/agents/specification/model';
import { numbered } from '../../../../src/agents/specification/numbering';
import { planSections } from '../../../../src/agents/specification/plan';
import { renderBrief } from '../../../../src/agents/specification/brief';
import { renderSpec } from '../../../../src/agents/specification/render';
import { partsOf, scenariosOf } from '../../../../src/agents/specification/scenarios';
import { unanswered } from '../../../../src/agents/specification/open-questions';
import { asked, session, topic } from './session-builder';
import type { Statement } from '../../../../src/agents/session/statement';
import { cpuMs } from '../../rigs/cpu-ms';

const answered = [asked('Q1', { type: 'ask_text', config: { question: 'What should it do?' }, answer: { text: 'x' } })];
const said = (id: string, text: string, more: Partial<Statement> = {}): Statement => ({
  id,
  topicId: 'export',
  kind: id.startsWith('AC') ? 'acceptance' : 'requirement',
  text,
  dimension: 'behaviour',
  sources: ['Q1'],
  by: 'writer',
  dependsOn: [],
  ...more,
});
const of = (...statements: ReturnType<typeof said>[]) => session({ questions: answered, statements });
const scenarios = (...statements: ReturnType<typeof said>[]) => buildSpec(of(...statements)).acceptance;

it('two cases with what happens in them show that a change works: nobody was asked for more checks then', () => {
  const topics = [topic('T1', 'How we know that it is done', ['acceptance'])];
  const open = (...texts: string[]) => {
    const statements = texts.map((text, at) => said(`FR-00${at}`, text));
    return unanswered(session({ questions: answered, statements, topics })).map(({ reason }) => reason);
  };
  expect(open('When the list is empty, nothing is shown', 'It is sorted.')).toContain('topic not discussed');
  expect(open('When the list is empty, nothing is shown', 'IF it fails, THEN it says so')).toEqual([]);
});

it('what a writer assumed, derived or left open shows nothing', () => {
  const topics = [topic('T1', 'How we know that it is done', ['acceptance'])];
  const opened = (more: Partial<Statement>) => {
    const first = said('FR-001', 'When the list is empty, nothing is shown', { topicId: 'T2' });
    const other = said('X-001', 'IF it fails, THEN it says so', { topicId: 'T2', ...more });
    const built = session({ questions: answered, statements: [first, other], topics });
    return unanswered(built).map(({ reason }) => reason);
  };
  expect(opened({})).not.toContain('topic not discussed');
  for (const more of [{ sources: ['assumed'] }, { kind: 'assumption' }, { kind: 'open_question' }] as const)
    expect(opened({ ...more, sources: [...('sources' in more ? more.sources : ['Q1'])] })).toContain(
      'topic not discussed',
    );
});

describe('a scenario', () => {
  it.each([
    ['WHEN the key is pressed, the system SHALL stop.', 'When the key is pressed, then the system SHALL stop.'],
    ['IF the disk is full, THEN uploads are refused', 'When the disk is full, then uploads are refused'],
    ['IF nobody listens: Calls fail', 'When nobody listens, then Calls fail'],
    [
      'WHILE a run waits, WHEN it is cancelled, the system SHALL remove it.',
      'Given a run waits, when it is cancelled, then the system SHALL remove it.',
    ],
    ['When the list is empty, nothing is shown', 'When the list is empty, then nothing is shown'],
    [
      'When `setup`, `run` and `cleanup` lines are in one recipe, all of them are run again',
      'When `setup`, `run` and `cleanup` lines are in one recipe, then all of them are run again',
    ],
    [
      'IF setup, run or cleanup throws, THEN the system SHALL stop.',
      'When setup, run or cleanup throws, then the system SHALL stop.',
    ],
    [
      'WHEN a call ends it, with whichever signal, and the option is on, the system SHALL end all.',
      'When a call ends it, with whichever signal, and the option is on, then the system SHALL end all.',
    ],
    [
      'IF `a: b, c` is missing, so that nothing is left, THEN the system SHALL throw.',
      'When `a: b, c` is missing, so that nothing is left, then the system SHALL throw.',
    ],
    [
      'WHERE `a, b` are on, IF the group refuses the signal, THEN the system SHALL end it alone.',
      'Given `a, b` are on, when the group refuses the signal, then the system SHALL end it alone.',
    ],
    ['Wenn der Client abbricht, wird der Platz frei.', 'Wenn der Client abbricht, dann wird der Platz frei.'],
    ['Falls nichts da ist, dann bleibt die Liste leer', 'Wenn nichts da ist, dann bleibt die Liste leer'],
    ['When staff search for a word, the visit is found', 'When staff search for a word, then the visit is found'],
    ['When the file is missing, an error and exit code 1.', 'When the file is missing, then an error and exit code 1.'],
    ['When an owner opens the link, they get 404.', 'When an owner opens the link, then they get 404.'],
  ])('follows from a requirement that says in which case what happens: %s', (text, scenario) => {
    expect(scenarios(said('FR-001', text))).toMatchObject([
      { id: 'AC-FR-001', text: scenario, dependsOn: ['FR-001'], derived: true, sources: ['Q1'] },
    ]);
  });

  it.each([
    'The list is sorted by date.',
    'WHILE a run waits, the system SHALL show it.',
    'WHEN a run ends, the server, the client and the proxy SHALL log it.',
    'When in doubt, leave it out',
    'When in doubt about a search, an error',
    'If possible at all, a button',
    'When staff search for a word, note that',
    'When staff search for a word, always ask them',
    'Wenn möglich, alles auf einmal',
    'When a query fails, what should happen? It is logged.',
  ])('does not follow from: %s', (text) => {
    expect(scenarios(said('FR-001', text))).toEqual([]);
    expect(partsOf(text)).toBeNull();
  });

  it('is none of the person’s words: it is no statement of its own, and rests on no words', () => {
    const spec = buildSpec(of(said('FR-001', 'IF the disk is full, THEN uploads are refused')));
    expect(statementsIn(spec).map(({ id }) => id)).toEqual(['FR-001']);
    expect(spec.acceptance[0]).not.toHaveProperty('basis');
  });

  it('of the person’s is tied to the requirements whose words it names, and none is made for these', () => {
    const [own, ...rest] = scenarios(
      said('FR-001', 'IF the disk is full, THEN uploads are refused'),
      said('AC-001', 'Given a full disk, when a file is uploaded, then the upload is refused.'),
    );
    expect(own).toMatchObject({ id: 'AC-001', dependsOn: ['FR-001'] });
    expect(own).not.toHaveProperty('derived');
    expect(rest).toEqual([]);
  });

  it('is tied to no requirement with which it shares but the name of what both are about', () => {
    expect(
      scenarios(
        said('FR-001', 'retry(0) is an error when the file is parsed'),
        said('FR-002', 'Ctrl+C ends it at once'),
        said('AC-001', 'Given a recipe with retry(2) whose line fails once, when it is run, then it runs twice.'),
      ),
    ).toMatchObject([{ id: 'AC-001', dependsOn: [] }]);
  });

  it('is tied to no requirement with which it shares but a word or two', () => {
    expect(
      scenarios(
        said('FR-001', 'IF there are no checks at all, THEN the row is not shown'),
        said('AC-001', 'Given checks that are down, when I choose Down, then only these are shown.'),
      ),
    ).toMatchObject([{ id: 'AC-001', dependsOn: [] }, { id: 'AC-FR-001' }]);
  });

  it.each([
    ['`Retry` waits twice as long after each refusal', '`Retry` after three refusals has waited 7 seconds'],
    ['A rejected upload leaves no file behind', 'After the rejection of an upload the folder holds no file.'],
    ['`--dry-run` writes nothing', 'Running with `--dry-run` in an empty folder leaves it empty, nothing is written'],
  ])('is tied to the requirement that it covers in substance, whatever it is worded like: “%s”', (demand, check) => {
    const spec = buildSpec(
      of(said('FR-001', demand), said('FR-002', 'The list is sorted by date.'), said('AC-001', check)),
    );
    expect(spec.acceptance).toMatchObject([{ id: 'AC-001', dependsOn: ['FR-001'] }]);
    expect(notYetCheckable(spec).map(({ statement }) => statement)).toEqual(['FR-002']);
  });

  it('is not tied by a name alone that all requirements have', () => {
    const spec = buildSpec(
      of(
        said('FR-001', '`resize` keeps the proportions of a picture'),
        said('FR-002', '`resize` refuses a width below one'),
        said('AC-001', '`resize` of a portrait gives a portrait with the same proportions'),
      ),
    );
    expect(spec.acceptance).toMatchObject([{ dependsOn: [] }]);
  });

  const kills =
    'Given a subprocess that was started with `descend: true`, when `kill()` is called on it, then its child is gone.';
  it.each([
    [
      'has a condition more',
      'WHEN `kill()` is called on Windows and the subprocess has exited, the system SHALL return `true`.',
      kills,
    ],
    [
      'is on another value',
      'WHEN `kill()` is called on the subprocess with the signal `0`, its child SHALL be gone.',
      kills,
    ],
    [
      'holds with an option that is left out',
      'WHEN `kill()` is called on a subprocess started without `descend`, its child SHALL be gone.',
      kills,
    ],
    ['says another thing of the same case', 'WHEN `kill()` is called, the system SHALL return at once.', kills],
    ['says the opposite', 'WHEN `kill()` is called on a subprocess, its child SHALL NOT be gone.', kills],
    [
      'is only set up, and not looked at',
      'The main background of the page SHALL be cornsilk.',
      'Given the page with its cornsilk background, when the contrast of any text is measured, then it is at least 4.5 to 1.',
    ],
    [
      'is on a button of the same page',
      'WHEN somebody presses the button “Log call” on the customer page, the system SHALL open the call form for this customer.',
      'Given a customer with several calls, when somebody opens the customer page, then all calls of this customer are listed.',
    ],
  ])('is not tied to a requirement that %s', (_, demand, check) => {
    expect(scenarios(said('FR-001', demand), said('AC-001', check))).toMatchObject([
      { id: 'AC-001', dependsOn: [] },
      ...(demand.startsWith('WHEN') ? [{ id: 'AC-FR-001' }] : []),
    ]);
  });

  it('is tied to all requirements whose case it sets up, and whose result it looks at', () => {
    const [own] = scenarios(
      said(
        'FR-001',
        'WHEN `kill()` is called on a subprocess that was started with `descend`, its child SHALL be gone.',
      ),
      said('FR-002', 'WHERE `descend` is given, the subprocess SHALL lead a group.'),
      said('AC-001', kills),
    );
    expect(own).toMatchObject({ dependsOn: ['FR-001'] });
  });

  it('is tied to what its writer says alone, where that names a requirement', () => {
    const [own] = scenarios(
      said('FR-001', 'IF the disk is full, THEN uploads are refused'),
      said('FR-002', 'The list is sorted by date.'),
      said('AC-001', 'Given a full disk, when a file is uploaded, then the upload is refused.', {
        dependsOn: ['FR-002'],
      }),
    );
    expect(own).toMatchObject({ dependsOn: ['FR-002'] });
  });

  it('that a writer derived is listed with the checks and marked, on the plan, in the specification and in the brief', () => {
    const text = 'Given a room with one free seat, when the lobby is opened, then it shows that there is room.';
    const now = of(
      said('FR-001', 'The lobby SHALL show for each room whether there is room in it.'),
      said('AC-001', text, { sources: ['assumed'], dependsOn: ['FR-001'] }),
    );
    const spec = numbered(buildSpec(now), now);
    expect(spec.assumptions).toEqual([]);
    expect(spec.acceptance).toMatchObject([{ id: 'AC-001', assumed: true, dependsOn: ['FR-001'] }]);
    expect(notYetCheckable(spec)).toEqual([]);
    const told = planSections(now).find(({ id }) => id === 'acceptance')?.content;
    for (const shown of [told, renderSpec(spec)])
      expect(shown).toMatch(/\*\*then\*\* it shows that there is room\. \(checks FR-001\) \(derived\)/);
    expect(renderBrief(spec)).toContain(`  - **AC-001** ${text} (derived)`);
  });

  it('that names a source which does not exist stays an assumption', () => {
    const spec = buildSpec(of(said('AC-001', 'Given a room, when it opens, then it shows.', { sources: ['Q9'] })));
    expect(spec.acceptance).toEqual([]);
    expect(spec.assumptions).toMatchObject([{ id: 'AC-001' }]);
  });

  it('is made for no assumption', () => {
    expect(
      scenarios(said('FR-001', 'IF the disk is full, THEN uploads are refused', { sources: ['assumed'] })),
    ).toEqual([]);
  });

  it('goes by the number of its requirement, and does not shift the numbers of others', () => {
    const given = of(
      said('FR-007', 'IF the disk is full, THEN uploads are refused'),
      said('AC-004', 'The nightly job prints its duration.'),
    );
    expect(numbered(buildSpec(given), given).acceptance).toMatchObject([
      { id: 'AC-001' },
      { id: 'AC-FR-001', dependsOn: ['FR-001'] },
    ]);
  });

  it('that follows is one line for people, in plan and specification alike: it says no more than the requirement', () => {
    const given = of(
      said('FR-001', 'IF the disk is full, THEN uploads are refused'),
      said('FR-002', 'WHEN the key is pressed, the system SHALL stop.'),
    );
    const line = '2 requirements say in which case what happens, and are checked as they stand: FR-001, FR-002.';
    expect(
      planSections(given)
        .find(({ id }) => id === 'acceptance')
        ?.content.trim(),
    ).toBe(line);
    expect(renderSpec(buildSpec(given))).toContain(`## Acceptance scenarios\n\n${line}\n`);
  });

  it('is looked for in no time, whatever a requirement holds', () => {
    for (const part of ['when a, ', 'While a, ', ', then ', 'IF x: ', 'when ']) {
      const started = cpuMs();
      partsOf(`when ${part.repeat(20_000)}`);
      piecesOf(`given ${part.repeat(20_000)}`);
      scenarios(said('FR-001', 'It is `so`.'), said('AC-001', part.repeat(2_000)));
      expect(cpuMs() - started).toBeLessThan(500);
    }
  });
});

describe('two scenarios on one line', () => {
  it.each([
    'Given a full disk, when a file is sent, then it is refused. Given an empty disk, when a file is sent, then it is kept.',
    'Given a full disk, when a file is sent, then it is refused; given an empty disk, when a file is sent, then it is kept.',
    'Given a full disk, when a file is sent, then it is refused, and given an empty disk, when a file is sent, then it is kept.',
  ])('are two: %s', (line) => {
    expect(piecesOf(line).map((piece) => piece.replace(/[.]$/, ''))).toEqual([
      'Given a full disk, when a file is sent, then it is refused',
      expect.stringMatching(/^given an empty disk, when a file is sent, then it is kept$/i),
    ]);
  });

  it('are one where the second Given comes before any result', () => {
    expect(piecesOf('Given a full disk, and given a guest, when a file is sent, then it is refused.')).toHaveLength(1);
  });
});

describe('a case that the person names', () => {
  const asked = { sources: ['request'] };

  it('is one of what was asked for, where it is of nothing else', () => {
    const spec = buildSpec(
      of(
        said('FR-001', 'Extensions should be able to react when somebody stars an article.', asked),
        said('AC-001', 'the update fails → nothing is called'),
      ),
    );
    expect(spec.acceptance.map(({ id, dependsOn }) => [id, dependsOn])).toEqual([['AC-001', ['FR-001']]]);
  });

  it('tells, with another one, how it is seen to work: of words that no model read nobody can say which it leaves out', () => {
    const named = buildSpec(
      of(
        said('FR-001', 'Extensions should be able to react when somebody stars an article.', asked),
        said('FR-002', 'Not for read and unread.'),
        said('FR-003', 'It is called quickly.'),
        said('AC-001', 'the update fails → nothing is called'),
        said('AC-002', 'as today: marking as read → no call'),
      ),
    );
    expect(notYetCheckable(named).map(({ statement }) => statement)).toEqual(['FR-003']);
    // Whoever builds chooses a check for the rest all the same.
    expect(withoutScenario(named).map(({ statement }) => statement)).toEqual(['FR-002', 'FR-003']);
  });
});

describe('what cannot be checked yet', () => {
  it('is each requirement without a scenario, with what it lacks', () => {
    const spec = buildSpec(
      of(
        said('FR-001', 'IF the disk is full, THEN uploads are refused'),
        said('FR-002', 'The list is sorted by date.'),
        said('FR-003', 'WHILE a run waits, the system SHALL show it.'),
        said('FR-004', 'The page opens quickly.'),
        said('FR-005', 'The export runs at night.'),
        said('AC-001', 'The export runs at night, at two.', { dependsOn: ['FR-005'] }),
      ),
    );
    expect(notYetCheckable(spec)).toEqual([
      { statement: 'FR-002', missing: 'what is done, and what one sees then' },
      { statement: 'FR-003', missing: 'what one does in that state, and what one sees then' },
      { statement: 'FR-004', missing: 'a measure for “quickly”' },
    ]);
    expect(scenariosOf(spec)).toEqual(spec.acceptance);
  });

  it('is nothing that a document of the project is to say: that is read', () => {
    const spec = buildSpec(
      of(
        said('FR-001', 'The row in the table of `docs/usage.md` SHALL say “Print command timestamps.”'),
        said('FR-002', 'README SHALL show it with an example.'),
        said('FR-003', 'IF `README.md` is missing, the command SHALL say so.'),
        said('FR-004', 'The export SHALL be written as `report.md`.'),
      ),
    );
    expect(notYetCheckable(spec).map(({ statement }) => statement)).toEqual(['FR-004']);
  });
});

describe('the steps of a scenario', () => {
  it('end at a mark: “the command then writes” is no step', () => {
    const text =
      'Given a task, when stdout ends first and the command then writes a line, then that line stands underneath.';
    const spec = renderSpec(buildSpec(of(said('AC-001', text))));
    expect(spec).toContain(
      '**Given** a task, **when** stdout ends first and the command then writes a line, **then** that line stands underneath.',
    );
  });

  it('are told at their words where no mark stands before these', () => {
    const text = 'Given a full disk when I save then the file is refused.';
    const spec = renderSpec(buildSpec(of(said('AC-001', text))));
    expect(spec).toContain('**Given** a full disk, **when** I save, **then** the file is refused.');
  });
});

describe('a check that the person wants gone', () => {
  const plan = (text: string) =>
    asked('Q9', {
      type: 'show_plan',
      purpose: 'approval',
      config: { question: 'Is this it?', sections: [{ id: 's', title: 'Checks', content: '- **AC-001** It is.' }] },
      answer: { decision: 'revise', annotations: [{ sectionId: 's', text }] },
    });
  const without = (text: string) => {
    const now = of(said('FR-001', 'The list is sorted by date.'), said('FR-002', 'The name is shown.'));
    const droppedChecks = [{ id: 'AC-001', checked: ['FR-001'] }];
    return buildSpec({ ...now, questions: [...now.questions, plan(text)], droppedChecks });
  };

  it('is missed by nobody, and one that a writer took out by itself is', () => {
    const missed = (text: string) => withoutScenario(without(text)).map(({ statement }) => statement);
    expect(missed('AC-001 follows from the mapping: drop it.')).toEqual(['FR-002']);
    expect(missed('Say it shorter.')).toEqual(['FR-001', 'FR-002']);
  });
});
