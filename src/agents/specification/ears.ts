import { replacedInSentence } from '../base/text/held';

/** The words that demand something in a sentence of the content: English, then German, where “darf” only limits and forbids. */
const DEMANDING = /\b(?:shall|muss|müssen|darf|dürfen)\b/gu;
/** What a condition begins with, and what may stand behind it, before what is demanded. */
const KEYWORDS = /^(?:when|while|if|where|wenn|solange)\b|, then /giu;

/** Whether a sentence of the content demands something, and does not only permit it or say how things are. */
export function demands(sentence: string): boolean {
  return sentence.search(DEMANDING) >= 0;
}

/** A sentence of the content with its keywords as requirements have them: “WHEN a file changes, the command SHALL start a run.” */
export function inEars(sentence: string): string {
  if (!demands(sentence)) return sentence;
  const written = replacedInSentence(sentence, DEMANDING, (word) => word.toUpperCase());
  const [before = ''] = written.split(/\bSHALL\b/, 1);
  return `${replacedInSentence(before, KEYWORDS, (words) => words.toUpperCase())}${written.slice(before.length)}`;
}
