import { inlineStart, type Marks } from '../base/text/markdown';
import { sentence } from '../base/english/sentence';
import { askedFor } from './asked-for';
import { statementBullet } from './bullet';
import { forWhom } from './for-whom';
import { notYetCheckable, unsaidFailures } from './lint';
import { assumptionsIn, statementsIn, type Spec, type SpecStatement } from './model';
import { openQuestionLines } from './open-question-lines';

/** Most words before the first section of details: what a person reads at one go. */
export const FIRST_SCREEN_WORDS = 400;
/** Most words of a summary that stand there. */
const SUMMARY_WORDS = 160;
/** Words of a request that is short enough to be repeated there. */
const REQUEST_WORDS = 50;
/** Words that a summary leaves to goals, non-goals and what is open or assumed. */
const LISTED_WORDS = 80;
/** Most words of what to check. */
const CHECK_WORDS = 100;
/** Words of the line that says how much of a section comes further down. */
const MORE_WORDS = 3;
/** Most ids that a line names. */
const NAMED = 6;

/** The section that lists what nobody has said a check for. */
export const UNCHECKABLE = 'Not yet checkable';

/** A section of the first screen, or what of it is left for later. */
interface Section {
  title: string;
  /** A list item each. */
  lines: string[];
}

/**
 * What a person reads first: what will be built, for whom, what will not, what is open or assumed, and what to check, in at
 * most 400 words with what stands above it, its title and notes. What does not fit comes further down, and the section says so.
 */
export function firstScreen(
  spec: Spec,
  marks: Marks,
  heading: readonly string[] = [],
): { first: string[]; further: Section[] } {
  const list = (statements: readonly SpecStatement[]) => statements.map((one) => statementBullet(one, marks));
  const assumed = assumptionsIn(spec);
  const checks = toCheck(spec);
  const check = checks.slice(0, Math.max(1, countWithin(checks, CHECK_WORDS)));
  const asked = askedLine(spec);
  const who = forWhom(spec);
  const whom = who === null ? '' : inlineStart(`For whom: ${who}.`);
  const titles = ['Goals', 'Non-goals', 'Open questions', 'None recorded', 'Assumptions', 'Check first'];
  const left = FIRST_SCREEN_WORDS - words([...heading, ...titles, asked, whom, ...check].join(' ')) - MORE_WORDS * 5;
  const [summary, rest] = shortened(spec.summary, Math.min(SUMMARY_WORDS, left - LISTED_WORDS));
  const above = [asked, inlineStart(summary, marks), whom].filter((part) => part !== '');
  const sections: Section[] = [
    { title: 'Goals', lines: list(spec.goals) },
    { title: 'Non-goals', lines: list(spec.nonGoals) },
    { title: 'Open questions', lines: openQuestionLines(spec) },
    { title: 'Assumptions', lines: list(assumed.open) },
  ];
  const shown = fitting(sections, left - words(summary));
  const parts = sections.map(({ title, lines }, at) => {
    const count = shown[at] ?? 0;
    const more = moreBelow(lines.length - count);
    if (lines.length === 0) return title === 'Open questions' ? `## Open questions\n\n${noneOpen(spec)}` : '';
    return `## ${title}\n\n${[...lines.slice(0, count), ...more].join('\n')}`;
  });
  const further = sections.map(({ title, lines }, at) => ({ title, lines: lines.slice(shown[at] ?? 0) }));
  const moreChecks = moreBelow(checks.length - check.length);
  return {
    first: [...above, ...parts, check.length === 0 ? '' : `## Check first\n\n${[...check, ...moreChecks].join('\n')}`],
    further: [
      { title: 'Summary', lines: rest === '' ? [] : [inlineStart(rest, marks)] },
      ...further,
      { title: 'Points to check', lines: checks.slice(check.length) },
    ],
  };
}

/** That nothing is open, where rules asked without having read the code, says only that they knew of nothing. */
function noneOpen({ usage }: Spec): string {
  return usage.length > 0
    ? 'None recorded.'
    : 'None recorded. Rules asked, which do not read code: what they could not ask is not listed.';
}

function moreBelow(count: number): string[] {
  return count === 0 ? [] : [`- ${count} more below.`];
}

/** How many of the first lines have so many words at most. */
function countWithin(lines: readonly string[], most: number): number {
  let [count, left] = [0, most];
  for (const line of lines) {
    left -= words(line);
    if (left < 0) break;
    count += 1;
  }
  return count;
}

/** What was asked for, where it is short and the summary does not repeat it; the annex has it in full. */
function askedLine(spec: Spec): string {
  const { summary } = spec;
  const line = askedFor(spec).replace(/\s+/g, ' ').trim();
  if (line === '' || words(line) > REQUEST_WORDS || summary.includes(line.replace(/[.]$/, ''))) return '';
  return inlineStart(`Asked for: “${line}”`);
}

/** How many items of each section fit, one of each in turn, so that none takes the room of all. */
function fitting(sections: readonly Section[], room: number): number[] {
  const taken = sections.map(() => 0);
  const full = new Set<number>();
  let left = room;
  while (full.size < sections.length) {
    for (const [at, { lines }] of sections.entries()) {
      if (full.has(at)) continue;
      const next = lines[taken[at] ?? 0];
      const size = next === undefined ? Infinity : words(next);
      if (size > left) full.add(at);
      else {
        taken[at] = (taken[at] ?? 0) + 1;
        left -= size;
      }
    }
  }
  return taken;
}

/** What a reader should look at before the rest, in a line for each reason: nobody said it, or nobody could check it. */
function toCheck(spec: Spec): string[] {
  const line = (ids: readonly string[], why: string) => (ids.length === 0 ? [] : [`- ${namedShortly(ids)}: ${why}`]);
  const id = ({ id: own }: { id: string }) => own;
  return [
    ...line(
      assumptionsIn(spec).open.map(id),
      spec.status === 'approved'
        ? 'assumed, and approved as such with the plan; nobody has said it.'
        : 'assumed; confirm or correct it.',
    ),
    ...line(spec.delegated.map(id), 'left to whoever builds it.'),
    ...line(
      notYetCheckable(spec).map(({ statement }) => statement),
      `nobody has said how to see that it holds; see [${UNCHECKABLE}](#${UNCHECKABLE.toLowerCase().replaceAll(' ', '-')}).`,
    ),
    ...line(spec.risks.map(id), 'a risk to weigh.'),
    ...unsaidFailures(statementsIn(spec)).flatMap(({ statement, parts }) =>
      line([statement], `says nothing of ${inlineStart(parts)} failing.`),
    ),
  ];
}

/** Ids in a line, the first of them where they are many. */
export function namedShortly(ids: readonly string[]): string {
  return ids.length > NAMED ? `${ids.slice(0, NAMED).join(', ')} and ${ids.length - NAMED} more` : ids.join(', ');
}

/** A summary cut at the end of a sentence, or within one that is too long by itself, and what is left of it. */
function shortened(summary: string, most: number): [string, string] {
  const sentences = sentence(summary).split(/(?<=[.!?])\s+(?=[\p{Lu}“"`])/u);
  let count = sentences.length;
  while (count > 1 && words(sentences.slice(0, count).join(' ')) > most) count -= 1;
  if (words(sentences.slice(0, count).join(' ')) > most) {
    const all = sentences.join(' ').split(' ');
    const end = countWithin(all, most - 1);
    return [`${all.slice(0, end).join(' ')} …`, `… ${all.slice(end).join(' ')}`];
  }
  return count === sentences.length
    ? [summary, '']
    : [sentences.slice(0, count).join(' '), sentences.slice(count).join(' ')];
}

/** Words of a text as a reader counts them: what holds a letter or a digit, marks of sources aside. */
export function words(text: string): number {
  return text
    .replace(/\[[A-Z]\d+\](?:, (?:option|own words))?/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
