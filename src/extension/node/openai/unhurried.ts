/** What `fetch` uses of that with which it sends its requests. */
interface Dispatcher {
  dispatch(options: object, handler: object): boolean;
}

/** Under this name Node keeps what its `fetch` sends requests with, another one since its client's eighth version; a proxy that was set up is found there, too. */
const IN_FORCE = Symbol.for(
  `undici.globalDispatcher.${Number.parseInt(process.versions['undici'] ?? '', 10) >= 8 ? 2 : 1}`,
);

/**
 * What a `fetch` is made with, so that it waits as long as its caller does: by itself Node gives up after five minutes
 * without the head of an answer, and after five minutes without a further piece of it. Whoever uses this ends the call in
 * time. The same as given where Node keeps no such thing: the request then goes out as it always does.
 */
export function unhurried<T extends RequestInit>(init: T): T {
  const inForce = dispatcherInForce();
  if (inForce === null) return init;
  const dispatcher: Dispatcher = {
    dispatch: (options, handler) => inForce.dispatch({ ...options, headersTimeout: 0, bodyTimeout: 0 }, handler),
  };
  return { ...init, dispatcher };
}

function dispatcherInForce(): Dispatcher | null {
  const known: unknown = Reflect.get(globalThis, IN_FORCE);
  return typeof known === 'object' && known !== null && 'dispatch' in known ? (known as Dispatcher) : null;
}
