import { goodResult } from '../../../../model-server/good-model.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { saysJson, type Reply } from '../../../../model-server/replies.mjs';

/** Something that happens once, to be waited for. */
export function gate() {
  let pass: () => void = () => {};
  const passed = new Promise<void>((resolve) => (pass = resolve));
  return { passed, pass };
}

/** The good model's reply, of which nothing comes before the promise resolves. */
export function heldBack(request: RecordedRequest, until: Promise<unknown>): Reply {
  const result = goodResult(request);
  return saysJson(result, { chunks: [until, JSON.stringify(result)] });
}

/** Waits for something that comes by itself; the test's own time limit is the end of it. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await pause();
}

/** Long enough for what is on its way on this machine to arrive. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5));
}
