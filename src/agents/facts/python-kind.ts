import {
  type Dependency,
  type FactAt,
  firstMatch,
  fromRoot,
  keyIn,
  lineOf,
  type ManifestFile,
  type SectionedLine,
} from './manifest';
import { isKit, kindFact, kitAmong, kitFact, landmarksIn } from './project-kind';

const KITS = {
  terminal_app: 'textual urwid npyscreen asciimatics',
  app: 'pyqt5 pyqt6 pyside2 pyside6 kivy wxpython toga customtkinter flet pygame',
  web_app: 'streamlit gradio dash nicegui reflex flask-appbuilder wagtail',
  service:
    'django flask fastapi starlette tornado aiohttp pyramid sanic quart falcon bottle web.py litestar djangorestframework connexion robyn blacksheep',
};

/** What Django shows its pages with, as far as files tell. */
const TEMPLATE = /(?:^|\/)templates\/(?:[^/]+\/){0,4}[^/]+\.html$/;

/** Extensions of a framework bear its name, unless they call themselves an application, and packages that say they are made for one. */
const EXTENSION =
  /^(?:flask|django|fastapi|starlette|aiohttp|sanic|pytest|sphinx|streamlit)[-_](?!(?:[\w-]{0,60}[-_])?(?:app|application|example|demo|server|service|backend|site|website|project|blog|shop|starter|boilerplate)$)/i;
const FOR_OTHERS = /["'\s](?:Framework :: (?!.*(?:Pytest|AsyncIO|Trio))|Topic :: Software Development :: Libraries)/;

/** Requirements for running, not for testing or building it. */
const RUNNING = /^(?:project|tool\.poetry\.dependencies|options|packages)$/;
const RUNNING_FILE = /^(?:setup\.py|requirements(?:[._-](?:base|main|prod|production|app))?\.txt)$/;

/** The kind of the project that a Python manifest describes. */
export function pythonKind(
  file: ManifestFile,
  sections: readonly SectionedLine[],
  dependencies: readonly Dependency[],
): FactAt | null {
  const { lines, name: manifest } = file;
  const name =
    keyIn(sections, 'project', 'name') ??
    keyIn(sections, 'tool.poetry', 'name') ??
    keyIn(sections, 'metadata', 'name') ??
    (manifest === 'setup.py' ? firstMatch(lines, /\bname\s{0,9}=\s{0,9}["']([^"']+)/) : null);
  const forOthers = lineOf(lines, FOR_OTHERS);
  if (name !== null && isKit(name.value, KITS))
    return kindFact(file, 'library', `others build on \`${name.value}\``, name.line);
  const extra = keyIn(sections, 'project.optional-dependencies', 'cli');
  const command = extra === null ? commandIn(sections, lines) : null;
  const kit = kitAmong(runningOnly(file, sections, dependencies), KITS);
  const isExtension = name !== null && (forOthers > 0 || EXTENSION.test(name.value));
  if (kit !== null && !isExtension) {
    const django = /^django/i.test(kit.name) && landmarksIn(file).some((path) => TEMPLATE.test(path));
    return kitFact(file, django ? { ...kit, makes: 'web_app' } : kit);
  }
  if (command !== null)
    return kindFact(file, 'command_line', `\`${manifest}\` installs the command \`${command.value}\``, command.line);
  const built = lineOf(
    lines,
    /^\s*(?:build-backend\s*=|\[(?:build-system|tool\.poetry)\]|(?:setuptools\.)?setup\s*\()/,
  );
  const line = name?.line ?? built;
  if (line === 0 || (built === 0 && manifest !== 'setup.cfg') || lineOf(lines, /package-mode\s*=\s*false/) > 0)
    return null;
  return kindFact(file, 'library', `\`${manifest}\` builds a package and no command`, line);
}

function runningOnly(
  file: ManifestFile,
  sections: readonly SectionedLine[],
  dependencies: readonly Dependency[],
): Dependency[] {
  const { name } = file;
  if (RUNNING_FILE.test(name)) return name.startsWith('req') && isPackaged(file) ? [] : [...dependencies];
  if (!/\.(?:toml|cfg)$|^Pipfile$/.test(name)) return [];
  return dependencies.filter(({ line }) => RUNNING.test(sections[line - 1]?.section ?? ''));
}

/** Whether a package is built of it, whose manifest says what it needs to run. */
function isPackaged(file: ManifestFile): boolean {
  const [, project = ''] = [...file.beside].find(([path]) => path.endsWith('pyproject.toml')) ?? [];
  return (
    /^\[build-system\]/m.test(project) || ['setup.py', 'setup.cfg'].some((path) => file.exists(fromRoot(file, path)))
  );
}

/** The first command that a package installs, by any of the ways to say so. */
function commandIn(
  sections: readonly SectionedLine[],
  lines: readonly string[],
): { value: string; line: number } | null {
  for (const { section, text, line } of sections) {
    const own = /^\s*["']?([\w.-]+)["']?\s*=/.exec(text)?.[1];
    if (own !== undefined && /^(?:project|tool\.poetry)\.(?:gui-)?scripts$/.test(section)) return { value: own, line };
  }
  const start = lineOf(lines, /\bconsole_scripts\b/);
  const within =
    start === 0
      ? null
      : firstMatch(lines.slice(start - 1, start + 3), /(?:^|["'\s])([\w.-]+)\s{0,9}=\s{0,9}[\w.]+:\w+/);
  return within === null ? null : { value: within.value, line: start - 1 + within.line };
}
