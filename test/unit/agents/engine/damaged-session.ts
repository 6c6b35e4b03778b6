import { expect } from 'vitest';
import { decide } from '../../../../src/agents/engine/decide';
import { Interview } from '../../../../src/agents/engine/interview';
import type { EventRecord } from '../../../../src/agents/session/events';
import { openQuestion, type Session } from '../../../../src/agents/session/session';
import { sessionViewSchema } from '../../../../src/agents/view/session-view';
import { answerOpen, rig } from './rig';

/** The ids that records give, by what they name: what a record only refers to is not among them. */
export function idsGiven(records: readonly EventRecord[]): string[] {
  return records.flatMap(({ event }) => {
    switch (event.type) {
      case 'question_asked':
        return [event.question.id];
      case 'message_given':
        return [event.id];
      case 'topic_mentioned':
        return [`topic ${event.topic.id}`];
      case 'topic_queued':
        return event.topic ? [`topic ${event.topic.id}`] : [];
      case 'question_prepared':
        return [event.preparedId];
      case 'evidence_found':
        return [event.evidence.id];
      case 'interview_proposed':
        return event.evidence.map(({ id }) => id);
      case 'plan_created':
        return event.tasks.map(({ id }) => `task ${id}`);
      case 'issue_raised':
        return [`issue ${event.id}`];
      case 'statements_changed':
        return event.upserts.map(({ id }) => id);
      default:
        return [];
    }
  });
}

/** What a session holds by now: giving such an id again says something new of the same thing. */
function idsHeld(session: Session): Set<string> {
  return new Set([
    ...session.questions.map(({ question }) => question.id),
    ...session.topics.map(({ id }) => `topic ${id}`),
    ...session.evidence.map(({ id }) => id),
    ...session.statements.map(({ id }) => id),
  ]);
}

/** Resumes a session from what is left of its journal and interviews on to the end; gives what came of it. */
export async function interviewedOn(left: readonly EventRecord[]) {
  const kept = rig();
  const interview = Interview.resume(kept.ports, left, { byPerson: true });
  await interview.idle();
  const held = idsHeld(interview.session);
  if (interview.session.block !== null) {
    expect(await interview.dispatch({ type: 'go_offline' }, 'person')).toEqual({ ok: true });
    await interview.idle();
  }
  for (let i = 0; i < 40 && interview.session.ended === null; i++) {
    expect(openQuestion(interview.session), `nothing is asked: ${interview.view().problem ?? ''}`).not.toBeNull();
    await answerOpen(interview);
  }
  return { interview, held, ...kept };
}

/** What must hold of a session that went on after records of its journal were lost. */
export async function holdsAfterLoss(original: readonly EventRecord[], left: readonly EventRecord[]): Promise<void> {
  const { interview, held, records, specs } = await interviewedOn(left);
  const { session } = interview;
  expect(session.ended).not.toBeNull();
  expect(decide(session)).toEqual([]);
  const view = interview.view();
  expect(view.problem).toBeNull();
  expect(sessionViewSchema.safeParse(view).error).toBeUndefined();

  const last = left.at(-1)?.seq ?? 0;
  const before = new Set(idsGiven(original.filter(({ seq }) => seq <= last)));
  expect(idsGiven(records).filter((id) => !held.has(id) && before.has(id))).toEqual([]);

  const acknowledged = new Map<string, unknown>();
  for (const { event } of [...left, ...records]) {
    if (event.type === 'answer_given' || event.type === 'answer_revised')
      acknowledged.set(event.questionId, event.answer);
  }
  const told = new Map(session.questions.map(({ question, response }) => [question.id, response]));
  for (const [id, value] of acknowledged) expect(told.get(id), id).toMatchObject({ kind: 'answer', value });
  const written = specs.at(-1);
  // What was written before the loss stands on disk as it was.
  if (written === undefined) return;
  const { answers } = JSON.parse(written.answers) as { answers: { id: string; answer: unknown }[] };
  const inSpec = new Map(answers.map(({ id, answer }) => [id, answer]));
  for (const { question, response } of session.questions) {
    // What it is about is steering, no content.
    if (question.purpose === 'approval' || question.purpose === 'reading' || response?.kind !== 'answer') continue;
    expect(inSpec.get(question.id)).toEqual(response.value);
    expect(written.spec, response.digest).toContain(`**${question.id}**`);
  }
}
