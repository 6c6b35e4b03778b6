import { describe, expect, it } from 'vitest';
import { questionTitle } from '../../../../../src/agents/questions/catalogue';
import { buildQuestion } from '../../../../../src/agents/roles/rule-based/build';
import { areaContext } from '../../../../../src/agents/roles/rule-based/context';
import { entryOf } from '../../../../../src/agents/roles/rule-based/find';
import { planQuestions, rankEntries } from '../../../../../src/agents/roles/rule-based/plan';
import { layOutTopics, topicTitle } from '../../../../../src/agents/roles/rule-based/topics';
import { DIMENSIONS } from '../../../../../src/agents/session/dimension';
import type { Fact } from '../../../../../src/agents/session/evidence';
import type { ProjectKind } from '../../../../../src/agents/session/project-kind';
import { groundFor } from './made-up';

function keysFor(request: string, budget = 12): string[] {
  return planQuestions(areaContext(groundFor(request)), budget).map(({ entry }) => entry.about);
}

it('proof is talked about last, whatever comes first', () => {
  const planned = planQuestions(areaContext(groundFor('Dark mode with a switch')), 12);
  const topics = layOutTopics(planned, ['look_feel', 'behaviour', 'acceptance']);
  expect(topics.length).toBeGreaterThan(1);
  expect(topics.map(({ dimensions }) => dimensions.includes('acceptance'))).toEqual(
    topics.map((_, at) => at === topics.length - 1),
  );
  expect(topics.map(({ scope }) => scope).join(' ')).not.toContain('For it:');
});

function contextIn(project: ProjectKind, request: string) {
  const fact: Fact = { kind: 'project', value: project, text: 'What the project is', evidence: [], confirm: false };
  return areaContext(groundFor(request, { facts: [fact] }));
}

function keysIn(project: ProjectKind, request: string): string[] {
  return planQuestions(contextIn(project, request), 12).map(({ entry }) => entry.about);
}

function titleIn(project: ProjectKind, key: string): string {
  const entry = entryOf(key);
  return entry === null ? '' : questionTitle(buildQuestion(entry, contextIn(project, 'Change it')).config);
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

  it('ask a request without a subject for its exact form, in a project that code or scripts use', () => {
    const request = 'Let people group results by week';
    for (const project of ['library', 'command_line'] as const) expect(keysIn(project, request)).toContain('open.form');
    expect(keysIn('web_app', request)).not.toContain('open.form');
  });

  it('ask of a fault what is seen, where else it goes wrong, and what a test must show, in the project’s words', () => {
    const request = 'Fix the footer, it overlaps';
    expect(keysIn('library', request).slice(0, 3)).toEqual(['bug.symptom', 'bug.expected', 'open.proof']);
    expect(titleIn('library', 'bug.symptom')).toMatch(/^Which call shows it/);
    expect(titleIn('service', 'bug.symptom')).toMatch(/^Step by step/);
    const told = 'Fix the list: `GET /orders` answers 500 as soon as the table is longer than the page';
    expect(keysIn('library', told)).not.toContain('bug.symptom');
    expect(titleIn('command_line', 'bug.expected')).toMatch(/^Where else does the same go wrong, and what near it/);
  });

  it('ask of a rebuilding its new shape, what must not change, and the proof', () => {
    expect(keysFor('Rename the internal helper and regroup it').slice(0, 3)).toEqual([
      'refactor.structure',
      'refactor.unchanged',
      'refactor.proof',
    ]);
  });

  it('settle each aspect once', () => {
    const first = rankEntries(areaContext(groundFor('Add search and caching to the API'))).map(
      ({ entry }) => entry.aspects[0],
    );
    expect(new Set(first).size).toBe(first.length);
  });

  it('stay within the budget and are worth asking, best first', () => {
    const planned = planQuestions(areaContext(groundFor('Add login')), 4);
    expect(planned).toHaveLength(4);
    expect(planned.map(({ worth }) => worth)).toEqual(planned.map(({ worth }) => worth).toSorted((a, b) => b - a));
    expect(planQuestions(areaContext(groundFor('Add login')), 0)).toEqual([]);
  });

  it('include how it is checked of all but wishes, also where the budget cuts it and of what moves', () => {
    for (const request of [
      'groupBy is too slow',
      'The parser crashes on empty input',
      'A website for my bakery',
      'Convert our old Access database to Postgres',
    ]) {
      const planned = planQuestions(areaContext(groundFor(request)), 12);
      expect(
        planned.some(({ entry }) => entry.dimensions.includes('acceptance')),
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
      const planned = planQuestions(areaContext(background), 12);
      const topics = layOutTopics(planned, background.intake.mustKnow);
      expect(topics.length).toBeGreaterThanOrEqual(2);
      expect(topics.length).toBeLessThanOrEqual(4);
      const dimensions = topics.flatMap((topic) => topic.dimensions);
      expect(new Set(dimensions).size).toBe(dimensions.length);
      expect(topics.flatMap((topic) => topic.planned).length).toBe(planned.length);
      expect(new Set(topics.map(({ title }) => title)).size).toBe(topics.length);
    }
  });

  it('begin with the question that is worth most: the target of what is too slow before what may not change', () => {
    const background = groundFor('The export is too slow');
    const planned = planQuestions(areaContext(background), 12);
    const [first] = layOutTopics(planned, background.intake.mustKnow);
    expect(first?.planned[0]?.entry.about).toBe('performance.target');
  });

  it('have titles of at most five words', () => {
    expect(topicTitle(['scope', 'behaviour'])).toBe('Scope and behaviour');
    expect(topicTitle(['quality'])).toBe('Load and speed');
    expect(topicTitle(['data', 'security', 'errors'])).toBe('Data and safety');
    expect(topicTitle([...DIMENSIONS]).split(' ').length).toBeLessThanOrEqual(5);
  });
});
