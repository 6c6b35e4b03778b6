import { factsOfDependencies } from './known-dependencies';
import {
  type Dependency,
  type FactAt,
  firstMatch,
  fromRoot,
  keyIn,
  lineOf,
  type ManifestFile,
  type ManifestReader,
  type SectionedLine,
  sectionedLines,
} from './manifest';
import { pythonKind } from './python-kind';

/** `"django>=4"`, `django = "^4"` or `django==4` at the start of a line or of a list item. */
const REQUIREMENT = /(?:^\s*|["'])([A-Za-z][\w.-]*)(?:\[[^\]]*\])?\s*(?:["']\s*(?:=\s*["'{]|[,\]]|$)|[<>=~!]|;|$)/;

/** The sections, and in `[project]` the list, that name dependencies. */
const SECTION = /dependencies|dependency-groups|^(?:dev-)?packages$|build-system|^options/;

/** The dependencies that a Python manifest names, with their lines. */
function pythonDependencies({ lines, name }: Pick<ManifestFile, 'lines' | 'name'>): Dependency[] {
  const sectioned = /\.toml$|\.cfg$|^Pipfile$/.test(name);
  let listed = false;
  return sectionedLines(lines).flatMap(({ section, text, line }): Dependency[] => {
    if (text.length > 500 || /^\s*(?:#|-)/.test(text)) return [];
    if (section === 'project') {
      const inside = listed || /^dependencies\s*=\s*\[/.test(text);
      listed = inside && !/\]\s*(?:#.*)?$/.test(text);
      if (!inside) return [];
    } else if (sectioned && !SECTION.test(section)) return [];
    return text.split(/,(?=\s*["'])/).flatMap((part) => {
      const found = REQUIREMENT.exec(part.replace(/^\s*[\w-]+\s*=\s*\[/, ''))?.[1];
      return found === undefined ? [] : [{ name: found, line }];
    });
  });
}

/** `pyproject.toml`, `setup.cfg`, `setup.py`, `requirements*.txt`, `Pipfile`. */
export const pythonReader: ManifestReader = {
  files: /(?:^|\/)(?:pyproject\.toml|setup\.(?:py|cfg)|requirements[\w.-]*\.txt|Pipfile)$/,
  languages: ['python'],
  runtimes: { python: 'python' },
  dependencies: pythonDependencies,
  beside: (file) => (file.name.startsWith('requirements') ? [fromRoot(file, 'pyproject.toml')] : []),
  facts(file) {
    const { lines, name } = file;
    const dependencies = pythonDependencies(file);
    const facts: FactAt[] = factsOfDependencies(dependencies, 'python');
    const sections = sectionedLines(lines);
    const wanted =
      keyIn(sections, 'project', 'requires-python') ??
      keyIn(sections, 'tool.poetry.dependencies', 'python') ??
      firstMatch(lines, /python_requires\s*=\s*["']?([^"'\n]+)/);
    if (wanted !== null) {
      const version = wanted.value.replace(/["',]+$/, '');
      facts.push({ kind: 'runtime', value: `Python ${version}`, text: `Runs on Python ${version}`, line: wanted.line });
    }
    const kind = pythonKind(file, sections, dependencies);
    if (kind !== null) facts.push(kind);
    facts.push(...namedFacts(sections), ...toolFacts(lines, name), ...scriptFacts(sections));
    return facts;
  },
};

function namedFacts(sections: readonly SectionedLine[]): FactAt[] {
  const facts: FactAt[] = [];
  const section = ['project', 'tool.poetry', 'metadata'].find((at) => keyIn(sections, at, '[Nn]ame') !== null);
  if (section === undefined) return facts;
  const name = keyIn(sections, section, '[Nn]ame');
  const version = keyIn(sections, section, 'version');
  if (name !== null && version !== null && !version.value.includes(':')) {
    facts.push({
      kind: 'version',
      value: `${name.value} ${version.value}`,
      text: `\`${name.value}\` is at version ${version.value}`,
      line: name.line,
      endLine: version.line,
    });
  }
  const licence = keyIn(sections, section, 'license');
  if (licence !== null && /^[\w.+ -]+$/.test(licence.value)) {
    facts.push({ kind: 'licence', value: licence.value, text: `Licensed under ${licence.value}`, line: licence.line });
  }
  return facts;
}

const TOOLS: readonly [RegExp, FactAt['kind'], string, string][] = [
  [/^\[(?:tool\.pytest|tool:pytest|pytest)/, 'test_runner', 'pytest', 'Tests use pytest'],
  [/^\[tool\.ruff/, 'lint', 'Ruff', 'Checked or formatted with Ruff'],
  [/^\[tool\.black/, 'lint', 'Black', 'Checked or formatted with Black'],
  [/^\[(?:tool\.)?mypy/, 'lint', 'mypy', 'Checked or formatted with mypy'],
  [/^\[tool\.poetry\]/, 'package_manager', 'poetry', 'Packages are managed with Poetry'],
  [/^\[tool\.pdm/, 'package_manager', 'pdm', 'Packages are managed with PDM'],
  [/^\[tool\.uv/, 'package_manager', 'uv', 'Packages are managed with uv'],
  [/^build-backend\s*=/, 'build', 'PEP 517', 'Built from `pyproject.toml`'],
];

function toolFacts(lines: readonly string[], name: string): FactAt[] {
  const facts = TOOLS.flatMap(([pattern, kind, value, text]): FactAt[] => {
    const line = lineOf(lines, pattern);
    return line === 0 ? [] : [{ kind, value, text, line }];
  });
  if (/^requirements/.test(name))
    facts.push({ kind: 'package_manager', value: 'pip', text: `Packages are listed for pip in \`${name}\``, line: 1 });
  if (name === 'Pipfile')
    facts.push({ kind: 'package_manager', value: 'pipenv', text: 'Packages are managed with Pipenv', line: 1 });
  return facts;
}

function scriptFacts(sections: readonly SectionedLine[]): FactAt[] {
  return sections
    .filter(({ section, text }) => /^(?:project|tool\.poetry)\.scripts$/.test(section) && text.includes('='))
    .slice(0, 2)
    .map(({ text, line }) => {
      const [command = '', target = ''] = text.split('=').map((part) => part.replace(/["']/g, '').trim());
      return { kind: 'entry_point', value: target, text: `The command \`${command}\` starts \`${target}\``, line };
    });
}
