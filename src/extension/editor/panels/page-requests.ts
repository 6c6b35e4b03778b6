import * as vscode from 'vscode';
import type { CommandOutcome } from '../../../agents/engine/interview';
import { isSource } from '../../../agents/specification/provenance';
import type { PageRequest, ReplyTo, RequestType } from '../../../webview/protocol';
import type { CodeTabs } from '../documents/code-tabs';
import type { DiffDocuments } from '../documents/diff-documents';
import type { SourceOpener } from '../documents/source-opener';
import { openSpec } from '../documents/spec-opener';
import { specHere, type ChosenSpec } from '../exports/chosen-spec';
import type { HandoverOffer } from '../handover/hand-over';
import type { ModelSelection } from '../models/select-model';
import { editorSelection } from '../sessions/editor-selection';
import type { CurrentSession, SessionController } from '../sessions/session-controller';
import type { StartOrResume } from '../sessions/start-or-resume';
import { listAllSessions } from '../sessions/stored-sessions';
import { DRAFT_VIEW } from '../views/view-ids';
import { attach, attachment, pickFiles } from './attachment-requests';
import { offerLink } from './external-links';
import type { InterviewPanel } from './interview-panel';

export interface RequestParts {
  controller: SessionController;
  startOrResume: StartOrResume;
  selection: ModelSelection;
  sources: SourceOpener;
  diffs: DiffDocuments;
  code: CodeTabs;
  panel: InterviewPanel;
}

/** What each kind of request does. Resolves with what the reply holds; rejects with a sentence for the person. */
const ANSWERS: { [T in RequestType]: (request: PageRequest<T>, parts: RequestParts) => Promise<ReplyTo<T>> } = {
  command: async ({ command }, { controller }) => expectOk(await controller.dispatch(command)),
  start: async ({ request, withSelection, led }, { startOrResume }) =>
    expectOk(await startOrResume.start(request, withSelection, led)),
  resume: ({ sessionId }, { startOrResume }) => resume(sessionId, startOrResume),
  take_over: async (_, { controller }) => expectOk(await controller.takeOver()),
  adopt: async (_, { controller }) => expectOk(await controller.adopt()),
  open_source: ({ sourceId }, parts) => openSource(sourceId, parts),
  open_spec: (_, { controller, panel }) => openCurrentSpec(controller, panel.column),
  copy_spec: async (_, { controller }) => vscode.env.clipboard.writeText(writtenSpec(controller).markdown),
  export_spec: async (_, { controller, diffs }) => {
    const chosen = chosenHere(controller);
    const { askAndExport } = await import('../exports/ask-and-export');
    return askAndExport(chosen, diffs);
  },
  build_offers: async (_, { controller }) => offersFor(controller),
  build_from_spec: ({ offer }, { controller }) => buildWith(offer, controller),
  open_link: async ({ href }) => offerLink(href),
  show_draft: async () => vscode.commands.executeCommand(`${DRAFT_VIEW}.focus`),
  show_interview: async (_, { panel }) => panel.show(),
  show_start: (_, { startOrResume }) => startOrResume.startScreen(editorSelection(vscode.window.activeTextEditor)),
  select_model: (_, { selection }) => selection.select(),
  use_offered_model: async ({ label }, { selection }) => ({ led: await selection.useOffered(label) }),
  // May ask the person, who takes any time: the page learns the outcome by the next snapshot.
  new_session: async ({ request }, { startOrResume }) => void startOrResume.another(request),
  open_diff: async ({ questionId }, { controller, diffs, panel }) =>
    diffs.open(question(controller, questionId), panel.column),
  edit_code: async ({ code, language }, parts) => ({
    code: await parts.code.edit(code, language, parts.panel.column),
  }),
  attach: ({ name, data }, { controller }) => attach(controller, name, data),
  pick_files: (_, { controller }) => pickFiles(controller),
  attachment: ({ hash }, { controller }) => attachment(controller, hash),
};

/**
 * Does what a page asks for. Resolves with what the reply holds; rejects with a sentence for the person. The page names
 * things by their ids; what these stand for is looked up here.
 */
export async function answerPage<T extends RequestType>(
  request: { type: T } & PageRequest<T>,
  parts: RequestParts,
): Promise<ReplyTo<T>> {
  return ANSWERS[request.type](request, parts);
}

/** Evidence opens where it is; answers and messages are in the interview. */
async function openSource(sourceId: string, { controller, sources, panel }: RequestParts): Promise<void> {
  const { session } = current(controller).interview;
  const isPlace = sourceId === 'selection' || session.evidence.some(({ id }) => id === sourceId);
  if (!isPlace && isSource(session, sourceId)) return panel.show();
  await sources.open(session, sourceId, panel.column);
}

/** Opens the specification of the current session. Rejects with a sentence for the person if there is none. */
export async function openCurrentSpec(
  controller: SessionController,
  column: vscode.ViewColumn | undefined,
): Promise<void> {
  const { path, markdown } = writtenSpec(controller);
  await openSpec(current(controller).files.place, path, markdown, column);
}

/** The written specification of the current session. Rejects where it is not on disk. */
function chosenHere(controller: SessionController): ChosenSpec {
  writtenSpec(controller);
  return specHere(current(controller));
}

/** What is in memory only can be copied by its own button. */
async function offersFor(controller: SessionController): Promise<HandoverOffer[]> {
  if (current(controller).files.place === null) return [];
  const { handoverOffers } = await import('../handover/hand-over');
  return handoverOffers();
}

async function buildWith(offer: string, controller: SessionController): Promise<void> {
  const { handOver, HANDOVERS } = await import('../handover/hand-over');
  const id = HANDOVERS.find((each) => each === offer);
  if (id === undefined) throw new Error(vscode.l10n.t('There is no such way to go on.'));
  await handOver(chosenHere(controller), id);
}

async function resume(sessionId: string, startOrResume: StartOrResume): Promise<void> {
  const session = (await listAllSessions()).sessions.find(({ id }) => id === sessionId);
  if (session === undefined) throw new Error(vscode.l10n.t('This session is gone from the folder.'));
  expectOk(await startOrResume.resume(session));
}

function expectOk(outcome: CommandOutcome): void {
  if (!outcome.ok) throw new Error(outcome.reason);
}

function current({ current: session }: SessionController): CurrentSession {
  if (session === null) throw new Error(vscode.l10n.t('No session is running. Start one first.'));
  return session;
}

function question(controller: SessionController, id: string) {
  const asked = current(controller).interview.session.questions.find((each) => each.question.id === id);
  if (asked === undefined) throw new Error(vscode.l10n.t('There is no question {0} in this session.', id));
  return asked.question;
}

function writtenSpec(controller: SessionController): { path: string; markdown: string } {
  const spec = controller.view()?.spec;
  if (!spec) throw new Error(vscode.l10n.t('No specification is written yet: finish the interview, or wrap up.'));
  return spec;
}
