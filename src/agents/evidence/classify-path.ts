import type { ClassifyPath } from '../ports';

const MANIFESTS =
  /^(?:package\.json|pyproject\.toml|setup\.(?:py|cfg)|requirements[\w.-]*\.txt|Pipfile|go\.mod|Cargo\.toml|pom\.xml|build\.gradle(?:\.kts)?|settings\.gradle(?:\.kts)?|Gemfile|composer\.json|mix\.exs|pubspec\.yaml|Package\.swift|CMakeLists\.txt|.*\.(?:csproj|fsproj|vbproj|sln|gemspec|cabal))$/i;

const TEST_FOLDER =
  /(?:^|\/)(?:tests?|__tests__|specs?|e2e|testdata|fixtures?|__mocks__|__snapshots__|cypress|benchmarks?)\//i;
const TEST_NAME =
  /(?:[._-](?:test|tests|spec|e2e|bench|cy)\.[a-z]+|^test_.*|_test\.[a-z]+|(?:Test|Tests|Spec|IT)\.(?:java|kt|cs|scala|groovy|swift|php)|^conftest\.py)$/;

const DOC_FOLDER =
  /(?:^|\/)(?:docs?|documentation|website|site|examples?|samples?|demos?|\.github\/ISSUE_TEMPLATE|locales?|i18n|translations)\//i;
const DOC_NAME =
  /(?:\.(?:md|mdx|markdown|rst|adoc|txt|org|tex|po|pot)|^(?:readme|changelog|changes|history|licen[cs]e|copying|contributing|authors|notice|security|code_of_conduct)(?:\..*)?)$/i;

const CONFIG_EXTENSION =
  /\.(?:json|jsonc|json5|ya?ml|toml|ini|cfg|conf|properties|xml|lock|plist|editorconfig|gradle|tf|hcl|service|rc)$/i;
const CONFIG_NAME =
  /^(?:\..*|Dockerfile.*|Makefile|Rakefile|Procfile|Vagrantfile|.*\.config\.[cm]?[jt]s|docker-compose.*)$/;

const GENERATED =
  /(?:^|\/)(?:licen[cs]e(?:-[\w.-]+)?|copying|notice|changelog|changes|history|authors|contributors)(?:\.(?:md|markdown|txt|rst|adoc|html))?$|(?:^|\/)(?:dist|build|out|target|vendor|third_party|node_modules|generated|gen|coverage|\.next|bundled?)\/|(?:\.min\.(?:js|css)|\.bundle\.js|\.map|\.snap|\.pb\.go|_pb2(?:_grpc)?\.py|\.g\.(?:dart|cs)|\.generated\.[a-z]+|\.d\.ts|\.designer\.cs|-lock\.(?:json|yaml)|\.lock|\.svg|\.csv|\.tsv|\.jsonl|\.ndjson|\.log|\.patch|\.diff)$/i;

/** What kind of thing a file is, by its path alone. */
export const classifyPath: ClassifyPath = (path) => {
  const base = path.slice(path.lastIndexOf('/') + 1);
  if (path.startsWith('.sdd/')) return 'sdd';
  if (TEST_FOLDER.test(path) || TEST_NAME.test(base)) return 'test';
  if (MANIFESTS.test(base)) return 'manifest';
  if (DOC_FOLDER.test(path) || DOC_NAME.test(base)) return 'doc';
  if (CONFIG_EXTENSION.test(base) || CONFIG_NAME.test(base)) return 'config';
  return 'code';
};

/** Whether a path looks like something that nobody edits for a change: built, vendored, minified, locked, recorded, licences, change logs. */
export function isGenerated(path: string): boolean {
  return GENERATED.test(path);
}
