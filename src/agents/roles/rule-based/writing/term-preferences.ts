import type { TermPreference } from '../../inputs/inputs';

/**
 * A text of ours with the person's preferred terms: "prefer X instead of Y" and "avoid Y, say X" both replace whole
 * words, keeping a capital. Never applied to the person's own words.
 */
export function inPreferredTerms(text: string, terms: readonly TermPreference[]): string {
  return terms.reduce((line, { term, preference, instead }) => {
    if (instead === undefined || instead.trim() === '' || term.trim() === '') return line;
    const [unwanted, wanted] = preference === 'avoid' ? [term, instead] : [instead, term];
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])${escapePattern(unwanted.trim())}(?![\\p{L}\\p{N}_])`, 'giu');
    return line.replace(pattern, (found) => (/^\p{Lu}/u.test(found) ? capitalised(wanted.trim()) : wanted.trim()));
  }, text);
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
