import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Gathering } from '../../../../../src/extension/editor/window/gathering';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('what is asked for at once is done once', () => {
  const work = vi.fn();
  const gathering = new Gathering(30, work);
  for (let i = 0; i < 5; i++) gathering.ask();
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(1);
  gathering.ask();
  vi.advanceTimersByTime(30);
  expect(work).toHaveBeenCalledTimes(2);
});

it('what is asked for all the time is not put off', () => {
  const work = vi.fn();
  const gathering = new Gathering(100, work);
  for (let ms = 0; ms < 1_000; ms += 20) {
    gathering.ask();
    vi.advanceTimersByTime(20);
  }
  expect(work.mock.calls.length).toBeGreaterThanOrEqual(8);
});

it('nothing is done after its end', () => {
  const work = vi.fn();
  const gathering = new Gathering(30, work);
  gathering.ask();
  gathering.dispose();
  vi.advanceTimersByTime(100);
  expect(work).not.toHaveBeenCalled();
});
