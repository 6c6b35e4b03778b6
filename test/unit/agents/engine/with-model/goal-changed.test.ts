import { describe, expect, it } from 'vitest';
import { goodResult } from '../../../../model-server/good-model.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { saysJson } from '../../../../model-server/replies.mjs';
import { eventsOf } from '../rig';
import { answer, begin, callsOf, modelRig, open, playing, REQUEST, says } from './rig';

const NOW = 'Import customers from a file';
const WORDS = 'Thinking about it, files should come in and not go out: customers, please.';

/** An orchestrator that hears another goal in a message. */
const hearing = (heard: object) => (request: RecordedRequest) =>
  request.text.includes('Thinking about it') ? saysJson({ ...goodResult(request), ...heard }) : null;

describe('another goal, as a model hears it', () => {
  it('is planned anew, with the answers kept that it says hold', async () => {
    const heard = { goal: NOW, holding: ['Q1'], words: [{ quote: WORDS, does: 'goal' }] };
    const rig = await modelRig({ respond: playing({ orchestrator: hearing(heard) }) });
    const interview = await begin(rig);
    const first = await answer(interview);
    await answer(interview);
    const kept = interview.session.statements.filter(({ sources }) => sources.includes(first)).map(({ id }) => id);
    expect(kept.length).toBeGreaterThan(0);
    await says(interview, { type: 'message', text: WORDS });
    expect(interview.session.request).toBe(NOW);
    expect(eventsOf(rig.records, 'goal_changed')).toEqual([
      { type: 'goal_changed', request: NOW, cause: 'said', source: 'M1', keeps: kept },
    ]);
    expect(callsOf(rig.server, 'bootstrapper').at(-1)?.text).toContain(NOW);
    expect(callsOf(rig.server, 'bootstrapper')).toHaveLength(2);
    expect(interview.session.statements.some(({ text }) => text.includes('Thinking about it'))).toBe(false);
    expect(open(interview).question.purpose).not.toBe('approval');
  });

  it('is none where it hears none, nor where nothing was said in words', async () => {
    const rig = await modelRig({
      respond: playing({ orchestrator: (request) => saysJson({ ...goodResult(request), goal: NOW }) }),
    });
    const interview = await begin(rig);
    for (let i = 0; i < 3 && open(interview).question.type === 'ask_text'; i++)
      await says(interview, { type: 'non_answer', questionId: open(interview).question.id, nonAnswer: 'you_decide' });
    await answer(interview);
    expect(interview.session.request).toBe(REQUEST);
  });
});
