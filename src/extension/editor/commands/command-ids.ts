/**
 * Every command of the extension: its id, its icon where it has one. The manifest is written from this table; the titles
 * stand in `package.nls.json`.
 */
export const COMMAND_TABLE = {
  start: { id: 'brainstorm.start', icon: 'add', category: 'category.start' },
  startFromSelection: { id: 'brainstorm.startFromSelection' },
  resume: { id: 'brainstorm.resume' },
  showInterview: { id: 'brainstorm.showInterview', icon: 'comment-discussion' },
  showDraft: { id: 'brainstorm.showDraft' },
  wrapUp: { id: 'brainstorm.wrapUp', icon: 'check-all' },
  openSpec: { id: 'brainstorm.openSpec', icon: 'go-to-file' },
  exportSpec: { id: 'brainstorm.exportSpec', icon: 'export' },
  buildFromSpec: { id: 'brainstorm.buildFromSpec', icon: 'tools' },
  changeSpec: { id: 'brainstorm.changeSpec', icon: 'edit' },
  checkSpec: { id: 'brainstorm.checkSpec', icon: 'checklist' },
  checkAccept: { id: 'brainstorm.checkSpec.accept' },
  showLog: { id: 'brainstorm.showLog' },
  selectModel: { id: 'brainstorm.selectModel' },
  setApiKey: { id: 'brainstorm.setApiKey' },
  topicActivate: { id: 'brainstorm.topics.activate', icon: 'comment-discussion' },
  topicAdd: { id: 'brainstorm.topics.add', icon: 'add' },
  topicDrop: { id: 'brainstorm.topics.drop', icon: 'trash' },
  topicMoveUp: { id: 'brainstorm.topics.moveUp', icon: 'arrow-up' },
  topicMoveDown: { id: 'brainstorm.topics.moveDown', icon: 'arrow-down' },
  sessionResume: { id: 'brainstorm.sessions.resume', icon: 'debug-continue' },
  sessionOpenSpec: { id: 'brainstorm.sessions.openSpec', icon: 'go-to-file' },
  sessionExportSpec: { id: 'brainstorm.sessions.exportSpec', icon: 'export' },
  sessionBuildFromSpec: { id: 'brainstorm.sessions.buildFromSpec', icon: 'tools' },
  sessionRename: { id: 'brainstorm.sessions.rename', icon: 'edit' },
  sessionDelete: { id: 'brainstorm.sessions.delete', icon: 'trash' },
  sessionsRefresh: { id: 'brainstorm.sessions.refresh', icon: 'refresh' },
} as const;

type Table = typeof COMMAND_TABLE;
export type CommandName = keyof Table;

/** The ids of the commands. */
export const COMMANDS = Object.fromEntries(Object.entries(COMMAND_TABLE).map(([name, { id }]) => [name, id])) as {
  readonly [N in CommandName]: Table[N]['id'];
};
