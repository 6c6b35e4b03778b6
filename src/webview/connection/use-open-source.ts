import { useAction, type Action } from './use-action';
import { useHost } from './use-host';

/** Opens cited places in the editor; `action.refusal` says why one could not be opened. */
export function useOpenSource(): { open: (sourceId: string) => void; action: Action } {
  const host = useHost();
  const action = useAction();
  return { open: (sourceId) => void action.run(() => host.request({ type: 'open_source', sourceId })), action };
}
