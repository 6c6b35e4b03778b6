import { dependenciesNamedIn, factsOfDependencies } from './known-dependencies';
import { type FactAt, firstMatch, type ManifestReader } from './manifest';

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
