import { randomUUID } from 'node:crypto';
import { constants, readlinkSync, unlinkSync, watch, type FSWatcher } from 'node:fs';
import { lstat, lutimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { SessionElsewhere } from '../../../agents/session/store-port';
import { CREATE_NEW, type SddFolder } from '../sdd-folder/sdd-folder';
import { markOf } from '../sdd-folder/session-mark';
import { errorCode, storeProblem } from '../sdd-folder/store-problem';

/** Which kind of process runs a session, for the sentence that tells another one of it. */
export type LeaseSeat = 'window' | 'command line';

/** Who runs a session, as the lease file says it. */
export interface LeaseHolder {
  seat: LeaseSeat;
  process: number;
  /** The computer, so far as processes can be told apart on it. */
  machine: string;
  /** ISO 8601: since when. */
  since: string;
}

type Acquired = { held: true } | { held: false; holder: LeaseHolder };

const leaseSchema = z.object({
  v: z.literal(1),
  /** One lease of one process; never comes twice. */
  token: z.string(),
  seat: z.enum(['window', 'command line']),
  process: z.number().int().positive(),
  machine: z.string().regex(/^[\p{L}\p{N}_.:[\] -]{1,200}$/u),
  since: z.iso.datetime(),
});
type Lease = z.infer<typeof leaseSchema>;

/** Milliseconds between signs of life of a holder: the lease file's time of change. */
const HEARTBEAT_MS = 5_000;
/**
 * After so long without a sign of life, in milliseconds, a lease counts as left behind. Four heartbeats: a busy disk or a
 * host that computes may miss some. A holder that wakes up after that notices before it writes.
 */
export const SILENT_MS = 4 * HEARTBEAT_MS;
/** A lease is a line of a few hundred bytes. */
const MAX_LEASE_BYTES = 10_000;
/** Milliseconds that writing a new lease may take after its file came into being. */
const WRITING_MS = 50;
/** Milliseconds between looks at whether the lease is still ours, where the file system tells of no change. */
const CHECK_MS = 1_000;

/**
 * The right to go on with one session: a file beside its journal that names the process that has it. It survives a crash;
 * another process takes it when its holder is gone or silent, or at a person's click. What must not be lost never rests on
 * it (the journal decides by its order whose record counts); it keeps two processes from working against each other and
 * tells each of the other early.
 */
export class SessionLease {
  private readonly token = randomUUID();
  private held = false;
  private watcher: FSWatcher | null = null;
  private timer: NodeJS.Timeout | null = null;
  private lastSign = 0;
  private readonly losing = new Set<(holder: LeaseHolder | null) => void>();

  constructor(
    private readonly folder: SddFolder,
    private readonly sessionId: string,
    private readonly seat: LeaseSeat,
  ) {}

  private get names(): string[] {
    return ['sessions', this.sessionId, 'lease.json'];
  }

  /**
   * Takes the lease if nobody who lives has it, or, with `force`, whoever has it.
   * @throws StoreProblem if the folder cannot be written.
   */
  async acquire({ force } = { force: false }): Promise<Acquired> {
    const text = `${JSON.stringify(this.ownLease())}\n`;
    try {
      await this.folder.ensure(...this.names.slice(0, -1));
      if (!(await this.create(text))) {
        // Its holder may be about to write it.
        const there = (await this.read()) ?? (await wait(WRITING_MS), await this.read());
        const isFree = there === null || there.lease.token === this.token || isLeftBehind(there);
        if (!isFree && !force) return { held: false, holder: there.lease };
        if (await this.isNoFile()) await this.folder.remove(...this.names);
        await this.folder.write(this.names, text, { mark: markOf(this.sessionId) });
        // Of two that took it at once the later one has it.
        const after = await this.read();
        if (after !== null && after.lease.token !== this.token) return { held: false, holder: after.lease };
      }
    } catch (error) {
      throw storeProblem(error, this.folder.shown(...this.names));
    }
    this.held = true;
    this.keepAlive();
    return { held: true };
  }

  /** Who has the lease now and lives, if it is somebody else. */
  async otherHolder(): Promise<LeaseHolder | null> {
    const there = await this.read();
    return there === null || there.lease.token === this.token || isLeftBehind(there) ? null : there.lease;
  }

  /**
   * Makes sure that the lease is still ours. One whose file is gone is written again: the journal shows whether somebody
   * went on meanwhile.
   * @throws SessionElsewhere if another process has it.
   */
  async assertHeld(): Promise<void> {
    if (this.held) {
      const there = await this.read();
      if (there?.lease.token === this.token) return;
      if (there === null && (await this.create(`${JSON.stringify(this.ownLease())}\n`).catch(() => false))) return;
      this.lose(there?.lease ?? null);
    }
    throw new SessionElsewhere(
      `${goesOnIn((await this.read().catch(() => null))?.lease ?? null)} Nothing more is stored from here.`,
    );
  }

  /** Calls back once, when another process has taken the lease. */
  onLost(listener: (holder: LeaseHolder | null) => void): void {
    this.losing.add(listener);
  }

  /** Gives the lease back. At once, so that it also works while the process ends. */
  release(): void {
    const mine = this.held;
    this.held = false;
    this.stop();
    this.losing.clear();
    if (!mine) return;
    try {
      unlinkSync(this.folder.path(...this.names));
    } catch {
      // It is gone already, or cannot be deleted: the process that it names soon no longer lives.
    }
  }

  private ownLease(): Lease {
    return {
      v: 1,
      token: this.token,
      seat: this.seat,
      process: process.pid,
      machine: thisMachine(),
      since: new Date().toISOString(),
    };
  }

  private async create(text: string): Promise<boolean> {
    try {
      await this.folder.open(this.names, CREATE_NEW, (file) => file.writeFile(text));
      return true;
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return false;
      throw error;
    }
  }

  /** The lease that stands there, with its last sign of life; null without a readable one. */
  private async read(): Promise<{ lease: Lease; signAt: number } | null> {
    try {
      const { text, mtimeMs } = await this.folder.open(this.names, constants.O_RDONLY, async (file) => {
        const { size, mtimeMs } = await file.stat();
        return { text: size > MAX_LEASE_BYTES ? '' : await file.readFile('utf8'), mtimeMs };
      });
      const lease = leaseSchema.safeParse(JSON.parse(text));
      return lease.success ? { lease: lease.data, signAt: mtimeMs } : null;
    } catch (error) {
      if (error instanceof SyntaxError || errorCode(error) === 'ENOENT' || (await this.isNoFile())) return null;
      throw error;
    }
  }

  /** Whether something stands in the place of the lease that no holder ever put there: a pipe, a link, a folder. */
  private async isNoFile(): Promise<boolean> {
    const there = await lstat(this.folder.path(...this.names)).catch(() => null);
    return there !== null && !there.isFile();
  }

  private keepAlive(): void {
    this.stop();
    this.lastSign = Date.now();
    this.timer = setInterval(() => void this.check(), CHECK_MS);
    this.timer.unref();
    try {
      const folder = this.folder.path(...this.names.slice(0, -1));
      this.watcher = watch(folder, { persistent: false }, (_event, name) => {
        if (name === null || name.startsWith('lease.json')) void this.check();
      });
      this.watcher.on('error', () => this.watcher?.close());
    } catch {
      // Without a watcher the timer looks.
    }
  }

  private async check(): Promise<void> {
    const there = await this.read().catch(() => undefined);
    // What cannot be read tells nothing; a lease that is gone is noticed before the next write.
    if (!this.held || there === undefined || there === null) return;
    if (there.lease.token !== this.token) return this.lose(there.lease);
    if (Date.now() - this.lastSign < HEARTBEAT_MS) return;
    this.lastSign = Date.now();
    const now = new Date();
    await lutimes(this.folder.path(...this.names), now, now).catch(() => undefined);
  }

  private lose(holder: LeaseHolder | null): void {
    if (!this.held) return;
    this.held = false;
    this.stop();
    for (const listener of [...this.losing]) listener(holder);
    this.losing.clear();
  }

  private stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
    this.watcher?.close();
    this.watcher = null;
  }
}

/** The sentence that says where a session runs. */
export function goesOnIn(holder: LeaseHolder | null): string {
  if (holder === null) return 'This session goes on in another window or run.';
  const seat = holder.seat === 'window' ? 'another window' : 'a run on the command line';
  const there = holder.machine === thisMachine() ? '' : ` on ${holder.machine.split(' ')[0] ?? 'another computer'}`;
  return `This session goes on in ${seat}${there} (process ${holder.process}).`;
}

/**
 * Whether nobody lives any more who could use the lease: its process is gone, or gave no sign for too long. A sign that is
 * yet to come was given by nobody.
 */
function isLeftBehind({ lease, signAt }: { lease: Lease; signAt: number }): boolean {
  if (lease.machine === thisMachine() && !isAlive(lease.process)) return true;
  return Math.abs(Date.now() - signAt) > SILENT_MS;
}

function isAlive(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    // The process is there and belongs to somebody else.
    return errorCode(error) === 'EPERM';
  }
}

/** The computer's name, and on Linux which numbers of processes its container sees. */
function thisMachine(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}
