import { afterEach, describe, expect, it, vi } from 'vitest';
import { EditorOffers } from '../../../../../src/extension/editor/models/editor-offers';
import type { EditorModel } from '../../../../../src/extension/editor/language-models/editor-models';

const models = [{ id: 'a/b/c' } as EditorModel];

describe('what the editor offers', () => {
  afterEach(() => void vi.useRealTimers());

  it('is asked anew for a session, and remembered for the start screen until it may have changed', async () => {
    let asked = 0;
    const offers = new EditorOffers({ listEditorModels: async () => (asked++, models) }, () => undefined);
    expect(await offers.glance()).toBe(models);
    expect(await offers.glance()).toBe(models);
    expect(asked).toBe(1);
    expect(await offers.all()).toBe(models);
    expect(asked).toBe(2);
    offers.forget();
    await offers.glance();
    expect(asked).toBe(3);
  });

  it('is nothing where a provider does not answer; the start screen is told once it does', async () => {
    vi.useFakeTimers();
    let answer: (found: EditorModel[]) => void = () => undefined;
    const late = vi.fn();
    const offers = new EditorOffers({ listEditorModels: () => new Promise((resolve) => (answer = resolve)) }, late);
    const glances = Promise.all([offers.glance(), offers.glance()]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await glances).toEqual([[], []]);
    answer(models);
    await vi.advanceTimersByTimeAsync(0);
    expect(late).toHaveBeenCalledTimes(1);
    expect(await offers.glance()).toBe(models);
    const all = offers.all();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await all).toEqual([]);
  });
});
