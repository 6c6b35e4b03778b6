import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../../../src/agents/questions/catalogue';
import type { QuestionTypeName } from '../../../../src/agents/questions/question-type';
import { CONTROLS } from '../../../../src/webview/questions/registry';

const options = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B' },
  { id: 'c', label: 'C' },
];

/** What the person's half-filled state amounts to: `change` is what they did to the untouched one. */
function outcome(type: QuestionTypeName, given: Record<string, unknown>, change: Record<string, unknown>): unknown {
  const config = CATALOGUE[type].config.parse({ question: '?', ...given });
  return CONTROLS[type].toAnswer(config, { ...(CONTROLS[type].initial(config) as object), ...change });
}

const problem = { problem: expect.any(String) as string };

describe('a choice', () => {
  it('preselects nothing, not even what is recommended', () => {
    expect(outcome('pick_one', { options, recommended: 'a' }, {})).toEqual(problem);
    expect(outcome('pick_many', { options, recommended: ['a', 'b'] }, {})).toEqual(problem);
    expect(outcome('show_options', { options, recommended: 'a' }, {})).toEqual(problem);
  });

  it('keeps an option called "other" apart from the own answer', () => {
    const other = [{ id: 'other', label: 'Other' }];
    expect(outcome('pick_one', { options: other }, { selected: 'other' })).toEqual({ answer: { selected: 'other' } });
    expect(outcome('pick_one', { options: other }, { otherChosen: true, other: 'mine' })).toEqual({
      answer: { other: 'mine' },
    });
    expect(outcome('pick_one', { options: other }, { otherChosen: true, other: ' \n' })).toEqual(problem);
  });

  it('of nothing is an answer only if none are required and the person says so', () => {
    expect(outcome('pick_many', { options }, { none: true })).toEqual({ answer: { selected: [] } });
    expect(outcome('pick_many', { options, min: 0 }, { none: true })).toEqual({ answer: { selected: [] } });
    expect(outcome('pick_many', { options, min: 1 }, { none: true })).toEqual(problem);
  });

  it('counts the own answer towards the limits', () => {
    const chosen = { selected: ['a'], otherChosen: true, other: 'mine' };
    expect(outcome('pick_many', { options, max: 1 }, chosen)).toEqual({ problem: 'Choose at most 1.' });
    expect(outcome('pick_many', { options, min: 2 }, chosen)).toEqual({ answer: { selected: ['a'], other: 'mine' } });
  });
});

describe('a ranking', () => {
  const asShown = { answer: { ranking: ['a', 'b', 'c'].map((id, index) => ({ id, rank: index + 1 })) } };

  it('that was not touched needs the word that it is right', () => {
    expect(outcome('rank', { options }, {})).toEqual(problem);
    expect(outcome('rank', { options }, { right: true })).toEqual(asShown);
  });

  it('that was moved back and forth counts as touched', () => {
    expect(outcome('rank', { options }, { touched: true })).toEqual(asShown);
  });

  it('goes by rank, not by the place in the answer', () => {
    const config = CATALOGUE['rank'].config.parse({ question: '?', options });
    const draft = CONTROLS.rank.fromAnswer(config, {
      ranking: [
        { id: 'a', rank: 3 },
        { id: 'b', rank: 1 },
        { id: 'c', rank: 2 },
      ],
    });
    expect(draft).toMatchObject({ order: ['b', 'c', 'a'] });
  });
});

describe('a rating', () => {
  const scale = { options, min: 0, max: 0.3, step: 0.1 };

  it('keeps each value as it was clicked, 0 too', () => {
    const ratings = { a: 0, b: 0.3, c: null };
    expect(outcome('rate', scale, { ratings })).toEqual({ answer: { ratings } });
  });

  it('is missing until every item is rated or not applicable', () => {
    expect(outcome('rate', scale, { ratings: { a: 0, c: null } })).toEqual({
      problem: 'Rate “B”, or mark it as not applicable.',
    });
    expect(outcome('rate', scale, { ratings: { a: 0 } })).toEqual({
      problem: '2 of 3 are not rated yet. Rate them, or mark them as not applicable.',
    });
  });

  it('is not read off what every object has', () => {
    const own = [{ id: 'constructor', label: 'Constructor' }];
    expect(outcome('rate', { options: own }, {})).toEqual(problem);
  });

  it('off the scale is refused', () => {
    expect(outcome('rate', scale, { ratings: { a: 0.25, b: 0, c: 0 } })).toEqual(problem);
  });
});

describe('a slider', () => {
  it('that was not touched needs the word that its value is right, also at 0', () => {
    const given = { min: -5, max: 5, defaultValue: 0 };
    expect(outcome('slider', given, {})).toEqual(problem);
    expect(outcome('slider', given, { right: true })).toEqual({ answer: { value: 0 } });
    expect(outcome('slider', given, { text: '0', touched: true })).toEqual({ answer: { value: 0 } });
  });

  it('rests on the grid where it has no default', () => {
    expect(outcome('slider', { min: 0, max: 1, step: 0.3 }, { right: true })).toEqual({ answer: { value: 0.3 } });
  });

  it('takes values on its steps only', () => {
    const given = { min: 0, max: 1, step: 0.1 };
    expect(outcome('slider', given, { text: '0.3', touched: true })).toEqual({ answer: { value: 0.3 } });
    for (const text of ['', ' ', '0.35', '1.1', '-0.1', 'many', 'Infinity']) {
      expect(outcome('slider', given, { text, touched: true })).toEqual(problem);
    }
  });
});

describe('a text', () => {
  it('is measured in code points, without the white space around it', () => {
    expect(outcome('ask_text', { maxLength: 2 }, { text: ' 👍👍 ' })).toEqual({ answer: { text: ' 👍👍 ' } });
    expect(outcome('ask_text', { maxLength: 2 }, { text: '👍👍👍' })).toEqual({
      problem: 'Write at most 2 characters; there are 3.',
    });
    expect(outcome('ask_text', { minLength: 2 }, { text: ' a  ' })).toEqual({
      problem: 'Write at least 2 characters; there are 1.',
    });
    expect(outcome('ask_text', {}, { text: ' \n\t ' })).toEqual(problem);
  });
});

describe('code', () => {
  it('that was given needs a change, or the word that it is right', () => {
    const given = { language: 'go', initial: 'a\r\n\tb\r\n' };
    expect(outcome('ask_code', given, {})).toEqual(problem);
    expect(outcome('ask_code', given, { right: true })).toEqual({ answer: { code: 'a\r\n\tb\r\n', language: 'go' } });
  });
});

describe('a change that is shown', () => {
  const given = { before: 'a\r\n', after: 'b\r\n' };

  it('is approved by an edit that changes nothing', () => {
    expect(outcome('show_diff', given, { decision: 'edit' })).toEqual({ answer: { decision: 'approve' } });
    expect(outcome('show_diff', given, { decision: 'edit', edited: 'b\r\n' })).toEqual({
      answer: { decision: 'approve' },
    });
  });

  it('is edited even if only its line endings are', () => {
    expect(outcome('show_diff', given, { decision: 'edit', edited: 'b\n' })).toEqual({
      answer: { decision: 'edit', edited: 'b\n' },
    });
  });

  it('may be rejected without a reason', () => {
    expect(outcome('show_diff', given, { decision: 'reject' })).toEqual({ answer: { decision: 'reject' } });
  });
});

describe('a review', () => {
  it('that asks for changes says which', () => {
    const plan = { sections: [{ id: 's', title: 'S', content: '' }] };
    expect(outcome('show_plan', plan, { decision: 'revise' })).toEqual(problem);
    expect(outcome('show_plan', plan, { decision: 'revise', annotations: [{ sectionId: 's', text: ' ' }] })).toEqual(
      problem,
    );
    expect(outcome('review_section', { content: 'Text' }, { decision: 'revise' })).toEqual(problem);
    expect(outcome('review_section', { content: 'Text' }, { decision: 'revise', feedback: 'Too short' })).toEqual({
      answer: { decision: 'revise', annotations: [], feedback: 'Too short' },
    });
  });

  it('does not lose a passage that has no comment yet', () => {
    const annotations = [{ quote: 'Text', text: '' }];
    expect(outcome('review_section', { content: 'Text' }, { decision: 'approve', annotations })).toEqual({
      problem: 'Write your comment on “Text”, or remove it.',
    });
  });
});
