import type * as vscode from 'vscode';
import * as z from 'zod';
import type { SessionController } from '../sessions/session-controller';

const KEY = 'lastSession';
const lastSchema = z.object({ place: z.string(), id: z.string() });

/** Remembers which stored session the window shows, so that a reload brings it back. */
export class LastSession implements vscode.Disposable {
  private readonly subscription: vscode.Disposable;
  private told: string | undefined;
  private restored: Promise<void> | undefined;

  constructor(
    private readonly controller: SessionController,
    private readonly memento: vscode.Memento,
  ) {
    this.subscription = controller.onDidChange(() => this.remember());
  }

  /** Resumes the session of before the reload, if it is still there: once, however many ask for it. */
  restore(): Promise<void> {
    this.restored ??= this.resume();
    return this.restored;
  }

  private async resume(): Promise<void> {
    const last = lastSchema.safeParse(this.memento.get(KEY));
    if (!last.success || this.controller.current !== null) return;
    await this.controller.resume(last.data.place, last.data.id, { byPerson: false });
  }

  dispose(): void {
    this.subscription.dispose();
  }

  private remember(): void {
    const { current } = this.controller;
    const place = current?.files.place ?? null;
    const id = place === null ? undefined : current?.id;
    if (id === this.told) return;
    this.told = id;
    void this.memento.update(KEY, id === undefined ? undefined : { place, id });
  }
}
