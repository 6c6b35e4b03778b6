import { PageMemory, windowMemory } from './page-memory';

/**
 * The page's end of the line to the extension, as VS Code provides it. Messages are untyped here: whoever listens
 * parses them.
 */
export interface PagePort {
  post(message: unknown): void;
  listen(receive: (message: unknown) => void): void;
  /** What `keep` stored last, also after the page was hidden or reloaded; undefined at first. */
  kept(): unknown;
  keep(state: unknown): void;
  /** Whether the person can see the page now. */
  isVisible(): boolean;
}

interface VsCodeApi {
  postMessage(message: unknown): void;
  getState(): unknown;
  setState(state: unknown): void;
}

declare function acquireVsCodeApi(): VsCodeApi;

/** The port to the extension. May be called once per page: VS Code hands its interface out only once. */
export function vsCodePort(): PagePort {
  const api = acquireVsCodeApi();
  // The document says under which name this page of this workspace is remembered: other pages may share the storage.
  const memory = new PageMemory([
    { read: () => api.getState(), write: (value) => void api.setState(value) },
    windowMemory(document.body.dataset['memory'] ?? ''),
  ]);
  return {
    post: (message) => api.postMessage(message),
    listen: (receive) => window.addEventListener('message', (event: MessageEvent<unknown>) => receive(event.data)),
    kept: () => memory.kept(),
    keep: (state) => memory.keep(state),
    isVisible: () => document.visibilityState === 'visible',
  };
}
