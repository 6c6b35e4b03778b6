import { describe, expect, it } from 'vitest';
import { TimeLimit } from '../../../../../src/agents/base/async/deadline';
import { never } from '../../../rigs/fixture-reader';
import { TestClock, stillClock } from '../../../rigs/test-clock';

/** Lets everything go on that waits for nothing but its turn. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a time limit', () => {
  it('gives its signal when the time is over', async () => {
    const clock = new TestClock();
    const { signal } = new TimeLimit(clock, 1_000, never);
    clock.advance(999);
    await turn();
    expect(signal.aborted).toBe(false);
    clock.advance(1);
    await turn();
    expect(signal.aborted).toBe(true);
  });

  it('gives it with the other signal, also one that came before', () => {
    const cancel = new AbortController();
    const { signal } = new TimeLimit(stillClock, 1_000, cancel.signal);
    expect(signal.aborted).toBe(false);
    cancel.abort();
    expect(signal.aborted).toBe(true);
    expect(new TimeLimit(stillClock, 1_000, cancel.signal).signal.aborted).toBe(true);
  });

  it('ends with its owner, and stops what runs under it', () => {
    const limit = new TimeLimit(new TestClock(), 1_000, never);
    let told = 0;
    limit.signal.addEventListener('abort', () => (told += 1));
    limit.end();
    limit.end();
    expect(told).toBe(1);
  });

  it('waits on where a timer ends early', async () => {
    let now = 0;
    const waits: number[] = [];
    const wait = async (ms: number) => void (now += (waits.push(ms), waits.length === 1 ? ms - 10 : ms));
    const { signal } = new TimeLimit({ ...stillClock, elapsed: () => now, wait }, 1_000, never);
    await turn();
    expect([signal.aborted, waits]).toEqual([true, [1_000, 10]]);
  });

  it('is none with a clock that does not wait', async () => {
    let ticks = 0;
    const { signal } = new TimeLimit({ ...stillClock, elapsed: () => ticks++ }, 1_000, never);
    await turn();
    expect(signal.aborted).toBe(false);
  });
});
