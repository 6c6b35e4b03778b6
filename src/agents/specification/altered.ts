import { inline } from '../base/text/markdown';
import type { Recorded, SessionSources } from './recorded';
import { checkedBy, itemsIn } from './written-items';
import type { WrittenStatement } from './written-statement';

/** What `spec.md` and `answers.json` say of the same statements otherwise, in sentences: one of the two was changed by hand. */
export function betweenFiles(statements: readonly WrittenStatement[], spec: string): string[] {
  const lines = spec.split(/\r?\n/);
  const items = itemsIn(lines);
  const marksChecks = items.some(({ marks }) => checkedBy(marks) !== null);
  const told = new Map(statements.map((one) => [one.statement, one]));
  const unknown = items
    .filter(({ id }) => !told.has(id))
    .map(({ id }) => `spec.md states ${id}, which answers.json does not know: ${BY_HAND}`);
  const missing = statements
    .filter(({ statement }) => !items.some(({ id }) => id === statement))
    .map(({ statement }) => `answers.json states ${statement}, which spec.md does not: ${BY_HAND}`);
  const otherwise = items.flatMap(({ id, line, text, marks }): string[] => {
    const one = told.get(id);
    if (one === undefined) return [];
    const rest = after(`${text}${marks}`, one.text, isCode(lines[line + 2]));
    if (rest === null) return [`spec.md words ${id} otherwise than answers.json: ${BY_HAND}`];
    const shown = [...rest.matchAll(SOURCE)].map(([, source = '', basis = '']) => ({ source, basis }));
    const isBasis = shown.every(({ source, basis }) => basis === '' || (one.basis?.[source] ?? basis) === basis);
    if (!isSame(sourcesIn(shown), one.sources) || !isBasis)
      return [`spec.md gives ${id} other sources than answers.json: ${BY_HAND}`];
    const checks = checkedBy(rest);
    return marksChecks && one.kind === 'acceptance' && !isSame(checks ?? [], one.dependsOn)
      ? [`spec.md says otherwise than answers.json what ${id} checks: ${BY_HAND}`]
      : [];
  });
  return [...new Set([...unknown, ...missing, ...otherwise])];
}

const BY_HAND = 'one of them was changed by hand.';
const SOURCE = /\[([^[\],\s]{1,60})(?: (option|own words))?\]/g;

function sourcesIn(shown: readonly { source: string }[]): string[] {
  return shown.map(({ source }) => source);
}

/** Code stands below the words that it belongs to, which then are not all that the statement says. */
function isCode(line: string | undefined): boolean {
  return line !== undefined && /^ {2,4}`{3,}/.test(line);
}

/** What stands on the line of a statement behind its words; null where these are others. */
function after(said: string, text: string, hasCode: boolean): string | null {
  const [line, words] = [bare(said), bare(inline(text))];
  if (line.startsWith(words)) return line.slice(words.length);
  if (!hasCode) return null;
  const marks = /(?: \[[^[\]]{1,60}\])*$/.exec(line)?.[0] ?? '';
  const begun = line.slice(0, line.length - marks.length);
  return words.startsWith(begun) || begun === 'Exactly so:' ? marks : null;
}

/** Words without what lays them out: bold steps, escapes, marks in one bracket or several, and signs at the end of a clause. */
export function bare(text: string): string {
  return text
    .replace(/\\([^\w\s])/g, '$1')
    .replace(/\*\*/g, '')
    .replace(/\[([EMQ]\d+(?:[,;& ]+(?:and )?[EMQ]\d+)+)\]/g, (_, ids: string) =>
      ids.replace(/[EMQ]\d+/g, '[$&]').replace(/\](?:[,;& ]|and )+\[/g, '] ['),
    )
    .replace(/[,;.](?=\s|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Places that `spec.md` and `answers.json` cite otherwise, in sentences. */
export function citedOtherwise(data: readonly Place[], prose: readonly Place[]): string[] {
  return prose.flatMap(({ id, path, startLine, endLine, hash }) => {
    const one = data.find((place) => place.id === id);
    const isIt =
      one?.path === path && one.startLine === startLine && one.endLine === endLine && one.hash.startsWith(hash);
    return one === undefined || isIt ? [] : [`spec.md cites other lines as ${id} than answers.json: ${BY_HAND}`];
  });
}

interface Place {
  id: string;
  path: string;
  startLine: number;
  endLine: number;
  hash: string;
}

/** What a specification says otherwise than the session that wrote it, in sentences. */
export function besideJournal(
  statements: readonly WrittenStatement[],
  answers: readonly { id: string; answer?: unknown }[],
  journal: SessionSources,
): string[] {
  if (journal.isDamaged)
    return ['The journal of the session that wrote it is damaged, so nothing can be compared with what was said.'];
  const texts = new Map<string, Recorded[]>();
  for (const one of journal.statements) texts.set(nameless(one.text), [...(texts.get(nameless(one.text)) ?? []), one]);
  const isKnown = (source: string) =>
    !/^[EQM]\d+$/.test(source) ||
    journal.answers.has(source) ||
    journal.messages.includes(source) ||
    journal.evidence.some(({ id }) => id === source);
  return [
    ...statements.flatMap(({ statement, text, sources }) => {
      const own = texts.get(nameless(text)) ?? [];
      if (own.length === 0) return [`${statement} is worded otherwise than the session that wrote it recorded it.`];
      // A source that is not there at all is told of by itself.
      const isIt = own.some((one) => isSame(named(one), sources)) || !sources.every(isKnown);
      return isIt ? [] : [otherSources(statement, sources, own)];
    }),
    ...answers
      .filter(
        ({ id, answer }) =>
          answer !== undefined && journal.answers.has(id) && !isEqual(answer, journal.answers.get(id)),
      )
      .map(({ id }) => `The answer to ${id} in answers.json is not the one that the session recorded.`),
  ];
}

function otherSources(statement: string, sources: readonly string[], own: readonly Recorded[]): string {
  const recorded = own.map((one) => named(one).join(', ') || 'nothing')[0] ?? '';
  return `${statement} names ${sources.join(', ') || 'nothing'} as its source; the session recorded ${recorded}.`;
}

/** A label may have been another one when a text was recorded. */
function nameless(text: string): string {
  return text
    .replace(/\b[A-Z]{1,3}-\d{3,9}\b/g, '#')
    .replace(/\s+/g, ' ')
    .trim();
}

function named({ sources }: Recorded): string[] {
  return sources.filter((source) => source !== 'assumed' && source.trim() !== '');
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.every((each) => other.includes(each)) && other.every((each) => one.includes(each));
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** A value of JSON with the keys of its objects in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
