import { describe, expect, it } from 'vitest';
import { leftGaps } from '../../../../src/agents/engine/left-gaps';
import { EMPTY_SESSION, type Session, type Topic } from '../../../../src/agents/session/session';
import { asked, options } from '../specification/session-builder';

const COUNT =
  'It is not said whether the line that counts the earlier lines is one of the 5 lines, nor whether it stands above or below them.';
const TOPIC: Topic = {
  id: 'T1',
  title: 'The output',
  scope: 'What stands there.',
  dimensions: ['behaviour'],
  origin: 'bootstrap',
  status: 'completed',
  finding: 'It is said.',
  closedBy: 'settled',
  chosen: false,
  since: 1,
};

/** A session in which a review found something at record 15, with these questions answered: Q1 at record 10, Q2 at 20. */
function reviewed(...labels: [string[], string[]]): Session {
  const questions = labels.map((offered, at) =>
    asked(`Q${at + 1}`, {
      type: 'pick_many',
      config: { question: 'Which of these small matters belong to it, too?', options: options(...offered) },
      answer: { selected: ['a'] },
      topicId: 'T1',
    }),
  );
  const finding = { id: 'V1', text: COUNT, statements: [], fix: '', question: null, by: 'model' as const };
  return {
    ...EMPTY_SESSION,
    led: 'model',
    budget: 12,
    rightSize: { size: 'interview', reason: '', assumptions: [], parts: [], by: 'model', chosen: null },
    topics: [TOPIC],
    questions,
    findings: [{ ...finding, topicId: 'T1', foundAt: 15, end: null }],
  };
}

const OTHERS = ['A line without its line break is shown as it grows', 'Codes that move the cursor are left out'];
const ABOVE = 'The line that counts the earlier lines stands above the 5';

describe('what a review found and only the person can say', () => {
  it('brings its topic back', () => {
    expect(leftGaps(reviewed(OTHERS, OTHERS)).map(({ finding }) => finding)).toEqual(['V1']);
  });

  it('does not, where an option of a question that was answered since was about it, taken or not', () => {
    expect(leftGaps(reviewed(OTHERS, [...OTHERS, ABOVE]))).toEqual([]);
  });

  it('does, where that question was answered before the review', () => {
    expect(leftGaps(reviewed([...OTHERS, ABOVE], OTHERS)).map(({ finding }) => finding)).toEqual(['V1']);
  });
});

describe('what a look by a model left unknown', () => {
  it('brings a topic back once, for all of it that belongs there', () => {
    const gaps = ['Nothing says how wide the output is.', 'Nothing says what stands above it.'];
    const probe = {
      ...EMPTY_SESSION.probe,
      status: 'completed_with_gaps' as const,
      further: 'done' as const,
      summary: 'Seen.',
      gaps,
    };
    const session: Session = { ...reviewed(OTHERS, OTHERS), findings: [], probe };
    expect(leftGaps(session)).toEqual([{ topicId: 'T1', text: gaps.join(' ') }]);
  });
});
