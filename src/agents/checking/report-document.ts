import { cell } from '../base/text/markdown';
import type { CheckReport } from './check-report';
import { reportLines, shownPlace, type ReportLine } from './report-lines';

/** Where a piece of the document leads; lines and columns count from 0. */
export interface DocumentLink {
  line: number;
  start: number;
  end: number;
  place: { root: string; path: string; line: number };
}

/** A report as Markdown that is read as it stands, with what can be done at its lines. */
export interface ReportDocument {
  text: string;
  links: DocumentLink[];
  /** Headings of specifications whose drift can be accepted. */
  acceptable: { line: number; folder: string }[];
}

/** The report as a document: a heading and a table for each specification. */
export function reportDocument(report: CheckReport): ReportDocument {
  const lines: string[] = [];
  const links: DocumentLink[] = [];
  const acceptable: ReportDocument['acceptable'] = [];
  const all = reportLines(report);
  for (const [at, line] of all.entries()) {
    if (line.kind === 'item' && all[at - 1]?.kind !== 'item') {
      lines.push('', '| What | Seen | Says or was |', '| --- | --- | --- |');
    }
    if (line.kind !== 'item' && at > 0) lines.push('');
    if (line.acceptable !== undefined) acceptable.push({ line: lines.length, folder: line.acceptable });
    const text = textOf(line);
    const link = line.place === undefined ? null : linkIn(text, line.place);
    if (link !== null && line.place !== undefined) links.push({ line: lines.length, ...link, place: line.place });
    lines.push(text);
  }
  return { text: `${lines.join('\n')}\n`, links, acceptable };
}

function textOf({ kind, columns }: ReportLine): string {
  const cells = columns.map(cell);
  if (kind === 'title') return `# ${cells.join(' ')}`;
  if (kind === 'heading') return `## ${cells.join(' ')}`;
  if (kind === 'note') return cells.join(' ');
  const [first = '', second = '', ...rest] = cells;
  return `| ${first} | ${second} | ${rest.join(' – ')} |`;
}

/** The part of a line that names its place, or else the whole of it. */
function linkIn(text: string, place: { path: string; line: number }): { start: number; end: number } {
  const shown = cell(shownPlace(place));
  const at = text.indexOf(shown);
  return at === -1 ? { start: 0, end: text.length } : { start: at, end: at + shown.length };
}
