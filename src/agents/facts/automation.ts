import { type FactAt, firstMatch, lineOf, type ManifestReader } from './manifest';

/** What continuous integration there is, and what it runs. */
export const automationReader: ManifestReader = {
  files:
    /^(?:\.github\/workflows\/[^/]+\.ya?ml|\.gitlab-ci\.yml|\.circleci\/config\.yml|azure-pipelines\.yml|Jenkinsfile|\.travis\.yml|bitbucket-pipelines\.yml|\.drone\.yml|appveyor\.yml)$/,
  first: /(?:^|[_-])(?:ci|tests?|build|main|check)/i,
  facts({ lines, path, name }) {
    const system = systemOf(path);
    const title = firstMatch(lines, /^name:\s*["']?([^"'#]+)/);
    const shown = title === null ? `\`${path}\`` : `“${title.value}” in \`${path}\``;
    const facts: FactAt[] = [{ kind: 'ci', value: system, text: `${system} runs ${shown}`, line: title?.line ?? 1 }];
    const test = lineOf(
      lines,
      /^(?!.*(?:name:|[{}]|\b(?:install|add|upgrade)\b)).*\b(?:npm (?:run )?test|yarn test|pnpm (?:run )?test|pytest|tox|nox|go test|cargo test|mvn .*(?:test|verify)|gradlew? .*(?:test|check)|rspec|rake test|phpunit|dotnet test|ctest|make (?:test|check))\b/,
    );
    if (test > 0 && /test|ci|build|main|check/i.test(name + (title?.value ?? ''))) {
      const command = (lines[test - 1] ?? '')
        .replace(/^[\s-]*(?:run|script)?:?\s*/, '')
        .trim()
        .slice(0, 80);
      facts.push({
        kind: 'ci',
        value: `${system} tests`,
        text: `${system} runs the tests with \`${command}\``,
        line: test,
      });
    }
    return facts;
  },
};

function systemOf(path: string): string {
  if (path.startsWith('.github/')) return 'GitHub Actions';
  const names: readonly [RegExp, string][] = [
    [/gitlab/, 'GitLab CI'],
    [/circleci/, 'CircleCI'],
    [/azure/, 'Azure Pipelines'],
    [/Jenkinsfile/, 'Jenkins'],
    [/travis/, 'Travis CI'],
    [/bitbucket/, 'Bitbucket Pipelines'],
    [/drone/, 'Drone'],
  ];
  return names.find(([pattern]) => pattern.test(path))?.[1] ?? 'AppVeyor';
}
