import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Host } from '../../../../src/webview/connection/host';
import type { PageRequest, Screen, Typing } from '../../../../src/webview/protocol';
import { FakePort } from './fake-port';
import { question, session } from '../made-up';

const shown = (over: Parameters<typeof session>[0]): Screen => ({ screen: 'session', session: session(over) });
const snapshot = (screen: Screen, typing: Typing | null = { rev: 0, fields: {} }) => ({
  type: 'snapshot',
  screen,
  typing,
});
const shownVersion = (host: Host) =>
  host.state.screen.screen === 'session' ? host.state.screen.session.version : null;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a page that loads', () => {
  it('says that it is ready and shows that it is loading', () => {
    const port = new FakePort();
    const host = new Host(port);
    expect(port.posted).toEqual([{ type: 'ready' }]);
    expect(host.state.screen).toEqual({ screen: 'loading' });
  });

  it('announces each snapshot it shows, until told to stop', () => {
    const port = new FakePort();
    const host = new Host(port);
    const heard = vi.fn();
    const stop = host.subscribe(heard);
    port.say(snapshot(shown({ version: 3 })));
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    port.say(snapshot(shown({ version: 4 })));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('snapshots', () => {
  it('with a lower version of the same session are ignored', () => {
    const port = new FakePort();
    const host = new Host(port);
    port.say(snapshot(shown({ version: 5 })));
    port.say(snapshot(shown({ version: 4 })));
    expect(shownVersion(host)).toBe(5);
  });

  it('of a draft are ignored as those of its session, unless the session has moved to or from another window', () => {
    const port = new FakePort();
    const host = new Host(port);
    const draft = (version: number, elsewhere: string | null = null) => {
      const { id, draft } = session({});
      port.say(snapshot({ screen: 'draft', session: { id, version, elsewhere, ended: false, draft } }, null));
      return host.state.screen;
    };
    draft(5);
    expect(draft(4)).toMatchObject({ session: { version: 5 } });
    expect(draft(3, 'Another window has it.')).toMatchObject({ session: { version: 3 } });
  });

  it('with the same version are taken, because what is going on may have changed', () => {
    const port = new FakePort();
    const host = new Host(port);
    port.say(snapshot(shown({ version: 5 })));
    port.say(snapshot(shown({ version: 5, saved: 'saving' })));
    expect(host.state.screen).toMatchObject({ session: { saved: 'saving' } });
  });

  it('keep a config that does not fit its type as it is', () => {
    const port = new FakePort();
    const host = new Host(port);
    port.say(snapshot(shown({ open: question({ type: 'pick_one', config: { question: 'Which?' } }) })));
    expect(host.state.screen).toMatchObject({ session: { open: { config: { question: 'Which?' } } } });
  });

  it('with more of a reply that is coming in are taken', () => {
    const port = new FakePort();
    const host = new Host(port);
    port.say(snapshot(shown({ version: 5 })));
    port.say(snapshot(shown({ version: 5, streaming: { acknowledgement: '', question: 'What', draft: [] } })));
    expect(host.state.screen).toMatchObject({ session: { streaming: { question: 'What' } } });
  });

  it('of another session are taken whatever their version', () => {
    const port = new FakePort();
    const host = new Host(port);
    port.say(snapshot(shown({ version: 5 })));
    port.say(snapshot(shown({ id: 'S2', version: 1 })));
    expect(shownVersion(host)).toBe(1);
  });

  it('that cannot be read leave what is shown and say so, until one can be read again', () => {
    const port = new FakePort();
    const host = new Host(port);
    port.say(snapshot(shown({ version: 5 })));
    port.say({ ...snapshot(shown({})), screen: { screen: 'session', session: { version: 'six' } } });
    expect(shownVersion(host)).toBe(5);
    expect(host.state.fault).toContain('out of date');
    port.say(snapshot(shown({ version: 6 })));
    expect(host.state.fault).toBeNull();
  });

  it('are told apart from messages that are none of ours', () => {
    const port = new FakePort();
    const host = new Host(port);
    for (const stray of [null, 'hello', 7, {}, { type: 'did-scroll' }]) port.say(stray);
    expect(host.state.fault).toBeNull();
  });
});

describe('requests', () => {
  it('resolve with the value of the reply with their id', async () => {
    const port = new FakePort();
    const host = new Host(port);
    const first = host.request({ type: 'open_spec' });
    const second = host.request({ type: 'attachment', hash: 'abc' });
    port.say({ type: 'reply', id: 2, ok: true, value: { mime: 'image/png', data: 'AAAA' } });
    port.say({ type: 'reply', id: 1, ok: true });
    expect(await first).toBeUndefined();
    expect((await second).mime).toBe('image/png');
  });

  it.each<[PageRequest, unknown]>([
    [{ type: 'edit_code', questionId: 'Q1', code: '', language: 'ts' }, undefined],
    [{ type: 'edit_code', questionId: 'Q1', code: '', language: 'ts' }, { code: 7 }],
    [{ type: 'pick_files', questionId: 'Q1' }, { name: 'a.txt' }],
    [{ type: 'pick_files', questionId: 'Q1' }, [{ name: 'a.txt' }]],
    [{ type: 'attach', questionId: 'Q1', name: 'a', mime: '', data: '' }, null],
    [{ type: 'attachment', hash: 'abc' }, 'AAAA'],
  ])('reject with a sentence when the reply has another shape: %j, %j', async (request, value) => {
    const port = new FakePort();
    const refused = new Host(port).request(request);
    port.say({ type: 'reply', id: 1, ok: true, value });
    await expect(refused).rejects.toThrow('The extension replied with something unreadable. Try again.');
  });

  it('resolve with nothing where the reply says only that the work is done, whatever comes with it', async () => {
    const port = new FakePort();
    const done = new Host(port).command({ type: 'start_asking' });
    port.say({ type: 'reply', id: 1, ok: true, value: { surplus: true } });
    expect(await done).toBeUndefined();
  });

  it('reject with the reason of a refusal', async () => {
    const port = new FakePort();
    const refused = new Host(port).command({ type: 'message', text: '' });
    port.say({ type: 'reply', id: 1, ok: false, reason: 'The message is empty.' });
    await expect(refused).rejects.toThrow('The message is empty.');
  });

  it('reject when there is no reply within 30 seconds; a late reply does no harm', async () => {
    const port = new FakePort();
    const refused = new Host(port).request({ type: 'open_spec' });
    const settled = expect(refused).rejects.toThrow('did not reply');
    await vi.advanceTimersByTimeAsync(30_000);
    await settled;
    port.say({ type: 'reply', id: 1, ok: true });
  });

  it('that wait for the person wait as long as it takes', async () => {
    const port = new FakePort();
    const host = new Host(port);
    const picked = host.request({ type: 'pick_files', questionId: 'Q1' });
    const edited = host.request({ type: 'edit_code', questionId: 'Q1', code: '', language: 'ts' });
    const chosen = host.request({ type: 'select_model' });
    const taken = host.request({ type: 'use_offered_model', label: 'Fake' });
    const begun = host.request({ type: 'show_start' });
    await vi.advanceTimersByTimeAsync(3_600_000);
    port.say({ type: 'reply', id: 1, ok: true, value: [] });
    port.say({ type: 'reply', id: 2, ok: true, value: { code: 'x' } });
    port.say({ type: 'reply', id: 4, ok: true, value: { led: 'Fake' } });
    for (const id of [3, 5]) port.say({ type: 'reply', id, ok: true });
    await Promise.all([chosen, begun]);
    expect(await taken).toEqual({ led: 'Fake' });
    expect(await picked).toEqual([]);
    expect(await edited).toEqual({ code: 'x' });
  });

  it('arrive after what was typed before them', () => {
    const port = new FakePort();
    const host = new Host(port);
    host.typing.set('Q1', 'ha');
    host.typing.set('Q1', 'half');
    void host.command({ type: 'start_asking' });
    expect(port.posted.slice(1)).toEqual([
      { type: 'typing', scope: '', key: 'Q1', value: 'ha', rev: 1 },
      { type: 'typing', scope: '', key: 'Q1', value: 'half', rev: 2 },
      { type: 'request', id: 1, request: { type: 'command', command: { type: 'start_asking' } } },
    ]);
  });
});

describe('the wish to focus the question', () => {
  it('is counted, so that each one is heard', () => {
    const port = new FakePort();
    const host = new Host(port);
    port.say({ type: 'focus_question' });
    port.say({ type: 'focus_question' });
    expect(host.state.focusWishes).toBe(2);
  });
});
