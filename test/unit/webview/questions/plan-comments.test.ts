import { describe, expect, it } from 'vitest';
import { begunOn, boxesOf, saysSomething, withComment } from '../../../../src/webview/questions/plan-comments';

const SECTION = 'requirements';
const on = (...texts: string[]) => texts.map((text) => ({ sectionId: SECTION, text }));

describe('a comment that a button writes', () => {
  it('takes the box that says nothing yet, else one of its own, and stands once', () => {
    expect(withComment(on(''), SECTION, 'Ask me.')).toEqual(on('Ask me.'));
    expect(withComment(on('Too long.'), SECTION, 'Ask me.')).toEqual(on('Too long.', 'Ask me.'));
    expect(withComment(on('Ask me.'), SECTION, 'Ask me.')).toEqual(on('Ask me.'));
  });
});

describe('a comment on a single statement of a plan', () => {
  it.each([
    ['where nothing is said yet', on(), on('FR-002: '), 0],
    ['in the box that is empty', on(''), on('FR-002: '), 0],
    ['in place of one that was begun and says nothing', on('FR-001: '), on('FR-002: '), 0],
    ['beside one that says something', on('Too long.'), on('Too long.', 'FR-002: '), 1],
    ['where it was begun before', on('Too long.', 'FR-002: why?'), on('Too long.', 'FR-002: why?'), 1],
  ])('begins with its label: %s', (_, before, annotations, box) => {
    expect(begunOn(before, SECTION, 'FR-002')).toEqual({ annotations, box });
  });

  it('leaves the comments on other sections alone', () => {
    const other = { sectionId: 'goal', text: 'For whom?' };
    expect(begunOn([other], SECTION, 'FR-001').annotations).toEqual([other, ...on('FR-001: ')]);
    expect(boxesOf([other], SECTION)).toEqual([{ at: null, text: '' }]);
  });

  it('is none as long as it says nothing', () => {
    expect(['', '  ', 'FR-001: '].some(saysSomething)).toBe(false);
    expect(saysSomething('FR-001: split it')).toBe(true);
  });
});
