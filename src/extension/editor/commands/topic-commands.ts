import * as vscode from 'vscode';
import type { SessionCommand } from '../../../agents/engine/commands';
import type { TopicView } from '../../../agents/view/session-view';
import type { InterviewPanel } from '../panels/interview-panel';
import type { SessionController } from '../sessions/session-controller';
import { moveBy } from '../views/topic-moves';
import type { CommandHandlers } from './register-commands';

type TopicCommandNames = 'topicActivate' | 'topicAdd' | 'topicDrop' | 'topicMoveUp' | 'topicMoveDown';

/** The commands of the topics tree. */
export function topicCommands(
  controller: SessionController,
  panel: InterviewPanel,
): Pick<CommandHandlers, TopicCommandNames> {
  const send = async (command: SessionCommand): Promise<void> => {
    const outcome = await controller.dispatch(command);
    if (!outcome.ok) throw new Error(outcome.reason);
  };
  const move = (topic: TopicView | undefined, by: -1 | 1): Promise<void> => {
    const shown = (controller.view()?.topics ?? []).filter(({ status }) => status !== 'dropped').map(({ id }) => id);
    return send({ type: 'reorder_topics', ids: moveBy(shown, chosen(topic).id, by) });
  };
  return {
    topicActivate: async (topic?: TopicView) => {
      await send({ type: 'activate_topic', topicId: chosen(topic).id });
      panel.show();
    },
    topicAdd: async () => {
      const title = await vscode.window.showInputBox({
        title: vscode.l10n.t('Add a Topic'),
        prompt: vscode.l10n.t('What else should be settled?'),
      });
      if (title !== undefined) await send({ type: 'add_topic', title });
    },
    topicDrop: async (topic?: TopicView) => send({ type: 'drop_topic', topicId: chosen(topic).id }),
    topicMoveUp: async (topic?: TopicView) => move(topic, -1),
    topicMoveDown: async (topic?: TopicView) => move(topic, 1),
  };
}

/** A keybinding can run the command without an item of the tree. */
function chosen(topic: TopicView | undefined): TopicView {
  if (topic === undefined) throw new Error(vscode.l10n.t('Choose a topic in the Topics view.'));
  return topic;
}
