/** Why a proposed question must not be asked as it stands. */
export interface Refusal {
  /** In words for whoever proposed it: what answers it already, and what to do instead. */
  reason: string;
  /**
   * Whether it is never to be asked: it does not fit its type, or was asked in these words before. What is not firm is a
   * judgement that may be wrong, so the question is sent back once and asked if its author stays with it.
   */
  firm: boolean;
}
