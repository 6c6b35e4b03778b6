import type { Reply } from './replies.mjs';

/** A page that an answer cites. */
export interface CitedPage {
  url: string;
  title?: string;
  /** What the answer says with this page as its source. */
  says: string;
}

/** An answer of the Responses API that cites pages, each in a paragraph of its own. */
export declare function webAnswer(
  pages: readonly CitedPage[],
  options?: { usage?: Record<string, unknown> | null },
): Reply;
/** An answer in which nothing was searched: the tool was taken and ignored. */
export declare function noSearch(text?: string): Reply;
/** HTTP says that all is well, and the body is whatever is given. */
export declare function webBody(body: unknown): Reply;
