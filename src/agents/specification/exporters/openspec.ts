import { plainLine } from '../../base/text/markdown';
import { askedFor, changeInWords } from '../asked-for';
import { assumptionsIn, type Spec, type SpecStatement } from '../model';
import { slugOf } from '../slug';
import { demandsOf, stepSentence, tasksOf, type Demand, type Scenario } from './criteria';
import type { Capability, ExportFile, ExportForm, ExportSurroundings } from './export-form';
import { demandName, shallSentence } from './normative';
import { heading, isDerived, keptScenarios, requirementBlock, steps } from './openspec-scenarios';
import { capabilityFor, folded, requirementsIn, type WrittenRequirement } from './openspec-capabilities';
import {
  alternatives,
  bullets,
  document,
  fitting,
  madeFrom,
  openTexts,
  places,
  section,
  shortName,
  startWords,
  withCodeApart,
  words,
} from './parts';

/** What OpenSpec's own validator asks for, or advises: deltas of a change, and characters. */
export const OPENSPEC_LIMITS = { deltas: 10, requirement: 500, why: { least: 50, most: 1_000 }, purpose: 50 } as const;

/** A requirement of the change, and where it goes. */
interface Delta {
  capability: string;
  /** The requirement that stands there already, which has the same name unless it gets another one. */
  written: WrittenRequirement | null;
  /** Whether it no longer holds: then the rest of it is not told. */
  isRemoved: boolean;
  name: string;
  body: string;
  /** The statement that it is of; null for the checks that belong to none. */
  statement: SpecStatement | null;
  /** What that is called; null where there is none. */
  id: string | null;
  scenarios: Scenario[];
  /** All of its words, where the body has but their beginning. */
  whole: string | null;
}

/**
 * Changes of OpenSpec: a proposal, a design, tasks and deltas of capabilities; a large specification becomes several changes.
 * What stands in a capability word for word is no part of any, so there is none where all of it does.
 */
export const openspec: ExportForm = {
  id: 'openspec',
  title: 'OpenSpec',
  home: ['openspec', 'changes'],
  files: (given, there) => {
    const { spec, code } = withCodeApart(given, 'in design.md');
    const { demands, general } = demandsOf(spec);
    if (demands.length === 0) return [];
    const all = deltasOf(spec, demands, general, there.capabilities);
    const changes = inParts(all.filter((delta) => !stands(delta, spec)));
    const built = all.filter((delta) => stands(delta, spec)).flatMap(({ id }) => id ?? []);
    const tasks = tasksByPart(spec, changes, built);
    const folders = changeIds(slugOf(spec.title), there.archived);
    return changes.flatMap((own, at) => {
      const part = changes.length === 1 ? '' : ` (part ${at + 1} of ${changes.length})`;
      const folder = folders();
      return changeFiles(spec, own, there, part, code, tasks[at] ?? []).map(({ path, text }) => ({
        path: [folder, ...path],
        text,
      }));
    });
  },
};

/** Gives one id after the other for the parts of a change: none that is archived already, which could not be archived again. */
function changeIds(id: string, archived: readonly string[]): () => string {
  let number = 0;
  return () => {
    let next: string;
    do next = ++number === 1 ? id : `${id}-${number}`;
    while (archived.includes(next));
    return next;
  };
}

/** Whether a requirement stands already as it is, with all checks that somebody named. */
function stands(delta: Delta, spec: Spec): boolean {
  const { written, isRemoved, body, scenarios } = delta;
  if (written === null || isRemoved || isRenamed(delta) || written.body !== body) return false;
  const kept = keptScenarios(delta, spec);
  const isThere = (scenario: Scenario) => kept.some(({ text }) => text.endsWith(steps(scenario)));
  const stale = written.scenarios.filter((scenario) => !isDerived(scenario)).length > kept.length;
  return !stale && scenarios.filter(({ id }) => id !== null).every(isThere);
}

/**
 * The tasks of each part: one that somebody named stands where the first demand that it serves does, one that serves none in
 * the last part. What was to be done for demands that stand already is done.
 */
function tasksByPart(spec: Spec, parts: readonly (readonly Delta[])[], built: readonly string[]): string[][] {
  const partOf = new Map(parts.flatMap((deltas, at) => deltas.map(({ id }) => [id, at] as const)));
  const demands = parts.flatMap((deltas) => deltas.flatMap(({ statement }) => statement ?? []));
  const standing = demandsOf(spec).demands.flatMap(({ statement }) =>
    built.includes(statement.id) ? [statement] : [],
  );
  const kept = built.length === 0 ? [] : (spec.changes?.kept ?? []);
  const wanted = { ...spec, tasks: spec.tasks.filter(({ id }) => !kept.includes(id)) };
  const tasks: string[][] = parts.map(() => []);
  for (const { text, serves } of tasksOf(wanted, [...demands, ...standing])) {
    if (serves.length > 0 && serves.every((id) => built.includes(id))) continue;
    const at = serves.flatMap((id) => partOf.get(id) ?? []);
    tasks[at.length === 0 ? parts.length - 1 : Math.min(...at)]?.push(words(text));
  }
  return tasks;
}

/** The deltas in parts of as many as a change may have: a requirement that gets another name counts as two. */
function inParts(deltas: readonly Delta[]): Delta[][] {
  const parts: Delta[][] = [];
  let room = 0;
  for (const delta of deltas) {
    const needed = isRenamed(delta) ? 2 : 1;
    if (room < needed) parts.push([]);
    room = (room < needed ? OPENSPEC_LIMITS.deltas : room) - needed;
    parts.at(-1)?.push(delta);
  }
  return parts;
}

function isRenamed({ written, isRemoved, name }: Pick<Delta, 'written' | 'isRemoved' | 'name'>): boolean {
  return written !== null && !isRemoved && written.name !== name;
}

function deltasOf(
  spec: Spec,
  demands: readonly Demand[],
  general: readonly Scenario[],
  capabilities: readonly Capability[],
): Delta[] {
  const written = capabilities.map((capability) => ({ capability, requirements: requirementsIn(capability) }));
  const home = capabilityFor(`${spec.title} ${spec.request}`, capabilities)?.name ?? slugOf(spec.title);
  const taken = new Set<string>();
  const homeNames = written.find(({ capability }) => capability.name === home)?.requirements ?? [];
  const named = (wanted: string) => {
    for (const { capability, requirements } of written) {
      const same = requirements.find(({ name }) => folded(name) === folded(wanted));
      const key = `${capability.name}/${folded(wanted)}`;
      if (same === undefined || taken.has(key)) continue;
      taken.add(key);
      return { capability: capability.name, written: same, name: same.name };
    }
    return null;
  };
  // Of several that are called the same, all but the first have their ids in their names.
  const standing = (wanted: string, id: string) => named(`${wanted} (${id})`) ?? named(wanted);
  const nameOf = (text: string) => words(demandName(text));
  const before = new Map(spec.changes?.modified.map((change) => [change.statement, change.before]));
  const place = (wanted: string, id: string): Pick<Delta, 'capability' | 'written' | 'name'> => {
    const same = standing(wanted, id);
    if (same !== null) return same;
    const earlier = before.get(id);
    const other = earlier === undefined ? null : standing(nameOf(earlier), id);
    if (other !== null) {
      taken.add(`${other.capability}/${folded(wanted)}`);
      return { ...other, name: wanted };
    }
    let name = wanted;
    const isTaken = () =>
      taken.has(`${home}/${folded(name)}`) || homeNames.some((each) => folded(each.name) === folded(name));
    for (let number = 1; isTaken(); number++) name = `${wanted} (${id}${number === 1 ? '' : ` ${number}`})`;
    taken.add(`${home}/${folded(name)}`);
    return { capability: home, written: null, name };
  };
  const own = demands.map(({ statement, scenarios }): Delta => {
    const all = shallSentence(statement.text);
    const shown = fitting(all, OPENSPEC_LIMITS.requirement);
    const isCut = shown !== startWords(all);
    const note = ' (in full: design.md)';
    const body = isCut ? `${demanding(all, OPENSPEC_LIMITS.requirement - note.length)}${note}` : shown;
    return {
      ...place(nameOf(statement.text), words(statement.id)),
      isRemoved: false,
      body,
      statement,
      id: statement.id,
      scenarios,
      whole: isCut ? statement.text : null,
    };
  });
  const none = { statement: null, id: null, scenarios: [], whole: null };
  const removed = (spec.changes?.removed ?? []).flatMap(({ statement, before: text }): Delta[] => {
    const gone = standing(nameOf(text), words(statement));
    return gone === null ? [] : [{ ...gone, ...none, isRemoved: true, body: '' }];
  });
  if (general.length === 0) return [...own, ...removed];
  const checks = place(words(`Checks of ${shortName(spec.title, 50)}`), 'checks');
  const body = 'The system SHALL pass these checks, which belong to no single requirement.';
  return [...own, ...removed, { ...checks, ...none, isRemoved: false, body, scenarios: [...general] }];
}

function changeFiles(
  spec: Spec,
  deltas: readonly Delta[],
  there: ExportSurroundings,
  part: string,
  code: string,
  build: readonly string[],
): ExportFile[] {
  const names = [...new Set(deltas.map(({ capability }) => capability))];
  const known = new Set(there.capabilities.map(({ name }) => name));
  return [
    { path: ['.openspec.yaml'], text: 'schema: spec-driven\n' },
    { path: ['proposal.md'], text: proposal(spec, deltas, names, known, there.source, part) },
    { path: ['design.md'], text: design(spec, deltas, code) },
    { path: ['tasks.md'], text: tasks(build, deltas) },
    ...names.map((name) => ({
      path: ['specs', ...name.split('/'), 'spec.md'],
      text: capabilitySpec(
        spec,
        deltas.filter(({ capability }) => capability === name),
        known.has(name),
      ),
    })),
  ];
}

function proposal(
  spec: Spec,
  deltas: readonly Delta[],
  names: readonly string[],
  known: ReadonlySet<string>,
  source: string | null,
  part: string,
): string {
  const listed = (isKnown: boolean, what: string) =>
    names
      .filter((name) => known.has(name) === isKnown)
      .map((name) => `- \`${name}\`: ${what}`)
      .join('\n') || 'None.';
  const changes = deltas.map(
    ({ name, written, id, isRemoved }) =>
      `- ${isRemoved ? 'Remove' : written === null ? 'Add' : 'Change'}: ${name}${id === null ? '' : ` (${words(id)})`}`,
  );
  return document(
    `# Change: ${words(spec.title) || 'Untitled change'}${part}`,
    section('## Why', why(spec)),
    section(
      '## What Changes',
      changes.join('\n'),
      spec.nonGoals.length === 0 ? '' : 'Not part of it:',
      bullets(spec.nonGoals),
    ),
    section(
      '## Capabilities',
      '### New Capabilities',
      listed(false, words(shortName(spec.title))),
      '### Modified Capabilities',
      listed(true, 'see the deltas'),
    ),
    section('## Impact', places(spec) || 'The code that this touches is not known.', madeFrom(source)),
  );
}

function why(spec: Spec): string {
  const { least, most } = OPENSPEC_LIMITS.why;
  const goals = spec.goals.map(({ text }) => stepSentence(plainLine(text))).join(' ');
  const asked = `${askedInWords(spec)} ${spec.summary}`;
  const reason = [goals, asked].find((text) => startWords(text).length >= least);
  const short = `${stepSentence(goals || spec.summary || spec.title)} No reason was given in the interview beyond these words.`;
  return fitting(reason ?? short, most);
}

function design(spec: Spec, deltas: readonly Delta[], code: string): string {
  const open = openTexts(spec).map((text) => `- ${startWords(text)}`);
  const whole = deltas.flatMap(({ id, whole: text }) =>
    text === null ? [] : [`- **${words(id ?? '')}** ${words(text)}`],
  );
  return document(
    '# Design',
    section(
      '## Context',
      why(spec).includes(startWords(askedFor(spec))) ? '' : `Asked for in these words: ${words(askedFor(spec))}`,
      startWords(spec.context.summary),
      places(spec),
      bullets([...spec.facts, ...spec.entities, ...spec.stories]),
    ),
    section(
      '## Goals / Non-Goals',
      '**Goals:**',
      bullets(spec.goals) || 'None were named.',
      '**Non-Goals:**',
      bullets(spec.nonGoals) || 'None were named.',
    ),
    section(
      '## Decisions',
      bullets([...spec.decisions, ...assumptionsIn(spec).confirmed, ...spec.delegated]) || 'None were made.',
      alternatives([...spec.requirements, ...spec.quality, ...spec.interfaces, ...spec.edgeCases]),
    ),
    section('## Risks / Trade-offs', bullets([...spec.risks, ...assumptionsIn(spec).open]) || 'None were named.'),
    section('## Open Questions', open.join('\n')),
    section('## Requirements in full', whole.join('\n')),
    section('## Code as it was given', code),
  );
}

function tasks(build: readonly string[], deltas: readonly Delta[]): string {
  const checks = deltas.flatMap(({ id, name, scenarios }) =>
    scenarios.map((scenario) => {
      const label = words(scenario.id ?? id ?? '');
      if (scenario.id !== null) return `Test ${label}: ${words(shortName(scenario.then))}`;
      return scenario.isPlain ? `Settle how ${label} is seen to hold, and test it: ${name}` : `Test ${label}: ${name}`;
    }),
  );
  const list = (group: number, lines: readonly string[]) =>
    lines.map((line, at) => `- [ ] ${group}.${at + 1} ${line}`).join('\n');
  const groups = [
    { title: 'Build', lines: build },
    { title: 'Check, with the criterion’s id in the name of each test', lines: checks },
  ].filter(({ lines }) => lines.length > 0);
  return document(
    '# Tasks',
    ...groups.map(({ title, lines }, at) => section(`## ${at + 1}. ${title}`, list(at + 1, lines))),
  );
}

function capabilitySpec(spec: Spec, deltas: readonly Delta[], isKnown: boolean): string {
  const holding = deltas.filter(({ isRemoved }) => !isRemoved);
  const blocks = (isWritten: boolean) =>
    holding
      .filter(({ written }) => (written !== null) === isWritten)
      .map((delta) => requirementBlock(delta, keptScenarios(delta, spec)));
  const renamed = holding.flatMap((delta) =>
    isRenamed(delta) ? [`- FROM: \`${heading(delta.written?.name ?? '')}\`\n- TO: \`${heading(delta.name)}\``] : [],
  );
  const removed = deltas.filter(({ isRemoved }) => isRemoved);
  const gone = 'It no longer holds.\n\n**Migration**: None was named.';
  return document(
    `# ${words(shortName(spec.title))}`,
    isKnown ? '' : section('## Purpose', purpose(spec)),
    section('## ADDED Requirements', ...blocks(false)),
    section('## MODIFIED Requirements', ...blocks(true)),
    section('## REMOVED Requirements', ...removed.map(({ name }) => `${heading(name)}\n\n**Reason**: ${gone}`)),
    section('## RENAMED Requirements', renamed.join('\n')),
  );
}

function purpose(spec: Spec): string {
  const goal = spec.goals[0]?.text ?? (askedFor(spec) || spec.title);
  const title = shortName(spec.title);
  const told = `Covers ${title}${shortName(goal) === title ? '' : `: ${plainLine(goal)}`}.`.replace(/([.!?])\.$/, '$1');
  const long =
    told.length >= OPENSPEC_LIMITS.purpose + 10 ? told : `${told} It was settled in an interview about this change.`;
  return fitting(long, 400);
}

/** What was asked for, in the words of the request, and what that changes of an earlier specification. */
function askedInWords(spec: Spec): string {
  const asked = plainLine(askedFor(spec));
  const inWords = asked === '' ? '' : `It was asked for in these words: ${stepSentence(asked)}`;
  return [inWords, plainLine(changeInWords(spec))].filter((part) => part !== '').join(' ');
}

/** The beginning of a demand, which still says that it is one where its SHALL stood further on. */
function demanding(text: string, most: number): string {
  const begun = fitting(text, most);
  const saysSo = 'The system SHALL satisfy this: ';
  return /\b(?:SHALL|MUST)\b/.test(begun) ? begun : `${saysSo}${fitting(text, most - saysSo.length)}`;
}
