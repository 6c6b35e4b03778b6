import type * as vscode from 'vscode';
import type { CallResult } from '../../../agents/call/call-result';
import type { QuestionTypeName } from '../../../agents/questions/question-type';

/** What a calling extension passes in. */
export interface BrainstormInput {
  /** What is known already, so that the person is not asked for it: information, shown to them. */
  context?: string;
  /** What the person wants. */
  request: string;
  /** Asked first, as they stand: 15 at most. */
  initial_questions?: { type: QuestionTypeName; config: { question: string } & Record<string, unknown> }[];
}

/** What other extensions get of this one: a way to have the person interviewed, and none to answer for them. */
export interface BrainstormApi {
  /** See `brainstormCall`. */
  brainstorm(input: BrainstormInput, token?: vscode.CancellationToken): Promise<CallResult>;
}
