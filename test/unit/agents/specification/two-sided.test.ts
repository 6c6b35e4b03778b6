import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../../src/agents/questions/catalogue';
import { toExchange } from '../../../../src/agents/session/exchanges';
import type { Statement } from '../../../../src/agents/session/statement';
import { opposedIn, outvoted, setsAgainst, whichHolds } from '../../../../src/agents/specification/two-sided';
import { asked, ofOne } from './session-builder';

function statement(id: string, text: string, sources: string[], by: Statement['by'] = 'writer'): Statement {
  return { id, topicId: 'export', kind: 'requirement', text, dimension: 'behaviour', sources, by, dependsOn: [] };
}

const fortnight = statement('FR-001', 'Logs are kept for 14 days.', ['Q1', 'E2']);
const month = statement('FR-002', 'Logs are kept for 30 days.', ['request'], 'person');
const first = asked('Q1', { type: 'ask_text', config: { question: 'How long are logs kept?' }, answer: { text: 'x' } });
const opposed = { first: fortnight, second: month, why: 'one says 14, the other 30 days' };
const question = whichHolds(opposed, [toExchange(first)], 'offline', 'en');

describe('two statements that do not fit together', () => {
  it('are both shown with what they rest on, beside “both” and “neither”, and none is recommended', () => {
    expect(parseConfig(question.type, question.config, 'question').ok).toBe(true);
    expect(question.config).toEqual({
      question: 'Which of these two holds: “Logs are kept for 14 days.” or “Logs are kept for 30 days.”?',
      options: [
        { id: 'first', label: fortnight.text, description: 'FR-001: Q1 “How long are logs kept?”, E2' },
        { id: 'second', label: month.text, description: 'FR-002: your own words, the request' },
        { id: 'both', label: 'Both hold' },
        { id: 'neither', label: 'Neither holds' },
      ],
      allowOther: true,
    });
    expect(question.evidence).toEqual(['E2']);
  });

  it('are known again by what the question is about', () => {
    expect(opposedIn(question.about)).toEqual(['FR-001', 'FR-002']);
    expect(setsAgainst(question.about, 'FR-002', 'FR-001')).toBe(true);
    expect([opposedIn('open.proof'), opposedIn(null), opposedIn(`holds:${'A'.repeat(20_000)}`)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it.each([
    ['the first holds', { selected: 'first' }, ['FR-002']],
    ['the second holds', { selected: 'second' }, ['FR-001']],
    ['both hold', { selected: 'both' }, []],
    ['neither holds', { selected: 'neither' }, ['FR-001', 'FR-002']],
    ['the person says it in words', { other: '20 days' }, []],
  ])('where %s, what does not hold goes', (_what, answer, gone) => {
    const { question: put } = asked('Q2', {
      type: 'pick_one',
      config: question.config,
      answer,
      about: question.about ?? '',
    });
    expect(outvoted({ question: put }, answer)).toEqual(gone);
  });

  it.each([
    [
      { selected: 'second' },
      'decision: Of two statements that did not fit together, this one holds: “Logs are kept for 30 days.”; this one does not: “Logs are kept for 14 days.”.',
    ],
    [{ selected: 'both' }, 'decision: Both hold: “Logs are kept for 14 days.” and “Logs are kept for 30 days.”.'],
    [
      { selected: 'neither' },
      'decision: Neither holds: “Logs are kept for 14 days.” nor “Logs are kept for 30 days.”.',
    ],
  ])('without a model the answer %j is written as a sentence that stands by itself', (answer, text) => {
    const made = ofOne({ type: 'pick_one', config: question.config, answer, about: question.about ?? '' });
    expect(made.map((one) => `${one.kind}: ${one.text}`)).toEqual([text]);
  });
});
