/** Code in a request: between fences, or lines that stand in. */
const FENCE = /^ {0,3}(?:`{3}|~{3})/u;
const INDENTED = /^(?: {4}|\t)/u;
/** A point of a list. */
const POINT = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/u;
/** Where a sentence ends, whatever the next one begins with; not behind an abbreviation. */
const SENTENCE_ENDS = /(?<=[.!?…]["”’)]?)(?<!\b(?:e\.g|i\.e|etc|vs|z\.B|d\.h|bzw|ca|[zdu]|z\. B|d\. h|u\. a)\.)\s+/u;
/** A text ends there, whatever comes behind it. */
const ENDS = /[.!?…]["”’)]*$/u;
/** A title of a ticket stands on a line of its own: longer ones are sentences that are broken over lines. */
const LONGEST_TITLE = 100;
/** What a paragraph begins with that tells where a wish comes from, and wishes nothing. */
const BACKGROUND =
  /^(?:use[- ]cases?|background|context|motivation|rationale|environment|versions?|current(?:ly| behaviou?r)|today|hintergrund|anwendungsfall|umgebung|heute)\b[^.!?\n]{0,20}:\s/iu;

/**
 * A request in its sentences: its title, the points of a list and paragraphs each by themselves, lines that were only broken
 * put together, and code with the sentence that leads to it.
 */
export function requestParts(request: string): string[] {
  const paragraphs = withoutFences(request).flatMap(({ text, isCode }) => (isCode ? [text] : text.split(/\n\s*\n/u)));
  const parts: string[] = [];
  for (const [at, paragraph] of paragraphs.entries()) {
    const lines = paragraph.split('\n').filter((line) => line.trim() !== '');
    if (lines.length === 0) continue;
    const isCode = lines.every((line) => INDENTED.test(line)) || /^`[^`]+`$/u.test(paragraph);
    const code = isCode ? asCode(lines) : null;
    const last = parts.at(-1);
    const leads = last !== undefined && !ENDS.test(last);
    // “… something like”, the code, and “and have it end”: one sentence that goes on around it.
    if (leads && (code !== null || /^\p{Ll}/u.test(lines[0]?.trim() ?? ''))) {
      const [first = '', ...rest] = code === null ? sentencesIn(lines) : [code];
      parts.splice(-1, 1, `${last} ${first}`, ...rest);
    } else if (code === null) parts.push(...withTitle(lines, at === 0));
  }
  const told = parts.map((part) => part.trim()).filter((part) => part !== '');
  const wishes = told.filter((part) => !BACKGROUND.test(part));
  // Who tells nothing but the background, or code, means that.
  return wishes.length > 0 ? wishes : told.length > 0 ? told : [request.trim()];
}

/** A paragraph in its sentences; the first line of a request is its title where the next one begins anew. */
function withTitle(lines: readonly string[], isFirst: boolean): string[] {
  const points = lines.findIndex((line) => POINT.test(line));
  if (points >= 0)
    return [
      ...(points === 0 ? [] : withTitle(lines.slice(0, points), isFirst)),
      ...lines.slice(points).map((line) => line.replace(POINT, '')),
    ];
  const [first = '', second] = lines;
  const isTitle =
    isFirst &&
    second !== undefined &&
    first.length <= LONGEST_TITLE &&
    !ENDS.test(first.trim()) &&
    /^\p{Lu}/u.test(second);
  return isTitle ? [first, ...sentencesIn(lines.slice(1))] : sentencesIn(lines);
}

function sentencesIn(lines: readonly string[]): string[] {
  return lines
    .map((line) => line.trim())
    .join(' ')
    .split(SENTENCE_ENDS);
}

/** Lines of code as a name of code stands in a text. */
function asCode(lines: readonly string[]): string {
  const bare = lines.map((line) => line.trim().replace(/^`|`$/gu, '')).join(' ⏎ ');
  return `\`${bare.replaceAll('`', '’')}\``;
}

/** A text in its parts, with what stands between fences by itself, indented as code is. */
function withoutFences(text: string): { text: string; isCode: boolean }[] {
  const parts: { lines: string[]; isCode: boolean }[] = [{ lines: [], isCode: false }];
  for (const line of text.split('\n')) {
    const isCode = parts.at(-1)?.isCode === true;
    if (FENCE.test(line)) parts.push({ lines: [], isCode: !isCode });
    else parts.at(-1)?.lines.push(isCode ? `    ${line}` : line);
  }
  return parts.map(({ lines, isCode }) => ({ text: lines.join('\n'), isCode }));
}
