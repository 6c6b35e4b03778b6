import { expect } from 'vitest';
import type { SessionCommand } from '../../../../src/agents/engine/commands';
import type { Interview } from '../../../../src/agents/engine/interview';
import { openQuestion } from '../../../../src/agents/session/session';
import type { Statement } from '../../../../src/agents/session/statement';
import { PLAN_SECTION_OF } from '../../../../src/agents/specification/plan-kinds';
import { answerOpen, begin, rig } from './rig';

export const isAtPlan = ({ session }: Interview) => openQuestion(session)?.question.purpose === 'approval';

/** An interview at its plan, with two requirements of one answer, two that were decided in another topic, and what was delegated. */
export async function atPlan() {
  const kept = rig();
  const interview = await begin(kept.ports);
  for (let i = 0; i < 30 && !isAtPlan(interview); i++) await answerOpen(interview);
  expect(isAtPlan(interview)).toBe(true);
  return { ...kept, interview };
}

export async function does(interview: Interview, command: SessionCommand): Promise<void> {
  expect(await interview.dispatch(command, 'person')).toMatchObject({ ok: true });
  await interview.idle();
}

export async function refused(interview: Interview, command: SessionCommand): Promise<string> {
  const before = interview.session;
  const outcome = await interview.dispatch(command, 'person');
  await interview.idle();
  expect(interview.session).toBe(before);
  return outcome.ok ? '' : outcome.reason;
}

export async function sendBack(interview: Interview, text: string, feedback = ''): Promise<void> {
  const questionId = openQuestion(interview.session)?.question.id ?? '';
  const annotations = text === '' ? [] : [{ sectionId: 'requirements', text }];
  await does(interview, { type: 'answer', questionId, answer: { decision: 'revise', annotations, feedback } });
}

/** Answers the first question otherwise, which is of the topic of the requirements: that is written anew. */
export async function sayMore(interview: Interview): Promise<void> {
  const { id = '', topicId } = interview.session.questions[0]?.question ?? {};
  expect(topicId).toBe(statement(interview, 'FR-002')?.topicId);
  await does(interview, { type: 'revise', questionId: id, answer: { text: 'The store must survive a restart.' } });
  const said = interview.session.statements.filter(({ text }) => text.includes('survive a restart'));
  expect(said).toMatchObject([{ topicId }]);
}

export const statement = ({ session }: Interview, id: string): Statement | undefined =>
  session.statements.find((one) => one.id === id);
export const ids = ({ session }: Interview) => session.statements.map(({ id }) => id);
export const planIn = ({ session }: Interview): string =>
  ((openQuestion(session)?.question.config['sections'] ?? []) as { content: string }[])
    .map(({ content }) => content)
    .join('\n');

export const inPlan = ({ session }: Interview, sectionId: string): string[] =>
  session.statements.filter(({ kind }) => PLAN_SECTION_OF[kind] === sectionId).map(({ id }) => id);

export const openIn = (written: { spec: string } | undefined) =>
  written?.spec.split('## Open questions')[1]?.split('\n## ')[0] ?? '';
export const annexOf = (written: { spec: string } | undefined) =>
  written?.spec.split('<details>\n<summary>Annex')[1] ?? '';
