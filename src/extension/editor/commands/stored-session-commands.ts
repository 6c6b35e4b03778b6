import * as vscode from 'vscode';
import { openSpec } from '../documents/spec-opener';
import type { InterviewPanel } from '../panels/interview-panel';
import type { TypingMemory } from '../panels/typing-memory';
import type { SessionController } from '../sessions/session-controller';
import type { SessionList } from '../sessions/session-list';
import type { StartOrResume } from '../sessions/start-or-resume';
import { plainLabel } from '../window/shown-text';
import type { ListedSession } from '../sessions/stored-sessions';
import { SddFolder } from '../../node/sdd-folder/sdd-folder';
import { deleteSession, renameSession } from '../../node/sessions/sessions';
import type { CommandHandlers } from './register-commands';

interface StoredSessionCommandParts {
  controller: SessionController;
  panel: InterviewPanel;
  startOrResume: StartOrResume;
  typing: TypingMemory;
  sessions: SessionList;
}

type StoredSessionCommandNames =
  'sessionResume' | 'sessionOpenSpec' | 'sessionRename' | 'sessionDelete' | 'sessionsRefresh';

/** The commands of the sessions tree. */
export function storedSessionCommands({
  controller,
  panel,
  startOrResume,
  typing,
  sessions,
}: StoredSessionCommandParts): Pick<CommandHandlers, StoredSessionCommandNames> {
  return {
    sessionResume: async (session?: ListedSession) => {
      const outcome = await startOrResume.resume(chosen(session));
      if (!outcome.ok) throw new Error(outcome.reason);
      panel.show();
    },
    sessionOpenSpec: async (session?: ListedSession) => {
      const { place, specPath } = chosen(session);
      if (specPath === null) throw new Error(vscode.l10n.t('No specification was written in this session yet.'));
      await openSpec(place, specPath, '', panel.column);
    },
    sessionRename: async (session?: ListedSession) => {
      const { place, id, title } = chosen(session);
      const given = await vscode.window.showInputBox({
        title: vscode.l10n.t('Rename Session'),
        value: plainLabel(title),
      });
      if (given === undefined) return;
      await renameSession(new SddFolder(place), id, given);
      sessions.refresh();
    },
    sessionDelete: async (session?: ListedSession) => {
      const { place, id, title } = chosen(session);
      const confirm = vscode.l10n.t('Delete');
      const answer = await vscode.window.showWarningMessage(
        vscode.l10n.t('Delete the session “{0}”?', plainLabel(title)),
        {
          modal: true,
          detail: vscode.l10n.t(
            'Its answers, drafts and attachments are deleted for good. A specification that it wrote stays.',
          ),
        },
        confirm,
      );
      if (answer !== confirm) return;
      if (controller.current?.id === id) await controller.close();
      await deleteSession(new SddFolder(place), id);
      typing.clear(id);
      sessions.refresh();
    },
    sessionsRefresh: () => sessions.refresh(),
  };
}

/** A keybinding can run the command without an item of the tree. */
function chosen(session: ListedSession | undefined): ListedSession {
  if (session === undefined) throw new Error(vscode.l10n.t('Choose a session in the Sessions view.'));
  return session;
}
