import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { acceptShown } from '../../../agents/checking/accept';
import { findingsOf, type CheckReport } from '../../../agents/checking/check-report';
import { checkSpecs, type CheckPorts } from '../../../agents/checking/check-specs';
import { reportText } from '../../../agents/checking/report-lines';
import { systemClock } from '../../node/clock';
import { diskReader } from '../../node/reading/disk-reader';
import { createRedactor } from '../../node/redaction/redactor';
import { SddFolder } from '../../node/sdd-folder/sdd-folder';
import { hashText } from '../../node/specs/hash-text';
import { readWrittenSpecs, writeAccepted } from '../../node/specs/written-specs';
import { BadInput } from '../bad-input';
import type { RunOutput } from '../run';
import type { CheckArguments } from './check-args';

/** How a check ends. */
export const CHECK_EXIT = { clean: 0, findings: 1, badInput: 2 } as const;

/**
 * Checks the specifications of a folder and prints the report. Returns the exit code.
 * @throws BadInput, StoreProblem, ChangedSince
 */
export async function runCheck(given: CheckArguments, output: RunOutput): Promise<number> {
  const workspace = await existingFolder(given.workspace);
  const folder = new SddFolder(workspace);
  const reader = diskReader([{ name: path.basename(workspace) || 'workspace', path: workspace }], {
    redact: createRedactor(),
  });
  const ports: CheckPorts = { reader, hash: hashText };
  const specs = await readWrittenSpecs(folder);
  const one = specs.find(({ spec }) => spec.folder === given.spec);
  if (given.spec !== null && one === undefined) {
    const names = specs.map(({ spec }) => `  ${spec.folder}`).join('\n');
    throw new BadInput(
      `--spec ${given.spec}: there is no such folder below .sdd/specs. ${names === '' ? 'There are none.' : `There are:\n${names}`}`,
    );
  }
  if (one !== undefined && one.spec.status !== 'approved') {
    throw new BadInput(`--spec ${one.spec.folder}: it is not approved, so nothing is to be built from it yet.`);
  }
  let report = await checkSpecs(specs, ports, given.spec);
  if (given.accept && one !== undefined) {
    const [check] = report.specs;
    if (check !== undefined) {
      const accepted = await acceptShown(check, one, ports, systemClock.now());
      await writeAccepted(folder, one.spec, accepted);
      report = await checkSpecs(await readWrittenSpecs(folder), ports, given.spec);
    }
  }
  for (const line of given.json ? [JSON.stringify(jsonOf(report))] : reportText(report).trimEnd().split('\n')) {
    output.print(line);
  }
  const { drifted, unknown, problems, unnamed } = findingsOf(report);
  const findings = drifted + unknown + problems + (given.allowUnnamed ? 0 : unnamed);
  return findings === 0 ? CHECK_EXIT.clean : CHECK_EXIT.findings;
}

/** The report for programs: as it is, with its counts, under a version. */
function jsonOf(report: CheckReport): object {
  return { version: 1, findings: findingsOf(report), ...report };
}

async function existingFolder(given: string): Promise<string> {
  const folder = path.resolve(given);
  const there = await stat(folder).catch(() => null);
  if (!there?.isDirectory()) throw new BadInput(`--workspace ${given}: there is no such folder.`);
  return realpath(folder);
}
