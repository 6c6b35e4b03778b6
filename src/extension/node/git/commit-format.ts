/** Stands at both ends of a text of the commit; before a body, and on a line of its own behind it. Nobody writes them. */
const EDGE = '\ue01f';
const BODY = '\ue01e';

const MARKS = new RegExp(`[${EDGE}${BODY}]`, 'g');

/** A placeholder, with the paddings before it that belong to it. */
const PLACEHOLDER =
  /((?:%(?:>>|><|[<>])\|?\(\d{1,3}\))*)%(?:(%|n|x[0-9a-fA-F]{2}|C(?:\([^)]*\)|red|green|blue|reset))|([+\- ]?)(b|[sBNdDSe]|[ac][nNeElL]|g[sDdnNeE]|\((?:trailers|decorate)[^)]*\)))/g;

/**
 * A format in which every text that others wrote stands apart from what the format puts beside it, so that secrets in it
 * are found: `A%s` would hide where a token begins. A body comes with its subject, whose first line may say what it is.
 */
export function apart(option: string): string {
  const [, name, format] = /^(--(?:format|pretty)=)([^]*%[^]*)$/.exec(option) ?? [];
  if (name === undefined || format === undefined) return option;
  const parted = format.replace(
    PLACEHOLDER,
    (whole, padding: string, plain: string | undefined, how: string, text: string) => {
      if (plain !== undefined) return whole;
      return text === 'b' && padding === '' && how !== ' '
        ? `${how === '+' ? '%n' : ''}${BODY}%B%n${EDGE}`
        : `${EDGE}${whole}${EDGE}`;
    },
  );
  return `${name}${parted}`;
}

/** What git printed in such a format, as it would have without: for texts that are free of secrets. */
export function joined(text: string): string {
  const bodies = new RegExp(`${BODY}([^${BODY}${EDGE}]*)\\n${EDGE}`, 'g');
  return text
    .replace(bodies, (_, message: string) => message.replace(/^(?:[^\n]+(?:\n|$))*\n*/, ''))
    .replace(MARKS, '');
}

/** Whether an answer was made with such a format. */
export function isParted(text: string): boolean {
  return text.includes(EDGE);
}
