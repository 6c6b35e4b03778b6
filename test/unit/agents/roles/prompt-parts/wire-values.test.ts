import { describe, expect, it } from 'vitest';
import { clipped } from '../../../../../src/agents/base/text/clipped';
import { knownIds } from '../../../../../src/agents/roles/prompt-parts/known-ids';
import { listOf, numeric, valueOf, valuesOf } from '../../../../../src/agents/roles/prompt-parts/wire-values';
import { DIMENSIONS } from '../../../../../src/agents/session/dimension';
import * as z from 'zod';

describe('values of a wire form', () => {
  it('are taken whatever their case, separators and spelling', () => {
    expect(valueOf(DIMENSIONS, 'Look-and-feel')).toBeNull();
    expect(valueOf(DIMENSIONS, 'Look Feel')).toBe('look_feel');
    expect(valueOf(DIMENSIONS, 'behavior')).toBe('behaviour');
    expect(valuesOf(DIMENSIONS, ['data', 'DATA', 'magic', 'errors'])).toEqual(['data', 'errors']);
    expect(valuesOf(DIMENSIONS, null)).toEqual([]);
  });

  it('may come as one for a list, and as text for a number', () => {
    expect(listOf(z.string()).parse('E1')).toEqual(['E1']);
    expect(numeric.parse('0.5')).toBe(0.5);
    expect(numeric.safeParse('half').success).toBe(false);
    expect(numeric.safeParse(' ').success).toBe(false);
  });

  it('are ids only if there are such', () => {
    expect(knownIds(['[e2]', 'E9', ' E1 ', 'E2'], ['E1', 'E2'])).toEqual(['E2', 'E1']);
    expect(knownIds(null, ['E1'])).toEqual([]);
  });
});

describe('a text that is too long', () => {
  it('ends behind a sentence where one ends late enough, else in an ellipsis', () => {
    expect(clipped('One sentence. Another one.', 20)).toBe('One sentence.');
    expect(clipped('One. Then a very long one', 20)).toBe('One. Then a very lo…');
    expect(clipped('short', 20)).toBe('short');
    expect(clipped(`${'a'.repeat(18)}😀😀`, 20)).toBe(`${'a'.repeat(18)}…`);
  });
});
