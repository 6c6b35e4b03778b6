import { describe, expect, it } from 'vitest';
import { keyMeaning, type KeyPlace, type KeyPress } from '../../../../../src/webview/interview/question/key-meaning';

const press = (key: string, over: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...over,
});
const places: KeyPlace[] = ['single_line', 'multi_line', 'activates', 'elsewhere'];
const submit = { does: 'submit' };

describe('Enter', () => {
  it('submits everywhere together with Ctrl or Cmd', () => {
    for (const place of places) {
      expect(keyMeaning(press('Enter', { ctrlKey: true }), place, true)).toEqual(submit);
      expect(keyMeaning(press('Enter', { metaKey: true }), place, false)).toEqual(submit);
    }
  });

  it('alone submits on options and in a field of one line', () => {
    expect(keyMeaning(press('Enter'), 'elsewhere', false)).toEqual(submit);
    expect(keyMeaning(press('Enter'), 'single_line', false)).toEqual(submit);
    expect(keyMeaning(press('Enter'), 'single_line', true)).toEqual(submit);
  });

  it('alone is a newline where there are lines, and a press on buttons', () => {
    expect(keyMeaning(press('Enter'), 'multi_line', false)).toBeNull();
    expect(keyMeaning(press('Enter'), 'activates', false)).toBeNull();
    expect(keyMeaning(press('Enter'), 'elsewhere', true)).toBeNull();
  });

  it('belongs to the input method while it composes, and to whoever handled it', () => {
    expect(keyMeaning(press('Enter', { isComposing: true }), 'elsewhere', false)).toBeNull();
    expect(keyMeaning(press('Enter', { ctrlKey: true, defaultPrevented: true }), 'elsewhere', false)).toBeNull();
  });
});

describe('digits', () => {
  it('pick an option outside of text fields', () => {
    expect(keyMeaning(press('3'), 'elsewhere', false)).toEqual({ does: 'pick', digit: 3 });
    expect(keyMeaning(press('9'), 'activates', true)).toEqual({ does: 'pick', digit: 9 });
  });

  it('are text in text fields, and shortcuts of others with a modifier', () => {
    expect(keyMeaning(press('3'), 'single_line', false)).toBeNull();
    expect(keyMeaning(press('3'), 'multi_line', false)).toBeNull();
    expect(keyMeaning(press('3', { ctrlKey: true }), 'elsewhere', false)).toBeNull();
    expect(keyMeaning(press('3', { altKey: true }), 'elsewhere', false)).toBeNull();
  });

  it('count from 1', () => {
    expect(keyMeaning(press('0'), 'elsewhere', false)).toBeNull();
    expect(keyMeaning(press('a'), 'elsewhere', false)).toBeNull();
  });
});
