import { factsOfDependencies } from './known-dependencies';
import { type Dependency, type FactAt, firstMatch, lineOf, type ManifestFile, type ManifestReader } from './manifest';

/** The packages that a .NET project names. */
function dotnetDependencies({ lines }: Pick<ManifestFile, 'lines'>): Dependency[] {
  return lines.flatMap((text, i): Dependency[] => {
    const match = /<(?:Package|Framework)Reference\s+Include="([^"]+)"(?:\s+Version="([^"]+)")?/.exec(text);
    if (match?.[1] === undefined) return [];
    return [
      match[2] === undefined ? { name: match[1], line: i + 1 } : { name: match[1], line: i + 1, version: match[2] },
    ];
  });
}

/** .NET project files. */
export const dotnetReader: ManifestReader = {
  files: /\.(?:cs|fs|vb)proj$/,
  runtimes: { '.net': '.net', net: 'net', dotnet: '.net' },
  dependencies: dotnetDependencies,
  facts(file) {
    const { lines, name, path } = file;
    const facts: FactAt[] = factsOfDependencies(dotnetDependencies(file), 'dotnet');
    facts.push({ kind: 'module', value: path, text: `The .NET project \`${name}\``, line: 1 });
    facts.push({ kind: 'package_manager', value: 'NuGet', text: 'Packages are managed with NuGet', line: 1 });
    const web = lineOf(lines, /Sdk="Microsoft\.NET\.Sdk\.Web"/);
    if (web > 0) facts.push({ kind: 'framework', value: 'ASP.NET Core', text: 'Built with ASP.NET Core', line: web });
    const target = firstMatch(lines, /<TargetFrameworks?>([^<]+)</);
    if (target !== null)
      facts.push({
        kind: 'runtime',
        value: `.NET ${target.value}`,
        text: `Runs on .NET (${target.value})`,
        line: target.line,
      });
    return facts;
  },
};
