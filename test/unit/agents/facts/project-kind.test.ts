import { describe, expect, it } from 'vitest';
import { collectFacts } from '../../../../src/agents/facts/collect-facts';
import { diskReader } from '../../../../src/extension/node/reading/disk-reader';
import { AMPLE } from '../../rigs/budgets';
import { temporaryTree } from '../../rigs/temporary-tree';
import { stillClock } from '../../rigs/test-clock';

async function projectsIn(files: Record<string, string>) {
  const reader = diskReader([{ name: 'app', path: temporaryTree(files) }]);
  const { value: walked } = await reader.walk(AMPLE);
  const { facts, found } = await collectFacts(reader, walked, { clock: stillClock, deadlineMs: 10_000 });
  return facts
    .filter(({ kind }) => kind === 'project')
    .map(({ value, text, evidence: [at = -1] }) => ({ value, text, path: found[at]?.path, cited: found[at]?.excerpt }));
}

async function kindOf(files: Record<string, string>): Promise<string | undefined> {
  return (await projectsIn(files))[0]?.value;
}

const npm = (manifest: object) => ({ 'package.json': JSON.stringify(manifest, null, 2) });

describe('the kind of a project', () => {
  it('is a fact in a sentence that tells what shows it, and cites that line', async () => {
    const [fact] = await projectsIn(npm({ name: 'foo', version: '1.0.0', bin: { foo: './cli.js' } }));
    expect(fact).toMatchObject({
      value: 'command_line',
      text: 'A command-line tool: `bin` in `package.json` names `foo`',
      path: 'package.json',
    });
    expect(fact?.cited).toContain('"bin"');
  });

  it.each<[string, string | undefined, Record<string, string>]>([
    ['what others import', 'library', npm({ name: 'a', exports: './a.js', devDependencies: { express: '5' } })],
    [
      'what calls itself an API',
      'service',
      npm({ name: 'a', description: 'HTTP API of a shop', scripts: { start: 'a' } }),
    ],
    ['a client of an API', undefined, npm({ name: 'a', description: 'API client', scripts: { start: 'a' } })],
    ['parts of pages for others', 'library', npm({ name: 'a', main: 'a.js', peerDependencies: { react: '19' } })],
    ['express itself', 'library', npm({ name: 'express', dependencies: { router: '2' } })],
    ['an extension of VS Code', 'app', npm({ name: 'a', main: 'a.js', engines: { vscode: '^1.90.0' } })],
    [
      'Electron, packed',
      'app',
      npm({ name: 'a', main: 'a.js', devDependencies: { electron: '30', 'electron-builder': '24' } }),
    ],
    ['a helper for Electron', 'library', npm({ name: 'a', exports: './a.js', devDependencies: { electron: '30' } })],
    [
      'Expo',
      'app',
      npm({ name: 'a', private: true, main: 'expo/AppEntry.js', dependencies: { expo: '51', react: '18' } }),
    ],
    [
      'a command that fills the terminal',
      'terminal_app',
      npm({ name: 'a', bin: { a: 'a.js' }, dependencies: { ink: '5', react: '18' } }),
    ],
    ['Ink itself', 'library', npm({ name: 'ink', exports: './a.js' })],
    [
      'a program of Go that fills the terminal',
      'terminal_app',
      { 'go.mod': 'module x.org/a\n\nrequire github.com/gdamore/tcell/v2 v2.8.0\n', 'main.go': 'package main\n' },
    ],
    [
      'commands of Go that ask with what others fill the terminal with',
      'command_line',
      {
        'go.mod':
          'module x.org/a\n\nrequire (\n\tgithub.com/spf13/cobra v1.9.0\n\tgithub.com/charmbracelet/bubbletea v1.3.0\n)\n',
        'main.go': 'package main\n',
      },
    ],
    [
      'a command of Go with options that asks with it',
      'command_line',
      {
        'go.mod': 'module x.org/a\n\nrequire (\n\tgithub.com/spf13/pflag v1.0.0\n\tcharm.land/bubbletea/v2 v2.0.8\n)\n',
        'main.go': 'package main\n',
      },
    ],
    [
      'commands of Go beside a program that fills the terminal',
      'terminal_app',
      {
        'go.mod': 'module x.org/a\n\nrequire (\n\tgithub.com/spf13/cobra v1.9.0\n\tgithub.com/rivo/tview v0.42.0\n)\n',
        'main.go': 'package main\n',
      },
    ],
    [
      'a program of Rust that fills the terminal',
      'terminal_app',
      { 'Cargo.toml': '[package]\nname = "a"\n\n[dependencies]\nratatui = "0.29"\n', 'src/main.rs': '' },
    ],
    [
      'a program of Python that fills the terminal',
      'terminal_app',
      { 'pyproject.toml': '[project]\nname = "a"\ndependencies = ["textual>=1"]\n\n[project.scripts]\na = "a:main"\n' },
    ],
    ['Next.js', 'web_app', npm({ name: 'a', private: true, dependencies: { next: '15', react: '19' } })],
    [
      'a view and a page',
      'web_app',
      { ...npm({ name: 'a', private: true, devDependencies: { svelte: '5', vite: '6' } }), 'index.html': '<html>' },
    ],
    [
      'a bundler and a page',
      'web_app',
      { ...npm({ name: 'a', private: true, devDependencies: { vite: '6' } }), 'index.html': '<html>' },
    ],
    [
      'an application whose `main` is a source and that has pages beside its server',
      'web_app',
      npm({ name: 'a', main: 'src/server/index.ts', dependencies: { express: '4', react: '18', 'react-dom': '18' } }),
    ],
    [
      'a package that others import and that shows a page of its own',
      'web_app',
      {
        ...npm({
          name: 'a',
          exports: './src/node/index.mjs',
          scripts: { start: 'grunt dev' },
          devDependencies: { webpack: '5' },
        }),
        'src/web/html/index.html': '<html>',
      },
    ],
    [
      'a library with a page to try it out',
      'library',
      { ...npm({ name: 'a', exports: './a.js', devDependencies: { vite: '6' } }), 'index.html': '<html>' },
    ],
    ['a server', 'service', npm({ name: 'a', main: 'server.js', dependencies: { koa: '2' } })],
    [
      'a library that brings a server along',
      'library',
      npm({ name: 'a', exports: './a.js', types: './a.d.ts', dependencies: { express: '5' } }),
    ],
    ['a manifest that says nothing', undefined, npm({ name: 'a', private: true, devDependencies: { eslint: '9' } })],
    [
      'a root that only gathers packages',
      undefined,
      npm({ private: true, workspaces: ['x/*'], devDependencies: { react: '19' } }),
    ],
  ])('JavaScript: %s', async (_, kind, files) => {
    expect(await kindOf(files)).toBe(kind);
  });

  const python = (body: string) => ({
    'pyproject.toml': `[project]\nname = "a"\n${body}\n[build-system]\nrequires = ["hatchling"]\nbuild-backend = "hatchling.build"\n`,
  });

  it.each<[string, string | undefined, Record<string, string>]>([
    ['a package', 'library', python('dependencies = ["idna"]')],
    ['a package that installs a command', 'command_line', python('[project.scripts]\na = "a:main"')],
    [
      'a command that is an extra',
      'library',
      python('[project.scripts]\na = "a:main"\n[project.optional-dependencies]\ncli = ["click"]'),
    ],
    [
      'console_scripts',
      'command_line',
      { 'setup.py': 'setup(\n  name="a",\n  entry_points={\n    "console_scripts": ["a=a:main"],\n  },\n)\n' },
    ],
    ['Flask', 'service', python('dependencies = ["flask>=3"]')],
    [
      'an application called after Flask',
      'service',
      {
        'pyproject.toml': '[tool.poetry]\nname = "flask-todo-example-app"\n[tool.poetry.dependencies]\nflask = "^3"\n',
      },
    ],
    ['Flask for tests only', 'library', python('[dependency-groups]\ndev = ["flask"]')],
    [
      'Flask itself',
      'library',
      { 'pyproject.toml': '[project]\nname = "Flask"\n[project.scripts]\nflask = "flask.cli:main"\n' },
    ],
    [
      'an extension of Flask',
      'library',
      { 'setup.py': 'setup(\n  name="Flask-Login",\n  install_requires=[\n    "Flask>=1",\n  ],\n)\n' },
    ],
    ['Django', 'service', { 'requirements.txt': 'Django==5.0\n', 'manage.py': '' }],
    ['Django with pages', 'web_app', { 'requirements.txt': 'Django==5.0\n', 'shop/templates/shop/a.html': '<p>' }],
    ['settings of tools', undefined, { 'pyproject.toml': '[tool.ruff]\nline-length = 100\n' }],
  ])('Python: %s', async (_, kind, files) => {
    expect(await kindOf(files)).toBe(kind);
  });

  const mod = (requires = '') => ({ 'go.mod': `module example.com/shop\n\ngo 1.23\n\n${requires}` });
  const main = 'package main\n\nfunc main() {}\n';
  const CHI = 'github.com/go-chi/chi/v5 v5.1.0';
  const COBRA = 'github.com/spf13/cobra v1.10.1';

  it.each<[string, string | undefined, Record<string, string>]>([
    ['a module without a program', 'library', { ...mod(), 'shop.go': 'package shop\n' }],
    ['a program', 'command_line', { ...mod(), 'main.go': main }],
    ['a program in the file of its name', 'command_line', { ...mod(), 'shop.go': main }],
    ['a program in app.go', 'command_line', { ...mod(), 'app.go': main }],
    ['a package with a file of that name', 'library', { ...mod(), 'app.go': 'package shop\n' }],
    ['a program in cmd', 'command_line', { ...mod(), 'cmd/shop/main.go': main }],
    ['a program in cmd, in the file of its name', 'command_line', { ...mod(), 'cmd/shop/shop.go': main }],
    ['a program in internal/cmd', 'command_line', { ...mod(), 'internal/cmd/hub/hub.go': main }],
    [
      'a library with an example',
      'library',
      { ...mod(), 'shop.go': 'package shop\n', 'examples/cmd/try/main.go': main },
    ],
    ['a library with a tool', 'library', { ...mod(), 'shop.go': 'package shop\n', 'cmd/gen/main.go': main }],
    ['a router', 'service', { ...mod('require github.com/go-chi/chi/v5 v5.1.0\n'), 'main.go': main }],
    [
      'a router for others',
      'library',
      { ...mod('require github.com/go-chi/chi/v5 v5.1.0\n'), 'shop.go': 'package shop\n' },
    ],
    [
      'a server that one of its commands starts',
      'service',
      { ...mod(), 'main.go': main, 'server/server.go': 'package server\n' },
    ],
    [
      'commands, with a router beside them',
      'command_line',
      { ...mod(`require (\n\t${COBRA}\n\t${CHI}\n)\n`), 'main.go': main },
    ],
    [
      'commands with a router that go into an image',
      'service',
      { ...mod(`require (\n\t${COBRA}\n\t${CHI}\n)\n`), 'main.go': main, Dockerfile: 'FROM scratch\n' },
    ],
    ['only what Go brings along', 'service', { ...mod(), 'main.go': `${main}\n// http.ListenAndServe(":80", nil)\n` }],
    [
      'pages from templates of its own',
      'web_app',
      {
        ...mod(),
        'main.go': main,
        'templates/home.page.tmpl': '',
        'templates/base.layout.tmpl': '',
        'templates/about.page.tmpl': '',
      },
    ],
    [
      'templates of code',
      'command_line',
      { ...mod(), 'main.go': main, 'templates/a.go.tmpl': '', 'templates/b.go.tmpl': '', 'templates/c.go.tmpl': '' },
    ],
    ['gin itself', 'library', { 'go.mod': 'module github.com/gin-gonic/gin\n', 'gin.go': 'package gin\n' }],
  ])('Go: %s', async (_, kind, files) => {
    expect(await kindOf(files)).toBe(kind);
  });

  const crate = (rest = '') => ({ 'Cargo.toml': `[package]\nname = "a"\nversion = "1.0.0"\n\n${rest}` });

  it.each<[string, string | undefined, Record<string, string>]>([
    ['a library', 'library', { ...crate('[dependencies]\nhyper = "1"\n'), 'src/lib.rs': '' }],
    ['a program', 'command_line', { ...crate(), 'src/main.rs': '', 'src/lib.rs': '' }],
    ['a declared program', 'command_line', crate('[[bin]]\nname = "a"\npath = "core/main.rs"\n')],
    ['a server', 'service', { ...crate('[dependencies]\naxum = "0.7"\n'), 'src/main.rs': '' }],
    ['a server in its tests', 'command_line', { ...crate('[dev-dependencies]\naxum = "0.7"\n'), 'src/main.rs': '' }],
    [
      'a server if wanted',
      'command_line',
      { ...crate('[dependencies]\naxum = { version = "0.7", optional = true }\n'), 'src/main.rs': '' },
    ],
    ['Tauri', 'app', { ...crate('[dependencies]\ntauri = "2"\n'), 'src/lib.rs': '' }],
    [
      'a command beside its library',
      'command_line',
      { ...crate(), 'src/lib.rs': '', 'src/bin/a/main.rs': 'fn main() {}' },
    ],
    ['a workspace without a crate of its own', undefined, { 'Cargo.toml': '[workspace]\nmembers = ["x"]\n' }],
  ])('Rust: %s', async (_, kind, files) => {
    expect(await kindOf(files)).toBe(kind);
  });

  const pom = (body: string) => ({ 'pom.xml': `<project>\n<artifactId>a</artifactId>\n${body}\n</project>\n` });
  const boot = '<dependency>\n<artifactId>spring-boot-starter-web</artifactId>\n';

  it.each<[string, string | undefined, Record<string, string>]>([
    ['Spring Boot', 'service', pom(`${boot}</dependency>`)],
    [
      'Spring Boot with pages',
      'web_app',
      { ...pom(`${boot}</dependency>`), 'src/main/resources/templates/a.html': '' },
    ],
    [
      'Spring Boot if it is there',
      'library',
      pom(`<distributionManagement/>\n${boot}<optional>true</optional>\n</dependency>`),
    ],
    ['Android', 'app', { 'build.gradle.kts': 'plugins {\n  id("com.android.application")\n}\n' }],
    [
      'Android, for the parts below',
      undefined,
      { 'build.gradle': 'plugins {\n  id "com.android.application" apply false\n}\n' },
    ],
    ['a Java library', 'library', { 'build.gradle': "plugins {\n  id 'java-library'\n}\n" }],
    ['a Java program', 'command_line', { 'build.gradle': "plugins {\n  id 'application'\n}\n" }],
    ['Rails', 'web_app', { Gemfile: 'gem "rails", "~> 7"\n' }],
    ['Sinatra', 'service', { Gemfile: 'gem "sinatra"\n' }],
    [
      'a gem',
      'library',
      { 'a.gemspec': 'Gem::Specification.new do |s|\n  s.name = "a"\nend\n', Gemfile: 'gemspec\ngem "rails"\n' },
    ],
    [
      'a gem with a command',
      'command_line',
      { 'a.gemspec': 's.name = "a"\ns.executables = ["a"]\n', 'exe/a': '#!ruby' },
    ],
    [
      'a gem that would pick commands',
      'library',
      { 'a.gemspec': 's.name = "a"\ns.executables = s.files.grep(%r{^exe/})\n' },
    ],
    [
      'Laravel',
      'web_app',
      { 'composer.json': '{\n"name": "a/b",\n"type": "project",\n"require": {\n"laravel/framework": "^11" } }' },
    ],
    [
      'a Composer package',
      'library',
      { 'composer.json': '{\n"name": "a/b",\n"autoload": {},\n"require": {\n"php": "^8" } }' },
    ],
    ['Slim', 'service', { 'composer.json': '{\n"name": "a/b",\n"require": {\n"slim/slim": "^4" } }' }],
    ['ASP.NET Core', 'service', { 'A.csproj': '<Project Sdk="Microsoft.NET.Sdk.Web">\n</Project>' }],
    [
      'ASP.NET Core with pages',
      'web_app',
      { 'A.csproj': '<Project Sdk="Microsoft.NET.Sdk.Web">\n</Project>', 'Pages/A.razor': '' },
    ],
    [
      'a .NET program',
      'command_line',
      { 'A.csproj': '<Project Sdk="Microsoft.NET.Sdk">\n<OutputType>Exe</OutputType>\n</Project>' },
    ],
    [
      'a .NET window',
      'app',
      {
        'A.csproj':
          '<Project Sdk="Microsoft.NET.Sdk">\n<OutputType>WinExe</OutputType>\n<UseWPF>true</UseWPF>\n</Project>',
      },
    ],
    ['a .NET library', 'library', { 'A.csproj': '<Project Sdk="Microsoft.NET.Sdk">\n</Project>' }],
    ['.NET tests', undefined, { 'A.Tests.csproj': '<Project Sdk="Microsoft.NET.Sdk">\n</Project>' }],
    [
      'Flutter',
      'app',
      { 'pubspec.yaml': 'name: a\ndependencies:\n  flutter:\n    sdk: flutter\n', 'lib/main.dart': '' },
    ],
    ['a Dart package', 'library', { 'pubspec.yaml': 'name: a\n' }],
  ])('others: %s', async (_, kind, files) => {
    expect(await kindOf(files)).toBe(kind);
  });

  it('is told of each folder that holds a project, the root first, what people start before what others import', async () => {
    const projects = await projectsIn({
      ...npm({ name: 'all', version: '1.0.0', bin: './a.js', workspaces: ['packages/*'] }),
      'packages/parts/package.json': '{ "name": "parts", "main": "a.js" }',
      'packages/web/package.json': '{ "name": "web", "private": true, "dependencies": { "next": "15" } }',
      'examples/x/package.json': '{ "name": "x", "dependencies": { "express": "5" } }',
      'docs/package.json': '{ "name": "site", "dependencies": { "astro": "5" } }',
    });
    expect(projects.map(({ text }) => text)).toEqual([
      'A command-line tool: `bin` in `package.json` names `all`',
      '`packages/web/` is a web application: it depends on `next`',
      '`packages/parts/` is a library: `main` in `package.json` is what others import',
    ]);
  });

  it('is one where several manifests lie in a folder', async () => {
    const projects = await projectsIn({
      ...npm({ name: 'a', main: 'a.js' }),
      'Cargo.toml': '[package]\nname = "a"\n',
      'src/main.rs': '',
    });
    expect(projects.map(({ value }) => value)).toEqual(['command_line']);
  });
});
