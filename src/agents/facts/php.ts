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
import { isKit, kindFact, kitAmong, kitFact, landmarksIn } from './project-kind';

const KITS = {
  web_app:
    'laravel/framework symfony/framework-bundle symfony/symfony cakephp/cakephp yiisoft/yii2 codeigniter4/framework drupal/core drupal/core-recommended silverstripe/framework typo3/cms-core',
  service: 'slim/slim laravel/lumen-framework api-platform/core api-platform/symfony hyperf/framework mezzio/mezzio',
};

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
    const kind = phpKind(file, manifest, at);
    if (kind !== null) facts.push(kind);
    if (name !== null)
      facts.push({ kind: 'module', value: name, text: `The Composer package \`${name}\``, line: at(/"name"\s*:/) });
    return facts;
  },
};

/** The kind of project that a `composer.json` describes. */
function phpKind(
  file: ManifestFile,
  manifest: Record<string, unknown>,
  at: (pattern: RegExp) => number,
): FactAt | null {
  const name = asText(manifest.name);
  const type = asText(manifest.type);
  const required = asObject(manifest.require);
  const kit = kitAmong(
    phpDependencies(file).filter(({ name: wanted }) => wanted in required),
    KITS,
  );
  const own = isKit(name, KITS);
  // Bundles and packages for a framework say what they are.
  if (kit !== null && !own && (type === null || type === 'project')) return kitFact(file, kit);
  const [command] = Array.isArray(manifest.bin) ? manifest.bin.map(asText) : [asText(manifest.bin)];
  if (command !== null && command !== undefined && !own)
    return kindFact(file, 'command_line', `\`bin\` in \`composer.json\` names \`${command}\``, at(/"bin"\s*:/));
  const start = landmarksIn(file).find((path) => /^(?:(?:public|web|www|htdocs|webroot)\/)?index\.php$/.test(path));
  if (start !== undefined && type !== 'library')
    return kindFact(file, 'web_app', `its pages start at \`${start}\``, at(/"name"\s*:/));
  if (type === 'project' || name === null || (type === null && manifest.autoload === undefined)) return null;
  return kindFact(file, 'library', `\`composer.json\` describes a package for others, \`${name}\``, at(/"name"\s*:/));
}
