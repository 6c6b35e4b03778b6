import { describe, expect, it } from 'vitest';
import { buildWriterInput } from '../../../../../src/agents/roles/inputs/build';
import { writer } from '../../../../../src/agents/roles/writer/role';
import type { Session } from '../../../../../src/agents/session/session';
import {
  asked,
  evidence,
  fact,
  ofOne,
  options,
  session,
  texts,
  topic,
  written,
  writeTopic,
} from '../../specification/session-builder';

const line = (given: Parameters<typeof ofOne>[0]) => ofOne(given).map(({ kind, text }) => `${kind}: ${text}`);
const formats = {
  question: 'Which format should the export use?',
  options: options('CSV', 'JSON', 'XML'),
  recommended: 'b',
};

describe('the offline writer', () => {
  it('records a choice that others offered by its label, with the options that were not taken: why, only the person knows', () => {
    const config = {
      question: 'How should the export be started?',
      options: [
        { id: 'a', label: 'From a button', description: 'In the list’s toolbar.' },
        { id: 'b', label: 'By a job', cons: ['nobody sees it', 'needs a queue'] },
      ],
    };
    expect(ofOne({ type: 'show_options', config, answer: { selected: 'a' } })).toMatchObject([
      {
        id: 'D-001',
        kind: 'decision',
        text: 'How should the export be started? From a button',
        sources: ['Q1'],
        rejected: [{ option: 'By a job' }],
      },
    ]);
    expect(ofOne({ type: 'show_options', config, answer: { selected: 'a' } })[0]?.rejected?.[0]).not.toHaveProperty(
      'reason',
    );
  });

  it('records several choices in one statement, the person’s own in another, and nothing chosen as just that', () => {
    const config = {
      question: 'Which formats should the export offer?',
      options: options('CSV', 'JSON', 'XML'),
      allowOther: true,
    };
    expect(line({ type: 'pick_many', config, answer: { selected: ['a', 'c'], other: 'ODS' } })).toEqual([
      'requirement: Which formats should the export offer? CSV and XML',
      'requirement: Which formats should the export offer? ODS',
    ]);
    expect(line({ type: 'pick_many', config, answer: { selected: [] } })).toEqual([
      'requirement: Which formats should the export offer? None of the options',
    ]);
  });

  it('keeps each non-answer apart: delegated, open, in the person’s words, or not written yet', () => {
    const one = { type: 'pick_one' as const, config: formats };
    expect(line({ ...one, nonAnswer: 'you_decide' })).toEqual([
      'delegated: Delegated: Which format should the export use? (recommended: JSON)',
    ]);
    expect(line({ ...one, nonAnswer: 'dont_know', text: 'ask sales' })).toEqual([
      'open_question: Which format should the export use? Not known to the person asked. Ask sales.',
    ]);
    expect(ofOne({ ...one, nonAnswer: 'none_of_these', text: 'Parquet' })).toMatchObject([
      {
        kind: 'decision',
        text: 'Which format should the export use? Parquet',
        rejected: [{ option: 'CSV' }, { option: 'JSON' }, { option: 'XML' }],
      },
    ]);
    const putOff = session({ questions: [asked('Q1', { ...one, nonAnswer: 'not_now' })] });
    expect(texts(written(putOff, 'incremental'))).toEqual([]);
    expect(texts(written(putOff, 'full_revision'))).toEqual([
      'open_question: Which format should the export use? Not answered.',
    ]);
  });

  it('names the options of a delegated question that recommended none', () => {
    const config = { question: 'Which format should the export use?', options: options('CSV', 'JSON') };
    expect(line({ type: 'pick_one', config, nonAnswer: 'you_decide' })).toEqual([
      'delegated: Delegated: Which format should the export use? (options shown: CSV and JSON)',
    ]);
  });

  it('makes a slider a measurable quality with its unit, zero included', () => {
    const config = { question: 'How long may a search take?', min: 0, max: 10, unit: 'seconds' };
    expect(line({ type: 'slider', dimensions: ['quality'], config, answer: { value: 2 } })).toEqual([
      'quality: How long may a search take? 2 seconds',
    ]);
    expect(line({ type: 'slider', dimensions: ['quality'], config, answer: { value: 0 } })).toEqual([
      'quality: How long may a search take? 0 seconds',
    ]);
    const scale = {
      question: 'How strict should validation be?',
      min: 1,
      max: 5,
      labels: { min: 'lenient', max: 'strict' },
    };
    expect(line({ type: 'slider', dimensions: ['quality'], config: scale, answer: { value: 4 } })).toEqual([
      'quality: How strict should validation be? 4 on a scale from 1 (lenient) to 5 (strict)',
    ]);
  });

  it('keeps an order as an order and ratings with their scale', () => {
    const things = options('Speed', 'Safety', 'Price');
    const ranking = [
      { id: 'a', rank: 2 },
      { id: 'b', rank: 1 },
      { id: 'c', rank: 3 },
    ];
    expect(
      line({
        type: 'rank',
        config: { question: 'What should become better? Most important first.', options: things },
        answer: { ranking },
      }),
    ).toEqual([
      'decision: What should become better? Most important first. 1. Safety; 2. Speed; 3. Price (in this order)',
    ]);
    expect(
      line({
        type: 'rate',
        config: { question: 'How important are these?', options: things },
        answer: { ratings: { a: 5, b: 3, c: null } },
      }),
    ).toEqual(['decision: How important are these? Speed 5, Safety 3; not applicable: Price (rated from 1 to 5)']);
  });

  it('splits what is visibly a list into its items, verbatim', () => {
    const given = {
      type: 'ask_text' as const,
      dimensions: ['acceptance' as const],
      config: { question: 'By which checks will you accept the result?', multiline: true },
      answer: {
        text: '- An empty list gives a header\n- Given two rows, when I export, then both are there.\n- no crash at 10k rows',
      },
    };
    expect(line(given)).toEqual([
      'acceptance: An empty list gives a header',
      'acceptance: Given two rows, when I export, then both are there.',
      'acceptance: no crash at 10k rows',
    ]);
  });

  it('makes a statement of each sentence that stands for itself, in the case that was asked about', () => {
    const given = {
      type: 'ask_text' as const,
      dimensions: ['errors' as const],
      config: { question: 'What should happen when the disk is full?' },
    };
    expect(
      line({ ...given, answer: { text: 'The app shows a banner. It goes away by itself. New uploads are refused.' } }),
    ).toEqual([
      'edge_case: WHEN the disk is full, the app shows a banner. It goes away by itself.',
      'edge_case: WHEN the disk is full: New uploads are refused.',
    ]);
  });

  it.each([
    ['user_goal', 'Who is it for?', 'As a clerk, I want a list, so that I can call people.', 'story'],
    ['user_goal', 'Who is it for?', 'Clerks need a list of open orders.', 'goal'],
    ['scope', 'What is out of scope?', 'Importing is not included.', 'non_goal'],
    ['scope', 'What belongs to it?', 'Orders and refunds are exported.', 'requirement'],
    ['data', 'Which fields does a record have?', 'A record has a number and a date.', 'entity'],
    ['interfaces', 'How is it called?', 'The route takes a date.', 'interface'],
    ['errors', 'What can fail?', 'Broken rows are skipped.', 'edge_case'],
    ['quality', 'How good must it be?', 'A page must open within 2 seconds.', 'quality'],
    ['security', 'Who may see it?', 'Only admins can see totals.', 'requirement'],
    ['rollout', 'In which steps is it delivered?', 'The importer is delivered in May.', 'task'],
    ['risks', 'What worries you?', 'The old data is incomplete.', 'risk'],
  ] as const)('an answer on %s to “%s” (%s) is a %s', (dimension, question, text, kind) => {
    expect(ofOne({ type: 'ask_text', dimensions: [dimension], config: { question }, answer: { text } })).toMatchObject([
      { kind, text, dimension },
    ]);
  });

  it('takes how things are today for a fact, not for a requirement', () => {
    const given = {
      type: 'ask_text' as const,
      config: { question: 'What exactly do you observe, and how can it be reproduced?' },
    };
    expect(line({ ...given, answer: { text: 'The page shows an error after login.' } })).toEqual([
      'fact: The page shows an error after login.',
    ]);
  });

  it('writes nothing where nothing is added', () => {
    const config = { question: 'Is there anything else about “Export” that should be captured?' };
    expect(line({ type: 'ask_text', config, answer: { text: 'No, that is it' } })).toEqual([]);
    expect(
      line({ type: 'confirm', config: { question: 'Should it be logged?' }, answer: { choice: 'cancel' } }),
    ).toEqual([]);
    expect(line({ type: 'ask_text', config })).toEqual([]);
  });

  it('takes remarks on what was shown in the person’s words; a plan, approved or sent back, says nothing new', () => {
    const plan = { question: 'Is this what you want built?', sections: [{ id: 's', title: 'Errors', content: '…' }] };
    expect(
      line({
        type: 'show_plan',
        config: plan,
        purpose: 'approval',
        answer: {
          decision: 'revise',
          annotations: [{ sectionId: 's', text: 'missing: timeouts' }],
          feedback: 'The limit must be 5 MB.',
        },
      }),
    ).toEqual([]);
    expect(
      line({ type: 'show_plan', config: plan, purpose: 'approval', answer: { decision: 'approve', annotations: [] } }),
    ).toEqual([]);
    const diff = { question: 'Is this the change?', before: 'a', after: 'b', filePath: 'src/x.ts' };
    expect(
      line({ type: 'show_diff', config: diff, answer: { decision: 'reject', feedback: 'Keep the old name.' } }),
    ).toEqual(['decision: The change shown for src/x.ts is rejected.', 'requirement: Keep the old name.']);
  });

  it('makes no statement of what is said about the draft or to whoever asks: it stays a comment', () => {
    const plan = { question: 'Is this what you want built?', sections: [{ id: 's', title: 'Errors', content: '…' }] };
    const sentBack = {
      type: 'show_plan' as const,
      config: plan,
      answer: {
        decision: 'revise',
        annotations: [{ sectionId: 's', text: 'Delete FR-002. Errors must be shown in red.' }],
      },
    };
    expect(line({ ...sentBack, purpose: 'approval' })).toEqual([]);
    expect(line(sentBack)).toEqual(['requirement: Errors must be shown in red.']);
    const toTheInterviewer = { ...sentBack.answer, feedback: 'Please ask about how commands share code' };
    expect(line({ ...sentBack, purpose: 'approval', answer: toTheInterviewer })).toEqual([]);
    const config = { question: 'What should the plan say instead?' };
    expect(line({ type: 'ask_text', config, answer: { text: 'Drop NFR-001. The limit must be 5 MB.' } })).toEqual([
      'requirement: The limit must be 5 MB.',
    ]);
  });

  it('repeats short code, and points to long code', () => {
    const code = (lines: number) =>
      line({
        type: 'ask_code',
        config: { question: 'How should a call to it look?' },
        answer: { code: 'a()\n'.repeat(lines), language: 'ts' },
      });
    expect(code(2)).toEqual(['requirement: How should a call to it look? `a()` ⏎ `a()`']);
    expect(code(13)).toEqual([
      'requirement: How should a call to it look? exactly as in the code of Q1 (ts, 13 lines), which begins a()',
    ]);
  });

  it('has the evidence of the question among the sources, after the answer', () => {
    const [statement] = ofOne({
      type: 'confirm',
      evidence: ['E2', 'E1'],
      config: { question: 'Should it be logged?' },
      answer: { choice: 'yes' },
    });
    expect(statement?.sources).toEqual(['Q1', 'E2', 'E1']);
  });

  it('uses the person’s terms in the draft; their answer stays as they gave it', () => {
    const before = session({
      terms: [{ term: 'client', preference: 'avoid', instead: 'customer' }],
      questions: [
        asked('Q1', {
          type: 'ask_text',
          config: { question: 'Which client fields should the export contain?' },
          answer: { text: 'client id' },
        }),
      ],
    });
    expect(texts(written(before))).toEqual([
      'requirement: Which customer fields should the export contain? customer id',
    ]);
    expect(before.questions[0]?.response).toMatchObject({ value: { text: 'client id' } });
  });

  it('writes unconfirmed facts as assumptions with their evidence, and leaves settled ones to the answer', () => {
    const before = session({
      evidence: [evidence('E1', 'package.json', 1, 9, 'vitest')],
      facts: [
        fact('test_runner', 'vitest', 'Tests run with vitest.', ['E1'], true),
        fact('lint', 'eslint', 'Code is linted with eslint.', ['E1']),
      ],
    });
    expect(written(before).statements).toMatchObject([
      { kind: 'assumption', text: 'Tests run with vitest.', sources: ['E1'], dimension: 'acceptance' },
    ]);
    const question = {
      type: 'confirm' as const,
      evidence: ['E1'],
      config: { question: 'Do the tests run with vitest?' },
    };
    const confirmed = { ...before, questions: [asked('Q1', { ...question, answer: { choice: 'yes' } })] };
    expect(texts(written(confirmed))).toEqual(['requirement: Do the tests run with vitest? Yes']);
    const denied = { ...before, questions: [asked('Q1', { ...question, answer: { choice: 'no' } })] };
    expect(texts(written(denied))).toEqual(['requirement: Do the tests run with vitest? No']);
  });

  it('writes down messages that say something, and leaves out those that only steer', () => {
    const message = (id: string, text: string) => ({ id, text, by: 'person' as const, seq: 1, reply: '' });
    const before = session({
      messages: [
        message('M1', 'Show me what we have'),
        message('M2', 'That’s enough'),
        message('M3', 'Exports must never contain passwords. What else?'),
      ],
    });
    expect(written(before).statements).toMatchObject([
      { text: 'Exports must never contain passwords.', sources: ['M3'], dimension: 'security' },
    ]);
  });

  it('keeps words of a message that lean on what was said before with it', () => {
    const text = 'The log must name the user who did it.\nAnd never the password. Okay?';
    const before = session({ messages: [{ id: 'M1', text, by: 'person' as const, seq: 1, reply: '' }] });
    expect(texts(written(before))).toEqual([
      'requirement: The log must name the user who did it. And never the password.',
    ]);
  });

  it('says what is still missing', () => {
    const before = session({ topics: [topic('export', 'Export', ['errors', 'quality'])] });
    const [place] = before.topics;
    expect(place && writer.offline(buildWriterInput(before, place, 'incremental')).comment).toBe(
      'Not settled yet: Errors and edge cases; Quality requirements.',
    );
  });
});

describe('rewriting a draft', () => {
  const limits = { type: 'ask_text' as const, config: { question: 'Which rules must it obey?', multiline: true } };
  const first = (text: string): Session => session({ questions: [asked('Q1', { ...limits, answer: { text } })] });
  const revised = (before: Session, text: string): Session => ({ ...before, questions: first(text).questions });
  const ids = ({ statements }: Session) => statements.map(({ id, text }) => `${id} ${text}`);
  const two = written(first('Rows are sorted by date.\nTotals are shown in euro.'), 'incremental');

  it('returns nothing where nothing changed', () => {
    const [place] = two.topics;
    expect(place && writer.offline(buildWriterInput(two, place, 'incremental'))).toMatchObject({
      statements: [],
      removed: [],
    });
  });

  it('replaces a statement in its place when its answer is revised', () => {
    expect(
      ids(writeTopic(revised(two, 'Rows are sorted by name.\nTotals are shown in euro.'), 'export', 'incremental')),
    ).toEqual(['FR-001 Rows are sorted by name.', 'FR-002 Totals are shown in euro.']);
  });

  it('keeps the id of a line that moved, and numbers a new one after all others', () => {
    expect(
      ids(
        writeTopic(
          revised(two, 'Dates are local.\nRows are sorted by date.\nTotals are shown in euro.'),
          'export',
          'incremental',
        ),
      ),
    ).toEqual(['FR-001 Rows are sorted by date.', 'FR-002 Totals are shown in euro.', 'FR-003 Dates are local.']);
  });

  it('removes statements whose source is gone, or says less than before', () => {
    expect(ids(writeTopic(revised(two, 'Totals are shown in euro.'), 'export', 'incremental'))).toEqual([
      'FR-002 Totals are shown in euro.',
    ]);
    expect(ids(writeTopic({ ...two, questions: [] }, 'export', 'incremental'))).toEqual([]);
  });

  it('leaves what a model wrote from the request or the workspace, as long as its source is there', () => {
    const [pattern] = two.statements;
    if (!pattern) throw new Error('No statement was written.');
    const theirs = ['request', 'E1', 'E2'].map((source, at) => ({
      ...pattern,
      id: `G-00${at + 1}`,
      text: source,
      kind: 'goal' as const,
      sources: [source],
      by: 'writer' as const,
    }));
    const mixed: Session = {
      ...two,
      evidence: [evidence('E1', 'a.ts', 1, 1, 'x')],
      statements: [...two.statements, ...theirs],
    };
    expect(writeTopic(mixed, 'export', 'incremental').statements.map(({ id }) => id)).toEqual([
      'FR-001',
      'FR-002',
      'G-001',
      'G-002',
    ]);
  });

  it('gives a statement that changed its kind a new id', () => {
    const open: Session = { ...two, questions: [asked('Q1', { ...limits, nonAnswer: 'dont_know' })] };
    expect(ids(writeTopic(open, 'export', 'incremental'))).toEqual([
      'OQ-001 Which rules must it obey? Not known to the person asked.',
    ]);
  });

  it('leaves alone what the person has put in their own words, even when the answer is revised', () => {
    const own: Session = {
      ...two,
      editedByPerson: ['FR-001'],
      statements: two.statements.map((s) =>
        s.id === 'FR-001' ? { ...s, text: 'Newest first.', by: 'person' as const } : s,
      ),
    };
    expect(
      ids(writeTopic(revised(own, 'Rows are sorted by name.\nTotals are shown in dollars.'), 'export', 'incremental')),
    ).toEqual(['FR-001 Newest first.', 'FR-002 Totals are shown in dollars.']);
    expect(ids(writeTopic({ ...own, questions: [] }, 'export', 'incremental'))).toEqual(['FR-001 Newest first.']);
  });

  it('merges near repetitions in a full revision, keeps both sources, and stays merged afterwards', () => {
    const text = 'The rows are sorted by date.';
    const twice = session({
      questions: [
        asked('Q1', { ...limits, answer: { text } }),
        asked('Q2', { ...limits, answer: { text: 'Rows are sorted by the date.' } }),
      ],
    });
    expect(ids(written(twice, 'incremental'))).toHaveLength(2);
    const merged = written(written(twice, 'incremental'), 'full_revision');
    expect(merged.statements).toMatchObject([{ id: 'FR-001', sources: ['Q1', 'Q2'] }]);
    expect(ids(writeTopic(merged, 'export', 'incremental'))).toEqual(ids(merged));
  });

  it('does not merge what differs in a number or in sense', () => {
    const answers = ['Exports hold 10 rows.', 'Exports hold 20 rows.', 'Exports never hold 20 rows.'];
    const three = session({
      questions: answers.map((text, at) => asked(`Q${at + 1}`, { ...limits, answer: { text } })),
    });
    expect(written(three).statements).toHaveLength(3);
  });
});
