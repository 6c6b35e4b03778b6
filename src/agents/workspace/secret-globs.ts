import { wildcard, withoutBraces } from './wildcard';
import { isSecretPath } from './secret-names';

/** Names that globs are tried on: what only fits the secret ones asks for secrets. */
const SAMPLES = [
  ...['.env', '.env.local', '.env.production', '.envrc', 'prod.env', '.npmrc', '.netrc', '.pypirc', '.git-credentials'],
  ...[
    'id_rsa',
    'id_dsa',
    'id_ecdsa',
    'id_ed25519',
    'server.pem',
    'server.key',
    'a.p12',
    'a.pfx',
    'a.jks',
    'a.keystore',
  ],
  ...['a.kdbx', 'a.gpg', 'a.asc', 'a.ppk', 'terraform.tfstate', 'prod.tfvars', 'secrets.yml', 'secrets.json'],
  ...['secret.json', 'credentials.json', 'credentials.yml.enc', 'client_secret.json', 'service-account.json'],
  ...['.vault-token', '.my.cnf', '.pgpass', '.htpasswd', 'kubeconfig', 'token.json', 'passwords.txt', 'api_key.txt'],
  ...['server.key.bak', '.env.swp', '.env~', 'wg0.conf', 'client.ovpn', 'db-secret.yaml'],
  ...['.git', '.ssh', '.aws', '.azure', '.gcloud', '.gnupg', '.kube', '.docker', '.terraform'],
];
const ORDINARY = [
  ...['index.ts', 'main.py', 'README.md', 'package.json', 'config.yml', 'a.b.c', 'Makefile', '.gitignore', '.github'],
  ...['.dockerignore', '.gitattributes', '.prettierrc', '.vscode', 'server.ts', 'app.test.js', 'data.csv', 'notes.txt'],
  ...['environment.ts', 'secret.ts', 'secrets-manager.ts', 'credentials.ts', 'service.ts', 'client.go', 'terraform.tf'],
  ...['id.ts', 'keyboard.ts', 'token.ts', '.npmignore', '.nvmrc', 'account.json', 'prod.json', 'local.json', 'src'],
  ...['tokens.json', 'app.ts.bak', 'page.tmp'],
];

/** Whether a glob asks for secrets: its literal parts name one, or a part fits names of secrets and no ordinary ones. */
export function mayNameSecret(glob: string): boolean {
  return (withoutBraces(glob) ?? [glob]).some((pattern) => {
    const segments = pattern.split('/').filter((segment) => segment !== '' && segment !== '.');
    const literal = segments.filter((segment) => !WILD.test(segment));
    // Before a wildcard stands a folder.
    const kind = WILD.test(segments.at(-1) ?? '') ? 'folder' : 'unknown';
    return (
      isSecretPath(literal.join('/'), kind) ||
      segments.some((segment) => WILD.test(segment) && fitsOnlySecrets(segment))
    );
  });
}

const WILD = /[*?[]/;

/** A pattern for files that explain which variables exist. */
const FOR_EXAMPLES = /[._-](?:example|sample|template)$|^(?:example|sample|template)\.env$/;

function fitsOnlySecrets(segment: string): boolean {
  const fits = wildcard(segment, { across: false, fold: true });
  if (FOR_EXAMPLES.test(segment.toLowerCase()) || ORDINARY.some(fits)) return false;
  return SAMPLES.some(fits) || isSecretPath(segment.replace(/[*?]|\[[^\]]*\]/g, ''));
}
