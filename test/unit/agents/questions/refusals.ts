import { expect } from 'vitest';
import { checkAnswer, parseConfig } from '../../../../src/agents/questions/catalogue';
import type { QuestionTypeName } from '../../../../src/agents/questions/question-type';

/** A config of the type with `question` filled in and the defaults applied; fails the test if it is refused. */
export function configOf(type: QuestionTypeName, config: Record<string, unknown> = {}): Record<string, unknown> {
  const parsed = parseConfig(type, { question: 'Which?', ...config }, '');
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  return parsed.config;
}

/** The problems of a config, with `question` filled in. */
export function problemsOf(type: QuestionTypeName, config: Record<string, unknown>): string[] {
  const parsed = parseConfig(type, { question: 'Which?', ...config }, '');
  return parsed.ok ? [] : parsed.problems;
}

/** Expects an answer to be taken, as it is or as `recorded`. */
export function expectTaken(
  type: QuestionTypeName,
  config: unknown,
  answer: unknown,
  recorded: unknown = answer,
): void {
  expect(checkAnswer(type, config, answer)).toEqual({ ok: true, answer: recorded });
}

/** The reason for which an answer is refused; fails the test if it is taken. */
export function reasonAgainst(type: QuestionTypeName, config: unknown, answer: unknown): string {
  const checked = checkAnswer(type, config, answer);
  if (checked.ok) throw new Error(`Taken: ${JSON.stringify(checked.answer)}`);
  return checked.reason;
}

export const AB = [
  { id: 'a', label: 'Alpha' },
  { id: 'b', label: 'Beta', description: 'The second' },
];
export const ABC = [...AB, { id: 'other', label: 'Gamma' }];
