import type { ComponentType } from 'preact';
import type { QuestionTypeName } from '../../agents/questions/question-type';
import type { StoredFile } from '../protocol';
import { t } from '../ui/strings';

/** What controls may ask of the extension. Every promise rejects with a sentence for the person. */
export interface ControlHost {
  attach(file: File): Promise<StoredFile>;
  pickWorkspaceFiles(): Promise<StoredFile[]>;
  /** A `blob:` or `data:` address of a stored image, for thumbnails. */
  attachmentUrl(hash: string): Promise<string>;
  /** Opens the code in a real editor tab and resolves with what was saved. */
  editCode(code: string, language: string): Promise<string>;
  /** Opens both sides of a diff in the editor. */
  openDiff(): void;
}

export interface ControlProps<C, D> {
  questionId: string;
  config: C;
  draft: D;
  /** Records what is being filled in; it is kept over reloads. */
  onDraft(this: void, draft: D): void;
  /** Submits, with this draft instead of the current one where given (for controls whose buttons are the answer). */
  submit(this: void, draft?: D): void;
  /** Set while an answer is on its way, or the card is shown read-only. */
  disabled: boolean;
  host: ControlHost;
}

/** What became of the draft when a digit was pressed, and what a screen reader says of it: nothing shows it but the eye. */
export interface Picked<D> {
  draft: D;
  said: string;
}

/** @param chosen whether the choice is on now; false where it was taken back */
export function picked<D>(draft: D, choice: string, chosen = true): Picked<D> {
  return { draft, said: chosen ? t('{0}: chosen', choice) : t('{0}: not chosen', choice) };
}

/**
 * How one question type is answered in the page: `D` is the half-filled state (plain JSON), `A` the answer.
 * The card around it renders title, context, why, evidence, the non-answers, the submit button and refusals.
 */
export interface Control<C, A, D> {
  readonly type: QuestionTypeName;
  /** The state before anything is touched. Never an answer by itself: nothing is preselected. */
  initial(config: C): D;
  /** The answer that the draft amounts to, or the reason why it is not one yet. */
  toAnswer(config: C, draft: D): { answer: A } | { problem: string };
  /** The draft that shows a given answer, for revising it. */
  fromAnswer(config: C, answer: A): D;
  readonly View: ComponentType<ControlProps<C, D>>;
  /**
   * What the person picked with a digit, counting choices from 0; null if there is no such choice. Absent where there is
   * nothing to pick. Where `submitLabel` is null the picked draft is the answer and is submitted at once.
   */
  pick?(config: C, draft: D, index: number): Picked<D> | null;
  /**
   * Label of the card's submit button; null where the control's own buttons answer. A label is a getter: in which language
   * it is to be is known only once the page runs.
   */
  readonly submitLabel: string | null;
  /** Whether Enter makes a newline in what is filled in here; else the card submits with it. */
  readonly enterIsNewline: boolean;
}

/** What `toAnswer` returns. */
export type ReadAnswer<A> = { answer: A } | { problem: string };

/** Id of the element that shows a question's title: controls take their name from it. The card renders it. */
export const titleId = (questionId: string): string => `question-title-${questionId}`;

/** A control whose types the registry has erased. */
export type AnyControl = Control<unknown, unknown, unknown>;
