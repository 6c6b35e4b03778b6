import { counted } from '../base/text/format-count';
import {
  findingsOf,
  hasDrifted,
  isUnnamed,
  type CheckedStatement,
  type CheckReport,
  type FollowedCitation,
  type Naming,
  type SpecCheck,
} from './check-report';

/** A line of a report: where it leads is for who can open places. */
export interface ReportLine {
  kind: 'title' | 'heading' | 'item' | 'note';
  /** In columns: where there are several, those of one block stand below each other. */
  columns: readonly string[];
  place?: Naming | { root: string; path: string; line: number };
  /** Of the title of a specification whose drift can be accepted: its folder. */
  acceptable?: string;
}

/** Most places that are listed of one statement, and most lines of one list. */
const MAX_PLACES = 3;
const MAX_LISTED = 200;

/** A report as lines, for the terminal and the editor alike. It says what was seen, and claims no more. */
export function reportLines(report: CheckReport): ReportLine[] {
  const lines: ReportLine[] = [title(summaryOf(report))];
  if (report.specs.length === 0) lines.push(note('There is no approved specification to check.'));
  for (const spec of report.specs) lines.push(...specLines(spec));
  if (report.unknown.length > 0) {
    lines.push(heading('Named in code, in no specification'));
    for (const { id, spec, ...place } of report.unknown.slice(0, MAX_LISTED)) {
      lines.push({ kind: 'item', columns: [spec === null ? id : `${spec}/${id}`, shownPlace(place)], place });
    }
  }
  if (report.unapproved.length > 0) lines.push(note(`Not approved, so not checked: ${report.unapproved.join(', ')}.`));
  for (const { folder, by } of report.replaced) lines.push(note(`Replaced: ${folder}, by ${by}.`));
  for (const limit of report.limits) lines.push(note(limit));
  return lines;
}

/** The report in one sentence. */
function summaryOf(report: CheckReport): string {
  const { drifted, unknown, problems, unnamed } = findingsOf(report);
  const all = report.specs.reduce((sum, { statements }) => sum + statements.length, 0);
  const parts = [
    ...(drifted > 0 ? [`${counted(drifted, 'cited place')} changed`] : []),
    ...(problems > 0 ? [`${counted(problems, 'source')} not in order`] : []),
    ...(unknown > 0 ? [`${counted(unknown, 'label')} of no specification`] : []),
    ...(unnamed > 0 ? [`${unnamed} of ${counted(all, 'statement')} named nowhere in tests or code`] : []),
  ];
  const specs = counted(report.specs.length, 'specification');
  return `${specs}, ${counted(report.files, 'file')}: ${parts.length === 0 ? 'nothing to look at' : parts.join(', ')}`;
}

function specLines(spec: SpecCheck): ReportLine[] {
  const drifted = spec.citations.filter(hasDrifted);
  const lines: ReportLine[] = [
    {
      kind: 'heading',
      columns: [`${spec.title} (${spec.folder})`],
      place: { root: spec.home, path: `.sdd/specs/${spec.folder}/spec.md`, line: 1 },
      ...(drifted.length > 0 ? { acceptable: spec.folder } : {}),
    },
  ];
  for (const problem of spec.problems.slice(0, MAX_LISTED)) lines.push(item(['Source', problem]));
  for (const citation of drifted) lines.push(driftLine(citation));
  lines.push(...spec.statements.flatMap(statementLines));
  lines.push(note(followedNote(spec)));
  return lines;
}

function driftLine(citation: FollowedCitation): ReportLine {
  const { statements, evidence, path, startLine, endLine, now, isTextKnown } = citation;
  const columns = [
    'Changed',
    statements.join(', '),
    `${path}:${startLine}-${endLine} [${evidence}]`,
    driftWords(citation),
  ];
  if (now.state !== 'changed') return item(columns);
  if (!isTextKnown) columns.push('The lines as they were are not known, so it may be their layout alone.');
  return { ...item(columns), place: { root: now.root, path: now.path, line: now.startLine } };
}

function driftWords({ now, startLine, endLine }: FollowedCitation): string {
  if (now.state !== 'changed') return 'The file is not there any more, nor are its lines elsewhere.';
  const { lost } = now;
  const isElsewhere = now.startLine !== startLine || now.endLine !== endLine;
  const where = isElsewhere ? ` Now about ${now.startLine}–${now.endLine}.` : '';
  if (lost === null) return `Reads otherwise.${where}`;
  if (lost.lines === 0) return `Its lines are all there, with others between them or in another order.${where}`;
  return `${lost.lines} of ${counted(lost.of, 'line')} not there any more, first “${shortened(lost.first)}”.${where}`;
}

function statementLines(statement: CheckedStatement): ReportLine[] {
  const { id, text, places } = statement;
  const [first] = places;
  const shown = [id, namedWords(statement), shortened(text)];
  return [{ ...item(shown), ...(first === undefined || isUnnamed(statement) ? {} : { place: first }) }];
}

function namedWords({ named, places, through, others }: CheckedStatement): string {
  const where = listedPlaces(places);
  if (named === 'test') return `named by a test: ${where}`;
  if (named === 'code') return `named by code, by no test: ${where}`;
  if (named === 'criteria') return `a test names what checks it: ${through.join(', ')}`;
  if (named === 'none') return 'named nowhere';
  return `ambiguous: ${where} may mean ${others.join(', ')}`;
}

function listedPlaces(places: readonly Naming[]): string {
  const tests = places.filter((place) => place.in === 'test');
  const list = tests.length > 0 ? tests : places;
  const more = list.length > MAX_PLACES ? ` and ${list.length - MAX_PLACES} more` : '';
  return `${list.slice(0, MAX_PLACES).map(shownPlace).join(', ')}${more}`;
}

function followedNote({ citations, revision }: SpecCheck): string {
  const count = (test: (citation: FollowedCitation) => boolean) => citations.filter(test).length;
  const followed = citations.filter(({ now }) => now.state !== 'changed' && now.state !== 'gone');
  const moved = count(({ now }) => now.state === 'moved');
  const laidOut = count(({ now }) => now.state === 'reformatted');
  const background = count((one) => (one.now.state === 'changed' || one.now.state === 'gone') && !hasDrifted(one));
  const accepted = count(({ acceptedAt }) => acceptedAt !== null);
  const parts = [
    citations.length === 0
      ? 'cites no code'
      : `${followed.length} of ${counted(citations.length, 'cited place')} still read the same`,
    ...(moved > 0 ? [`${moved} of them elsewhere`] : []),
    ...(laidOut > 0 ? [`${laidOut} laid out otherwise`] : []),
    ...(accepted > 0 ? [`${accepted} accepted later`] : []),
    ...(background > 0 ? [`${background} that no statement rests on changed`] : []),
  ];
  return `${parts.join(', ')}${revision === null ? '' : `; written at ${revision.slice(0, 12)}`}.`;
}

/** `src/a.ts:12`. */
export function shownPlace({ path, line }: { path: string; line: number }): string {
  return `${path}:${line}`;
}

const LONGEST = 90;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}

function title(text: string): ReportLine {
  return { kind: 'title', columns: [text] };
}

function heading(text: string): ReportLine {
  return { kind: 'heading', columns: [text] };
}

function item(columns: string[]): ReportLine {
  return { kind: 'item', columns };
}

function note(text: string): ReportLine {
  return { kind: 'note', columns: [text] };
}

/** A report as plain text. */
export function reportText(report: CheckReport): string {
  const lines = reportLines(report).map(({ kind, columns }) => {
    if (kind === 'title') return `${columns.join('')}.`;
    if (kind === 'heading') return `\n${columns.join('')}`;
    return kind === 'note'
      ? `  (${columns.join('')})`
      : `  ${columns[0]?.padEnd(8) ?? ''} ${columns.slice(1).join('  ')}`;
  });
  return `${lines.join('\n')}\n`;
}
