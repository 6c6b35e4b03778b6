import type { SessionEvent } from '../session/events';
import { EARLIER_TOPIC } from '../session/changed-spec';
import { labelsAt, withIds } from '../session/labels';
import { lastPutAside, nextStatementId, putAsideTogether } from '../session/put-aside';
import type { Session } from '../session/session';
import { ID_PREFIX, type Statement } from '../session/statement';
import { openComments } from '../specification/open-comments';
import type { SessionCommand } from './commands';
import { no, saysNothing, tooLong, unknownTopic, yes, type Acceptance } from './acceptance';
import { MAX_REQUEST_CHARACTERS } from './commands';

/** What the person may do with the statements of the draft, and with their comments on it. */
type DraftCommand = Extract<
  SessionCommand,
  {
    type:
      | 'edit_statement'
      | 'remove_statement'
      | 'restore_statement'
      | 'add_statement'
      | 'move_statement'
      | 'merge_statements'
      | 'settle_comment';
  }
>;

/** What a change of the draft does to a session, or why it cannot be made. Refused, it changes nothing. */
export function acceptDraftCommand(session: Session, command: DraftCommand): Acceptance {
  switch (command.type) {
    case 'edit_statement': {
      const text = asMeant(session, command.text);
      if (statementOf(session, command.statementId) === undefined) return gone(session, command.statementId);
      return refusedText(text) ?? yes({ type: 'statement_edited', statementId: command.statementId, text });
    }
    case 'remove_statement': {
      const { statementId } = command;
      if (statementOf(session, statementId) === undefined) return gone(session, statementId);
      return yes({ type: 'statement_removed', statementId });
    }
    case 'restore_statement':
      return restore(session, command.statementId);
    case 'add_statement': {
      const { topicId, kind } = command;
      const text = asMeant(session, command.text);
      if (!isLive(session, topicId)) return no(unknownTopic(session, topicId));
      const id = nextStatementId(session, kind);
      return refusedText(text) ?? yes({ type: 'statement_added', id, topicId, kind, text });
    }
    case 'move_statement':
      return move(session, command);
    case 'merge_statements':
      return merge(session, command.ids, command.text);
    case 'settle_comment': {
      const { commentId } = command;
      const left = openComments(session).map(({ id }) => id);
      if (!left.includes(commentId)) {
        const which = left.length === 0 ? 'None is left.' : `Left are ${left.slice(0, MOST_NAMED).join(', ')}.`;
        return no(`No comment ${JSON.stringify(commentId)} is left to settle. ${which} Nothing was changed.`);
      }
      return yes({ type: 'comment_settled', commentId });
    }
  }
}

/** Comments that are named where another one was meant. */
const MOST_NAMED = 8;

function move(session: Session, command: Extract<DraftCommand, { type: 'move_statement' }>): Acceptance {
  const { statementId } = command;
  const statement = statementOf(session, statementId);
  if (statement === undefined) return gone(session, statementId);
  const { kind = statement.kind, topicId = statement.topicId } = command;
  if (topicId !== statement.topicId && !isLive(session, topicId)) return no(unknownTopic(session, topicId));
  if (kind === statement.kind && topicId === statement.topicId) {
    return no(`${nameOf(session, statementId)} is there already. Nothing was changed.`);
  }
  // A statement whose kind changed needs the name of its new kind.
  const fits = statementId.startsWith(`${ID_PREFIX[kind]}-`);
  const id = fits ? statementId : nextStatementId(session, kind);
  return yes({ type: 'statement_moved', statementId, id, kind, topicId });
}

function merge(session: Session, ids: readonly string[], given: string): Acceptance {
  const text = asMeant(session, given);
  const missing = ids.find((id) => statementOf(session, id) === undefined);
  if (missing !== undefined) return gone(session, missing);
  const [first] = ids.map((id) => statementOf(session, id));
  if (first === undefined || new Set(ids).size < 2 || new Set(ids).size !== ids.length) {
    return no('Choose two different statements to merge. Nothing was changed.');
  }
  const { kind, topicId } = first;
  const id = nextStatementId(session, kind);
  return refusedText(text) ?? yes({ type: 'statements_merged', merged: [...ids], id, kind, topicId, text });
}

function restore(session: Session, statementId: string): Acceptance {
  const last = lastPutAside(session, statementId);
  const name = nameOf(session, statementId);
  if (last === null) {
    return statementOf(session, statementId) === undefined
      ? gone(session, statementId)
      : no(`${name} stands as it was written: there is nothing to undo.`);
  }
  const lost = putAsideTogether(session, last).find(({ statement }) => !isLive(session, statement.topicId));
  if (lost !== undefined) return no(`The topic of ${name} was dropped, so it has no place to go back to.`);
  const back: SessionEvent = { type: 'statement_restored', statementId };
  return yes(back);
}

function refusedText(text: string): Acceptance | null {
  if (saysNothing(text)) return no('A statement cannot be empty.');
  return text.length > MAX_REQUEST_CHARACTERS ? no(tooLong('statement', text.length)) : null;
}

function statementOf({ statements }: Session, statementId: string): Statement | undefined {
  return statements.find(({ id }) => id === statementId);
}

function isLive({ topics, changes }: Session, topicId: string): boolean {
  if (topicId === EARLIER_TOPIC) return changes !== null;
  return topics.some(({ id, status }) => id === topicId && status !== 'dropped');
}

/** The person's words as they stand on screen, with the labels of a plan that is shown. */
function asMeant(session: Session, text: string): string {
  return withIds(session, text.trim(), labelsAt(session, session.lastSeq + 1));
}

function nameOf(session: Session, statementId: string): string {
  return labelsAt(session, session.lastSeq + 1)[statementId] ?? statementId;
}

function gone(session: Session, statementId: string): Acceptance {
  return no(`There is no statement ${nameOf(session, statementId)} any more. Nothing was changed.`);
}
