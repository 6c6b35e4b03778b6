import type { FactAt, ManifestReader } from './manifest';

type Row = readonly [pattern: RegExp, kind: FactAt['kind'], value: string, text: string];

/** Files whose mere presence says which tool is used. */
const ROWS: readonly Row[] = [
  [/(?:^|\/)package-lock\.json$/, 'package_manager', 'npm', 'Packages are managed with npm'],
  [/(?:^|\/)yarn\.lock$/, 'package_manager', 'yarn', 'Packages are managed with Yarn'],
  [/(?:^|\/)pnpm-lock\.yaml$/, 'package_manager', 'pnpm', 'Packages are managed with pnpm'],
  [/(?:^|\/)bun\.lockb?$/, 'package_manager', 'bun', 'Packages are managed with Bun'],
  [/(?:^|\/)uv\.lock$/, 'package_manager', 'uv', 'Packages are managed with uv'],
  [/(?:^|\/)poetry\.lock$/, 'package_manager', 'poetry', 'Packages are managed with Poetry'],
  [/(?:^|\/)pdm\.lock$/, 'package_manager', 'pdm', 'Packages are managed with PDM'],
  [/^(?:\.eslintrc(?:\.\w+)?|eslint\.config\.[cm]?[jt]s)$/, 'lint', 'ESLint', 'Checked with ESLint'],
  [/^(?:\.prettierrc(?:\.\w+)?|prettier\.config\.[cm]?js)$/, 'lint', 'Prettier', 'Formatted with Prettier'],
  [/^biome\.jsonc?$/, 'lint', 'Biome', 'Checked and formatted with Biome'],
  [/^\.?ruff\.toml$/, 'lint', 'Ruff', 'Checked or formatted with Ruff'],
  [/^\.flake8$/, 'lint', 'Flake8', 'Checked with Flake8'],
  [/^\.pylintrc$/, 'lint', 'Pylint', 'Checked with Pylint'],
  [/^\.golangci\.ya?ml$/, 'lint', 'golangci-lint', 'Checked with golangci-lint'],
  [/^\.?(?:rustfmt|clippy)\.toml$/, 'lint', 'rustfmt and Clippy', 'Checked or formatted with rustfmt or Clippy'],
  [/^\.rubocop\.yml$/, 'lint', 'RuboCop', 'Checked with RuboCop'],
  [/^\.?phpcs\.xml(?:\.dist)?$/, 'lint', 'PHP_CodeSniffer', 'Checked with PHP_CodeSniffer'],
  [/^phpunit\.xml(?:\.dist)?$/, 'test_runner', 'PHPUnit', 'Tests use PHPUnit'],
  [/^\.clang-format$/, 'lint', 'clang-format', 'Formatted with clang-format'],
  [/^\.pre-commit-config\.ya?ml$/, 'convention', 'pre-commit', 'Checks run before each commit (pre-commit)'],
  [/^\.editorconfig$/, 'lint', '.editorconfig', 'Line ends and indentation are set in `.editorconfig`'],
  [/^tox\.ini$/, 'test_runner', 'tox', 'Tests run through tox'],
  [/^noxfile\.py$/, 'test_runner', 'nox', 'Tests run through nox'],
  [/(?:^|\/)jest\.config\.[cm]?[jt]s(?:on)?$/, 'test_runner', 'Jest', 'Tests use Jest'],
  [/(?:^|\/)vitest\.config\.[cm]?[jt]s$/, 'test_runner', 'vitest', 'Tests use vitest'],
  [/(?:^|\/)pytest\.ini$/, 'test_runner', 'pytest', 'Tests use pytest'],
  [/(?:^|\/)alembic\.ini$/, 'database', 'Alembic', 'The database schema is migrated with Alembic'],
  [/(?:^|\/)tsconfig\.json$/, 'build', 'TypeScript', 'Written in TypeScript, configured in `tsconfig.json`'],
  [/^(?:nx|turbo|lerna)\.json$|^pnpm-workspace\.yaml$/, 'module', 'monorepo', 'A monorepo of several packages'],
  [/^Chart\.yaml$|^charts?\//, 'config', 'Helm', 'Deployed with Helm'],
  [/(?:^|\/)CONTRIBUTING\.md$/i, 'config', 'CONTRIBUTING', 'How to contribute is written down'],
];

/** Files of tools: lock files, linters, test runners. */
export const toolFileReader: ManifestReader = {
  files: new RegExp(ROWS.map(([pattern]) => pattern.source).join('|'), 'i'),
  byPath: true,
  facts({ path }) {
    return ROWS.filter(([pattern]) => pattern.test(path)).map(([, kind, value, text]) => ({
      kind,
      value,
      text,
      line: 1,
    }));
  },
};
