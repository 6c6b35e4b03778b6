import * as vscode from 'vscode';
import type { SourceOpener } from '../documents/source-opener';
import type { InterviewPanel } from '../panels/interview-panel';
import { editorSelection } from '../sessions/editor-selection';
import type { SessionController } from '../sessions/session-controller';
import type { StartOrResume } from '../sessions/start-or-resume';
import type { DraftWish } from './draft-view';

interface DraftMessageParts {
  controller: SessionController;
  panel: InterviewPanel;
  startOrResume: StartOrResume;
  sources: SourceOpener;
}

/** Does what the draft view asks for. Rejects with a sentence for the person. */
export async function handleDraftMessage(
  message: DraftWish,
  { controller, panel, startOrResume, sources }: DraftMessageParts,
): Promise<void> {
  switch (message.type) {
    case 'start':
      return startOrResume.startScreen(editorSelection(vscode.window.activeTextEditor));
    case 'open_panel':
      return panel.show();
    case 'open_source':
      return openSource(message.sourceId);
    case 'edit_statement': {
      const { statementId, text } = message;
      const outcome = await controller.dispatch({ type: 'edit_statement', statementId, text });
      if (!outcome.ok) throw new Error(outcome.reason);
      return;
    }
  }

  /** Evidence opens where it is; answers and messages are in the interview. */
  async function openSource(sourceId: string): Promise<void> {
    const session = controller.current?.interview.session;
    const isPlace = sourceId === 'selection' || session?.evidence.some(({ id }) => id === sourceId) === true;
    if (session === undefined || !isPlace) return panel.show();
    await sources.open(session, sourceId, panel.column);
  }
}
