import { factsOfDependencies } from './known-dependencies';
import {
  type Dependency,
  type FactAt,
  fromRoot,
  keyIn,
  type ManifestFile,
  type ManifestReader,
  type SectionedLine,
  sectionedLines,
} from './manifest';
import { isKit, kindFact, kitAmong, kitFact, landmarksIn } from './project-kind';

const KITS = {
  terminal_app: 'ratatui tui cursive tuirealm',
  app: 'tauri iced eframe gtk4 gtk slint druid fltk bevy winit macroquad ggez gpui relm4 cosmic libcosmic',
  web_app: 'leptos yew dioxus sycamore',
  service: 'axum actix-web rocket warp poem salvo tide tonic ntex gotham pingora',
};

/** The dependencies that a `Cargo.toml` names. */
function rustDependencies({ lines }: Pick<ManifestFile, 'lines'>): Dependency[] {
  return sectionedLines(lines).flatMap(({ section, text, line }): Dependency[] => {
    const own = /(?:^|\.)(?:dev-|build-)?dependencies\.([\w-]+)$/.exec(section)?.[1];
    if (own !== undefined) return text.startsWith('[') ? [{ name: own, line }] : [];
    if (!/(?:^|\.)(?:dev-|build-)?dependencies$/.test(section)) return [];
    const match = /^\s*([\w-]+)(?:\.workspace)?\s*=\s*(?:"([^"]+)")?/.exec(text);
    if (match?.[1] === undefined) return [];
    return [match[2] === undefined ? { name: match[1], line } : { name: match[1], line, version: match[2] }];
  });
}

/** `Cargo.toml`. */
export const rustReader: ManifestReader = {
  files: /(?:^|\/)Cargo\.toml$/,
  languages: ['rust'],
  runtimes: { rust: 'rust' },
  dependencies: rustDependencies,
  facts(file) {
    const sections = sectionedLines(file.lines);
    const facts: FactAt[] = factsOfDependencies(rustDependencies(file), 'rust');
    const name = keyIn(sections, 'package', 'name');
    const version = keyIn(sections, 'package', 'version');
    const top = name?.line ?? 1;
    facts.push({ kind: 'test_runner', value: 'cargo test', text: 'Tests run with `cargo test`', line: top });
    facts.push({ kind: 'package_manager', value: 'cargo', text: 'Packages are managed with Cargo', line: top });
    if (name !== null && version !== null) {
      facts.push({
        kind: 'version',
        value: `${name.value} ${version.value}`,
        text: `The crate \`${name.value}\` is at version ${version.value}`,
        line: name.line,
        endLine: version.line,
      });
    }
    const edition = keyIn(sections, 'package', 'edition');
    const minimum = keyIn(sections, 'package', 'rust-version');
    if (minimum !== null)
      facts.push({
        kind: 'runtime',
        value: `Rust ${minimum.value}`,
        text: `Needs Rust ${minimum.value} or later`,
        line: minimum.line,
      });
    else if (edition !== null)
      facts.push({
        kind: 'runtime',
        value: `Rust ${edition.value}`,
        text: `Written in the Rust edition ${edition.value}`,
        line: edition.line,
      });
    const licence = keyIn(sections, 'package', 'license');
    if (licence !== null)
      facts.push({
        kind: 'licence',
        value: licence.value,
        text: `Licensed under ${licence.value}`,
        line: licence.line,
      });
    for (const path of ['src/main.rs', 'src/lib.rs'].map((entry) => fromRoot(file, entry))) {
      if (file.exists(path))
        facts.push({ kind: 'entry_point', value: path, text: `The crate starts at \`${path}\``, line: top });
    }
    const kind = name === null ? null : rustKind(file, sections, name);
    if (kind !== null) facts.push(kind);
    const members = keyIn(sections, 'workspace', 'members');
    if (members !== null)
      facts.push({
        kind: 'module',
        value: 'workspace',
        text: 'A Cargo workspace of several crates',
        line: members.line,
      });
    return facts;
  },
};

/** The kind of the project of a crate: by its programs, and by what they need to run. */
function rustKind(
  file: ManifestFile,
  sections: readonly SectionedLine[],
  { value: name, line }: { value: string; line: number },
): FactAt | null {
  if (isKit(name, KITS)) return kindFact(file, 'library', `others build on \`${name}\``, line);
  const declared = sections.find(({ text }) => /^\s*\[\[bin\]\]/.test(text));
  const main = landmarksIn(file).find((path) => /^src\/(?:main|bin\/[^/]+(?:\/main)?)\.rs$/.test(path));
  const needed = rustDependencies(file).filter(({ line: at }) => {
    const { section = '', text = '' } = sections[at - 1] ?? {};
    return !/(?:^|\.)(?:dev-|build-)/.test(section) && !/\boptional\s*=\s*true/.test(text);
  });
  const kit = kitAmong(needed, KITS);
  if (declared === undefined && main === undefined && kit?.name !== 'tauri') {
    const library = sections.find(({ text }) => /^\s*\[lib\]/.test(text));
    const shown = library === undefined ? '`src/lib.rs`' : '`[lib]` in `Cargo.toml`';
    if (library === undefined && !file.exists(fromRoot(file, 'src/lib.rs'))) return null;
    return kindFact(file, 'library', `${shown} is what others import`, library?.line ?? line);
  }
  if (kit !== null) return kitFact(file, kit);
  const by =
    main === undefined ? '`[[bin]]` in `Cargo.toml` names its program' : `its program is \`${fromRoot(file, main)}\``;
  return kindFact(file, 'command_line', by, declared?.line ?? line);
}
