import type { CancelSignal } from '../base/async/cancellation';

/** A page that an answer cited. All texts are inert: free of secrets and of what hides or steers. */
export interface WebFinding {
  /** Http or https, without credentials, at most 500 characters. */
  url: string;
  title: string;
  /** What the answer says with this page as its source. */
  excerpt: string;
  /** SHA-256 (hex) of the excerpt. */
  hash: string;
}

export interface WebAnswer {
  /** In the order of the answer, each page once, at most five. */
  findings: WebFinding[];
  /** Null where the provider did not count. */
  inputTokens: number | null;
  outputTokens: number | null;
}

/** Search of the web that a model's provider hosts. What it is asked leaves this machine for others than the provider, too. */
export interface WebSearch {
  /** Why there is none at this address, once that is known, in a sentence; null as long as it may be there. */
  readonly unavailable: string | null;
  /** Rejects with `ModelFailure` and with nothing else: `unsupported` where the provider hosts no search. */
  search(query: string, options: { timeoutMs: number; signal: CancelSignal }): Promise<WebAnswer>;
}
