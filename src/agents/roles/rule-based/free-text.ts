import type { Exchange } from '../../session/exchanges';

/** What the person wrote in their own words in an exchange; empty where they only chose. */
export function freeText({ answer, text, nonAnswer, type }: Exchange): string {
  if (nonAnswer !== null) return text;
  if (typeof answer !== 'object' || answer === null) return '';
  const fields = answer as Record<string, unknown>;
  const written = [type === 'ask_text' ? fields['text'] : null, fields['other'], fields['feedback']];
  return written.filter((value): value is string => typeof value === 'string' && value.trim() !== '').join('. ');
}
