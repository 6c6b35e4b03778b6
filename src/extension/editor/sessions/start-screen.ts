import * as vscode from 'vscode';
import type { StartView } from '../../../webview/protocol';
import type { ModelService } from '../models/model-service';
import { selectionLabel, type EditorSelection } from './editor-selection';
import { exampleRequests } from './example-requests';
import { homeFor } from './home';
import type { SessionList } from './session-list';
import { workspaceSigns } from './workspace-signs';

/** Unfinished sessions that the start screen offers. */
const MAX_RECENT = 5;

/** What the panel shows before a session. */
export async function startView(
  selected: EditorSelection,
  models: Pick<ModelService, 'describe'>,
  stored: Pick<SessionList, 'all'>,
): Promise<StartView> {
  const home = homeFor(selected?.kind === 'selection' ? selected.folder : undefined);
  const [sessions, signs, lead] = await Promise.all([stored.all(), workspaceSigns(), models.describe()]);
  return {
    selection:
      selected?.kind === 'selection'
        ? { label: selectionLabel(selected.selection), text: selected.selection.text }
        : null,
    interviewer: lead.label,
    leads: lead.leads,
    offer: lead.offer,
    recent: sessions
      .filter(({ ended, problem, foreign }) => !ended && !foreign && problem === null)
      .slice(0, MAX_RECENT)
      .map(({ id, title, lastAt, answered }) => ({ id, title, when: lastAt, answered })),
    examples: exampleRequests(signs).map(({ text, part = '' }) => vscode.l10n.t(text, part)),
    blocked: home.kind === 'none' ? home.reason : null,
  };
}
