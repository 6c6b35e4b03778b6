import { stem } from '../base/english/words';

/** What one word may look like in files. */
interface WordForm {
  text: string;
  /** 1 for the word as it was written, less for its other forms. */
  amount: number;
}

/** What another form of a word counts for: "cached" where "caching" is sought. */
const OTHER_FORM = 0.4;

const ENDINGS = ['', 'e', 's', 'es', 'ed', 'ing', 'ings', 'ly', 'ation', 'ations', 'y', 'ies'];

/**
 * A word in lower case, and its other forms: those with the same light stem, and, as only ASCII is compared without regard
 * to case, with a capital at the beginning.
 */
export function formsOf(word: string): WordForm[] {
  const forms = [{ text: word, amount: 1 }];
  const capital = word.charAt(0).toUpperCase();
  if (/^[^\p{ASCII}]/u.test(word) && capital !== word.charAt(0))
    forms.push({ text: capital + word.slice(1), amount: 1 });
  const root = stem(word);
  const bare = root.endsWith('y') ? root.slice(0, -1) : root;
  for (const base of new Set([root, bare])) {
    for (const ending of ENDINGS) {
      const text = base + ending;
      if (text.length >= 3 && stem(text) === root && forms.every((form) => form.text !== text))
        forms.push({ text, amount: OTHER_FORM });
    }
  }
  return forms;
}
