import { definitionIn } from '../retrieval/definitions';
import { foundIn } from '../workspace/evidence-draft';
import type { WorkspaceReader } from '../workspace/workspace-reader';
import type { FileText } from './files-of-statements';
import type { NamedDefinition } from './named-definitions';

/** Members that lines have to tell apart, lines without one that end a place, and most lines of one. */
const LEAST_MEMBERS = 5;
const GAP = 3;
const LONGEST = 40;
/** Most places, and most of a file. */
const MOST_PLACES = 3;
const MOST_OF_A_FILE = 2;

/**
 * Where code tells the members of a named enumeration apart, one by one: what is added to it may have to be told apart there, too.
 * Those places first that name most of them.
 */
export function placesOfMembers(
  reader: WorkspaceReader,
  defined: readonly NamedDefinition[],
  files: readonly FileText[],
): NamedDefinition[] {
  const found = defined.flatMap(({ piece, statements }) => {
    const names = piece.excerpt.split('\n').flatMap((line) => {
      const definition = definitionIn(line, piece.path);
      return definition?.what === 'enum' ? [definition.name] : [];
    });
    return names.slice(0, 1).flatMap((name) =>
      files.flatMap((file) => {
        const shows = `Tells members of \`${name}\` apart: what is added to it may belong here, too`;
        return rangesIn(file, name, file.path === piece.path).map(({ start, end, members }) => {
          const range = reader.part({ whole: file.whole, start, end });
          const about = { kind: file.kind, shows, why: shows, score: 0, role: 'match' as const };
          return { piece: foundIn(reader, range, about), statements, members: members.size };
        });
      }),
    );
  });
  return found.sort((a, b) => b.members - a.members).slice(0, MOST_PLACES);
}

interface Range {
  start: number;
  end: number;
  members: Set<string>;
}

/** The lines of a file that name many members: by the name of the enumeration, or in its own file as its own. */
function rangesIn({ lines }: FileText, name: string, isOwn: boolean): Range[] {
  const member = new RegExp(`\\b(?:${name}\\w*${isOwn ? '|Self' : ''})(?:::|\\.)([A-Z]\\w*)`, 'g');
  const ranges: Range[] = [];
  for (const [at, text] of lines.entries()) {
    const named = [...text.matchAll(member)].map(([, one = '']) => one);
    if (named.length === 0) continue;
    const line = at + 1;
    let range = ranges.at(-1);
    if (range === undefined || line - range.end > GAP || line - range.start >= LONGEST) {
      range = { start: line, end: line, members: new Set() };
      ranges.push(range);
    }
    range.end = line;
    for (const one of named) range.members.add(one);
  }
  return ranges
    .filter(({ members }) => members.size >= LEAST_MEMBERS)
    .sort((a, b) => b.members.size - a.members.size)
    .slice(0, MOST_OF_A_FILE);
}
