import type { SessionView } from '../../agents/view/session-view';

/** Whether a session is only shown here: it has ended, another window or run has it, or it was not made on this computer. */
export function isFixed({ ended, elsewhere }: Pick<SessionView, 'ended' | 'elsewhere'>): boolean {
  return ended || elsewhere !== null;
}
