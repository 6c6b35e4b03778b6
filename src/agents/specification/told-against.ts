import { codeSpan } from '../base/text/markdown';
import type { Fact } from '../session/evidence';

/** A statement of an approved specification, as a fact names it. */
type Approved = NonNullable<Fact['states']>;

/** Where a statement stands, for a person to open: its file, with the line where that is known. */
export function placeOfStatement({ folder, line }: Pick<Approved, 'folder' | 'line'>): string {
  return `.sdd/specs/${folder}/spec.md${line === null ? '' : `:${line}`}`;
}

/** The name by which facts know a statement of an approved specification. */
export function nameOfStatement({ folder, statement }: Pick<Approved, 'folder' | 'statement'>): string {
  return `${folder}/${statement}`;
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
  const place = codeSpan(placeOfStatement(states));
  const told = isChanged
    ? `${statement} stands (${place}), though the request contradicts it`
    : `This replaces ${statement} of the approved “${title}” (${place})`;
  return {
    kind: 'contradiction',
    value: nameOfStatement(states),
    text: `${told}: ${why.replace(/[.\s]{1,20}$/, '')}. It reads: “${text}”`,
    confirm: true,
    states,
  };
}
