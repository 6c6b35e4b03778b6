import { plainLine } from '../../base/text/markdown';
import { askedFor, changeInWords } from '../asked-for';
import type { Spec } from '../model';
import { stepSentence } from './criteria';
import { fitting } from './parts';

/** What was asked for, in the words of the request, and what that changes of an earlier specification. */
export function askedInWords(spec: Spec): string {
  const asked = plainLine(askedFor(spec));
  const words = asked === '' ? '' : `It was asked for in these words: ${stepSentence(asked)}`;
  return [words, plainLine(changeInWords(spec))].filter((part) => part !== '').join(' ');
}

/** The beginning of a demand, which still says that it is one where its SHALL stood further on. */
export function demanding(text: string, most: number): string {
  const begun = fitting(text, most);
  const saysSo = 'The system SHALL satisfy this: ';
  return /\b(?:SHALL|MUST)\b/.test(begun) ? begun : `${saysSo}${fitting(text, most - saysSo.length)}`;
}
