import { codeSpan } from '../base/text/markdown';
import type { Fact } from '../session/evidence';
import type { Labels } from '../session/labels';
import type { Session } from '../session/session';
import { untouched } from '../session/what-stands';
import { BINDING } from './earlier';
import { saysOtherwise } from './says-otherwise';

/** A statement of an approved specification, as a fact names it. */
type Approved = NonNullable<Fact['states']>;

/** Where a statement stands, for a person to open: its file, with the line where that is known. */
function placeOfStatement({ folder, line }: Pick<Approved, 'folder' | 'line'>): string {
  return `.sdd/specs/${folder}/spec.md${line === null ? '' : `:${line}`}`;
}

/** The name by which facts know a statement of an approved specification. */
export function nameOfStatement({ folder, statement }: Pick<Approved, 'folder' | 'statement'>): string {
  return `${folder}/${statement}`;
}

function inBrackets(states: Approved): string {
  return ` (${codeSpan(placeOfStatement(states))})`;
}

/** What the fact of a contradiction says, without its place where that is what is shown beside it. */
export function besidePlace(text: string, shown: string): string {
  return shown === '' ? text : text.replace(` (${codeSpan(shown)})`, '');
}

/**
 * What a request contradicts, as a fact: the person is told of it before the first question, and it is assumed that what they
 * ask for holds from now on.
 *
 * @param why what the two say, as a clause
 * @param isChanged whether its specification is the one that is changed: there it stands until the person changes it
 */
export function againstStatement(states: Approved, why: string, isChanged: boolean): Omit<Fact, 'evidence'> {
  const { statement, title, text } = states;
  const told = isChanged
    ? `${statement} stands${inBrackets(states)}, though the request contradicts it`
    : `This replaces ${statement} of the approved “${title}”${inBrackets(states)}`;
  return {
    kind: 'contradiction',
    value: nameOfStatement(states),
    text: `${told}: ${why.replace(/[.\s]{1,20}$/, '')}. It reads: “${text}”`,
    confirm: true,
    states,
  };
}

/** A line of the project that forbids something. */
interface Forbidding {
  what: 'rule' | 'decision';
  path: string;
  line: number;
  text: string;
  /** What else is to know of it, such as its day; empty where that is nothing. */
  note?: string;
}

/** A rule of the project, or a decision on record, that forbids what a request asks for, as a fact: the person is told before the first question. */
export function againstRule({ what, path, line, text, note = '' }: Forbidding): Omit<Fact, 'evidence'> {
  const place = `${path}:${line}`;
  const called = what === 'rule' ? 'a rule of the project' : 'a decision on record';
  return {
    kind: 'contradiction',
    value: place,
    text: `This goes against ${called} (${codeSpan(place)})${note}: it forbids what the request asks for. It reads: “${text}”`,
    confirm: true,
  };
}

/**
 * What a change of a specification adds or words anew and what stands untouched in it that cannot both hold, as far as rules
 * can tell: a sentence for each pair, with the line on which the latter stands. Empty where no specification is changed.
 */
export function againstWhatStands(session: Session, labels: Labels): string[] {
  const { changes, statements } = session;
  if (changes === null) return [];
  const kept = new Set(untouched(session));
  const standing = changes.statements.filter(({ id }) => kept.has(id));
  return statements
    .filter(({ id, kind }) => !kept.has(id) && (BINDING.includes(kind) || kind === 'acceptance'))
    .flatMap(({ id, text }) =>
      standing.flatMap((stands) => {
        const label = labels[id] ?? id;
        const about = { title: changes.title, request: '', exclusive: [], asking: label };
        const written = { ...stands, statement: stands.id, sources: [], assumed: false };
        const why = saysOtherwise(text, written, about);
        const place = codeSpan(placeOfStatement({ folder: changes.folder, line: stands.line ?? null }));
        return why === null
          ? []
          : [`${label} contradicts ${labels[stands.id] ?? stands.id}, which stands (${place}): ${why}.`];
      }),
    );
}
