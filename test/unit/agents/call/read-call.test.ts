import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCall } from '../../../../src/agents/call/read-call';

const QUESTION = { type: 'confirm', config: { question: 'Is it for everyone?' } };

function problemsOf(input: unknown): string[] {
  const read = readCall(input);
  return read.ok ? [] : read.problems;
}

describe('what a calling agent sends', () => {
  it('is taken with its questions as they are, defaults filled in', () => {
    const read = readCall({ context: 'We use Redis.', request: ' Add a cache ', initial_questions: [QUESTION] });
    expect(read).toMatchObject({
      ok: true,
      call: {
        context: 'We use Redis.',
        request: 'Add a cache',
        questions: [{ type: 'confirm', config: { question: 'Is it for everyone?', yesLabel: 'Yes' }, by: 'caller' }],
      },
    });
  });

  it('may have no questions and no context', () => {
    expect(readCall({ request: 'Add a cache' })).toMatchObject({ ok: true, call: { context: '', questions: [] } });
  });

  it('may say null for what it leaves out, as models do', () => {
    expect(readCall({ request: 'Add a cache', context: null, initial_questions: null })).toMatchObject({
      ok: true,
      call: { context: '', questions: [] },
    });
  });

  it.each([
    [{ request: 7 }, /^request: /],
    [{}, /^request: /],
    [{ request: ' \u200b' }, /^request: is empty/],
    [{ request: 'x'.repeat(50_001) }, /^request: .*50001 characters/],
    [{ request: 'x', context: 'x'.repeat(50_001) }, /^context: .*50001 characters/],
    [{ request: 'x', questions: [] }, /^input: questions is not known here/],
    [{ request: 'x', initial_questions: [{ ...QUESTION, id: 1 }] }, /^initial_questions\[0\]: id is not known here/],
    [{ request: 'x', initial_questions: 'no' }, /^initial_questions: /],
    [{ request: 'x', initial_questions: [QUESTION, { type: 'pick' }] }, /^initial_questions\[1\]\.type: "pick" is not/],
    [
      { request: 'x', initial_questions: [{ type: 'pick_one', config: { question: 'Which?', options: [] } }] },
      /^initial_questions\[0\]\.config\.options: at least 1/,
    ],
    [{ request: 'x', initial_questions: [{ type: 'confirm', config: null }] }, /^initial_questions\[0\]\.config/],
    [{ request: 'x', initial_questions: [QUESTION, QUESTION] }, /^initial_questions\[1\]\.config\.question: the same/],
    [{ request: 'x', initial_questions: Array(16).fill(QUESTION) }, /^initial_questions: at most 15 questions/],
    [{ request: 'x', initial_questions: [null] }, /^initial_questions\[0\]: must be an object/],
    [
      { request: 'x', initial_questions: [{ ...QUESTION, config: { question: '\u200b' } }] },
      /question: must not be empty$/,
    ],
    [
      { request: 'x', initial_questions: [{ ...QUESTION, config: { question: 'x'.repeat(50_001) } }] },
      /^initial_questions\[0\]\.config: .*characters/,
    ],
    [null, /^input: /],
    ['Add a cache', /^input: /],
  ])('%j is refused, naming the place', (input, problem) => {
    expect(problemsOf(input)[0]).toMatch(problem);
  });

  it('names every malformed question, not only the first', () => {
    const problems = problemsOf({ request: 'x', initial_questions: [{ type: 'a' }, QUESTION, { type: 'b' }] });
    expect(problems.map((problem) => problem.slice(0, 20))).toEqual(['initial_questions[0]', 'initial_questions[2]']);
  });

  it('tells problems of form and of content together', () => {
    const config = { question: 'Which?', options: [], recommended: 7 };
    const input = {
      context: 7,
      initial_questions: [{ ...QUESTION, id: 1 }, { type: 'pick_one', config }, 'Which?'],
      x: 1,
    };
    expect(problemsOf(input).map((problem) => problem.split(': ', 1)[0])).toEqual([
      'context',
      'request',
      'initial_questions[0]',
      'initial_questions[2]',
      'input',
      'initial_questions[1].config.options',
      'initial_questions[1].config.recommended',
    ]);
  });

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        readCall(value);
        readCall({ request: 'x', initial_questions: [{ type: 'pick_one', config: value }] });
      }),
    );
  });
});
