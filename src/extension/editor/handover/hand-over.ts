import * as vscode from 'vscode';
import { AGENTS, installedAgents } from '../../node/handover/agents';
import { briefOf, buildPrompt, type Brief } from '../../node/handover/prompt';
import { shellKind, shellLine } from '../../node/handover/shell-line';
import type { ChosenSpec } from '../exports/chosen-spec';
import { homePaths } from '../sessions/home';

/** Who can go on with a specification: a chat of the editor, a coding agent in a terminal, or whoever the person pastes it to. */
export const HANDOVERS = ['chat', ...AGENTS.map(({ id }) => id), 'clipboard'] as const;
type HandoverId = (typeof HANDOVERS)[number];

/** One way that there is here. */
export interface HandoverOffer {
  id: HandoverId;
  label: string;
}

const CHAT_OPEN = 'workbench.action.chat.open';
const CHAT_NEW = 'workbench.action.chat.newChat';

/** What there is here to hand a specification to. Looks, and runs nothing. In an untrusted workspace only the clipboard. */
export async function handoverOffers(): Promise<HandoverOffer[]> {
  const clipboard: HandoverOffer = { id: 'clipboard', label: vscode.l10n.t('Copy for another agent') };
  if (!vscode.workspace.isTrusted) return [clipboard];
  const chat: HandoverOffer[] = (await hasChat()) ? [{ id: 'chat', label: vscode.l10n.t('New chat') }] : [];
  const agents = shellKind(vscode.env.shell) === null ? [] : await agentsHere();
  return [...chat, ...agents.map(({ id, title }) => ({ id, label: title })), clipboard];
}

/**
 * Hands a specification over: to a chat whose message is not sent, to a terminal whose line is not run, or to the clipboard.
 * @throws Error with a sentence for the person
 */
export async function handOver({ folder, read }: ChosenSpec, id: HandoverId): Promise<void> {
  const { source } = await read();
  const brief = await briefOf(folder, source);
  if (id === 'clipboard') return vscode.env.clipboard.writeText(`${buildPrompt(brief.path)}\n\n${brief.text}`);
  if (!vscode.workspace.isTrusted)
    throw new Error(
      vscode.l10n.t('In restricted mode a specification can only be copied. Trust this workspace first.'),
    );
  if (id === 'chat') return openChat(brief);
  await openTerminal(id, brief, folder.base);
}

async function hasChat(): Promise<boolean> {
  if (vscode.workspace.getConfiguration('chat').get('disableAIFeatures') === true) return false;
  return (await vscode.commands.getCommands(true)).includes(CHAT_OPEN);
}

async function openChat({ path }: Brief): Promise<void> {
  if (!(await hasChat())) throw new Error(vscode.l10n.t('This editor has no chat.'));
  // Without it the message goes into the chat that is open.
  if ((await vscode.commands.getCommands(true)).includes(CHAT_NEW)) await vscode.commands.executeCommand(CHAT_NEW);
  await vscode.commands.executeCommand(CHAT_OPEN, { query: buildPrompt(path, '#brainstorm'), isPartialQuery: true });
}

function agentsHere() {
  return installedAgents(process.env['PATH'] ?? '', homePaths());
}

/** The line stands in the terminal, to be read: the person runs it. */
async function openTerminal(id: HandoverId, brief: Brief, cwd: string): Promise<void> {
  const agent = (await agentsHere()).find((each) => each.id === id);
  if (agent === undefined) throw new Error(vscode.l10n.t('This agent is not installed here any more.'));
  const shell = shellKind(vscode.env.shell);
  // `cmd` would run a program of that name in the workspace first.
  const program = shell === 'cmd' ? agent.program : agent.id;
  const line = shell === null ? null : shellLine(shell, program, agent.args(buildPrompt(brief.path)));
  if (line === null)
    throw new Error(vscode.l10n.t('Your shell has no safe way to be told this. Copy it for the agent instead.'));
  const terminal = vscode.window.createTerminal({ name: agent.title, cwd });
  terminal.show();
  terminal.sendText(line, false);
}
