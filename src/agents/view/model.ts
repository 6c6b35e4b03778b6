import type { Session } from '../session/session';
import { totalUsage, usageByRole } from '../session/usage';
import type { ModelChoice, ModelView } from './session-view';

/** Who plays the roles, what the calls took, and, where no model may be called, how the person may go on. */
export function projectModel(session: Session): ModelView {
  const { led, block, tokenBudget } = session;
  return {
    led,
    block: block === null ? null : { kind: block.kind, reason: block.reason, choices: CHOICES[block.kind] },
    usage: totalUsage(session),
    perRole: usageByRole(session),
    preparing: session.runningCalls.some(({ ahead }) => ahead !== undefined),
    tokenBudget,
  };
}

const CHOICES: Record<NonNullable<Session['block']>['kind'], ModelChoice[]> = {
  failed: ['retry', 'another', 'offline'],
  interrupted: ['retry', 'another', 'offline'],
  restored: ['retry', 'another', 'offline'],
  stopped: ['retry', 'another', 'offline'],
  unavailable: ['another', 'offline'],
  tokens: ['more_tokens', 'offline'],
};
