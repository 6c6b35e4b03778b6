import { createHash } from 'node:crypto';
import { sniffKind, type AttachmentKind } from './attachment-kind';
import type { SddFolder } from './sdd-folder';
import { markOf } from './session-mark';
import { StoreProblem } from './store-problem';

/** Most bytes of one attachment. A question may ask for less. */
export const MAX_ATTACHMENT_BYTES = 10_000_000;

/** A stored file as answers hold it: never its content. */
export interface StoredAttachment {
  name: string;
  type: AttachmentKind;
  size: number;
  /** SHA-256 of the content, in hex. */
  hash: string;
}

export interface Attachments {
  /** Stores a content once, however often it is given. Throws `StoreProblem` if it is empty or too large. */
  put(name: string, bytes: Uint8Array): Promise<StoredAttachment>;
  /** Throws `StoreProblem` if there is none with this hash, or it is no longer what it was. */
  get(hash: string): Promise<{ type: AttachmentKind; bytes: Uint8Array }>;
}

/** Attachments in the session's own folder, each under the hash of its content. */
export function folderAttachments(folder: SddFolder, sessionId: string): Attachments {
  const place = (hash: string) => ['sessions', sessionId, 'attachments', hash];
  const read = (hash: string) => folder.read(place(hash), MAX_ATTACHMENT_BYTES).catch(() => null);
  return {
    async put(name, bytes) {
      const stored = describe(name, bytes);
      const there = await read(stored.hash);
      // What bears the name of a content need not be it.
      if (there === null || sha256(there) !== stored.hash)
        await folder.write(place(stored.hash), bytes, { mark: markOf(sessionId) });
      return stored;
    },
    async get(hash) {
      assertHash(hash);
      const bytes = await read(hash);
      if (bytes === null) throw new StoreProblem('This attachment is gone from the folder of the session.');
      if (sha256(bytes) !== hash) throw new StoreProblem('This attachment was changed after it was stored.');
      return { type: sniffKind(bytes), bytes };
    },
  };
}

/** Attachments of a session that is kept nowhere. */
export function memoryAttachments(): Attachments {
  const kept = new Map<string, Uint8Array>();
  return {
    async put(name, bytes) {
      const stored = describe(name, bytes);
      kept.set(stored.hash, bytes);
      return stored;
    },
    async get(hash) {
      const bytes = kept.get(hash);
      if (bytes === undefined) throw new StoreProblem('This attachment is not kept any more.');
      return { type: sniffKind(bytes), bytes };
    },
  };
}

function describe(name: string, bytes: Uint8Array): StoredAttachment {
  const shown = fileName(name);
  if (bytes.length === 0) throw new StoreProblem(`${shown} is empty. Choose a file with content.`);
  if (bytes.length > MAX_ATTACHMENT_BYTES) {
    const most = MAX_ATTACHMENT_BYTES / 1_000_000;
    throw new StoreProblem(
      `${shown} has ${Math.ceil(bytes.length / 100_000) / 10} MB; at most ${most} MB can be attached.`,
    );
  }
  return { name: shown, type: sniffKind(bytes), size: bytes.length, hash: sha256(bytes) };
}

/** The last part of a path, without control characters and direction marks: it is shown, never used as a path. */
function fileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const plain = last.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '');
  return [...plain].slice(0, 200).join('') || 'file';
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function assertHash(hash: string): void {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new StoreProblem('An attachment is named by the SHA-256 of its content.');
}
