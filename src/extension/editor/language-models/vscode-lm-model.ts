import type * as vscode from 'vscode';
import type { Model, ModelReply, ModelRequest } from '../../../agents/model/model';
import { ModelFailure } from '../../../agents/model/model';
import { withoutThoughts } from '../../node/openai/thoughts';
import { CallEnd } from './call-end';
import { capabilitiesOf } from './capabilities';
import { meaningOf } from './error-kind';
import { cancelled, emptyReply, endlessReply, failureFor, notAllowed, withoutForm } from './failures';
import { justification } from './justification';
import { toEditorMessages } from './messages';
import type { ModelAccess } from './model-access';
import { readReply, type RawReply } from './read-reply';
import { replyForm, type ReplyForm } from './reply-form';
import { countTokens, inputText, outputText } from './token-counts';

/** Milliseconds without a sign of life after which a streaming reply is given up. */
const SILENCE_MS = 60_000;

/** How settings and sessions name a model of the editor: `vendor/family/id`. The last part may hold slashes of its own. */
export function editorModelId({ vendor, family, id }: vscode.LanguageModelChat): string {
  return `${vendor}/${family}/${id}`;
}

/** For people: "GPT-x (copilot)". */
export function editorModelLabel({ name, vendor }: vscode.LanguageModelChat): string {
  return `${name} (${vendor})`;
}

/**
 * One of the editor's language models, as the port that the roles know.
 *
 * A call is sent only where `access` says that the editor will ask nobody anything; else it rejects with
 * `authorisation`, and nothing is sent. Replies carry no usage: tokens come from the model's own counter, as an estimate.
 *
 * @param options.silenceMs milliseconds without a sign of life, for replies that stream as text; default 60 s
 */
export function vscodeLmModel(
  chat: vscode.LanguageModelChat,
  access: Pick<ModelAccess, 'of' | 'forget'>,
  { silenceMs = SILENCE_MS }: { silenceMs?: number } = {},
): Model {
  const label = editorModelLabel(chat);
  const { tools, images } = capabilitiesOf(chat);
  return {
    label,
    id: `vscode-lm:${editorModelId(chat)}`,
    rungs: tools === false ? ['text'] : ['forced_tool', 'text'],
    images: images === true,
    contextTokens: chat.maxInputTokens > 0 ? chat.maxInputTokens : null,
    async generate(request) {
      if (request.signal.aborted) throw cancelled();
      if (access.of(chat) !== 'granted') throw notAllowed(label);
      const form = replyForm(request, tools);
      if (form === null) throw withoutForm(label);
      // The input of a tool arrives whole, after a silence in which nothing shows that the model is at work.
      const end = new CallEnd({
        label,
        signal: request.signal,
        timeoutMs: request.timeoutMs,
        silenceMs: form.tools.length === 0 ? silenceMs : null,
      });
      try {
        return await call(chat, request, form, end, { label, images: images === true });
      } catch (error) {
        if (error instanceof ModelFailure) throw error;
        const meaning = meaningOf(error, { toolsInDoubt: form.tools.length > 0 && tools === null });
        // What cannot be stored changes nothing about why the call failed.
        if (meaning.code === 'NoPermissions') await access.forget(chat).catch(() => undefined);
        throw failureFor(meaning, label);
      } finally {
        end.dispose();
      }
    },
  };
}

async function call(
  chat: vscode.LanguageModelChat,
  { messages, onText }: ModelRequest,
  form: ReplyForm,
  end: CallEnd,
  { label, images }: { label: string; images: boolean },
): Promise<ModelReply> {
  const { tools, toolMode, looks } = form;
  end.alive();
  const sending = chat.sendRequest(
    toEditorMessages(messages, images),
    { justification: justification(), ...(tools.length > 0 ? { tools, toolMode } : {}) },
    end.token,
  );
  const counting = countTokens(chat, inputText(messages, form));
  const raw = await readReply(await end.orOver(sending), end, { onlyResult: tools.length > 0 && !looks, onText });
  if (raw === null) throw endlessReply(label);
  const text = raw.result ?? withoutThoughts(raw.text);
  if (text.trim() === '' && raw.calls.length === 0) throw emptyReply(label);
  return { text, toolCalls: raw.calls, ...(await tokens(chat, await counting, raw)) };
}

/** Where the counter did not answer for the input, the reply is not held up by asking it once more. */
async function tokens(
  chat: vscode.LanguageModelChat,
  inputTokens: number | null,
  raw: RawReply,
): Promise<Pick<ModelReply, 'inputTokens' | 'outputTokens' | 'countedBy'>> {
  if (inputTokens === null) return { inputTokens, outputTokens: null, countedBy: null };
  return { inputTokens, outputTokens: await countTokens(chat, outputText(raw)), countedBy: 'estimate' };
}
