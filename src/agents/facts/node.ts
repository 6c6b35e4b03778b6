import { factsOfDependencies } from './known-dependencies';
import { nodeKind } from './node-kind';
import {
  asObject,
  asText,
  type Dependency,
  type FactAt,
  fromRoot,
  jsonObject,
  lineOf,
  linesOfKeys,
  type ManifestFile,
  type ManifestReader,
} from './manifest';

const GROUPS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

/** The dependencies that a `package.json` names, with their lines. */
function nodeDependencies({ text, lines }: Pick<ManifestFile, 'text' | 'lines'>): Dependency[] {
  const manifest = jsonObject(text);
  return GROUPS.flatMap((group) => {
    const named = linesOfKeys(lines, Math.max(1, lineOf(lines, keyPattern(group))));
    return Object.entries(asObject(manifest[group])).flatMap(([name, version]): Dependency[] => {
      const line = named.get(name) ?? 0;
      const wanted = asText(version);
      return line === 0 ? [] : [wanted === null ? { name, line } : { name, line, version: wanted }];
    });
  });
}

function keyPattern(key: string): RegExp {
  return new RegExp(`"${key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"\\s*:`);
}

/** `package.json`: what the project is, runs on, starts at, and how it is built and tested. */
export const nodeReader: ManifestReader = {
  files: /(?:^|\/)package\.json$/,
  languages: ['javascript', 'js', 'typescript'],
  runtimes: { 'node.js': 'node', nodejs: 'node', node: 'node', 'vs code': 'vs code', vscode: 'vscode' },
  dependencies: nodeDependencies,
  facts(file) {
    const { lines } = file;
    const manifest = jsonObject(file.text);
    const dependencies = nodeDependencies(file);
    const at = (key: string) => Math.max(1, lineOf(lines, keyPattern(key)));
    const kind = nodeKind(file, manifest, dependencies, at);
    // What a library has for its tests alone is not what it is built with.
    const forTests = new Set(kind?.value === 'library' ? usedInDevelopment(manifest, dependencies) : []);
    const facts = factsOfDependencies(dependencies, 'javascript').filter(
      (fact) => fact.kind !== 'framework' || !forTests.has(fact.line),
    );
    const name = asText(manifest.name);
    const version = asText(manifest.version);
    if (name !== null && version !== null) {
      facts.push({
        kind: 'version',
        value: `${name}@${version}`,
        text: `\`${name}\` is at version ${version}`,
        line: at('name'),
        endLine: at('version'),
      });
    }
    const licence = asText(manifest.license);
    if (licence !== null)
      facts.push({ kind: 'licence', value: licence, text: `Licensed under ${licence}`, line: at('license') });
    const engines = asObject(manifest.engines);
    const node = asText(engines.node);
    if (node !== null)
      facts.push({ kind: 'runtime', value: `Node ${node}`, text: `Runs on Node ${node}`, line: at('node') });
    const vscode = asText(engines.vscode);
    if (vscode !== null) {
      facts.push({
        kind: 'framework',
        value: 'VS Code extension',
        text: `An extension for VS Code ${vscode}`,
        line: at('vscode'),
      });
    }
    const manager = asText(manifest.packageManager);
    if (manager !== null) {
      const tool = manager.split('@')[0] ?? manager;
      facts.push({
        kind: 'package_manager',
        value: tool,
        text: `Packages are managed with ${manager.split('+')[0]}`,
        line: at('packageManager'),
      });
    }
    if (kind !== null) facts.push(kind);
    facts.push(...scriptFacts(manifest, at), ...entryFacts(file, manifest, at), ...workspaceFacts(manifest, at));
    return facts;
  },
};

/** The lines of the dependencies that are needed for development alone: neither to run it, nor by those who use it. */
function usedInDevelopment(manifest: Record<string, unknown>, dependencies: readonly Dependency[]): number[] {
  const isIn = (group: string, name: string) => asObject(manifest[group])[name] !== undefined;
  return dependencies
    .filter(
      ({ name }) => isIn('devDependencies', name) && !isIn('dependencies', name) && !isIn('peerDependencies', name),
    )
    .map(({ line }) => line);
}

type LineOfKey = (key: string) => number;

function scriptFacts(manifest: Record<string, unknown>, at: LineOfKey): FactAt[] {
  const scripts = asObject(manifest.scripts);
  const facts: FactAt[] = [];
  const test = asText(scripts.test);
  if (test !== null && /\bnode\b.*--test\b/.test(test)) {
    facts.push({
      kind: 'test_runner',
      value: 'node:test',
      text: 'Tests use the runner of Node itself',
      line: at('test'),
    });
  }
  if (test !== null && !test.includes('no test specified')) {
    facts.push({ kind: 'convention', value: 'npm test', text: `\`npm test\` runs \`${test}\``, line: at('test') });
  }
  const build = asText(scripts.build);
  if (build !== null)
    facts.push({
      kind: 'build',
      value: 'npm run build',
      text: `\`npm run build\` runs \`${build}\``,
      line: at('build'),
    });
  return facts;
}

function entryFacts(file: ManifestFile, manifest: Record<string, unknown>, at: LineOfKey): FactAt[] {
  const facts: FactAt[] = [];
  const main = asText(manifest.main);
  const [first, firstName] = main === null ? ['index.js', 'name'] : [main, 'main'];
  const candidates = [first, `${first}.js`, `${first.replace(/\/$/, '')}/index.js`].map((path) => fromRoot(file, path));
  const existing = candidates.find((path) => file.exists(path));
  if (existing !== undefined) {
    facts.push({
      kind: 'entry_point',
      value: existing,
      text: `The package starts at \`${existing}\``,
      line: at(firstName),
    });
  }
  const bin = typeof manifest.bin === 'string' ? [manifest.bin] : Object.values(asObject(manifest.bin)).map(asText);
  for (const path of bin.slice(0, 2)) {
    if (path !== null)
      facts.push({
        kind: 'entry_point',
        value: fromRoot(file, path),
        text: `Its command is \`${fromRoot(file, path)}\``,
        line: at('bin'),
      });
  }
  return facts;
}

function workspaceFacts(manifest: Record<string, unknown>, at: LineOfKey): FactAt[] {
  const given = Array.isArray(manifest.workspaces) ? manifest.workspaces : asObject(manifest.workspaces).packages;
  const patterns = (Array.isArray(given) ? given : []).map(asText).filter((pattern) => pattern !== null);
  if (patterns.length === 0) return [];
  const shown = patterns
    .slice(0, 5)
    .map((pattern) => `\`${pattern}\``)
    .join(', ');
  return [
    {
      kind: 'module',
      value: patterns.slice(0, 5).join(', '),
      text: `A monorepo of the packages in ${shown}`,
      line: at('workspaces'),
    },
  ];
}
