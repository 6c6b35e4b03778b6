import { describe, expect, it } from 'vitest';
import { asTaken, isToldBy } from '../../../../src/agents/engine/likely-turns';
import type { StepOf } from '../../../../src/agents/engine/step';
import type { InterviewResult } from '../../../../src/agents/session/events';
import { toExchange } from '../../../../src/agents/session/exchanges';
import { asked, options, type Asked } from '../specification/session-builder';

const after = (given: Asked) =>
  ({
    input: { request: 'A website for promotions', exchanges: [toExchange(asked('Q1', given))], lastAnswered: 'Q1' },
  }) as unknown as StepOf<'interview'>;
const PREPARED: InterviewResult = {
  done: true,
  acknowledgement: 'The setting `ui.login-line`.',
  reason: '',
  finding: '',
};
const manage: Asked = {
  type: 'pick_many',
  config: { question: 'What do administrators manage?', options: options('Promotions', 'Members'), allowOther: true },
  answer: { selected: ['a', 'b'] },
};
const ways: Asked = {
  type: 'pick_one',
  config: { question: 'Which setting?', options: options('`ui.login-line`', 'None') },
  answer: { selected: 'a' },
};

describe('a turn that was prepared for a choice', () => {
  it.each<[string, Asked, boolean]>([
    ['ticked options alone', manage, false],
    [
      'an option of the person’s own beside them',
      { ...manage, answer: { selected: ['a'], other: 'Website settings' } },
      true,
    ],
    ['a remark that agrees', { ...ways, note: 'Yes, please.' }, false],
    ['a remark with a hyphen and a full stop, which names nothing', { ...ways, note: 'Non-admin, yes.' }, false],
    ['a remark with another name', { ...ways, note: 'But call it ui.login-subtitle' }, true],
  ])('waits for the interviewer after %s: %#', (_, given, waits) => {
    expect(isToldBy(after(given), PREPARED)).toBe(waits);
  });

  it('says back what was chosen and added, never what was written for the bare choice', () => {
    expect(asTaken(after(ways), PREPARED).acknowledgement).toBe(PREPARED.acknowledgement);
    expect(asTaken(after({ ...ways, note: 'Yes, please.' }), PREPARED).acknowledgement).toContain('Yes, please');
  });
});
