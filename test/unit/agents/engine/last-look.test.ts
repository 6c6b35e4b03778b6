import { describe, expect, it } from 'vitest';
import { placesOf } from '../../../../src/agents/specification/code-places';
import { buildSpec } from '../../../../src/agents/specification/model';
import type { Clock } from '../../../../src/agents/base/async/clock';
import type { WorkspaceReader } from '../../../../src/agents/workspace/workspace-reader';
import { TestClock, tickingClock } from '../../rigs/test-clock';
import { openQuestion } from '../../../../src/agents/session/session';
import { answerOpen, begin, rig, textLook } from './rig';

const FILES = {
  'package.json': '{"name":"shop"}',
  'src/api/cache.ts': 'export function cacheResponse(api: string) {\n  return store.get(api);\n}\n',
};

/** An interview that is wrapped up after some answers, and the record of its specification. */
async function wrappedUp(change: Partial<WorkspaceReader> = {}, clock: Clock = tickingClock()) {
  const { ports, records, specs } = rig(FILES);
  const reader = textLook(FILES);
  const interview = await begin(
    { ...ports, clock, reader: { ...reader, ...change } },
    { request: 'Cache each API response' },
  );
  for (let i = 0; i < 4 && openQuestion(interview.session) !== null; i++) await answerOpen(interview);
  expect(interview.session.statements).not.toEqual([]);
  await interview.dispatch({ type: 'wrap_up' }, 'person');
  await interview.idle();
  const written = records.map(({ event }) => event).find((event) => event.type === 'spec_written');
  return { session: interview.session, written, specs };
}

describe('the last look at the code, before the specification is written', () => {
  it('is kept with the session, so that every form that is made of it later names the same places', async () => {
    const { session, written } = await wrappedUp();
    expect(written?.['places']).toEqual([
      expect.objectContaining({ path: 'src/api/cache.ts', startLine: 1, endLine: 3 }),
    ]);
    expect(buildSpec(session).places).toEqual(
      expect.arrayContaining([expect.objectContaining({ path: 'src/api/cache.ts', startLine: 1, endLine: 3 })]),
    );
  });

  it('stops nothing when it breaks down: the places of the first look are named', async () => {
    let ranked = 0;
    const whole = textLook(FILES);
    const rank: typeof whole.rank = (...given) =>
      ranked++ === 0 ? whole.rank(...given) : Promise.reject(new Error('The disk is gone.'));
    const { session, specs } = await wrappedUp({ rank });
    expect(specs).toHaveLength(1);
    expect(placesOf(buildSpec(session)).map(({ place }) => place)).toContainEqual(
      expect.stringMatching(/^src\/api\/cache\.ts:/),
    );
  });

  it('is not waited for when it never ends', async () => {
    let looks = 0;
    const whole = textLook(FILES);
    const clock = new TestClock();
    const rank: typeof whole.rank = (...given) => {
      if (looks++ === 0) return whole.rank(...given);
      setImmediate(() => clock.advance(60_000));
      return new Promise(() => undefined);
    };
    expect((await wrappedUp({ rank }, clock)).specs).toHaveLength(1);
    expect(looks).toBeGreaterThan(1);
  });
});
