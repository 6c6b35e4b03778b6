import { createContext } from 'preact';
import { useContext, useLayoutEffect, useMemo, useReducer } from 'preact/hooks';
import type { Host, PageState } from './host';

/** The page's connection, for every component below the page's root. */
export const HostContext = createContext<Host | null>(null);

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost works only below HostContext.Provider; the entry module renders it.');
  return host;
}

/** The shown snapshot and the rest of the page's state; renders again when it changes. */
export function usePageState(): PageState {
  const host = useHost();
  useRedraw(host);
  return host.state;
}

/** One half-filled field. */
interface Typed {
  /** Null where nothing is being typed. */
  value: unknown;
  set: (value: unknown) => void;
  clear: () => void;
}

/** What is being typed under `key`; renders again when that changes. */
export function useTyped(key: string): Typed {
  const { typing } = useHost();
  useRedraw(useMemo(() => ({ subscribe: (listener) => typing.watch(key, listener) }), [typing, key]));
  return {
    value: typing.get(key),
    set: (value) => typing.set(key, value),
    clear: () => typing.clear(key),
  };
}

/** `useTyped` for plain text fields. */
export function useTypedText(key: string): Typed & { text: string } {
  const typed = useTyped(key);
  return { ...typed, text: typeof typed.value === 'string' ? typed.value : '' };
}

/** Renders again after every change of `source`. */
export function useRedraw(source: { subscribe(listener: () => void): () => void }): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    // What happened between rendering and subscribing must not be missed.
    redraw(undefined);
    return source.subscribe(() => redraw(undefined));
  }, [source]);
}
