import type { CancelSignal } from '../base/async/cancellation';
import type { Clock } from '../base/async/clock';
import type { ModelPorts } from '../model/model-ports';
import type { WriterOutput } from '../roles/writer/role';
import type { InterviewResult, SessionEvent } from '../session/events';
import type { QuestionDraft } from '../session/question';
import type { Session } from '../session/session';
import type { SessionStore } from '../session/store-port';
import type { WorkspaceReader } from '../workspace/workspace-reader';
import type { StepOf } from './step';

/** What steps need from outside. */
export interface PerformPorts {
  clock: Clock;
  reader: WorkspaceReader;
  store: SessionStore;
  /** Null where no model is configured: the roles' rules do everything. */
  models: ModelPorts | null;
  /** Milliseconds a look at the workspace may take. */
  probeMs: number;
}

/**
 * What was prepared for a turn of the interviewer's: the turn itself, or a question that whoever hears the answer may keep.
 * `call` is the key of the call that it comes from.
 */
export type AheadOf = { call: string } & (
  { as: 'turn'; result: InterviewResult } | { as: 'question'; question: QuestionDraft }
);

/** What a running step tells before it is done, and what it may ask. */
export interface PerformHooks {
  /** Calls of models, as they happen: they are facts whatever becomes of the step. */
  record: (events: SessionEvent[]) => void;
  /** What is readable of a reply that is still coming in. */
  partial: (value: unknown) => void;
  /** The session as it is now. */
  session: () => Session;
  /** Resolves once a session is as it is waited for, or the signal says that nobody waits any more. */
  until: (holds: (session: Session) => boolean, signal: CancelSignal) => Promise<void>;
  /** The number of the next piece of evidence: none is given twice, also where looks go on side by side. */
  evidenceNumber: () => number;
  /** What was prepared for a turn of the interviewer's ahead of the answer; null where there is nothing for the step. */
  ahead: (step: StepOf<'interview'>) => Promise<AheadOf | null>;
  /** What a writer made of the answer to the last question ahead of it; null where there is none for the step. */
  writtenAhead: (step: StepOf<'write'>) => Promise<{ result: WriterOutput; call: string } | null>;
}

/**
 * Events that belong together, made from the session as it stands at the moment they are recorded: steps run side by
 * side, and numbers taken from an earlier session would be given twice.
 */
export type Batch = (session: Session) => SessionEvent[];

/** Events that rest on nothing that another step may change. */
export const batch =
  (...events: SessionEvent[]): Batch =>
  () =>
    events;
