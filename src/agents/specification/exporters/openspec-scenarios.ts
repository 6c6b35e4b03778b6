import type { Spec } from '../model';
import type { Scenario } from './criteria';
import { folded, type WrittenRequirement } from './openspec-capabilities';
import { shortName, words } from './parts';

/** A requirement as it is written: its name, its words, and the checks of the statement that it is of. */
interface Requirement {
  name: string;
  body: string;
  id: string | null;
  scenarios: readonly Scenario[];
}

/** The heading of a requirement. */
export function heading(name: string): string {
  return `### Requirement: ${name}`;
}

/** The scenarios that a requirement has and keeps: not what only followed from its words, nor checks that were changed or removed. */
export function keptScenarios(
  { written }: { written: WrittenRequirement | null },
  { changes }: Spec,
): WrittenRequirement['scenarios'] {
  const gone = [...(changes?.modified ?? []), ...(changes?.removed ?? [])].map(({ statement }) => `${statement} `);
  return (written?.scenarios ?? []).filter(
    (scenario) => !isDerived(scenario) && !gone.some((id) => scenario.name.startsWith(id)),
  );
}

/** Whether an earlier export derived a scenario. */
export function isDerived({ name, text }: WrittenRequirement['scenarios'][number]): boolean {
  return (name.startsWith(DERIVED) || name.startsWith(NOT_YET)) && text.endsWith('*') && text.includes('\n- *');
}

const DERIVED = 'Derived from ';
const NOT_YET = 'Not yet checkable: ';

/** The requirement with its checks, those first that it keeps. */
export function requirementBlock(
  { name, body, id, scenarios }: Requirement,
  kept: WrittenRequirement['scenarios'],
): string {
  const taken = new Set(kept.map((scenario) => folded(scenario.name)));
  const added = scenarios.flatMap((scenario) => {
    const wanted = words(
      scenario.id === null
        ? `${scenario.isPlain ? NOT_YET : DERIVED}${id ?? ''}`
        : `${scenario.id} ${shortName(scenario.then, 50)}`,
    );
    // An earlier export of the same words stands there already.
    if (kept.some((one) => one.name.startsWith(wanted) && one.text.endsWith(steps(scenario)))) return [];
    let title = wanted;
    for (let number = 2; taken.has(folded(title)); number++) title = `${wanted} (${number})`;
    taken.add(folded(title));
    return [`#### Scenario: ${title}\n\n${steps(scenario)}`];
  });
  return [heading(name), body, ...kept.map(({ text }) => text), ...added].join('\n\n');
}

/** A scenario in its steps, with a note where nobody named it. */
export function steps({ id, given, when, then, isPlain }: Scenario): string {
  const note = isPlain
    ? 'It stands here because each requirement has a scenario: nobody named a check for it.'
    : 'Derived from the requirement’s own words: nobody named a check for it.';
  return [
    ...(given === '' ? [] : [`- **GIVEN** ${words(given)}`]),
    `- **WHEN** ${words(when)}`,
    `- **THEN** ${words(then)}`,
    ...(id === null ? [`- *${note}*`] : []),
  ].join('\n');
}
