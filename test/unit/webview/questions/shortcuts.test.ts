import { describe, expect, it } from 'vitest';
import { QUESTION_TYPES, type QuestionTypeName } from '../../../../src/agents/questions/question-type';
import { CATALOGUE } from '../../../../src/agents/questions/catalogue';
import { CONTROLS } from '../../../../src/webview/questions/registry';
import { applyDigit } from '../../../../src/webview/questions/shortcuts';

const options = [
  { id: 'a', label: 'A' },
  { id: 'other', label: 'B' },
];

/** Presses digits one after the other on an untouched question and returns the answer, or the problem. */
function press(type: QuestionTypeName, given: Record<string, unknown>, ...digits: number[]): unknown {
  const control = CONTROLS[type];
  const config = CATALOGUE[type].config.parse({ question: '?', ...given });
  const draft = digits.reduce<unknown>((before, digit) => {
    const after = applyDigit(type, config, before, digit);
    expect(after).not.toBeNull();
    return after?.draft;
  }, control.initial(config));
  const outcome = control.toAnswer(config, draft);
  return 'answer' in outcome ? outcome.answer : outcome.problem;
}

describe('a digit key', () => {
  it('picks the option with that number', () => {
    expect(press('pick_one', { options }, 1)).toEqual({ selected: 'a' });
    expect(press('pick_one', { options }, 1, 2)).toEqual({ selected: 'other' });
    expect(press('show_options', { options }, 2)).toEqual({ selected: 'other' });
  });

  it('picks the own answer with the number after the last option, and waits for its text', () => {
    expect(press('pick_one', { options }, 3)).toBe('Write your own answer.');
    expect(press('show_options', { options }, 3)).toBe('Write your own answer.');
  });

  it('toggles where several may be chosen, and the order of pressing does not matter', () => {
    expect(press('pick_many', { options }, 2, 1)).toEqual({ selected: ['a', 'other'] });
    expect(press('pick_many', { options }, 1, 2, 1)).toEqual({ selected: ['other'] });
  });

  it('answers where the buttons are the answer', () => {
    expect(press('confirm', { allowCancel: true }, 3)).toEqual({ choice: 'cancel' });
    expect(press('thumbs', {}, 2)).toEqual({ choice: 'down' });
    expect(press('emoji_react', { emojis: ['🎉', '🚀'] }, 2)).toEqual({ emoji: '🚀' });
  });

  it('gives a verdict on what is shown', () => {
    expect(press('show_diff', { before: 'a', after: 'b' }, 2)).toEqual({ decision: 'reject' });
    expect(press('show_plan', { sections: [{ id: 's', title: 'S', content: '' }] }, 1)).toMatchObject({
      decision: 'approve',
    });
    expect(press('review_section', { content: 'Text' }, 1)).toMatchObject({ decision: 'approve' });
  });

  it('does nothing where there is no such choice, or nothing to pick', () => {
    const none = (type: QuestionTypeName, given: Record<string, unknown>, digit: number) => {
      const config = CATALOGUE[type].config.parse({ question: '?', ...given });
      return applyDigit(type, config, CONTROLS[type].initial(config), digit);
    };
    expect(none('pick_one', { options, allowOther: false }, 3)).toBeNull();
    expect(none('pick_many', { options }, 4)).toBeNull();
    expect(none('confirm', {}, 3)).toBeNull();
    expect(none('slider', { min: 0, max: 9 }, 5)).toBeNull();
    expect(none('rank', { options }, 1)).toBeNull();
    for (const digit of [0, 10, 1.5]) expect(none('pick_one', { options }, digit)).toBeNull();
  });

  it('keeps what was typed when it changes the choice', () => {
    const config = CATALOGUE['pick_one'].config.parse({ question: '?', options });
    expect(applyDigit('pick_one', config, { selected: null, otherChosen: true, other: 'half a' }, 1)?.draft).toEqual({
      selected: 'a',
      otherChosen: false,
      other: 'half a',
    });
  });

  it('says what it did, in the words of the choice', () => {
    const says = (type: QuestionTypeName, given: Record<string, unknown>, ...digits: number[]) => {
      const config = CATALOGUE[type].config.parse({ question: '?', ...given });
      let draft = CONTROLS[type].initial(config);
      return digits.map((digit) => {
        const done = applyDigit(type, config, draft, digit);
        draft = done?.draft;
        return done?.said;
      });
    };
    expect(says('pick_one', { options }, 2, 3)).toEqual(['B: chosen', 'Other: chosen']);
    expect(says('pick_many', { options }, 1, 1, 3, 3)).toEqual([
      'A: chosen',
      'A: not chosen',
      'Other: chosen',
      'Other: not chosen',
    ]);
    expect(says('show_options', { options }, 1)).toEqual(['A: chosen']);
    expect(says('confirm', { yesLabel: 'Go' }, 1)).toEqual(['Go: chosen']);
    expect(says('thumbs', {}, 2)).toEqual(['Thumbs down: chosen']);
    expect(says('emoji_react', { emojis: ['🎉'] }, 1)).toEqual(['🎉 Celebrate: chosen']);
    expect(says('show_diff', { before: 'a', after: 'b' }, 2)).toEqual(['Reject: chosen']);
    expect(says('review_section', { content: 'Text' }, 2)).toEqual(['Ask for changes: chosen']);
  });
});

it('says of every control whether its own buttons answer', () => {
  const withoutSubmit = QUESTION_TYPES.filter((type) => CONTROLS[type].submitLabel === null);
  expect(withoutSubmit).toEqual(['confirm', 'thumbs', 'emoji_react']);
  for (const type of withoutSubmit) expect('pick' in CONTROLS[type]).toBe(true);
});
