const OPEN = '<think>';
const CLOSE = '</think>';

/**
 * A reply without the thoughts that some models write at its start: `<think>…</think>`, or the second mark alone where the
 * model's template wrote the first. Empty as long as the thoughts go on.
 */
export function withoutThoughts(text: string): string {
  const start = text.trimStart();
  if (start.startsWith(OPEN)) {
    const end = start.indexOf(CLOSE);
    return end < 0 ? '' : start.slice(end + CLOSE.length).trimStart();
  }
  if (start.length < OPEN.length && OPEN.startsWith(start)) return '';
  const end = /^[{[]/.test(start) ? -1 : start.indexOf(CLOSE);
  return end < 0 ? text : start.slice(end + CLOSE.length).trimStart();
}
