import { useMemo } from 'preact/hooks';
import type { SessionView } from '../../../agents/view/session-view';
import type { Host } from '../../connection/host';
import { useHost } from '../../connection/use-host';
import type { BegunWords } from '../../draft/draft-edits';
import type { PlanDraft } from '../../draft/plan-context';

/** Half-written statements, kept with what else is being typed. */
export function begunWords(host: Host): BegunWords {
  const key = (name: string): string => `statement:${name}`;
  return {
    begun: (name) => {
      const text = host.typing.get(key(name));
      return typeof text === 'string' ? text : null;
    },
    keep: (name, text) => (text === null ? host.typing.clear(key(name)) : host.typing.set(key(name), text)),
  };
}

/** The draft behind the plan that is to be approved; null while another question is open. */
export function usePlanDraft({ open, draft, model }: Pick<SessionView, 'open' | 'draft' | 'model'>): PlanDraft | null {
  const mayAsk = model.led === 'model';
  const host = useHost();
  return useMemo(
    () =>
      open?.purpose === 'approval'
        ? { draft, send: (command) => host.command(command), words: begunWords(host), mayAsk }
        : null,
    [open?.purpose, draft, host, mayAsk],
  );
}

/**
 * What the open question is the same under, however often it is shown anew: plans follow each other as they are changed, and
 * what is half-written on one goes on on the next, until it is sent.
 */
export function questionKey({ open, cards }: Pick<SessionView, 'open' | 'cards'>): string {
  if (open?.purpose !== 'approval') return open?.id ?? '';
  return `plan-${cards.filter(({ purpose, status }) => purpose === 'approval' && status === 'answered').length}`;
}
