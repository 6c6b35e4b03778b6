import type { Host } from '../../connection/host';
import type { ControlHost } from '../../questions/control';
import { t } from '../../ui/strings';

/** Addresses of images already fetched, by content hash: they are the same for every question. */
const imageUrls = new Map<string, Promise<string>>();

/** What the control of one question may ask of the extension, as requests over the page's connection. */
export function controlHost(host: Host, questionId: string): ControlHost {
  return {
    attach: async (file) => {
      const data = await base64Of(file);
      return host.request({ type: 'attach', questionId, name: file.name, mime: file.type, data });
    },
    pickWorkspaceFiles: () => host.request({ type: 'pick_files', questionId }),
    attachmentUrl: (hash) => {
      const known = imageUrls.get(hash);
      if (known) return known;
      const fetched = fetchImage(host, hash);
      imageUrls.set(hash, fetched);
      fetched.catch(() => imageUrls.delete(hash));
      return fetched;
    },
    editCode: async (code, language) => (await host.request({ type: 'edit_code', questionId, code, language })).code,
    openDiff: () => void host.request({ type: 'open_diff', questionId }).catch(() => undefined),
  };
}

async function fetchImage(host: Host, hash: string): Promise<string> {
  const { mime, data } = await host.request({ type: 'attachment', hash });
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
