import type { Cited, SpecStatement } from './model';
import { codeSpan, inline } from './markdown';

/** The mark behind a statement that says where it comes from: " [Q7] [E3]", " (assumed)". */
export function sourceMark({ sources, assumed, by }: Pick<SpecStatement, 'sources' | 'assumed' | 'by'>): string {
  const marks = sources.map((source) => `[${inline(source)}]`);
  if (by === 'person') marks.push('(in the person’s words)');
  if (assumed) marks.push('(assumed)');
  return marks.map((mark) => ` ${mark}`).join('');
}

/** A statement as a list item, with the options that were not taken below it. */
export function statementBullet(statement: SpecStatement): string {
  const item = `- **${inline(statement.id)}** ${scenarioText(statement)}${sourceMark(statement)}`;
  const rejected = (statement.rejected ?? []).map(
    ({ option, reason }) => inline(option) + (reason ? ` (${inline(reason)})` : ''),
  );
  return rejected.length === 0 ? item : `${item}\n  - Not chosen: ${rejected.join('; ')}.`;
}

/** A place in the workspace as it was read: `src/http/cache.ts:3-9@1a2b3c4d`. */
export function citation({ path, startLine, endLine, hash }: Cited): string {
  return codeSpan(`${placeOf({ path, startLine, endLine })}@${hash.slice(0, 8)}`);
}

/** A place in the workspace: `src/http/cache.ts:3-9`. */
export function placeOf({ path, startLine, endLine }: Pick<Cited, 'path' | 'startLine' | 'endLine'>): string {
  return startLine === endLine ? `${path}:${startLine}` : `${path}:${startLine}-${endLine}`;
}

/** Longer texts are not searched for the steps of a scenario, in characters. */
const LONGEST_SCENARIO = 1000;

/** Given, when and then of an acceptance scenario stand out; other text stays as it is. */
function scenarioText({ kind, text }: SpecStatement): string {
  if (kind !== 'acceptance' || text.length > LONGEST_SCENARIO) return inline(text);
  const scenario = /^(scenario:? [^,]*, ?)?given\b(.+?)[,;.]? when\b(.+?)[,;.]? then\b(.+)$/isu.exec(text);
  if (scenario === null) return inline(text);
  const [, name = '', given = '', when = '', then = ''] = scenario;
  return `${inline(name)}${name === '' ? '' : ' '}**Given** ${inline(given)}, **when** ${inline(when)}, **then** ${inline(then)}`;
}
