import { describe, expect, it } from 'vitest';
import { termWish } from '../../../../src/agents/base/english/signals/term-wishes';
import { isContent, whatWordsDo, type WordsDo } from '../../../../src/agents/session/what-words-do';
import { CONTENT, EDITS, STEERS, TERMS, UNCLEAR } from './sentences';
import { cpuMs } from '../../rigs/cpu-ms';

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

  it('has a table of more than two hundred sentences, fifty of them German, with as much content as steering', () => {
    const all = [...STEERS, ...EDITS, ...TERMS.map(([said]) => said), ...CONTENT, ...UNCLEAR];
    const german = all.filter((words) => /[äöüß]|\b(?:der|die|das|und|nicht|wir|den|dem|bitte|zu|mir)\b/i.test(words));
    expect(new Set(all).size).toBeGreaterThanOrEqual(200);
    expect(german.length).toBeGreaterThanOrEqual(50);
    expect(CONTENT.length).toBeGreaterThanOrEqual(100);
  });

  it('takes what leads elsewhere off a sentence, and nothing else', () => {
    const parts = whatWordsDo("Mails are encrypted, and let's talk about rate limits now.", {
      alone: true,
      isTopic: () => false,
    });
    expect(parts.map(({ text, does: what }) => [text, what])).toEqual([
      ['Mails are encrypted', 'add'],
      ["and let's talk about rate limits now.", 'steer'],
    ]);
  });

  it('in an answer takes for steering only what is unmistakable', () => {
    expect(does('Exports first.', false)).toEqual(['answer']);
    expect(does('Let us talk about rate limits now', false)).toEqual(['steer']);
  });

  it('leads to a topic that is there, whatever it is called', () => {
    const isTopic = (name: string) => name === 'exports';
    expect(whatWordsDo('Exports first.', { alone: true, isTopic })).toMatchObject([
      { does: 'steer', about: 'exports' },
    ]);
  });

  it.each(['back to ', 'let us ', 'please ', 'say a, not ', 'FR-001 and ', 'first the a, ', ', ', '“a', 'bitte ', '-'])(
    'is told at once, whatever is written: %s',
    (part) => {
      const start = cpuMs();
      does(part.repeat(20_000));
      does(`let us talk about ${part.repeat(20_000)}`, false);
      expect(cpuMs() - start).toBeLessThan(2_000);
    },
  );
});
