import { factsOfDependencies } from './known-dependencies';
import { type Dependency, type FactAt, firstMatch, fromRoot, type ManifestFile, type ManifestReader } from './manifest';
import { isKit, kindFact, kitAmong, kitFact, landmarksIn, pagesIn, standsAside } from './project-kind';

const KITS = {
  terminal_app:
    'github.com/jroimartin/gocui github.com/awesome-gocui/gocui github.com/jesseduffield/gocui github.com/rivo/tview github.com/gizak/termui',
  app: 'fyne.io/fyne github.com/wailsapp/wails github.com/therecipe/qt gioui.org github.com/hajimehoshi/ebiten',
  service:
    'github.com/gin-gonic/gin github.com/labstack/echo github.com/gofiber/fiber github.com/go-chi/chi github.com/gorilla/mux github.com/beego/beego github.com/astaxie/beego github.com/julienschmidt/httprouter github.com/go-kit/kit github.com/go-macaron/macaron gopkg.in/macaron.v1 github.com/flamego/flamego github.com/kataras/iris github.com/valyala/fasthttp github.com/zeromicro/go-zero github.com/go-kratos/kratos github.com/cloudwego/hertz github.com/emicklei/go-restful github.com/danielgtaylor/huma github.com/uptrace/bunrouter connectrpc.com/connect github.com/gobuffalo/buffalo github.com/pocketbase/pocketbase github.com/grpc-ecosystem/grpc-gateway',
};

/** What programs fill the terminal with, and those that are made of commands only ask something with. */
const TERMINAL_KITS = {
  terminal_app:
    'github.com/charmbracelet/bubbletea charm.land/bubbletea github.com/gdamore/tcell github.com/nsf/termbox-go',
};

/** Programs that answer requests with nothing but what Go brings along. */
const LISTENS = /\bhttp\.(?:ListenAndServe|Serve)\w*\(|\b\w+\.ListenAndServe\w*\(|\bgrpc\.NewServer\(/;

/** The direct dependencies that a `go.mod` names. A version in the module's path (`/v5`) is no part of the name. */
function goDependencies({ lines }: Pick<ManifestFile, 'lines'>): Dependency[] {
  return lines.flatMap((text, i): Dependency[] => {
    const match = /^(?:require\s+|\s+)([a-z0-9][\w.-]*\.[a-z]+\/\S+)\s+(v\S+)(?!.*\/\/ indirect)/.exec(text);
    if (match?.[1] === undefined) return [];
    return [{ name: match[1].replace(/\/v\d+$/, ''), line: i + 1, version: match[2] ?? '' }];
  });
}

/** `go.mod`. */
export const goReader: ManifestReader = {
  files: /(?:^|\/)go\.mod$/,
  languages: ['go'],
  runtimes: { golang: 'go', go: 'go' },
  dependencies: goDependencies,
  beside: (file) => [fromRoot(file, README), ...programsOf(file)],
  facts(file) {
    const { lines } = file;
    const facts: FactAt[] = factsOfDependencies(goDependencies(file), 'go');
    const module = firstMatch(lines, /^module\s+(\S+)/);
    const kind = module === null ? null : goKind(file, module);
    if (kind !== null) facts.push(kind);
    if (module !== null) {
      facts.push({ kind: 'module', value: module.value, text: `The Go module \`${module.value}\``, line: module.line });
      facts.push({ kind: 'test_runner', value: 'go test', text: 'Tests run with `go test ./...`', line: module.line });
      facts.push({
        kind: 'package_manager',
        value: 'Go modules',
        text: 'Packages are managed as Go modules',
        line: module.line,
      });
    }
    const version = firstMatch(lines, /^go\s+(\d[\d.]*)/);
    if (version !== null)
      facts.push({
        kind: 'runtime',
        value: `Go ${version.value}`,
        text: `Needs Go ${version.value}`,
        line: version.line,
      });
    return facts;
  },
};

/** The last word of a module's path, which its package and its command mostly bear. */
function lastName(module: string): string {
  return module
    .replace(/\/v\d+$/, '')
    .replace(/^.*\//, '')
    .replace(/\.v\d+$/, '');
}

/** What else a program is called that starts at the root; a package may have files of these names, too. */
const AT_ROOT = ['app.go', 'server.go', 'cmd.go'];

/** Libraries for programs of commands, and files by which a service is put into an image. */
const COMMAND_KITS = { command_line: 'github.com/spf13/cobra github.com/urfave/cli github.com/alecthomas/kong' };
/** Libraries for the options of a command: whoever reads many has people type, whatever else it asks with. */
const OPTION_KITS = {
  command_line:
    'github.com/spf13/pflag github.com/jessevdk/go-flags github.com/alexflint/go-arg github.com/peterbourgon/ff',
};
const IMAGES = [
  'Dockerfile',
  'docker/Dockerfile',
  'Containerfile',
  'build/Dockerfile',
  'docker-compose.yml',
  'compose.yml',
];

/** What tells of a program whether it is a server, and the characters and words by which it does. */
const README = 'README.md';
const README_START = 1_500;
const SAYS_SERVER = /\b(?:is|as) (?:an? |the )?(?:[\w-]+,? ){0,6}(?:server|proxy|daemon)\b/i;

/** Where a program keeps the server that it starts by one of its commands. */
const SERVERS = ['server/server.go', 'internal/server/server.go', 'pkg/server/server.go'];

/** Folders of programs, at the root or inside of one or two folders (`internal/cmd/hub/hub.go`). */
const IN_CMD = /^(?:[^/]+\/){0,2}(?:cmd|apps?)\/(?:[^/]+\/)?[^/]+\.go$/;

/** Where programs may start: at the root, and in the folders of `cmd`, the one of the module's name before others. */
function programsOf(file: ManifestFile): string[] {
  const name = lastName(firstMatch(file.lines, /^module\s+(\S+)/)?.value ?? '');
  const commands = landmarksIn(file).filter((path) => IN_CMD.test(path) && !standsAside(path));
  const rooted = ['main.go', `${name}.go`, ...AT_ROOT].map((path) => fromRoot(file, path));
  const own = commands.sort((a, b) => Number(b.includes(`/${name}/`)) - Number(a.includes(`/${name}/`)));
  return [...rooted, ...own.map((path) => fromRoot(file, path))].filter((path) => file.exists(path));
}

/** The kind of the project of a Go module: by what it requires and where its programs start. */
function goKind(file: ManifestFile, { value: module, line }: { value: string; line: number }): FactAt | null {
  if ([KITS, TERMINAL_KITS].some((kits) => isKit(module.replace(/\/v\d+$/, ''), kits)))
    return kindFact(file, 'library', `others build on \`${module}\``, line);
  const name = lastName(module);
  const programs = programsOf(file).filter((path) =>
    /^package\s+main\b/m.test(
      file.beside.get(path) ?? (AT_ROOT.some((name) => path.endsWith(name)) ? '' : 'package main'),
    ),
  );
  // A package at the root is what others import; commands beside it are its tools, unless they bear its name.
  const imported = file.exists(fromRoot(file, `${name}.go`)) && !programs.includes(fromRoot(file, `${name}.go`));
  const program = programs.find((path) => !imported || !path.includes('cmd/') || path.includes(`/${name}/`));
  if (program === undefined) return kindFact(file, 'library', 'the Go module has no program of its own', line);
  const page = pagesIn(file);
  if (page !== null) return kindFact(file, 'web_app', `its pages are made from templates such as \`${page}\``, line);
  const dependencies = goDependencies(file);
  const kit = kitAmong(dependencies, KITS);
  if (kit?.makes === 'terminal_app') return kitFact(file, kit);
  // A program of commands that is put into no image answers requests beside what people type.
  const isOfCommands =
    kitAmong(dependencies, COMMAND_KITS) !== null &&
    !IMAGES.some((path) => file.exists(fromRoot(file, path))) &&
    !SAYS_SERVER.test((file.beside.get(fromRoot(file, README)) ?? '').slice(0, README_START));
  if (kit !== null && !isOfCommands) return kitFact(file, kit);
  if (LISTENS.test(file.beside.get(program) ?? ''))
    return kindFact(file, 'service', `\`${program}\` listens for requests`, line);
  const server = SERVERS.find((path) => file.exists(fromRoot(file, path)));
  if (server !== undefined) return kindFact(file, 'service', `its server is \`${server}\``, line);
  const terminal = kitAmong(dependencies, TERMINAL_KITS);
  const isTyped = [COMMAND_KITS, OPTION_KITS].some((kits) => kitAmong(dependencies, kits) !== null);
  if (terminal !== null && !isTyped) return kitFact(file, terminal);
  return kindFact(file, 'command_line', `its program starts at \`${program}\``, line);
}
