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
}
const ENGLISH: StepWords = { given: /^(?:scenario:? [^,]{0,200}, ?)?given\b/i, when: /\bwhen\b/i, then: /\bthen\b/i };
const GERMAN: StepWords = { given: /^(?:angenommen|gegeben(?: sei(?:en)?)?)\b/i, when: /\bwenn\b/i, then: /\bdann\b/i };

/** The steps of a text: "Given a, when b, then c", also without its first part; null for anything else. */
export function stepsIn(text: string): Steps | null {
  const line = plainLine(text);
  return line.length > LONGEST ? null : (stepsBy(line, ENGLISH) ?? stepsBy(line, GERMAN));
}

function stepsBy(line: string, words: StepWords): Steps | null {
  const given = words.given.exec(line);
  const rest = given === null ? line : line.slice(given[0].length);
  const when = words.when.exec(rest);
  if (when === null || (given === null && when.index !== 0)) return null;
  const after = rest.slice(when.index + when[0].length);
  const then = words.then.exec(after);
  if (then === null) return null;
  const steps = {
    given: given === null ? '' : bare(rest.slice(0, when.index)),
    when: bare(after.slice(0, then.index)),
    then: bare(after.slice(then.index + then[0].length)),
  };
  return steps.when === '' || steps.then === '' || (given !== null && steps.given === '') ? null : steps;
}

/** A step without the marks that part it from the next. */
function bare(step: string): string {
  const text = step.trim();
  return (/^[,;.:\s]/.test(text) ? text.slice(1) : text).trim().replace(/[,;.]$/, '');
}
