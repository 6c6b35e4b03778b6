import { describe, expect, it } from 'vitest';
import { isSecretPath } from '../../../../src/agents/workspace/secret-names';

const SECRETS: Record<string, readonly string[]> = {
  'variables of an environment': [
    ...['.env', '.env.local', 'a/.env.production', 'prod.env', '.envrc', '.env.dist', '.env.vault', 'env.local'],
    ...['env.production', 'config/env.staging.json', 'cypress.env.json', 'serverless.env.yml', 'dotenv', '.dotenv'],
  ],
  'keys, and stores of keys': [
    ...['x.pem', 'deploy.key', 'a.p12', 'release.keystore', 'id_rsa', 'id_ed25519', 'keyfile.asc', 'deploy_rsa'],
    ...['config/master.key', 'private-key.txt', 'deploy_key', 'ssh_host_rsa_key', 'ssh_host_ed25519_key', 'privkey'],
    ...['server-key', 'private_key', 'api_key', '.api_key', 'openai-api-key.txt', 'api-keys.json', 'signing-key.json'],
    ...['keyfile.json', 'keyfile', 'key.json', 'encryption_key', 'a.pvk', 'a.bcfks', 'cwallet.sso', 'main.wallet'],
    ...['id.json', '.config/solana/id.json', 'wallets/id.json', 'deployer-keypair.json', 'mnemonic.txt', 'seed-phrase'],
    ...['keystore/UTC--2024-01-01T00-00-00Z--abc', 'AuthKey_ABC.p8', 'store.kdbx', 'key.properties', 'jwt-key.yaml'],
  ],
  'accounts of services and clouds': [
    ...['my-service-account.json', 'serviceAccountKey.json', 'gcloud-service-key.json', 'sa-key.json', 'gcp-key.json'],
    ...[
      'firebase-admin.json',
      'firebase-adminsdk-x1.json',
      'firebaseAdmin.json',
      'client_secret_1.json',
      'rootkey.csv',
    ],
    ...[
      'user_accessKeys.csv',
      'access_key.csv',
      'google-credentials.json',
      '.azure/accessTokens.json',
      'azureauth.json',
    ],
    ...['local.settings.json', 'site.PublishSettings', 'msal_token_cache.json', '.aws/config', 'gcs-key.json'],
    ...['application_default_credentials.json', 'kaggle.json', '.kaggle/x', '.config/gcloud/x', '.config/gh/hosts.yml'],
  ],
  credentials: [
    ...['credentials', 'credentials.json', '.cargo/credentials', '.cargo/credentials.toml', 'aws-credentials'],
    ...['.aws/credentials', 'new_user_credentials.csv', 'db.credentials', 'credentials.xml', 'git.credentials.txt'],
    ...['config/credentials.yml.enc', 'config/credentials/production.yml.enc', 'data.encrypted', '.sbt/.credentials'],
    ...[
      'credentials.production',
      'credentials-prod.json',
      'secrets_dev.yaml',
      'credentials-old.json',
      'credentials-config.json',
      '.claude/.credentials.json',
    ],
  ],
  'files that say that they are secret': [
    ...['secrets.yml', 'secrets.py', 'secret.json', 'secrets', '.secrets', 'db-secret.yaml', 'k8s/app-secrets.yml'],
    ...['secrets.production.yml', 'secrets.enc.yaml', 'values.sops.yaml', 'values.dec.yaml', 'ipsec.secrets'],
    ...[
      'arduino_secrets.h',
      'secrets.php',
      'application-secret.properties',
      'app.secrets.json',
      '.streamlit/secrets.toml',
    ],
    ...['vault.yml', 'group_vars/all/vault.yml', 'prod_vault.yaml', '.vault_pass', 'vault-password.txt', 'a.vault'],
  ],
  'data below a folder of secrets': [
    ...[
      'secrets/db_password.txt',
      'secrets/prod/db',
      'ops/secrets/a.json',
      '.secrets/x.toml',
      'secrets/deep/er/x.yaml',
    ],
    ...['secrets/tls/ca', 'Secrets/prod.ini', 'secrets/x.csv'],
  ],
  'passwords and tokens': [
    ...['passwords.json', 'password.txt', 'db-password', 'root_password.txt', '.passwd', 'passwords.xlsx', 'htpasswd'],
    ...['smtp-passwd', 'admin.password', 'token.json', 'token', '.token', 'token.txt', 'token.pickle', '.tokens'],
    ...['access_token', 'github-token.txt', '.npm-token', 'refresh-tokens.json', 'vault-token', '.vault-token'],
    ...['.huggingface/token', 'huggingface/token', 'hf_token', 'session-token.dat', 'oauth2-creds.json'],
  ],
  'what programs sign in with': [
    ...['.npmrc', '.netrc', 'netrc', '_netrc', '.pypirc', 'pip.conf', 'pip.ini', '.git-credentials', '.pgpass'],
    ...['.my.cnf', '.s3cfg', '.boto', 'rclone.conf', '.msmtprc', '.condarc', '.hgrc', '.mcp.json', 'mcp.json'],
    ...['.vscode/mcp.json', '.cursor/mcp.json', '.claude.json', '.claude/settings.local.json', 'ngrok.yml'],
    ...['auth.json', '.codex/auth.json', '.composer/auth.json', 'storageState.json', 'storage-state.json'],
    ...[
      'playwright/.auth/user.json',
      'cookies.txt',
      'cookies.json',
      'trace.har',
      '.vscode/sftp.json',
      'sftp-config.json',
    ],
    ...['.ftpconfig', 'sitemanager.xml', 'WinSCP.ini', '.idea/webServers.xml', '.idea/dataSources.local.xml'],
    ...['wp-config.php', 'wp-config.prod.php', 'LocalSettings.php', 'settings.local.php', 'local_settings.py'],
    ...['app/etc/env.php', '.m2/settings.xml', '.gradle/gradle.properties', '.bundle/config', '.circleci/cli.yml'],
    ...['sentry.properties', '.sentryclirc', 'Autounattend.xml', 'office.rdp', '.docker/config.json'],
  ],
  'clusters, networks and states': [
    ...['kubeconfig', 'kubeconfig.yaml', 'kube-config', 'dev.kubeconfig', '.kube/config', 'k3s.yaml', 'talosconfig'],
    ...['wg0.conf', 'wg-home.conf', 'wireguard.conf', 'client.ovpn', 'chap-secrets', 'home.nmconnection'],
    ...['wpa_supplicant.conf', 'terraform.tfstate', 'terraform.tfstate.backup', 'prod.tfvars', 'a.auto.tfvars.json'],
    ...['.git/config', 'sub/.git/HEAD', '.git', 'home/.ssh/config', '.bash_history', '.zsh_history', 'fish_history'],
  ],
  'other versions of secrets': [
    ...['..env.swp', '.env~', '.env.bak', '.env.old', 'server.key.bak', 'server.key.old', 'id_rsa.orig', 'id_rsa~'],
    ...['credentials.json.1', 'credentials.json.save', 'credentials~', 'credentials.old', '.credentials.json.swp'],
    ...['secrets.yml.20240131', 'secrets.yml-2024-01-31', 'wp-config.php.bak', 'wp-config.php~', 'wp-config.php.save'],
    ...[
      '#.env#',
      '.#secrets.yml',
      '._id_rsa',
      'token.json.tmp',
      'passwords (1).txt.bak',
      'id_rsa copy',
      'x.pem.backup',
    ],
    ...[
      '.netrc.bak',
      'terraform.tfvars.old',
      'kubeconfig.bak2',
      '.aws.bak/config',
      '.ssh.old/config',
      'auth.json.orig',
    ],
    ...['backup-of-id_rsa', 'wg0.conf.old', '.npmrc.bak', 'keyfile.json.prev', '.server.key.swo', 'vault.yml.old.gpg'],
  ],
  'of newer tools, of systems, and handed out to be kept': [
    ...['gha-creds-1a2b3c.json', 'creds.json', 'aws-creds', 'db_creds.ini', 'my-creds.txt', 'adc.json', 'kube/config'],
    ...['docker/config.json', 'containers/auth.json', 'composer/auth.json', '.config/gh/hosts.yml', 'gh/hosts.yml'],
    ...['shadow', 'etc/gshadow', 'shadow-', 'opasswd', 'smbpasswd', 'postfix/sasl_passwd', '.vnc/vncpasswd'],
    ...['bitwarden_export_20240101.json', 'lastpass_export.csv', 'Chrome Passwords.csv', 'export.1pux', 'keepass.xml'],
    ...['recovery-codes.txt', 'github-recovery-codes.txt', 'backup codes.txt', 'totp_secret.txt', 'mnemonic'],
    ...['Login Data For Account', 'signons.sqlite', '.erlang.cookie', 'www.example.com_cookies.txt', 'logins.csv'],
    ...['unseal_keys.txt', 'unseal-keys.json', 'vault-init.json', 'root-token.txt', 'secret_id', 'acl-token'],
    ...['openai-key.txt', 'anthropic_key', 'age-key.txt', 'sops-key.txt', 'rsa_key', 'influxdb.token', 'copilot-token'],
    ...[
      'release.jks.b64',
      'server.key.txt',
      'keystore.json',
      'private.jwk',
      'admin.macaroon',
      'ceph.keyring',
      'home.psk',
    ],
    ...['.npmrc.local', '.netrc-github', 'heroku.netrc', 'nginx.htpasswd', '.dbt/profiles.yml', '.rancher/cli2.json'],
    ...['prod.postman_environment.json', 'traefik/acme.json', 'filezilla.xml', 'confCons.xml', 'tomcat-users.xml'],
    ...['restic-password', 'borg-passphrase', 'elastic.password', 'mongo-keyfile', 'geth/nodekey', 'jwtsecret'],
    ...[
      '.smbcredentials',
      '.transifexrc',
      '.Rhistory',
      'initialAdminPassword',
      'cline_mcp_settings.json',
      '.op-session',
    ],
  ],
};

/** Put together here, so that nobody takes this file for a leak. */
const TOKEN = ['ghp', 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0dF3g5H'].join('_');

const ORDINARY: Record<string, readonly string[]> = {
  'files that explain what there is': [
    ...['.env.example', '.env.sample', '.env.template', 'example.env', '.env.local.example', '.env.schema'],
    ...['credentials.example.json', 'secrets.yml.example', 'secrets.example.yml', 'token.template.json'],
    ...['wp-config-sample.php', 'credentials.schema.json', 'config/password.sample.txt'],
  ],
  'of the same words, and something else': [
    ...['src/shadow/index.ts', 'styles/shadow.css', 'shadow.ts', 'creds.go', 'src/creds/load.ts', 'otp_codes.py'],
    ...['totp-secret.ts', 'jwt-secret.ts', 'mnemonic/words.ts', 'fixtures/acme.json', 'root.tokens.json', 'hosts.yml'],
    ...[
      'docs/recovery-codes.md',
      'recovery_codes.rb',
      'keystore.go',
      'src/docker/config.ts',
      'cookie.ts',
      'keyring.rs',
    ],
    ...['templates/_npmrc.hbs', '.npmrc.example', 'chrome/passwords.ts', 'kube/config.go', 'login.tsx', 'age.json'],
  ],
  'programs that deal with secrets': [
    ...['src/env.ts', 'src/environment.ts', 'src/env.test.ts', 'src/secret.ts', 'src/keys.ts', 'src/tokens.ts'],
    ...['token.ts', 'password.go', 'credentials.py', 'src/secrets-manager.ts', 'src/secret/store.ts', 'secrets.go'],
    ...['src/secrets/index.ts', 'src/secrets/rotate.ts', 'src/secrets/deep/rotate.rs', 'src/api-keys.ts', 'auth.ts'],
    ...['src/users/passwords.ts', 'app/Models/Password.php', 'lib/credential.rb', 'pkg/kubeconfig/load.go'],
    ...['internal/vault/client.go', 'api/token.proto', 'access_token.rb', 'private_key.rs', 'src/cookies.ts'],
    ...['src/crypto/rsa.ts', 'src/crypto/rsa', 'Secrets.razor', 'secrets.tf', 'kubeconfig.go', 'db/passwords.sql'],
    ...['src/credentials/form.tsx', 'src/token/parse.ts', 'netrc/netrc.go', 'boto/session.py', 'credentials.ts.bak'],
    ...['src/cookies/jar.go', 'packages/dotenv/index.js', 'Acme.Secrets/Store.cs', 'Acme.Wallet/Pay.cs', 'mcp.ts'],
    ...['src/order_history/list.ts', 'wallet.go', 'key.rs', 'src/.auth.ts', 'storageState.ts', 'vault.rb'],
  ],
  'pages, prose and scripts on them': [
    ...[
      'docs/secrets-of-success.md',
      'docs/secrets.md',
      'credentials.md',
      'password.html',
      'token.css',
      'docs/vault.md',
    ],
    ...['templates/reset-password.hbs', 'rotate-secrets.sh', 'secrets/README.md', 'api-key.svg', 'secrets.yml.j2'],
    ...['secrets/Makefile', 'secrets/.gitignore', 'tokens.adoc'],
  ],
  'data with such words, and without secrets': [
    ...[
      'locales/en/auth.json',
      'locales/en/password.json',
      'locales/id.json',
      'i18n/en/credentials.json',
      'tokens.json',
    ],
    ...['lang/de/secrets.yml', 'design/tokens.json', 'translations/token.yaml', 'messages/passwords.properties'],
    ...['test/fixtures/auth.json', 'packages/secrets/package.json', 'src/secrets/tsconfig.json', 'secrets/go.mod'],
    ...['keyboard.json', 'monkey.json', 'turkey.csv', 'keymap.yaml', 'keywords.txt', 'data/keys.json', 'hotkeys.json'],
    ...['account.json', 'service.yaml', 'servers.json', 'session.json', 'roles/id.json', 'api.json', 'passengers.csv'],
    ...['secretary.txt', 'tokenizer.json', 'tokenizer_config.json', 'special_tokens_map.json', 'accredited.csv'],
    ...['google-services.json', 'firebase.json', 'vaults.json', 'vault.hcl', 'wg.json', 'compass.yml', 'bypass.txt'],
    ...['appsettings.json', 'environment.yml', 'gradle.properties', 'local.properties', 'settings.xml', 'pip.txt'],
    ...['components.json', 'jwks.json', 'nuget.config', 'docs/share/git/notes.md', 'config.yml', 'mcp-servers.md'],
  ],
  'what is public of keys': [
    ...['id_rsa.pub', 'id_ed25519.pub', 'deploy_key.pub', 'ssh_host_rsa_key.pub', 'server.crt'],
  ],
  'names of tools and folders': [
    ...['.gitignore', '.github/workflows/ci.yml', '.npmignore', '.nvmrc', '.dockerignore', 'Dockerfile', 'keys'],
    ...['.vscode/settings.json', '.claude/settings.json', '.circleci/config.yml', '.config/nvim/init.lua', '.mcp/x.ts'],
    ...['a.ts.bak', 'notes.txt~', 'index.html.orig', '.index.ts.swp', 'report.1', 'data (1).csv', 'old.json'],
  ],
};

const rows = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([what, names]) => names.map((name) => [name, what] as const));

describe('names of secrets', () => {
  it.each(rows(SECRETS))('%s is one (%s)', (path) => {
    expect(isSecretPath(path)).toBe(true);
  });

  it.each(rows(ORDINARY))('%s is none (%s)', (path) => {
    expect(isSecretPath(path)).toBe(false);
  });

  it('are what the laxest file system takes for them', () => {
    for (const [path] of rows(SECRETS)) {
      for (const variant of [path.toUpperCase(), `${path}.`, `${path} `, `${path}. .`, `${path}::$DATA`, `${path}:s`]) {
        expect(isSecretPath(variant), variant).toBe(true);
      }
    }
    for (const [path] of rows(ORDINARY)) expect(isSecretPath(path.toUpperCase()), path).toBe(false);
    for (const path of ['.e\u200bnv', '.e\u00adnv', '.ｅnv']) expect(isSecretPath(path), path).toBe(true);
  });

  it('hold one themselves', () => {
    for (const path of [
      ...['password=hunter2hunter2', 'src/password=hunter2hunter2.txt', 'dump DB_PASSWORD=hunter2hunter2.sql', TOKEN],
      ...[`logs/${TOKEN}.log`, `${TOKEN}/a.ts`, 'a?api_key=Xy12345678&b', ['AKIA', 'ABCDEFGH12345678'].join('')],
    ]) {
      expect(isSecretPath(path), path).toBe(true);
      expect(isSecretPath(path, 'folder'), path).toBe(true);
    }
    for (const path of [
      'year=2024/month=01/part-00000-abcdef0123456789.parquet',
      'src/migration_20240131120000_add_users.rb',
    ])
      expect(isSecretPath(path), path).toBe(false);
  });

  it('are words for files, and no words for folders', () => {
    for (const name of [
      'credentials',
      'secrets',
      'token',
      'kubeconfig',
      'api-keys',
      'cookies',
      'netrc',
      'Acme.Secrets',
    ]) {
      expect(isSecretPath(`src/${name}`), name).toBe(true);
      expect(isSecretPath(`src/${name}`, 'folder'), name).toBe(false);
      expect(isSecretPath(`src/${name}`, 'unknown'), name).toBe(false);
    }
    expect(isSecretPath('src/credentials.json', 'unknown')).toBe(true);
    for (const name of ['.ssh', '.git', '.env']) expect(isSecretPath(name, 'folder'), name).toBe(true);
  });
});
