import { wildcard, withoutBraces } from './command/wildcard';

/** Files that explain which variables exist, and hold none. */
const HARMLESS_ENV = /[._-](?:example|sample|template)$|^(?:example|sample|template)\.env$/;

const SECRET_FOLDERS = new Set([
  '.aws',
  '.azure',
  '.gcloud',
  '.oci',
  '.aliyun',
  '.bluemix',
  '.ssh',
  '.gnupg',
  '.kube',
  '.docker',
  '.terraform',
  '.terraform.d',
  '.password-store',
  '.lpass',
  '.vault',
  '.chef',
  '.git',
]);

/** Below `.config` and `.local/share`, where programs keep what they sign in with. */
const SECRET_CONFIG = new Set([
  'gcloud',
  'gh',
  'hub',
  'glab-cli',
  'op',
  'doctl',
  'rclone',
  'sops',
  'age',
  'git',
  'configstore',
  'keyrings',
  'containers',
  'heroku',
  'stripe',
  'netlify',
  'fly',
  'composer',
  'filezilla',
  'pip',
]);

const DATA = '(?:json|ya?ml|toml|ini|txt|properties|xml|csv|conf|cfg|enc)';

const SECRET_NAMES: readonly RegExp[] = [
  /^[._](?:npmrc|netrc|pypirc|git-credentials|htpasswd|pgpass|my\.cnf|mylogin\.cnf|dockercfg|dockerconfigjson)$/,
  /^\.(?:s3cfg|boto|passwd-s3fs|terraformrc|sentryclirc|databrickscfg|vault-token|clasprc\.json|authinfo|fetchmailrc|msmtprc|curlrc|wgetrc|rhosts|xauthority|iceauthority|dev\.vars|token)$/,
  /^(?:terraform\.rc|pgpass\.conf|wallet\.dat|authorized_keys|logins\.json|key[34]\.db)$/,
  /^(?:key|keystore|signing)\.properties$/,
  /^\.?vault[-_]?pass(?:word)?(?:\.txt)?$/,
  /^\.\w+_history$/,
  /\.(?:pem|key|p8|pk8|p12|pfx|pkcs8|pkcs12|jks|jceks|keystore|bks|ppk|kdbx?|gpg|pgp|asc|agekey|age|ovpn|psafe3)$/,
  /\.(?:keychain(?:-db)?|kubeconfig|keytab|credentials)$/,
  /\w_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?$/,
  /^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?(?:[._-](?!pub$).*)?$/,
  /^secring\./,
  /\.tfstate(?:\..*)?$/,
  /\.tfvars(?:\.json)?$/,
  /^(?:\.?secrets\..+|\.secrets?)$/,
  new RegExp(`^\\.?secret\\.${DATA}$`),
  new RegExp(`(?:^|[._-])credentials?\\.${DATA}$`),
  new RegExp(`(?:^|[._-])(?:private|api)[-_.]?keys?\\.${DATA}$`),
  /^oauth2?[-_]?(?:token|creds|credentials).*\.json$/,
  /^credentials\.tfrc\.json$/,
  /^\.?passwords?\.(?:txt|csv)$/,
  /^client[-_]?secrets?.*\.json$/,
  /service[-_]?account.*\.json$/,
  /firebase-adminsdk.*\.json$/,
  /^gcp[-_]?(?:key|creds?).*\.json$/,
];

/** All of them at once: names are judged by the ten thousand. */
const ANY_SECRET_NAME = new RegExp(SECRET_NAMES.map(({ source }) => `(?:${source})`).join('|'));

/** In a folder called `secrets`, data rather than the code and the documents that deal with them. */
const SECRET_DATA = /\.(?:json|ya?ml|toml|ini|txt|properties|conf)$/;

/** Characters that some file systems ignore when they compare names. */
const IGNORABLE =
  /\u00ad|\u034f|\u061c|[\u115f\u1160]|[\u17b4\u17b5]|[\u180b-\u180f]|[\u200b-\u200f]|[\u202a-\u202e]|[\u2060-\u206f]|\u3164|[\ufe00-\ufe0f]|\ufeff|\uffa0/g;

/**
 * A segment as the laxest file system would compare it: case, trailing dots and blanks, ignorable characters and a named
 * stream of the file (`.env::$DATA`) do not count.
 */
function comparable(segment: string): string {
  const plain = /^[\x20-\x7e]*$/.test(segment) ? segment : segment.normalize('NFKC').replace(IGNORABLE, '');
  return plain
    .toLowerCase()
    .replace(/(?<=.):.*$/, '')
    .replace(/[. ]+$/, '');
}

function isSecretName(name: string): boolean {
  if (name.startsWith('.env') || name.endsWith('.env')) return !HARMLESS_ENV.test(name);
  return ANY_SECRET_NAME.test(name);
}

/** What is secret for the folder it lies in. */
function isSecretPlace(segments: readonly string[]): boolean {
  const leaf = segments.at(-1) ?? '';
  const parent = segments.at(-2) ?? '';
  const inConfig = segments.some((name, i) => {
    const above = segments[i - 1];
    return (above === '.config' || (above === 'share' && segments[i - 2] === '.local')) && SECRET_CONFIG.has(name);
  });
  return (
    inConfig ||
    (leaf === 'credentials' && parent.startsWith('.')) ||
    (parent === '.m2' && leaf.startsWith('settings')) ||
    (parent === '.gradle' && leaf === 'gradle.properties') ||
    (parent === '.nuget' && leaf === 'nuget.config') ||
    (leaf === 'auth.json' && (segments.length === 1 || parent === '.composer')) ||
    (parent === 'etc' && leaf === 'shadow') ||
    ((parent === 'secrets' || parent === '.secrets') && SECRET_DATA.test(leaf))
  );
}

/**
 * Whether a path, relative to its root and with forward slashes, names a secret: environment files, keys and keystores,
 * credential files, cloud and ssh folders, Terraform state, service accounts, histories of shells, everything in `.git`.
 * By name alone.
 */
export function isSecretPath(path: string): boolean {
  const segments = path.split('/').map(comparable);
  return isSecretPlace(segments) || segments.some((name) => SECRET_FOLDERS.has(name) || isSecretName(name));
}

/**
 * The same question for the direct children of one folder, whose own path has been judged before: much quicker for many
 * names than `isSecretPath` for each path.
 */
export function secretNamesIn(folder: string): (name: string) => boolean {
  const above = folder.split('/').slice(-FOLDERS_THAT_COUNT).map(comparable);
  return (name) => {
    const leaf = comparable(name);
    return SECRET_FOLDERS.has(leaf) || isSecretName(leaf) || isSecretPlace([...above, leaf]);
  };
}

/** Folders above a name that may make it a secret: two in `.local/share/keyrings`. */
const FOLDERS_THAT_COUNT = 2;

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
  ...[
    'a.kdbx',
    'a.gpg',
    'a.asc',
    'a.ppk',
    'terraform.tfstate',
    'prod.tfvars',
    'secrets.yml',
    'secrets.json',
    'secret.json',
  ],
  ...[
    'credentials.json',
    'client_secret.json',
    'service-account.json',
    '.vault-token',
    '.my.cnf',
    '.pgpass',
    '.htpasswd',
  ],
  ...['.git', '.ssh', '.aws', '.azure', '.gcloud', '.gnupg', '.kube', '.docker', '.terraform'],
];
const ORDINARY = [
  ...['index.ts', 'main.py', 'README.md', 'package.json', 'config.yml', 'a.b.c', 'Makefile', '.gitignore', '.github'],
  ...['.dockerignore', '.gitattributes', '.prettierrc', '.vscode', 'server.ts', 'app.test.js', 'data.csv', 'notes.txt'],
  ...['environment.ts', 'secret.ts', 'secrets-manager.ts', 'credentials.ts', 'service.ts', 'client.go', 'terraform.tf'],
  ...['id.ts', 'keyboard.ts', 'token.ts', '.npmignore', '.nvmrc', 'account.json', 'prod.json', 'local.json', 'src'],
];

/** Whether a glob asks for secrets: its literal parts name one, or a part fits names of secrets and no ordinary ones. */
export function mayNameSecret(glob: string): boolean {
  return (withoutBraces(glob) ?? [glob]).some((pattern) => {
    const segments = pattern.split('/').filter((segment) => segment !== '' && segment !== '.');
    const literal = segments.filter((segment) => !WILD.test(segment));
    return (
      isSecretPath(literal.join('/')) || segments.some((segment) => WILD.test(segment) && fitsOnlySecrets(segment))
    );
  });
}

const WILD = /[*?[]/;

function fitsOnlySecrets(segment: string): boolean {
  const fits = wildcard(segment, { across: false, fold: true });
  if (HARMLESS_ENV.test(segment.toLowerCase()) || ORDINARY.some(fits)) return false;
  return SAMPLES.some(fits) || isSecretPath(segment.replace(/[*?]|\[[^\]]*\]/g, ''));
}
