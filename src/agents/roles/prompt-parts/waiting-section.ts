import { inline } from '../../base/text/quote';

/** Most code points of a question that waits, and most of them that are told. */
const QUESTION = 160;
const MOST = 15;

/** Questions that come by themselves, each with the topic on which it waits, and what is to be done with them; empty where none waits. */
export function waitingSection(
  waiting: readonly { id?: string; topicId: string; question: string; parked?: boolean }[],
  rule = '',
): string {
  if (waiting.length === 0) return '';
  const lines = waiting
    .slice(0, MOST)
    .map(
      ({ id, topicId, question, parked }) =>
        `- ${id === undefined ? '' : `${id} on `}${topicId}${parked ? ' (parked)' : ''}: ${inline(question, QUESTION)}`,
    );
  const more = waiting.length > MOST ? [`(${waiting.length - MOST} more left out here.)`] : [];
  return ['# Questions that wait and come by themselves', ...lines, ...more, ...(rule === '' ? [] : [rule])].join('\n');
}
