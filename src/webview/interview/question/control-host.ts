import { z } from 'zod';
import type { Host } from '../../connection/host';
import type { ControlHost, StoredFile } from '../../questions/control';
import { t } from '../../ui/strings';

const storedFileSchema = z.object({ name: z.string(), type: z.string(), size: z.number(), hash: z.string() });
const codeSchema = z.object({ code: z.string() });
const attachmentSchema = z.object({ mime: z.string(), data: z.string() });

/** Addresses of images already fetched, by content hash: they are the same for every question. */
const imageUrls = new Map<string, Promise<string>>();

/** What the control of one question may ask of the extension, as requests over the page's connection. */
export function controlHost(host: Host, questionId: string): ControlHost {
  return {
    attach: async (file) => {
      const data = await base64Of(file);
      const request = { type: 'attach', questionId, name: file.name, mime: file.type, data } as const;
      return read(storedFileSchema, await host.request(request));
    },
    pickWorkspaceFiles: async (): Promise<StoredFile[]> =>
      read(z.array(storedFileSchema), await host.request({ type: 'pick_files', questionId })),
    attachmentUrl: (hash) => {
      const known = imageUrls.get(hash);
      if (known) return known;
      const fetched = fetchImage(host, hash);
      imageUrls.set(hash, fetched);
      fetched.catch(() => imageUrls.delete(hash));
      return fetched;
    },
    editCode: async (code, language) =>
      read(codeSchema, await host.request({ type: 'edit_code', questionId, code, language })).code,
    openDiff: () => void host.request({ type: 'open_diff', questionId }).catch(() => undefined),
  };
}

async function fetchImage(host: Host, hash: string): Promise<string> {
  const { mime, data } = read(attachmentSchema, await host.request({ type: 'attachment', hash }));
  if (!mime.startsWith('image/')) throw new Error(t('This attachment is no image, so there is no preview of it.'));
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type: mime }));
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const url = typeof reader.result === 'string' ? reader.result : '';
      resolve(url.slice(url.indexOf(',') + 1));
    };
    reader.onerror = () =>
      reject(new Error(t('{0} could not be read. Check that it still exists, then add it again.', file.name)));
    reader.readAsDataURL(file);
  });
}

function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(t('The extension replied with something unreadable. Try again.'));
}
