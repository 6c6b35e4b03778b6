import { factsOfDependencies } from './known-dependencies';
import { kindFact, landmarksIn } from './project-kind';
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
    const kind = dotnetKind(file);
    if (kind !== null) facts.push(kind);
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

/** The kind of project that a .NET project file describes; one of tests has none. */
function dotnetKind(file: ManifestFile): FactAt | null {
  const { lines, name } = file;
  const at = (pattern: RegExp) => lineOf(lines, pattern);
  const web = at(/Sdk="Microsoft\.NET\.Sdk\.(?:Web|BlazorWebAssembly)"/);
  if (web > 0) {
    const page = landmarksIn(file).find((path) => /\.(?:cshtml|razor)$/.test(path));
    const by = '`Sdk` names ASP.NET Core';
    return page === undefined
      ? kindFact(file, 'service', by, web)
      : kindFact(file, 'web_app', `${by} and \`${page}\` is a page`, web);
  }
  if (at(/<IsTestProject>true|Include="Microsoft\.NET\.Test\.Sdk"/i) > 0 || /(?:^|[._-])tests?/i.test(name))
    return null;
  const window = at(
    /<(?:UseWPF|UseWindowsForms|UseMaui|UseWinUI)[^>]{0,200}>true|Include="Avalonia(?:\.Desktop)?"|<OutputType>WinExe/i,
  );
  const starts = at(/<OutputType[^>]{0,200}>(?:Win)?Exe/i);
  if (window > 0 && starts > 0)
    return kindFact(file, 'app', `\`${name}\` names a toolkit for desktop or phone`, window);
  const worker = at(/Sdk="Microsoft\.NET\.Sdk\.Worker"|Include="Microsoft\.Azure\.Functions\.Worker"/);
  if (worker > 0) return kindFact(file, 'service', `\`${name}\` describes a worker`, worker);
  if (starts > 0) return kindFact(file, 'command_line', `\`${name}\` builds a program`, starts);
  const sdk = at(/Sdk="Microsoft\.NET\.Sdk(?:\.Razor)?"/);
  return sdk === 0 ? null : kindFact(file, 'library', `\`${name}\` builds no program`, sdk);
}
