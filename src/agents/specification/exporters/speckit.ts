import { askedFor, changeInWords } from '../asked-for';
import { NON_ANSWERS } from '../../session/non-answers';
import { plainLine } from '../../base/text/markdown';
import { listed } from '../reply';
import { lintStatement } from '../lint-rules';
import type { Spec, SpecStatement } from '../model';
import { overlap } from '../../base/english/similarity';
import { slugOf } from '../slug';
import { demandsOf, stepSentence, type Demand, type Scenario } from './criteria';
import type { ExportForm } from './export-form';
import { mustSentence } from './normative';
import {
  bullets,
  dayOf,
  document,
  madeFrom,
  notChosen,
  openTexts,
  places,
  section,
  shortName,
  startWords,
  withCodeApart,
  words,
} from './parts';

/** Most questions that Spec Kit lets a specification leave open. */
export const MOST_OPEN = 3;
/** Longest name behind the number, in characters. */
const SHORT_NAME = 40;

/** What tells how something is built, where a success criterion says what can be seen: formats, addresses, answers of a server. */
const TECHNICAL =
  /`|\b(?:api|http|https|sql|json|xml|html|css|url|uri|endpoint|database|server|cache|cpu|ram|thread|query|queries|regex|backend|frontend|docker|p9[059])\b|\bstatus [1-5]\d\d\b/i;
/** Names of things in code. */
const CODE_NAME =
  /\b[a-z]+[A-Z]\w*|\b\w+_\w+\b|\w\(\)|\b[\w-]+\/[\w-]+\.\w+|\b\w+\.(?:ts|js|py|go|java|rb|php|rs|cs)\b/;

/** Whether words tell how something is built. */
export function isTechnical(text: string): boolean {
  return TECHNICAL.test(text) || CODE_NAME.test(text);
}

/** A feature specification of Spec Kit. */
export const speckit: ExportForm = {
  id: 'speckit',
  title: 'Spec Kit',
  home: ['specs'],
  files: (given, { specFolders, source }) => {
    const { spec, code } = withCodeApart(given, 'below');
    const { demands, general } = demandsOf(spec);
    if (demands.length === 0) return [];
    const folder = folderName(spec.title, specFolders);
    return [
      {
        path: [folder, 'spec.md'],
        text: document(
          featureSpec(spec, folder, demands, general, source).trim(),
          section('## Code as It Was Given', code),
        ),
      },
    ];
  },
};

/** The folder that has this feature already, or the next number with its name. */
function folderName(title: string, folders: readonly string[]): string {
  const slug = slugOf(title);
  const name = slug.length <= SHORT_NAME ? slug : slug.slice(0, SHORT_NAME).replace(/-[^-]*$/, '');
  const numbered = folders.flatMap((folder) => {
    const match = /^(\d{3,6})-(.+)$/.exec(folder);
    return match === null ? [] : [{ folder, number: Number(match[1]), name: match[2] }];
  });
  const there = numbered.find((one) => one.name === name);
  if (there !== undefined) return there.folder;
  const next = Math.max(0, ...numbered.map(({ number }) => number)) + 1;
  return `${String(next).padStart(3, '0')}-${name}`;
}

function featureSpec(
  spec: Spec,
  folder: string,
  demands: readonly Demand[],
  general: readonly Scenario[],
  source: string | null,
): string {
  const statements = demands.map(({ statement }) => statement);
  const criteria = statements.filter(isSuccessCriterion);
  const edges = statements.filter(({ kind }) => kind === 'edge_case');
  const demanded = statements.filter((one) => !criteria.includes(one));
  const scenarios = [
    ...new Map([...demands.flatMap(({ named }) => named), ...general].map((one) => [one.id, one])).values(),
  ];
  const derived = demands.flatMap((demand) => demand.scenarios).filter(({ isPlain }) => !isPlain);
  const shown = scenarios.length > 0 ? scenarios : derived;
  const open = openTexts(spec);
  return document(
    `# Feature Specification: ${words(spec.title) || 'Untitled change'}`,
    [
      `**Feature Branch**: \`${folder}\``,
      `**Created**: ${dayOf(spec)}`,
      `**Status**: ${spec.status === 'approved' ? 'Approved' : 'Draft'}`,
      `**Input**: User description: "${words(askedFor(spec) || changeInWords(spec) || spec.request)}"`,
    ].join('\n\n'),
    madeFrom(source),
    `*For Spec Kit’s next commands name this folder of \`specs/\`: \`SPECIFY_FEATURE_DIRECTORY=specs/${folder}\`.*`,
    clarifications(spec),
    section('## User Scenarios & Testing *(mandatory)*', ...stories(spec, shown)),
    section(
      '### Edge Cases',
      edges.map(({ id, text }) => `- ${startWords(text)} (${words(id)})`).join('\n') ||
        'None were named in the interview.',
    ),
    section(
      '## Requirements *(mandatory)*',
      section(
        '### Functional Requirements',
        [
          ...demanded.map((one) => `- **${words(one.id)}**: ${words(mustSentence(one.text))}${notChosen(one)}`),
          ...open.slice(0, MOST_OPEN).map((text) => `- [NEEDS CLARIFICATION: ${words(text)}]`),
        ].join('\n') || '- None beside the outcomes below.',
      ),
      section('### Key Entities', bullets(spec.entities)),
    ),
    section('## Success Criteria *(mandatory)*', '### Measurable Outcomes', outcomes(criteria, shown.length)),
    section('## Assumptions', assumptions(spec, open.slice(MOST_OPEN), statements)),
    forThePlan(spec, statements),
  );
}

/** What binds how it is built and has no place of its own in a specification of Spec Kit, for the plan that is made from it. */
function forThePlan(spec: Spec, told: readonly SpecStatement[]): string {
  const of = (statements: readonly SpecStatement[]) => bullets(statements.filter((one) => !told.includes(one)));
  const content = [
    section('### Decisions', of(spec.decisions)),
    section('### Risks', bullets(spec.risks)),
    section('### Tasks That Were Named', bullets(spec.tasks)),
    section('### What Is There Today', bullets(spec.facts)),
    section('### Code That This Touches', places(spec)),
  ];
  return section('## For the Plan', ...content);
}

/** Whether a demand on quality says what can be seen and measured, and not how it is built. */
function isSuccessCriterion(statement: SpecStatement): boolean {
  if (statement.kind !== 'quality' || !/\d/.test(statement.text)) return false;
  const rules = lintStatement(statement).map(({ rule }) => rule);
  return !rules.includes('implementation_detail') && !rules.includes('no_measure') && !isTechnical(statement.text);
}

function outcomes(criteria: readonly SpecStatement[], checks: number): string {
  const lines = [
    ...criteria.map(({ id, text }) => `${words(stepSentence(plainLine(text)))} (${words(id)})`),
    checks === 1
      ? 'The acceptance scenario above passes when somebody who did not build it checks it.'
      : `All ${checks} acceptance scenarios above pass when somebody who did not build it checks them.`,
  ];
  return lines.map((line, at) => `- **SC-${String(at + 1).padStart(3, '0')}**: ${line}`).join('\n');
}

/** Every story with the scenarios that say most of the same; those that fit none go to the first. */
function stories(spec: Spec, scenarios: readonly Scenario[]): string[] {
  const told = spec.stories.length > 0 ? spec.stories.map(({ text }) => plainLine(text)) : [derivedStory(spec)];
  const isDerived = spec.stories.length === 0;
  const owner = scenarios.map((scenario) => {
    const shares = told.map((story) => overlap(story, `${scenario.given} ${scenario.when} ${scenario.then}`));
    return Math.max(0, shares.indexOf(Math.max(...shares)));
  });
  return told.map((story, at) => {
    const own = scenarios.filter((_, which) => owner[which] === at);
    const why =
      at === 0 ? 'it is what the interview began with' : 'it follows those above in the order of the interview';
    const steps = own.map((scenario, which) => `${which + 1}. ${acceptance(scenario)}`);
    return section(
      `### User Story ${at + 1} - ${words(storyName(story))} (Priority: P${Math.min(at + 1, 9)})`,
      `${startWords(stepSentence(story))}${isDerived ? ' *(derived from the goals: no user story was written)*' : ''}`,
      `**Why this priority**: Derived, since the interview set no priorities: ${why}.`,
      own.length > 0
        ? '**Independent Test**: Derived: go through the acceptance scenarios of this story alone.'
        : '**Independent Test**: Derived: use what the story describes, without the other stories.',
      '**Acceptance Scenarios**:',
      steps.join('\n') ||
        `1. **Given** this story, **When** it is to be checked, **Then** it is not yet checkable: nobody named a check *(derived)*`,
    );
  });
}

/** What a story is about: what somebody wants, without who and why. */
function storyName(story: string): string {
  const wish = /^as an? [^,]{1,100}, i (?:want|need|would like) (?:to )?(.{1,200}?)(?:,? so that\b|$)/i.exec(
    story,
  )?.[1];
  const name = shortName(wish ?? story);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function derivedStory(spec: Spec): string {
  const goal = spec.goals[0]?.text ?? (askedFor(spec) || spec.title);
  return plainLine(goal) || spec.title;
}

function acceptance({ id, given, when, then }: Scenario): string {
  const from = id === null ? '*(derived)*' : `(${words(id)})`;
  return `**Given** ${words(given) || 'the change is in place'}, **When** ${words(when)}, **Then** ${words(then)} ${from}`;
}

/** What was asked and answered, in full; how the plan itself was taken says nothing of the change. */
function clarifications(spec: Spec): string {
  const lines = spec.clarifications.flatMap((one) => {
    const said = one.type === 'show_plan' ? '' : answerIn(one);
    return said === '' ? [] : [`- Q: ${words(one.question)} → A: ${words(said)}`];
  });
  return lines.length === 0 ? '' : section('## Clarifications', `### Session ${dayOf(spec)}`, lines.join('\n'));
}

function answerIn({ chosen, own, nonAnswer, remarks, former }: Spec['clarifications'][number]): string {
  const noted = remarks.map(({ about, text }) => `${about === '' ? '' : `On ${about}: `}${text}`);
  const answer = [listed(chosen), own, ...noted]
    .map((text) => plainLine(text).replace(/\.$/, ''))
    .filter((text) => text !== '')
    .join('. ');
  if (answer === '' && nonAnswer !== 'you_decide') return '';
  const said =
    nonAnswer === null ? '' : nonAnswer === 'you_decide' ? 'left to the implementer' : NON_ANSWERS[nonAnswer].button;
  const whole = [said, answer].filter((text) => text !== '').join(': ');
  return former === true ? `${whole} (said for an earlier goal)` : whole;
}

function assumptions(spec: Spec, open: readonly string[], told: readonly SpecStatement[]): string {
  const lines = [
    bullets([...spec.assumptions, ...spec.delegated].filter((one) => !told.includes(one))),
    ...open.map((text) => `- Left open, to be decided while building: ${words(text)}`),
    ...spec.nonGoals.map((one) => `- **${words(one.id)}** Out of scope: ${words(one.text)}${notChosen(one)}`),
  ].filter((text) => text !== '');
  return lines.join('\n') || 'None.';
}
