import { describe, expect, it } from 'vitest';
import { goodResult } from '../../../../model-server/good-model.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { saysJson } from '../../../../model-server/replies.mjs';
import { eventsOf } from '../rig';
import { until } from './gate';
import { answer, answerTo, begin, callsOf, modelRig, open, playing, says } from './rig';

/** Words that no rule takes for more than an answer. */
const NOTE = 'Accounting is what matters, printing is off the table.';
const MORE = 'drop printing';

const isAhead = ({ text }: RecordedRequest) => text.includes('This turn, ahead of the answer');
const noticing = (request: RecordedRequest) =>
  saysJson({ ...(goodResult(request) as object), moreSaid: request.text.includes(NOTE) ? MORE : null });

describe('words that were taken for an answer and nothing else', () => {
  it('are heard by the orchestrator once the interviewer noticed that they ask for more, with what that is', async () => {
    const rig = await modelRig({ respond: playing({ interviewer: noticing }) });
    const interview = await begin(rig);
    const asked = open(interview);
    await says(interview, { type: 'answer', questionId: asked.question.id, answer: answerTo(asked), note: NOTE });
    expect(callsOf(rig.server, 'orchestrator').map(({ text }) => text.includes(MORE))).toEqual([true]);
    expect(open(interview).question.id).toBe('Q2');
    await answer(interview);
    // Once: what was heard is not heard again, whatever the interviewer says of it.
    expect(callsOf(rig.server, 'orchestrator')).toHaveLength(1);
  });

  it('also while the next question is on screen, which stays where the orchestrator leads nowhere else', async () => {
    const short = 'No printing.';
    const hears = (request: RecordedRequest) =>
      saysJson({ ...(goodResult(request) as object), moreSaid: request.text.includes(short) ? MORE : null });
    const rig = await modelRig({ models: { prepare: 'full' }, respond: playing({ interviewer: hears }) });
    const interview = await begin(rig);
    const isReady = () => interview.session.calls.some((call) => call.ahead === interview.session.lastInputSeq);
    await until(isReady);
    const asked = open(interview);
    await says(interview, { type: 'answer', questionId: asked.question.id, answer: answerTo(asked), note: short });
    const next = open(interview).question;
    expect(callsOf(rig.server, 'interviewer').every(isAhead)).toBe(true);
    await until(() => callsOf(rig.server, 'orchestrator').length === 1);
    await interview.idle();
    expect(eventsOf(rig.records, 'more_said')).toEqual([{ type: 'more_said', what: MORE }]);
    expect(open(interview).question.id).toBe(next.id);
  });

  it('make no call where the interviewer only thinks so of a choice without words', async () => {
    const always = (request: RecordedRequest) => saysJson({ ...(goodResult(request) as object), moreSaid: MORE });
    const rig = await modelRig({ respond: playing({ interviewer: always }) });
    const interview = await begin(rig);
    await answer(interview);
    expect(callsOf(rig.server, 'orchestrator')).toHaveLength(0);
    expect(open(interview).question.id).toBe('Q2');
  });
});
