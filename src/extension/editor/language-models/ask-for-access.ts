import * as vscode from 'vscode';
import { ModelFailure } from '../../../agents/model/model';
import type { CancelSignal } from '../../../agents/base/async/cancellation';
import { CallEnd } from './call-end';
import { meaningOf } from './error-kind';
import { failureFor } from './failures';
import { justification } from './justification';
import type { ModelAccess } from './model-access';
import { editorModelLabel } from './vscode-lm-model';

/** Milliseconds that the model may take to begin its answer, once the person has said yes. */
const ANSWER_MS = 60_000;

/** Whether the model may be used, and answers; else why not, in a sentence for the person. */
export type AccessAnswer = { ok: true } | { ok: false; reason: string };

/**
 * Makes one tiny request, at which the editor may ask the person for consent: only in answer to a person's click. What
 * the person said is remembered in `access`. They may think as long as they like; `signal` ends the waiting.
 */
export async function askForAccess(
  chat: vscode.LanguageModelChat,
  access: Pick<ModelAccess, 'remember' | 'forget'>,
  signal: CancelSignal = new AbortController().signal,
): Promise<AccessAnswer> {
  const label = editorModelLabel(chat);
  const end = new CallEnd({ label, signal, timeoutMs: null, silenceMs: ANSWER_MS });
  try {
    const greeting = [vscode.LanguageModelChatMessage.User('Reply with the word OK.')];
    const sending = chat.sendRequest(greeting, { justification: justification() }, end.token);
    const response = await end.orOver(sending);
    await access.remember(chat);
    end.alive();
    await end.orOver(response.stream[Symbol.asyncIterator]().next());
    return { ok: true };
  } catch (error) {
    if (error instanceof ModelFailure) return { ok: false, reason: error.message };
    const meaning = meaningOf(error);
    if (meaning.code === 'NoPermissions') await access.forget(chat);
    return { ok: false, reason: failureFor(meaning, label).message };
  } finally {
    end.dispose();
  }
}
