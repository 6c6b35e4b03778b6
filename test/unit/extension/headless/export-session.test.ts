import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseArguments, type Arguments } from '../../../../src/extension/headless/args';
import { begin } from '../../../../src/extension/headless/begin';
import { exportEnded, exportExisting, exportSession } from '../../../../src/extension/headless/export-session';
import { EXIT, run } from '../../../../src/extension/headless/run';
import { SddFolder } from '../../../../src/extension/node/sdd-folder/sdd-folder';
import { readSession } from '../../../../src/extension/node/sessions/load-session';
import type { Session } from '../../../../src/agents/session/session';
import { journalOf } from '../node/sessions/journal-text';
import { temporaryFolder } from '../../rigs/temporary-folder';

function argumentsFor(folder: string, ...more: string[]): Arguments {
  const parsed = parseArguments(['--workspace', folder, ...more]);
  if (parsed.kind !== 'run') throw new Error(JSON.stringify(parsed));
  return parsed.arguments;
}

function recorded() {
  const said = { printed: [] as unknown[], warnings: [] as string[] };
  const output = {
    print: (line: string) => void said.printed.push(JSON.parse(line)),
    warn: (text: string) => void said.warnings.push(text),
  };
  return { said, output };
}

const START = ['--request', 'Add a cache to the product list', '--auto', 'first', '--max-questions', '4'];

/** A workspace in which a run has written a specification, with its session. */
async function finished(folder: string) {
  const given = argumentsFor(folder, ...START);
  const { interview, end } = await begin(given, recorded().output);
  const code = await run(interview, nothing(), given, recorded().output);
  await end();
  expect(code).toBe(EXIT.ended);
  return interview.session;
}

async function* nothing(): AsyncGenerator<string> {
  yield* [];
}

describe('a headless run that exports', () => {
  it('writes below .sdd/exports, and prints the files', async () => {
    const folder = await temporaryFolder();
    const session = await finished(folder);
    const { said, output } = recorded();
    expect(await exportSession(session, argumentsFor(folder, ...START, '--export', 'kiro'), output)).toBe(EXIT.ended);
    const [line] = said.printed as { type: string; to: string; files: string[] }[];
    expect(line).toMatchObject({ type: 'exported', to: 'exports' });
    expect(line?.files).toHaveLength(3);
    const requirements = line?.files.find((file) => file.endsWith('/requirements.md')) ?? '';
    expect(await readFile(path.join(folder, requirements), 'utf8')).toContain('# Requirements Document');
    expect(said.warnings).toEqual([]);
  });

  it('names the places of the tools before it writes there', async () => {
    const folder = await temporaryFolder();
    const session = await finished(folder);
    const { said, output } = recorded();
    const given = argumentsFor(folder, ...START, '--export', 'openspec,speckit', '--export-to', 'workspace');
    expect(await exportSession(session, given, output)).toBe(EXIT.ended);
    expect(said.warnings.join('\n')).toMatch(/Exporting to\n {2}openspec\/changes\/.*\n {2}specs\/001-/s);
    expect((await readdir(folder)).sort()).toEqual(['.sdd', 'openspec', 'specs']);
  });

  it('writes nothing where files of others are in the way, unless it is told to replace them', async () => {
    const folder = await temporaryFolder();
    const session = await finished(folder);
    const first = recorded();
    const kiro = [...START, '--export', 'kiro', '--export-to', 'workspace'];
    await exportSession(session, argumentsFor(folder, ...kiro), first.output);
    const [{ files } = { files: [] }] = first.said.printed as { files: string[] }[];
    const [requirements = '', design = ''] = files;
    await writeFile(path.join(folder, requirements), 'Mine now.');
    await writeFile(path.join(folder, design), 'Mine, too.');

    const refused = recorded();
    expect(await exportSession(session, argumentsFor(folder, ...kiro), refused.output)).toBe(EXIT.notExported);
    expect(refused.said.printed).toEqual([]);
    expect(refused.said.warnings.join('\n')).toContain(requirements);
    expect(refused.said.warnings.join('\n')).toContain('--export-overwrite');
    expect(refused.said.warnings.join('\n')).toMatch(/\n-Mine now\.\n[^]*\n\+# Requirements Document\n/);
    expect(await readFile(path.join(folder, requirements), 'utf8')).toBe('Mine now.');

    const told = argumentsFor(folder, ...kiro, '--export-overwrite');
    expect(await exportSession(session, told, recorded().output)).toBe(EXIT.ended);
    expect(await readFile(path.join(folder, requirements), 'utf8')).toContain('# Requirements Document');
  });

  it('says why it exported nothing', async () => {
    const folder = await temporaryFolder();
    const session = await finished(folder);
    await writeFile(path.join(folder, 'openspec'), 'A file, where the tool has a folder.');
    const { said, output } = recorded();
    const given = argumentsFor(folder, ...START, '--export', 'openspec', '--export-to', 'workspace');
    expect(await exportSession(session, given, output)).toBe(EXIT.notExported);
    expect(said.warnings.join('\n')).toContain('Not exported: ');
  });

  const LOST: [string, (sessions: string, session: Session) => Promise<void>][] = [
    ['has no session', (sessions) => rm(sessions, { recursive: true })],
    [
      'has the session of another computer',
      async (sessions, { id }) => {
        const journal = path.join(sessions, id, 'journal.jsonl');
        const records = (await readSession(new SddFolder(path.join(sessions, '../..')), id)).records;
        await writeFile(journal, journalOf(records, null));
      },
    ],
    [
      'has a session that cannot be read',
      (sessions, { id }) => writeFile(path.join(sessions, id, 'journal.jsonl'), '?'),
    ],
  ];

  it.each(LOST)('exports a specification of a clone that %s as the session would', async (_, lose) => {
    const folder = await temporaryFolder();
    const session = await finished(folder);
    const [, , name = ''] = session.spec?.path.split('/') ?? [];
    const exportAs = async () => {
      const { said, output } = recorded();
      const given = argumentsFor(folder, '--spec', name, '--export', 'openspec,speckit,kiro', '--export-overwrite');
      expect(await exportExisting(given, output)).toBe(EXIT.ended);
      const [{ files } = { files: [] }] = said.printed as { files: string[] }[];
      return Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
    };
    const fromSession = await exportAs();
    await lose(path.join(folder, '.sdd', 'sessions'), session);
    await rm(path.join(folder, '.sdd', 'exports'), { recursive: true });
    expect(await exportAs()).toEqual(fromSession);
  });

  it('says why nothing is exported of a specification that is not there, or was written by an older version', async () => {
    const folder = await temporaryFolder();
    const session = await finished(folder);
    const [, , name = ''] = session.spec?.path.split('/') ?? [];
    await rm(path.join(folder, '.sdd', 'sessions'), { recursive: true });
    const refused = async (spec: string) => {
      const { said, output } = recorded();
      expect(await exportExisting(argumentsFor(folder, '--spec', spec, '--export', 'kiro'), output)).toBe(
        EXIT.notExported,
      );
      return said.warnings.join('');
    };
    expect(await refused('none-such')).toBe('Not exported: There is no specification in .sdd/specs/none-such.');
    const answers = path.join(folder, '.sdd', 'specs', name, 'answers.json');
    const { topics: _topics, ...older } = JSON.parse(await readFile(answers, 'utf8')) as Record<string, unknown>;
    await writeFile(answers, JSON.stringify(older));
    expect(await refused(name)).toMatch(/^Not exported: answers\.json was written by another version/);
    await rm(answers);
    expect(await refused(name)).toContain('there is no answers.json beside it');
  });

  it('exports a session that has ended before, and leaves others to the interview', async () => {
    const folder = await temporaryFolder();
    const { id } = await finished(folder);
    const { said, output } = recorded();
    expect(await exportEnded(argumentsFor(folder, '--resume', id, '--export', 'speckit'), output)).toBe(EXIT.ended);
    expect(said.printed).toMatchObject([{ type: 'exported', files: [expect.stringContaining('/spec.md')] }]);
    expect(await exportEnded(argumentsFor(folder, '--resume', id), output)).toBeNull();
    expect(await exportEnded(argumentsFor(folder, '--resume', 'no-such', '--export', 'kiro'), output)).toBeNull();
    const elsewhere = await temporaryFolder();
    await mkdir(path.join(elsewhere, 'out'));
    const given = argumentsFor(elsewhere, '--out', path.join(elsewhere, 'out'), ...START, '--export', 'kiro');
    expect(await exportEnded(given, output)).toBeNull();
  });
});
