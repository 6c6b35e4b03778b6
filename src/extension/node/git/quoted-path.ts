const ESCAPES: Readonly<Record<string, number>> = { a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13, '"': 34, '\\': 92 };

/**
 * A path as git prints it: plain, or in double quotes with escapes where it holds unusual characters. Returns the path
 * and what follows it; null for a broken quotation.
 */
export function readPath(text: string): { path: string; rest: string } | null {
  if (!text.startsWith('"')) return { path: text, rest: '' };
  const bytes: number[] = [];
  for (let at = 1; at < text.length; at++) {
    const char = text[at] ?? '';
    if (char === '"') return { path: Buffer.from(bytes).toString('utf8'), rest: text.slice(at + 1) };
    if (char !== '\\') {
      bytes.push(...Buffer.from(char, 'utf8'));
      continue;
    }
    const octal = /^[0-3][0-7]{2}/.exec(text.slice(at + 1, at + 4))?.[0];
    const escape = ESCAPES[text[at + 1] ?? ''];
    if (octal !== undefined) bytes.push(Number.parseInt(octal, 8));
    else if (escape !== undefined) bytes.push(escape);
    else return null;
    at += octal === undefined ? 1 : 3;
  }
  return null;
}

/** A path that stands alone; null if it is broken or something follows it. */
export function wholePath(text: string): string | null {
  const read = readPath(text);
  return read === null || read.rest !== '' ? null : read.path;
}
