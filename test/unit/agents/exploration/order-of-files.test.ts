import { expect, it } from 'vitest';
import { placesForStatements } from '../../../../src/agents/exploration/places-for-statements';
import { Cancellation } from '../../../../src/agents/base/async/cancellation';
import { TestClock } from '../../rigs/test-clock';
import { textLook } from '../engine/rig';
import { buildSpec } from '../../../../src/agents/specification/model';
import { said, session } from '../specification/session-builder';

it('the list of changes is among the texts where statements speak of it, and only there', async () => {
  const files = {
    'CHANGES.md': '# 1.0\n\nFirst.\n',
    'src/option.ts': 'export function versionOption() {\n  return 1;\n}\n',
  };
  const textsFor = async (text: string) => {
    const spec = buildSpec(session({ request: 'A version option', statements: [said('FR-001', text)] }));
    const signal = new Cancellation().signal;
    const { outline } = await placesForStatements(spec, { reader: textLook(files), clock: new TestClock(), signal });
    return outline.map(({ place }) => place.path);
  };
  expect(await textsFor('`CHANGES.md` SHALL have an entry for the version option.')).toContain('CHANGES.md');
  expect(await textsFor('The changelog SHALL name the version option.')).toContain('CHANGES.md');
  expect(await textsFor('The version option SHALL print.')).not.toContain('CHANGES.md');
});

it('of many files those come first that several orders place well: as found, as seen, by rank and by name', async () => {
  const folders = Array.from({ length: 30 }, (_, at) => [
    `src/media/folder${at}.ts`,
    'export function folder() {\n  return "folder folder folder";\n}\n',
  ]);
  const files: Record<string, string> = {
    ...Object.fromEntries(folders),
    'src/playlists/PlaylistFolderService.ts':
      'export class PlaylistFolderService {\n  move() {\n    return 1;\n  }\n}\n',
  };
  const request = 'I want to put folders into folders';
  const statements = [said('FR-001', 'A folder of playlists SHALL hold folders; a playlist stays in its folder.')];
  const seen = [{ root: 'app', path: 'src/playlists/PlaylistFolderService.ts' }];
  const { outline } = await placesForStatements(buildSpec(session({ request, statements })), {
    ...{ reader: textLook(files), clock: new TestClock(), signal: new Cancellation().signal, seen },
  });
  const inOrder = [...new Set(outline.map(({ place }) => place.path))];
  expect(inOrder.indexOf('src/playlists/PlaylistFolderService.ts')).toBe(0);
});
