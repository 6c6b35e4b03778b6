import type { ClassifyPath } from './workspace-reader';

/** Pages of the manual, as `man` shows them. */
const MAN_PAGE = /(?:^|\/)(?:man(?:ual|pages?)?\d?|docs?|share)\/(?:.*\/)?[\w.-]+\.[1-8](?:\.in)?$/i;

const MANIFESTS =
  /^(?:package\.json|pyproject\.toml|setup\.(?:py|cfg)|requirements[\w.-]*\.txt|Pipfile|go\.mod|Cargo\.toml|pom\.xml|build\.gradle(?:\.kts)?|settings\.gradle(?:\.kts)?|Gemfile|composer\.json|mix\.exs|pubspec\.yaml|Package\.swift|CMakeLists\.txt|.*\.(?:csproj|fsproj|vbproj|sln|gemspec|cabal))$/i;

/** Extensions of what is written to be read. */
const PROSE = '(?:md|mdx|markdown|rst|adoc|asciidoc|txt|org|tex|rdoc|textile)';

/**
 * What comes before a folder that has not gone into source yet: a project keeps tests, documents and what is built beside
 * its source, and within it folders are named after what they do (`src/build`, `com/example/demo`, `app/models/vendor`).
 */
const OUTSIDE_SOURCE = '^(?:(?!(?:src|sources?|lib|app|internal|pkg|cmd)/)[^/]+/)*?';

/** Of Maven and Gradle: whatever the packages in it are called, it is what ships. */
const MAIN_SOURCE = /(?:^|\/)src\/main\//;

const TEST_FOLDER =
  /(?:^|\/)(?:tests?|__tests__|e2e|(?:tests?[_-])e2e|e2e[_-]tests?|testdata|fixtures?|__mocks__|__snapshots__|cypress)\//i;
/** What is measured by stands beside the source: in it, a `src/benchmark/` is what a program that measures is made of. */
const BENCH_FOLDER = new RegExp(`${OUTSIDE_SOURCE}(?:bench|benches|benchmarks?)/`, 'i');
const SPEC_FOLDER = new RegExp(`${OUTSIDE_SOURCE}specs?/`, 'i');
/** `Shop.Tests`, `jvmTest`, `integration-tests`: capitals or marks set the word off. A package `job-spec` has source. */
const TEST_FOLDER_ENDING =
  /(?:[a-z0-9._-](?:Tests?|Specs?|Benchmarks?)|[._-](?:tests?|specs?(?!\/src\/)|benchmarks?))\//;
/** Where `spec` stands for a test: elsewhere a `pod_spec.go` specifies a pod. */
const TEST_NAME =
  /(?:[._-](?:tests?|e2e|bench|cy|test-d)\.[a-z]+|[._-]spec\.(?:[cm]?[jt]sx?|rb|coffee|lua|cr|dart)|^(?:e2e_)?test_.*\.(?:py|c|cc|cpp)|(?:Tests?|[a-z0-9]IT)\.(?:java|kt|cs|scala|groovy|swift|php)|Specs?\.(?:kt|scala|groovy|swift)|^conftest\.py|^tests\.(?:py|rs))$/;

const DOC_FOLDER = new RegExp(
  `${OUTSIDE_SOURCE}(?:docs?|documentation|examples?|samples?|demos?|\\.github/(?:ISSUE_TEMPLATE|media|assets|images))/`,
  'i',
);
/** Documentation is published with tools in JavaScript; in another language, a folder of that name is the product. */
const SITE_FOLDER = new RegExp(`${OUTSIDE_SOURCE}(?:web)?site/`, 'i');
const DOC_NAME = new RegExp(
  `(?:\\.(?:${PROSE}|po|pot|tape)|^(?:readme|changelog|licen[cs]e|copying|contributing|code_of_conduct)(?:\\.html?)?` +
    '|^(?:changes|history|authors|notice|security))$',
  'i',
);

const CONFIG_EXTENSION =
  /\.(?:json|jsonc|json5|ya?ml|toml|ini|cfg|conf|properties|xml|lock|plist|editorconfig|gradle|hcl|service|rc|props|targets|globalconfig|ruleset|nuspec|projitems|pro|bazel|bzl|cmake|mk|podspec|nix|dockerfile)$/i;
const CONFIG_NAME = /^(?:\..*|Dockerfile(?:[.-][\w-]+)?|Makefile|Rakefile|Procfile|Vagrantfile)$/;
/** Of a tool, where it lies beside the source: among it, `app.config.ts` is the program's own. */
const TOOL_CONFIG = /^(?!(?:.*\/)?src\/).*\.config\.[cm]?[jt]s$/;

const GENERATED_FOLDER = /(?:^|\/)(?:third_party|node_modules|generated|__generated__|\.next)\/|^(?:[^/]+\/)?gen\//i;
const OUTPUT_FOLDER = new RegExp(
  `${OUTSIDE_SOURCE}dist/|^(?:(?!(?:src|lib|app|internal|pkg|cmd|scripts|tools|ci|\\.github)/)[^/]+/)?(?:build|out|target|coverage|bundled?)/`,
);
/** Scripts that build, beside what they build: in languages that no compiler writes. Those of shells are nobody's output anywhere. */
const BUILD_SCRIPT =
  /^build\/(?!.*\.d\.[cm]?ts$).*\.(?:[cm]?tsx?|go|rs|rb|cs|kts?|gradle)$|^(?:[^/]+\/)?(?:build|out|target)\/.*\.(?:sh|bash|zsh|ps1)$/;
/** Other people's code. Among source a shop keeps its vendors, except where pages get their scripts from, and of C. */
const VENDORED = new RegExp(
  `${OUTSIDE_SOURCE}vendor/|/(?:assets|public|static|javascripts|stylesheets|js|css)/(?:.*/)?vendor/|/vendor/.*\\.(?:c|cc|cpp|h|hpp|css|less|scss)$` +
    // What pages of most projects are served with by its usual name.
    '|(?:^|/)(?:public|static|assets|wwwroot)/(?:libs?/|(?:.*/)?(?:tinymce|ckeditor\\d?|codemirror|highlight\\.?js|mathjax|katex|monaco-editor|pdfjs)/)' +
    '|(?:^|/)(?:public|static|assets|wwwroot)/(?:.*/)?(?:normali[sz]e|reset|bootstrap|font-?awesome|jquery)(?:[.-][\\w.-]+)?\\.(?:css|js)$',
);

const LICENCE = `licen[cs]e(?:[._-](?:mit|apache|[al]?gpl|0?bsd|mpl|epl|isc|zlib|boost|cc|ofl|unlicense|third)[\\w+-]*(?:\\.\\d+)*)?`;
/** What a project keeps on itself. */
const RECORD = new RegExp(
  `^(?:${LICENCE}|copying(?:\\.lesser)?|notice|changelog|changes|history|authors|contributors)(?:\\.${PROSE})?$`,
  'i',
);
const GENERATED_NAME =
  /(?:\.min\.(?:js|css)|\.bundle\.js|\.map|\.snap|\.pb\.go|_pb2(?:_grpc)?\.py|\.g\.(?:dart|cs)|\.generated\.[a-z]+|\.designer\.cs|-lock\.(?:json|yaml)|\.lock|\.sum|\.svg|\.csv|\.tsv|\.jsonl|\.ndjson|\.log|\.patch|\.diff)$/i;

const PROGRAM =
  /\.(?:[cm]?[jt]sx?|vue|svelte|astro|pyi?|go|rb|rs|java|kts?|cs|fsx?|vb|php|c|cc|cpp|cxx|h|hh|hpp|cu|mm?|swift|scala|dart|elm|coffee|f90|pas|exs?|[eh]rl|clj[cs]?|l?hs|mli?|lua|p[lm]|r|jl|zig|nim|cr|groovy|sol|sql|proto|graphqls?)$/i;

const WEB_PROGRAM = /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/i;

/** What makes up what is seen in a browser: pages, templates, components and styles. */
const PAGE =
  /\.(?:x?html?|css|s[ac]ss|less|styl|vue|svelte|astro|[jt]sx|twig|erb|ejs|hbs|handlebars|mustache|liquid|haml|slim|pug|jinja2?|j2|go?tmpl|gohtml|cshtml|razor|jsp|blade\.php|phtml|heex|leex)$/i;

/** What kind of thing a file is, by its path alone. */
export const classifyPath: ClassifyPath = (path) => {
  const base = path.slice(path.lastIndexOf('/') + 1);
  if (path.startsWith('.sdd/')) return 'sdd';
  if (isTest(path, base)) return 'test';
  if (MANIFESTS.test(base)) return 'manifest';
  if (MAN_PAGE.test(path) || DOC_NAME.test(base) || RECORD.test(base) || isAmongDocuments(path)) return 'doc';
  if (CONFIG_EXTENSION.test(base) || CONFIG_NAME.test(base) || TOOL_CONFIG.test(path)) return 'config';
  return 'code';
};

function isTest(path: string, base: string): boolean {
  if (MAIN_SOURCE.test(path)) return false;
  if (TEST_FOLDER.test(path) || BENCH_FOLDER.test(path) || TEST_FOLDER_ENDING.test(path) || TEST_NAME.test(base))
    return true;
  return SPEC_FOLDER.test(path) && !DOC_NAME.test(base);
}

function isAmongDocuments(path: string): boolean {
  return DOC_FOLDER.test(path) || (SITE_FOLDER.test(path) && (!isProgram(path) || WEB_PROGRAM.test(path)));
}

/** Whether a path looks like something that nobody edits for a change: built, vendored, minified, locked, recorded, licences, change logs. */
export function isGenerated(path: string): boolean {
  const base = path.slice(path.lastIndexOf('/') + 1);
  return (
    isOthers(path) ||
    (OUTPUT_FOLDER.test(path) && !BUILD_SCRIPT.test(path)) ||
    GENERATED_NAME.test(base) ||
    RECORD.test(base)
  );
}

/** Whether a file lies among other people's code, or what was generated. */
export function isOthers(path: string): boolean {
  return VENDORED.test(path) || GENERATED_FOLDER.test(path);
}

/** Named by a language and, if at all, a country: `de.json`, `pt_BR.js`, `zh-Hans/app.ts`. English is what is written first. */
const TRANSLATION =
  /(?:^|\/)(?:lang|langs|languages?|locales?|i18n|l10n|translations?|messages|intl)\/(?:.*\/)?(?!en\b)[a-z]{2,3}(?:[_-][A-Za-z]{2,4}){0,2}(?:\/[^/]+)?\.[a-z]+$/;

/** Whether a file holds the words of one language other than English: they follow what is changed elsewhere. */
export function isTranslation(path: string): boolean {
  return TRANSLATION.test(path);
}

/** Whether a file makes up what is seen in a browser. */
export function isPage(path: string): boolean {
  return PAGE.test(path);
}

/** What this product writes: it says what was wanted before, and is no part of what is built. */
const OWN_WRITING = /^\.sdd\/(?:(?:specs|sessions|exports)\/|issues\.md$|\.gitignore$)/;

/** Whether a file was written by this product, and not by those whose project it is. */
export function isOwnWriting(path: string): boolean {
  return OWN_WRITING.test(path);
}

/** Where exports write what is to be built, in the forms of other tools: what was specified, whoever wrote it, and not what is. */
const SPECIFIED =
  /^(?:[^/]+\/){0,3}(?:openspec\/changes\/|\.kiro\/specs\/|\.specify\/specs\/|specs\/\d{3,4}-[^/]+\/[^/]+\.md$)/;

/** Whether a file says what is to be built, or was: no document of what is there, and no place of a change. */
export function isSpecified(path: string): boolean {
  return isOwnWriting(path) || SPECIFIED.test(path);
}

/** Whether a file is written in a language of programs, by its extension. */
export function isProgram(path: string): boolean {
  return PROGRAM.test(path);
}
