import type { RunOutput } from './run';

/** What steers a terminal, hides in it, or turns its text around: all but the ends of lines. */
const STEERS = /(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/**
 * Writes to standard output and error so that no text of a workspace, model or server steers the terminal that shows it:
 * lines of JSON say the same in escapes, and sentences leave it out.
 */
export function terminalOutput(out: (text: string) => void, error: (text: string) => void): RunOutput {
  return {
    print: (line) => out(`${line.replace(STEERS, escaped)}\n`),
    warn: (text) => error(`${text.replace(/\r\n?/g, '\n').replace(STEERS, (found) => (found === '\t' ? ' ' : ''))}\n`),
  };
}

/** As JSON escapes a character, which may be of two units. */
function escaped(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
