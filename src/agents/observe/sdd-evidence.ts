import type { Commit, FileEntry, WorkspaceReader } from '../workspace/workspace-reader';
import type { Age } from '../session/evidence';
import type { Clock } from '../base/async/clock';
import { type Found, foundIn } from '../workspace/evidence-draft';
import { openIssues } from './open-issues';
import { RULE_FILES, type Wanted } from './rule-files';
import { contentStems } from '../base/english/words';
import { parseQuery } from '../retrieval/query';
import { bestLines } from '../retrieval/best-lines';
import { ageOfNotes } from '../workspace/notes-age';

/** Most lines that are cited of one file. */
const MAX_LINES = 60;

const MAX_BYTES = 256 * 1024;

const HISTORY = { deadlineMs: 2_000, maxEntries: 3_000, maxBytes: 20_000_000 };

const ISSUES = /^\.sdd\/issues\.md$/;

/** In the order of their use. Of specs, those whose names fit best, then those with the latest. */
const WANTED: readonly Wanted[] = [
  { pattern: /^\.sdd\/project\.md$/, most: 1, shows: 'What the project is, as written down earlier' },
  { pattern: /^\.sdd\/best_practices\.md$/, most: 1, shows: 'Best practices collected earlier' },
  { pattern: ISSUES, most: 1, shows: 'Issues that could not be settled earlier' },
  { pattern: /^\.sdd\/architect(?:ure)?\.md$/, most: 1, shows: 'Its architecture, as written down earlier' },
  { pattern: /^\.sdd\/specs\/[^/]+\/spec\.md$/, most: 2, shows: 'An earlier specification' },
];

/** Tickets that are looked into, and words that one has to share with what is asked. */
const MAX_TICKETS = 40;
const IN_TICKET = 2;
const TICKETS: readonly Wanted[] = [{ pattern: /^\.sdd\/tickets?\/.+\.md$/, most: MAX_TICKETS, shows: 'A ticket' }];

/** Rules that hold for a folder alone; they count where the request names it. */
const RULES_OF_FOLDER = /^(?:[^/]+\/){0,6}([^/]+)\/(?:AGENTS|CLAUDE)\.md$/;

/** Most files of rules that are cited, those first that say most of what is asked; and of these, those that say nothing of it. */
const MAX_RULES = 6;
const MAX_BESIDE_IT = 2;
/** A line that rules something: a sentence or an entry, not a heading. */
const RULES_SOMETHING = /^(?!\s*(?:#|---|<!--))\s*(?:[-*\d.]+\s+)?\S.{14,}$/m;
/** What rules say of themselves in front. */
const FRONT = /^---\r?\n[^]{0,2000}?^---\s*$/m;
/** What rules name in front as the files for which they hold alone, and words for all files. */
const SCOPE = /^---\r?\n[^]{0,2000}?^(?:fileMatchPattern|applyTo): *(.{1,200})$/m;
const ALL_FILES = /^\*\*?(?:\/\*)?$/;

/** Whether evidence is the file of issues that earlier sessions could not settle. */
export function isOfIssues({ kind, path }: Pick<Found, 'kind' | 'path'>): boolean {
  return kind === 'sdd' && ISSUES.test(path);
}

/**
 * What an existing `.sdd/` folder says, and the rules that the project has written down for those who work on it, as
 * evidence: never trusted blindly, and with its age. Of long notes, what fits `about` best; of issues, those that are open; of
 * tickets, the one that speaks of `about` most, if any does.
 * @param limit most pieces of `.sdd/`, beside a ticket; rules are at most six more: those that speak of `about`, and two others; and the section of
 * long ones that rules most of how the software is made
 */
export async function sddEvidence(
  reader: WorkspaceReader,
  files: readonly FileEntry[],
  clock: Clock,
  limit: number,
  about = '',
): Promise<Found[]> {
  const named = files.filter(({ path }) => mayBeWanted(path));
  const notes = wantedIn(named, WANTED, about).map((file) => ({ ...file, kind: 'sdd' as const }));
  const rules = [...folderRules(named, about), ...wantedIn(named, RULE_FILES, about)].map((file) => ({
    ...file,
    kind: 'doc' as const,
  }));
  const tickets = wantedIn(named, TICKETS, about).map((file) => ({ ...file, kind: 'sdd' as const }));
  const commits = notes.length + rules.length + tickets.length === 0 ? [] : await historyOf(reader);
  const context = { reader, files, commits, now: clock.now() };
  const found: Found[] = [];
  for (const note of notes) {
    if (found.length >= limit) break;
    found.push(...isNew(found, await read(context, { ...note, about })));
  }
  const sought = contentStems(about);
  const says = ({ excerpt }: Found) => {
    const said = new Set(contentStems(excerpt));
    return sought.filter((word) => said.has(word)).length;
  };
  // What is as near stays in the order of its use.
  const nearest = (some: readonly Found[]) => some.toSorted((a, b) => says(b) - says(a));
  const asked: Found[] = [];
  const ruling: Found[] = [];
  for (const note of rules) {
    const piece = await read(context, { ...note, about });
    asked.push(...isNew([...found, ...asked], piece));
    if (piece === null || ruling.length > 0) continue;
    const policy = await read(context, { ...note, about, besides: piece });
    ruling.push(...isNew([...found, ...asked], policy));
  }
  const near = nearest(asked).filter((piece, at) => at < MAX_BESIDE_IT || says(piece) > 0);
  const opened: Found[] = [];
  for (const note of tickets) opened.push(...isNew(found, await read(context, { ...note, about })));
  const [ticket] = nearest(opened.filter((piece) => says(piece) >= IN_TICKET));
  return [...(ticket === undefined ? [] : [ticket]), ...found, ...near.slice(0, MAX_RULES), ...ruling];
}

/** A piece that says what no other does: one file of rules often stands for another. */
function isNew(found: readonly Found[], piece: Found | null): Found[] {
  return piece === null || found.some(({ hash }) => hash === piece.hash) ? [] : [piece];
}

/** Whether any of the patterns may fit: a glance that leaves out nearly all files of a large tree. */
function mayBeWanted(path: string): boolean {
  return path.endsWith('.md') && (path.startsWith('.') || path.endsWith('AGENTS.md') || path.endsWith('CLAUDE.md'));
}

type Note = Pick<FileEntry, 'root' | 'path'> & { shows: string };

/** From 1, both included. */
interface Lines {
  start: number;
  end: number;
}

function wantedIn(files: readonly FileEntry[], wanted: readonly Wanted[], about: string): Note[] {
  const sought = new Set(contentStems(about));
  const fit = ({ path }: FileEntry) =>
    contentStems(path.replace(/[-_./]+/g, ' ')).filter((word) => sought.has(word)).length;
  return wanted.flatMap(({ pattern, most, shows }) =>
    files
      .filter(({ path }) => pattern.test(path))
      .sort((a, b) => fit(b) - fit(a) || (a.path < b.path ? 1 : -1))
      .slice(0, most)
      .map(({ root, path }) => ({ root, path, shows })),
  );
}

function folderRules(files: readonly FileEntry[], about: string): Note[] {
  const sought = new Set(contentStems(about));
  return files.flatMap(({ root, path }) => {
    const folder = RULES_OF_FOLDER.exec(path)?.[1];
    if (folder === undefined || !contentStems(folder.replace(/[-_]+/g, ' ')).some((word) => sought.has(word)))
      return [];
    const scope = path.slice(0, path.lastIndexOf('/'));
    return [{ root, path, shows: `Rules for agents in \`${scope}/\` alone` }];
  });
}

async function historyOf(reader: WorkspaceReader): Promise<Commit[]> {
  try {
    return (await reader.history(HISTORY)).value;
  } catch {
    // Without a history notes are as old as they say.
    return [];
  }
}

async function read(
  {
    reader,
    files,
    commits,
    now,
  }: { reader: WorkspaceReader; files: readonly FileEntry[]; commits: Commit[]; now: string },
  { root, path, shows, about, kind, besides }: Note & { about: string; kind: 'sdd' | 'doc'; besides?: Found },
): Promise<Found | null> {
  try {
    const whole = await reader.read(root, path, undefined, { maxBytes: MAX_BYTES });
    const { text } = whole.value;
    const isShort = kind === 'doc' ? !RULES_SOMETHING.test(text.replace(FRONT, '')) : text.trim() === '';
    const scope = kind === 'doc' ? scopeIn(text) : null;
    const fitting = () => (besides === undefined ? rangeOf(path, text, about) : policyIn(text.split('\n'), besides));
    const range = isShort || !isWithin(scope, about) ? null : fitting();
    if (range === null) return null;
    const { age, why } = ageOfNotes({ root, path, text, now, commits, files });
    const title = /^#+\s+(.+)$/m.exec(text)?.[1]?.trim();
    const where = scope === null ? shows : `${shows}, for \`${scope}\` alone`;
    const shown = title === undefined ? where : `${where}: “${title}”`;
    const lines = reader.part({ whole: whole.value, ...range });
    return foundIn(reader, lines, { kind, shows: shown, why, score: scoreOf(age), role: 'match', age });
  } catch {
    // Unreadable: as if it were not there.
    return null;
  }
}

/** The files for which rules say that they hold alone; null where they hold for all. */
function scopeIn(text: string): string | null {
  const scope =
    SCOPE.exec(text)?.[1]
      ?.replace(/["'[\]`]/g, '')
      .trim() ?? '';
  return scope === '' || ALL_FILES.test(scope) ? null : scope;
}

/** Whether rules hold for what is asked: for all files, or for some of which it names anything. */
export function holdsFor(text: string, about: string): boolean {
  return isWithin(scopeIn(text), about);
}

function isWithin(scope: string | null, about: string): boolean {
  if (scope === null) return true;
  const sought = new Set(contentStems(about));
  return contentStems(scope.replace(/[^\p{L}\p{N}]+/gu, ' ')).some((word) => sought.has(word));
}

/** The lines to cite; null where none matter. */
function rangeOf(path: string, text: string, about: string): Lines | null {
  const lines = text.split('\n');
  if (ISSUES.test(path)) {
    const [first, ...others] = openIssues(text);
    if (first === undefined) return null;
    return { start: first.startLine, end: Math.min((others.at(-1) ?? first).endLine, first.startLine + MAX_LINES - 1) };
  }
  if (lines.length <= MAX_LINES || about === '') return { start: 1, end: Math.min(MAX_LINES, lines.length) };
  const { start, end } = bestLines(lines, path, parseQuery([about]));
  return { start, end };
}

/** Words of a line that rules for all, and of one that rules how the software is made, not how one works on it. */
const RULES_FOR_ALL =
  /\b(?:never|do not|don['’]t|must|always|frozen|deprecated|forbidden|not allowed|only (?:in|on|through|via|to))\b/i;
const OF_DESIGN =
  /\b(?:apis?|routes?|endpoints?|versions?|modules?|packages?|layers?|services?|components?|dependenc(?:y|ies)|migrations?|schemas?|tables?|columns?|interfaces?|settings?|config(?:uration)?|translat(?:e|ed|ions?)|locales?|strings?|errors?|permissions?|public)\b/i;
const OF_WORK =
  /\b(?:commits?|branch(?:es)?|push|pull requests?|PRs?|lint(?:er|ing)?|format(?:ter|ting)?|run|tests?|install|emoji|comments?|review|changelog)\b/i;
/** Fewest such lines that make a section the project’s policy, and most lines of it that are cited. */
const LEAST_RULES = 2;
const MOST_OF_POLICY = 24;

/**
 * The section of long rules that rules most of how the software is made, whatever is asked for: “`/api/v1` is frozen”. Null
 * where none does, or where it is cited already.
 */
function policyIn(lines: readonly string[], besides: Pick<Found, 'startLine' | 'endLine'>): Lines | null {
  if (lines.length <= MAX_LINES) return null;
  const rules = (line: string) => RULES_FOR_ALL.test(line) && OF_DESIGN.test(line) && !OF_WORK.test(line);
  const heads = [0, ...lines.flatMap((line, at) => (/^#{1,6}\s/.test(line) && at > 0 ? [at] : []))];
  const sections = heads.map((from, at) => {
    const own = lines.slice(from, Math.min(heads[at + 1] ?? lines.length, from + MOST_OF_POLICY));
    return {
      start: from + 1,
      end: from + own.join('\n').trimEnd().split('\n').length,
      worth: own.filter(rules).length,
    };
  });
  const [best] = sections.sort((a, b) => b.worth - a.worth || a.start - b.start);
  if (best === undefined || best.worth < LEAST_RULES) return null;
  return best.start <= besides.endLine && best.end >= besides.startLine ? null : { start: best.start, end: best.end };
}

function scoreOf({ days, stale }: Age): number {
  if (stale) return 0.3;
  return days === null ? 0.4 : 0.6;
}
