import { describe, expect, it } from 'vitest';
import { termWish } from '../../../../src/agents/base/english/signals/term-wishes';
import { isContent, whatWordsDo, type WordsDo } from '../../../../src/agents/session/what-words-do';
import { CONTENT, EDITS, STEERS, TERMS, UNCLEAR } from './sentences';

const does = (words: string, alone = true): WordsDo[] =>
  whatWordsDo(words, { alone, isTopic: () => false }).map((part) => part.does);

describe('what words of a message do', () => {
  it.each(STEERS)('they steer: %s', (words) => {
    expect(does(words)).toEqual(['steer']);
  });

  it.each(EDITS)('they are about the draft: %s', (words) => {
    expect(does(words)).toEqual(['edit']);
  });

  it.each(TERMS)('they set a term: %s', (words, avoided, preferred) => {
    expect(does(words)).toEqual(['term']);
    expect(termWish(words)).toEqual({ avoided, preferred });
  });

  it.each(CONTENT)('they are of the change: %s', (words) => {
    expect(whatWordsDo(words, { alone: true, isTopic: () => false }).every(isContent)).toBe(true);
  });

  it.each(UNCLEAR)('only the person knows: %s', (words) => {
    expect(does(words)).toEqual(['unclear']);
  });
});
