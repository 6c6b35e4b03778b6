import type { Step } from './step';

/** What a running step is doing, in words for the person; null for work nobody waits for. */
export function busyText(step: Step): string | null {
  switch (step.kind) {
    case 'record':
    case 'write':
      return null;
    case 'intake':
      return 'Reading your request';
    case 'probe':
      return 'Looking at the workspace';
    case 'plan':
      return 'Planning what to find out';
    case 'task':
      return `Researching: ${step.input.task.goal}`;
    case 'bootstrap':
      return 'Choosing the topics';
    case 'orchestrate':
    case 'interview':
      return 'Thinking about the next question';
    case 'clarify':
      return 'Explaining the question';
    case 'review':
      return 'Reading the draft once more';
    case 'finalize':
      return 'Writing the specification';
  }
}

/** Whether the person may go on without waiting for it ("Start asking now"). */
export function isSkippable(step: Step): boolean {
  return step.kind === 'probe' || step.kind === 'plan' || step.kind === 'task';
}
