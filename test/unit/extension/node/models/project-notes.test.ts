import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLE_NAMES } from '../../../../../src/agents/session/role-names';
import {
  MAX_NOTES,
  notesForRole,
  readProjectNotes,
  unknownRoles,
} from '../../../../../src/extension/node/models/project-notes';
import { createRedactor } from '../../../../../src/extension/node/redaction/redactor';
import { temporaryFolder } from '../../../rigs/temporary-folder';

const redact = createRedactor();

const FILE = `# Notes

We write British English.

## Interviewer

Ask about money first.

### How

Gently.

## Style

Short sentences.

## Context probe
Look at docs/ first.

## all
The team is small.
`;

describe('the project’s instructions', () => {
  it('give a role what is for all and what is under its own heading', () => {
    expect(notesForRole(FILE, 'interviewer')).toBe(
      '# Notes\n\nWe write British English.\n\n\nAsk about money first.\n\n### How\n\nGently.\n\n## Style\n\nShort sentences.\n\nThe team is small.',
    );
    expect(notesForRole(FILE, 'contextProbe')).toContain('Look at docs/ first.');
    expect(notesForRole(FILE, 'writer')).not.toMatch(/money|Gently|docs/);
    expect(notesForRole(FILE, 'writer')).toMatch(/British.*Short sentences.*small/s);
  });

  it('take headings in code for code', () => {
    const text = 'All\n```md\n## writer\n```\nstill all\n';
    expect(notesForRole(text, 'reviewer')).toContain('still all');
  });

  it('lose nothing that is for all, whatever they hold', () => {
    const line = fc.oneof(fc.string(), fc.constantFrom('## writer', '# x', '```', '~~~~', '### all', '## Reviewer ##'));
    fc.assert(
      fc.property(fc.array(line), fc.constantFrom(...ROLE_NAMES), (lines, role) => {
        const text = lines.join('\n');
        expect(text.length).toBeGreaterThanOrEqual(notesForRole(text, role).length);
        expect(notesForRole(`for everyone\n${text}`, role)).toMatch(/^for everyone/);
      }),
    );
  });
});

describe('what a model is told of the project', () => {
  async function project(instructions: string): Promise<string> {
    const folder = await temporaryFolder();
    await mkdir(path.join(folder, '.sdd'));
    await writeFile(path.join(folder, '.sdd', 'instructions.md'), instructions);
    return folder;
  }

  it('comes from settings and from the file', async () => {
    const folder = await project('From the file.');
    const setting = { all: 'For all.', writer: 'For the writer.', reviewer: 'For the reviewer.' };
    expect(await readProjectNotes(folder, 'writer', setting, redact)).toBe(
      'For all.\n\nFor the writer.\n\nFrom the file.',
    );
  });

  it('is nothing where there is nothing', async () => {
    expect(await readProjectNotes(await temporaryFolder(), 'writer', {}, redact)).toBe('');
    expect(await readProjectNotes(null, 'writer', {}, redact)).toBe('');
  });

  it('holds no secrets', async () => {
    const key = `sk-${'a1B2'.repeat(10)}`;
    const folder = await project(`Our key is ${key}.`);
    expect(await readProjectNotes(folder, 'writer', { all: `api_key: "${key}"` }, redact)).not.toContain(key);
  });

  it('ends at the last whole line within its cap', async () => {
    const folder = await project(`${'x'.repeat(99)}\n`.repeat(1_000));
    const notes = await readProjectNotes(folder, 'writer', {}, redact);
    expect(notes.length).toBeLessThanOrEqual(MAX_NOTES);
    expect(notes.split('\n').every((line) => line.length === 99)).toBe(true);
  });

  it('is not read through a link that leads out of the folder, nor from what is no file', async () => {
    const outside = await project('secret');
    const linked = await temporaryFolder();
    await mkdir(path.join(linked, '.sdd'));
    await symlink(path.join(outside, '.sdd', 'instructions.md'), path.join(linked, '.sdd', 'instructions.md'));
    expect(await readProjectNotes(linked, 'writer', {}, redact)).toBe('');
    const folder = await temporaryFolder();
    await mkdir(path.join(folder, '.sdd', 'instructions.md'), { recursive: true });
    expect(await readProjectNotes(folder, 'writer', {}, redact)).toBe('');
  });

  it('names the roles in the setting that there are not', () => {
    expect(unknownRoles({ all: '', writer: '', poet: '', constructor: '' })).toEqual(['poet', 'constructor']);
  });
});
