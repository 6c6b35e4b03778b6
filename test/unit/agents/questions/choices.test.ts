import { describe, expect, it } from 'vitest';
import { automaticAnswer, checkAnswer, digestAnswer, otherAnswer } from '../../../../src/agents/questions/catalogue';
import { countChoices } from '../../../../src/agents/questions/pick-many';
import { AB, ABC, configOf, expectTaken, problemsOf, reasonAgainst } from './refusals';

describe('options, wherever a question has some', () => {
  it.each(['pick_one', 'pick_many', 'rate', 'show_options'] as const)('%s needs at least one', (type) => {
    expect(problemsOf(type, { options: [] })).toEqual(['config.options: at least 1 option']);
    expect(problemsOf(type, {})).toEqual(['config.options: required']);
    expect(problemsOf(type, { options: 'a, b' })).toEqual(['config.options: must be a list']);
  });

  it('have unique ids and labels with something in them', () => {
    expect(problemsOf('pick_one', { options: [...AB, { id: 'a', label: 'Again' }] })).toEqual([
      'config.options[2].id: "a" is the id of item 1 already',
    ]);
    expect(problemsOf('pick_one', { options: [{ id: '', label: ' ' }, { label: 3 }] })).toEqual([
      'config.options[0].id: must not be empty',
      'config.options[0].label: must not be empty',
      'config.options[1].id: required',
      'config.options[1].label: must be text',
    ]);
    expect(problemsOf('rate', { options: [{ id: '__proto__', label: 'Odd' }] })).toEqual([
      'config.options[0].id: __proto__ cannot be an id',
    ]);
  });
});

describe('pick_one', () => {
  const config = configOf('pick_one', { options: ABC, recommended: 'b' });

  it('takes free text unless it is told not to', () => expect(config['allowOther']).toBe(true));

  it('recommends only what is offered', () => {
    expect(problemsOf('pick_one', { options: AB, recommended: 'x' })).toEqual([
      'config.recommended: no option has the id "x"',
    ]);
  });

  it('takes an option or a free text, and keeps the option "other" apart from the text', () => {
    expectTaken('pick_one', config, { selected: 'a' });
    expectTaken('pick_one', config, { selected: 'other' });
    expectTaken('pick_one', config, { other: ' Both of them ' });
    expect(digestAnswer('pick_one', config, { selected: 'other' })).toBe('Gamma');
    expect(digestAnswer('pick_one', config, { other: 'Both\nof them' })).toBe('Both of them');
  });

  it('says why it refuses', () => {
    expect(reasonAgainst('pick_one', config, { selected: 'x' })).toBe('“x” is not one of the options.');
    expect(reasonAgainst('pick_one', config, { other: ' ' })).toBe('Write your answer, or choose an option.');
    expect(reasonAgainst('pick_one', configOf('pick_one', { options: AB, allowOther: false }), { other: 'c' })).toBe(
      'This question takes one of its options only.',
    );
    for (const answer of [{ selected: 'a', other: 'c' }, {}, 'a', null, undefined]) {
      expect(reasonAgainst('pick_one', config, answer)).toMatch(
        /^This is not an answer to “Pick one” .* expected \{ selected: string \} \| \{ other: string \}\.$/,
      );
    }
  });

  it('answers by itself with the recommended or the first option, and takes "none of these" as free text', () => {
    expect(automaticAnswer('pick_one', config, 'recommended')).toEqual({ selected: 'b' });
    expect(automaticAnswer('pick_one', config, 'first')).toEqual({ selected: 'a' });
    expect(otherAnswer('pick_one', config, 'A third')).toEqual({ other: 'A third' });
    expect(otherAnswer('pick_one', config, ' ')).toBeNull();
    expect(otherAnswer('pick_one', configOf('pick_one', { options: AB, allowOther: false }), 'A third')).toBeNull();
  });
});

describe('pick_many', () => {
  const config = configOf('pick_many', { options: ABC, recommended: ['b'], min: 1, max: 2 });

  it('needs min ≤ max ≤ options and recommendations within them', () => {
    expect(problemsOf('pick_many', { options: AB, min: 2, max: 1 })).toEqual([
      'config.min: 2 is more than max, which is 1',
    ]);
    expect(problemsOf('pick_many', { options: AB, max: 3 })).toEqual(['config.max: 3 is more than the 2 options']);
    expect(problemsOf('pick_many', { options: AB, min: 3 })).toEqual(['config.min: 3 is more than the 2 options']);
    expect(problemsOf('pick_many', { options: AB, max: 0 })).toEqual(['config.max: must be at least 1']);
    expect(problemsOf('pick_many', { options: AB, min: 1.5 })).toEqual(['config.min: must be a whole number']);
    expect(problemsOf('pick_many', { options: AB, recommended: ['a', 'x'] })).toEqual([
      'config.recommended[1]: no option has the id "x"',
    ]);
    expect(problemsOf('pick_many', { options: AB, recommended: ['a', 'a'] })).toEqual([
      'config.recommended: names an option twice',
    ]);
    expect(problemsOf('pick_many', { options: AB, recommended: ['a', 'b'], max: 1 })).toEqual([
      'config.recommended: more than max, which is 1',
    ]);
  });

  it('counts the free text as a choice', () => {
    expectTaken('pick_many', config, { selected: ['a'], other: 'c' });
    expectTaken('pick_many', config, { selected: [], other: 'c' });
    // Who only writes something of their own has ticked nothing; nothing at all is no answer.
    expect(checkAnswer('pick_many', config, { other: 'c' })).toEqual({
      ok: true,
      answer: { selected: [], other: 'c' },
    });
    expect(checkAnswer('pick_many', config, {}).ok).toBe(false);
    expect(checkAnswer('pick_many', config, { other: ' ' }).ok).toBe(false);
    expect(countChoices({ selected: ['a', 'b'], other: 'c' })).toBe(3);
    expect(countChoices({ selected: ['a', 'b'], other: ' ' })).toBe(2);
    expect(reasonAgainst('pick_many', config, { selected: ['a', 'b'], other: 'c' })).toBe(
      'Choose at most 2; 3 chosen.',
    );
  });

  it('records the choices in the order of the options, without an empty free text', () => {
    expectTaken('pick_many', config, { selected: ['b', 'a'], other: ' ' }, { selected: ['a', 'b'] });
  });

  it('takes an empty selection only where none is enough', () => {
    expectTaken('pick_many', configOf('pick_many', { options: AB }), { selected: [] });
    expectTaken('pick_many', configOf('pick_many', { options: AB, min: 0 }), { selected: [] });
    expect(reasonAgainst('pick_many', config, { selected: [] })).toBe('Choose at least 1; 0 chosen.');
  });

  it('says why it refuses', () => {
    expect(reasonAgainst('pick_many', config, { selected: ['a', 'x'] })).toBe('“x” is not one of the options.');
    expect(
      reasonAgainst('pick_many', configOf('pick_many', { options: AB }), { selected: ['other'], other: 'b' }),
    ).toBe('“other” is not one of the options. Own words need only the key "other" with the words.');
    expect(reasonAgainst('pick_many', config, { selected: ['a', 'a'] })).toBe('“Alpha” is chosen twice.');
    const closed = configOf('pick_many', { options: AB, allowOther: false });
    expect(reasonAgainst('pick_many', closed, { selected: ['a'], other: 'c' })).toBe(
      'This question takes its options only.',
    );
    expect(reasonAgainst('pick_many', config, { selected: 'a' })).toContain('answer.selected: must be a list');
  });

  it('is digested in its labels', () => {
    expect(digestAnswer('pick_many', config, { selected: ['a', 'b'] })).toBe('Alpha, Beta');
    expect(digestAnswer('pick_many', config, { selected: ['a'], other: 'c' })).toBe('Alpha, c');
    expect(digestAnswer('pick_many', config, { selected: [] })).toBe('None');
  });

  it('answers by itself with the recommended, filled up to min', () => {
    expect(automaticAnswer('pick_many', config, 'recommended')).toEqual({ selected: ['b'] });
    expect(automaticAnswer('pick_many', config, 'first')).toEqual({ selected: ['a'] });
    const two = configOf('pick_many', { options: ABC, recommended: ['other'], min: 2 });
    expect(automaticAnswer('pick_many', two, 'recommended')).toEqual({ selected: ['other', 'a'] });
    expect(otherAnswer('pick_many', config, 'c')).toEqual({ selected: [], other: 'c' });
    expect(otherAnswer('pick_many', two, 'one text is not two choices')).toBeNull();
  });
});

describe('confirm', () => {
  const config = configOf('confirm', { yesLabel: 'Keep', noLabel: 'Drop' });

  it('has labels that differ', () => {
    expect(configOf('confirm')).toEqual({ question: 'Which?', yesLabel: 'Yes', noLabel: 'No', allowCancel: false });
    expect(problemsOf('confirm', { yesLabel: 'No' })).toEqual(['config.noLabel: must differ from yesLabel']);
    expect(problemsOf('confirm', { yesLabel: '' })).toEqual(['config.yesLabel: must not be empty']);
  });

  it('takes cancel only where it is offered', () => {
    expectTaken('confirm', config, { choice: 'no' });
    expect(reasonAgainst('confirm', config, { choice: 'cancel' })).toBe('Choose “Keep” or “Drop”.');
    expectTaken('confirm', configOf('confirm', { allowCancel: true }), { choice: 'cancel' });
    expect(reasonAgainst('confirm', config, { choice: true })).toContain(
      'answer.choice: must be "yes" or "no" or "cancel"',
    );
  });

  it('is digested in its labels', () => {
    expect(digestAnswer('confirm', config, { choice: 'yes' })).toBe('Keep');
    expect(digestAnswer('confirm', config, { choice: 'no' })).toBe('Drop');
    expect(digestAnswer('confirm', config, { choice: 'cancel' })).toBe('Cancelled');
    expect(automaticAnswer('confirm', config, 'recommended')).toEqual({ choice: 'yes' });
    expect(otherAnswer('confirm', config, 'Neither')).toBeNull();
  });
});

describe('show_options', () => {
  const options = [{ ...AB[0], pros: ['Fast'], cons: ['Dear'] }, AB[1]];
  const config = configOf('show_options', { options, recommended: 'b' });

  it('recommends only what is offered', () => {
    expect(problemsOf('show_options', { options, recommended: 'x' })).toEqual([
      'config.recommended: no option has the id "x"',
    ]);
    expect(problemsOf('show_options', { options: [{ ...AB[0], pros: 'Fast' }] })).toEqual([
      'config.options[0].pros: must be a list',
    ]);
  });

  it('takes an option or a free text, with a remark', () => {
    expectTaken('show_options', config, { selected: 'a', feedback: 'But cheaper' });
    expectTaken('show_options', config, { other: 'Both' });
    expect(digestAnswer('show_options', config, { selected: 'a', feedback: 'But cheaper' })).toBe(
      'Alpha – But cheaper',
    );
    expect(digestAnswer('show_options', config, { other: 'Both' })).toBe('Both');
  });

  it('says why it refuses', () => {
    expect(reasonAgainst('show_options', config, { selected: 'x' })).toBe('“x” is not one of the options.');
    expect(reasonAgainst('show_options', config, { other: '' })).toBe('Write your answer, or choose an option.');
    const silent = configOf('show_options', { options, allowFeedback: false });
    expect(reasonAgainst('show_options', silent, { selected: 'a', feedback: 'x' })).toBe(
      'This question takes no remark.',
    );
    expect(reasonAgainst('show_options', config, { selected: 'a', other: 'b' })).toContain('not an answer');
  });

  it('answers by itself with the recommended or the first option', () => {
    expect(automaticAnswer('show_options', config, 'recommended')).toEqual({ selected: 'b' });
    expect(automaticAnswer('show_options', config, 'first')).toEqual({ selected: 'a' });
    expect(otherAnswer('show_options', config, 'Both')).toEqual({ other: 'Both' });
  });
});

describe('thumbs and emoji_react', () => {
  it('thumbs go up or down, with a remark', () => {
    const config = configOf('thumbs');
    expectTaken('thumbs', config, { choice: 'down', feedback: 'Too long' });
    expect(digestAnswer('thumbs', config, { choice: 'down', feedback: 'Too long' })).toBe('Thumbs down: Too long');
    expect(digestAnswer('thumbs', config, { choice: 'up', feedback: ' ' })).toBe('Thumbs up');
    expect(reasonAgainst('thumbs', config, { choice: 'sideways' })).toContain('answer.choice: must be "up" or "down"');
    expect(automaticAnswer('thumbs', config, 'first')).toEqual({ choice: 'up' });
  });

  it('a reaction is one of those offered', () => {
    const config = configOf('emoji_react');
    expect(config['emojis']).toEqual(['👍', '👎', '❤️', '🎉', '😕', '🚀']);
    expectTaken('emoji_react', config, { emoji: '❤️' });
    expect(digestAnswer('emoji_react', config, { emoji: '❤️' })).toBe('❤️');
    expect(reasonAgainst('emoji_react', configOf('emoji_react', { emojis: ['👍', '<b>'] }), { emoji: '🎉' })).toBe(
      'Choose one of 👍 <b>.',
    );
    expect(automaticAnswer('emoji_react', config, 'first')).toEqual({ emoji: '👍' });
  });

  it('reactions are filled and differ', () => {
    expect(problemsOf('emoji_react', { emojis: [] })).toEqual(['config.emojis: at least 1 emoji']);
    expect(problemsOf('emoji_react', { emojis: ['👍', '👍'] })).toEqual(['config.emojis[1]: 👍 is offered already']);
    expect(problemsOf('emoji_react', { emojis: [''] })).toEqual(['config.emojis[0]: must not be empty']);
  });
});
