import * as vscode from 'vscode';

type Tree<T> = vscode.TreeDataProvider<T> & Partial<vscode.TreeDragAndDropController<T>>;

/** A tree that the editor may show before what fills it is loaded: whatever it asks is asked of that one. */
export class LaterTree<T>
  implements vscode.TreeDataProvider<T>, vscode.TreeDragAndDropController<T>, vscode.Disposable
{
  readonly dropMimeTypes: readonly string[];
  private readonly changed = new vscode.EventEmitter<T | T[] | undefined | null | void>();
  readonly onDidChangeTreeData = this.changed.event;

  /** @param dragMimeTypes what can be dragged within the tree */
  constructor(
    private readonly tree: () => Promise<Tree<T>>,
    readonly dragMimeTypes: readonly string[] = [],
  ) {
    this.dropMimeTypes = dragMimeTypes;
  }

  /** Follows the tree from now on. */
  follow({ onDidChangeTreeData }: Tree<T>): void {
    onDidChangeTreeData?.((what) => this.changed.fire(what));
  }

  async getChildren(element?: T): Promise<T[]> {
    return (await (await this.tree()).getChildren(element)) ?? [];
  }

  async getTreeItem(element: T): Promise<vscode.TreeItem> {
    return (await this.tree()).getTreeItem(element);
  }

  async handleDrag(dragged: readonly T[], data: vscode.DataTransfer, token: vscode.CancellationToken): Promise<void> {
    await (await this.tree()).handleDrag?.(dragged, data, token);
  }

  async handleDrop(target: T | undefined, data: vscode.DataTransfer, token: vscode.CancellationToken): Promise<void> {
    await (await this.tree()).handleDrop?.(target, data, token);
  }

  dispose(): void {
    this.changed.dispose();
  }
}
