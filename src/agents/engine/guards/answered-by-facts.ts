import type { Evidence, Fact } from '../../session/evidence';
import { conceptsLeft, conceptsOf, conceptsOfName, within } from './concepts';
import { QUESTION_WORDS } from './question-words';
import type { Finding, KnownSoFar } from './known-so-far';
import { type Subject, SUBJECTS } from './subjects';

/** Kinds whose value is a name that a question can be about: "Do you use Redis?". */
const NAMED: ReadonlySet<Fact['kind']> = new Set([
  'language',
  'framework',
  'test_runner',
  'package_manager',
  'database',
  'build',
  'lint',
  'ci',
  'licence',
  'runtime',
  'dependency',
]);

const POLAR = /^(?:do|does|is|are|has|have)\b/;
const HOW = /^how\b/;
const WHO = /^who\b/;
const WHERE = /^(?:from |to )?where\b/;
const WHICH = /^(?:(?:in|on|with|by|for|at|to|from|under|through) )?(?:which|what)\b/;

/** Longer values, in characters, are sentences. */
const LONGEST_NAME = 60;

/** Most facts named in one reason. */
const MOST = 2;

/** The fact that answers a clause, which asks how things are today; null if none does. */
export function answeredByFacts(clause: string, { facts, evidence }: KnownSoFar): Finding | null {
  const without = new Set([...QUESTION_WORDS, ...projectNames(facts)]);
  const answering = namedInPolar(clause, facts, without) ?? ofSubject(clause, facts, without);
  if (answering.length === 0) return null;
  const named = answering.slice(0, MOST);
  return {
    says: named.map((fact) => saying(fact, evidence)).join(', '),
    evidence: named.flatMap((fact) => fact.evidence),
    names: named.map(({ value }) => value.toLowerCase()).filter((value) => value !== ''),
  };
}

/** "Do you use vitest?", "Is this written in TypeScript or JavaScript?": the facts whose names are asked about. */
function namedInPolar(clause: string, facts: readonly Fact[], without: ReadonlySet<string>): Fact[] | null {
  if (!POLAR.test(clause)) return null;
  const alternatives = clause.includes(' or ') ? offered(clause) : [];
  const named = facts.filter((fact) => {
    const name = fact.value.toLowerCase();
    if (!NAMED.has(fact.kind) || name.length < 2 || !hasWord(clause, name)) return false;
    const others = alternatives.includes(name) ? alternatives : [name];
    const rest = others.reduce((text, other) => text.replace(other, ' '), clause);
    return explained(withoutSubject(rest, fact.kind), [fact], without);
  });
  return named.length > 0 ? named : null;
}

/** The names that a question offers: "jest or vitest" → jest, vitest. */
function offered(clause: string): string[] {
  const list = /[\w.+#@/-]+(?:(?:,? or |, )[\w.+#@/-]+)+/.exec(clause)?.[0] ?? '';
  return list.split(/,? or |, /);
}

function withoutSubject(clause: string, kind: Fact['kind']): string {
  return SUBJECTS.filter(({ kinds, named }) => named !== undefined && kinds.includes(kind)).reduce(
    (text, { named }) => (named === undefined ? text : text.replace(named, ' ')),
    clause,
  );
}

function hasWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  if (at === -1) return false;
  const beside = [text[at - 1] ?? ' ', text[at + word.length] ?? ' '];
  return beside.every((char) => !/[\p{L}\p{N}_-]/u.test(char));
}

/** "Which test framework do you use?", "How is it built?", "Where is the entry point?". */
function ofSubject(clause: string, facts: readonly Fact[], without: ReadonlySet<string>): Fact[] {
  for (const subject of SUBJECTS) {
    const { kinds, fits } = subject;
    const pattern = wordingOf(subject, clause);
    if (pattern?.test(clause) !== true) continue;
    const rest = clause.replace(pattern, ' ');
    const found = facts.filter((fact) => kinds.includes(fact.kind) && fits?.(fact, clause) !== false);
    const first = found.filter((fact) => explained(rest, [fact], without));
    return first.length > 0 ? first : explained(rest, found, without) ? found : [];
  }
  return [];
}

/** How a clause with its interrogative would name a subject. */
function wordingOf({ named, how, where, who }: Subject, clause: string): RegExp | undefined {
  if (HOW.test(clause)) return how;
  if (WHERE.test(clause)) return where;
  if (WHO.test(clause)) return who;
  return WHICH.test(clause) || POLAR.test(clause) ? named : undefined;
}

/** What the project is called: asking what it uses is asking what is used here. */
function projectNames(facts: readonly Fact[]): string[] {
  return facts
    .filter(({ kind, text }) => kind === 'version' || kind === 'readme' || (kind === 'module' && /^The\b/.test(text)))
    .filter(({ value }) => value.length < LONGEST_NAME)
    .flatMap(({ value }) => value.toLowerCase().match(/[\p{L}][\p{L}\p{N}]+/gu) ?? []);
}

/** Whether a question says nothing beyond its without that the facts do not speak of: otherwise it asks for something else. */
function explained(rest: string, facts: readonly Fact[], without: ReadonlySet<string>): boolean {
  if (facts.length === 0) return false;
  const left = conceptsLeft(rest, without);
  const spoken = new Set(
    facts.flatMap(({ value, text }) => [...conceptsOfName(`${value} ${text}`), ...conceptsOf(text)]),
  );
  return within(left, spoken);
}

/** "package.json:12 says vitest (E3)", with the very line where the excerpt shows it. */
function saying({ value, text, evidence: ids }: Fact, evidence: readonly Evidence[]): string {
  const piece = evidence.find(({ id }) => ids.includes(id));
  const what = value.trim() === '' || value.length > 60 ? text.slice(0, 120) : value;
  if (piece === undefined) return `the workspace says ${what}`;
  const line = lineOf(piece, value);
  return `${piece.path}:${line ?? placeLines(piece)} says ${what} (${piece.id})`;
}

function lineOf({ excerpt, startLine }: Evidence, value: string): number | null {
  const wanted = value.toLowerCase();
  if (wanted === '') return null;
  const at = excerpt.split('\n').findIndex((line) => line.toLowerCase().includes(wanted));
  return at === -1 ? null : startLine + at;
}

function placeLines({ startLine, endLine }: Evidence): string {
  return startLine === endLine ? String(startLine) : `${startLine}-${endLine}`;
}
