import type { AreaContext } from './entry';

/** How files end in languages whose projects would wonder at `reader.ts`. */
const ENDINGS: Readonly<Record<string, string>> = {
  ...{ Python: 'py', Rust: 'rs', Go: 'go', Java: 'java', Kotlin: 'kt', Ruby: 'rb', PHP: 'php', Swift: 'swift' },
  ...{ 'C#': 'cs', 'C++': 'cpp', C: 'c', Elixir: 'ex', Scala: 'scala', Dart: 'dart', JavaScript: 'js' },
};

/** An example in the project's own terms: its files end as the project's own do, and a command is called as the project is. */
export function inOwnTerms(placeholder: string, context: AreaContext): string {
  const ending = ENDINGS[context.fact('language')?.value ?? ''];
  const name = programName(context);
  const own = ending === undefined ? placeholder : placeholder.replace(/(?<=\w)\.ts\b/g, `.${ending}`);
  return name === null ? own : own.replace(/^(\$ )?tool\b/gm, (_, prompt: string = '') => `${prompt}${name}`);
}

/** What the project's command is called, where it is one: by its version (`hyperfine 1.20.0`), else by its README. */
function programName(context: AreaContext): string | null {
  if (context.project !== 'command_line') return null;
  const named = context.fact('version')?.value ?? context.fact('readme')?.value ?? '';
  const name = /^(?:@[\w.-]+\/)?([a-z][\w.-]{1,30}?)(?:[@ ]v?\d.*)?$/i.exec(named.trim())?.[1];
  return name ?? null;
}
