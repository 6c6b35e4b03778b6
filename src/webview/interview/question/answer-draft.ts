import type { QuestionView } from '../../../agents/view/session-view';
import { useHost, useTyped } from '../../connection/use-host';
import type { AnyControl, ReadAnswer } from '../../questions/control';
import { CONTROLS } from '../../questions/registry';

/** Key under which a changed answer is kept while it is being filled in. */
export const revisionKey = (questionId: string): string => `revise:${questionId}`;

/** Key under which a changed note is kept likewise. */
export const revisedNoteKey = (questionId: string): string => `revise-note:${questionId}`;

/** A half-filled control and what it amounts to. */
export interface AnswerDraft {
  control: AnyControl;
  /** As rendered last. */
  draft: unknown;
  /** As typed last, also before the next rendering. */
  latest: () => unknown;
  set: (draft: unknown) => void;
  clear: () => void;
  /** The answer that the given or else the latest draft amounts to, or the reason why it is none. */
  answer: (draft?: unknown) => ReadAnswer<unknown>;
}

/** The half-filled control of a question, kept under `key`. */
export function useAnswerDraft(question: QuestionView, key: string): AnswerDraft {
  const host = useHost();
  const typed = useTyped(key);
  const control = CONTROLS[question.type];
  const latest = (): unknown => host.typing.get(key) ?? control.initial(question.config);
  return {
    control,
    draft: typed.value ?? control.initial(question.config),
    latest,
    set: typed.set,
    clear: typed.clear,
    answer: (given) => control.toAnswer(question.config, given ?? latest()),
  };
}
