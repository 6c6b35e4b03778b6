/** What a part of an input may take: a share of the tokens there are, and never more than is of use. */
export interface Allotment {
  /** 0 to 1. */
  share: number;
  /** Tokens. */
  most: number;
}

/** The tokens of a part, out of those that the whole input may take. */
export function allotted({ share, most }: Allotment, tokens: number): number {
  return Math.floor(Math.min(most, share * tokens));
}
