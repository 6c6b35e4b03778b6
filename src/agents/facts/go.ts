import { factsOfDependencies } from './known-dependencies';
import { type Dependency, type FactAt, firstMatch, type ManifestFile, type ManifestReader } from './manifest';

/** The direct dependencies that a `go.mod` names. A version in the module's path (`/v5`) is no part of the name. */
function goDependencies({ lines }: Pick<ManifestFile, 'lines'>): Dependency[] {
  return lines.flatMap((text, i): Dependency[] => {
    const match = /^(?:require\s+|\s+)([a-z0-9][\w.-]*\.[a-z]+\/\S+)\s+(v\S+)(?!.*\/\/ indirect)/.exec(text);
    if (match?.[1] === undefined) return [];
    return [{ name: match[1].replace(/\/v\d+$/, ''), line: i + 1, version: match[2] ?? '' }];
  });
}

/** `go.mod`. */
export const goReader: ManifestReader = {
  files: /(?:^|\/)go\.mod$/,
  languages: ['go'],
  runtimes: { golang: 'go', go: 'go' },
  dependencies: goDependencies,
  facts(file) {
    const { lines } = file;
    const facts: FactAt[] = factsOfDependencies(goDependencies(file), 'go');
    const module = firstMatch(lines, /^module\s+(\S+)/);
    if (module !== null) {
      facts.push({ kind: 'module', value: module.value, text: `The Go module \`${module.value}\``, line: module.line });
      facts.push({ kind: 'test_runner', value: 'go test', text: 'Tests run with `go test ./...`', line: module.line });
      facts.push({
        kind: 'package_manager',
        value: 'Go modules',
        text: 'Packages are managed as Go modules',
        line: module.line,
      });
    }
    const version = firstMatch(lines, /^go\s+(\d[\d.]*)/);
    if (version !== null)
      facts.push({
        kind: 'runtime',
        value: `Go ${version.value}`,
        text: `Needs Go ${version.value}`,
        line: version.line,
      });
    return facts;
  },
};
