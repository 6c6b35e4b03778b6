import { describe, expect, it } from 'vitest';
import { goodResult } from '../../../../model-server/good-model.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { saysJson } from '../../../../model-server/replies.mjs';
import { ABOUT_SIZE } from '../../../../../src/agents/session/right-size';
import { buildSpec } from '../../../../../src/agents/specification/model';
import { eventsOf } from '../rig';
import { begin, callsOf, modelRig, open, playing, says } from './rig';

const assumption = (text: string, kind = 'requirement') => {
  return { text, kind, evidence: ['E1'], ifWrong: 'Support would open the wrong file.', sure: 'medium' };
};
const ASSUMPTIONS = [
  assumption('The export is one CSV file.'),
  assumption('Only support may export.', 'decision'),
  assumption('Orders that are deleted are not exported.', 'non_goal'),
];

/** A bootstrapper that proposes a size, and otherwise lays out what the good model does. */
const proposing = (size: object) => (request: RecordedRequest) =>
  saysJson({ ...goodResult(request), sizeReason: 'One place fits.', ...size });

const CONFIRM = { size: 'confirm', assumptions: ASSUMPTIONS, parts: null };

describe('a size that a model proposes', () => {
  it('costs no call of its own, and asks one card before the plan', async () => {
    const rig = await modelRig({ respond: playing({ bootstrapper: proposing(CONFIRM) }) });
    const interview = await begin(rig);
    const card = open(interview).question;
    expect(card).toMatchObject({ about: ABOUT_SIZE.assumptions, by: 'model', type: 'rate', evidence: ['E1'] });
    expect(card.why).toBe('One place fits.');
    expect(callsOf(rig.server, 'bootstrapper')).toHaveLength(1);
    expect(callsOf(rig.server, 'interviewer')).toHaveLength(0);
    await says(interview, { type: 'answer', questionId: card.id, answer: { ratings: { A1: 1, A2: null, A3: 1 } } });
    expect(open(interview).question.purpose).toBe('approval');
    expect(callsOf(rig.server, 'interviewer')).toHaveLength(0);
  });

  it('is written by rules, so that no writer loses what was confirmed or makes more of what was not', async () => {
    const writer = () => saysJson({ statements: [], removed: ['A-001', 'FR-001', 'FR-002'], comment: '' });
    const rig = await modelRig({ respond: playing({ bootstrapper: proposing(CONFIRM), writer }) });
    const interview = await begin(rig);
    const { id } = open(interview).question;
    await says(interview, { type: 'answer', questionId: id, answer: { ratings: { A1: 1, A2: null, A3: 1 } } });
    const { requirements, nonGoals, assumptions } = buildSpec(interview.session);
    expect(requirements.map(({ text, sources }) => [text, sources])).toContainEqual([
      'The export is one CSV file.',
      [id, 'E1'],
    ]);
    expect(nonGoals.map(({ text }) => text)).toEqual(['Orders that are deleted are not exported.']);
    expect(assumptions.map(({ text }) => text)).toContain('Only support may export.');
  });

  it('is an interview where there are fewer than three assumptions', async () => {
    const few = { ...CONFIRM, assumptions: ASSUMPTIONS.slice(0, 2) };
    const rig = await modelRig({ respond: playing({ bootstrapper: proposing(few) }) });
    const interview = await begin(rig);
    expect(eventsOf(rig.records, 'size_proposed')[0]?.size).toBe('interview');
    expect(open(interview).question.about).not.toBe(ABOUT_SIZE.assumptions);
  });

  it('takes one part of what is too big, and lays out the topics of that part only', async () => {
    const parts = [
      { title: 'The file', request: 'Export orders as a file' },
      { title: 'Chat', request: 'Let support chat with customers' },
    ];
    let calls = 0;
    const bootstrapper = (request: RecordedRequest) =>
      proposing(
        calls++ === 0
          ? { size: 'too_big', assumptions: null, parts }
          : { size: 'interview', assumptions: null, parts: null },
      )(request);
    const rig = await modelRig({ respond: playing({ bootstrapper }) });
    const interview = await begin(rig);
    expect(interview.session.topics).toEqual([]);
    await says(interview, { type: 'answer', questionId: open(interview).question.id, answer: { selected: 'part-1' } });
    await says(interview, { type: 'answer', questionId: open(interview).question.id, answer: { selected: 'later' } });
    expect(interview.session.request).toBe('Export orders as a file');
    expect(open(interview).question.about ?? '').not.toMatch(/^size\./);
    expect(buildSpec(interview.session).nonGoals.map(({ text }) => text)).toEqual([
      'Chat: for later, with a specification of its own.',
    ]);
  });
});
