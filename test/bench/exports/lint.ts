import type { ExportFile } from '../../../src/agents/specification/exporters/export-form';
import type { ExportId } from '../../../src/agents/specification/exporters/export-form';
import { OPENSPEC_LIMITS } from '../../../src/agents/specification/exporters/openspec';
import { isTechnical, MOST_OPEN } from '../../../src/agents/specification/exporters/speckit';

/** What OpenSpec's validator lets pass and a reader would stumble over, a sentence each; empty for a good export. */
function openspecFaults(files: readonly ExportFile[]): string[] {
  return files.flatMap((file): string[] => {
    const shown = file.path.join('/');
    if (file.path.at(-1) === 'proposal.md') {
      const reason = /\n## Why\n\n([^]*?)\n\n## /.exec(file.text)?.[1] ?? '';
      const { least, most } = OPENSPEC_LIMITS.why;
      return reason.length < least || reason.length > most ? [`${shown}: Why has ${reason.length} characters.`] : [];
    }
    if (!file.path.includes('specs')) return [];
    // What is removed is named, and says no more.
    return file.text
      .replace(/\n## REMOVED Requirements\n[^]*?(?=\n## |$)/, '')
      .split(/\n### /)
      .slice(1)
      .flatMap((block) => {
        const [head = '', ...rest] = block.split('\n');
        const before = rest.join('\n').split(/\n#### /)[0] ?? '';
        const said = before.trim();
        return [
          ...(/\b(?:SHALL|MUST)\b/.test(said) ? [] : [`${shown}: “${head}” has no SHALL.`]),
          ...(said.length <= OPENSPEC_LIMITS.requirement ? [] : [`${shown}: “${head}” has ${said.length} characters.`]),
          ...(block.includes('\n#### Scenario: ') ? [] : [`${shown}: “${head}” has no scenario.`]),
        ];
      });
  });
}

const HEADINGS = [
  '## User Scenarios & Testing *(mandatory)*',
  '### Edge Cases',
  '## Requirements *(mandatory)*',
  '### Functional Requirements',
  '## Success Criteria *(mandatory)*',
  '### Measurable Outcomes',
  '## Assumptions',
];

/** Where a specification is not as Spec Kit wants it, a sentence each; empty for a good export. */
function speckitFaults(files: readonly ExportFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const lines = text.split('\n');
    const faults: string[] = [];
    if (!/^\d{3,6}-[a-z0-9-]+$/.test(path[0] ?? '')) faults.push(`The folder is ${path[0] ?? ''}.`);
    const at = HEADINGS.map((heading) => lines.indexOf(heading));
    at.forEach((line, which) => {
      const times = lines.filter((one) => one === HEADINGS[which]).length;
      if (times !== 1 || line < (at[which - 1] ?? 0))
        faults.push(`${HEADINGS[which] ?? ''} stands ${times} times, or elsewhere.`);
    });
    for (const line of lines) {
      if (/^- \*\*(?:FR|NFR|IF|EC)-\d+\*\*: /.test(line) && !/\bMUST\b/.test(line)) faults.push(`No MUST: ${line}`);
      const outcome = /^- \*\*SC-\d+\*\*: (.*?)(?: \(NFR-\d+\))?$/.exec(line)?.[1];
      if (outcome !== undefined && isTechnical(outcome)) faults.push(`Not technology-agnostic: ${line}`);
    }
    const priorities = lines.flatMap((line) => /^### User Story \d+ - .* \(Priority: P\d\)$/.exec(line) ?? []);
    if (priorities.length === 0) faults.push('No user story.');
    if (!lines.some((line) => line.startsWith('- **SC-001**: '))) faults.push('No success criterion.');
    if (text.split('[NEEDS CLARIFICATION').length - 1 > MOST_OPEN) faults.push('Too many open questions.');
    return faults;
  });
}

/** Where files are not as Kiro wants them, a sentence each; empty for a good export. */
function kiroFaults(files: readonly ExportFile[]): string[] {
  const named = (name: string) => files.find(({ path }) => path.at(-1) === name)?.text ?? '';
  const lines = named('requirements.md').split('\n');
  const faults: string[] = [];
  const criteria = new Set<string>();
  let requirement = 0;
  let number = 0;
  for (const line of lines) {
    const heading = /^### Requirement (\d+): \S/.exec(line);
    if (heading !== null) {
      if (Number(heading[1]) !== ++requirement) faults.push(`Not in order: ${line}`);
      number = 0;
    }
    const item = /^(\d+)\. (.*)$/.exec(line);
    if (item === null || requirement === 0) continue;
    if (Number(item[1]) !== ++number) faults.push(`Not in order: ${line}`);
    if (!/\bSHALL\b/.test(item[2] ?? '')) faults.push(`No SHALL: ${line}`);
    criteria.add(`${requirement}.${number}`);
  }
  for (const heading of ['# Requirements Document', '## Introduction', '## Requirements'])
    if (lines.filter((line) => line === heading).length !== 1) faults.push(`${heading} does not stand once.`);
  const stories = lines.filter((line) => line.startsWith('**User Story:** ')).length;
  if (requirement === 0 || stories !== requirement)
    faults.push(`${stories} user stories of ${requirement} requirements.`);
  const cited = [...named('tasks.md').matchAll(/_Requirements: ([\d., ]+)_/g)].flatMap((match) =>
    (match[1] ?? '').split(', '),
  );
  for (const one of cited) if (!criteria.has(one)) faults.push(`A task serves ${one}, which is no criterion.`);
  for (const one of criteria) if (!cited.includes(one)) faults.push(`No task serves ${one}.`);
  return faults;
}

/** What is wrong with the files of a form, a sentence each. */
export const EXPORT_FAULTS: Record<ExportId, (files: readonly ExportFile[]) => string[]> = {
  openspec: openspecFaults,
  speckit: speckitFaults,
  kiro: kiroFaults,
};
