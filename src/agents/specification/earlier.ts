import { searchTerms } from '../base/english/terms';
import { contentStems, stem } from '../base/english/words';
import type { StatementKind } from '../session/statement';
import type { SpecOnDisk } from './on-disk';
import type { WrittenStatement } from './written-statement';

/** A statement of an approved specification that a request touches. */
export interface EarlierStatement {
  spec: SpecOnDisk;
  statement: WrittenStatement;
  /** The words that both have, as stems. */
  shared: string[];
}

/** What binds: what was wanted or assumed then, and how it is proved, decides nothing for another request. */
export const BINDING: readonly StatementKind[] = [
  'decision',
  'requirement',
  'quality',
  'interface',
  'edge_case',
  'non_goal',
];

/** Words that a request and a statement share, and share of the request's words, from which on they speak of one thing. */
const LEAST_SHARED = 2;
const LEAST_SHARE = 0.4;
/** Words that the request and what the specification was asked for share, from which on their subject is the same. */
const SAME_SUBJECT = 2;

const MAX_STATEMENTS = 3;
const MAX_REQUEST = 2_000;

/** Words that every second request has, as far as the ordinary ones are not left out already. */
export const WEAK = new Set(
  'button call case check class code command config data default error file flag function help input key line list log message method name number option output page path print result run screen set server setting state status string table test text time type user value view work write'
    .split(' ')
    .map(stem),
);

/**
 * What approved specifications state of what a request is about, the most telling first. Rather nothing than something that
 * only shares a word: two telling words have to be the same, and the subject has to be.
 */
export function speaksOf(request: string, specs: readonly SpecOnDisk[]): EarlierStatement[] {
  const sought = termsOf(request.slice(0, MAX_REQUEST));
  if (sought.length === 0) return [];
  const found = specs.flatMap((spec) => {
    if (spec.status !== 'approved' || specs.some((one) => replaces(one, spec))) return [];
    const about = new Set(contentStems(`${spec.title} ${spec.request}`));
    const inSubject = sought.filter((word) => about.has(word));
    return spec.statements
      .filter(({ kind, assumed }) => BINDING.includes(kind) && !assumed)
      .flatMap((statement) => {
        const words = new Set([...contentStems(statement.text), ...namesIn(statement.text)]);
        const shared = sought.filter((word) => words.has(word));
        const isTouched = isSame(shared, sought.length, inSubject) || isLeftOut(statement, shared);
        return isTouched ? [{ spec, statement, shared }] : [];
      });
  });
  return found.sort((a, b) => b.shared.length - a.shared.length).slice(0, MAX_STATEMENTS);
}

function isSame(shared: readonly string[], of: number, inSubject: readonly string[]): boolean {
  if (shared.some(isName)) return true;
  const telling = shared.filter((word) => !WEAK.has(word)).length;
  if (telling === 0 || shared.length < LEAST_SHARED) return false;
  const isSubject = inSubject.filter((word) => !WEAK.has(word)).length >= 1 && inSubject.length >= SAME_SUBJECT;
  return shared.length >= of * LEAST_SHARE && (isSubject || telling > LEAST_SHARED);
}

/** Whether one specification takes the place of another. */
export function replaces(newer: SpecOnDisk, { folder }: SpecOnDisk): boolean {
  return newer.status === 'approved' && newer.replaces === folder && newer.folder !== folder;
}

/** Whether a request speaks of all that a short non-goal leaves out: “No log file”. */
function isLeftOut({ kind, text }: WrittenStatement, shared: readonly string[]): boolean {
  return (
    kind === 'non_goal' && shared.length >= LEAST_SHARED && contentStems(text).every((word) => shared.includes(word))
  );
}

/** The telling words of a request, as stems, and the names of code in it as they are. */
function termsOf(request: string): string[] {
  const terms = searchTerms(request, [], []);
  const words = terms.filter((term) => !isName(term)).map((term) => stem(term.toLowerCase()));
  return [...new Set([...namesIn(request), ...terms.filter(isName), ...words])];
}

/** Options, variables, qualified and compound names: one of them alone says what is spoken of. */
const NAME =
  /^(?:--[a-z][a-z0-9-]{3,60}|[A-Z][A-Z0-9]*_[A-Z0-9_]{2,60}|[a-z$]{1,40}[A-Z][\w$]{1,60}|[a-z]+_[a-z_]{2,60}|\w{1,60}(?:\.|::)\w{2,60})$/;

function isName(word: string): boolean {
  return NAME.test(word);
}

function namesIn(text: string): string[] {
  return text.split(/[\s`'"“”(),;:!?]+/, 400).filter(isName);
}
