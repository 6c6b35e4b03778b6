import { describe, expect, it } from 'vitest';
import { wireSchema } from '../../../../../src/agents/model/wire-schema';
import { closedTurns, interviewerAhead, type AheadInput } from '../../../../../src/agents/roles/interviewer/ahead';
import { interviewerPrompt } from '../../../../../src/agents/roles/interviewer/prompt';
import type { QuestionDraft } from '../../../../../src/agents/session/question';
import { interviewerInput } from '../rule-based/made-up';
import { FRAME, read } from '../prompt-parts/reading';

const known = interviewerInput('Let users export their data');
const WAITS: QuestionDraft = {
  type: 'ask_text',
  config: { question: 'How long are exports kept?' },
  why: 'It decides what is deleted.',
  evidence: [],
  purpose: 'elicit',
  dimensions: ['data'],
  by: 'model',
};

/** What is asked for after some answers; `waiting` are the ids of what waits after each. */
function asked(answers: (string | null)[], waiting: string[] = []): AheadInput {
  const turns = answers.map((answer, at) => {
    const id = waiting[at];
    return { answer, input: id === undefined ? known : { ...known, waiting: { id, question: WAITS } } };
  });
  return { known, question: 'Which format?', options: ['CSV', 'JSON', 'XML'], turns };
}
const THREE = asked(['CSV', 'JSON', 'XML']);

const QUESTION = { question: 'Who may export?', type: 'ask_text', why: 'It decides where the check goes.' };
const first = { answer: 1, acknowledgement: 'CSV, then.', question: QUESTION, reason: 'Access is open.' };

/** What becomes of turns as they are written: their places with what they say back and ask. */
function told(turns: object[], input = THREE) {
  return closedTurns({ turns: [...turns, {}] }, input).map(({ at, result }) => [
    at,
    result.acknowledgement,
    result.done ? result.finding : (result.waiting ?? result.question.config['question']),
  ]);
}

describe('turns that are taken ahead of an answer', () => {
  it('are asked for so that no question is written twice, where there are several', () => {
    const rule = 'Write no question twice';
    expect(read(interviewerAhead.prompt.input(THREE, FRAME))).toContain(rule);
    expect(read(interviewerAhead.prompt.input(asked([null]), FRAME))).not.toContain(rule);
    expect(interviewerAhead.prompt.instructions).toBe(interviewerPrompt.instructions);
    expect(JSON.stringify(wireSchema(interviewerAhead.prompt.wire))).toContain('"sameAs"');
  });

  it('may ask what an earlier one asks, and say back their own answer', () => {
    const turns = [
      first,
      { answer: 2, sameAs: 1, acknowledgement: 'JSON, then.' },
      { answer: 3, sameAs: '2', acknowledgement: 'XML, then.' },
    ];
    expect(told(turns)).toEqual([
      [0, 'CSV, then.', 'Who may export?'],
      [1, 'JSON, then.', 'Who may export?'],
      [2, 'XML, then.', 'Who may export?'],
    ]);
    const [one, two] = closedTurns({ turns: [...turns, {}] }, THREE);
    expect(two?.result).toEqual({ ...one?.result, acknowledgement: 'JSON, then.' });
  });

  it('drop what waits where they ask what takes its place, whatever is answered', () => {
    const preparedQuestions = [{ id: 'P4', topicId: 'T1', question: 'How long are exports kept?' }];
    const waiting = {
      ...THREE,
      turns: THREE.turns.map((turn) => ({ ...turn, input: { ...turn.input, preparedQuestions } })),
    };
    const dropping = { ...first, dropWaiting: ['P4'] };
    const turns = [dropping, { answer: 2, sameAs: 1, acknowledgement: 'JSON, then.', dropWaiting: [] }, {}];
    expect(closedTurns({ turns }, waiting).map(({ result }) => (result.done ? null : result.drops))).toEqual([
      ['P4'],
      ['P4'],
    ]);
  });

  it('are each there as soon as they are closed, while the reply still comes in', () => {
    const repeated = { answer: 2, sameAs: 1, acknowledgement: 'JSON, then.' };
    expect(closedTurns({ turns: [first] }, THREE)).toEqual([]);
    expect(closedTurns({ turns: [first, repeated] }, THREE).map(({ at }) => at)).toEqual([0]);
    expect(closedTurns({ turns: [first, repeated, { answer: 3, sameAs: 1 }] }, THREE).map(({ at }) => at)).toEqual([
      0, 1,
    ]);
  });

  it.each([
    [
      'one that comes later',
      [
        { answer: 1, sameAs: 2 },
        { ...first, answer: 2 },
      ],
      [1],
    ],
    ['itself', [first, { answer: 2, sameAs: 2 }], [0]],
    ['none that there is', [first, { answer: 2, sameAs: 7 }, { answer: 3, sameAs: 0 }], [0]],
    [
      'one that asks nothing',
      [
        { answer: 1, done: true, finding: 'CSV.' },
        { answer: 2, sameAs: 1 },
      ],
      [0],
    ],
    [
      'one that cannot be used',
      [
        { ...first, question: { ...QUESTION, why: '' } },
        { answer: 2, sameAs: 1 },
      ],
      [],
    ],
    [
      'one that is not told of',
      [
        { ...first, answer: 9 },
        { answer: 2, sameAs: 9 },
      ],
      [],
    ],
  ])('are left out where they name %s: no wrong question is asked', (_what, turns, there) => {
    expect(told(turns).map(([at]) => at)).toEqual(there);
  });

  it('ask their own question, or are done, where they say so whatever they name', () => {
    const own = { ...QUESTION, question: 'Which separator?' };
    const turns = [
      first,
      { answer: 2, sameAs: 1, acknowledgement: '', question: own },
      { answer: 3, sameAs: 1, acknowledgement: '', done: true, finding: 'XML, for all.' },
    ];
    expect(told(turns).map(([, , asks]) => asks)).toEqual(['Who may export?', 'Which separator?', 'XML, for all.']);
  });

  it('may repeat that what waits is asked, only where the very same question waits', () => {
    const turns = [
      { answer: 1, acknowledgement: 'CSV.', askWaiting: 'P2' },
      { answer: 2, acknowledgement: 'JSON.', sameAs: 1 },
      { answer: 3, acknowledgement: 'XML.', sameAs: 1 },
    ];
    const input = asked(['CSV', 'JSON', 'XML'], ['P2', 'P2', 'P5']);
    expect(told(turns, input)).toEqual([
      [0, 'CSV.', 'P2'],
      [1, 'JSON.', 'P2'],
    ]);
  });

  it('take no more than their answers’ words where all ask the same', () => {
    const repeated = [2, 3].map((answer) => ({ answer, sameAs: 1, acknowledgement: 'So it is.' }));
    const inFull = [2, 3].map((answer) => ({ ...first, answer, acknowledgement: 'So it is.' }));
    const length = (turns: object[]) => JSON.stringify([first, ...turns]).length;
    expect(told([first, ...repeated])).toEqual(told([first, ...inFull]));
    expect(length(repeated)).toBeLessThan(0.7 * length(inFull));
  });
});
