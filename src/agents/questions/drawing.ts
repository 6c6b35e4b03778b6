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

/** Most stretches of lines that an option draws. */
const MOST = 4;

/**
 * The description of an option, taken apart: lines between \`\`\` are drawn as they would stand in a terminal, a log or a message,
 * and say what is built as its label does; the words beside them bind nobody. Lines that are drawn in several places are one
 * drawing, an empty line between them.
 */
export function describedIn(description: string): Described {
  const parts: string[] = [];
  const drawings: string[] = [];
  let rest = description;
  for (let found = DRAWN.exec(rest); found !== null && drawings.length < MOST; found = DRAWN.exec(rest)) {
    const [whole, drawn = ''] = found;
    if (drawn.trim() === '') break;
    drawings.push(drawn);
    parts.push(rest.slice(0, found.index).trim());
    rest = rest.slice(found.index + whole.length);
  }
  if (drawings.length === 0) return { words: description, drawing: null };
  return { words: [...parts, rest.trim()].filter((part) => part !== '').join(' '), drawing: drawings.join('\n\n') };
}
