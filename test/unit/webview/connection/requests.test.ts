import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Requests } from '../../../../src/webview/connection/requests';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that sends a request to an extension which gives no sign of life at first. */
function silentPage() {
  const extension = { isThere: false };
  const posted: number[] = [];
  const requests = new Requests({ post: (id) => void posted.push(id), isThere: () => extension.isThere });
  return { extension, posted, requests };
}

describe('a request to an extension that gives no sign of life', () => {
  it('is sent once it gives one within five seconds: it was only busy', async () => {
    const { extension, posted, requests } = silentPage();
    const sent = requests.send({ type: 'open_spec' });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(posted).toEqual([]);
    extension.isThere = true;
    await vi.advanceTimersByTimeAsync(200);
    expect(posted).toEqual([1]);
    requests.settle({ type: 'reply', id: 1, ok: false, reason: 'No.' } as never);
    await expect(sent).rejects.toThrow('No.');
  });

  it('is not sent later on, and says so', async () => {
    const { extension, posted, requests } = silentPage();
    const refused = expect(requests.send({ type: 'open_spec' })).rejects.toThrow(/^Not sent: there is no sign/);
    await vi.advanceTimersByTimeAsync(6_000);
    await refused;
    extension.isThere = true;
    await vi.advanceTimersByTimeAsync(6_000);
    expect(posted).toEqual([]);
  });

  it('is sent at once where it is there', () => {
    const { extension, posted, requests } = silentPage();
    extension.isThere = true;
    void requests.send({ type: 'open_spec' });
    expect(posted).toEqual([1]);
  });
});
