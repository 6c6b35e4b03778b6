import { plainLine, sanitise } from './quote';
import { redact } from '../redact/redact';

/** Line ends that most tools do not count as such: their lines keep their numbers. */
const ODD_LINE_ENDS = /\r(?!\n)|[\u2028\u2029\u0085]/g;

/**
 * Text of the workspace or of a tool, as a model may see it: free of secrets, and of all that hides, reorders or steers.
 * It has as many lines as before.
 */
export function inertText(text: string): string {
  // What is not seen goes first: it could stand within a secret.
  return redact(sanitise(text.replace(ODD_LINE_ENDS, ' ')));
}

/** The same on one line of at most `most` characters. */
export function inertLine(text: string, most: number): string {
  return plainLine(inertText(text), most);
}
