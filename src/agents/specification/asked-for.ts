import { listed } from '../base/english/sentence';
import { sentencesOf } from '../base/english/pieces';
import { containment } from '../base/english/similarity';
import type { SpecChanges } from './changes';

/** Characters of a request that are told where no goal was named; spec.md has all of it. */
const REQUEST_LENGTH = 1_000;
/** Longer requests are no heading, in characters, and neither is one with a smaller share of the title's words. */
const HEADING_LENGTH = 160;
const SAYS_TITLE = 0.75;
/** Characters of a statement that is gone, as it is told. */
const GONE_LENGTH = 120;

interface Asked {
  request: string;
  changes: SpecChanges | null;
}

/**
 * What was asked for, without what was done at the request's word where an earlier specification is changed: “Delete FR-006”
 * says nothing of what is built. Empty where that was all of it.
 */
export function askedFor({ request, changes }: Asked): string {
  const asked = changes?.asked ?? request;
  const whole = asked === request ? asked : asked.replace(/^(?:also|and|besides|then|auch|außerdem)\b,?\s+/i, '');
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

/** What is changed of an earlier specification, in a sentence; empty where none is changed, or nothing of it. */
export function changeInWords({ changes }: Pick<Asked, 'changes'>): string {
  if (changes === null) return '';
  const { title, added, modified, removed } = changes;
  const ids = (some: readonly { statement: string }[]) => listed(some.map(({ statement }) => statement));
  const gone = removed.map(({ statement, before }) => `${statement} (“${shortened(before)}”)`);
  const parts = [
    ...(added.length === 0 ? [] : [`adds ${ids(added)}`]),
    ...(modified.length === 0 ? [] : [`words ${ids(modified)} otherwise`]),
    ...(removed.length === 0 ? [] : [`removes ${listed(gone)}`]),
  ];
  return parts.length === 0 ? '' : `Of “${title}” it ${listed(parts)}.`;
}

function shortened(text: string): string {
  return text.length <= GONE_LENGTH ? text : `${text.slice(0, GONE_LENGTH).replace(/\s+\S*$/, '')} …`;
}

/** What was asked for as far as there is room, which says where the rest is. */
export function askedShortly(asked: string): string {
  if (asked.length <= REQUEST_LENGTH) return asked;
  const whole = asked.slice(0, REQUEST_LENGTH).replace(/\s+\S*$/, '');
  return `${whole} … (the rest stands in spec.md, under “Request”)`;
}

/** Whether what was asked for is one sentence on a line that says what the title says, and is put as a heading may be. */
export function saysTitle(asked: string, title: string): boolean {
  return (
    asked !== '' &&
    asked.length <= HEADING_LENGTH &&
    !asked.includes('\n') &&
    sentencesOf(asked).length === 1 &&
    !SPEAKS_FOR_SOMEBODY.test(asked) &&
    containment(title, asked) >= SAYS_TITLE
  );
}

/** Words of somebody who tells what they want: they stand under “Request”. */
const SPEAKS_FOR_SOMEBODY =
  /(?<!\p{L})(?:I|I['’](?:d|m|ve)|we|we['’](?:d|re|ve)|(?:can|could|would) you|please|ich|wir|bitte)(?![\p{L}\p{N}/])/iu;
