import type * as vscode from 'vscode';
import * as z from 'zod';

/** What a server said of a model when it listed it; what it did not say is absent. */
export interface KnownModel {
  contextTokens?: number | undefined;
  images?: boolean | undefined;
}

const KEY = 'knownModels';
const knownSchema = z
  .array(
    z.object({ id: z.string(), contextTokens: z.number().int().positive().optional(), images: z.boolean().optional() }),
  )
  .catch([]);

/** Models that are remembered, the ones chosen last. */
const MAX_KNOWN = 50;

/** Remembers what servers said of the models that the person chose: their replies do not say it again. */
export class KnownModels {
  /** @param memento The storage of the extension for all windows. */
  constructor(private readonly memento: vscode.Memento) {}

  get(baseUrl: string, name: string): KnownModel {
    return this.all().find(({ id }) => id === idOf(baseUrl, name)) ?? {};
  }

  async remember(baseUrl: string, name: string, said: KnownModel): Promise<void> {
    const id = idOf(baseUrl, name);
    const others = this.all().filter((known) => known.id !== id);
    await this.memento.update(KEY, [{ id, ...said }, ...others].slice(0, MAX_KNOWN));
  }

  private all(): z.output<typeof knownSchema> {
    return knownSchema.parse(this.memento.get(KEY));
  }
}

function idOf(baseUrl: string, name: string): string {
  return `${baseUrl} ${name}`;
}
