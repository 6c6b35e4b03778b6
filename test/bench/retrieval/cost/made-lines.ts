import type { Random } from './random';

/** What files of a language look like. */
export interface Language {
  ending: string;
  /** How common it is among the files of the tree. */
  share: number;
  /** A line, given names as `word` and `name` make them; `depth` spaces to the left are added by the caller. */
  lines: readonly ((make: Make) => string)[];
}

/** Makes the parts of a line. */
export interface Make {
  /** A plain word. */
  word(): string;
  /** A name of one to three words, as the language spells them. */
  name(): string;
  /** Such a name with a capital. */
  type(): string;
  /** A whole number. */
  number(): number;
}

const C_LIKE: Language['lines'] = [
  (m) => `const ${m.name()} = ${m.name()}(${m.name()}, ${m.number()});`,
  (m) => `if (${m.name()}.${m.word()} === null) return ${m.name()};`,
  (m) => `  return ${m.name()}.${m.word()}(${m.name()});`,
  (m) => `export function ${m.name()}(${m.name()}: ${m.type()}): ${m.type()} {`,
  (m) => `// ${m.word()} the ${m.word()} ${m.word()} of the ${m.word()} before ${m.word()}`,
  (m) => `  ${m.name()}: ${m.type()};`,
  () => '}',
  () => '',
  (m) => `import { ${m.name()} } from './${m.word()}/${m.word()}';`,
];
const PYTHON: Language['lines'] = [
  (m) => `def ${m.name()}(self, ${m.name()}=None):`,
  (m) => `    """${m.type()} ${m.word()} for the ${m.word()} ${m.word()}."""`,
  (m) => `    ${m.name()} = self.${m.name()}(${m.name()}, ${m.number()})`,
  (m) => `    if ${m.name()} is None:`,
  (m) => `        raise ${m.type()}("${m.word()} ${m.word()} ${m.word()}")`,
  (m) => `class ${m.type()}(${m.type()}):`,
  () => '',
  (m) => `from ${m.word()}.${m.word()} import ${m.name()}`,
];
const GO: Language['lines'] = [
  (m) => `func (s *${m.type()}) ${m.type()}(ctx context.Context, ${m.name()} ${m.type()}) error {`,
  (m) => `\t${m.name()}, err := s.${m.name()}.${m.type()}(ctx, ${m.name()})`,
  () => '\tif err != nil {',
  (m) => `\t\treturn fmt.Errorf("${m.word()} ${m.word()}: %w", err)`,
  () => '\t}',
  (m) => `// ${m.type()} ${m.word()} the ${m.word()} ${m.word()}.`,
  () => '}',
  () => '',
];
const PROSE: Language['lines'] = [
  (m) => `## ${m.type()} ${m.word()}`,
  (m) =>
    `The ${m.word()} ${m.word()} is ${m.word()} by the ${m.word()} when \`${m.name()}\` has ${m.word()} ${m.number()}.`,
  (m) => `- ${m.word()} ${m.word()} with ${m.word()}`,
  () => '',
];
const DATA: Language['lines'] = [
  (m) => `  "${m.name()}": "${m.word()} ${m.word()}",`,
  (m) => `  "${m.word()}": ${m.number()},`,
  (m) => `  "${m.name()}": [${m.number()}, ${m.number()}],`,
];

/** The languages of a made tree, with shares as in large repositories of several languages. */
export const LANGUAGES: readonly Language[] = [
  { ending: 'ts', share: 34, lines: C_LIKE },
  { ending: 'tsx', share: 8, lines: C_LIKE },
  { ending: 'java', share: 10, lines: C_LIKE },
  { ending: 'py', share: 16, lines: PYTHON },
  { ending: 'go', share: 14, lines: GO },
  { ending: 'md', share: 8, lines: PROSE },
  { ending: 'json', share: 7, lines: DATA },
  { ending: 'yaml', share: 3, lines: DATA },
];

/** Makes parts of lines in the manner of a language. */
export function makerFor({ ending }: Language, words: readonly string[], random: Random): Make {
  const word = () => random.pickCommon(words);
  const parts = () => Array.from({ length: 1 + random.below(3) }, word);
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const type = () => parts().map(capital).join('');
  const snake = ending === 'py' || ending === 'yaml';
  const name = () => {
    const [first = 'it', ...rest] = parts();
    return snake ? [first, ...rest].join('_') : first + rest.map(capital).join('');
  };
  return { word, name, type, number: () => random.below(1_000) };
}
