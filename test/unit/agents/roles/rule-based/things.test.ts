import { describe, expect, it } from 'vitest';
import { buildQuestion } from '../../../../../src/agents/roles/rule-based/build';
import { areaContext } from '../../../../../src/agents/roles/rule-based/context';
import { thingWished } from '../../../../../src/agents/roles/rule-based/general/things';
import { planQuestions } from '../../../../../src/agents/roles/rule-based/plan';
import type { ProjectKind } from '../../../../../src/agents/session/project-kind';
import { groundFor } from './made-up';

const planned = (request: string, project: ProjectKind = 'web_app') => {
  const ground = groundFor(request);
  const context = areaContext({ ...ground, reading: { ...ground.reading, project } });
  return planQuestions(context, 12).map(({ entry }) => buildQuestion(entry, context));
};
const keys = (request: string, project?: ProjectKind) => planned(request, project).map(({ about }) => about);

describe('a thing that people are to keep', () => {
  it.each([
    ['attach lab results to a visit', 'lab results'],
    ['Polls in posts', 'Polls'],
    ['opening hours per shop', 'opening hours'],
    ['teachers should be able to enter absences for a pupil', 'absences'],
    ['Umfragen in Beiträgen', 'Umfragen'],
    ['Der Tierarzt kann Urlaub eintragen', 'Urlaub'],
  ])('is what is wished for in “%s”', (request, thing) => {
    expect(thingWished(request)).toBe(thing);
  });

  it.each([
    'add a --json option to the export',
    'tests for the parser',
    'icons for the categories',
    'infinite scrolling instead of pages',
    'print labels for the parcels',
    'images are rotated on iPhone',
    'duplicates in the export',
    'Zwischenspeicher für Preise',
    'Paginierung in der API',
    'something for our treasurers',
  ])('is not what is wished for in “%s”', (request) => {
    expect(thingWished(request)).toBeNull();
  });

  it('is asked about by its name, before the open questions', () => {
    const [first, ...others] = planned('attach lab results to a visit');
    expect(first?.config['question']).toBe('“lab results”: what does each consist of, and what may be left out?');
    expect(others.map(({ about }) => about)).toEqual(expect.arrayContaining(['things.who', 'things.refused']));
    expect(keys('attach lab results to a visit')).not.toContain('open.goal');
  });

  it('is asked about in German', () => {
    const [first] = planned('Umfragen in Beiträgen');
    expect(first?.config['question']).toBe('„Umfragen“: Was gehört alles dazu, und was darf fehlen?');
  });

  it.each([
    ['a subject knows it', 'comments on posts', 'web_app'],
    ['nobody sees or calls it over the net', 'polls in posts', 'library'],
    ['something is to be put right', 'fix the polls in posts', 'web_app'],
  ] as const)('is not asked about so where %s', (_why, request, project) => {
    expect(keys(request, project).filter((key) => key?.startsWith('things.'))).toEqual([]);
  });

  it('has sentences that can be tested, each with one demand and the thing’s name', () => {
    const who = planned('attach lab results to a visit').find(({ about }) => about === 'things.who');
    const { options } = who?.config as { options: { description: string }[] };
    for (const { description } of options) expect(description).toMatch(/^[^.]*“lab results”[^.]*\.$/);
  });
});
