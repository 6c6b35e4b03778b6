import * as vscode from 'vscode';

export const INTERVIEW_VIEW_TYPE = 'brainstorm.interview';

/** The window's tabs with an interview, whether or not a page of ours is in them: the editor puts a prefix before our name. */
export function interviewTabs(): vscode.Tab[] {
  return vscode.window.tabGroups.all.flatMap(({ tabs }) =>
    tabs.filter(({ input }) => input instanceof vscode.TabInputWebview && input.viewType.endsWith(INTERVIEW_VIEW_TYPE)),
  );
}
