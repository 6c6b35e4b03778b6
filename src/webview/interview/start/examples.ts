/**
 * The request after an example was picked: the example, or what the person had written with the example below it.
 * Another example that stands there untouched is replaced.
 */
export function withExample(written: string, example: string, examples: readonly string[]): string {
  const own = written.trim();
  return own === '' || examples.includes(own) ? example : `${own}\n\n${example}`;
}
