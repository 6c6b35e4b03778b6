import { describe, expect, it } from 'vitest';
import { automaticAnswer, digestAnswer } from '../../../../src/agents/questions/catalogue';
import { gridValues, snapToGrid } from '../../../../src/agents/questions/step-grid';
import { AB, ABC, configOf, expectTaken, problemsOf, reasonAgainst } from './refusals';

const ranked = (...ids: string[]) => ({ ranking: ids.map((id, index) => ({ id, rank: index + 1 })) });

describe('rank', () => {
  const config = configOf('rank', { options: ABC });

  it('needs two options', () => {
    expect(problemsOf('rank', { options: AB.slice(0, 1) })).toEqual(['config.options: at least 2 options']);
  });

  it('takes a permutation, whatever the order in which it is listed', () => {
    expectTaken('rank', config, ranked('b', 'a', 'other'));
    const shuffled = { ranking: ranked('b', 'a', 'other').ranking.toReversed() };
    expectTaken('rank', config, shuffled, ranked('b', 'a', 'other'));
    expect(digestAnswer('rank', config, shuffled)).toBe('1. Beta, 2. Alpha, 3. Gamma');
  });

  it('says why it refuses', () => {
    expect(reasonAgainst('rank', config, ranked('a', 'b'))).toBe('“Gamma” is not ranked yet.');
    expect(reasonAgainst('rank', config, ranked('a', 'b', 'b'))).toBe('“Beta” is ranked twice.');
    expect(reasonAgainst('rank', config, ranked('a', 'b', 'x'))).toBe('“x” is not one of the options.');
    const gap = { ranking: [...ranked('a', 'b').ranking, { id: 'other', rank: 4 }] };
    expect(reasonAgainst('rank', config, gap)).toBe('Give each rank from 1 to 3 once.');
    expect(reasonAgainst('rank', config, { ranking: [{ id: 'a', rank: 'top' }] })).toContain(
      'answer.ranking[0].rank: must be a number',
    );
  });

  it('answers by itself with the order given', () => {
    expect(automaticAnswer('rank', config, 'recommended')).toEqual(ranked('a', 'b', 'other'));
  });
});

describe('rate', () => {
  const config = configOf('rate', { options: AB, min: 0, max: 2, step: 0.5 });

  it('goes from 1 to 5 unless it is told otherwise', () => {
    expect(configOf('rate', { options: AB })).toMatchObject({ min: 1, max: 5, step: 1 });
  });

  it('needs a scale that can be shown', () => {
    expect(problemsOf('rate', { options: AB, min: 5 })).toEqual(['config.max: must be more than min, which is 5']);
    expect(problemsOf('rate', { options: AB, step: 0 })).toEqual(['config.step: must be more than 0']);
    expect(problemsOf('rate', { options: AB, step: 9 })).toEqual([
      'config.step: 9 is more than the way from min to max',
    ]);
    expect(problemsOf('rate', { options: AB, max: 1000 })).toEqual([
      'config.step: at most 101 steps; use a slider for more',
    ]);
    expect(problemsOf('rate', { options: AB, min: 0, max: 100 })).toEqual([]);
  });

  it('takes every step from min, 0 included, and null for not applicable', () => {
    expectTaken('rate', config, { ratings: { a: 0, b: 1.5 } });
    expectTaken('rate', config, { ratings: { a: null, b: 2 } });
    expect(digestAnswer('rate', config, { ratings: { a: 0, b: null } })).toBe('Alpha: 0 of 2, Beta: not applicable');
  });

  it('says why it refuses', () => {
    expect(reasonAgainst('rate', config, { ratings: { a: 1 } })).toBe('Rate “Beta”, or mark it as not applicable.');
    expect(reasonAgainst('rate', config, { ratings: { a: 1, b: 1, x: 1 } })).toBe('“x” is not one of the options.');
    expect(reasonAgainst('rate', config, { ratings: { a: 3, b: 1 } })).toBe('“Alpha”: 3 is not between 0 and 2.');
    expect(reasonAgainst('rate', config, { ratings: { a: 1.2, b: 1 } })).toBe(
      '“Alpha”: 1.2 is not on a step: the steps are 0.5 apart, from 0.',
    );
  });

  it('does not take what every object inherits for a rating', () => {
    const odd = configOf('rate', { options: [{ id: 'constructor', label: 'Constructor' }] });
    expect(reasonAgainst('rate', odd, { ratings: {} })).toBe('Rate “Constructor”, or mark it as not applicable.');
    expectTaken('rate', odd, { ratings: { constructor: 3 } });
  });

  it('has no answer of its own', () => expect(automaticAnswer('rate', config, 'first')).toBeNull());
});

describe('slider', () => {
  const config = configOf('slider', { min: -0.5, max: 1, step: 0.1, defaultValue: 0, unit: 's' });

  it('needs a range with steps in it, and a default on one of them', () => {
    expect(problemsOf('slider', { max: 1 })).toEqual(['config.min: required']);
    expect(problemsOf('slider', { min: 1, max: 1 })).toEqual(['config.max: must be more than min, which is 1']);
    expect(problemsOf('slider', { min: 0, max: 0.5 })).toEqual(['config.step: 1 is more than the way from min to max']);
    expect(problemsOf('slider', { min: -1e308, max: 1e308 })).toEqual([
      'config.step: too small for the range: at most 1,000,000,000 steps',
    ]);
    expect(problemsOf('slider', { min: 0, max: 10, defaultValue: 11 })).toEqual([
      'config.defaultValue: 11 is not between 0 and 10',
    ]);
    expect(problemsOf('slider', { min: 0, max: 10, step: 5, defaultValue: 3 })).toEqual([
      'config.defaultValue: 3 is not on a step: the steps are 5 apart, from 0',
    ]);
    expect(problemsOf('slider', { min: 0, max: 10, step: 3 })).toEqual([]);
  });

  it('takes 0, and steps that binary fractions miss, recorded as the step', () => {
    expectTaken('slider', config, { value: 0 });
    expectTaken('slider', config, { value: 0.1 + 0.2 }, { value: 0.3 });
    expectTaken('slider', config, { value: -0 }, { value: 0 });
    expectTaken('slider', configOf('slider', { min: 0, max: 1e12, step: 5000 }), { value: 123_456_785_000 });
  });

  it('says why it refuses', () => {
    expect(reasonAgainst('slider', config, { value: 1.1 })).toBe('1.1 is not between -0.5 and 1.');
    expect(reasonAgainst('slider', config, { value: 0.25 })).toBe(
      '0.25 is not on a step: the steps are 0.1 apart, from -0.5.',
    );
    expect(reasonAgainst('slider', config, { value: '0' })).toContain('answer.value: must be a number');
    expect(reasonAgainst('slider', config, { value: Number.NaN })).toContain('answer.value: must be a number');
  });

  it('is digested with its unit', () => {
    expect(digestAnswer('slider', config, { value: 0.1 + 0.2 })).toBe('0.3 s');
    expect(digestAnswer('slider', configOf('slider', { min: 0, max: 5 }), { value: 0 })).toBe('0');
  });

  it('answers by itself with the default, 0 included, or with min', () => {
    expect(automaticAnswer('slider', config, 'recommended')).toEqual({ value: 0 });
    expect(automaticAnswer('slider', config, 'first')).toEqual({ value: -0.5 });
  });
});

describe('a step grid', () => {
  it('ends at the last step below max', () => {
    expect(gridValues({ min: 0, max: 1, step: 0.25 })).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(gridValues({ min: 1, max: 5, step: 3 })).toEqual([1, 4]);
    expect(gridValues({ min: -0.3, max: 0.3, step: 0.1 })).toEqual([-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3]);
  });

  it('keeps the decimals of very small steps', () => {
    expect(snapToGrid(3.0000000001e-7, { min: 0, max: 1e-6, step: 1e-7 })).toBe(3e-7);
  });
});
