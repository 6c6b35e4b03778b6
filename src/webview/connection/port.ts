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
  return {
    post: (message) => api.postMessage(message),
    listen: (receive) => window.addEventListener('message', (event: MessageEvent<unknown>) => receive(event.data)),
    kept: () => api.getState(),
    keep: (state) => void api.setState(state),
  };
}
