import { useMemo, useRef, useState } from 'preact/hooks';
import type { SessionCommand } from '../../agents/engine/commands';
import type { DraftView, StatementView } from '../../agents/view/session-view';

/** Where half-written statements are kept, by the id of the statement or the place of a new one. */
export interface BegunWords {
  /** What was begun and not saved, or null. */
  begun: (key: string) => string | null;
  /** Keeps half-written words; null gives them up. */
  keep: (key: string, text: string | null) => void;
}

/** How the draft is changed in place. */
export interface DraftEdits extends BegunWords {
  /** Does it; rejects with the reason if it is refused. `said` is announced once it is done. */
  send: (command: SessionCommand, said?: string) => Promise<unknown>;
  /** All statements of the draft. */
  statements: readonly StatementView[];
  topics: readonly { id: string; title: string }[];
  /** The topic of a statement. */
  topicOf: (statementId: string) => string;
  /** What is to be opened for writing: `edit:` and a statement's id, or `add:` and a place; null where nothing is. */
  opening: string | null;
  open: (key: string | null) => void;
  /** Asks for the focus for what will stand under this key once the draft has changed. */
  wishFocus: (key: string) => void;
  /** Whether that was asked for, once. */
  takeFocus: (key: string) => boolean;
}

/** What the draft is changed with, and what is to be announced of the last change. */
export function useDraftEdits(
  draft: DraftView,
  send: (command: SessionCommand) => Promise<unknown>,
  words: BegunWords,
): { edits: DraftEdits; said: string } {
  const [said, say] = useState('');
  const [opening, open] = useState<string | null>(null);
  const wish = useRef<string | null>(null);
  const edits = useMemo(
    (): DraftEdits => ({
      ...words,
      send: async (command, announced) => {
        await send(command);
        if (announced !== undefined) say(announced);
      },
      statements: draft.sections.flatMap(({ statements }) => statements),
      topics: draft.sections.map(({ topicId, title }) => ({ id: topicId, title })),
      topicOf: (id) =>
        draft.sections.find(({ statements }) => statements.some((statement) => statement.id === id))?.topicId ?? '',
      opening,
      open,
      wishFocus: (key) => {
        wish.current = key;
      },
      takeFocus: (key) => {
        const granted = wish.current === key;
        if (granted) wish.current = null;
        return granted;
      },
    }),
    [draft, opening],
  );
  return { edits, said };
}
