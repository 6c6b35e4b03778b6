import { describe, expect, it } from 'vitest';
import { termWish } from '../../../../src/agents/base/english/signals/term-wishes';
import { mayLeadElsewhere } from '../../../../src/agents/base/english/signals/leading-elsewhere';
import { isContent, type WordsDo } from '../../../../src/agents/session/said-part';
import { whatWordsDo } from '../../../../src/agents/session/what-words-do';
import { CONTENT, EDITS, STEERS, TERMS, TO_ASKER, UNCLEAR } from './sentences';
import { cpuMs } from '../../rigs/cpu-ms';

const does = (words: string, alone = true): WordsDo[] =>
  whatWordsDo(words, { alone, isTopic: () => false }).map((part) => part.does);

/** Whether nothing of the words stands for the specification. */
const isLost = (words: string): boolean =>
  !whatWordsDo(words, { alone: false, isTopic: () => false }).some((part) => isContent(part));

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

  it('beside what steers, they protest and ask for nothing', () => {
    const protest =
      'Exit codes have nothing to do with a help text. You hand me the list to fill in myself. Ask me something about this text, please.';
    expect(does(protest)).toEqual(['steer', 'steer', 'steer']);
    expect(does('The epilog keeps its paragraphs. Ask me something about this text, please.')).toEqual([
      'add',
      'steer',
    ]);
  });

  it.each(TO_ASKER)('they say nothing of the change, and the person is asked: %s', (words) => {
    expect(does(words)).toEqual(['unclear']);
  });

  it('has a table of more than two hundred sentences, fifty of them German, with as much content as steering', () => {
    const all = [...STEERS, ...EDITS, ...TERMS.map(([said]) => said), ...CONTENT, ...UNCLEAR, ...TO_ASKER];
    const german = all.filter((words) => /[äöüß]|\b(?:der|die|das|und|nicht|wir|den|dem|bitte|zu|mir)\b/i.test(words));
    expect(new Set(all).size).toBeGreaterThanOrEqual(200);
    expect(german.length).toBeGreaterThanOrEqual(50);
    expect(CONTENT.length).toBeGreaterThanOrEqual(100);
  });

  it.each([
    'I want to go through the records.',
    "I'd like to look at all bookings.",
    'I want to sort out duplicates.',
    'We need to settle an invoice.',
  ])('in an answer somebody who says what they want to do says it of the change: %s', (words) => {
    expect(does(words, false)).toEqual(['answer']);
    expect(does(words)).toEqual(['unclear']);
  });

  it.each([
    'Direct operations on all three kinds; that is enough for me.',
    'CSV – that’s enough',
    'Beide. Das reicht mir.',
  ])('beside an answer nobody can tell what is enough: %s', (words) => {
    expect(new Set(does(words, false))).toEqual(new Set(['answer']));
    expect(does('That’s enough', false)).toEqual(['steer']);
  });

  it('beside a choice it is said of that, also where nothing else is said', () => {
    const beside = { alone: false, isBesideChoice: true, isTopic: () => false };
    expect(whatWordsDo('That’s enough for me.', beside).map((part) => part.does)).toEqual(['answer']);
    expect(whatWordsDo('No more questions.', beside).map((part) => part.does)).toEqual(['steer']);
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

  it('in an answer loses nothing that says something of the change', () => {
    expect(CONTENT.filter((words) => does(words, false).join() !== 'answer').filter(isLost)).toEqual([]);
  });

  it('in an answer has nearly all heard that may lead elsewhere, and little that only answers', () => {
    const leading = [...STEERS, ...EDITS, ...TO_ASKER, ...TERMS.map(([said]) => said)];
    const heard = leading.filter((words) => mayLeadElsewhere(words) || does(words, false).join() !== 'answer');
    expect(heard.length / leading.length).toBeGreaterThan(0.95);
    expect(CONTENT.filter(mayLeadElsewhere).length / CONTENT.length).toBeLessThan(0.06);
  });

  it.each(['the first topic', 'our previous topic', 'what we had before', 'the last topic', 'where we were'])(
    'lead to a place in the conversation, which is known: back to %s',
    (place) => {
      expect(does(`Back to ${place}.`)).toEqual(['steer']);
      expect(does(`Back to ${place}.`, false)).toEqual(['steer']);
    },
  );

  it.each(['dem ersten Thema', 'dem, was wir vorhin hatten', 'letzten Thema'])(
    'lead to a place in the conversation in German, too: Zurück zu %s',
    (place) => {
      expect(does(`Zurück ${place.startsWith('dem') ? 'zu' : 'zum'} ${place}.`)).toEqual(['steer']);
    },
  );

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
