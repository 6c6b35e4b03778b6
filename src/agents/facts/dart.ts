import { type FactAt, fromRoot, lineOf, type ManifestFile, type ManifestReader } from './manifest';
import { kindFact } from './project-kind';

/** `pubspec.yaml`. */
export const dartReader: ManifestReader = {
  files: /(?:^|\/)pubspec\.yaml$/,
  languages: ['dart'],
  runtimes: { dart: 'dart', flutter: 'flutter' },
  facts(file) {
    const { lines } = file;
    const facts: FactAt[] = [
      { kind: 'package_manager', value: 'pub', text: 'Packages are managed with pub', line: 1 },
      dartKind(file),
    ];
    const flutter = lineOf(lines, /^\s+sdk:\s*flutter\b/);
    if (flutter > 0)
      facts.push({ kind: 'framework', value: 'Flutter', text: 'Built with Flutter (`flutter`)', line: flutter });
    return facts;
  },
};

function dartKind(file: ManifestFile): FactAt {
  const flutter = lineOf(file.lines, /^\s+sdk:\s*flutter\b/);
  if (flutter > 0 && file.exists(fromRoot(file, 'lib/main.dart')))
    return kindFact(file, 'app', 'it is a Flutter application that starts at `lib/main.dart`', flutter);
  const commands = lineOf(file.lines, /^executables:/);
  if (commands > 0)
    return kindFact(file, 'command_line', '`executables` in `pubspec.yaml` names its commands', commands);
  return kindFact(file, 'library', '`pubspec.yaml` describes a package for others', lineOf(file.lines, /^name:/));
}
