import { describe, expect, it } from 'vitest';
import { bankContext } from '../../../../../src/agents/roles/rule-based/context';
import { planQuestions, rankEntries } from '../../../../../src/agents/roles/rule-based/plan';
import { layOutTopics, topicTitle } from '../../../../../src/agents/roles/rule-based/topics';
import { DIMENSIONS } from '../../../../../src/agents/session/dimension';
import { groundFor } from './made-up';

function keysFor(request: string, budget = 12): string[] {
  return planQuestions(bankContext(groundFor(request)), budget).map(({ entry }) => entry.key);
}

describe('the planned questions', () => {
  it('come from the subject first', () => {
    expect(keysFor('Let users export their data').slice(0, 3)).toEqual([
      'export.format',
      'export.content',
      'export.size',
    ]);
  });

  it('leave out what the request says already', () => {
    expect(keysFor('Let users export their data')).toContain('export.format');
    expect(keysFor('Add CSV export')).not.toContain('export.format');
  });

  it('ask in the subject’s words instead of the general ones', () => {
    const keys = keysFor('Let users export their data');
    expect(keys).toContain('export.who');
    expect(keys).not.toContain('general.permissions');
  });

  it('settle each aspect once', () => {
    const first = rankEntries(bankContext(groundFor('Add search and caching to the API'))).map(
      ({ entry }) => entry.settles[0],
    );
    expect(new Set(first).size).toBe(first.length);
  });

  it('stay within the budget and are worth asking, best first', () => {
    const planned = planQuestions(bankContext(groundFor('Add login')), 4);
    expect(planned).toHaveLength(4);
    expect(planned.map(({ worth }) => worth)).toEqual(planned.map(({ worth }) => worth).toSorted((a, b) => b - a));
    expect(planQuestions(bankContext(groundFor('Add login')), 0)).toEqual([]);
  });

  it('always include how it is checked', () => {
    for (const request of [
      'Let users export their data',
      'Add login',
      'groupBy is too slow',
      'The parser crashes on empty input',
    ]) {
      const planned = planQuestions(bankContext(groundFor(request)), 12);
      expect(
        planned.some(({ entry }) => entry.dims.includes('acceptance')),
        request,
      ).toBe(true);
    }
  });
});

describe('the topics', () => {
  it('are two to four, share no dimension, and hold every planned question', () => {
    for (const request of [
      'Let users export their data',
      'Add login',
      'Fix the crash on start',
      'Move this to ESM',
      'Write documentation',
    ]) {
      const background = groundFor(request);
      const planned = planQuestions(bankContext(background), 12);
      const topics = layOutTopics(planned, background.intake.mustKnow, 'the change');
      expect(topics.length).toBeGreaterThanOrEqual(2);
      expect(topics.length).toBeLessThanOrEqual(4);
      const dimensions = topics.flatMap((topic) => topic.dimensions);
      expect(new Set(dimensions).size).toBe(dimensions.length);
      expect(topics.flatMap((topic) => topic.planned).length).toBe(planned.length);
      expect(new Set(topics.map(({ title }) => title)).size).toBe(topics.length);
    }
  });

  it('have titles of at most five words', () => {
    expect(topicTitle(['scope', 'behaviour'])).toBe('Scope and behaviour');
    expect(topicTitle(['quality'])).toBe('Load and speed');
    expect(topicTitle(['data', 'security', 'errors'])).toBe('Data and safety');
    expect(topicTitle([...DIMENSIONS]).split(' ').length).toBeLessThanOrEqual(5);
  });
});
