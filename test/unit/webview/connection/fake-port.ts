import type { PagePort } from '../../../../src/webview/connection/port';

/** The extension's end of a page's connection, in a test's hands. */
export class FakePort implements PagePort {
  readonly posted: unknown[] = [];
  private receive: (message: unknown) => void = () => undefined;

  visible = true;

  constructor(public state: unknown = undefined) {}

  post(message: unknown): void {
    this.posted.push(message);
  }

  listen(receive: (message: unknown) => void): void {
    this.receive = receive;
  }

  kept(): unknown {
    return this.state;
  }

  keep(state: unknown): void {
    this.state = state;
  }

  isVisible(): boolean {
    return this.visible;
  }

  /** Says something to the page, as it would arrive: copied. */
  say(message: unknown): void {
    this.receive(structuredClone(message));
  }

  /** What the page posted of a kind. */
  ofType(type: string): unknown[] {
    return this.posted.filter((message) => (message as { type?: unknown }).type === type);
  }
}
