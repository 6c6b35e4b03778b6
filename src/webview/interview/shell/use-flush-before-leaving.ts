import { useEffect } from 'preact/hooks';
import type { Host } from '../../connection/host';

/** Sends what is typed but not yet sent when the page is hidden or goes away. */
export function useFlushBeforeLeaving(host: Host): void {
  useEffect(() => {
    const flush = (): void => host.typing.flush();
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [host]);
}
