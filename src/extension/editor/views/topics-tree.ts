import * as vscode from 'vscode';
import type { TopicView } from '../../../agents/view/session-view';
import type { SessionController } from '../sessions/session-controller';
import { moveBefore } from './topic-moves';
import { DRAGGED_TOPICS } from './view-ids';
import { plainLabel, withoutLinks } from '../window/shown-text';

const ICONS: Record<TopicView['status'], string> = {
  active: 'comment-discussion',
  backlog: 'circle-large-outline',
  mentioned: 'circle-small',
  completed: 'pass',
  dropped: 'circle-slash',
};

/** The topics of the session, in the person's order; dragging changes the order. */
export class TopicsTree
  implements vscode.TreeDataProvider<TopicView>, vscode.TreeDragAndDropController<TopicView>, vscode.Disposable
{
  readonly dragMimeTypes = [DRAGGED_TOPICS];
  readonly dropMimeTypes = [DRAGGED_TOPICS];
  private readonly changed = new vscode.EventEmitter<void>();
  private readonly subscription: vscode.Disposable;
  private shown = '';
  readonly onDidChangeTreeData = this.changed.event;

  constructor(private readonly controller: SessionController) {
    this.subscription = controller.onDidChange(() => this.refresh());
  }

  getChildren(topic?: TopicView): TopicView[] {
    return topic === undefined ? this.topics() : [];
  }

  getTreeItem(topic: TopicView): vscode.TreeItem {
    const title = plainLabel(topic.title);
    const item = new vscode.TreeItem(title);
    item.id = `${this.controller.current?.id ?? ''}/${topic.id}`;
    item.description = statusWords(topic);
    const passedOver = topic.status === 'completed' && !topic.discussed;
    item.iconPath = new vscode.ThemeIcon(ICONS[passedOver ? 'dropped' : topic.status]);
    item.contextValue = `topic.${topic.status}`;
    item.tooltip = [topic.scope, topic.finding]
      .flatMap((text) => text || [])
      .map(plainLabel)
      .join('\n\n');
    item.accessibilityInformation = { label: `${title}, ${statusWords(topic)}` };
    return item;
  }

  handleDrag(dragged: readonly TopicView[], data: vscode.DataTransfer): void {
    data.set(DRAGGED_TOPICS, new vscode.DataTransferItem(dragged.map(({ id }) => id)));
  }

  async handleDrop(target: TopicView | undefined, data: vscode.DataTransfer): Promise<void> {
    const dragged = data.get(DRAGGED_TOPICS)?.value as unknown;
    if (!Array.isArray(dragged)) return;
    const ids = this.topics().map(({ id }) => id);
    const moved = ids.filter((id) => dragged.includes(id));
    const outcome = await this.controller.dispatch({
      type: 'reorder_topics',
      ids: moveBefore(ids, moved, target?.id ?? null),
    });
    if (!outcome.ok) void vscode.window.showWarningMessage(withoutLinks(outcome.reason));
  }

  dispose(): void {
    this.subscription.dispose();
    this.changed.dispose();
  }

  private topics(): TopicView[] {
    return (this.controller.view()?.topics ?? []).filter(({ status }) => status !== 'dropped');
  }

  private refresh(): void {
    const now = JSON.stringify([this.controller.current?.id, this.topics()]);
    if (now === this.shown) return;
    this.shown = now;
    this.changed.fire();
  }
}

function statusWords({ status, discussed, completeness }: TopicView): string {
  switch (status) {
    case 'active':
      return completeness > 0 ? vscode.l10n.t('now, {0} % covered', Math.round(completeness)) : vscode.l10n.t('now');
    case 'backlog':
    case 'mentioned':
      return vscode.l10n.t('later');
    case 'completed':
      return discussed ? vscode.l10n.t('done') : vscode.l10n.t('not discussed');
    case 'dropped':
      return vscode.l10n.t('dropped');
  }
}
