import { factsOfDependencies } from './known-dependencies';
import {
  type Dependency,
  type FactAt,
  firstMatch,
  fromRoot,
  lineOf,
  type ManifestFile,
  type ManifestReader,
} from './manifest';
import { isKit, kindFact, kitAmong, kitFact } from './project-kind';

const KITS = {
  web_app: 'rails hanami',
  service: 'sinatra grape roda padrino cuba syro',
};

/** The gems that a `Gemfile` or gemspec names. */
function rubyDependencies({ lines }: Pick<ManifestFile, 'lines'>): Dependency[] {
  return lines.flatMap((text, i): Dependency[] => {
    const match = /^\s*(?:gem|\w+\.add_(?:runtime_|development_)?dependency)[\s(]+["']([\w-]+)["']/.exec(text);
    return match?.[1] === undefined ? [] : [{ name: match[1], line: i + 1 }];
  });
}

/** `Gemfile` and gemspecs. */
export const rubyReader: ManifestReader = {
  files: /(?:^|\/)(?:Gemfile|[\w-]+\.gemspec)$/,
  languages: ['ruby'],
  runtimes: { ruby: 'ruby' },
  dependencies: rubyDependencies,
  facts(file) {
    const facts: FactAt[] = factsOfDependencies(rubyDependencies(file), 'ruby');
    facts.push({ kind: 'package_manager', value: 'Bundler', text: 'Packages are managed with Bundler', line: 1 });
    const kind = file.name === 'Gemfile' ? gemfileKind(file) : gemKind(file);
    if (kind !== null) facts.push(kind);
    const ruby = firstMatch(file.lines, /^\s*(?:ruby|\w+\.required_ruby_version\s*=)\s*["']([^"']+)/);
    if (ruby !== null)
      facts.push({ kind: 'runtime', value: `Ruby ${ruby.value}`, text: `Runs on Ruby ${ruby.value}`, line: ruby.line });
    return facts;
  },
};

/** What a `Gemfile` makes of a project; that of a gem only says what it is developed with. */
function gemfileKind(file: ManifestFile): FactAt | null {
  if (lineOf(file.lines, /^\s*gemspec\b/) > 0) return null;
  const kit = kitAmong(rubyDependencies(file), KITS);
  return kit === null ? null : kitFact(file, kit);
}

/** A gem is a library, unless it brings a command. The files that a pattern would pick have to be there. */
function gemKind(file: ManifestFile): FactAt | null {
  const { lines, name: gemspec } = file;
  const name = firstMatch(lines, /^\s*\w+\.name\s*=\s*["']([\w-]+)/) ?? {
    value: gemspec.replace('.gemspec', ''),
    line: 1,
  };
  const line = lineOf(lines, /^\s*\w+\.executables?\b/);
  const literal = /["']([\w-]+)["']|%w[[(]\s*([\w-]+)/.exec(
    /grep/.test(lines[line - 1] ?? '') ? '' : (lines[line - 1] ?? ''),
  );
  const command = literal?.[1] ?? literal?.[2] ?? name.value;
  const brings = ['exe', 'bin'].some((folder) => file.exists(fromRoot(file, `${folder}/${command}`)));
  if (line > 0 && brings && !isKit(name.value, KITS))
    return kindFact(file, 'command_line', `\`${gemspec}\` installs the command \`${command}\``, line);
  return kindFact(file, 'library', `\`${gemspec}\` makes a gem for others`, name.line);
}
