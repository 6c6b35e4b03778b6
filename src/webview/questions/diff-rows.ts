import { diffArrays, diffWordsWithSpace } from 'diff';
import { highlightLines, type Token } from '../ui/highlight';

/** A piece of a line: its colour, and whether it is what changed within the line. */
interface DiffPiece extends Token {
  changed: boolean;
}

export interface DiffLine {
  /** Its number in its own file, from 1. */
  number: number;
  pieces: DiffPiece[];
  /** Said only where the ending is what differs, e.g. `CRLF`. */
  ending: string;
}

/** A line before, after, or both: then it is the same line, or one that became the other. */
export interface DiffRow {
  before: DiffLine | null;
  after: DiffLine | null;
}

/** Neighbouring rows that are all the same on both sides, or all changed. */
export interface DiffBlock {
  changed: boolean;
  rows: DiffRow[];
}

/** Most insertions and deletions of lines that are looked for; beyond, one text is shown as replaced by the other. */
const MOST_EDITS = 4000;

/** Longest line, in UTF-16 units, that is compared word by word. */
const MOST_WORDS_LENGTH = 2000;

/** Least share of a line that must be kept for its changed words to be told apart from the rest. */
const LEAST_KEPT = 0.3;

/** The blocks that turn `before` into `after`, in order. Texts that differ in line endings only differ in every line. */
export function diffBlocks(before: string, after: string, language: string | undefined): DiffBlock[] {
  const [old, fresh] = [numbered(before, language), numbered(after, language)];
  const raw = (lines: readonly RawLine[]) => lines.map(({ text, ending }) => text + ending);
  const changes = diffArrays(raw(old), raw(fresh), { maxEditLength: MOST_EDITS }) ?? [
    { removed: true, added: false, count: old.length },
    { removed: false, added: true, count: fresh.length },
  ];
  const blocks: DiffBlock[] = [];
  let [oldAt, freshAt] = [0, 0];
  for (let index = 0; index < changes.length; index++) {
    const change = changes[index];
    if (!change) break;
    if (!change.added && !change.removed) {
      const rows = old.slice(oldAt, oldAt + change.count).map((line, offset): DiffRow => {
        const other = fresh[freshAt + offset];
        return { before: plain(line), after: other ? plain(other) : null };
      });
      blocks.push({ changed: false, rows });
      oldAt += change.count;
      freshAt += change.count;
      continue;
    }
    const next = changes[index + 1];
    const partner = next && next.added !== change.added && (next.added || next.removed) ? next : undefined;
    if (partner) index++;
    const removed = change.removed ? change : partner;
    const added = change.added ? change : partner;
    const removedLines = old.slice(oldAt, oldAt + (removed?.count ?? 0));
    const addedLines = fresh.slice(freshAt, freshAt + (added?.count ?? 0));
    blocks.push({ changed: true, rows: pairs(removedLines, addedLines) });
    oldAt += removedLines.length;
    freshAt += addedLines.length;
  }
  return blocks;
}

interface RawLine {
  number: number;
  text: string;
  ending: string;
  tokens: Token[];
}

function numbered(code: string, language: string | undefined): RawLine[] {
  const tokens = highlightLines(code, language);
  return (code.match(/[^\n]*\n|[^\n]+$/g) ?? []).map((line, index) => {
    const ending = /\r?\n$/.exec(line)?.[0] ?? '';
    const text = line.slice(0, line.length - ending.length);
    const own = tokens[index] ?? [];
    const fits = own.map((token) => token.text).join('') === text;
    return { number: index + 1, text, ending, tokens: fits ? own : [{ text, kind: '' }] };
  });
}

const plain = ({ number, tokens }: RawLine): DiffLine => ({
  number,
  pieces: tokens.map((token) => ({ ...token, changed: false })),
  ending: '',
});

function pairs(removed: readonly RawLine[], added: readonly RawLine[]): DiffRow[] {
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, index): DiffRow => {
    const [before, after] = [removed[index], added[index]];
    if (!before || !after) return { before: before ? plain(before) : null, after: after ? plain(after) : null };
    const words = changedWords(before.text, after.text);
    const endings = before.ending !== after.ending;
    const side = (line: RawLine, spans: readonly Span[]): DiffLine => ({
      number: line.number,
      pieces: overlay(line.tokens, spans),
      ending: endings ? nameEnding(line.ending) : '',
    });
    return { before: side(before, words.before), after: side(after, words.after) };
  });
}

const nameEnding = (ending: string) => (ending === '' ? 'no line break' : ending === '\n' ? 'LF' : 'CRLF');

interface Span {
  length: number;
  changed: boolean;
}

/** Which parts of two lines differ, word by word; none marked where they have too little in common. */
function changedWords(before: string, after: string): { before: Span[]; after: Span[] } {
  const whole = {
    before: [{ length: before.length, changed: false }],
    after: [{ length: after.length, changed: false }],
  };
  const longer = Math.max(before.length, after.length);
  if (longer > MOST_WORDS_LENGTH) return whole;
  const changes = diffWordsWithSpace(before, after);
  const kept = changes.reduce((sum, { added, removed, value }) => (added || removed ? sum : sum + value.length), 0);
  if (kept < longer * LEAST_KEPT) return whole;
  const spans = (skip: 'added' | 'removed', mark: 'added' | 'removed') =>
    changes.filter((change) => !change[skip]).map((change) => ({ length: change.value.length, changed: change[mark] }));
  return { before: spans('added', 'removed'), after: spans('removed', 'added') };
}

/** Cuts coloured pieces where the spans begin and end. The spans cover the pieces' text exactly. */
export function overlay(tokens: readonly Token[], spans: readonly Span[]): DiffPiece[] {
  const pieces: DiffPiece[] = [];
  let [index, left] = [0, spans[0]?.length ?? Infinity];
  for (const token of tokens) {
    let rest = token.text;
    while (rest !== '') {
      while (left === 0) left = spans[++index]?.length ?? Infinity;
      const text = rest.slice(0, left);
      pieces.push({ text, kind: token.kind, changed: spans[index]?.changed ?? false });
      rest = rest.slice(text.length);
      left -= text.length;
    }
  }
  return pieces;
}
