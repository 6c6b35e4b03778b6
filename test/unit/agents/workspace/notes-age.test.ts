import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openIssues } from '../../../../src/agents/observe/open-issues';
import { sddEvidence } from '../../../../src/agents/observe/sdd-evidence';
import { ageOfNotes, type Notes, type ToldAge } from '../../../../src/agents/workspace/notes-age';
import type { Commit, FileEntry, WorkspaceReader } from '../../../../src/agents/workspace/workspace-reader';
import { textLook } from '../engine/rig';
import { stillClock } from '../../rigs/test-clock';

const PATH = '.sdd/best_practices.md';

function commit(at: string, files: string[]): Commit {
  return { root: 'app', hash: at, at, author: 'Ann', subject: '', files };
}

function age(text: string, commits: Commit[] = [], files: string[] = ['src/cache.ts', 'src/http/server.ts']): ToldAge {
  const entries = files.map((path): FileEntry => ({ root: 'app', path, kind: 'file' }));
  const notes: Notes = { root: 'app', path: PATH, text, now: stillClock.now(), commits, files: entries };
  return ageOfNotes(notes);
}

describe('the age of notes', () => {
  it('is that of their latest date, and more than 90 days are stale', () => {
    expect(age('Reviewed 2025-10-17').why).toBe('From .sdd/; its latest date is 90 days old');
    expect(age('Reviewed 2025-10-16').why).toBe('From .sdd/; stale: its latest date is 91 days old');
    expect(age('First 2020-01-01, reviewed 2026-01-14').why).toBe('From .sdd/; its latest date is 1 day old');
  });

  it('is that of their last commit where they name no date', () => {
    expect(age('Use jobs.', [commit('2026-01-05T10:00:00Z', [PATH])]).why).toBe(
      'From .sdd/; its last change was 10 days ago',
    );
    expect(age('Use jobs.', [commit('2025-01-05T10:00:00Z', [PATH])]).why).toMatch(
      /stale: its last change was 375 days ago/,
    );
  });

  it('is unknown otherwise, which is said and not stale', () => {
    const unknown = age('Use jobs.');
    expect(unknown).toEqual({
      age: { days: null, stale: false, told: 'it names no date, so its age is not known' },
      why: 'From .sdd/; it names no date, so its age is not known',
    });
  });

  it('does not help where the code that they cite was changed after them', () => {
    const text = 'Reviewed 2026-01-05. Responses are kept by `src/cache.ts`.';
    const change = (day: string) => [commit(`${day}T10:00:00Z`, ['src/cache.ts'])];
    expect(age(text, change('2026-01-10'))).toEqual({
      age: { days: 10, stale: true, told: '`src/cache.ts`, which it cites, was changed after it, on 2026-01-10' },
      why: 'From .sdd/; stale: `src/cache.ts`, which it cites, was changed after it, on 2026-01-10',
    });
    expect(age(text, change('2026-01-05')).age.stale).toBe(false);
    expect(age(text, change('2026-01-04')).age.stale).toBe(false);
    expect(
      age('Reviewed 2026-01-05. See src/http/.', [commit('2026-01-10T00:00:00Z', ['src/http/server.ts'])]).age.stale,
    ).toBe(true);
    expect(
      age('Reviewed 2026-01-05. See src/gone.ts.', [commit('2026-01-10T00:00:00Z', ['src/gone.ts'])]).age.stale,
    ).toBe(false);
  });

  it('is not made older by dates that are none, nor younger than today by dates to come', () => {
    expect(age('Reviewed 2025-99-99').age.days).toBeNull();
    expect(age('Reviewed 2030-01-01').age.days).toBe(0);
  });

  it('counts a commit that changed both as one', () => {
    const both = [commit('2026-01-10T10:00:00Z', [PATH, 'src/cache.ts'])];
    expect(age('See `src/cache.ts`.', both).age.stale).toBe(false);
  });

  it('is told of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => age(text).why.startsWith('From .sdd/; ')),
    );
  });
});

describe('open issues', () => {
  const ISSUES = [
    '# Issues',
    '',
    '## 2025-10-02: Research inconclusive for webhooks',
    '',
    'Nothing fits.',
    '',
    '- Session: 1',
    '',
    '## 2025-10-03: Where do prices live?',
    '',
    '- Resolved: 2025-10-04, in `src/prices.ts`',
    '',
    '## Old one (done)',
    '## Which mail server?',
    '',
  ].join('\n');

  it('are the entries that nothing settles, with their lines', () => {
    expect(openIssues(ISSUES)).toEqual([
      { title: 'Research inconclusive for webhooks', day: '2025-10-02', startLine: 3, endLine: 7 },
      { title: 'Which mail server?', day: '', startLine: 14, endLine: 14 },
    ]);
    expect(openIssues('# Issues\n')).toEqual([]);
  });

  it('are what is cited of the file, and nothing where all are settled', async () => {
    const cite = async (text: string) => {
      const reader: WorkspaceReader = textLook({ '.sdd/issues.md': text });
      const { value: files } = await reader.walk({ deadlineMs: 1, maxEntries: 10, maxBytes: 1 });
      return sddEvidence(reader, files, stillClock, 3, 'webhooks');
    };
    expect(await cite(ISSUES)).toMatchObject([{ path: '.sdd/issues.md', startLine: 3, endLine: 14, kind: 'sdd' }]);
    expect(await cite('# Issues\n\n## One\n\n- Resolved: yes\n')).toEqual([]);
  });

  it('of any text lie within it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('## a', '## 2025-01-01: b', '- Resolved: c', '', 'text')), (lines) => {
        for (const { startLine, endLine } of openIssues(lines.join('\n'))) {
          expect(startLine).toBeGreaterThanOrEqual(1);
          expect(endLine).toBeGreaterThanOrEqual(startLine);
          expect(endLine).toBeLessThanOrEqual(Math.max(1, lines.length));
        }
      }),
    );
  });
});
