import type { SessionCommand } from '../../agents/engine/commands';
import type { SessionView } from '../../agents/view/session-view';
import {
  toPageSchema,
  type FromPage,
  type PageRequest,
  type ReplyTo,
  type RequestType,
  type Screen,
} from '../protocol';
import { t } from '../ui/strings';
import { Heartbeat } from './heartbeat';
import type { PagePort } from './port';
import { Requests } from './requests';
import { TypingStore } from './typing';

/** What the page shows at a moment. Replaced as a whole, so that comparing references tells whether anything changed. */
export interface PageState {
  screen: Screen;
  /** Counts the extension's wishes to put the focus on the open question. */
  focusWishes: number;
  /** Set when a message of the extension's could not be read. */
  fault: string | null;
  /** When the extension was heard last, in milliseconds since 1970, while it gives no sign of life; else null. */
  silentSince: number | null;
}

/**
 * Whether `next` is older than `shown`: a snapshot of the same session with a lower version. When a session goes to another
 * process, or comes back, what could not be kept here falls away, and the version may go back too.
 */
function isStale(shown: Screen, next: Screen): boolean {
  const [before, after] = [sessionOf(shown), sessionOf(next)];
  return (
    before !== null && after?.id === before.id && after.elsewhere === before.elsewhere && after.version < before.version
  );
}

/** A page's connection to the extension: the shown snapshot, requests, and what is being typed. */
export class Host {
  private current: PageState = { screen: { screen: 'loading' }, focusWishes: 0, fault: null, silentSince: null };
  private readonly listeners = new Set<() => void>();
  private readonly requests: Requests;
  private readonly heartbeat: Heartbeat;
  /** What is being typed; `flush` it before the page goes away. */
  readonly typing: TypingStore;

  constructor(private readonly port: PagePort) {
    const post = (message: FromPage): void => this.port.post(message);
    this.heartbeat = new Heartbeat({
      ping: () => post({ type: 'ping' }),
      isVisible: () => port.isVisible(),
      changed: () => this.update({ silentSince: this.heartbeat.silentSince }),
    });
    this.requests = new Requests({
      post: (id, request) => post({ type: 'request', id, request }),
      isThere: () => this.heartbeat.silentSince === null,
    });
    this.typing = new TypingStore({
      send: (scope, key, value, rev) => post({ type: 'typing', scope, key, value, rev }),
      kept: () => port.kept(),
      keep: (state) => port.keep(state),
    });
    port.listen((message) => this.receive(message));
    post({ type: 'ready' });
    this.heartbeat.start();
  }

  get state(): PageState {
    return this.current;
  }

  /** Calls `listener` after every change of the state; returns how to stop that. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Asks the extension for something; what was typed up to here arrives there first. See `Requests.send`. */
  request<T extends RequestType>(request: { type: T } & PageRequest<T>): Promise<ReplyTo<T>> {
    this.typing.flush();
    return this.requests.send<T>(request);
  }

  command(command: SessionCommand): Promise<void> {
    return this.request({ type: 'command', command });
  }

  private receive(raw: unknown): void {
    const parsed = toPageSchema.safeParse(raw);
    if (!parsed.success) {
      // Other scripts of the editor's frame may post messages too; only what claims to be ours is a fault.
      if (hasType(raw, ['snapshot', 'reply', 'focus_question'])) this.update({ fault: unreadable() });
      return;
    }
    this.heartbeat.heard();
    const message = parsed.data;
    switch (message.type) {
      case 'alive':
        return;
      case 'reply':
        return this.requests.settle(message);
      case 'focus_question':
        return this.update({ focusWishes: this.current.focusWishes + 1 });
      case 'snapshot':
        if (isStale(this.current.screen, message.screen)) return;
        if (message.typing !== null) this.typing.seed(scopeOf(message.screen), message.typing);
        return this.update({ screen: message.screen, fault: null });
    }
  }

  private update(change: Partial<PageState>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }
}

function sessionOf(screen: Screen): Pick<SessionView, 'id' | 'version' | 'elsewhere'> | null {
  return 'session' in screen ? screen.session : null;
}

function scopeOf(screen: Screen): string {
  return sessionOf(screen)?.id ?? screen.screen;
}

function hasType(raw: unknown, types: readonly string[]): boolean {
  return typeof raw === 'object' && raw !== null && 'type' in raw && types.includes(String(raw.type));
}

function unreadable(): string {
  return t(
    'The extension sent something this page cannot read, so what you see may be out of date. Close this tab and open it again; your answers are stored.',
  );
}
