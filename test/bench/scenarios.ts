import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

const scenarioSchema = z.object({
  id: z.string(),
  package: z.string(),
  request: z.string(),
  hidden: z.array(z.object({ id: z.string(), kind: z.string(), answer: z.string(), asked: z.string() })),
});
export type Scenario = z.infer<typeof scenarioSchema>;
export type HiddenItem = Scenario['hidden'][number];

/** Where scenarios are looked for when none are named, relative to the working directory. */
const USUAL_FILES = ['../shared/data/interviews/scenarios.json', 'test/fixtures/interviews/dev.json'];

/** Reads the scenarios of a file, or of the first usual one there is. Throws if there is none or it does not parse. */
export function readScenarios(file: string | null): { file: string; scenarios: Scenario[] } {
  const found = file ?? USUAL_FILES.find((path) => existsSync(path));
  if (found === undefined)
    throw new Error(`No scenarios found; name a file with --scenarios, or put one at ${USUAL_FILES.join(' or ')}.`);
  return { file: found, scenarios: z.array(scenarioSchema).parse(JSON.parse(readFileSync(found, 'utf8'))) };
}
