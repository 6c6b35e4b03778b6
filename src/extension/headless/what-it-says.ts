import { questionTitle } from '../../agents/questions/catalogue';
import { inOwnWords } from '../../agents/session/adopted';
import type { Session } from '../../agents/session/session';

/** Most characters of one thing that is said. */
const MOST_CHARACTERS = 2_000;

/**
 * What a session says in a person's name and would be sent, for the operator to judge: request, selected code, answers,
 * messages, attachments and what was drafted of them. Plain lines: whoever wrote the session may have meant it for a terminal.
 */
export function whatItSays(session: Session): string {
  const { request, selection, caller, questions, messages, attachments, statements } = inOwnWords(session);
  const answers = questions.flatMap((asked) => {
    const { response, question } = asked;
    if (response === null) return [];
    const said = response.kind === 'answer' ? response.digest : `${response.nonAnswer} ${response.text}`;
    return [line(`${question.id} ${questionTitle(question.config)}`, said)];
  });
  return [
    line('Request', request),
    ...(selection === null ? [] : [line(`Selected code (${selection.path})`, selection.text)]),
    ...(caller === null ? [] : [line('Context of a calling agent', caller.context)]),
    ...answers,
    ...messages.map(({ id, text }) => line(id, text)),
    ...attachments.map(({ name }) => line('Attachment', name)),
    ...statements.map(({ id, text }) => line(`Draft, ${id}`, text)),
  ].join('\n');
}

function line(what: string, said: string): string {
  return `  ${plain(what)}: ${plain(said)}`;
}

/** One line without control characters, cut where it is long. */
function plain(text: string): string {
  const shown = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, ' ').trim();
  return shown.length > MOST_CHARACTERS ? `${shown.slice(0, MOST_CHARACTERS)} … (${shown.length} characters)` : shown;
}
