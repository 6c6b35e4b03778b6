import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { automaticAnswer, parseConfig, questionTitle } from '../../../../../src/agents/questions/catalogue';
import { SUBJECT_AREAS } from '../../../../../src/agents/roles/rule-based/subject-areas/register';
import { bootstrapper } from '../../../../../src/agents/roles/bootstrapper/role';
import { interviewer } from '../../../../../src/agents/roles/interviewer/role';
import type { SessionBackground } from '../../../../../src/agents/roles/inputs/inputs';
import type { Exchange } from '../../../../../src/agents/session/exchanges';
import { sameQuestion } from '../../../../../src/agents/base/english/similarity';
import type { QuestionDraft } from '../../../../../src/agents/session/question';
import { CHANGE_KINDS } from '../../../../../src/agents/session/change-kind';
import { exchange, groundFor, interviewerInput, topic } from '../rule-based/made-up';

type Habit =
  'recommended' | 'first' | 'you_decide' | 'dont_know' | 'fast' | 'no attachments, many' | 'it depends on attachments';

/** Plays the topics one after the other, answering each question by the next habit in turn. */
function play(background: SessionBackground, budget: number, habits: readonly Habit[]): Exchange[] {
  const laid = bootstrapper.offline({ ...background, gaps: [], budget, callerQuestions: [] });
  const topics = laid.topics.map(({ title, scope, dimensions }, index) =>
    topic(`T${index + 1}`, { title, scope, dimensions }),
  );
  const prepared = new Map<string, QuestionDraft>(
    laid.topics.flatMap(({ firstQuestion }, index) =>
      firstQuestion === null ? [] : [[`T${index + 1}`, firstQuestion]],
    ),
  );
  const exchanges: Exchange[] = [];
  for (const { id } of topics) {
    while (exchanges.length < budget) {
      const waiting = prepared.get(id);
      prepared.delete(id);
      const question = waiting ?? nextQuestion(background, topics, id, exchanges, budget, [...prepared.values()]);
      if (question === null) break;
      const habit = habits[exchanges.length % habits.length] ?? 'recommended';
      exchanges.push(exchange(question, replyTo(question, habit), { id: `Q${exchanges.length + 1}`, topicId: id }));
    }
  }
  return exchanges;
}

function nextQuestion(
  background: SessionBackground,
  topics: ReturnType<typeof topic>[],
  topicId: string,
  exchanges: Exchange[],
  budget: number,
  waiting: QuestionDraft[],
): QuestionDraft | null {
  const preparedElsewhere = waiting.flatMap(({ about }) => (about === undefined ? [] : [about]));
  const input = {
    ...interviewerInput(background.request),
    ...background,
    topics,
    topicId,
    exchanges,
    budgetLeft: budget - exchanges.length,
    preparedElsewhere,
  };
  const result = interviewer.offline(input);
  return result.done ? null : result.question;
}

function replyTo({ type, config }: QuestionDraft, habit: Habit): Parameters<typeof exchange>[1] {
  if (habit === 'you_decide' || habit === 'dont_know') return { nonAnswer: habit };
  if (habit === 'recommended' || habit === 'first') {
    const parsed = parseConfig(type, config, 'config');
    const answer = parsed.ok ? automaticAnswer(type, config, habit) : null;
    return answer === null ? { nonAnswer: 'you_decide' } : { answer };
  }
  return type === 'ask_text' ? { answer: { text: habit } } : { nonAnswer: 'none_of_these', text: habit };
}

const habits = fc.array(
  fc.constantFrom<Habit>(
    'recommended',
    'first',
    'you_decide',
    'dont_know',
    'fast',
    'no attachments, many',
    'it depends on attachments',
  ),
  { minLength: 1, maxLength: 6 },
);

describe('a whole interview', () => {
  it('repeats nothing, keeps to the budget, and asks only valid questions, whatever the change and the answers', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CHANGE_KINDS),
        fc.constantFrom(...SUBJECT_AREAS.map(({ subject }) => `Something about ${subject}`), 'Improve it'),
        fc.boolean(),
        fc.integer({ min: 0, max: 14 }),
        habits,
        (kind, request, visible, budget, answers) => {
          const read = groundFor(request);
          const ground = { ...read, intake: { ...read.intake, kind, visible } };
          const exchanges = play(ground, budget, answers);
          expect(exchanges.length).toBeLessThanOrEqual(budget);
          exchanges.forEach(({ about, question, type, config }, index) => {
            expect(parseConfig(type, config, 'config').ok).toBe(true);
            const earlier = exchanges.slice(0, index);
            expect(earlier.map((other) => other.about)).not.toContain(about);
            expect(
              earlier.filter((other) => sameQuestion(other.question, question)).map((other) => other.question),
            ).toEqual([]);
          });
        },
      ),
      { numRuns: 120 },
    );
  });

  it('is enough with three to ten questions where answers are clear', () => {
    for (const request of [
      'Let users export their data',
      'Add login',
      'groupBy is too slow for us',
      'The parser crashes on empty input',
    ]) {
      const count = play(groundFor(request), 12, ['recommended']).length;
      expect(count, request).toBeGreaterThanOrEqual(3);
      expect(count, request).toBeLessThanOrEqual(10);
    }
  });

  it('never asks what a title of the same interview asked', () => {
    for (const { subject } of SUBJECT_AREAS) {
      const titles = play(groundFor(`Add ${subject.replace(/^the /, '')}`), 12, ['recommended']).map(({ config }) =>
        questionTitle(config),
      );
      expect(new Set(titles).size).toBe(titles.length);
    }
  });
});
