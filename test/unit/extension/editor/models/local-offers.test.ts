import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocalOffers } from '../../../../../src/extension/editor/models/local-offers';
import type { LocalModel } from '../../../../../src/extension/node/openai/local-models';

const ADDRESSES = ['http://localhost:11434/v1'];
const FOUND: LocalModel = {
  baseUrl: 'http://localhost:11434/v1',
  listed: { id: 'llama3.2', contextTokens: null, images: null },
};

describe('what a server on this machine offers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is looked for once in a while, however often the start screen is drawn', async () => {
    let now = 0;
    const find = vi.fn(async () => FOUND);
    const offers = new LocalOffers(
      find,
      () => undefined,
      () => now,
    );
    expect([await offers.glance(ADDRESSES), await offers.glance(ADDRESSES)]).toEqual([FOUND, FOUND]);
    expect(find).toHaveBeenCalledTimes(1);
    now = 15_000;
    await offers.glance(ADDRESSES);
    expect(find).toHaveBeenCalledTimes(2);
    await offers.glance(['http://localhost:1234/v1']);
    expect(find).toHaveBeenCalledTimes(3);
    offers.forget();
    await offers.glance(['http://localhost:1234/v1']);
    expect(find).toHaveBeenCalledTimes(4);
  });

  it('does not hold the start screen up: it comes when it is known', async () => {
    const onLate = vi.fn();
    const slow = () => new Promise<LocalModel>((resolve) => setTimeout(() => resolve(FOUND), 1000));
    const offers = new LocalOffers(slow, onLate, () => 0);
    const seen = offers.glance(ADDRESSES);
    await vi.advanceTimersByTimeAsync(300);
    expect(await seen).toBeNull();
    expect(onLate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(700);
    expect(onLate).toHaveBeenCalledTimes(1);
    expect(await offers.glance(ADDRESSES)).toEqual(FOUND);
  });

  it('changes nothing when it comes late and is what was known', async () => {
    const onLate = vi.fn();
    const none = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), 1000));
    const offers = new LocalOffers(none, onLate, () => 0);
    const seen = offers.glance(ADDRESSES);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await seen).toBeNull();
    expect(onLate).not.toHaveBeenCalled();
  });
});
