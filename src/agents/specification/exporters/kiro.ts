import { plainLine } from '../../base/text/markdown';
import { overlap } from '../../base/english/similarity';
import { sentencesOf } from '../../base/english/pieces';
import { forWhom } from '../for-whom';
import { assumptionsIn, type Spec } from '../model';
import { slugOf } from '../slug';
import { demandsOf, tasksOf, type Demand, type Scenario } from './criteria';
import type { ExportForm } from './export-form';
import { earsSentence, lowered } from './normative';
import {
  alternatives,
  bullets,
  document,
  madeFrom,
  openTexts,
  places,
  section,
  shortName,
  startWords,
  withCodeApart,
  words,
} from './parts';

/** A requirement of Kiro: one topic of the interview, with what it demands. */
interface Chapter {
  title: string;
  story: string;
  /** What is numbered under it: a demand, or a check of one. */
  criteria: { text: string; demand: string | null }[];
}

/** Requirements, design and tasks of a feature, as Kiro keeps them. */
export const kiro: ExportForm = {
  id: 'kiro',
  title: 'Kiro',
  home: ['.kiro', 'specs'],
  files: (given, { source }) => {
    const { spec, code } = withCodeApart(given, 'in design.md');
    const { demands, general } = demandsOf(spec);
    if (demands.length === 0) return [];
    const chapters = chaptersOf(spec, demands, general);
    const folder = slugOf(spec.title);
    return [
      { path: [folder, 'requirements.md'], text: requirements(spec, chapters, source) },
      { path: [folder, 'design.md'], text: design(spec, code) },
      { path: [folder, 'tasks.md'], text: tasks(spec, demands, chapters) },
    ];
  },
};

function chaptersOf(spec: Spec, demands: readonly Demand[], general: readonly Scenario[]): Chapter[] {
  // A check of several demands stands once.
  const told = new Set<string>();
  const topics = [...spec.topics, { id: '', title: spec.title }];
  const owner = (topicId: string) => (spec.topics.some(({ id }) => id === topicId) ? topicId : '');
  const chapters = topics.flatMap(({ id, title }): Chapter[] => {
    const own = demands.filter(({ statement }) => owner(statement.topicId) === id);
    if (own.length === 0) return [];
    const criteria = own.flatMap(({ statement, named }) => {
      const before = named.flatMap((check) => (check.id !== null && told.has(check.id) ? [check.id] : []));
      const checks = named.filter((check) => check.id === null || !told.has(check.id));
      for (const check of checks) told.add(check.id ?? '');
      const ids = `${words(statement.id)}${before.length === 0 ? '' : `, checked by ${words(before.join(', '))}, too`}`;
      return [
        { text: `${words(earsSentence(statement.text))} (${ids})`, demand: statement.id },
        ...checks.map((scenario) => ({ text: criterion(scenario), demand: statement.id })),
      ];
    });
    const demanded = own.map(({ statement }) => statement.text);
    return [{ title: words(shortName(title)), story: storyOf(spec, id, title, demanded), criteria }];
  });
  if (general.length === 0) return chapters;
  const checks = general.map((scenario) => ({ text: criterion(scenario), demand: null }));
  const story = userStory('somebody who accepts this change', 'these checks to pass', 'I can take it over');
  return [...chapters, { title: 'Checks of the whole', story, criteria: checks }];
}

/** A check as a criterion of its own. */
function criterion({ id, given, when, then, isPlain }: Scenario): string {
  if (isPlain) return `THE system SHALL pass this check: ${words(then)} (${words(id ?? '')})`;
  const before = given === '' ? '' : `, given ${words(given)}`;
  return `WHEN ${words(when)}${before}, THE system SHALL see to it that ${words(lowered(then))} (${words(id ?? '')})`;
}

/** Most demands of a topic that its story names, and most characters of each. */
const MOST_NAMED = 2;
const LONGEST_NAME = 120;

/** The story of a topic: its own, else the one that says most of the same, else one made of what the topic demands. */
function storyOf(spec: Spec, topicId: string, title: string, demanded: readonly string[]): string {
  const own = spec.stories.find((story) => story.topicId === topicId) ?? closest(spec, title);
  if (own !== null) return startWords(own.text);
  const named = demanded.slice(0, MOST_NAMED).map((text) => shortName(text, LONGEST_NAME));
  const left = demanded.length - named.length;
  const wish = `this to hold: ${named.join('; ')}${left === 0 ? '' : `; and ${left} more below`}`;
  return userStory(forWhom(spec) ?? 'somebody who uses this', wish, gainOf(spec));
}

/** What a change is good for: its goal, else the purpose that the request names, else that the request is met. */
function gainOf({ goals, request, title }: Spec): string {
  const [goal] = goals;
  if (goal !== undefined) return `this is reached: ${plainLine(goal.text)}`;
  const purpose = /\bso that ([^.!?\n]{5,200})/iu.exec(request)?.[1];
  if (purpose !== undefined) return purpose.trim();
  const [asked = ''] = sentencesOf(plainLine(request));
  return `this is met: “${shortName(asked, LONGEST_NAME) || title}”`;
}

function closest({ stories }: Spec, title: string): Spec['stories'][number] | null {
  const shares = stories.map(({ text }) => overlap(title, text));
  const most = Math.max(0, ...shares);
  return most === 0 ? null : (stories[shares.indexOf(most)] ?? null);
}

function userStory(who: string, what: string, gain: string): string {
  return `As ${words(who)}, I want ${words(what)}, so that ${words(gain)} *(derived: no user story was written)*`;
}

function requirements(spec: Spec, chapters: readonly Chapter[], source: string | null): string {
  return document(
    '# Requirements Document',
    section(
      '## Introduction',
      startWords(spec.summary) || startWords(spec.title),
      bullets(spec.stories.filter(({ text }) => !chapters.some(({ story }) => story === startWords(text)))),
      madeFrom(source),
    ),
    section(
      '## Requirements',
      ...chapters.map(({ title, story, criteria }, at) =>
        section(
          `### Requirement ${at + 1}: ${title}`,
          `**User Story:** ${story}`,
          '#### Acceptance Criteria',
          criteria.map(({ text }, which) => `${which + 1}. ${text}`).join('\n'),
        ),
      ),
    ),
  );
}

function design(spec: Spec, code: string): string {
  const open = openTexts(spec).map((text) => `- ${startWords(text)}`);
  return document(
    '# Design Document',
    section('## Overview', startWords(spec.context.summary) || startWords(spec.summary), bullets(spec.goals)),
    section(
      '## Architecture',
      places(spec),
      bullets(spec.facts),
      bullets([...spec.decisions, ...assumptionsIn(spec).confirmed, ...spec.delegated]) || 'No decision was made.',
      alternatives([...spec.requirements, ...spec.quality]),
    ),
    section('## Components and Interfaces', bullets(spec.interfaces) || 'None were named.'),
    section('## Data Models', bullets(spec.entities) || 'None were named.'),
    section('## Error Handling', bullets([...spec.edgeCases, ...spec.risks]) || 'None was named.'),
    section(
      '## Testing Strategy',
      bullets(spec.acceptance) || 'No check was named: each criterion of the requirements is one.',
    ),
    section('## Out of Scope', bullets(spec.nonGoals)),
    section('## Assumptions', bullets(assumptionsIn(spec).open)),
    section('## Open Questions', open.join('\n')),
    section('## Code as it was given', code),
  );
}

/** The tasks of the specification with the criteria that they serve; what no task serves gets one of its own. */
function tasks(spec: Spec, demands: readonly Demand[], chapters: readonly Chapter[]): string {
  const numbers = new Map<string, string[]>();
  chapters.forEach(({ criteria }, chapter) =>
    criteria.forEach(({ demand }, at) => {
      if (demand !== null) numbers.set(demand, [...(numbers.get(demand) ?? []), `${chapter + 1}.${at + 1}`]);
    }),
  );
  const all = tasksOf(
    spec,
    demands.map(({ statement }) => statement),
  ).map(({ text, serves }) => ({ text: words(text), serves: serves.flatMap((id) => numbers.get(id) ?? []) }));
  const checks = chapters.flatMap(({ criteria }, chapter) =>
    criteria.flatMap(({ demand }, at) => (demand === null ? [`${chapter + 1}.${at + 1}`] : [])),
  );
  const list = (group: number, entries: { text: string; serves: readonly string[] }[]) =>
    entries
      .map(
        ({ text, serves }, at) =>
          `- [ ] ${group}.${at + 1} ${text}${serves.length === 0 ? '' : `\n  - _Requirements: ${serves.join(', ')}_`}`,
      )
      .join('\n');
  return document(
    '# Implementation Plan',
    section('- [ ] 1. Build', list(1, all)),
    checks.length === 0
      ? ''
      : section('- [ ] 2. Check', list(2, [{ text: 'Go through the checks of the whole', serves: checks }])),
  );
}
