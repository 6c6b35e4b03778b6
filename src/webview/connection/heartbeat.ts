/** Milliseconds between two looks at whether the extension is still there. Three of them fit into three seconds. */
export const BEAT_MS = 800;
/** Beats that may go unanswered one after the other. */
const UNANSWERED_BEATS = 2;

interface HeartbeatPorts {
  /** Asks the extension for a sign of life. */
  ping(): void;
  /** Whether the page is in view; else the browser slows its timers down. */
  isVisible(): boolean;
  /** The silence began, or ended. */
  changed(): void;
}

/**
 * Notices when the extension says nothing any more, though it is asked. What counts is beats that the page itself went
 * through: a page that stood still, on a busy machine or while the computer slept, blames nobody for that time. The
 * extension may be gone, or only slow: any message of it ends the silence.
 */
export class Heartbeat {
  private unanswered = 0;
  private lastBeat = Date.now();
  private lastSign = Date.now();
  private silent = false;

  constructor(private readonly ports: HeartbeatPorts) {}

  /** When the extension was heard last, in milliseconds since 1970, if it has fallen silent; else null. */
  get silentSince(): number | null {
    return this.silent ? this.lastSign : null;
  }

  /** Beats from now on, as long as the page lives. */
  start(): void {
    setInterval(() => this.beat(), BEAT_MS);
  }

  /** A message of the extension has come. */
  heard(): void {
    this.unanswered = 0;
    this.lastSign = Date.now();
    if (this.silent) this.become(false);
  }

  private beat(): void {
    const stoodStill = Date.now() - this.lastBeat > 2 * BEAT_MS;
    this.lastBeat = Date.now();
    if (stoodStill || !this.ports.isVisible()) this.unanswered = 0;
    if (!this.ports.isVisible()) return;
    if (this.unanswered >= UNANSWERED_BEATS && !this.silent) this.become(true);
    this.unanswered += 1;
    this.ports.ping();
  }

  private become(silent: boolean): void {
    this.silent = silent;
    this.ports.changed();
  }
}
