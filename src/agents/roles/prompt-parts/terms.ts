import type { TermPreference } from '../../session/terms';
import { inline } from '../../base/text/quote';

/** The words that the person wants used or avoided; empty where they named none. */
export function termsSection(terms: readonly TermPreference[]): string {
  if (terms.length === 0) return '';
  const lines = terms.map(({ term, preference, instead }) => {
    const other = instead === undefined || instead === null || instead.trim() === '' ? '' : inline(instead);
    if (preference === 'prefer') return `- say ${inline(term)}${other === '' ? '' : `, not ${other}`}`;
    return `- avoid ${inline(term)}${other === '' ? '' : `, say ${other}`}`;
  });
  return `# The person’s words\n${lines.join('\n')}`;
}
