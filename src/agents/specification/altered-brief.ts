import { sentencesOf } from '../base/english/pieces';
import { inline } from '../base/text/markdown';
import { bare } from './altered';
import { EVIDENCE_MARKS } from './brief';
import { goesOnToCode } from './given-code';
import { sayAllTheSame } from './same-statement';
import { itemsIn, type WrittenItem } from './written-items';
import type { WrittenStatement } from './written-statement';

const BY_HAND = 'one of them was changed by hand.';
/** What a brief tells of, but for what it says alike. */
const TOLD_IN_BRIEF: ReadonlySet<string> = new Set([
  ...['requirement', 'interface', 'edge_case', 'quality', 'entity', 'decision', 'non_goal', 'task', 'acceptance'],
]);
/** Sections that bind whoever builds it: each line there is a statement's, or stands below one. */
const BINDING =
  /^## (?:Today|Build|Binding as well|Checks|Confirmed|Approved with the plan, .+|Assumed, and approved with the plan|Against what .+|Limits|Not part of it|Beside it|Also to do|Yours to decide)$/;
/** What a brief says in words of its own. */
const OWN_LINE =
  /^(?:#{1,3} |From `|Not approved: ask before|Drawn lines are excerpts: |Code blocks (?:show only what|bind only in what) |FR, IF and EC must hold|Checked as written: |Choose a check for |This says much[:.] build (?:it in parts|one part))/i;
const BELOW =
  /^\s+- (?:(Not|Chosen over|Offered, not chosen|Offered, not asked for|The person comments|Die Person merkt an): (.+)|Checked by [^.]+\.|Where: as with .+|`.+`(?:: .+)?)$/;
/** How much is not told, and where it is. */
const MORE = /^- \d{1,3} more in spec\.md, under “[^”]+”\.$/;
const FENCE = /^\s*(?:`{3,}|~{3,})/;
/** Characters of a line that are told. */
const SHOWN = 80;

/**
 * What `brief.md` says otherwise than the statements of the specification, in sentences: it is what coding agents read. Compared
 * are the statements and what stands below them; headings, what is open and places in the code may differ between versions.
 * @param given the code that was given in answers, and the lines that were drawn in what was taken
 * @param request what was asked for
 * @param prose the text of `spec.md`, whose sentences a brief may tell
 */
export function briefOtherwise(
  statements: readonly WrittenStatement[],
  brief: string,
  { given = [], request = '', prose = '' }: { given?: readonly string[]; request?: string; prose?: string } = {},
): string[] {
  const lines = brief.split(/\r?\n/);
  const items = itemsIn(lines);
  const known = new Map(statements.map((one) => [one.statement, one]));
  const otherwise = items.flatMap((item): string[] => {
    const statement = known.get(item.id);
    if (statement === undefined) return [`brief.md states ${item.id}, which spec.md does not: ${BY_HAND}`];
    return saysSo(item, statement) && codeOf(lines, item.line).every((code) => isKnownCode(code, statement, given))
      ? []
      : [`brief.md says otherwise than spec.md what ${item.id} is: ${BY_HAND}`];
  });
  const missing = statements
    .filter(({ kind, statement }) => TOLD_IN_BRIEF.has(kind) && !items.some(({ id }) => id === statement))
    .filter((one) => !statements.some((other) => other !== one && sayAllTheSame(other, one)))
    .map(({ statement }) => `spec.md states ${statement}, which brief.md does not: ${BY_HAND}`);
  const purposes = statements.filter(({ kind }) => kind === 'goal' || kind === 'story').map(({ text }) => text);
  const more = addedTo(lines, items, { known, purposes: [...purposes, request], prose: unmarked(prose) }).map(
    (line) => `brief.md says “${shortened(line)}”, which spec.md does not: ${BY_HAND}`,
  );
  return [...new Set([...otherwise, ...missing, ...more])];
}

/** Whether the line of a statement has its words, in one of the forms that briefs give them. */
function saysSo({ text }: WrittenItem, statement: WrittenStatement): boolean {
  const line = bare(text);
  const words = bare(inline(statement.text.replace(/^(?:Delegated|Delegiert): /, '')));
  const forms = [bare(inline(statement.text)), words, `assumed: ${words}`];
  const beside = forms.find((form) => line.startsWith(`${form} Not chosen: `));
  if (beside !== undefined) return areOptions(line.slice(`${beside} Not chosen: `.length), statement);
  // Code stands below the words that it belongs to, which then are not all that the statement says.
  return forms.includes(line) || (goesOnToCode(statement.text) && words.startsWith(line)) || line === 'Exactly so:';
}

/** What stands for the rest of a long row in the brief. */
const COUNTED = /; \d{1,3} more in spec\.md$/;

/** Whether what is said not to be chosen was offered, as the statement knows. */
function areOptions(said: string, { rejected = [] }: WrittenStatement): boolean {
  const offered = bare(rejected.map(({ option }) => inline(option)).join('; '));
  return said
    .replace(COUNTED, '')
    .split('; ')
    .every((option) => offered.includes(bare(option.replace(/^“|”$/g, ''))));
}

/** The blocks of code below a line, up to the next statement. */
function codeOf(lines: readonly string[], at: number): string[][] {
  const blocks: string[][] = [];
  let block: string[] | null = null;
  for (const line of lines.slice(at + 1)) {
    if (FENCE.test(line)) {
      if (block !== null) blocks.push(block);
      block = block === null ? [] : null;
    } else if (block !== null) block.push(line);
    else if (/^(?:\s*- \*\*|## )/.test(line)) break;
  }
  return blocks;
}

/** Whether code is what somebody gave, or stands in the words of its statement; where neither is known nobody can tell. */
function isKnownCode(code: readonly string[], { text }: WrittenStatement, given: readonly string[]): boolean {
  const plain = (words: string) => words.replace(/[⏎`]/g, ' ').replace(/\s+/g, ' ').trim();
  if (given.length === 0 && !text.includes('⏎')) return true;
  return [...given, text].some((known) => plain(known).includes(plain(code.join(' '))));
}

/** Lines that bind, or read as if they did, and that no statement has. */
function addedTo(
  lines: readonly string[],
  items: readonly WrittenItem[],
  {
    known,
    purposes,
    prose,
  }: { known: ReadonlyMap<string, WrittenStatement>; purposes: readonly string[]; prose: string },
): string[] {
  let isCode = false;
  let binds = false;
  let isPurpose = false;
  let last: WrittenStatement | undefined;
  return lines.flatMap((line, at): string[] => {
    if (FENCE.test(line)) isCode = !isCode;
    if (isCode || FENCE.test(line) || line.trim() === '') return [];
    if (line.startsWith('## ')) [binds, isPurpose] = [BINDING.test(line), line === '## Purpose'];
    const item = items.find((one) => one.line === at);
    if (item !== undefined) {
      last = known.get(item.id);
      return [];
    }
    if (!/^\s*- /.test(line))
      return OWN_LINE.test(line) || sentencesOf(line).every((one) => prose.includes(unmarked(one))) ? [] : [line];
    if (isPurpose) return isPurposeIn(line, purposes) ? [] : [line];
    if (!binds || MORE.test(line)) return [];
    const [below, lead, said = ''] = BELOW.exec(line) ?? [];
    if (below === undefined) return [line];
    if (lead === undefined || last === undefined) return [];
    const isTold = /^(?:Not|Chosen|Offered|Left)/.test(lead)
      ? areOptions(said.replace(/\.$/, ''), last)
      : (last.comments ?? []).some((comment) => bare(inline(`“${comment}”`)) === bare(said));
    return isTold ? [] : [line];
  });
}

/** A text as sentences of it are compared: without what lays it out, and without ids of evidence. */
function unmarked(text: string): string {
  return bare(text.replace(EVIDENCE_MARKS, ''))
    .replace(/[.,;:]/g, '')
    .toLowerCase();
}

/** What a change does of an earlier specification, in words of the brief's own. */
const CHANGE = /^- Of “.+” it (?:adds|words|removes) /;

/** Whether a line says what it is for in the words of a goal, a story or the request, of which it may be a part. */
function isPurposeIn(line: string, purposes: readonly string[]): boolean {
  const words = bare(line.replace(/^- /, '').replace(/ … \(the rest stands in spec\.md.*$/, '')).toLowerCase();
  return CHANGE.test(line) || purposes.some((text) => bare(inline(text)).toLowerCase().includes(words));
}

function shortened(line: string): string {
  const text = line.trim().replace(/^- /, '');
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
