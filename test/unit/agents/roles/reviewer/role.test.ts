import { describe, expect, it } from 'vitest';
import { buildReviewerInput } from '../../../../../src/agents/roles/inputs/build';
import { CATALOGUE } from '../../../../../src/agents/questions/catalogue';
import { reviewer } from '../../../../../src/agents/roles/reviewer/role';
import type { Session } from '../../../../../src/agents/session/session';
import type { Statement } from '../../../../../src/agents/session/statement';
import type { Exchange } from '../../../../../src/agents/session/exchanges';
import { contradictionsIn } from '../../../../../src/agents/roles/rule-based/reviewing/contradictions';
import { ordersExport } from '../../specification/orders-export';
import { asked, options, review, session, topic } from '../../specification/session-builder';

function statement(id: string, text: string, rest: Partial<Statement> = {}): Statement {
  return {
    id,
    topicId: 'export',
    kind: 'requirement',
    text,
    dimension: 'behaviour',
    sources: [`Q${id.at(-1)}`],
    by: 'writer',
    dependsOn: [],
    ...rest,
  };
}

/** A choice among what somebody else than the prepared content offered, as the reviewer sees it. */
function chosen(questionId: string, given: Partial<Exchange> = {}): Exchange {
  return {
    questionId,
    topicId: 'export',
    type: 'pick_one',
    purpose: 'elicit',
    dimensions: ['behaviour'],
    about: null,
    subject: null,
    by: 'model',
    subjectArea: null,
    question: 'Which?',
    config: { question: 'Which?' },
    evidence: [],
    answer: { selected: 'a' },
    digest: '',
    nonAnswer: null,
    text: '',
    ...given,
  };
}

function pairs(...texts: (string | [string, Partial<Statement>])[]): string[] {
  return pairsAfter(texts.map((_, at) => chosen(`Q${at + 1}`)).concat(chosen('Q9')), ...texts);
}

function pairsAfter(exchanges: Exchange[], ...texts: (string | [string, Partial<Statement>])[]): string[] {
  const statements = texts.map((one, at) =>
    typeof one === 'string' ? statement(`FR-00${at + 1}`, one) : statement(`FR-00${at + 1}`, ...one),
  );
  return contradictionsIn(statements, exchanges).map(({ first, second }) => `${first.id} ${second.id}`);
}

const NON_GOAL = { kind: 'non_goal' as const };

describe('two statements contradict each other', () => {
  it.each([
    [
      'when one asserts what the other denies',
      'The export SHALL include deleted orders.',
      'The export SHALL NOT include deleted orders.',
    ],
    [
      'when they name different amounts of one unit',
      'The export finishes within 5 seconds.',
      'The export finishes within 30 seconds.',
    ],
    [
      'when one calls for more than the other allows',
      'A page holds at least 50 rows.',
      'A page holds at most 20 rows.',
    ],
    ['in different units of writing the same', 'Logs are kept for 14 days.', 'Logs are kept for 30 days.'],
  ])('%s', (_why, first, second) => {
    expect(pairs(first, second)).toEqual(['FR-001 FR-002']);
  });

  it('when one is named as a non-goal', () => {
    expect(pairs('The export SHALL offer XML files.', ['Not part of this change: XML export.', NON_GOAL])).toEqual([
      'FR-001 FR-002',
    ]);
  });
});

describe('amounts that prepared questions asked for', () => {
  it('can contradict each other', () => {
    const amount = (id: string, value: number) => chosen(id, { type: 'slider', by: 'offline', answer: { value } });
    expect(
      pairsAfter([amount('Q1', 14), amount('Q2', 30)], 'Logs are kept for 14 days.', 'Logs are kept for 30 days.'),
    ).toEqual(['FR-001 FR-002']);
  });
});

describe('two statements do not contradict each other', () => {
  it.each([
    [
      'when they are about different things',
      'The export SHALL include deleted orders.',
      'The import SHALL NOT touch customer names.',
    ],
    ['when both amounts have room', 'A page holds at least 5 rows.', 'A page holds at most 20 rows.'],
    ['when the units differ', 'A page opens within 2 seconds.', 'A page holds 20 rows.'],
    [
      'when they hold under different conditions',
      'WHEN a row is broken, the system SHALL stop the import.',
      'WHEN a row is empty, the system SHALL not stop the import.',
    ],
    ['when they say the same', 'Logs are kept for 14 days.', 'Logs SHALL be kept for 14 days.'],
    ['when both forbid', 'The log SHALL NOT hold names.', 'The log never holds names.'],
  ])('%s', (_why, first, second) => {
    expect(pairs(first, second)).toEqual([]);
  });

  it('when they come from one answer', () => {
    expect(
      pairs(
        ['The first retry comes after 1 second.', { sources: ['Q9'] }],
        ['The second retry comes after 5 seconds.', { sources: ['Q9'] }],
      ),
    ).toEqual([]);
  });

  it.each([
    ['what was written in free text', { type: 'ask_text', answer: { text: 'x' } }],
    ['a choice with words of one’s own', { answer: { selected: 'a', other: 'for admins only' } }],
    ['a question that was not answered', { answer: null, nonAnswer: 'dont_know' }],
  ] as const)('when one of them rests on %s: what words mean, rules cannot tell', (_what, given) => {
    const opposed = ['Logs are kept for 14 days.', 'Logs are kept for 30 days.'];
    expect(pairsAfter([chosen('Q1'), chosen('Q2')], ...opposed)).toEqual(['FR-001 FR-002']);
    expect(pairsAfter([chosen('Q1'), chosen('Q2', given)], ...opposed)).toEqual([]);
  });

  it('when one of them is a choice of the prepared content: its options go together', () => {
    const opposed = ['Logs are kept for 14 days.', 'Logs are kept for 30 days.'];
    expect(pairsAfter([chosen('Q1'), chosen('Q2', { by: 'caller' })], ...opposed)).toEqual(['FR-001 FR-002']);
    expect(pairsAfter([chosen('Q1'), chosen('Q2', { by: 'offline' })], ...opposed)).toEqual([]);
  });

  it('when the person has put one of them in their own words', () => {
    expect(pairs('Logs are kept for 14 days.', ['Logs are kept for 30 days.', { by: 'person' }])).toEqual([]);
  });

  it('when nobody claims them', () => {
    expect(pairs('Logs are kept for 14 days.', ['Are logs kept for 30 days?', { kind: 'open_question' }])).toEqual([]);
  });
});

const text = (question: string, answer = 'Yes') => ({
  type: 'ask_text' as const,
  config: { question },
  answer: { text: answer },
});
const choice = (question: string) => ({
  type: 'pick_one' as const,
  config: { question, options: options('This', 'That') },
  answer: { selected: 'a' },
});
/** A choice that a model offered. */
const offered = (id: string, title: string) => {
  const made = asked(id, choice(title));
  return { ...made, question: { ...made.question, by: 'model' as const } };
};
const accepted = asked('Q9', { ...text('How is it accepted?'), dimensions: ['acceptance'] });
const settled = topic('export', 'Export', ['behaviour']);

function reviewed(statements: Statement[], rest: Partial<Session> = {}) {
  return review(
    session({
      topics: [settled],
      questions: [offered('Q1', 'Q one?'), offered('Q2', 'Q two?'), accepted],
      statements,
      ...rest,
    }),
  );
}

describe('the offline reviewer', () => {
  const [yes, no] = [
    statement('FR-001', 'The export SHALL include deleted orders.'),
    statement('FR-002', 'The export SHALL NOT include deleted orders.'),
  ];

  it('asks first which of two opposing statements holds', () => {
    const { contradictions, gap, sufficient, findings } = reviewed([yes, no]);
    expect(contradictions).toEqual(['FR-001 and FR-002 do not fit together: one asserts what the other rules out.']);
    expect(findings).toContain(contradictions[0]);
    expect(gap).toMatchObject({
      type: 'pick_one',
      about: 'holds:FR-001:FR-002',
      config: {
        options: [{ label: yes.text }, { label: no.text }, { label: 'Both hold' }, { label: 'Neither holds' }],
      },
    });
    expect(sufficient).toBe(false);
  });

  it('takes the person’s word for which one holds, and does not ask again', () => {
    const question = {
      question: 'FR-001 and FR-002 do not fit together: which one holds?',
      options: [
        { id: 'FR-001', label: yes.text },
        { id: 'FR-002', label: no.text },
      ],
    };
    const answered = asked('Q3', {
      type: 'pick_one',
      config: question,
      answer: { selected: 'FR-001' },
      about: 'review-gap',
    });
    const { contradictions, gap } = reviewed([yes, no], {
      questions: [answered, accepted, offered('Q1', 'Q one?'), offered('Q2', 'Q two?')],
    });
    expect([contradictions, gap]).toEqual([[], null]);
  });

  it('says that nothing shows it to work where nobody spoke of that, and asks nobody out of the blue', () => {
    const { gap, sufficient } = reviewed([yes], { questions: [asked('Q1', text('Q one?'))] });
    expect(gap).toBeNull();
    expect(sufficient).toBe(false);
  });

  it('asks how much a vague word means', () => {
    expect(reviewed([statement('NFR-001', 'Search is fast.', { kind: 'quality' })]).gap).toMatchObject({
      type: 'ask_text',
      config: { question: '“fast”: which number would show it, and where is it measured?' },
    });
    expect(reviewed([statement('NFR-001', 'Setup is user-friendly.', { kind: 'quality' })]).gap).toMatchObject({
      type: 'ask_text',
      config: { question: 'By what would you notice that it is “user-friendly”?' },
    });
  });

  it('asks nothing when the budget is spent or nothing is missing', () => {
    expect(reviewed([yes, no], { budget: 3 }).gap).toBeNull();
    const good = review(ordersExport());
    expect(good).toEqual({
      quality: '13 of 15 statements rest on what was said or seen, 2 on assumptions. To look at: 3 without a scenario.',
      contradictions: [],
      gap: null,
      sufficient: true,
      findings: ['No scenario checks FR-001, FR-002, EC-001.'],
      raised: [],
      gapFor: null,
      settled: [],
      knownSince: [],
    });
  });

  it('asks only questions that fit their type', () => {
    const inputs = [reviewed([yes, no]), reviewed([statement('NFR-001', 'Search is fast.', { kind: 'quality' })])];
    for (const { gap } of inputs) {
      expect(gap && CATALOGUE[gap.type].config.safeParse(gap.config).success).toBe(true);
    }
  });

  it('has nothing to praise in an empty draft', () => {
    expect(reviewer.offline({ ...buildReviewerInput(session({ statements: [] }), []), budgetLeft: 0 })).toMatchObject({
      quality: 'Nothing is written down yet.',
      sufficient: false,
    });
  });
});
