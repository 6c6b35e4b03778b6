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
  findings: [{ statements: ['FR-001'], text: 'Which date?' }],
  sufficient: true,
  gap: wireQuestion(),
};

describe('the reviewer as a model gets it', () => {
  it('reads as its snapshots', async () => {
    await expect(instructionsOf(reviewer.prompt)).toMatchFileSnapshot('snapshots/instructions.md');
    await expect(inputOf(reviewer.prompt, reviewerInput())).toMatchFileSnapshot('snapshots/whole.md');
    const spent = { ...reviewerInput({ ...shop(), statements: [] }), lint: ['FR-001 says “fast”.'], budgetLeft: 0 };
    await expect(inputOf(reviewer.prompt, spent)).toMatchFileSnapshot('snapshots/nothing-written.md');
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
      findings: ['FR-001: Which date?'],
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

  it('drops ids that do not exist, and findings that say nothing', () => {
    const findings = [
      { statements: ['FR-999'], text: 'Nothing says who pays.' },
      { statements: null, text: ' ' },
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
