/** Every command of the extension. The manifest contributes exactly these. */
export const COMMANDS = {
  start: 'brainstorm.start',
  startFromSelection: 'brainstorm.startFromSelection',
  resume: 'brainstorm.resume',
  showInterview: 'brainstorm.showInterview',
  showDraft: 'brainstorm.showDraft',
  wrapUp: 'brainstorm.wrapUp',
  openSpec: 'brainstorm.openSpec',
  showLog: 'brainstorm.showLog',
  selectModel: 'brainstorm.selectModel',
  setApiKey: 'brainstorm.setApiKey',
  topicActivate: 'brainstorm.topics.activate',
  topicAdd: 'brainstorm.topics.add',
  topicDrop: 'brainstorm.topics.drop',
  topicMoveUp: 'brainstorm.topics.moveUp',
  topicMoveDown: 'brainstorm.topics.moveDown',
  sessionResume: 'brainstorm.sessions.resume',
  sessionOpenSpec: 'brainstorm.sessions.openSpec',
  sessionRename: 'brainstorm.sessions.rename',
  sessionDelete: 'brainstorm.sessions.delete',
  sessionsRefresh: 'brainstorm.sessions.refresh',
} as const;

export type CommandName = keyof typeof COMMANDS;
