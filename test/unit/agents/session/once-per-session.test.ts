import { describe, expect, it } from 'vitest';
import { oncePerSession, whileSame } from '../../../../src/agents/session/once-per-session';
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

describe('what follows from one thing in a session', () => {
  it('is worked out again only where the thing is another or what is read for it', () => {
    const asked: string[] = [];
    const follows = whileSame(
      ({ request }) => [request],
      ({ request }, { id }: { id: string }) => {
        asked.push(id);
        return `${request} ${id}`;
      },
    );
    const [one, two] = [{ id: 'Q1' }, { id: 'Q2' }];
    const session = { ...EMPTY_SESSION, request: 'Add a list.' };
    expect([follows(session, one), follows(session, two), follows({ ...session, budget: 3 }, one)]).toEqual([
      'Add a list. Q1',
      'Add a list. Q2',
      'Add a list. Q1',
    ]);
    expect(follows({ ...session, request: 'Add none.' }, one)).toBe('Add none. Q1');
    expect(asked).toEqual(['Q1', 'Q2', 'Q1']);
  });
});
