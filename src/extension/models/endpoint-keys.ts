import type * as vscode from 'vscode';

/** Milliseconds that the secret storage may take: the editor reads it from memory, or from the system's keyring. */
const SECRET_MS = 10_000;

type Secrets = Pick<vscode.SecretStorage, 'get' | 'store' | 'delete' | 'onDidChange'>;

/** The API keys, one for each origin. A key is only ever read for the origin that it was given for. */
export class EndpointKeys {
  /** Fires when a key was given or taken away, here or in another window. */
  readonly onDidChange: vscode.Event<unknown>;

  constructor(private readonly secrets: Secrets) {
    this.onDidChange = secrets.onDidChange;
  }

  /**
   * The key for an origin such as `https://api.openai.com`; null if there is none. Rejects with a sentence where the
   * storage gives no answer: whoever waits for a session or a call must not wait for a keyring that hangs.
   */
  async get(origin: string): Promise<string | null> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () =>
          reject(
            new Error(
              'The editor’s secret storage does not answer. Reload the window, or look at the system’s keyring.',
            ),
          ),
        SECRET_MS,
      );
    });
    try {
      return (await Promise.race([this.secrets.get(nameOf(origin)), late])) ?? null;
    } finally {
      clearTimeout(timer);
    }
  }

  async store(origin: string, key: string): Promise<void> {
    await this.secrets.store(nameOf(origin), key);
  }

  async delete(origin: string): Promise<void> {
    await this.secrets.delete(nameOf(origin));
  }
}

/** Whether a text can be sent as a key: one word of printable ASCII, as the header of a request takes it. */
export function isKey(text: string): boolean {
  return /^[\x21-\x7e]{1,4000}$/.test(text);
}

function nameOf(origin: string): string {
  return `brainstorm.key:${origin}`;
}
