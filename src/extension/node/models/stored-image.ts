import type { Attachments } from '../sdd-folder/attachments';

/** Most bytes of an image that is sent to a model: servers refuse larger ones, and they cost. */
const MAX_IMAGE_BYTES = 5_000_000;

/** Kinds of images that models take. */
const SENT = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** An attached image as base64; null where it is gone, too large, or no image that models take. */
export async function storedImage(
  attachments: Attachments,
  hash: string,
): Promise<{ mime: string; data: string } | null> {
  const stored = await attachments.get(hash).catch(() => null);
  if (stored === null || !SENT.has(stored.type) || stored.bytes.length > MAX_IMAGE_BYTES) return null;
  return { mime: stored.type, data: Buffer.from(stored.bytes).toString('base64') };
}
