import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BEAT_MS } from '../../../../src/webview/connection/heartbeat';
import { Host } from '../../../../src/webview/connection/host';
import { FakePort } from './fake-port';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const beats = (count: number) => vi.advanceTimersByTimeAsync(count * BEAT_MS);

/** A page whose extension answers every ping as long as it `lives`. */
function page() {
  const port = new FakePort();
  const extension = { lives: true };
  const post = port.post.bind(port);
  port.post = (message) => {
    post(message);
    if (extension.lives && (message as { type: string }).type === 'ping') port.say({ type: 'alive' });
  };
  return { port, extension, host: new Host(port) };
}

describe('an extension that answers', () => {
  it('is never said to be silent', async () => {
    const { host } = page();
    await beats(100);
    expect(host.state.silentSince).toBeNull();
  });
});

describe('an extension that is gone', () => {
  it('is noticed within three seconds, with the time of its last sign', async () => {
    const { host, extension } = page();
    await beats(5);
    const lastSign = Date.now();
    extension.lives = false;
    await vi.advanceTimersByTimeAsync(3000);
    expect(host.state.silentSince).toBe(lastSign);
  });

  it('gets nothing more: what is asked of it meanwhile is refused, not taken as sent', async () => {
    const { host, port, extension } = page();
    extension.lives = false;
    await beats(4);
    const refused = expect(host.command({ type: 'message', text: 'hello' })).rejects.toThrow('Not sent');
    await beats(8);
    await refused;
    expect(port.ofType('request')).toEqual([]);
  });

  it('may only have been slow: its next word ends the silence, and what was asked before gets its reply', async () => {
    const { host, port, extension } = page();
    const asked = host.request({ type: 'attachment', hash: 'abc' });
    extension.lives = false;
    await beats(6);
    expect(host.state.silentSince).not.toBeNull();
    port.say({ type: 'reply', id: 1, ok: true, value: { mime: 'image/png', data: '' } });
    expect(host.state.silentSince).toBeNull();
    expect((await asked).mime).toBe('image/png');
  });
});

describe('a page', () => {
  it('asks nothing while nobody sees it, and blames nobody for that time', async () => {
    const { host, port, extension } = page();
    port.visible = false;
    extension.lives = false;
    await beats(20);
    expect(port.ofType('ping')).toEqual([]);
    port.visible = true;
    await beats(1);
    expect(host.state.silentSince).toBeNull();
  });

  it('that stood still itself blames nobody for that time', async () => {
    const { host, extension } = page();
    extension.lives = false;
    await beats(2);
    // The machine slept: the clock went on, the beats did not.
    vi.setSystemTime(Date.now() + 3_600_000);
    await beats(2);
    expect(host.state.silentSince).toBeNull();
  });
});
