import { describe, expect, it } from 'vitest';
import { areaContext } from '../../../../../../src/agents/roles/rule-based/context';
import { namesBeside } from '../../../../../../src/agents/roles/rule-based/general/names-beside';
import { planQuestions } from '../../../../../../src/agents/roles/rule-based/plan';
import { buildQuestion } from '../../../../../../src/agents/roles/rule-based/build';
import type { Evidence } from '../../../../../../src/agents/session/evidence';
import { fact } from '../../../engine/guards/guard-rig';
import { evidence } from '../../../specification/session-builder';
import { groundFor } from '../made-up';

const piece = (id: string, path: string, excerpt: string, more: Partial<Evidence> = {}): Evidence => ({
  ...evidence(id, path, 1, 40, ''),
  excerpt,
  role: 'match',
  score: 0.6,
  ...more,
});

function contextOf(request: string, project: string, found: Evidence[]) {
  const ground = groundFor(request, { facts: [fact('project', project, '')], evidence: found });
  return areaContext({ ...ground, intake: { ...ground.intake, kind: 'feature' } });
}

const ARGUMENTS = piece(
  'E1',
  'src/arguments.rs',
  [
    '  pub(crate) shell_filename: Vec<String>,',
    '  pub(crate) shell_path: Vec<PathBuf>,',
    '  pub(crate) quiet: bool,',
  ].join('\n'),
);
const LOADING = piece('E2', 'src/load_shell.rs', 'pub(crate) fn load_shell(\n  config: &Config,\n');

describe('what stands beside a wish in the code that was found for it', () => {
  it('are settings of a command that share a telling word with it, and functions that share two', () => {
    const context = contextOf('Load another shell for one recipe', 'command_line', [ARGUMENTS, LOADING]);
    expect(namesBeside(context)).toEqual(['`load_shell`', '`shell_filename`', '`shell_path`']);
  });

  it('are of pages those that share two words with it: a field that shares one is one of many', () => {
    const button = piece('E1', 'src/input/DownloadButton.tsx', 'export function DownloadButton() {\n');
    const report = piece('E2', 'src/input/ReportEditButton.tsx', 'export function ReportEditButton() {\n');
    const fields = piece('E3', 'src/Table.tsx', 'interface Props {\n  allowDownload?: boolean;\n');
    const context = contextOf('Download button for the breakdown report', 'web_app', [button, report, fields]);
    expect(namesBeside(context)).toEqual(['`DownloadButton`', '`ReportEditButton`']);
  });

  it('are of no measure', () => {
    const measured = [ARGUMENTS, LOADING].map((one) => ({ ...one, path: `benchmarks/${one.path}` }));
    const request = 'Load another shell for one recipe';
    expect(namesBeside(contextOf(request, 'command_line', measured))).toBeNull();
  });

  it.each([
    ['one name alone', 'Load another shell for one recipe', [LOADING]],
    ['words that every program has', 'Show the list of options', [ARGUMENTS]],
    ['what the request names itself', 'Let `shell_path` and `shell_filename` be lists', [ARGUMENTS]],
    [
      'what belongs to what it names',
      'Let `loadShell` take a list of shells',
      [piece('E1', 'src/a.ts', 'interface LoadShellOptions {\ntype LoadShellResult =\n')],
    ],
    ['what only the reason names', 'Print the time of a run. I have a shell file today.', [ARGUMENTS, LOADING]],
  ])('are none where there is but %s', (_, request, found) => {
    expect(namesBeside(contextOf(request, 'command_line', found))).toBeNull();
  });

  it('stands below the question on the rest of the program: what is only called alike is no matter of its own', () => {
    const ask = (request: string) => {
      const context = contextOf(request, 'command_line', [ARGUMENTS, LOADING]);
      const entry = planQuestions(context, 12).find(({ entry: { about } }) => about === 'open.untouched')?.entry;
      return entry === undefined ? null : buildQuestion(entry, context).config;
    };
    const question = 'In which other commands and modes must it hold, and in which not?';
    expect(ask('Let one recipe load a shell of its own')).toMatchObject({
      question,
      context: expect.stringContaining(
        'Beside it stand today: `load_shell`, `shell_filename` and `shell_path`.',
      ) as string,
    });
    expect(ask('Für ein einzelnes Rezept soll eine andere Shell-Datei geladen werden')).toMatchObject({
      context: expect.stringContaining('Daneben stehen heute: ') as string,
    });
    expect(ask('Print how long a run took')?.['context']).not.toContain('Beside it');
  });
});
