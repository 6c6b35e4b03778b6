import { factsOfDependencies } from './known-dependencies';
import {
  asObject,
  asText,
  type Dependency,
  type FactAt,
  jsonObject,
  lineOf,
  linesOfKeys,
  type ManifestFile,
  type ManifestReader,
} from './manifest';

/** The packages that a `composer.json` names. */
function phpDependencies({ text, lines }: Pick<ManifestFile, 'text' | 'lines'>): Dependency[] {
  const manifest = jsonObject(text);
  const named = linesOfKeys(lines);
  return ['require', 'require-dev'].flatMap((group) =>
    Object.keys(asObject(manifest[group])).flatMap((name): Dependency[] => {
      const line = named.get(name) ?? 0;
      return line === 0 ? [] : [{ name, line }];
    }),
  );
}

/** `composer.json`. */
export const phpReader: ManifestReader = {
  files: /(?:^|\/)composer\.json$/,
  languages: ['php'],
  runtimes: { php: 'php' },
  dependencies: phpDependencies,
  facts(file) {
    const manifest = jsonObject(file.text);
    const at = (pattern: RegExp) => Math.max(1, lineOf(file.lines, pattern));
    const facts: FactAt[] = factsOfDependencies(phpDependencies(file), 'php');
    facts.push({ kind: 'package_manager', value: 'Composer', text: 'Packages are managed with Composer', line: 1 });
    const php = asText(asObject(manifest.require).php);
    if (php !== null)
      facts.push({ kind: 'runtime', value: `PHP ${php}`, text: `Runs on PHP ${php}`, line: at(/"php"\s*:/) });
    const name = asText(manifest.name);
    if (name !== null)
      facts.push({ kind: 'module', value: name, text: `The Composer package \`${name}\``, line: at(/"name"\s*:/) });
    return facts;
  },
};
