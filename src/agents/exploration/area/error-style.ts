/** How code deals with errors, in a clause, and the line that shows it (from 1). */
interface ErrorStyle {
  value: string;
  text: string;
  line: number;
}

const STYLES: readonly { files: RegExp; line: RegExp; style: (name: string) => { value: string; text: string } }[] = [
  {
    files: /\.(?:[cm]?[jt]sx?|java|kt|cs|php|swift|dart|scala)$/,
    line: /\bthrow new ([A-Z]\w*(?:Error|Exception|Failure|Refused|Problem))\b/,
    style: (name) => ({ value: `throws ${name}`, text: `Errors are thrown as \`${name}\`` }),
  },
  {
    files: /\.py$/,
    line: /^\s*raise ([A-Z]\w*(?:Error|Exception|Warning|Http404|NotFound))\b/,
    style: (name) => ({ value: `raises ${name}`, text: `Errors are raised as \`${name}\`` }),
  },
  {
    files: /\.rb$/,
    line: /^\s*raise ([A-Z][\w:]*)\b/,
    style: (name) => ({ value: `raises ${name}`, text: `Errors are raised as \`${name}\`` }),
  },
  {
    files: /\.go$/,
    line: /return\b.*\b(fmt\.Errorf\(.*%w|errors\.Wrap\w*\()/,
    style: () => ({ value: 'returns wrapped errors', text: 'Errors are returned, wrapped with what was being done' }),
  },
  {
    files: /\.rs$/,
    line: /->\s*((?:\w+::)*Result)</,
    style: () => ({ value: 'returns Result', text: 'Errors are returned as `Result`' }),
  },
];

/** Error classes that say nothing on how a project does it. */
const PLAIN = new Set(['Error', 'Exception', 'RuntimeException', 'RuntimeError', 'TypeError', 'ValueError']);

/** How the lines of a file deal with errors, by the way they do it most; null where they show none of their own. */
export function errorStyleOf(text: string, path: string): ErrorStyle | null {
  const counts = new Map<string, ErrorStyle & { count: number }>();
  const known = STYLES.filter(({ files }) => files.test(path));
  for (const [i, line] of text.split('\n').entries()) {
    for (const { line: pattern, style } of known) {
      const name = line.length > 400 ? undefined : pattern.exec(line)?.[1];
      if (name === undefined || PLAIN.has(name)) continue;
      const shown = style(name);
      const before = counts.get(shown.value);
      counts.set(shown.value, { ...shown, line: before?.line ?? i + 1, count: (before?.count ?? 0) + 1 });
    }
  }
  const [most] = [...counts.values()].sort((a, b) => b.count - a.count);
  return most === undefined ? null : { value: most.value, text: most.text, line: most.line };
}
