const ESCAPE = '\u001b';

/** A control sequence after the escape character: colours, movements, titles. */
const SEQUENCE = new RegExp(
  `${ESCAPE}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\u0007${ESCAPE}]{0,1000}(?:\\u0007|${ESCAPE}\\\\)?|[@-Z\\\\-_])`,
  'g',
);

/** Control characters other than line end and tab. */
const CONTROL = /(?![\n\t])\p{Cc}/gu;

/** Text without anything that a terminal would obey; lines stay lines. */
export function inertOutput(text: string): string {
  const plain = text.includes(ESCAPE) ? text.replace(SEQUENCE, '') : text;
  return plain.replace(/\r\n/g, '\n').replace(CONTROL, '');
}
