/** Files that explain which variables exist, and hold none. */
const HARMLESS_ENV = /[._-](?:example|sample|template)$/;

const SECRET_FOLDERS = new Set([
  '.aws',
  '.azure',
  '.gcloud',
  '.ssh',
  '.gnupg',
  '.kube',
  '.docker',
  '.terraform',
  '.git',
]);

const SECRET_NAMES: readonly RegExp[] = [
  /^\.(?:npmrc|netrc|pypirc|git-credentials|htpasswd|pgpass|my\.cnf|dockercfg|vault-token|s3cfg|boto)$/,
  /^_netrc$/,
  /\.(?:pem|key|p8|p12|pfx|pkcs12|jks|keystore|bks|ppk|kdbx|gpg)$/,
  /^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?(?:[._-](?!pub$).*)?$/,
  /\.tfstate(?:\..*)?$/,
  /\.tfvars(?:\.json)?$/,
  /^(?:\.?secrets\..+|\.secrets)$/,
  /^\.?secret\.(?:json|ya?ml|toml|ini|txt|properties|xml)$/,
  /^\.?credentials\.(?:json|ya?ml|toml|ini|txt|properties|xml|csv)$/,
  /^client[-_]?secrets?.*\.json$/,
  /service[-_]?account.*\.json$/,
  /firebase-adminsdk.*\.json$/,
];

/** Characters that some file systems ignore when they compare names. */
const IGNORABLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** A segment as the laxest file system would compare it: case, trailing dots and ignorable characters do not count. */
function comparable(segment: string): string {
  return segment
    .normalize('NFKC')
    .replace(IGNORABLE, '')
    .toLowerCase()
    .replace(/[. ]+$/, '');
}

function isSecretName(name: string): boolean {
  if (name.startsWith('.env') || name.endsWith('.env')) return !HARMLESS_ENV.test(name);
  return SECRET_NAMES.some((pattern) => pattern.test(name));
}

/**
 * Whether a path, relative to its root and with forward slashes, names a secret: environment files, keys and keystores,
 * credential files, cloud and ssh folders, Terraform state, service accounts, everything in `.git`. By name alone.
 */
export function isSecretPath(path: string): boolean {
  const segments = path.split('/').map(comparable);
  const inCloudConfig = segments.some((segment, i) => segment === '.config' && segments[i + 1] === 'gcloud');
  return inCloudConfig || segments.some((segment) => SECRET_FOLDERS.has(segment) || isSecretName(segment));
}
