import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callResult } from '../../../../src/agents/call/call-result';
import { CALLER_QUESTIONS, readCall, type Call } from '../../../../src/agents/call/read-call';
import type { Interview } from '../../../../src/agents/engine/interview';
import { orchestrateEvents } from '../../../../src/agents/engine/perform-orchestrate';
import { CATALOGUE } from '../../../../src/agents/questions/catalogue';
import { QUESTION_TYPES } from '../../../../src/agents/questions/question-type';
import type { EventRecord } from '../../../../src/agents/session/events';
import { openQuestion } from '../../../../src/agents/session/session';
import { answerAll, answerOpen, begin, eventsOf, rig } from '../engine/rig';

/** Questions that belong to different topics of an interview about caching. */
const SCATTERED = [
  'Which error should callers see when the cache is down?',
  'Who may clear the cache?',
  'How long may an entry live?',
  'Where are cached pages stored?',
];

function callOf(initial_questions: { type: string; config: object }[]): Call {
  const read = readCall({ context: 'We use Redis.', request: 'Add caching to the API', initial_questions });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.call;
}

const confirms = (titles: readonly string[]) => titles.map((question) => ({ type: 'confirm', config: { question } }));

async function beginFor({ request, context, questions }: Call, budget = CALLER_QUESTIONS) {
  const { ports, records } = rig();
  const interview = await begin(ports, { request, caller: { context, questions }, budget });
  return { interview, records };
}

/** Titles in the order of asking, plans left out. */
function asked(records: readonly EventRecord[]): unknown[] {
  return eventsOf(records, 'question_asked')
    .filter(({ question }) => question.purpose !== 'approval')
    .map(({ question }) => question.config['question']);
}

const switchTo = (topicId: string) => ({
  action: 'switch_to_topic' as const,
  topicId,
  newTopics: [],
  priorities: [],
  instruction: null,
  reasoning: 'It seems more interesting.',
  acknowledgement: '',
  reply: '',
  wrapUp: false,
});

async function say(interview: Interview, text: string): Promise<void> {
  await interview.dispatch({ type: 'message', text }, 'person');
  await interview.idle();
}

describe('an interview that an agent began', () => {
  it('asks the agent’s questions first, in their order, whatever topics they belong to', async () => {
    const { interview, records } = await beginFor(callOf(confirms(SCATTERED)));
    await answerAll(interview);
    expect(asked(records).slice(0, 4)).toEqual(SCATTERED);
    expect(asked(records).length).toBeGreaterThan(4);
    expect(interview.session.ended?.completed).toBe(true);
  });

  it('asks them unaltered and marked, whatever their type', async () => {
    const given = QUESTION_TYPES.slice(0, CALLER_QUESTIONS).map((type, index) => {
      const config = { ...(CATALOGUE[type].example as object), question: `Question ${index} of the agent?` };
      return { type, config };
    });
    const { interview, records } = await beginFor(callOf(given));
    for (const _ of given) await answerWithSomething(interview);
    const questions = eventsOf(records, 'question_asked').map(({ question }) => question);
    expect(questions.slice(0, given.length)).toMatchObject(given.map((one) => ({ ...one, by: 'caller' })));
  });

  it('keeps their order for any number of them, within the budget', async () => {
    const titles = fc.uniqueArray(fc.stringMatching(/^[A-Z][a-z]{2,8}( [a-z]{2,8}){1,6}\?$/), {
      minLength: 1,
      maxLength: CALLER_QUESTIONS,
    });
    await fc.assert(
      fc.asyncProperty(titles, async (wanted) => {
        const { interview, records } = await beginFor(callOf(confirms(wanted)));
        await answerAll(interview);
        expect(asked(records).slice(0, wanted.length)).toEqual(wanted);
        expect(asked(records).length).toBeLessThanOrEqual(CALLER_QUESTIONS);
      }),
      { numRuns: 15 },
    );
  });

  it('lets the person turn to something else first, and comes back to them', async () => {
    const { interview, records } = await beginFor(callOf(confirms(SCATTERED)));
    const first = openQuestion(interview.session)?.question.topicId;
    const other = interview.session.topics.find(({ id }) => id !== first);
    await interview.dispatch({ type: 'activate_topic', topicId: other?.id ?? '' }, 'person');
    await interview.idle();
    expect(openQuestion(interview.session)?.question.topicId).toBe(other?.id);
    await answerOpen(interview);
    expect(openQuestion(interview.session)?.question.topicId).toBe(other?.id);
    await answerAll(interview);
    expect(asked(records)).toEqual(expect.arrayContaining(SCATTERED));
  });

  it('is not turned away from them by a model’s whim, but by the person’s words', async () => {
    const { interview } = await beginFor(callOf(confirms(SCATTERED)));
    await answerOpen(interview);
    const { session } = interview;
    const other = session.topics.find(({ status }) => status === 'backlog');
    const decided = orchestrateEvents(session, session.lastInputSeq, switchTo(other?.id ?? ''), 'model');
    expect(decided).toMatchObject([{ type: 'flow_decided', action: 'continue_current_topic', topicId: null }]);

    await say(interview, 'Here is something that I want to add.');
    const heard = orchestrateEvents(
      interview.session,
      interview.session.lastInputSeq,
      switchTo(other?.id ?? ''),
      'model',
    );
    expect(heard[0]).toMatchObject({ action: 'switch_to_topic', topicId: other?.id });
  });

  it('ends at the person’s word, even with questions of the agent left', async () => {
    const { interview } = await beginFor(callOf(confirms(SCATTERED)));
    await answerOpen(interview);
    await say(interview, 'That is enough, please wrap up');
    expect(openQuestion(interview.session)?.question.purpose).toBe('approval');
  });
});

describe('what the agent gets back', () => {
  it('has every answer with its question, the plan’s approval left out', async () => {
    const { interview } = await beginFor(callOf(confirms(SCATTERED.slice(0, 2))));
    await answerAll(interview);
    const result = callResult(interview.session);
    expect(result).toMatchObject({ completed: true, session_id: interview.session.id });
    expect(result.spec).toMatch(/^\.sdd\/specs\/.*\/spec\.md$/);
    expect(result.summary).toBe(interview.session.spec?.summary);
    expect(result.answers[0]).toEqual({
      question: SCATTERED[0],
      type: 'confirm',
      answer: { choice: 'yes' },
      text: 'Yes',
    });
    expect(result.answers.map(({ type }) => type)).not.toContain('show_plan');
  });

  it('has the person’s own words in full', async () => {
    const options = [{ id: 'a', label: 'In memory' }];
    const { interview } = await beginFor(
      callOf([{ type: 'pick_many', config: { question: 'Where are cached pages stored?', options } }]),
    );
    const other = `Beside the database, ${'as everything else that must survive a restart, '.repeat(6)}for now`;
    const questionId = openQuestion(interview.session)?.question.id ?? '';
    await interview.dispatch({ type: 'answer', questionId, answer: { selected: ['a'], other } }, 'person');
    expect(callResult(interview.session).answers[0]?.text).toBe(`In memory; ${other}`);
  });

  it('tells apart the ways of not answering', async () => {
    const { interview } = await beginFor(callOf(confirms(SCATTERED)));
    await decline(interview, 'you_decide');
    await decline(interview, 'none_of_these', 'It depends on the route.');
    await decline(interview, 'dont_know');
    expect(callResult(interview.session).answers).toEqual([
      { question: SCATTERED[0], type: 'confirm', answer: null, nonAnswer: 'you_decide' },
      {
        question: SCATTERED[1],
        type: 'confirm',
        answer: null,
        nonAnswer: 'none_of_these',
        text: 'It depends on the route.',
      },
      { question: SCATTERED[2], type: 'confirm', answer: null, nonAnswer: 'dont_know' },
    ]);
  });

  it('is what there is while the interview is not at its end: no answer stands for the open question', async () => {
    const { interview } = await beginFor(callOf(confirms(SCATTERED)));
    await answerOpen(interview);
    const result = callResult(interview.session);
    expect(result).toMatchObject({ completed: false, spec: null });
    expect(result.answers.map(({ question }) => question)).toEqual([SCATTERED[0]]);
    expect(result.summary).toContain('Add caching to the API');
  });

  it('is not complete where the person wrapped up', async () => {
    const { interview } = await beginFor(callOf(confirms(SCATTERED)));
    await answerOpen(interview);
    await interview.dispatch({ type: 'wrap_up' }, 'person');
    await interview.idle();
    const result = callResult(interview.session);
    expect(result.completed).toBe(false);
    expect(result.spec).toMatch(/spec\.md$/);
  });

  it('is the agent’s own: changing it changes nothing of the session', async () => {
    const { interview } = await beginFor(callOf(confirms(SCATTERED)));
    await answerOpen(interview);
    const result = callResult(interview.session);
    Object.assign(result.answers[0]?.answer ?? {}, { choice: 'no' });
    expect(callResult(interview.session).answers[0]?.answer).toEqual({ choice: 'yes' });
  });
});

async function answerWithSomething(interview: Interview): Promise<void> {
  const open = openQuestion(interview.session);
  const type = open?.question.type;
  // Automatic answers shrug at pictures, files and code; so many shrugs would end the interview.
  if (type === 'ask_code') {
    await interview.dispatch(
      { type: 'answer', questionId: open?.question.id ?? '', answer: { code: 'export const limit = 5;' } },
      'person',
    );
    await interview.idle();
  } else {
    await answerOpen(interview);
  }
}

async function decline(interview: Interview, nonAnswer: 'you_decide' | 'dont_know' | 'none_of_these', text?: string) {
  const questionId = openQuestion(interview.session)?.question.id ?? '';
  const command = { type: 'non_answer', questionId, nonAnswer, ...(text === undefined ? {} : { text }) } as const;
  expect(await interview.dispatch(command, 'person')).toEqual({ ok: true });
  await interview.idle();
}
