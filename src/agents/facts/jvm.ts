import { dependenciesNamedIn, factsOfDependencies } from './known-dependencies';
import { type FactAt, firstMatch, lineOf, type ManifestFile, type ManifestReader } from './manifest';
import { kindFact, landmarksIn } from './project-kind';
import type { ProjectKind } from '../session/project-kind';

/** What a build names, by the kind of project that it makes; the surest first. */
const SIGNS: readonly [RegExp, ProjectKind][] = [
  [/com\.android\.application|android[.-]application\b/, 'app'],
  [/com\.android\.library|android[.-]library\b|java-gradle-plugin|kotlin-dsl|<packaging>maven-plugin/, 'library'],
  [/org\.openjfx|\bjavafx\b|org\.jetbrains\.compose|org\.jetbrains\.intellij|intellij\.platform/, 'app'],
  [
    /[\w-]*starter-(?:thymeleaf|freemarker|mustache)|thymeleaf-spring\d?|\bvaadin\b|tomcat-embed-jasper|<packaging>war/,
    'web_app',
  ],
  [
    /spring-boot-(?:starter-(?:web|webflux|webmvc|jersey|data-rest)|maven-plugin)\b|org\.springframework\.boot(?!\.)/,
    'service',
  ],
  [
    /\bquarkus-[\w-]+|io\.quarkus|micronaut-http[\w-]*|io\.micronaut\.application|ktor-server[\w-]*|io\.ktor\.plugin|dropwizard-core|vertx-web|\bhelidon-[\w-]+|\bjavalin\b/,
    'service',
  ],
  [/\bpicocli\b|\bjcommander\b|com\.github\.ajalt\.clikt/, 'command_line'],
  [
    /java-library|maven-publish|<distributionManagement|central-publishing-maven-plugin|nexus-(?:staging|publish)[\w-]*|vanniktech\.maven\.publish/,
    'library',
  ],
  [
    /^\s*id\s{0,9}\(?\s{0,9}["']application["']|^\s*application\s*(?:\{|$)|^\s*apply plugin: ["']application|<mainClass/,
    'command_line',
  ],
];

/** `pom.xml` and Gradle builds. */
export const jvmReader: ManifestReader = {
  files: /(?:^|\/)(?:pom\.xml|build\.gradle(?:\.kts)?)$/,
  languages: ['java'],
  runtimes: { java: 'java', jdk: 'java' },
  facts(file) {
    const { lines, name } = file;
    const facts: FactAt[] = factsOfDependencies(dependenciesNamedIn(lines, 'jvm'), 'jvm');
    const tool = name === 'pom.xml' ? 'Maven' : 'Gradle';
    facts.push({ kind: 'build', value: tool, text: `Built with ${tool}`, line: 1 });
    facts.push({ kind: 'package_manager', value: tool, text: `Packages are managed with ${tool}`, line: 1 });
    const kind = jvmKind(file);
    if (kind !== null) facts.push(kind);
    const java = firstMatch(
      lines,
      /(?:<(?:java\.version|maven\.compiler\.(?:source|release)|release)>|(?:sourceCompatibility|JavaLanguageVersion\.of|jvmToolchain)\s{0,9}[=(]?\s{0,9}(?:JavaVersion\.VERSION_|["'(])?)\s{0,9}([\d._]+)/,
    );
    if (java !== null)
      facts.push({
        kind: 'runtime',
        value: `Java ${java.value}`,
        text: `Built for Java ${java.value}`,
        line: java.line,
      });
    const artifact = firstMatch(lines, /<artifactId>([^<]+)<\/artifactId>/);
    if (artifact !== null)
      facts.push({
        kind: 'module',
        value: artifact.value,
        text: `The Maven artifact \`${artifact.value}\``,
        line: artifact.line,
      });
    return facts;
  },
};

/** The kind of project that a build describes. One that only gathers others has none, nor what is optional or for tests. */
function jvmKind(file: ManifestFile): FactAt | null {
  const lines = file.lines.map((text, i) => {
    const aside = /apply\s+false|^\s*(?:\/\/|test\w*\b|compileOnly|optional|annotationProcessor)/.test(text);
    if (!/<(?:groupId|artifactId)>/.test(text)) return aside ? '' : text;
    const [rest = ''] = file.lines
      .slice(i + 1, i + 5)
      .join('\n')
      .split('</dependency>');
    return /<optional>true|<scope>(?:test|provided)/.test(rest) ? '' : text;
  });
  if (lineOf(lines, /<packaging>pom</) > 0) return null;
  for (const [sign, kind] of SIGNS) {
    const line = lineOf(lines, sign);
    if (line === 0) continue;
    const named = sign.exec(lines[line - 1] ?? '')?.[0].replace(/^\s*<?|[\s{<]+$/g, '') ?? '';
    const pages = kind === 'service' && landmarksIn(file).some((path) => path.includes('/templates/'));
    return pages
      ? kindFact(file, 'web_app', `its build names \`${named}\` and it has templates of pages`, line)
      : kindFact(file, kind, `its build names \`${named}\``, line);
  }
  return null;
}
