import { clipped } from '../../base/text/clipped';
import { codeSpan, fenced, indented, inline, inlineStart, plainLine } from '../../base/text/markdown';
import { placesOf } from '../code-places';
import { codeOf } from '../given-code';
import { SPEC_LISTS, type Spec, type SpecList, type SpecStatement } from '../model';

/** A section of a document, or nothing where it has no content. */
export function section(heading: string, ...content: string[]): string {
  const given = content.filter((part) => part !== '');
  return given.length === 0 ? '' : [heading, ...given].join('\n\n');
}

/** A document of parts, those that are empty left out. */
export function document(...given: string[]): string {
  return `${given.filter((part) => part !== '').join('\n\n')}\n`;
}

/** People's words as they may stand in an export: inert, also for tools that read it with patterns and not as Markdown. */
export function words(text: string): string {
  return withoutMarks(inline(text));
}

/** The same at the start of a line. */
export function startWords(text: string): string {
  return withoutMarks(inlineStart(text));
}

/** Spec Kit counts its mark of an open question wherever it stands, and OpenSpec takes comments out, escaped or not. */
function withoutMarks(written: string): string {
  return written.replace(/NEEDS CLARIFICATION/gi, (mark) => mark.toLowerCase()).replace(/<!--/g, '<! --');
}

/** At most so many characters of people's words, as Markdown, with a mark where some are left out: what is escaped counts as it is written. */
export function fitting(text: string, most: number, shown: (text: string) => string = startWords): string {
  const line = plainLine(text);
  for (let length = most; length > 16; length = Math.floor(length * 0.8)) {
    const cut = clipped(line, length);
    const written = shown(cut.length === line.length || cut.endsWith('…') ? cut : `${cut} …`);
    if (written.length <= most) return written;
  }
  return '…';
}

/** Words that nothing ends with. */
const LEADS_ON =
  /(?:[,;:.(\s]|\s(?:a|an|the|and|or|of|to|for|from|in|on|at|by|with|as|that|which|who|when|while|if|so|is|are|be|will|shall|must|not|its?|each|every|than|into|without|before|after))+$/iu;

/** A short name of a statement for a heading: its first words up to the end of a part of the sentence, without marks at the end. */
export function shortName(text: string, most = 70): string {
  const line = plainLine(text)
    .replace(/[#`*[\]<>\\|~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;:.!?)])|(?<=\() /g, '')
    .trim();
  const [first = ''] = line.split(/(?<=[.!?])\s/u);
  const chosen = first.replace(/[.!?:;,\s]+$/u, '');
  if (chosen.length <= most) return chosen === '' ? 'Unnamed' : chosen;
  const head = chosen.slice(0, most + 1);
  const ends = [...head.matchAll(/[,;:] | \(/g)].map(({ index }) => index).filter((index) => index > most / 2);
  const end = ends.at(-1) ?? head.lastIndexOf(' ');
  const cut = (end > most / 2 ? head.slice(0, end) : chosen.slice(0, most)).replace(/[\ud800-\udbff]$/u, '');
  return cut.replace(LEADS_ON, '') || cut;
}

/** A statement as a list item under its id, with what was not chosen. */
function bullet(statement: SpecStatement): string {
  return `- **${words(statement.id)}** ${words(statement.text)}${notChosen(statement)}`;
}

/** What was not chosen beside a statement, as a line below its item; empty where nothing was. */
export function notChosen({ rejected = [] }: SpecStatement): string {
  const against = rejected.map(({ option, reason }) =>
    reason ? `${words(option)} (${words(reason.replace(/[.\s]{1,20}$/, ''))})` : words(option),
  );
  return against.length === 0 ? '' : `\n  - Not chosen: ${against.join('; ')}.`;
}

/** What was not chosen beside statements that are told elsewhere. */
export function alternatives(statements: readonly SpecStatement[]): string {
  return statements
    .flatMap((statement) => {
      const against = notChosen(statement);
      return against === '' ? [] : [`- Beside **${words(statement.id)}**:${against}`];
    })
    .join('\n');
}

export function bullets(statements: readonly SpecStatement[]): string {
  return statements.map(bullet).join('\n');
}

/** Most places in the code that an export tells with what is there; of the others it only names the lines. */
const MOST_PLACES = 12;

/** The code that the change touches, as a list. */
export function places(spec: Spec): string {
  const all = placesOf(spec);
  const told = all.slice(0, MOST_PLACES).map(({ place, shows }) => `- ${codeSpan(place)}: ${words(shows)}`);
  const others = all.slice(MOST_PLACES).map(({ place }) => codeSpan(place));
  return [...told, ...(others.length === 0 ? [] : [`- Also: ${others.join(', ')}`])].join('\n');
}

/** The code that people gave, each under the statement that it belongs to, and the specification with words that point there. */
export function withCodeApart(spec: Spec, where: string): { spec: Spec; code: string } {
  const given = codeOf(spec);
  const blocks: string[] = [];
  const pointing = (statement: SpecStatement): SpecStatement => {
    const code = given(statement);
    if (code === null) return statement;
    blocks.push(
      `- **${words(statement.id)}** ${words(code.text)}\n\n${indented(withoutMarks(fenced(code.code, code.language)))}`,
    );
    return { ...statement, text: `${code.text} exactly as in the code of ${statement.id} ${where}` };
  };
  const lists = Object.fromEntries(SPEC_LISTS.map(([name]) => [name, spec[name].map(pointing)]));
  return { spec: { ...spec, ...(lists as Record<SpecList, SpecStatement[]>) }, code: blocks.join('\n\n') };
}

/** What is not settled: open questions, and what nobody answered, each on a line of its own. */
export function openTexts(spec: Spec): string[] {
  return [...spec.openQuestions, ...spec.unanswered].map(({ text }) => plainLine(text)).filter((text) => text !== '');
}

/** The day of a specification, as `2026-02-03`. */
export function dayOf({ created }: Spec): string {
  return /^\d{4}-\d{2}-\d{2}/.exec(created)?.[0] ?? 'undated';
}

/** A line that says where all of it comes from. */
export function madeFrom(source: string | null): string {
  const from = source === null ? '' : ` from ${codeSpan(source)}, where every statement names its source`;
  return `*Exported by SDD Brainstorm${from}.*`;
}
