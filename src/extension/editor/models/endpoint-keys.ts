import type * as vscode from 'vscode';
import { within } from '../../node/limits/within';

/** Milliseconds that the secret storage may take: the editor reads it from memory, or from the system's keyring. */
const SECRET_MS = 10_000;

/** Milliseconds that whoever takes keys out of texts waits for them: looks at the workspace have times of their own. */
const ALL_MS = 1_500;

type Secrets = Pick<vscode.SecretStorage, 'get' | 'store' | 'delete' | 'keys' | 'onDidChange'>;

const PREFIX = 'brainstorm.key:';

/** The API keys, one for each origin. A key is only ever sent to the origin that it was given for. */
export class EndpointKeys {
  /** Fires when a key was given or taken away, here or in another window. */
  readonly onDidChange: vscode.Event<unknown>;
  /** Every key that was seen, also those that are deleted by now: they are secrets still. */
  private readonly seen = new Set<string>();
  private reading: Promise<void> | null = null;

  constructor(private readonly secrets: Secrets) {
    this.onDidChange = secrets.onDidChange;
    secrets.onDidChange(() => (this.reading = null));
  }

  /**
   * All keys that are held, whatever their origin, so that they can be taken out of texts. Never rejects, and waits only
   * briefly: where the storage is slow, those that are known so far.
   */
  async all(): Promise<string[]> {
    this.reading ??= this.readAll().catch(() => {
      this.reading = null;
    });
    await within(this.reading, ALL_MS, () => undefined);
    return [...this.seen];
  }

  /**
   * The key for an origin such as `https://api.openai.com`; null if there is none. Rejects with a sentence where the
   * storage gives no answer: whoever waits for a session or a call must not wait for a keyring that hangs.
   */
  get(origin: string): Promise<string | null> {
    return this.read(PREFIX + origin);
  }

  async store(origin: string, key: string): Promise<void> {
    this.seen.add(key);
    await this.secrets.store(PREFIX + origin, key);
  }

  async delete(origin: string): Promise<void> {
    await this.secrets.delete(PREFIX + origin);
  }

  private async readAll(): Promise<void> {
    const names = await within(this.secrets.keys(), SECRET_MS, storageIsSilent);
    await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => this.read(name)));
  }

  private async read(name: string): Promise<string | null> {
    const key = (await within(this.secrets.get(name), SECRET_MS, storageIsSilent)) ?? null;
    if (key !== null) this.seen.add(key);
    return key;
  }
}

/** Whether a text can be sent as a key: one word of printable ASCII, as the header of a request takes it. */
export function isKey(text: string): boolean {
  return /^[\x21-\x7e]{1,4000}$/.test(text);
}

/** Told where the storage does not answer in time. */
function storageIsSilent(): never {
  throw new Error('The editor’s secret storage does not answer. Reload the window, or look at the system’s keyring.');
}
