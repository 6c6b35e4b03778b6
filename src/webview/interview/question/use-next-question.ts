import { useRef } from 'preact/hooks';
import type { SessionView } from '../../../agents/view/session-view';

/** What is readable so far of the question to come. */
export interface Preview {
  acknowledgement: string;
  question: string;
}

/** What the page remembers of the question to come. */
export interface Coming {
  preview: Preview | null;
  /** The question that took the preview's place, as long as it is open. */
  became: string | null;
}

const NOTHING: Coming = { preview: null, became: null };

type Shown = Pick<SessionView, 'open' | 'ended' | 'streaming' | 'busy' | 'model'>;

/**
 * What is known of the question to come after another snapshot. A text once shown stays until the question is there or
 * the work on it ends: between the last words of a reply and the question made of it there may be a snapshot with neither.
 */
export function nextComing(before: Coming, { open, ended, streaming, busy, model }: Shown): Coming {
  if (ended) return NOTHING;
  if (open) return { preview: null, became: before.preview !== null || before.became === open.id ? open.id : null };
  if (model.block) return NOTHING;
  if (streaming && (streaming.acknowledgement !== '' || streaming.question !== '')) {
    const { acknowledgement, question } = streaming;
    return { preview: { acknowledgement, question }, became: null };
  }
  return busy === null ? NOTHING : { ...before, became: null };
}

/** The question to come, as it is being written. */
export function useNextQuestion(session: SessionView): Coming {
  const coming = useRef(NOTHING);
  coming.current = nextComing(coming.current, session);
  return coming.current;
}
