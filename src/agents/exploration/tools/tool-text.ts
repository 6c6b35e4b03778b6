import type { FileEntry, ReadRange, TextMatch } from '../../workspace/workspace-reader';
import type { Evidence, Location } from '../../session/evidence';
import { bearsOutFacts, isInFile } from '../../session/evidence';
import type { Found } from '../../workspace/evidence-draft';
import type { EvidenceCollector } from '../collecting/evidence-collector';
import { inertLine, inertText } from '../../base/text/inert-text';
import { counted } from '../../base/text/format-count';
import type { Observed } from '../../observe/observed';

/** Most characters of a whole text, of lines that were read, of another tool's text, of a name, of what a place shows. */
const MAX_TEXT = 12_000;
const MAX_RANGE = 10_400;
const MAX_QUOTED = 8_000;
const MAX_NAME = 300;
const MAX_SHOWS = 300;

/** Most entries of a folder, paths of a find, matching lines in all and of one file. */
const MAX_ENTRIES = 150;
const MAX_PATHS = 80;
const MAX_MATCHES = 40;
const MAX_OF_FILE = 5;

/** Most characters of a matching line, and of one excerpt of several. */
const MAX_MATCH = 240;
const MAX_EXCERPT = 900;

/** What a text is made from: an observation, and the ids of what it found. */
interface Shown {
  observed: Observed;
  /** For each piece found: the id it can be cited by, or null. */
  ids: readonly (string | null)[];
  collector: EvidenceCollector;
  /** Whether places are shown with their root. */
  manyRoots: boolean;
}

/**
 * What a model is shown of an observation: what was seen, each piece with the evidence id to cite it by. Lines of files
 * stand after a bar or a line number, so that none can pass for a line of the tool's own. At most 12,000 characters.
 */
export function toolText(shown: Shown): string {
  const { observation } = shown.observed;
  if (observation.status === 'refused' || observation.status === 'failed') {
    return problemText(observation.status, observation.result);
  }
  return atMost(bodyOf(shown), MAX_TEXT);
}

/** A refusal or failure as a model is told of it. */
export function problemText(status: 'refused' | 'failed', reason: string): string {
  return reason.startsWith(`${status}:`) ? reason : `${status}: ${reason}`;
}

/** Text of another tool: safe to show, each line after a bar. */
export function quotedText(text: string, most = MAX_QUOTED): string {
  const lines = inertText(text).split('\n');
  return atMost(lines.map((line) => `| ${line}`).join('\n'), most);
}

function bodyOf(shown: Shown): string {
  const { observed } = shown;
  const { seen } = observed;
  switch (observed.observation.action) {
    case 'list':
      return seen?.kind === 'entries' ? listText(seen.entries, shown) : headline(observed);
    case 'find':
      return seen?.kind === 'entries' ? namesText(seen.entries, shown) : `${NONE.find}${note(observed)}`;
    case 'search':
      return seen?.kind === 'matches' ? matchesText(seen.matches, shown) : `${NONE.search}${note(observed)}`;
    case 'read':
      return seen?.kind === 'range' ? rangeText(seen.range, shown) : headline(observed);
    case 'retrieve':
      return placesText(shown);
    case 'facts':
      return factsText(shown);
    case 'symbols':
      return seen?.kind === 'text' ? symbolsText(seen.text, shown) : `${NONE.symbols}${note(observed)}`;
    case 'git':
    case 'command':
      return seen?.kind === 'text' ? outputText(seen.text, shown) : headline(observed);
    default:
      return headline(observed);
  }
}

const NONE = {
  find: 'No file has such a path. Patterns are for whole paths: "**/*order*" finds the word in any folder.',
  search: 'No line holds this text. Try a shorter one, or retrieve with a few words.',
  symbols: 'Nothing defines this name here, as far as the lines tell. Search for it, or retrieve with a few words.',
} as const;

function headline({ observation }: Observed): string {
  return observation.result;
}

/** The cap that was reached, if one was, in brackets. */
function note({ capped }: Observed): string {
  return capped === null ? '' : ` (${inertLine(capped, MAX_SHOWS)})`;
}

function listText(entries: readonly FileEntry[], { observed }: Shown): string {
  if (entries.length === 0) return `${observed.observation.target} is empty${note(observed)}.`;
  const names = entries.slice(0, MAX_ENTRIES).map(({ path, kind, size }) => {
    const name = inertLine(path.slice(path.lastIndexOf('/') + 1), MAX_NAME);
    if (kind === 'folder') return `${name}/`;
    return size === undefined ? name : `${name}  ${size.toLocaleString('en-GB')} bytes`;
  });
  const more = entries.length - names.length;
  const rest = more === 0 ? [] : [`… and ${more.toLocaleString('en-GB')} more: find some of them by a pattern.`];
  return [
    `${observed.observation.target}, ${counted(entries.length, 'entry')}${note(observed)}:`,
    ...names,
    ...rest,
  ].join('\n');
}

function namesText(entries: readonly FileEntry[], shown: Shown): string {
  const { observed, collector } = shown;
  const paths = entries.slice(0, MAX_PATHS).map((entry) => {
    const cited = collector.evidence.filter((piece) => isOf(piece, entry)).map(({ id }) => id);
    return cited.length === 0 ? pathOf(entry, shown) : `${pathOf(entry, shown)} [${cited.join(', ')}]`;
  });
  const more = entries.length - paths.length;
  const rest = more === 0 ? [] : [`… and ${more.toLocaleString('en-GB')} more: use a narrower pattern.`];
  return [`${counted(entries.length, 'file')}${note(observed)}:`, ...paths, ...rest].join('\n');
}

function matchesText(matches: readonly TextMatch[], shown: Shown): string {
  const { observed, collector } = shown;
  const ofFile = new Map<string, number>();
  const kept = matches.filter(({ root, path }) => {
    const key = `${root}\n${path}`;
    const count = (ofFile.get(key) ?? 0) + 1;
    ofFile.set(key, count);
    return count <= MAX_OF_FILE;
  });
  const lines = kept.slice(0, MAX_MATCHES).map((match) => {
    const id = collector.holding(match, match.line)?.id;
    const place = `${pathOf(match, shown)}:${match.line}${id === undefined ? '' : ` [${id}]`}`;
    return `${place} | ${inertLine(match.text, MAX_MATCH)}`;
  });
  const left = matches.length - lines.length;
  const rest =
    left === 0 ? [] : [`… ${left.toLocaleString('en-GB')} more lines are not shown: search for a longer text.`];
  return [
    `${counted(matches.length, 'line')} in ${counted(ofFile.size, 'file')}${note(observed)}:`,
    ...lines,
    ...rest,
  ].join('\n');
}

function rangeText(range: ReadRange, shown: Shown): string {
  const { observed, ids } = shown;
  const { startLine, endLine, totalLines } = range;
  const head = `${pathOf(range, shown)}, lines ${startLine}–${endLine} of ${totalLines}${note(observed)} ${citationOf(range, ids, shown)}`;
  const next = endLine < totalLines ? `Read on with startLine ${endLine + 1}.` : 'That is the end of the file.';
  return [head, atMost(numbered(range.text, startLine).join('\n'), MAX_RANGE), next].join('\n');
}

/** How a range can be cited: by one id, or where it is kept in parts, by each with its lines. */
function citationOf(range: ReadRange, ids: Shown['ids'], shown: Shown): string {
  const { found } = shown.observed;
  if (found.length < 2) return citation(ids[0] ?? null, range, shown);
  const parts = found.map(({ startLine, endLine }, i) => {
    const part = citation(ids[i] ?? null, { startLine, endLine }, shown);
    return `${part} lines ${startLine}–${endLine}`;
  });
  return parts.join(', ');
}

function symbolsText(text: string, shown: Shown): string {
  const { observed } = shown;
  const lines = text === '' ? 'No definition is known here: read the file.' : atMost(inertText(text), MAX_RANGE);
  return [`${inertLine(observed.observation.target, MAX_NAME)}${note(observed)}:`, lines, ...citations(shown)].join(
    '\n',
  );
}

/** What a command printed, each line after a bar. */
function outputText(text: string, shown: Shown): string {
  const { observed } = shown;
  if (text === '') return [`It prints nothing${note(observed)}.`, ...citations(shown)].join('\n');
  return [
    `${counted(text.split('\n').length, 'line')}${note(observed)}:`,
    quotedText(text, MAX_RANGE),
    ...citations(shown),
  ].join('\n');
}

/** The ids of what was found, where the text shows the lines themselves. */
function citations(shown: Shown): string[] {
  const { observed } = shown;
  const cited = observed.found.map(
    (piece, i) => `${citation(shown.ids[i] ?? null, piece, shown)} ${placeOf(piece, shown)}`,
  );
  return cited.length === 0 ? [] : ['To cite it:', ...cited];
}

function placesText(shown: Shown): string {
  const { observed, ids } = shown;
  const places = observed.found.map((piece, i) => {
    const why = inertLine(`${piece.shows}. ${piece.why}`, MAX_SHOWS);
    return [`${citation(ids[i] ?? null, piece, shown)} ${placeOf(piece, shown)} (${why})`, excerpt(piece)].join('\n');
  });
  return [`${headline(observed)}.`, ...places].join('\n\n');
}

function factsText(shown: Shown): string {
  const { observed, ids } = shown;
  const facts = observed.facts.map(({ text, evidence }) => {
    const cited = [...new Set(evidence.map((at) => ids[at] ?? null).filter((id) => id !== null))];
    return `- ${inertLine(text, MAX_SHOWS)}${cited.length === 0 ? '' : ` [${cited.join(', ')}]`}`;
  });
  const notes = observed.found.flatMap((piece, i) =>
    bearsOutFacts(piece)
      ? []
      : [
          `${citation(ids[i] ?? null, piece, shown)} ${placeOf(piece, shown)} (${inertLine(piece.shows, MAX_SHOWS)})\n${excerpt(piece)}`,
        ],
  );
  return [`${headline(observed)}.`, ...(facts.length === 0 ? [] : [facts.join('\n')]), ...notes].join('\n\n');
}

/** How lines can be cited; where the evidence holds only some of them, which. */
function citation(id: string | null, lines: Pick<Location, 'startLine' | 'endLine'>, shown: Shown): string {
  const { collector, observed } = shown;
  const piece = collector.evidence.find((other) => other.id === id);
  if (piece === undefined) {
    const readable = collector.room > 0 && observed.observation.action !== 'read';
    return readable ? '[read it to cite it]' : '[cannot be cited: enough is kept already]';
  }
  const whole = piece.startLine <= lines.startLine && lines.endLine <= piece.endLine;
  return whole ? `[${piece.id}]` : `[${piece.id}: its lines ${piece.startLine}–${piece.endLine}]`;
}

/** The first lines of a piece, and how to read the others. */
function excerpt({ excerpt: text, startLine, endLine }: Found): string {
  const kept: string[] = [];
  let length = 0;
  for (const line of numbered(text, startLine)) {
    length += line.length + 1;
    if (kept.length > 0 && length > MAX_EXCERPT) break;
    kept.push(atMost(line, MAX_EXCERPT));
  }
  const last = startLine + kept.length - 1;
  return [...kept, ...(last < endLine ? [`… read on with startLine ${last + 1}`] : [])].join('\n');
}

/** Lines with their numbers in front. */
function numbered(text: string, from: number): string[] {
  return inertText(text)
    .split('\n')
    .map((line, i) => `${String(from + i).padStart(4)}| ${line}`);
}

function placeOf(piece: Found, shown: Shown): string {
  if (!isInFile(piece)) return inertLine(piece.path, MAX_NAME);
  return `${pathOf(piece, shown)}:${piece.startLine}-${piece.endLine}`;
}

function pathOf({ root, path }: Pick<Location, 'root' | 'path'>, { manyRoots }: Shown): string {
  return inertLine(manyRoots && root !== undefined ? `${root}:${path}` : path, MAX_NAME);
}

function isOf(piece: Evidence, { root, path }: FileEntry): boolean {
  return piece.path === path && (piece.root === undefined || piece.root === root);
}

/** The beginning of a text, cut between lines where that is possible. */
function atMost(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
  const lineEnd = cut.lastIndexOf('\n');
  return `${lineEnd > most / 2 ? cut.slice(0, lineEnd) : cut}\n… (cut)`;
}
