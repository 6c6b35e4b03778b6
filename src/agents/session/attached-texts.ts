import * as z from 'zod';
import type { Session } from './session';

/** Most characters kept of the text of one attached file. */
export const MAX_ATTACHED_TEXT = 8_000;

/** A file that the person gave in answer, and what it says. */
export interface AttachedText {
  name: string;
  text: string;
}

const filesSchema = z.object({ files: z.array(z.object({ name: z.string(), hash: z.string() })) });

/** What the files say that an answer gives, as far as they are texts and were kept. */
export function attachedTexts({ attachments }: Pick<Session, 'attachments'>, answer: unknown): AttachedText[] {
  const files = filesSchema.safeParse(answer);
  if (!files.success) return [];
  return files.data.files.flatMap(({ name, hash }) => {
    const text = attachments.find((kept) => kept.hash === hash)?.text ?? '';
    return text.trim() === '' ? [] : [{ name, text }];
  });
}
