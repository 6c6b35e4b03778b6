import { breathe } from '../breathe';
import type { Redact, RedactorOptions } from './redactor';

/** A redactor that is loaded when the first text comes: its rules are long, and most windows never have a text for it. */
export function redactLater(options: RedactorOptions): Redact {
  let redact: Promise<Redact> | undefined;
  return async (text) => {
    redact ??= import('./redactor').then(({ createRedactor }) => createRedactor(options));
    return (await redact)(text);
  };
}

/** Gets ready what takes long at its first use, a few milliseconds at a time. Never rejects. */
export async function prepareRedaction(): Promise<void> {
  await import('./known-secrets')
    .then(({ prepareKnownSecrets }) => prepareKnownSecrets(breathe))
    .catch(() => undefined);
}
