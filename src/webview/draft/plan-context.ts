import { createContext } from 'preact';
import type { SessionCommand } from '../../agents/engine/commands';
import type { DraftView } from '../../agents/view/session-view';
import type { BegunWords } from './draft-edits';

/** The draft that a plan shows, with what changes it in place. */
export interface PlanDraft {
  draft: DraftView;
  send: (command: SessionCommand) => Promise<unknown>;
  words: BegunWords;
  /** Whether more can be asked about what stays open: rules have asked all that they know. */
  mayAsk: boolean;
}

/** The draft that the plan on screen shows; null where what is shown is no draft, or can only be read. */
export const PlanDraftContext = createContext<PlanDraft | null>(null);
