/** The ways in which shells read a line. */
export type ShellKind = 'posix' | 'fish' | 'powershell' | 'cmd';

const SHELLS: Readonly<Record<string, ShellKind>> = {
  sh: 'posix',
  bash: 'posix',
  zsh: 'posix',
  dash: 'posix',
  ksh: 'posix',
  fish: 'fish',
  pwsh: 'powershell',
  powershell: 'powershell',
  cmd: 'cmd',
};

/** How a shell reads a line, by the path of its program; null for one that is not known here. */
export function shellKind(program: string): ShellKind | null {
  const name = program.split(/[\\/]/).at(-1) ?? '';
  return SHELLS[name.toLowerCase().replace(/\.exe$/, '')] ?? null;
}

/** What would end the line early, or show it otherwise than it is read. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;

/**
 * A program with its arguments as a line that the shell takes for just these words, whatever they hold: nothing of them is
 * expanded, run or redirected. Null where this shell has no way to say one of them so.
 */
export function shellLine(shell: ShellKind, program: string, args: readonly string[]): string | null {
  const words = [program, ...args].map((word) => (UNSEEN.test(word) ? null : QUOTED[shell](word)));
  if (words.some((word) => word === null)) return null;
  const line = words.join(' ');
  // What is quoted is a text there, unless it is called.
  return shell === 'powershell' && line.startsWith("'") ? `& ${line}` : line;
}

/** A plain word stays as it is, so that people can read the line. */
const PLAIN = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

const QUOTED: Record<ShellKind, (word: string) => string | null> = {
  posix: (word) => (PLAIN.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`),
  // There a backslash before a quote or another backslash means something within quotes, too.
  fish: (word) => (PLAIN.test(word) ? word : `'${word.replace(/[\\']/g, '\\$&')}'`),
  // Typographic quotes end a text as the straight one does. A double quote is lost on the way to the program in older versions.
  powershell: (word) => {
    if (PLAIN.test(word)) return word;
    return word.includes('"') ? null : `'${word.replace(/['\u2018-\u201b]/g, '$&$&')}'`;
  },
  // Percent signs are expanded within quotes, a quote ends them, and a backslash before the last one keeps it open.
  cmd: (word) => {
    if (PLAIN.test(word)) return word;
    return /["%!^]|\\$/.test(word) ? null : `"${word}"`;
  },
};
