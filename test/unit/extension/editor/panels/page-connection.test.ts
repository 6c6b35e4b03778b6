import { describe, expect, it, vi } from 'vitest';
import type { PageRequest, ToPage } from '../../../../../src/webview/protocol';
import { PageConnection } from '../../../../../src/extension/editor/panels/page-connection';

function connection(onRequest: (request: PageRequest) => Promise<unknown> = async () => undefined) {
  const sent: ToPage[] = [];
  const listener = { onReady: vi.fn(), onTyping: vi.fn(), onRequest };
  const webview = {
    postMessage: async (message: ToPage) => {
      sent.push(message);
      return true;
    },
  };
  const log = { info: vi.fn(), warn: vi.fn() };
  return { page: new PageConnection(webview, listener, log), sent, listener, log };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the line to the page', () => {
  it('answers a request once, with its value', async () => {
    const { page, sent } = connection(async () => ({ hash: 'abc' }));
    page.receive({ type: 'request', id: 7, request: { type: 'pick_files', questionId: 'Q1' } });
    await settled();
    expect(sent).toEqual([{ type: 'reply', id: 7, ok: true, value: { hash: 'abc' } }]);
  });

  it('answers a refused request with the reason', async () => {
    const { page, sent } = connection(() => Promise.reject(new Error('No session is running.')));
    page.receive({ type: 'request', id: 8, request: { type: 'open_spec' } });
    await settled();
    expect(sent).toEqual([{ type: 'reply', id: 8, ok: false, reason: 'No session is running.' }]);
  });

  it('passes on what is being typed, and that the page is ready', () => {
    const { page, listener } = connection();
    page.receive({ type: 'ready' });
    const typed = { type: 'typing', scope: 'S1', key: 'Q1', value: { text: 'ha' }, rev: 3 };
    page.receive(typed);
    expect(listener.onReady).toHaveBeenCalledOnce();
    expect(listener.onTyping).toHaveBeenCalledWith(typed);
  });

  it('does without the typing of a page that keeps it for itself', () => {
    const webview = { postMessage: async () => true };
    const listener = { onReady: vi.fn(), onRequest: async () => undefined };
    const page = new PageConnection(webview, listener, { info: vi.fn(), warn: vi.fn() });
    page.receive({ type: 'typing', scope: 'S1', key: 'Q1', value: 'ha', rev: 1 });
    expect(listener.onReady).not.toHaveBeenCalled();
  });

  it('gives a sign of life when asked for one', () => {
    const { page, sent } = connection();
    page.receive({ type: 'ping' });
    expect(sent).toEqual([{ type: 'alive' }]);
  });

  it.each([
    { type: 'request', id: 9, request: { type: 'run_command', command: 'rm' } },
    { type: 'request', id: 9, request: { type: 'command', command: { type: 'answer' } } },
  ])('refuses what is no request of the protocol: %j', async (message) => {
    const onRequest = vi.fn();
    const { page, sent, log } = connection(onRequest);
    page.receive(message);
    await settled();
    expect(onRequest).not.toHaveBeenCalled();
    expect(sent).toEqual([{ type: 'reply', id: 9, ok: false, reason: expect.stringMatching(/unreadable/) as string }]);
    expect(log.warn).toHaveBeenCalled();
  });

  it.each([null, 'text', 7, { type: 'unheard_of' }, { id: 'x', type: 'request' }])(
    'is not disturbed by %j',
    (message) => {
      const { page, sent } = connection();
      page.receive(message);
      expect(sent).toEqual([]);
    },
  );
});
