import type { Exchange } from '../../session/exchanges';

/** The code that the person wrote in an exchange; empty where they wrote none. */
export function codeWritten({ answer, nonAnswer, type }: Exchange): string {
  if (nonAnswer !== null || type !== 'ask_code') return '';
  const { code } = (answer ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** Whether what the person wrote stands beside something that they chose, rated or gave, and is not the answer itself. */
export function isBesideChoice({ answer, nonAnswer, type }: Exchange): boolean {
  if (nonAnswer !== null || type === 'ask_text') return false;
  const { other, selected = [] } = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<
    string,
    unknown
  >;
  return typeof other !== 'string' || other.trim() === '' || (Array.isArray(selected) ? selected.length > 0 : true);
}

/** What the person wrote in their own words in an exchange, a remark on a line of its own; empty where they only chose. */
export function freeText({ answer, text, note, nonAnswer, type }: Exchange): string {
  if (nonAnswer !== null) return text;
  const fields = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};
  const written = [type === 'ask_text' ? fields['text'] : null, fields['other'], fields['feedback'], note];
  return written.filter((value): value is string => typeof value === 'string' && value.trim() !== '').join('\n');
}
