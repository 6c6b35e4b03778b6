import { withoutHeld } from '../base/text/held';
import { plainLine } from '../base/text/markdown';

/** What a check says in steps; `given` is empty where it names none. */
export interface Steps {
  given: string;
  when: string;
  then: string;
}

/** Longer texts are not searched for steps, in characters. */
const LONGEST = 1_000;

interface StepWords {
  given: RegExp;
  when: RegExp;
  then: RegExp;
  thenBehindComma: RegExp;
}
const ENGLISH: StepWords = {
  given: /^(?:scenario:? [^,]{0,200}, ?)?given\b/i,
  when: /\bwhen\b/i,
  then: /\bthen\b/i,
  thenBehindComma: /, then\b/i,
};
const GERMAN: StepWords = {
  given: /^(?:angenommen|gegeben(?: sei(?:en)?)?)\b/i,
  when: /\bwenn\b/i,
  then: /\bdann\b/i,
  thenBehindComma: /, dann\b/i,
};

/** The steps of a text: "Given a, when b, then c", also without its first part; null for anything else. */
export function stepsIn(text: string): Steps | null {
  const line = plainLine(text);
  return line.length > LONGEST ? null : (stepsBy(line, ENGLISH) ?? stepsBy(line, GERMAN));
}

function stepsBy(line: string, words: StepWords): Steps | null {
  // A “then” in code or in a quote begins no step.
  const shown = withoutHeld(line);
  const given = words.given.exec(shown)?.[0].length ?? 0;
  const when = words.when.exec(shown.slice(given));
  if (when === null || (given === 0 && when.index !== 0)) return null;
  const began = given + when.index + when[0].length;
  // In “opened and then closed, then …” it is the second.
  const rest = shown.slice(began);
  const then = words.thenBehindComma.exec(rest) ?? words.then.exec(rest);
  if (then === null) return null;
  const steps = {
    given: bare(line.slice(given, given + when.index)),
    when: bare(line.slice(began, began + then.index)),
    then: bare(line.slice(began + then.index + then[0].length)),
  };
  return steps.when === '' || steps.then === '' || (given > 0 && steps.given === '') ? null : steps;
}

/** A step without the marks that part it from the next. */
function bare(step: string): string {
  const text = step.trim();
  return (/^[,;.:\s]/.test(text) ? text.slice(1) : text).trim().replace(/[,;.]$/, '');
}
