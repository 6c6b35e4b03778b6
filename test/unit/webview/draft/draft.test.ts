import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Host } from '../../../../src/webview/connection/host';
import { DraftMemory } from '../../../../src/webview/draft/draft-memory';
import { badgesOf, isToConfirm } from '../../../../src/webview/draft/statement-words';
import { nextTurn } from '../../../../src/webview/interview/draft/use-turn-start';
import { FakePort } from '../connection/fake-port';
import { question, session, statement } from '../made-up';

const NOTHING_SHOWN = { type: 'snapshot', screen: { screen: 'draft', session: null }, typing: null };
const draft = (id: string, version: number, elsewhere: string | null = null) => {
  const shown = {
    id,
    version,
    elsewhere,
    ended: false,
    draft: { title: '', sections: [], terms: [], putAside: [], comments: [] },
  };
  return { type: 'snapshot', screen: { screen: 'draft', session: shown }, typing: null };
};

/** The sidebar's page, with what the page before it kept. */
function sidebar(kept?: unknown) {
  const port = new FakePort(kept);
  const host = new Host(port);
  return { port, host, memory: new DraftMemory(host, port) };
}

describe('the sidebar', () => {
  it('marks nothing in a session it shows for the first time, then what changes', () => {
    const { port, memory } = sidebar();
    port.say(draft('S1', 7));
    port.say(draft('S1', 9));
    expect(memory.changedSince).toBe(7);
  });

  it('marks after a reload what changed since the last look', () => {
    const { port } = sidebar();
    port.say(draft('S1', 7));
    const reloaded = sidebar(port.state);
    reloaded.port.say(draft('S1', 12));
    expect(reloaded.memory.changedSince).toBe(7);
  });

  it('takes the marks off when told that they were seen', () => {
    const { port, memory } = sidebar({ seen: { S1: 3 }, edits: {} });
    const redraw = vi.fn();
    memory.subscribe(redraw);
    port.say(draft('S1', 7));
    expect(memory.changedSince).toBe(3);
    memory.markSeen();
    expect(memory.changedSince).toBe(7);
    expect(redraw).toHaveBeenCalledOnce();
  });

  it('marks what changes after a session lost its last changes to another window', () => {
    const { port, memory } = sidebar();
    port.say(draft('S1', 9));
    port.say(draft('S1', 5, 'Another window has it.'));
    expect(memory.changedSince).toBe(5);
  });

  it('ignores stale drafts and unreadable messages', () => {
    const { port, host } = sidebar();
    port.say(draft('S1', 7));
    port.say(draft('S1', 6));
    port.say({ type: 'snapshot', screen: { screen: 'draft', session: { id: 'S1' } }, typing: null });
    expect(host.state.screen).toMatchObject({ session: { version: 7 } });
    port.say(NOTHING_SHOWN);
    expect(host.state.screen).toMatchObject({ session: null });
  });

  it('keeps half-written statements over reloads, per session', () => {
    const { port, memory } = sidebar();
    port.say(draft('S1', 7));
    memory.keepEdit('FR-001', 'Mine');
    const reloaded = sidebar(port.state);
    reloaded.port.say(draft('S1', 7));
    expect(reloaded.memory.begunEdit('FR-001')).toBe('Mine');
    reloaded.port.say(draft('S2', 1));
    expect(reloaded.memory.begunEdit('FR-001')).toBeNull();
    reloaded.port.say(NOTHING_SHOWN);
    reloaded.port.say(draft('S1', 7));
    expect(reloaded.memory.begunEdit('FR-001')).toBe('Mine');
    reloaded.memory.keepEdit('FR-001', null);
    expect(reloaded.memory.begunEdit('FR-001')).toBeNull();
  });

  it('remembers the looks at the latest twenty sessions', () => {
    const { port } = sidebar();
    for (let index = 1; index <= 25; index += 1) port.say(draft(`S${index}`, index));
    const { seen } = port.state as { seen: Record<string, number> };
    expect(Object.keys(seen)).toHaveLength(20);
    expect(seen).toMatchObject({ S6: 6, S25: 25 });
  });

  it('starts afresh from a memory it cannot read', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (kept) => {
        const { port, memory } = sidebar(kept);
        port.say(draft('S1', 7));
        expect(memory.changedSince).toBe(7);
      }),
    );
  });
});

describe('marks on a statement', () => {
  const marks = (over: Parameters<typeof statement>[0]) => badgesOf(statement(over), 5).map(({ text }) => text);

  it('say in words what nobody settled', () => {
    expect(marks({ kind: 'assumption', assumed: true })).toEqual(['Assumption']);
    expect(marks({ kind: 'requirement', assumed: true })).toEqual(['Assumed']);
    expect(marks({ kind: 'delegated' })).toEqual(['Delegated']);
    expect(marks({ kind: 'open_question' })).toEqual(['Open question']);
  });

  it('say whose words they are and whether they are news', () => {
    expect(marks({ by: 'person', changedAt: 6 })).toEqual(['Your words', 'Changed']);
    expect(marks({ changedAt: 5 })).toEqual([]);
  });

  it('say that an assumption is none any more, once the person has confirmed it or put it right', () => {
    const assumed = statement({ kind: 'assumption', assumed: true, by: 'writer' });
    expect(isToConfirm(assumed)).toBe(true);
    expect(isToConfirm({ ...assumed, by: 'person' })).toBe(false);
    expect(isToConfirm({ ...assumed, kind: 'requirement' })).toBe(false);
    expect(marks({ kind: 'assumption', by: 'person' })).toEqual(['Confirmed by you']);
  });
});

describe('the panel’s draft', () => {
  const at = (version: number, openId: string | null, id = 'S1') =>
    session({ id, version, open: openId === null ? null : question({ id: openId }) });

  it('marks what changed since the last reply', () => {
    let turn = nextTurn(null, at(10, 'Q1'));
    expect(turn.seen).toBe(10);
    turn = nextTurn(turn, at(11, null));
    turn = nextTurn(turn, at(13, null));
    turn = nextTurn(turn, at(14, 'Q2'));
    turn = nextTurn(turn, at(16, 'Q2'));
    expect(turn.seen).toBe(10);
    turn = nextTurn(turn, at(17, 'Q3'));
    expect(turn.seen).toBe(16);
  });

  it('counts another session as seen', () => {
    const turn = nextTurn(nextTurn(null, at(10, 'Q1')), at(3, 'Q1', 'S2'));
    expect(turn.seen).toBe(3);
  });
});
