import { describe, expect, it } from 'vitest';
import { estimateTokens } from '../../../../../src/agents/base/text/tokens';
import type { WriterInput } from '../../../../../src/agents/roles/inputs/inputs';
import type { Exchange } from '../../../../../src/agents/session/exchanges';
import { writer } from '../../../../../src/agents/roles/writer/role';
import type { Statement } from '../../../../../src/agents/session/statement';
import { asked, evidence, fact, options, session, topic } from '../../specification/session-builder';
import { FRAME, inputOf, instructionsOf, refusals, shop, shopGround, taken, writerInput } from '../prompt-parts/shop';

/** A topic in the middle of its interview: one answer is written down, the person has rewritten one statement. */
function underway(mode: WriterInput['mode'] = 'incremental'): WriterInput {
  const statement = (id: string, kind: Statement['kind'], text: string, sources: string[]): Statement => ({
    id,
    topicId: 'run',
    kind,
    text,
    dimension: 'behaviour',
    sources,
    by: 'writer',
    dependsOn: [],
  });
  const now = session({
    ...shopGround(),
    topics: [
      topic('run', 'Running the export', ['behaviour', 'errors', 'quality'], {
        status: 'active',
        scope: 'How an export runs, how long it may take, and what happens when it fails.',
      }),
      topic('file', 'The file', ['data'], { finding: 'One CSV with three columns.' }),
    ],
    evidence: [evidence('E1', 'src/orders/export.ts', 1, 30, 'Orders are exported here', { excerpt: 'export …' })],
    facts: [fact('test_runner', 'vitest', 'Tests run with vitest.', ['E1'])],
    questions: [
      asked('Q1', {
        type: 'show_options',
        topicId: 'run',
        evidence: ['E1'],
        config: {
          question: 'How should a big export run?',
          options: [
            { id: 'stream', label: 'As a stream', cons: ['No progress bar'] },
            { id: 'job', label: 'As a background job', description: 'With a mail at the end.' },
          ],
          recommended: 'job',
        },
        answer: { selected: 'job' },
      }),
      asked('Q2', {
        type: 'ask_text',
        topicId: 'run',
        dimensions: ['errors'],
        config: { question: 'What should happen when a job fails?', multiline: true },
        answer: { text: 'Try again twice.\nThen mail whoever started it.' },
      }),
      asked('Q3', {
        type: 'pick_one',
        topicId: 'run',
        dimensions: ['quality'],
        config: { question: 'How long may a job take?', options: options('A minute', 'Ten minutes') },
        nonAnswer: 'dont_know',
        text: 'ask operations',
      }),
      asked('Q4', {
        type: 'confirm',
        topicId: 'run',
        config: { question: 'May two exports run at once?' },
        nonAnswer: 'not_now',
      }),
    ],
    messages: [{ id: 'M1', text: 'Exports must never block the shop.', by: 'person', seq: 99, reply: '' }],
    statements: [
      statement('D-001', 'decision', 'A big export SHALL run as a background job.', ['Q1']),
      statement('FR-001', 'requirement', 'WHEN it is done, a mail SHALL be sent, in the customer’s language.', ['Q1']),
    ],
    editedByPerson: ['FR-001'],
    terms: [{ term: 'customer', preference: 'prefer', instead: 'user' }],
  });
  return writerInput('run', mode, now);
}

const line = (given: Partial<Wire> = {}): Wire => ({
  id: null,
  kind: 'edge_case',
  text: 'IF a job fails, THEN the system SHALL try again twice.',
  dimension: 'errors',
  sources: ['Q2'],
  dependsOn: null,
  rejected: null,
  ...given,
});
interface Wire {
  id: string | null;
  kind: string;
  text: string;
  dimension: string;
  sources: string[] | null;
  dependsOn: string[] | null;
  rejected: { option: string; reason: string | null }[] | null;
  topic?: string | null;
}
const reply = (statements: Wire[], removed: string[] | null = null) => ({ statements, removed, comment: '' });

describe('the writer as a model gets it', () => {
  it('reads as its snapshots', async () => {
    await expect(instructionsOf(writer.prompt)).toMatchFileSnapshot('snapshots/instructions.md');
    await expect(inputOf(writer.prompt, underway())).toMatchFileSnapshot('snapshots/underway.md');
    const closed = writerInput('file', 'full_revision');
    await expect(inputOf(writer.prompt, closed)).toMatchFileSnapshot('snapshots/closed-topic.md');
    const first = writerInput('use', 'incremental', { ...shop(), statements: [], questions: [] });
    await expect(inputOf(writer.prompt, first)).toMatchFileSnapshot('snapshots/nothing-asked.md');
  });

  it('gives an answer in the lines in which it was written', () => {
    expect(inputOf(writer.prompt, underway())).toContain('Try again twice.\nThen mail whoever started it.');
  });

  it('gives long answers in full where there is room, else the beginning of each', () => {
    const text = `${'All of it matters. '.repeat(150)}The end.`;
    const long = (id: string): Exchange => {
      const [, second] = underway().exchanges;
      if (!second) throw new Error('There is no second question.');
      return { ...second, questionId: id, answer: { text }, digest: `${text.slice(0, 199)}…` };
    };
    const input = { ...underway(), exchanges: ['Q2', 'Q5', 'Q6'].map(long) };
    expect(inputOf(writer.prompt, input).match(/The end\./g)).toHaveLength(3);
    const short = inputOf(writer.prompt, input, { ...FRAME, tokens: 4_000 });
    expect(short.match(/All of it matters/g)?.length).toBeGreaterThan(60);
    expect(short).toContain('… (cut)');
    expect(estimateTokens(short)).toBeLessThan(4_000);
  });

  it('sends the images that the topic’s answers hold', () => {
    const image = { name: 'sketch.png', type: 'image/png', size: 10, hash: 'abc' };
    const [first] = underway().exchanges;
    if (!first) throw new Error('There is no question.');
    const exchanges: Exchange[] = [{ ...first, type: 'ask_image', config: {}, answer: { images: [image] } }];
    expect(writer.prompt.input({ ...underway(), exchanges }, FRAME).images).toEqual([
      { hash: 'abc', name: 'sketch.png' },
    ]);
  });
});

describe('a model’s changes to a draft', () => {
  it('are taken over as they are, answers first among the sources', () => {
    const made = taken(writer, reply([line({ sources: ['E1', 'Q2'], dependsOn: ['D-001'] })]), underway());
    expect(made.statements).toEqual([
      {
        id: null,
        kind: 'edge_case',
        text: 'IF a job fails, THEN the system SHALL try again twice.',
        dimension: 'errors',
        sources: ['Q2', 'E1'],
        dependsOn: ['D-001'],
      },
    ]);
  });

  it('keep what a decision passed over, with the reason where one was given', () => {
    const rejected = [
      { option: 'As a stream', reason: 'No progress bar' },
      { option: 'By hand', reason: null },
      { option: ' ', reason: 'x' },
    ];
    const [made] = taken(writer, reply([line({ kind: 'decision', rejected })]), underway()).statements;
    expect(made?.rejected).toEqual([{ option: 'As a stream', reason: 'No progress bar' }, { option: 'By hand' }]);
  });

  it('lose sources and statements that do not exist; without any source it is an assumption’s', () => {
    const sources = ['Q9', 'M7', 'E99', 'the ticket'];
    const [made] = taken(writer, reply([line({ id: 'FR-777', sources, dependsOn: ['G-001'] })]), underway()).statements;
    expect(made).toMatchObject({ id: null, sources: ['assumed'], dependsOn: [] });
  });

  it('keep the id of the statement they replace, named or said in the same words', () => {
    const named = line({ id: 'd-001', kind: 'decision', text: 'Every export SHALL run as a job.', sources: ['Q1'] });
    const same = line({ kind: 'decision', text: 'A big export SHALL run as a background job.', sources: ['Q1'] });
    expect(taken(writer, reply([named]), underway()).statements[0]?.id).toBe('D-001');
    expect(taken(writer, reply([same]), underway()).statements[0]?.id).toBe('D-001');
    const twice = taken(writer, reply([named, { ...named, text: 'A job SHALL be queued.' }]), underway());
    expect(twice.statements.map(({ id }) => id)).toEqual(['D-001', null]);
  });

  it('never touch the person’s own words', () => {
    const over = line({ id: 'FR-001', text: 'A mail SHALL be sent.', sources: ['Q1'] });
    const again = line({ text: 'WHEN it is done, a mail SHALL be sent, in the customer’s language.', sources: ['Q1'] });
    expect(taken(writer, reply([over, again], ['FR-001']), underway())).toMatchObject({ statements: [], removed: [] });
  });

  it('may belong under the heading of another topic, of none that is not there, and under a heading of its own', () => {
    const [, other = ''] = shop()
      .topics.map(({ id }) => id)
      .filter((id) => id !== 'run');
    const under = (topic: string | null) =>
      taken(writer, reply([line({ topic })]), underway()).statements.map((draft) => draft.under);
    expect([under(other), under('T99'), under('run'), under(null)]).toEqual([
      [other],
      [undefined],
      [undefined],
      [undefined],
    ]);
    expect(under('What events  tell')).toEqual(['What events tell']);
  });

  it('keep what stands in them line for line', () => {
    const mail = line({ text: 'The mail SHALL\nread:\n```\nHello,\n\n  * your check\n```\nIt is plain.' });
    expect(taken(writer, reply([mail]), underway()).statements).toMatchObject([
      { text: 'The mail SHALL read: ```Hello, ⏎  ⏎   * your check``` It is plain.' },
    ]);
  });

  it('are read for what they plainly mean', () => {
    const loose = line({ kind: 'Edge case', dimension: 'resilience', text: ' IF it\nfails … ' });
    expect(taken(writer, reply([loose, line({ text: ' ' })]), underway()).statements).toMatchObject([
      { kind: 'edge_case', dimension: 'errors', text: 'IF it fails …' },
    ]);
    expect(refusals(writer, reply([line({ kind: 'poem' })]), underway()).join()).toMatch(/^statements\.0\.kind: /);
  });

  it('derive three checks of a topic freely, up to ten where each looks at what has none yet, and any that somebody named', () => {
    const check = (text: string, sources: string[], dependsOn: string[] = []) =>
      line({ kind: 'acceptance', text, sources, dependsOn });
    const derived = ['one', 'two', 'three', 'four'].map((text) => check(`Given ${text}`, ['assumed']));
    const made = taken(writer, reply([...derived, check('Given five', ['Q2'])]), underway()).statements;
    expect(made.map(({ text }) => text)).toEqual(['Given one', 'Given two', 'Given three', 'Given five']);
    const toPutRight = { id: 'V1', text: 'No scenario checks FR-001.', fix: 'Add one.', statements: [], isDone: false };
    const asked = taken(writer, reply(derived), { ...underway(), findings: [toPutRight] }).statements;
    expect(asked, 'what a review asks for is not one too many').toHaveLength(4);
    const rules = Array.from({ length: 11 }, (_, at) =>
      line({ text: `The system SHALL do ${'abcdefghijk'[at] ?? ''}.` }),
    );
    const ofEach = rules.map((_, at) => check(`Given case ${at}`, ['assumed'], [`#${at + 1}`]));
    const again = check('Given the first again', ['assumed'], ['#1']);
    const all = taken(writer, reply([...rules, ...ofEach.slice(0, 4), again, ...ofEach.slice(4)]), underway());
    expect(all.statements.flatMap(({ kind, text }) => (kind === 'acceptance' ? [text] : []))).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => `Given case ${at}`),
    );
  });

  it('derive one more for a requirement that is worded anew, since what is new in it has no check yet', () => {
    const [previous] = underway().previous;
    if (previous === undefined) throw new Error('The session has no statement yet.');
    const checks = ['one', 'two', 'three'].map((text) => ({
      ...previous,
      ...{ id: `AC-${text}`, kind: 'acceptance' as const, text: `Given ${text}`, sources: ['assumed'] },
      dependsOn: [previous.id],
    }));
    const input = { ...underway(), previous: [previous, ...checks] };
    const further = line({ kind: 'acceptance', text: 'Given four', sources: ['assumed'], dependsOn: [previous.id] });
    const made = (text: string) =>
      taken(writer, reply([line({ id: previous.id, text }), further]), input).statements.map((one) => one.text);
    expect(made(previous.text)).not.toContain('Given four');
    expect(made('It SHALL be done otherwise.')).toContain('Given four');
    // A check that is split keeps its number with a part of it: the other parts are none too many.
    const part = { kind: 'acceptance', sources: ['assumed'], dependsOn: [previous.id] };
    const parts = [{ id: 'AC-one', text: 'Given half' }, { text: 'Given the rest' }, { text: 'Given what is left' }];
    const split = taken(writer, reply(parts.map((one) => line({ ...part, ...one }))), input).statements;
    expect(split.map(({ text }) => text)).toEqual(parts.map(({ text }) => text));
  });

  it('name others of the reply by their place: those that are there, and not themselves', () => {
    const check = (dependsOn: string[]) => line({ kind: 'acceptance', text: `Given ${dependsOn.join()}`, dependsOn });
    const drafts = [line({}), line({ text: ' ' }), check(['#1', 'D-001']), check(['#2', '#4', '#9', '#'])];
    const made = taken(writer, reply(drafts), underway()).statements;
    expect(made.map(({ place, dependsOn }) => [place, dependsOn])).toEqual([
      [1, []],
      [undefined, ['D-001', '#1']],
      [undefined, []],
    ]);
  });

  it('say which drawings hold no more, of questions that were answered', () => {
    const input = underway();
    const [known = ''] = input.exchanges.map(({ questionId }) => questionId);
    const reply = { statements: null, removed: null, overruled: [known, 'Q99'], comment: '' };
    expect(taken(writer, reply, input)).toMatchObject({ overruled: [known] });
  });

  it('may be none', () => {
    const none = { statements: null, removed: null, comment: 'Nothing new.' };
    expect(taken(writer, none, underway())).toEqual({ statements: [], removed: [], comment: 'Nothing new.' });
  });
});

describe('what a statement rests on', () => {
  const [first, ...rest] = underway().previous;
  const stood: Statement = { ...(first as Statement), id: 'FR-009', sources: ['Q7', 'Q1'] };
  const input: WriterInput = {
    ...underway(),
    editedByPerson: [],
    previous: [stood, ...rest],
    planComments: [{ questionId: 'Q13', about: 'Requirements', text: 'Why is this under that heading?' }],
  };
  const sourcesOf = (given: Partial<Wire>) =>
    taken(writer, reply([line({ id: 'FR-009', kind: stood.kind, text: stood.text, ...given })]), input).statements[0]
      ?.sources;

  it('stays, be it an answer of another topic, which a finding told once', () => {
    expect(sourcesOf({ text: 'It SHALL run twice.', sources: ['Q1', 'Q7'] })).toEqual(['Q1', 'Q7']);
    expect(sourcesOf({ id: null, text: 'It SHALL run twice.', sources: ['Q1', 'Q7'] })).toEqual(['Q1']);
  });

  it('is no comment on the plan where nothing of it changes for that', () => {
    expect(sourcesOf({ sources: ['Q1', 'Q13'] })).toEqual(['Q1']);
    expect(sourcesOf({ text: 'It SHALL run twice.', sources: ['Q1', 'Q13'] })).toEqual(['Q1', 'Q13']);
  });
});

describe('what the person took out of the draft', () => {
  it('is told as such, and its answer is not due any more', () => {
    const { previous, ...rest } = underway();
    const takenOut = previous.filter(({ id }) => id === 'D-001');
    const told = inputOf(writer.prompt, { ...rest, previous: previous.filter(({ id }) => id !== 'D-001'), takenOut });
    expect(told).toContain(
      `# What the person took out of the draft: not to be written again, in whatever words\n- decision: "`,
    );
    const due = (input: string) => /cites yet: (.*)/.exec(input)?.[1];
    expect(due(told)).toBe(due(inputOf(writer.prompt, underway())));
  });
});

describe('facts that the person is to confirm', () => {
  it('are due at the end, until a statement rests on them or the person took it out', () => {
    const input = underway();
    const facts = [{ ...fact('database', 'pg', 'Data is in PostgreSQL', ['E2']), confirm: true }];
    const resting = { ...(input.previous[0] as Statement), id: 'A-009', kind: 'assumption' as const, sources: ['E2'] };
    const told = (more: Partial<WriterInput>) =>
      /Facts to confirm that no statement tells yet: (.*)/.exec(
        inputOf(writer.prompt, { ...input, facts, ...more }),
      )?.[1];
    const others = input.previous.filter(({ sources }) => !sources.includes('E2'));
    expect(told({ previous: others })).toBe('E2');
    expect(told({ previous: [...others, resting] })).toBeUndefined();
    expect(told({ previous: others, takenOut: [resting] })).toBeUndefined();
  });
});

describe('an answer does not vanish from a draft', () => {
  const alone = (): WriterInput => ({ ...underway(), editedByPerson: [] });

  it('when the statements that cite it are removed', () => {
    expect(taken(writer, reply([], ['D-001']), alone()).removed).toEqual(['D-001']);
    expect(taken(writer, reply([], ['D-001', 'FR-001']), alone()).removed).toEqual(['FR-001']);
  });

  it('but goes where a comment on the plan names its statements, and not one whose name only begins the same', () => {
    const after = (text: string) => {
      const planComments = [{ questionId: 'Q13', about: '', text }];
      return taken(writer, reply([], ['D-001', 'FR-001']), { ...alone(), planComments }).removed;
    };
    expect(after('D-001 and FR-001 are said elsewhere.')).toEqual(['D-001', 'FR-001']);
    expect(after('D-0010 and NFR-001 are said elsewhere.')).toEqual(['FR-001']);
  });

  it('when the statement that cites it is made into another one', () => {
    const other = line({ id: 'D-001', sources: ['Q2'] });
    const made = taken(writer, reply([other], ['FR-001']), alone());
    expect(made.statements[0]?.id).toBeNull();
    expect(made.removed).toEqual(['FR-001']);
  });

  it('when two statements become one', () => {
    const merged = line({ id: 'D-001', text: 'A big export SHALL run as a job and end in a mail.', sources: ['Q1'] });
    const made = taken(writer, reply([merged], ['FR-001']), alone());
    expect(made).toMatchObject({ statements: [{ id: 'D-001' }], removed: ['FR-001'] });
  });
});
