import type { StartInput } from '../../../agents/engine/interview';
import type { Redact } from '../../node/redaction/redactor';

type Input = Pick<StartInput, 'request' | 'selection' | 'caller' | 'budget' | 'changes'>;

/**
 * What a session begins with, without the secrets in the code that was selected and in all that a calling agent passes
 * in. What the person said stays as they said it.
 */
export async function inputWithoutSecrets(input: Input, redact: Redact): Promise<Input> {
  const { selection, caller, request } = input;
  return {
    ...input,
    request: caller ? await redact(request) : request,
    selection: selection && { ...selection, text: await redact(selection.text) },
    ...(caller ? { caller: await allTexts(caller, redact) } : {}),
  };
}

/** The same data with every text in it redacted. */
async function allTexts<T>(value: T, redact: Redact): Promise<T> {
  if (typeof value === 'string') return (await redact(value)) as T;
  if (Array.isArray(value)) return (await Promise.all(value.map((item) => allTexts(item, redact)))) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([key, item]) => [key, await allTexts(item, redact)] as const);
  return Object.fromEntries(await Promise.all(entries)) as T;
}
