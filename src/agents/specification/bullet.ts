import { commitPath, elsewhere } from '../session/place';
import type { Cited } from './model';
import { isDerivedCheck, type SpecStatement } from './spec-statement';
import { checksMark } from './written-items';
import { languageOf, type Language } from '../base/text/language';
import { codeSpan, fenced, indented, inline, type Marks } from '../base/text/markdown';

/** What stands behind a check that follows from what was settled, and that nobody named. */
export const DERIVED = '(derived)';

/** What is said of options that were not taken, in the language of the statement. */
const UNTAKEN: Readonly<Record<Language, { against: string; said: string; passed: string }>> = {
  en: { against: 'Not chosen', said: 'said', passed: 'Offered, not chosen' },
  de: { against: 'Nicht gewählt', said: 'gesagt', passed: 'Angeboten, nicht gewählt' },
};

/**
 * The marks behind a statement: of a check, what it is of, then where a statement comes from, and whose words these are:
 * " (checks FR-002) [Q7, option] [E3]", " (assumed)".
 */
function marksBehind(statement: SpecStatement): string {
  const { kind, sources, assumed, by, basis = {}, fromOption, dependsOn } = statement;
  const marks = sources.map((source) => {
    const words = basis[source];
    return `[${inline(source)}${words === undefined ? '' : `, ${words}`}]`;
  });
  if (by === 'person') marks.push('(in the person’s words)');
  if (assumed && fromOption !== true) marks.push(isDerivedCheck(statement) ? DERIVED : '(assumed)');
  return [
    kind === 'acceptance' ? checksMark(dependsOn, languageOf(statement.text)) : '',
    ...marks.map((mark) => ` ${mark}`),
  ].join('');
}

/** Options in a row, each in quotation marks where one could be taken for several. */
export function inRow(options: readonly string[]): string {
  return (options.some((one) => one.includes(';')) ? options.map((one) => `“${one}”`) : options).join('; ');
}

/** Ids in a line, three or more that follow each other by the first and the last of them. */
export function inRuns(ids: readonly string[]): string {
  const follows = (id: string | undefined, next: string) => {
    const [, prefix = '', digits = ''] = /^(.*-)(\d+)$/.exec(id ?? '') ?? [];
    return digits !== '' && next === `${prefix}${String(Number(digits) + 1).padStart(digits.length, '0')}`;
  };
  const runs: string[][] = [];
  for (const id of ids) {
    const last = runs.at(-1);
    if (last !== undefined && follows(last.at(-1), id)) last.push(id);
    else runs.push([id]);
  }
  return runs.map((run) => (run.length < 3 ? run.join(', ') : `${run[0] ?? ''} to ${run.at(-1) ?? ''}`)).join(', ');
}

/**
 * A statement as a list item, with the options that were not taken below it, and the code that belongs to it. `marks` are the
 * entries it may name.
 */
export function statementBullet(
  statement: SpecStatement,
  marks: Marks,
  code: { text: string; code: string; language: string } | null = null,
): string {
  const text = code === null ? scenarioText(statement, marks) : inline(code.text, marks);
  const item = `- **${inline(statement.id)}** ${text}${marksBehind(statement)}`;
  const all = statement.rejected ?? [];
  const says = UNTAKEN[languageOf(statement.text)];
  const against = all.flatMap(({ option, reason }) =>
    reason ? [`“${inline(option, marks)}” (${inline(reasonAgainst(reason, says.said), marks)})`] : [],
  );
  const passed = all.flatMap(({ option, reason }) => (reason ? [] : [inline(option, marks)]));
  return [
    item,
    ...(against.length === 0 ? [] : [`  - ${says.against}: ${against.join('; ')}.`]),
    ...(passed.length === 0 ? [] : [`  - ${says.passed}: ${inRow(passed)}.`]),
    ...commentsBelow(statement),
    ...(code === null ? [] : ['', indented(fenced(code.code, code.language))]),
  ].join('\n');
}

/** Reasons of a card, which journals of old hold, say of themselves that they stand against something. */
const OF_CARD = /^(?:against it|dagegen): /i;

/** Why an option was not taken, in the words of whoever said so. */
function reasonAgainst(reason: string, said: string): string {
  const words = reason.replace(/[.\s]{1,20}$/, '');
  return OF_CARD.test(words) ? words : `${said}: “${words}”`;
}

/** What the person says of a statement that nobody has worked in, a list item below it each. */
export function commentsBelow({ comments = [], text }: Pick<SpecStatement, 'comments' | 'text'>): string[] {
  const says = languageOf(text) === 'de' ? 'Die Person merkt an' : 'The person comments';
  return comments.map((comment) => `  - ${says}: ${inline(`“${comment}”`)}`);
}

/**
 * What is cited, as it was read: a place in the workspace with the beginning of its hash (`src/http/cache.ts:3-9@1a2b3c4d`),
 * a page of the web by its full address, a commit by its hash.
 */
export function citation({ path, startLine, endLine, hash, kind }: Cited): string {
  const place = elsewhere({ kind, path });
  switch (place?.kind) {
    case undefined:
      return codeSpan(`${placeOf({ path, startLine, endLine })}@${hash.slice(0, 8)}`);
    case 'web':
      return `<${place.address}>`;
    case 'commit':
      return codeSpan(commitPath(place.hash));
    case 'unknown':
      return codeSpan(place.words);
  }
}

/** A place in the workspace: `src/http/cache.ts:3-9`. */
export function placeOf({ path, startLine, endLine }: Pick<Cited, 'path' | 'startLine' | 'endLine'>): string {
  return startLine === endLine ? `${path}:${startLine}` : `${path}:${startLine}-${endLine}`;
}

/** Longer texts are not searched for the steps of a scenario, in characters. */
const LONGEST_SCENARIO = 1000;

/** The steps of a scenario: each ends at a mark, since “the command then writes” is no step; else at their words alone. */
const STEPS = /^(scenario:? [^,]*, ?)?given\b(.+?)[,;.] when\b(.+?)[,;.] then\b(.+)$/isu;
const LOOSE_STEPS = /^(scenario:? [^,]*, ?)?given\b(.+?)[,;.]? when\b(.+?)[,;.]? then\b(.+)$/isu;

/** Given, when and then of an acceptance scenario stand out; other text stays as it is. */
function scenarioText({ kind, text }: SpecStatement, marks: Marks): string {
  if (kind !== 'acceptance' || text.length > LONGEST_SCENARIO) return inline(text, marks);
  const scenario = STEPS.exec(text) ?? LOOSE_STEPS.exec(text);
  if (scenario === null) return inline(text, marks);
  const [, name = '', given = '', when = '', then = ''] = scenario;
  const shown = (part: string) => inline(part, marks);
  return `${shown(name)}${name === '' ? '' : ' '}**Given** ${shown(given)}, **when** ${shown(when)}, **then** ${shown(then)}`;
}
