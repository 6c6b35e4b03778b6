/** A question in the flat form, with all its keys. */
export declare function question(
  given: Record<string, unknown> & { question: string; type: string; why: string },
): Record<string, unknown>;
