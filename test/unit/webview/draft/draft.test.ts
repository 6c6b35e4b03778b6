import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DraftHost } from '../../../../src/webview/draft/draft-host';
import { readKept } from '../../../../src/webview/draft/seen';
import { badgesOf, isToConfirm } from '../../../../src/webview/draft/statement-words';
import { nextTurn } from '../../../../src/webview/interview/draft/use-turn-start';
import { FakePort } from '../connection/fake-port';
import { question, session, statement } from '../made-up';

const draft = (sessionId: string | null, version: number) => ({
  type: 'draft',
  sessionId,
  draft: sessionId === null ? null : { title: '', sections: [] },
  version,
});

describe('the sidebar', () => {
  it('marks nothing in a session it shows for the first time, then what changes', () => {
    const port = new FakePort();
    const host = new DraftHost(port);
    expect(port.posted).toEqual([{ type: 'ready' }]);
    port.say(draft('S1', 7));
    port.say(draft('S1', 9));
    expect(host.state.changedSince).toBe(7);
  });

  it('marks after a reload what changed since the last look', () => {
    const port = new FakePort();
    new DraftHost(port);
    port.say(draft('S1', 7));
    const later = new FakePort(port.state);
    const host = new DraftHost(later);
    later.say(draft('S1', 12));
    expect(host.state.changedSince).toBe(7);
  });

  it('takes the marks off when told that they were seen', () => {
    const port = new FakePort({ seen: { S1: 3 }, edits: {} });
    const host = new DraftHost(port);
    port.say(draft('S1', 7));
    expect(host.state.changedSince).toBe(3);
    host.markSeen();
    expect(host.state.changedSince).toBe(7);
  });

  it('ignores stale drafts and unreadable messages', () => {
    const port = new FakePort();
    const host = new DraftHost(port);
    port.say(draft('S1', 7));
    port.say(draft('S1', 6));
    port.say({ type: 'draft', sessionId: 'S1' });
    expect(host.state.shown?.version).toBe(7);
    port.say(draft(null, 0));
    expect(host.state.shown?.sessionId).toBeNull();
  });

  it('takes the new words of a statement as saved only when the extension says so', async () => {
    const port = new FakePort();
    const host = new DraftHost(port);
    const edit = { type: 'edit_statement', statementId: 'FR-001', text: 'It works well.' } as const;
    const [saved, refused] = [host.request(edit), host.request(edit)];
    expect(port.ofType('request')).toHaveLength(2);
    port.say({ type: 'reply', id: 2, ok: false, reason: 'There is no statement FR-001.' });
    port.say({ type: 'reply', id: 1, ok: true });
    await saved;
    await expect(refused).rejects.toThrow('no statement FR-001');
  });

  it('keeps half-written statements over reloads, per session', () => {
    const port = new FakePort();
    const host = new DraftHost(port);
    port.say(draft('S1', 7));
    host.keepEdit('FR-001', 'Mine');
    const later = new FakePort(port.state);
    const reloaded = new DraftHost(later);
    later.say(draft('S1', 7));
    expect(reloaded.begunEdit('FR-001')).toBe('Mine');
    later.say(draft('S2', 1));
    expect(reloaded.begunEdit('FR-001')).toBeNull();
    later.say(draft('S1', 7));
    reloaded.keepEdit('FR-001', null);
    expect(reloaded.begunEdit('FR-001')).toBeNull();
  });

  it('remembers the looks at the latest twenty sessions', () => {
    const port = new FakePort();
    new DraftHost(port);
    for (let index = 1; index <= 25; index += 1) port.say(draft(`S${index}`, index));
    const { seen } = readKept(port.state);
    expect(Object.keys(seen)).toHaveLength(20);
    expect(seen).toMatchObject({ S6: 6, S25: 25 });
  });

  it('starts afresh from a memory it cannot read', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (kept) => {
        expect(readKept(kept)).toHaveProperty('seen');
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
