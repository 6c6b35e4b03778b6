/** What a request does to an approved specification, as far as the person has said: it adds to it, or words some of it anew. */
export type SpecChange = 'adds' | 'rewords';

/** What the questions are about by which rules learn what a request changes of an approved specification. */
export const ABOUT_CHANGE = {
  /** Which statements it changes. */
  which: 'change.which',
  /** What holds instead of one of them. */
  instead: (statementId: string): string => `${INSTEAD}${statementId}`,
};

const INSTEAD = 'change.instead.';

/** The statement that a question asks the new wording of; null for every other question. */
export function statementAskedAnew(about: string | null | undefined): string | null {
  return about?.startsWith(INSTEAD) === true ? about.slice(INSTEAD.length) : null;
}

/** Whether a question is one of these: its answer changes what stands, and is no statement of its own. */
export function isOnWhatStands(about: string | null | undefined): boolean {
  return about === ABOUT_CHANGE.which || statementAskedAnew(about) !== null;
}
