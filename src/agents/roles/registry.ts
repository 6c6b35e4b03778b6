import { runRole } from '../model/run-role';
import type { RolePorts } from '../model/model-ports';
import type { EventOf, Intake, PlanTask, SessionEvent } from '../session/events';
import type { RoleName } from '../session/role-names';
import { bootstrapper } from './bootstrapper/role';
import { clarifier } from './clarifier/role';
import { contextProbe } from './context-probe/role';
import type {
  BootstrapperInput,
  ClarifyInput,
  IntakeInput,
  InterviewerInput,
  OrchestratorInput,
  PlannerInput,
  ResearcherInput,
  ReviewerInput,
  SummarizerInput,
  WriterInput,
} from './inputs/inputs';
import { intake } from './intake/role';
import { interviewer } from './interviewer/role';
import { orchestrator } from './orchestrator/role';
import { planner } from './planner/role';
import { researcher } from './researcher/role';
import { reviewer } from './reviewer/role';
import { summarizer } from './summarizer/role';
import { writer } from './writer/role';

/** What is known of a step of an interview that a role plays; `I` is what the step is done with. */
export interface RoleStep<I> {
  readonly role: { readonly name: RoleName };
  /** What the step is doing, in words for the person; null for work nobody waits for. */
  readonly busy: string | null | ((input: I) => string);
  /** Whether the person may go on without waiting for it ("Start asking now"). */
  readonly skippable?: true;
}

/** A step that is done by playing its role: all others are the engine's to do, since its guards have a say in them. */
export interface PlainRoleStep<I> extends RoleStep<I> {
  play(input: I, key: string, ports: RolePorts): Promise<SessionEvent[]>;
}

const step = <I>(row: RoleStep<I>) => row;
const plainStep = <I>(row: PlainRoleStep<I>) => row;

const NEXT_QUESTION = 'Thinking about the next question';

/** The steps of an interview that roles play, a row each. */
export const ROLE_STEPS = {
  intake: step<IntakeInput>({ role: intake, busy: 'Reading your request' }),
  probe: step<{ intake: Intake }>({ role: contextProbe, busy: 'Looking at the workspace', skippable: true }),
  look_further: step<{ intake: Intake }>({ role: contextProbe, busy: null }),
  plan: step<PlannerInput>({ role: planner, busy: 'Planning what to find out', skippable: true }),
  task: step<{ task: PlanTask; context: ResearcherInput }>({
    role: researcher,
    busy: ({ task }) => `Researching: ${task.goal}`,
    skippable: true,
  }),
  bootstrap: step<BootstrapperInput>({ role: bootstrapper, busy: 'Choosing the topics' }),
  orchestrate: step<{ turn: number; context: OrchestratorInput }>({ role: orchestrator, busy: NEXT_QUESTION }),
  interview: step<InterviewerInput>({ role: interviewer, busy: NEXT_QUESTION }),
  clarify: plainStep<{ questionId: string; context: ClarifyInput }>({
    role: clarifier,
    busy: 'Explaining the question',
    async play({ questionId, context }, key, ports) {
      const { value, by } = await runRole(clarifier, context, key, ports);
      return [{ type: 'clarification_given', questionId, text: value.reply, by }];
    },
  }),
  write: step<WriterInput>({ role: writer, busy: null }),
  review: step<{ before: EventOf<'review_made'>['before']; context: ReviewerInput }>({
    role: reviewer,
    busy: 'Reading the draft once more',
  }),
  finalize: step<{ status: 'approved' | 'unapproved'; context: SummarizerInput }>({
    role: summarizer,
    busy: 'Writing the specification',
  }),
} as const;

type Rows = typeof ROLE_STEPS;
export type RoleStepKind = keyof Rows;
/** The steps that are done by playing their role. */
export type PlainStepKind = { [K in RoleStepKind]: Rows[K] extends { play: unknown } ? K : never }[RoleStepKind];
/** What each step is done with. */
export type RoleStepInputs = { [K in RoleStepKind]: Rows[K] extends RoleStep<infer I> ? I : never };
