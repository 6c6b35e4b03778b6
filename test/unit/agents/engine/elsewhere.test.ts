import { describe, expect, it } from 'vitest';
import { Interview } from '../../../../src/agents/engine/interview';
import { openQuestion } from '../../../../src/agents/session/session';
import { SessionElsewhere } from '../../../../src/agents/session/store-port';
import { answerOpen, begin, rig, toChoice } from './rig';

const THERE = 'This session goes on in another window (process 7).';

describe('a session that another process goes on with', () => {
  it('refuses the answer that could not be kept, says where it goes on, and does nothing any more', async () => {
    const { ports, records } = rig();
    const store = { ...ports.store, append: ports.store.append.bind(ports.store) };
    let taken = false;
    const interview = await begin({
      ...ports,
      store: {
        ...store,
        append: async (batch) => {
          if (taken) throw new SessionElsewhere(THERE);
          await store.append(batch);
        },
      },
    });
    await toChoice(interview);
    taken = true;
    const kept = records.length;
    await expect(answerOpen(interview)).rejects.toThrow(THERE);
    expect(interview.view()).toMatchObject({ elsewhere: THERE, problem: null, busy: null });
    expect(interview.unsaved.map(({ event }) => event.type)).toContain('answer_given');
    expect(await interview.dispatch({ type: 'message', text: 'Hello?' }, 'person')).toEqual({
      ok: false,
      reason: THERE,
    });
    expect(records).toHaveLength(kept);
  });

  it('is left at once when its right is lost, in the middle of whatever runs', async () => {
    const { ports, records } = rig();
    const started = Interview.start(ports, { request: 'Add caching to the API', selection: null });
    if (!started.ok) throw new Error(started.reason);
    started.interview.leaveTo(THERE);
    await started.interview.idle();
    expect(started.interview.elsewhere).toBe(THERE);
    expect(records.map(({ event }) => event.type)).toEqual(['session_started']);
  });

  it('is shown as it grows there, without a part in it', async () => {
    const { ports, records, specs } = rig();
    const theirs = await begin(ports);
    const own = rig();
    const watched = Interview.watch(own.ports, [...records], THERE);
    const seen: number[] = [];
    watched.subscribe((change) => seen.push(...change.records.map(({ seq }) => seq)));
    const before = records.length;
    await answerOpen(theirs);
    watched.follow([...records]);
    expect(openQuestion(watched.session)).toEqual(openQuestion(theirs.session));
    expect(seen).toEqual(records.slice(before).map(({ seq }) => seq));
    expect(watched.view()).toMatchObject({ elsewhere: THERE, busy: null });
    await expect(answerOpen(watched)).rejects.toThrow(THERE);
    expect(own.records).toEqual([]);
    expect(specs).toEqual([]);
  });
});
