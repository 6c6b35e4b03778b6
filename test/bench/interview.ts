import { parseArgs } from 'node:util';
import { Person } from './person';
import { playInterview } from './play';
import { readScenarios } from './scenarios';
import type { Scenario } from './scenarios';
import { scoreLine, scoreOf, sumScores } from './score';
import type { Score } from './score';

/** Questions per interview, as the measures define them. */
const BUDGET = 12;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      scenarios: { type: 'string' },
      repo: { type: 'string', multiple: true, default: [] },
      verbose: { type: 'boolean', default: false },
    },
  });
  const { file, scenarios } = readScenarios(values.scenarios ?? null);
  const folders = foldersOf(values.repo, scenarios);
  process.stdout.write(`${scenarios.length} scenarios of ${file}, up to ${BUDGET} questions each\n\n`);
  const scores: Score[] = [];
  for (const scenario of scenarios) {
    const person = new Person(scenario.hidden);
    await playInterview(
      { request: scenario.request, budget: BUDGET, folder: folders.get(scenario.id) ?? null },
      person,
    );
    const score = scoreOf(scenario, person.turns);
    scores.push(score);
    process.stdout.write(`${scoreLine(scenario.id, score)}\n`);
    if (values.verbose) process.stdout.write(protocolOf(scenario, person));
  }
  process.stdout.write(`\n${scoreLine('total', sumScores(scores))}\n`);
}

/** Folders by scenario id, from `ID=DIR` pairs. Throws for a pair that is none, or an id that no scenario has. */
function foldersOf(pairs: readonly string[], scenarios: readonly Scenario[]): Map<string, string> {
  return new Map(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      const id = pair.slice(0, Math.max(0, at));
      if (!scenarios.some((scenario) => scenario.id === id))
        throw new Error(`--repo ${pair}: write ID=DIR, with the id of a scenario.`);
      return [id, pair.slice(at + 1)];
    }),
  );
}

/** Question by question: what was asked, what it earned, and what was never asked for. */
function protocolOf(scenario: Scenario, person: Person): string {
  const lines = person.turns.map(
    ({ type, title, earned, said }) => `    ${earned.length} ${type.padEnd(12)} ${title} → ${said}`,
  );
  const missed = scenario.hidden
    .filter(({ id }) => !person.told.includes(id))
    .map(({ kind, answer }) => `    missed ${kind}: ${answer}`);
  return [`    “${scenario.request}”`, ...lines, ...missed, ''].join('\n') + '\n';
}

await main();
