import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TypingStore } from '../../../../src/webview/connection/typing';

function store(kept: unknown = undefined) {
  const sent: [string, unknown][] = [];
  let state = kept;
  const typing = new TypingStore({
    send: (key, value) => sent.push([key, value]),
    kept: () => state,
    keep: (next) => (state = next),
  });
  return { typing, sent, kept: () => state };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is typed', () => {
  it('is sent once after a rest, per key', async () => {
    const { typing, sent } = store();
    typing.set('Q1', 'a');
    typing.set('Q1', 'ab');
    typing.set('message', 'hi');
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(150);
    expect(sent).toEqual([
      ['Q1', 'ab'],
      ['message', 'hi'],
    ]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toHaveLength(2);
  });

  it('is sent at once when the page goes away', () => {
    const { typing, sent } = store();
    typing.set('Q1', 'a');
    typing.flush();
    expect(sent).toEqual([['Q1', 'a']]);
  });

  it('is kept in the page at once', () => {
    const { typing, kept } = store();
    typing.seed('S1', {});
    typing.set('Q1', 'a');
    expect(kept()).toEqual({ scope: 'S1', typing: { Q1: 'a' } });
  });

  it('is announced to whoever listens', () => {
    const { typing } = store();
    const heard = vi.fn();
    typing.subscribe(heard);
    typing.set('Q1', 'a');
    expect(heard).toHaveBeenCalled();
  });
});

describe('what the extension has stored', () => {
  it('fills only keys that the page does not have', () => {
    const { typing } = store();
    typing.seed('S1', {});
    typing.set('Q1', 'newer');
    typing.seed('S1', { Q1: 'older', Q2: 'from yesterday' });
    expect(typing.get('Q1')).toBe('newer');
    expect(typing.get('Q2')).toBe('from yesterday');
  });

  it('does not bring back what was sent meanwhile', () => {
    const { typing, sent } = store();
    typing.seed('S1', { message: 'enough' });
    typing.clear('message');
    expect(sent).toEqual([['message', null]]);
    typing.seed('S1', { message: 'enough' });
    expect(typing.get('message')).toBeNull();
  });

  it('never mixes sessions: question ids repeat', async () => {
    const { typing, sent } = store();
    typing.seed('S1', {});
    typing.set('Q1', 'about the first');
    typing.seed('S2', { Q2: 'stored' });
    expect(typing.get('Q1')).toBeNull();
    expect(typing.get('Q2')).toBe('stored');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([]);
  });

  it('loses against what the page kept over a reload', () => {
    const { typing } = store({ scope: 'S1', typing: { Q1: 'kept' } });
    typing.seed('S1', { Q1: 'older' });
    expect(typing.get('Q1')).toBe('kept');
  });
});

describe('the page’s memory', () => {
  it('forgets emptied fields', () => {
    const { typing, kept } = store();
    typing.seed('S1', { Q1: 'a' });
    typing.clear('Q1');
    expect(kept()).toEqual({ scope: 'S1', typing: {} });
  });

  it('may hold anything without harm', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (kept, key) => {
        const { typing } = store(kept);
        typing.seed('S1', {});
        typing.set(key, 'typed');
        expect(typing.get(key)).toBe('typed');
      }),
    );
  });
});
