/** Runs one scenario in a window of its own, and keeps what helps to understand a failure. */
import fs from 'node:fs';
import path from 'node:path';
import { copyFixture } from '../../vscode/fixtures.mjs';
import { artifactsDir } from '../../vscode/paths.mjs';
import { Workbench } from '../../vscode/workbench.mjs';
import { Scenario } from './scenario.mjs';

const SCENARIO_CAP_MS = 300_000;
const ACTION_CAP_MS = 60_000;

let counter = 0;

/**
 * @param {import('../harness.mjs').Registered} registered
 * @param {import('./scenario.mjs').Shared} shared
 * @returns {Promise<import('./report.mjs').ScenarioResult>}
 */
export async function runScenario({ name, body, options }, shared) {
  const {
    fixture = 'sample-workspace',
    timeoutMs = SCENARIO_CAP_MS,
    allowedErrors = [],
    viewport = { width: 1280, height: 800 },
  } = options;
  const started = Date.now();
  process.stdout.write(`  ▸ ${name}\n`);
  counter += 1;
  const runFolder = path.join(shared.server.home, 'scenarios', String(counter));
  const pictures = path.posix.join('e2e', slug(shared.file), slug(name));
  fs.rmSync(path.join(artifactsDir, pictures), { recursive: true, force: true });
  const context = await shared.browser.newContext({ viewport });
  context.setDefaultTimeout(ACTION_CAP_MS);
  const workbench = new Workbench(await context.newPage(), shared.server);
  let timer;
  try {
    const workspaceFolder = copyFixture(fixture, path.join(runFolder, path.basename(fixture)));
    if (shared.developmentExtensions.length > 0) await workbench.develop(shared.developmentExtensions);
    const t = new Scenario(shared, context, workbench, { workspaceFolder, runFolder, pictures });
    const cap = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`The scenario did not end within ${timeoutMs / 1000} s.`)), timeoutMs);
    });
    await Promise.race([body(t), cap]);
    failOnConsoleErrors(workbench, allowedErrors);
    const ms = Date.now() - started;
    process.stdout.write(`  ✔ ${name} (${(ms / 1000).toFixed(1)} s)\n`);
    return { name, ok: true, ms };
  } catch (error) {
    const cause = error instanceof Error ? error : new Error(String(error));
    process.stdout.write(`  ✘ ${name}\n${indent(cause.stack ?? cause.message)}\n`);
    await keepEvidence(workbench, pictures);
    return { name, ok: false, ms: Date.now() - started, error: cause.message };
  } finally {
    clearTimeout(timer);
    // A scenario that ran out of time may still be busy with its page; closing ends that.
    await context.close().catch(() => undefined);
  }
}

/**
 * @param {Workbench} workbench
 * @param {RegExp[]} allowed
 */
function failOnConsoleErrors(workbench, allowed) {
  const errors = workbench.consoleErrors().filter((line) => !allowed.some((pattern) => pattern.test(line)));
  if (errors.length > 0)
    throw new Error(`The scenario went through, but the console shows errors:\n${errors.join('\n')}`);
}

/**
 * @param {Workbench} workbench
 * @param {string} pictures
 */
async function keepEvidence(workbench, pictures) {
  const folder = path.join(artifactsDir, pictures);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'console.txt'), workbench.console.join('\n'));
  fs.writeFileSync(path.join(folder, 'server.txt'), workbench.server.log());
  const picture = await workbench.screenshot(`${pictures}/failed`).catch(() => 'no picture: the page is gone');
  const errors = workbench.consoleErrors().slice(-10);
  process.stdout.write(indent(['Picture: ' + picture, ...errors.map((line) => line.slice(0, 500))].join('\n')) + '\n');
}

/** @param {string} text */
function slug(text) {
  return text
    .toLowerCase()
    .replace(/\.e2e\.mjs$/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);
}

/** @param {string} text */
function indent(text) {
  return text.replaceAll(/^/gm, '      ');
}
