import { describe, expect, it } from 'vitest';
import { classifyPath, isGenerated } from '../../../src/agents/evidence/classify-path';
import { gatePath } from '../../../src/agents/evidence/path-gate';
import { isSecretPath } from '../../../src/agents/evidence/secret-names';
import { LookRefused } from '../../../src/agents/ports';

describe('names of secrets', () => {
  it.each([
    '.env',
    '.env.local',
    'a/.env.production',
    'prod.env',
    '.envrc',
    '.ENV',
    '.env.',
    '.e\u200bnv',
    'x.pem',
    'deploy.key',
    'a.p12',
    'release.keystore',
    'id_rsa',
    'id_ed25519',
    '.npmrc',
    '.netrc',
    '.pypirc',
    '.git-credentials',
    '.aws/credentials',
    'home/.ssh/config',
    '.kube/config',
    '.config/gcloud/x',
    'terraform.tfstate',
    'terraform.tfstate.backup',
    'prod.tfvars',
    'secrets.yml',
    'secrets.py',
    'secret.json',
    'credentials.json',
    'client_secret_1.json',
    'my-service-account.json',
    'serviceAccountKey.json',
    '.git/config',
    'sub/.git/HEAD',
    '.git',
    '.vault-token',
    '.config/gh/hosts.yml',
    '.azure/accessTokens.json',
    '.docker/config.json',
    'keyfile.asc',
    '.env::$DATA',
    '.e\u00adnv',
    '.ｅnv',
    '.bash_history',
    '.m2/settings.xml',
    '.cargo/credentials',
    'google-credentials.json',
    'deploy_rsa',
    'config/master.key',
    'secrets/db_password.txt',
    'auth.json',
    'private-key.txt',
  ])('%s is one', (path) => {
    expect(isSecretPath(path)).toBe(true);
  });

  it.each([
    '.env.example',
    '.env.sample',
    '.env.template',
    'src/env.ts',
    'src/environment.ts',
    'id_rsa.pub',
    'src/secret.ts',
    'src/keys.ts',
    'keyboard.ts',
    '.gitignore',
    '.github/workflows/ci.yml',
    'src/credentials/form.tsx',
    'docs/secrets-of-success.md',
    'src/tokens.ts',
    'src/secrets-manager.ts',
    'src/secret/store.ts',
    'src/secrets/index.ts',
    'src/crypto/rsa.ts',
    'src/crypto/rsa',
    'pkg/kubeconfig/load.go',
    'locales/en/auth.json',
    'docs/share/git/notes.md',
    'gradle.properties',
    'src/api-keys.ts',
    'example.env',
  ])('%s is none', (path) => {
    expect(isSecretPath(path)).toBe(false);
  });
});

describe('the path gate', () => {
  it('normalises what stays inside', () => {
    expect(gatePath('./src//a.ts')).toBe('src/a.ts');
    expect(gatePath('.')).toBe('');
    expect(gatePath('a/..b/c...')).toBe('a/..b/c...');
  });

  it('refuses what might not, and shows no more than the beginning', () => {
    for (const path of ['/x', '../x', 'a/..', 'c:x', 'a\\b', 'a\nb', 'x'.repeat(2_000)]) {
      expect(() => gatePath(path)).toThrow(LookRefused);
    }
    expect(() => gatePath('/'.repeat(500))).toThrow(/absolute/);
  });
});

describe('kinds of files', () => {
  it.each([
    ['src/cache.ts', 'code'],
    ['src/cache.test.ts', 'test'],
    ['tests/data.json', 'test'],
    ['pkg/cache_test.go', 'test'],
    ['src/test/java/shop/OrderTest.java', 'test'],
    ['test_cache.py', 'test'],
    ['docs/cache.md', 'doc'],
    ['README', 'doc'],
    ['package.json', 'manifest'],
    ['a/Stock.csproj', 'manifest'],
    ['.eslintrc.yml', 'config'],
    ['Dockerfile', 'config'],
    ['.sdd/project.md', 'sdd'],
    ['src/latest/contest.ts', 'code'],
    ['types/index.d.ts', 'code'],
    ['src/locales/en.ts', 'code'],
    ['lib/channel/test_case.rb', 'code'],
  ])('%s is %s', (path, kind) => {
    expect(classifyPath(path)).toBe(kind);
  });

  it('knows what nobody edits', () => {
    for (const path of [
      'dist/a.js',
      'a.min.js',
      'api.pb.go',
      'yarn.lock',
      'LICENSE',
      'CHANGELOG.md',
      'vendor/x.go',
      'build/a.js',
    ]) {
      expect(isGenerated(path)).toBe(true);
    }
    for (const path of [
      'src/a.js',
      'src/builder.ts',
      'src/history.ts',
      'packages/app/src/build/index.ts',
      'index.d.ts',
    ])
      expect(isGenerated(path)).toBe(false);
  });
});
