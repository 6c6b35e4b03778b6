import { asObject, asText, type Dependency, type FactAt, fromRoot, type ManifestFile } from './manifest';
import { isKit, kindFact, kitAmong, kitFact, landmarksIn } from './project-kind';

/** What a program for a desktop or a phone is made with, and by what it is packed. */
const APPS = {
  app: 'react-native expo @tauri-apps/api @capacitor/core @ionic/react @ionic/angular @ionic/vue nativescript @nativescript/core nw',
};
const TERMINALS = { terminal_app: 'ink blessed neo-blessed reblessed terminal-kit @opentui/core' };
const DESKTOP = 'electron';
const DESKTOP_PACKERS =
  /^(?:electron-(?:builder|packager|vite|forge|nightly)|@electron-forge\/cli|@electron\/packager|electron-vite)$/;

/** What pages are made with as a whole, and what only shows parts of them, which libraries do as well. */
const SITES = {
  web_app:
    'next nuxt gatsby astro @remix-run/react @remix-run/node @sveltejs/kit react-scripts @vue/cli-service ember-cli @angular/platform-browser @docusaurus/core vinext @tanstack/react-start',
};
const VIEWS = { web_app: 'react-dom react vue svelte @angular/core preact solid-js lit ember-source alpinejs inferno' };
const BUNDLERS = /^(?:vite|webpack|webpack-dev-server|parcel|parcel-bundler|@rspack\/core|@parcel\/core|snowpack)$/;

const SERVERS = {
  service:
    'express fastify koa @nestjs/core hono @hapi/hapi restify polka h3 @feathersjs/feathers @apollo/server apollo-server apollo-server-express graphql-yoga @adonisjs/core @adonisjs/framework sails strapi @strapi/strapi @loopback/rest moleculer egg elysia probot',
};

/** How a description begins that says of what is started that others call it: “HTTP API of a small shop”. */
const SAYS_SERVICE =
  /^(?:(?:an?|the|our) )?(?:[\w-]{1,20} ){0,3}?(?:api|server|service|micro-?service|back-?end|daemon|bot)\b(?! (?:client|wrapper|library|sdk|package|types|bindings))/i;

/** The kind of the project that a `package.json` describes. `at` gives the line of a key. */
export function nodeKind(
  file: ManifestFile,
  manifest: Record<string, unknown>,
  dependencies: readonly Dependency[],
  at: (key: string) => number,
): FactAt | null {
  const name = asText(manifest.name);
  if ([APPS, TERMINALS, SITES, VIEWS, SERVERS, { app: DESKTOP }].some((kits) => isKit(name, kits)))
    return kindFact(file, 'library', `others build on \`${name}\``, at('name'));
  if (asText(asObject(manifest.engines).vscode) !== null)
    return kindFact(file, 'app', 'it is an extension for VS Code (`engines.vscode`)', at('vscode'));
  const imported = importedBy(file, manifest);
  const published = imported !== null && manifest.private !== true;
  const groups = groupsOf(manifest, dependencies);
  const app = desktopKit(groups.all, manifest) ?? (published ? null : kitAmong(groups.own, APPS));
  if (app !== null) return kitFact(file, app);
  const command = commandOf(manifest, name);
  const terminal = command === null ? null : kitAmong(groups.own, TERMINALS);
  if (terminal !== null) return kitFact(file, terminal);
  if (command !== null)
    return kindFact(file, 'command_line', `\`bin\` in \`package.json\` names \`${command}\``, at('bin'));
  const page =
    published && !showsPages(file, manifest, groups)
      ? null
      : pageFact(file, groups, imported !== null || isMonorepo(file, manifest));
  if (page !== null) return page;
  const server = kitAmong(groups.own, SERVERS);
  const started = asText(asObject(manifest.scripts).start) !== null;
  if (server !== null && (!published || started || imported === 'main')) return kitFact(file, server);
  const said = imported === null && started ? SAYS_SERVICE.exec(asText(manifest.description) ?? '')?.[0] : undefined;
  if (said !== undefined) return kindFact(file, 'service', `it calls itself “${said}”`, at('description'));
  if (imported === null || (!published && file.folder === '')) return null;
  return kindFact(file, 'library', `\`${imported}\` in \`package.json\` is what others import`, at(imported));
}

interface Groups {
  /** What it needs to run, without what those who use it bring along. */
  own: Dependency[];
  /** With what it needs for development. */
  all: Dependency[];
}

function groupsOf(manifest: Record<string, unknown>, dependencies: readonly Dependency[]): Groups {
  const [run, develop, peers] = ['dependencies', 'devDependencies', 'peerDependencies'].map(
    (group) => new Set(Object.keys(asObject(manifest[group]))),
  );
  const brought = dependencies.filter(({ name }) => peers?.has(name) !== true);
  const own = brought.filter(({ name }) => run?.has(name) === true);
  return { own, all: [...own, ...brought.filter(({ name }) => develop?.has(name) === true)] };
}

/** Electron where programs are packed with it or started by it: libraries for it name it as well. */
function desktopKit(all: readonly Dependency[], manifest: Record<string, unknown>): ReturnType<typeof kitAmong> {
  const kit = kitAmong(all, { app: DESKTOP });
  const starts = Object.values(asObject(manifest.scripts)).some(
    (script) => typeof script === 'string' && /^electron(?:-\w+)? /.test(script),
  );
  return kit !== null && (starts || all.some(({ name }) => DESKTOP_PACKERS.test(name))) ? kit : null;
}

/** The first command that a package installs. */
function commandOf({ bin }: Record<string, unknown>, name: string | null): string | null {
  if (asText(bin) !== null) return name?.replace(/^@[^/]*\//, '') ?? asText(bin);
  return asText(Object.keys(asObject(bin))[0]);
}

/** The key by which others import a package, the surest first; `main` only where it is neither what `npm init` wrote nor a source that must be built. */
function importedBy(file: ManifestFile, manifest: Record<string, unknown>): string | null {
  const key = ['exports', 'types', 'typings', 'module', 'main'].find((one) => Boolean(manifest[one]));
  if (key === 'main' && /\.(?:tsx?|jsx)$/.test(asText(manifest.main) ?? '')) return null;
  if (key !== 'main' || manifest.main !== 'index.js') return key ?? null;
  return file.exists(fromRoot(file, 'index.js')) ? key : null;
}

function isMonorepo(file: ManifestFile, { workspaces }: Record<string, unknown>): boolean {
  return workspaces !== undefined || file.exists(fromRoot(file, 'pnpm-workspace.yaml'));
}

/** Pages of what others may import as well: among its sources, built by a bundler, and started. */
function showsPages(file: ManifestFile, manifest: Record<string, unknown>, { all }: Groups): boolean {
  const isStarted = asText(asObject(manifest.scripts).start) !== null;
  return (
    isStarted &&
    landmarksIn(file).some((path) => PAGE_IN_SOURCES.test(path)) &&
    all.some(({ name }) => BUNDLERS.test(name))
  );
}
const PAGE_IN_SOURCES = /^src\/(?:[^/]+\/){1,3}index\.html$/;

/** That it shows pages: by what makes all of them, or by what makes parts and a page to show them on. */
function pageFact(file: ManifestFile, { own, all }: Groups, needsPage: boolean): FactAt | null {
  const page = landmarksIn(file).find(
    (path) =>
      /^(?:(?:public|src|app|client|web|frontend|front|ui|www)\/)?index\.html$/.test(path) ||
      PAGE_IN_SOURCES.test(path),
  );
  const site = kitAmong(needsPage && page === undefined ? own : all, SITES);
  const view = kitAmong(page === undefined ? (needsPage ? [] : own) : all, VIEWS);
  const kit = site ?? view;
  if (kit !== null) return kitFact(file, kit);
  const bundler = page === undefined ? undefined : all.find(({ name }) => BUNDLERS.test(name));
  if (bundler === undefined) return null;
  return kindFact(file, 'web_app', `\`${bundler.name}\` builds the page \`${page}\``, bundler.line);
}
