/** The views as the manifest names them. */
export const DRAFT_VIEW = 'brainstorm.draft';
export const TOPICS_VIEW = 'brainstorm.topics';
export const SESSIONS_VIEW = 'brainstorm.sessions';
/** What is dragged within the topics. */
export const DRAGGED_TOPICS = 'application/vnd.code.tree.brainstorm.topics';
