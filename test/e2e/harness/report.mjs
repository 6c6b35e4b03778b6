/** The result of one file of scenarios, for people and for the runner. */
import fs from 'node:fs';

/** @typedef {{name: string, ok: boolean, ms: number, error?: string}} ScenarioResult */
/** @typedef {{file: string, results: ScenarioResult[]}} FileReport */

/**
 * Writes the report where `BRAINSTORM_E2E_RESULT` says, if it says so.
 *
 * @param {FileReport} report
 */
export function writeReport(report) {
  const target = process.env.BRAINSTORM_E2E_RESULT;
  if (target) fs.writeFileSync(target, JSON.stringify(report));
}

/**
 * @param {FileReport} report
 */
export function printReport({ file, results }) {
  const failed = results.filter(({ ok }) => !ok).length;
  process.stdout.write(`${file}: ${results.length - failed} passed, ${failed} failed\n`);
}
