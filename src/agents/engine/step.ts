import type {
  BootstrapperInput,
  IntakeInput,
  InterviewerInput,
  OrchestratorInput,
  PlannerInput,
  ResearcherInput,
  ReviewerInput,
  SummarizerInput,
  WriterInput,
  ClarifyInput,
} from '../roles/inputs/inputs';
import { stepKey } from '../base/text/hash';
import type { Intake, PlanTask, RoleName, SessionEvent } from '../session/events';

interface Inputs {
  /** The engine's own facts: nothing to compute, only to record. */
  record: SessionEvent[];
  intake: IntakeInput;
  probe: { intake: Intake };
  plan: PlannerInput;
  task: { task: PlanTask; context: ResearcherInput };
  bootstrap: BootstrapperInput;
  orchestrate: { turn: number; context: OrchestratorInput };
  interview: InterviewerInput;
  clarify: { questionId: string; context: ClarifyInput };
  write: WriterInput;
  review: ReviewerInput;
  finalize: { status: 'approved' | 'unapproved'; context: SummarizerInput };
}

export type StepKind = keyof Inputs;

/** One thing that is due. Its `key` names the work and the input it is done with; a result is wanted only as long as its key is due. */
export type Step = { [K in StepKind]: { kind: K; key: string; input: Inputs[K] } }[StepKind];
export type StepOf<K extends StepKind> = Extract<Step, { kind: K }>;

/** Makes a step; the key is the hash of `keyed`, which is the whole input unless said otherwise. */
export function step<K extends StepKind>(kind: K, input: Inputs[K], keyed: unknown = input): StepOf<K> {
  return { kind, key: stepKey(kind, keyed), input } as StepOf<K>;
}

/** The role that plays a step; null for what no role does. */
export const ROLE_OF: Record<StepKind, RoleName | null> = {
  record: null,
  intake: 'intake',
  probe: 'contextProbe',
  plan: 'planner',
  task: 'researcher',
  bootstrap: 'bootstrapper',
  orchestrate: 'orchestrator',
  interview: 'interviewer',
  clarify: 'interviewer',
  write: 'writer',
  review: 'reviewer',
  finalize: 'summarizer',
};
