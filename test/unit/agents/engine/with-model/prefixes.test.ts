import { describe, expect, it } from 'vitest';
import { estimateTokens } from '../../../../../src/agents/base/text/tokens';
import { countedQuestions } from '../../../../../src/agents/session/budget';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { answerInWords, begin, callsOf, modelRig, playing } from './rig';
import { tireless } from './tireless';

function promptOf({ body }: RecordedRequest): string {
  return (body.messages ?? []).map(({ content }) => (typeof content === 'string' ? content : '')).join('\n');
}

function sharedPrefix(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
}

/** The requests of a session of twelve questions. */
const played = (async () => {
  const rig = await modelRig({ respond: playing({ interviewer: tireless() }) });
  const interview = await begin(rig);
  while (interview.session.ended === null) await answerInWords(interview);
  expect(countedQuestions(interview.session)).toBe(12);
  return rig.server;
})();

describe.each(['interviewer', 'orchestrator', 'writer'])('the requests of the %s, as they are sent', (role) => {
  it('repeat at least 85 % of the tokens of the one before from their beginning on', async () => {
    const prompts = callsOf(await played, role).map(promptOf);
    expect(prompts.length).toBeGreaterThan(5);
    const pairs = prompts.slice(1).map((prompt, index) => ({ prompt, before: prompts[index] ?? '' }));
    const repeated = pairs.reduce((sum, { prompt, before }) => sum + estimateTokens(sharedPrefix(prompt, before)), 0);
    const all = pairs.reduce((sum, { prompt }) => sum + estimateTokens(prompt), 0);
    expect(repeated / all).toBeGreaterThanOrEqual(0.85);
  });

  it('say the same beside their messages: form, tools and model', async () => {
    const calls = callsOf(await played, role);
    const beside = calls.map(({ body: { messages: _messages, ...rest } }) => JSON.stringify(rest));
    expect(new Set(beside).size).toBe(1);
  });
});

/** Characters that a token stands for, roughly, in English and in JSON. */
const PER_TOKEN = 4;

describe('a session of twelve questions', () => {
  it('sends no more than so many tokens, forms and tools included', async () => {
    const sent = (await played).calls.reduce((sum, { body }) => sum + JSON.stringify(body).length, 0);
    expect(Math.ceil(sent / PER_TOKEN)).toBeLessThanOrEqual(170_000);
  });
});
