import type { CancelSignal, Clock, WorkspaceLook } from '../ports';
import type { ResearcherInput } from '../roles/inputs';
import type { PlanTask, SessionEvent } from '../session/events';

export interface TaskPorts {
  look: WorkspaceLook;
  clock: Clock;
  signal: CancelSignal;
  context: ResearcherInput;
  firstEvidenceNumber: number;
}

/** Placeholder until the real registry lands. */
export async function* runTask(task: PlanTask, _ports: TaskPorts): AsyncGenerator<SessionEvent> {
  yield { type: 'task_completed', taskId: task.id, result: '' };
}
