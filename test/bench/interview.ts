import { parseArgs } from 'node:util';
import { Person } from './person';
import { readScenarios } from './scenarios';
import type { Scenario } from './scenarios';
import { scoreLine, scoreOf, sumScores } from './score';
import { playTwins } from './twins-driver';

/** Questions per interview, as the measures define them. */
const BUDGET = 12;

function main(): void {
  const { values } = parseArgs({ options: { scenarios: { type: 'string' }, verbose: { type: 'boolean', default: false } } });
  const { file, scenarios } = readScenarios(values.scenarios ?? null);
  process.stdout.write(`${scenarios.length} scenarios of ${file}, up to ${BUDGET} questions each\n\n`);
  const scores = scenarios.map((scenario) => {
    const person = new Person(scenario.hidden);
    playTwins(scenario.request, BUDGET, person);
    const score = scoreOf(scenario, person.turns);
    process.stdout.write(`${scoreLine(scenario.id, score)}\n`);
    if (values.verbose) process.stdout.write(protocolOf(scenario, person));
    return score;
  });
  process.stdout.write(`\n${scoreLine('total', sumScores(scores))}\n`);
}

/** Question by question: what was asked, what it earned, and what was never asked for. */
function protocolOf(scenario: Scenario, person: Person): string {
  const lines = person.turns.map(({ type, title, earned, said }) => `    ${earned.length} ${type.padEnd(12)} ${title} → ${said}`);
  const missed = scenario.hidden.filter(({ id }) => !person.told.includes(id)).map(({ kind, answer }) => `    missed ${kind}: ${answer}`);
  return [`    “${scenario.request}”`, ...lines, ...missed, ''].join('\n') + '\n';
}

main();
