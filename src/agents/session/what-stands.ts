import { piecesOf } from '../base/english/pieces';
import { EARLIER, EARLIER_TOPIC, type ChangedSpec } from './changed-spec';
import { plainRewording } from './plain-rewording';
import type { Session } from './session';
import type { Statement } from './statement';

/** The session with what stands: the person has approved it, so that no writer changes it, and only they do. */
export function withWhatStands(session: Session): Session {
  const { changes } = session;
  if (changes === null) return session;
  return {
    ...session,
    evidence: [...session.evidence, ...changes.evidence],
    statements: [...session.statements, ...standing(changes)],
    editedByPerson: [...session.editedByPerson, ...changes.statements.map(({ id }) => id)],
  };
}

/** The statements of the earlier specification, as they are in the session at its beginning. */
export function standing({ statements }: ChangedSpec): Statement[] {
  return statements.map(({ cites, line: _, ...statement }) => ({
    ...statement,
    topicId: EARLIER_TOPIC,
    sources: [EARLIER, ...cites],
    by: 'writer',
  }));
}

/** The labels of what stands word for word as it stood. */
export function untouched({ changes, statements }: Pick<Session, 'changes' | 'statements'>): string[] {
  const now = new Map(statements.map(({ id, text }) => [id, text]));
  return (changes?.statements ?? []).filter(({ id, text }) => now.get(id) === text).map(({ id }) => id);
}

/** One thing that a request says, with the number of its line. */
interface RequestPart {
  /** `request.0`: what changes of the earlier specification name as what asked for them. */
  id: string;
  text: string;
  line: number;
}

/** The single things that a request says; a new wording in quotes is one, however many sentences it has. */
export function requestParts(request: string): RequestPart[] {
  return request
    .split('\n')
    .flatMap((line, at) => {
      const isWhole = plainRewording(line) !== null && /["”“][.]?\s{0,20}$/u.test(line);
      return (isWhole ? [line.trim()] : piecesOf(line)).map((text) => ({ text, line: at }));
    })
    .map((part, at) => ({ id: `${REQUEST}.${at}`, ...part }));
}

const REQUEST = 'request';

/** What a request asks for beyond the changes that were made at its word; all of it where that was everything. */
export function requestLeft(session: Session): string {
  return requestBeyond(session) || session.request;
}

/** What a request asks for beyond the changes that were made at its word; empty where that was everything. */
export function requestBeyond({ request, changes, settledComments }: Session): string {
  if (changes === null) return request;
  const parts = requestParts(request);
  const left = parts.filter(({ id }) => !settledComments.includes(id));
  return left.length === parts.length ? request : left.map(({ text }) => text).join('\n');
}

/** Whether all that the request asks for is done. */
export function isRequestDone({ request, changes, settledComments }: Session): boolean {
  return changes !== null && requestParts(request).every(({ id }) => settledComments.includes(id));
}
