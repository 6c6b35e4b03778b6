import type { Evidence } from '../../../agents/session/evidence';
import type { ChangedSpec } from '../../../agents/session/changed-spec';
import { DIMENSION_OF, type StatementKind } from '../../../agents/session/statement';
import type { Citation, SpecOnDisk } from '../../../agents/specification/on-disk';
import { foundIn } from '../../../agents/workspace/evidence-draft';
import type { WorkspaceReader } from '../../../agents/workspace/workspace-reader';
import { classifyPath } from '../../../agents/workspace/classify-path';

/** What the workspace showed then is looked at anew. */
const NOT_TAKEN: readonly StatementKind[] = ['fact'];

/**
 * An approved specification as a session begins with it that is to change it: its statements as they are written, and of the
 * code that they cite what still reads the same.
 * @param root the name of the root that holds it
 */
export async function changedSpec(spec: SpecOnDisk, reader: WorkspaceReader, root: string): Promise<ChangedSpec> {
  const statements = spec.statements.filter(({ kind }) => !NOT_TAKEN.includes(kind));
  const wanted = new Set(statements.flatMap(({ sources }) => sources));
  const evidence: Evidence[] = [];
  for (const citation of spec.citations.filter(({ id }) => wanted.has(id))) {
    const read = await sameLines(citation, reader, root);
    if (read !== null) evidence.push(read);
  }
  const known = new Set(evidence.map(({ id }) => id));
  const lines = await linesOf(spec.folder, reader, root);
  const labels = new Set(statements.map(({ statement }) => statement));
  return {
    folder: spec.folder,
    title: spec.title,
    statements: statements.map(({ statement, kind, text, sources, dependsOn, rejected }) => ({
      id: statement,
      kind,
      text,
      dimension: DIMENSION_OF[kind],
      dependsOn: dependsOn.filter((one) => labels.has(one)),
      ...(rejected === undefined ? {} : { rejected }),
      cites: sources.filter((source) => known.has(source)),
      ...lineIn(lines, statement),
    })),
    evidence,
  };
}

/** The lines of the specification itself; none where it lies outside of what is read. */
async function linesOf(folder: string, reader: WorkspaceReader, root: string): Promise<string[]> {
  try {
    return (await reader.read(root, `.sdd/specs/${folder}/spec.md`)).value.text.split('\n');
  } catch {
    return [];
  }
}

function lineIn(lines: readonly string[], label: string): { line?: number } {
  const at = lines.findIndex((line) => line.startsWith(`- **${label}** `));
  return at === -1 ? {} : { line: at + 1 };
}

/** Lines that still have the hash they were cited by; null where they have not, or cannot be read. */
async function sameLines(
  { id, path, startLine, endLine, hash }: Citation,
  reader: WorkspaceReader,
  home: string,
): Promise<Evidence | null> {
  const [first = '', ...rest] = path.split('/');
  const isRooted = reader.roots().length > 1 && reader.roots().includes(first) && rest.length > 0;
  const place = isRooted ? { root: first, path: rest.join('/') } : { root: home, path };
  try {
    const { value } = await reader.read(place.root, place.path, { start: startLine, end: endLine });
    if (value.endLine !== endLine || !value.hash.startsWith(hash)) return null;
    const shows = 'Cited by the specification that is changed';
    const about = { kind: classifyPath(place.path), shows, why: shows, score: 0.4, role: 'match' as const };
    return { id, ...foundIn(reader, value, about) };
  } catch {
    // Gone, or not to be read: then nothing is cited for it.
    return null;
  }
}
