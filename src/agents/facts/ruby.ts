import { factsOfDependencies } from './known-dependencies';
import { type Dependency, type FactAt, firstMatch, type ManifestFile, type ManifestReader } from './manifest';

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
    const ruby = firstMatch(file.lines, /^\s*(?:ruby|\w+\.required_ruby_version\s*=)\s*["']([^"']+)/);
    if (ruby !== null)
      facts.push({ kind: 'runtime', value: `Ruby ${ruby.value}`, text: `Runs on Ruby ${ruby.value}`, line: ruby.line });
    return facts;
  },
};
