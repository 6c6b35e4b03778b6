import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SEND_EVERY_MS, TypingStore } from '../../../../src/webview/connection/typing';

type Sent = [scope: string, key: string, value: unknown, rev: number];

/** A page's store, what it sent, and what it would find again. */
function store(kept: unknown = undefined) {
  const sent: Sent[] = [];
  let state = kept;
  const typing = new TypingStore({
    send: (...what) => sent.push(what),
    kept: () => state,
    keep: (next) => (state = next),
  });
  return { typing, sent, kept: () => state };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is typed', () => {
  it('is sent with the first key, and while one types on, not only after a rest', async () => {
    const { typing, sent } = store();
    typing.seed('S1', { rev: 0, fields: {} });
    typing.set('message', 'h');
    expect(sent).toEqual([['S1', 'message', 'h', 1]]);
    for (const text of ['ha', 'hal', 'half', 'half ', 'half a']) {
      await vi.advanceTimersByTimeAsync(SEND_EVERY_MS / 2);
      typing.set('message', text);
    }
    expect(sent.map(([, , value]) => value)).toEqual(['h', 'ha', 'half']);
    await vi.advanceTimersByTimeAsync(SEND_EVERY_MS);
    expect(sent.at(-1)).toEqual(['S1', 'message', 'half a', 6]);
    await vi.advanceTimersByTimeAsync(10 * SEND_EVERY_MS);
    expect(sent).toHaveLength(4);
  });

  it('is sent at once when the page goes away', () => {
    const { typing, sent } = store();
    typing.set('Q1', 'a');
    typing.set('Q1', 'ab');
    typing.flush();
    expect(sent.map(([, , value]) => value)).toEqual(['a', 'ab']);
  });

  it('is kept in the page with every key', () => {
    const { typing, kept } = store();
    typing.seed('S1', { rev: 3, fields: {} });
    typing.set('Q1', 'a');
    expect(kept()).toMatchObject({ scope: 'S1', rev: 4, fields: { Q1: 'a' } });
  });

  it('is announced to whoever listens', () => {
    const { typing } = store();
    const heard = vi.fn();
    typing.subscribe(heard);
    typing.set('Q1', 'a');
    expect(heard).toHaveBeenCalled();
  });

  it('is announced to whoever shows that field, and to nobody else', () => {
    const { typing } = store();
    const [first, second] = [vi.fn(), vi.fn()];
    typing.watch('Q1', first);
    const stop = typing.watch('Q2', second);
    typing.set('Q1', 'a');
    typing.set('Q1', 'a');
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
    typing.set('Q2', 'b');
    stop();
    typing.clear('Q2');
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  });

  it('is remembered with its place for a while, for the page that takes over', async () => {
    const { typing, kept } = store();
    typing.seed('S1', { rev: 0, fields: {} });
    typing.set('message', 'half');
    expect(store(kept()).typing.typedJustNow).toBe('message');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store(kept()).typing.typedJustNow).toBeNull();
  });
});

describe('of what the page kept and what the extension stored', () => {
  const kept = { scope: 'S1', rev: 7, fields: { Q1: 'of the page' }, last: null };

  it('the extension’s is taken where it has seen more', () => {
    const { typing, sent } = store(kept);
    typing.seed('S1', { rev: 9, fields: { Q1: 'of the extension' } });
    expect(typing.get('Q1')).toBe('of the extension');
    expect(sent).toEqual([]);
  });

  it('the page’s is taken where it has seen more, and the extension is told', () => {
    const { typing, sent } = store(kept);
    typing.seed('S1', { rev: 5, fields: { Q1: 'of the', message: 'sent since' } });
    expect(typing.get('Q1')).toBe('of the page');
    expect(typing.get('message')).toBeNull();
    expect(sent).toEqual([
      ['S1', 'Q1', 'of the page', 7],
      ['S1', 'message', null, 7],
    ]);
  });

  it('a late word of the extension changes nothing', () => {
    const { typing, sent } = store();
    typing.seed('S1', { rev: 1, fields: { message: 'enough' } });
    typing.clear('message');
    typing.set('Q1', 'newer');
    sent.length = 0;
    typing.seed('S1', { rev: 1, fields: { message: 'enough' } });
    expect(typing.get('message')).toBeNull();
    expect(typing.get('Q1')).toBe('newer');
    expect(sent).toEqual([]);
  });

  it('sessions are never mixed: question ids repeat', async () => {
    const { typing, sent } = store();
    typing.seed('S1', { rev: 0, fields: {} });
    typing.set('Q1', 'a');
    typing.set('Q1', 'about the first');
    typing.seed('S2', { rev: 0, fields: { Q2: 'stored' } });
    expect(typing.get('Q1')).toBeNull();
    expect(typing.get('Q2')).toBe('stored');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([['S1', 'Q1', 'a', 1]]);
  });
});

describe('the page’s memory', () => {
  it('forgets emptied fields', () => {
    const { typing, kept } = store();
    typing.seed('S1', { rev: 1, fields: { Q1: 'a' } });
    typing.clear('Q1');
    expect(kept()).toMatchObject({ rev: 2, fields: {} });
  });

  it('may hold anything without harm', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (kept, key) => {
        const { typing } = store(kept);
        typing.seed('S1', { rev: 0, fields: {} });
        typing.set(key, 'typed');
        expect(typing.get(key)).toBe('typed');
      }),
    );
  });
});
