/** What stands in place of a secret. */
export const REDACTED = '[redacted]';

/** A stretch of a text that is secret: from `start` to before `end`. */
export interface Span {
  start: number;
  end: number;
}

/** The text with the mark in place of each stretch, on each of its lines that holds something. */
export function withoutSpans(text: string, spans: readonly Span[]): string {
  let result = '';
  let done = 0;
  for (const { start, end } of merged(spans)) {
    result += text.slice(done, start) + inLines(text.slice(start, end));
    done = end;
  }
  return result + text.slice(done);
}

/** In order, with those that overlap as one. */
function merged(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last !== undefined && start < last.end) last.end = Math.max(last.end, end);
    else if (end > start) result.push({ start, end });
  }
  return result;
}

function inLines(secret: string): string {
  if (!secret.includes('\n')) return REDACTED;
  return secret
    .split('\n')
    .map((line) => (line.trim() === '' ? line : REDACTED + (line.endsWith('\r') ? '\r' : '')))
    .join('\n');
}

/** All that a global pattern fits in a text. Unlike `matchAll` it makes no copy of the pattern, which large ones feel. */
export function allMatches(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return found;
}
