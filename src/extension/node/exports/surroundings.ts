import type { Capability, ExportSurroundings } from '../../../agents/specification/exporters/export-form';
import { isPlainName, type SddFolder } from '../sdd-folder/sdd-folder';
import { ExportFolder } from './export-folder';

/** Most capabilities that are read, and bytes of each: far more than any project has. */
const MOST_CAPABILITIES = 300;
const MOST_BYTES = 400_000;
const MOST_NAMES = 5_000;

/** What of the tools' own files is in a workspace, as far as an export depends on it. Only reads, and follows no links. */
export async function surroundingsOf(
  sdd: SddFolder,
  workspace: string,
  source: string | null,
): Promise<ExportSurroundings> {
  const openspec = new ExportFolder(workspace, 'openspec');
  const capabilities: Capability[] = [];
  const look = async (above: string[]): Promise<void> => {
    for (const name of await foldersIn(openspec, ['specs', ...above])) {
      if (capabilities.length === MOST_CAPABILITIES) return;
      const text = await openspec.read(['specs', ...above, name, 'spec.md'], MOST_BYTES).catch(() => null);
      if (text !== null) capabilities.push({ name: [...above, name].join('/'), text: String(text) });
      // An area holds capabilities of its own.
      else if (above.length === 0) await look([name]);
    }
  };
  await look([]);
  const archived = (await foldersIn(openspec, ['changes', 'archive'])).map((name) =>
    name.replace(/^\d{4}-\d{2}-\d{2}-/, ''),
  );
  const specFolders = [
    ...(await foldersIn(new ExportFolder(workspace, 'specs'), [])),
    ...(await foldersIn(sdd, ['exports', 'speckit'])),
  ];
  return { capabilities, archived, specFolders, source };
}

async function foldersIn(folder: SddFolder, names: string[]): Promise<string[]> {
  const { entries } = await folder.entries(names, MOST_NAMES).catch(() => ({ entries: [] }));
  return entries
    .filter((entry) => entry.isDirectory() && isPlainName(entry.name))
    .map(({ name }) => name)
    .sort();
}
