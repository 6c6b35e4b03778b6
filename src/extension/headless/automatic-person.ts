import type { SessionCommand } from '../../agents/engine/commands';
import { automaticAnswer } from '../../agents/questions/catalogue';
import type { Question } from '../../agents/session/question';
import type { AutomaticMode } from './args';

/** What a simple person without views of their own says to a question: first choice first, then what to fall back on. */
export function automaticCommands({ id, type, config, purpose }: Question, mode: AutomaticMode): SessionCommand[] {
  if (purpose === 'approval')
    return [{ type: 'answer', questionId: id, answer: { decision: 'approve', annotations: [] } }];
  const delegate: SessionCommand = { type: 'non_answer', questionId: id, nonAnswer: 'you_decide' };
  const answer = mode === 'delegate' ? null : automaticAnswer(type, config, mode);
  return answer === null ? [delegate] : [{ type: 'answer', questionId: id, answer }, delegate];
}
