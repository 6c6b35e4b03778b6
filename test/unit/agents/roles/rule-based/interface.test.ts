import { describe, expect, it } from 'vitest';
import { optionsOf, questionTitle } from '../../../../../src/agents/questions/catalogue';
import { buildQuestion } from '../../../../../src/agents/roles/rule-based/build';
import { areaContext } from '../../../../../src/agents/roles/rule-based/context';
import { planQuestions } from '../../../../../src/agents/roles/rule-based/plan';
import { subjectAreasIn } from '../../../../../src/agents/roles/rule-based/recognise';
import type { Fact } from '../../../../../src/agents/session/evidence';
import type { ProjectKind } from '../../../../../src/agents/session/project-kind';
import { groundFor } from './made-up';

function contextOf(request: string, project: ProjectKind) {
  const told: Fact = { kind: 'project', value: project, text: project, evidence: [], confirm: false };
  return areaContext(groundFor(request, { facts: [told] }));
}

function asked(request: string, project: ProjectKind): string[] {
  return planQuestions(contextOf(request, project), 12).map(({ entry }) => entry.about);
}

function question(key: string, request: string, project: ProjectKind) {
  const context = contextOf(request, project);
  const planned = planQuestions(context, 12).find(({ entry }) => entry.about === key);
  if (planned === undefined) throw new Error(`${key} is not asked.`);
  return buildQuestion(planned.entry, context).config;
}

describe('a question about what people see', () => {
  it('is for projects with screens; a library is asked how its callers learn of it', () => {
    expect(asked('Add a progress callback to the copy', 'library')).toContain('progress.report');
    expect(asked('Add a progress callback to the copy', 'library')).not.toContain('progress.form');
    expect(asked('Add a progress bar to the copy', 'web_app')).toContain('progress.form');
    expect(asked('Add a progress bar to the copy', 'web_app')).not.toContain('progress.report');
  });

  it('speaks of what the project is to those who use it', () => {
    expect(questionTitle(question('i18n.choice', 'Add French', 'library'))).toMatch(/calling code/);
    expect(questionTitle(question('i18n.choice', 'Add French', 'web_app'))).toMatch(/URL/);
    const places = optionsOf(question('i18n.choice', 'Add French', 'command_line'));
    expect(places.map(({ description }) => description).join()).toMatch(/LANG/);
  });

  it.each(['library', 'command_line', 'service'] as const)('is not about the pages of a form in a %s', (project) => {
    expect(asked('Add a form', project).filter((key) => key.startsWith('form.'))).toEqual([]);
  });
});

describe('an option to type', () => {
  it('is asked for as it is typed, with its output, first of all', () => {
    expect(asked('Add an option to skip hidden files', 'command_line')[0]).toBe('cli-command.call');
  });

  it('is none where nothing is typed', () => {
    for (const project of ['library', 'web_app', 'service'] as const)
      expect(asked('Add an option to skip hidden files', project)).not.toContain('cli-command.call');
    expect(asked('Add a --skip option to the command line', 'service')).toContain('cli-command.call');
  });
});

describe('what a request says already', () => {
  it.each([
    ['Make the select conform to WCAG 2.1 AA for blind people', 'accessibility.standard'],
    ['Show our shops on an interactive map with Mapbox', 'map.provider'],
    ['A printable version of the invoice, made with Puppeteer', 'print.way'],
  ])('is not asked: %s', (request, key) => {
    expect(asked(request, 'web_app').length).toBeGreaterThan(0);
    expect(asked(request, 'web_app')).not.toContain(key);
  });
});

describe('a subject with an ambiguous name', () => {
  it.each([
    ['Parse multipart form-data', 'form'],
    ['Drag and drop files to upload them', 'drag'],
    ['Draw the dependency graph for a module as a chart', 'dashboard'],
    ['Reserve a buffer before writing', 'booking'],
    ['Check the presence of the header', 'presence'],
  ])('“%s” is not about %s', (request, id) => {
    expect(subjectAreasIn(request).map((area) => area.id)).not.toContain(id);
  });

  it.each([
    ['Let people reserve a table', 'booking'],
    ['Cards can be dragged between columns', 'drag'],
    ['Show who is online', 'presence'],
  ])('“%s” is about %s', (request, id) => {
    expect(subjectAreasIn(request).map((area) => area.id)).toContain(id);
  });
});
