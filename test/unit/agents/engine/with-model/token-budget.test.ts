import { describe, expect, it } from 'vitest';
import { goodResult } from '../../../../model-server/good-model.mjs';
import { saysJson } from '../../../../model-server/replies.mjs';
import { totalUsage } from '../../../../../src/agents/session/usage';
import { eventsOf } from '../rig';
import { answer, answerAll, begin, callsOf, modelRig, open, says, answerInWords, stayInFirstTopic } from './rig';

/** What each call takes here; the first three come before the first answer: the layout, a look, planning. */
const EACH = 1_000;
const BEFORE_THE_FIRST_ANSWER = 3 * EACH;

const usage = { prompt_tokens: 900, completion_tokens: 100, total_tokens: EACH };

async function withBudget(tokenBudget: number | null, orchestrator = usage) {
  const rig = await modelRig({
    respond: (request) =>
      saysJson(goodResult(request), { usage: request.role === 'orchestrator' ? orchestrator : usage }),
  });
  const interview = await begin(rig, { tokenBudget });
  const { inputTokens, outputTokens } = totalUsage(interview.session);
  expect(inputTokens + outputTokens).toBe(BEFORE_THE_FIRST_ANSWER);
  return { ...rig, interview };
}

/** The order in which calls of two roles begin and end, from an event on. */
function courseOf({ records }: Awaited<ReturnType<typeof withBudget>>): string[] {
  return records.flatMap(({ event }) => {
    if (event.type !== 'call_started' && event.type !== 'call_finished') return [];
    if (event.role !== 'orchestrator' && event.role !== 'interviewer') return [];
    return [`${event.role} ${event.type === 'call_started' ? 'begins' : 'ends'}`];
  });
}

describe('a budget of tokens', () => {
  it('is shown beside what was used', async () => {
    const { interview } = await withBudget(100 * EACH);
    const { tokenBudget, usage: used } = interview.view().model;
    expect(tokenBudget).toBe(100 * EACH);
    expect(used.inputTokens + used.outputTokens).toBe(BEFORE_THE_FIRST_ANSWER);
  });

  it('below 80 %, orchestrator and interviewer are asked side by side', async () => {
    const rig = await withBudget(100 * EACH);
    await answerInWords(rig.interview);
    expect(courseOf(rig).slice(0, 2)).toEqual(['orchestrator begins', 'interviewer begins']);
  });

  it('from 80 % on, the interviewer is asked once it is sure that its question is wanted', async () => {
    const rig = await withBudget(100 * EACH, { prompt_tokens: 90, completion_tokens: 10, total_tokens: 100 });
    await stayInFirstTopic(rig.interview);
    await says(rig.interview, { type: 'change_token_budget', tokens: Math.floor(BEFORE_THE_FIRST_ANSWER / 0.8) });
    await answerInWords(rig.interview);
    expect(courseOf(rig)).toEqual([
      'orchestrator begins',
      'orchestrator ends',
      'interviewer begins',
      'interviewer ends',
    ]);
    expect(open(rig.interview).question.id).toBe('Q3');
  });
});

describe('a budget of tokens that is used up', () => {
  /** An interview that comes to the end of its tokens with its third question on screen, and two answers to write down. */
  async function spent() {
    const rig = await withBudget(100 * EACH);
    const { interview } = rig;
    await answerInWords(interview);
    const { inputTokens, outputTokens } = totalUsage(interview.session);
    await says(interview, { type: 'change_token_budget', tokens: inputTokens + outputTokens + EACH });
    await answerInWords(interview);
    expect(open(interview).question.id).toBe('Q3');
    return rig;
  }

  it('asks the person, in plain words; trying again is no way out', async () => {
    const { interview, server } = await spent();
    const { block } = interview.view().model;
    expect(block).toMatchObject({ kind: 'tokens', choices: ['more_tokens', 'offline'] });
    expect(block?.reason).toMatch(/^The token budget of this session \(\d+ tokens\) is used up\.$/);
    const sent = server.calls.length;
    expect(await interview.dispatch({ type: 'retry_model' }, 'person')).toMatchObject({ ok: false });
    await answer(interview);
    expect(server.calls).toHaveLength(sent);
  });

  it('raised, it goes on, with the answer given in the meantime', async () => {
    const { interview } = await spent();
    await answer(interview);
    const { response } = interview.session.questions[2] ?? {};
    const said = response?.kind === 'answer' ? response.digest : '';
    await says(interview, { type: 'change_token_budget', tokens: 100 * EACH });
    expect(open(interview)).toMatchObject({ question: { id: 'Q4' }, acknowledgement: `So it is “${said}”.` });
    await answerAll(interview);
    expect(interview.session.ended?.completed).toBe(true);
    expect(interview.session.fallbacks).toEqual([]);
  });

  it('lifted, it goes on to the end', async () => {
    const { interview } = await spent();
    await says(interview, { type: 'change_token_budget', tokens: null });
    await answerAll(interview);
    expect(interview.session.ended?.completed).toBe(true);
  });

  it('raised too little, it asks again', async () => {
    const { interview, records } = await spent();
    const { tokenBudget } = interview.session;
    await says(interview, { type: 'change_token_budget', tokens: (tokenBudget ?? 0) + 1 });
    await answer(interview);
    expect(eventsOf(records, 'model_blocked').map(({ kind }) => kind)).toEqual(['tokens', 'tokens']);
    expect(interview.session.block?.kind).toBe('tokens');
  });

  it('wrapped up, the specification is written without the model', async () => {
    const { interview, server, specs } = await spent();
    const sent = server.calls.length;
    await says(interview, { type: 'wrap_up' });
    expect(interview.session.ended).toEqual({ reason: 'wrapped_up', completed: false });
    expect(specs[0]?.spec).toMatch(/\[Q1[\],]/);
    expect(server.calls).toHaveLength(sent);
    expect(callsOf(server, 'summarizer')).toHaveLength(0);
  });

  it('offline goes on to the end without a call', async () => {
    const { interview, server } = await spent();
    const sent = server.calls.length;
    await says(interview, { type: 'go_offline' });
    await answerAll(interview);
    expect(interview.session.ended?.completed).toBe(true);
    expect(server.calls).toHaveLength(sent);
  });
});
