import { showPlan } from '../questions/show-plan';
import { withIds } from '../session/labels';
import { oncePerSession } from '../session/once-per-session';
import type { Session } from '../session/session';

/**
 * Ids of statements whose check is gone since the person named it in a comment on the plan (“AC-006 follows from the mapping: drop
 * it”): nobody misses a check of them any more.
 */
export const withRefusedCheck = oncePerSession((session): readonly string[] => {
  const { droppedChecks, statements } = session;
  if (droppedChecks.length === 0) return [];
  const said = commentsOn(session);
  const gone = droppedChecks.filter(
    ({ id }) => !statements.some((one) => one.id === id) && said.some((text) => new RegExp(`\\b${id}\\b`).test(text)),
  );
  return [...new Set(gone.flatMap(({ checked }) => checked))];
});

/** What the person said on the plans that they sent back, with ids for what they called by its label. */
function commentsOn(session: Session): string[] {
  return session.questions.flatMap(({ question, response }) => {
    if (question.type !== 'show_plan' || question.purpose !== 'approval' || response?.kind !== 'answer') return [];
    const answer = showPlan.answer.safeParse(response.value);
    if (!answer.success || answer.data.decision !== 'revise') return [];
    const { annotations, feedback = '' } = answer.data;
    return [...annotations.map(({ text }) => text), feedback].map((text) =>
      withIds(session, text, question.labels ?? {}),
    );
  });
}
