import type { ClassifyPath } from '../ports';

const MANIFESTS =
  /^(?:package\.json|pyproject\.toml|setup\.(?:py|cfg)|requirements[\w.-]*\.txt|Pipfile|go\.mod|Cargo\.toml|pom\.xml|build\.gradle(?:\.kts)?|settings\.gradle(?:\.kts)?|Gemfile|composer\.json|mix\.exs|pubspec\.yaml|Package\.swift|CMakeLists\.txt|.*\.(?:csproj|fsproj|vbproj|sln|gemspec|cabal))$/i;

const TEST_FOLDER =
  /(?:^|\/)(?:tests?|__tests__|specs?|e2e|testdata|fixtures?|__mocks__|__snapshots__|cypress|bench|benchmarks?)\//i;
/** `Shop.Tests`, `jvmTest`, `integration-tests`: capitals or marks set the word off. */
const TEST_FOLDER_ENDING = /(?:[a-z0-9._-](?:Tests?|Specs?|Benchmarks?)|[._-](?:tests?|specs?|benchmarks?))\//;
const TEST_NAME =
  /(?:[._-](?:test|tests|spec|e2e|bench|cy)\.[a-z]+|^test_.*\.(?:py|c|cc|cpp)|_test\.[a-z]+|(?:Test|Tests|Spec|Specs|IT)\.(?:java|kt|cs|scala|groovy|swift|php)|^conftest\.py)$/;

const DOC_FOLDER = /(?:^|\/)(?:docs?|documentation|website|site|examples?|samples?|demos?|\.github\/ISSUE_TEMPLATE)\//i;
const DOC_NAME =
  /(?:\.(?:md|mdx|markdown|rst|adoc|txt|org|tex|po|pot)|^(?:readme|changelog|changes|history|licen[cs]e|copying|contributing|authors|notice|security|code_of_conduct)(?:\..*)?)$/i;

const CONFIG_EXTENSION =
  /\.(?:json|jsonc|json5|ya?ml|toml|ini|cfg|conf|properties|xml|lock|plist|editorconfig|gradle|tf|hcl|service|rc|props|targets|globalconfig|ruleset|nuspec|projitems|pro|bazel|bzl|cmake|mk|podspec|nix)$/i;
const CONFIG_NAME =
  /^(?:\..*|Dockerfile.*|Makefile|Rakefile|Procfile|Vagrantfile|.*\.config\.[cm]?[jt]s|docker-compose.*)$/;

const GENERATED_FOLDER = /(?:^|\/)(?:dist|vendor|third_party|node_modules|generated|__generated__|\.next)\//i;
/** Deeper in a tree, a folder of such a name holds source. */
const BUILD_FOLDER = /^(?:[^/]+\/)?(?:build|out|target|gen|coverage|bundled?)\//i;
const GENERATED_NAME =
  /^(?:licen[cs]e(?:-[\w.-]+)?|copying|notice|changelog|changes|history|authors|contributors)(?:\.(?:md|markdown|txt|rst|adoc|html))?$|(?:\.min\.(?:js|css)|\.bundle\.js|\.map|\.snap|\.pb\.go|_pb2(?:_grpc)?\.py|\.g\.(?:dart|cs)|\.generated\.[a-z]+|\.designer\.cs|-lock\.(?:json|yaml)|\.lock|\.sum|\.svg|\.csv|\.tsv|\.jsonl|\.ndjson|\.log|\.patch|\.diff)$/i;

const PROGRAM =
  /\.(?:[cm]?[jt]sx?|vue|svelte|astro|pyi?|go|rb|rs|java|kts?|cs|fs|vb|php|c|cc|cpp|cxx|h|hh|hpp|cu|mm?|swift|scala|dart|exs?|[eh]rl|cljs?|l?hs|mli?|lua|p[lm]|r|jl|zig|nim|cr|groovy|sol|sql|proto|graphqls?)$/i;

/** What kind of thing a file is, by its path alone. */
export const classifyPath: ClassifyPath = (path) => {
  const base = path.slice(path.lastIndexOf('/') + 1);
  if (path.startsWith('.sdd/')) return 'sdd';
  if (TEST_FOLDER.test(path) || TEST_FOLDER_ENDING.test(path) || TEST_NAME.test(base)) return 'test';
  if (MANIFESTS.test(base)) return 'manifest';
  if (DOC_FOLDER.test(path) || DOC_NAME.test(base)) return 'doc';
  if (CONFIG_EXTENSION.test(base) || CONFIG_NAME.test(base)) return 'config';
  return 'code';
};

/** Whether a path looks like something that nobody edits for a change: built, vendored, minified, locked, recorded, licences, change logs. */
export function isGenerated(path: string): boolean {
  const base = path.slice(path.lastIndexOf('/') + 1);
  return GENERATED_FOLDER.test(path) || BUILD_FOLDER.test(path) || GENERATED_NAME.test(base);
}

/** Whether a file is written in a language of programs, by its extension. */
export function isProgram(path: string): boolean {
  return PROGRAM.test(path);
}
