import type * as vscode from 'vscode';
import * as z from 'zod';

/** What a model of the editor can do; null where the editor does not say. */
interface Capabilities {
  tools: boolean | null;
  images: boolean | null;
}

/** Editors tell this of each model, but no published interface promises it: it may be absent, or look otherwise one day. */
const toldSchema = z.object({
  capabilities: z.object({
    supportsToolCalling: z.boolean().nullable().catch(null),
    supportsImageToText: z.boolean().nullable().catch(null),
  }),
});

export function capabilitiesOf(chat: vscode.LanguageModelChat): Capabilities {
  const told = toldSchema.safeParse(chat);
  if (!told.success) return { tools: null, images: null };
  const { supportsToolCalling: tools, supportsImageToText: images } = told.data.capabilities;
  return { tools, images };
}
