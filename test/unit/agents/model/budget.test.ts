import { describe, expect, it } from 'vitest';
import { callBudget } from '../../../../src/agents/model/budget';
import { estimateTokens } from '../../../../src/agents/base/text/tokens';

describe('the tokens of a call', () => {
  it.each([
    [null, 3_000, { input: 16_000, toolResults: 8_000 }],
    [200_000, 3_000, { input: 24_000, toolResults: 12_000 }],
    [32_000, 3_000, { input: 17_250, toolResults: 5_750 }],
    [8_000, 3_000, { input: 2_250, toolResults: 750 }],
    [2_000, 3_000, { input: 500, toolResults: 0 }],
  ])('of a model that takes %s, with %i for the rest', (context, overhead, budget) => {
    expect(callBudget(context, overhead)).toEqual(budget);
  });

  it.each([
    ['', 0],
    ['a'.repeat(38), 10],
    ['’–“'.repeat(10), 8],
    ['日'.repeat(14), 10],
    ['\ud800', 1],
  ])('of %j are about %i', (text, tokens) => {
    expect(estimateTokens(text)).toBe(tokens);
  });
});
