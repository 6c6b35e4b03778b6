import { describe, expect, it } from 'vitest';
import { collectFacts } from '../../../src/agents/facts/collect-facts';
import { openIssues } from '../../../src/agents/observe/open-issues';
import { ageOfNotes } from '../../../src/agents/workspace/notes-age';
import { diskReader } from '../../../src/extension/node/reading/disk-reader';
import { notesForRole } from '../../../src/extension/node/models/project-notes';
import { AMPLE } from '../rigs/budgets';
import { temporaryTree } from '../rigs/temporary-tree';
import { stillClock } from '../rigs/test-clock';

/** Bytes of a line: what takes the third power of that would not be done before the tests are given up. */
const LONG = 200_000;

const FILES = [
  ...['README.md', 'pom.xml', 'build.gradle', 'pyproject.toml', 'requirements.txt', 'Cargo.toml', 'go.mod', 'Gemfile'],
  ...[
    'Makefile',
    'Dockerfile',
    'docker-compose.yml',
    '.github/workflows/ci.yml',
    'app.csproj',
    'schema.sql',
    'LICENSE',
  ],
];

/** Beginnings that patterns take up, what comes again and again, and the end that fits nothing. */
const LINES: readonly (readonly [begins: string, again: string, ends: string])[] = [
  ['', 'a', ''],
  ['a', ' ', 'x'],
  ['# x', ' ', 'x'],
  ['[[', '\t', 'x'],
  ['Words are the ', '[', ''],
  ['Words are the ', '![', ''],
  ['Words are the ', '<', ''],
  ['jvmToolchain', '\t', 's'],
  ['', '"!"A[', '\t-]'],
  ['', 'mvn ', ''],
  ['', '"', ''],
];

describe('one line of a file of the workspace, made for a pattern to get lost in', () => {
  it.each(LINES)('is no reason not to collect facts: %j and then %j', async (begins, again, ends) => {
    const line = begins + again.repeat(LONG / again.length) + ends;
    const many = `${begins}${again.repeat(400 / again.length)}${ends}\n`.repeat(500);
    const folder = temporaryTree({
      ...Object.fromEntries(FILES.map((name) => [name, line])),
      ...Object.fromEntries(FILES.map((name) => [`b/${name}`, many])),
    });
    const reader = diskReader([{ name: 'app', path: folder }]);
    const { value: files } = await reader.walk(AMPLE);
    const { facts } = await collectFacts(reader, files, { clock: stillClock, deadlineMs: 600_000 });
    expect(facts.map(({ kind }) => kind)).toContain('build');
  });

  it('is no issue that could not be settled', () => {
    const [issue] = openIssues(`# Issues\n\n## 2026-01-15: a${' '.repeat(LONG)}b\r\nOpen.\n`);
    expect(issue).toMatchObject({ day: '2026-01-15', startLine: 3, endLine: 4 });
    expect(openIssues('## 2026-01-15: Done that (done) \r\n## ~~Left~~  \n##  Open \r\n')).toEqual([
      { title: 'Open', day: '', startLine: 3, endLine: 3 },
    ]);
  });

  it('is no heading of the notes for a role', () => {
    const line = `# x${' '.repeat(15_000)}x`;
    expect(notesForRole(`${line}\n# Writer #\nBe brief.\n`, 'planner')).toBe(line);
    expect(notesForRole(`${line}\n# Writer #\nBe brief.\n`, 'writer')).toBe(`${line}\nBe brief.`);
  });
});

describe('notes that cite more than there can be', () => {
  it('are as old as what of it there is says', () => {
    const files = Array.from({ length: 100_000 }, (_, i) => ({
      root: 'app',
      path: `src/d${i}/f.ts`,
      kind: 'file' as const,
      size: 1,
    }));
    const cited = Array.from({ length: 50_000 }, (_, i) => `a/${i.toString(36)}`).join(' ');
    const commit = {
      root: 'app',
      hash: 'c',
      at: '2026-01-20T00:00:00Z',
      subject: '',
      author: '',
      files: ['src/d7/f.ts'],
    };
    const text = `2026-01-15\n${cited.replaceAll(/(.{1000}) /g, '$1\n')}\nsrc/d7\n`;
    const age = ageOfNotes({
      root: 'app',
      path: '.sdd/x.md',
      text,
      now: '2026-02-01T00:00:00Z',
      commits: [commit],
      files,
    });
    expect(age.why).toContain('`src/d7`');
  });
});
