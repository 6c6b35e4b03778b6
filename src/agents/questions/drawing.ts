/** Longest drawing that is looked for, in characters. */
const LONGEST = 4_000;
/** Lines between marks at the end of a text, or within it. */
const DRAWN = new RegExp(
  `(?:^|\\n)[ \\t]*\`\`\`[a-z]{0,20}[ \\t]*\\n([\\s\\S]{1,${LONGEST}}?)\\n?[ \\t]*\`\`\`[ \\t]*(?=\\n|$)`,
  'i',
);

/** What an option says of itself: its words, and the lines that show how it looks, where some are drawn. */
interface Described {
  words: string;
  /** As drawn, line for line; null where nothing is. */
  drawing: string | null;
}

/**
 * The description of an option, taken apart: lines between \`\`\` are drawn as they would stand in a terminal, a log or a message,
 * and say what is built as its label does; the words beside them bind nobody.
 */
export function describedIn(description: string): Described {
  const found = DRAWN.exec(description);
  const drawing = found?.[1] ?? '';
  if (found === null || drawing.trim() === '') return { words: description, drawing: null };
  const before = description.slice(0, found.index).trim();
  const after = description.slice(found.index + found[0].length).trim();
  return { words: [before, after].filter((part) => part !== '').join(' '), drawing };
}

/** A drawing on one line, with a sign where each of its lines ends. */
export function onOneLine(drawing: string): string {
  return drawing.split('\n').join(' ⏎ ');
}
