import { describe, expect, it } from 'vitest';
import { estimateTokens } from '../../../../../src/agents/base/text/tokens';
import { reviewer } from '../../../../../src/agents/roles/reviewer/role';
import {
  FRAME,
  inputOf,
  instructionsOf,
  refusals,
  reviewerInput,
  shop,
  taken,
  wireQuestion,
} from '../prompt-parts/shop';

const REPLY = {
  quality: 'A developer can build from this.',
  contradictions: null,
  findings: [
    { statements: ['FR-001'], text: 'Which date?', fix: null },
    { statements: ['D-001'], text: 'Q1 says more.', fix: 'Say what Q1 says.' },
  ],
  settled: null,
  sufficient: true,
  gap: wireQuestion(),
  gapFor: 1,
  gapTopic: 'file',
};

describe('the reviewer as a model gets it', () => {
  it('reads as its snapshots', async () => {
    await expect(instructionsOf(reviewer.prompt)).toMatchFileSnapshot('snapshots/instructions.md');
    await expect(inputOf(reviewer.prompt, reviewerInput())).toMatchFileSnapshot('snapshots/whole.md');
    const spent = { ...reviewerInput({ ...shop(), statements: [] }), lint: ['FR-001 says “fast”.'], budgetLeft: 0 };
    await expect(inputOf(reviewer.prompt, spent)).toMatchFileSnapshot('snapshots/nothing-written.md');
  });

  it('is told the question that is on screen, whose answer comes soon', () => {
    const told = inputOf(reviewer.prompt, { ...reviewerInput(), openQuestion: 'How many levels are there?' });
    expect(told).toContain(
      'On screen, about to be answered, so no finding and no gap of its own: "How many levels are there?"',
    );
  });

  it('fits, however much was said and written', () => {
    const input = reviewerInput();
    const many = Array.from({ length: 12 }, (_, n) => n);
    const long = {
      ...input,
      statements: many.flatMap((n) => input.statements.map((s) => ({ ...s, id: `${s.id}${n}` }))),
      exchanges: many.flatMap(() => input.exchanges),
      lint: many.flatMap(() => [
        'FR-001 is vague: say how much, in a unit that can be measured.',
        'D-001 repeats FR-002.',
      ]),
    };
    const said = inputOf(reviewer.prompt, long, { ...FRAME, tokens: 6_000 });
    expect(estimateTokens(said)).toBeLessThan(6_600);
    expect(said).toContain('left out here');
  });
});

describe('a model’s review', () => {
  it('names its findings by the statements they are about, and asks one more question', () => {
    expect(taken(reviewer, REPLY, reviewerInput())).toMatchObject({
      quality: 'A developer can build from this.',
      contradictions: [],
      findings: ['FR-001: Which date?', 'D-001: Q1 says more.'],
      sufficient: true,
      gap: { type: 'slider', purpose: 'elicit', by: 'model', evidence: ['E2'] },
    });
  });

  it('tells contradictions between two statements that exist, and is then not sufficient', () => {
    const contradictions = [
      { first: 'fr-002', second: 'D-002', why: 'one file or two.' },
      { first: 'FR-002', second: 'FR-999', why: 'x' },
      { first: 'FR-002', second: 'FR-002', why: 'x' },
    ];
    const made = taken(reviewer, { ...REPLY, contradictions }, reviewerInput());
    expect(made.contradictions).toEqual(['FR-002 and D-002 do not fit together: one file or two.']);
    expect(made.findings[0]).toBe(made.contradictions[0]);
    expect(made.sufficient).toBe(false);
  });

  it('gives each finding its way to an end: a question, a fix for the writer, or neither', () => {
    const { raised, gapFor } = taken(reviewer, REPLY, reviewerInput());
    expect(raised).toEqual([
      { text: 'FR-001: Which date?', statements: ['FR-001'], fix: '', question: null, topicId: 'file' },
      { text: 'D-001: Q1 says more.', statements: ['D-001'], fix: 'Say what Q1 says.', question: null },
    ]);
    expect(gapFor).toBe(0);
    const alone = taken(reviewer, { ...REPLY, gapFor: null }, reviewerInput());
    expect(alone.raised[0]).toMatchObject({ text: wireQuestion().why, statements: [] });
    expect([alone.gapFor, alone.raised.length]).toEqual([0, 3]);
    const [other] = taken(reviewer, { ...REPLY, gapTopic: 'T99' }, reviewerInput()).raised;
    expect(other).not.toHaveProperty('topicId');
    const findings = [
      { statements: [], topic: 'file', text: 'No check says when it is done.', fix: 'Say what Q1 says.' },
      { statements: ['FR-001'], topic: 'file', text: 'Which date?', fix: null },
    ];
    const missing = taken(reviewer, { ...REPLY, findings, gap: null, gapFor: null }, reviewerInput()).raised;
    expect(missing.map(({ topicId }) => topicId)).toEqual(['file', undefined]);
  });

  it('puts two statements that cannot both hold to the person, with what each rests on', () => {
    const contradictions = [{ first: 'FR-002', second: 'D-002', why: 'one file or two.' }];
    const { raised } = taken(reviewer, { ...REPLY, contradictions }, reviewerInput());
    const { question } = raised[0] ?? {};
    const options = question?.config['options'] as { id: string; description?: string }[];
    expect(question).toMatchObject({ type: 'pick_one', by: 'model', about: 'holds:FR-002:D-002' });
    expect(options.map(({ id }) => id)).toEqual(['first', 'second', 'both', 'neither']);
    expect(options[0]?.description).toMatch(/^FR-002: Q\d+ “.+”/);
    expect(question?.config['recommended']).toBeUndefined();
  });

  it('says which earlier findings are settled, of those there are', () => {
    const earlier = [{ id: 'V1', text: 'Which date?', by: 'model' as const, became: 'left open' }];
    const made = taken(reviewer, { ...REPLY, settled: ['v1', 'V9'] }, { ...reviewerInput(), earlier });
    expect(made.settled).toEqual(['V1']);
  });

  it('says what the look left unknown and something said since has settled, by its place', () => {
    const look = { summary: 'Seen.', gaps: ['Nothing says who pays.', 'Nothing says when.'] };
    const input = { ...reviewerInput(), look };
    expect(inputOf(reviewer.prompt, input)).toContain('- unknown-2: "Nothing says when."');
    expect(taken(reviewer, { ...REPLY, settled: ['unknown-2', 'unknown-9'] }, input)).toMatchObject({
      settled: [],
      knownSince: ['Nothing says when.'],
    });
  });

  it('names no finding by its id in words that a reader of the specification gets to see', () => {
    const findings = [{ statements: ['FR-001'], text: 'V1: Which date (V1, miss-T2)? FR-001 names none.', fix: null }];
    const { raised } = taken(reviewer, { ...REPLY, findings, gap: null, gapFor: null }, reviewerInput());
    expect(raised[0]?.text).toBe('FR-001: Which date? FR-001 names none.');
  });

  it('drops ids that do not exist, and findings that say nothing', () => {
    const findings = [
      { statements: ['FR-999'], text: 'Nothing says who pays.', fix: null },
      { statements: null, text: ' ', fix: null },
    ];
    expect(taken(reviewer, { ...REPLY, findings }, reviewerInput()).findings).toEqual(['Nothing says who pays.']);
  });

  it('asks nothing once the budget is spent, and finds an empty draft insufficient', () => {
    const input = { ...reviewerInput({ ...shop(), statements: [] }), budgetLeft: 0 };
    expect(taken(reviewer, REPLY, input)).toMatchObject({ gap: null, sufficient: false });
  });

  it('is sent back where its question fits no card', () => {
    const broken = { ...REPLY, gap: wireQuestion({ why: ' ' }) };
    expect(refusals(reviewer, broken, reviewerInput()).join()).toMatch(/^gap\.why: /);
  });
});
