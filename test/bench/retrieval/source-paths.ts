/** Endings of files that programmes are written in. */
const SOURCE = new Set(
  (
    'astro bash bat c cc clj cljs cpp cs css cu cxx dart elm erl ex exs fs fsx go gradle graphql groovy h hh hpp hrl hs ' +
    'html java jl js jsx kt kts less lua m mjs cjs ml mli mm mts cts nim php pl pm proto ps1 py pyi pyx r rb rkt rs ' +
    'sass scala scss sh sol sql styl svelte swift tcl tf tpl ts tsx v vb vue zig zsh'
  ).split(' '),
);

/** Folders of tests, and of files that nobody of the project edits. */
const ASIDE_FOLDER =
  /^(?:tests?|specs?|__tests__|__mocks__|__snapshots__|testdata|test[-_]?fixtures?|fixtures|e2e|vendor|third_party|node_modules|bower_components|dist|generated)$/i;
const TEST_NAME = /(?:^test_|[._-](?:tests?|spec|e2e)\.[^.]+$|(?:Tests?|Spec)\.(?:java|kt|cs|scala|groovy|php|swift)$)/;
const MADE_NAME = /(?:\.min\.|\.pb\.go$|_pb2?\.|\.generated\.|\.g\.dart$|\.snap$)/;

/**
 * Whether a commit that touches this path changed the programme itself: source, and neither a test nor made by a tool. By
 * the path alone, and on purpose not by the product's own rules, so that these cannot flatter it.
 */
export function isChangedSource(path: string): boolean {
  const segments = path.split('/');
  const base = segments.pop() ?? '';
  const dot = base.lastIndexOf('.');
  if (dot < 0 || !SOURCE.has(base.slice(dot + 1).toLowerCase())) return false;
  return !segments.some((segment) => ASIDE_FOLDER.test(segment)) && !TEST_NAME.test(base) && !MADE_NAME.test(base);
}
