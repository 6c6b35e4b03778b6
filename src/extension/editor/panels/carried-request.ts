import type * as vscode from 'vscode';

const KEY = 'carriedRequest';

/**
 * A request that was typed in a window without a folder. Opening a folder makes another window of it, with storage of
 * its own: the request is carried over, once.
 */
export class CarriedRequest {
  constructor(private readonly memento: vscode.Memento) {}

  async carry(request: unknown): Promise<void> {
    await this.memento.update(KEY, typeof request === 'string' && request.trim() !== '' ? request : undefined);
  }

  take(): string | null {
    const request = this.memento.get(KEY);
    if (typeof request !== 'string') return null;
    void this.memento.update(KEY, undefined);
    return request;
  }
}
