import { describe, expect, it } from 'vitest';
import { oncePerSession } from '../../../../src/agents/session/once-per-session';
import { EMPTY_SESSION } from '../../../../src/agents/session/session';
import { openComments } from '../../../../src/agents/specification/open-comments';

describe('what follows from a session', () => {
  it('is worked out once for each state of it, also where nothing follows', () => {
    const asked: number[] = [];
    const follows = oncePerSession(({ budget }) => {
      asked.push(budget);
      return budget > 1 ? undefined : [budget];
    });
    const [one, two] = [1, 2].map((budget) => ({ ...EMPTY_SESSION, budget }));
    if (one === undefined || two === undefined) throw new Error('There are two.');
    expect(follows(one)).toBe(follows(one));
    expect([follows(two), follows(two), follows({ ...one })]).toEqual([undefined, undefined, [1]]);
    expect(asked).toEqual([1, 2, 1]);
    expect(openComments(one)).toBe(openComments(one));
  });

  it('is tried again where it failed', () => {
    let tries = 0;
    const work = oncePerSession(() => {
      tries += 1;
      if (tries === 1) throw new Error('not yet');
      return 'done';
    });
    expect(() => work(EMPTY_SESSION)).toThrow('not yet');
    expect(work(EMPTY_SESSION)).toBe('done');
  });
});
