import { isProgram } from './classify-path';
import { redact } from '../base/redact/redact';

/**
 * What a path names. Words such as `credentials` make secrets of files, not of folders, in which there is source that
 * deals with them; of what may be either (`unknown`), where an extension says that it is data.
 */
export type NamedKind = 'file' | 'folder' | 'unknown';

const SECRET_FOLDERS = new Set([
  ...['.aws', '.azure', '.gcloud', '.oci', '.aliyun', '.bluemix', '.ibmcloud', '.ssh', '.gnupg', '.kube', '.docker'],
  ...['.terraform', '.terraform.d', '.password-store', '.lpass', '.vault', '.chef', '.git', '.auth', '.mcp-auth'],
  ...['.huggingface', '.kaggle', '.databricks', '.snowflake', '.snowsql', '.pulumi', '.cloudflared', '.ngrok2', '.fly'],
  ...[
    '.jfrog',
    '.doppler',
    '.subversion',
    '.heroku',
    '.railway',
    '.wrangler',
    '.rancher',
    '.acme.sh',
    '.op',
    '.httpie',
  ],
  ...['.codeium', '.mc', '.gist', '.b2_account_info'],
]);

/** Below `.config` and `.local/share`, where programs keep what they sign in with. */
const SECRET_CONFIG = new Set([
  ...['gcloud', 'gh', 'hub', 'glab-cli', 'op', 'doctl', 'rclone', 'sops', 'age', 'git', 'configstore', 'keyrings'],
  ...['containers', 'heroku', 'stripe', 'netlify', 'fly', 'composer', 'filezilla', 'pip', 'solana', 'huggingface'],
  ...['github-copilot', 'opencode', 'openai', 'anthropic', 'goose', 'argocd', 'helm', 'hcloud', 'scw', 'linode-cli'],
  ...['pypoetry', 'httpie', 'io.datasette.llm', 'filebrowser', 'borg', 'remmina', 'keybase', 'exercism'],
  ...['ngrok', 'cloudflared', 'vercel', 'railway', 'turso', 'snowflake', 'confluent', 'lego', 'gopass', 'keepassxc'],
]);

/** Files that programs sign in with: hidden ones, and in places of their own without the dot. */
const SIGNING_IN =
  '(?:npmrc|netrc|pypirc|git-credentials|htpasswd|pgpass|my\\.cnf|mylogin\\.cnf|dockercfg|dockerconfigjson|s3cfg|passwd-s3fs|ossutilconfig|terraformrc|sentryclirc|databrickscfg|vault-token|authinfo|fetchmailrc|msmtprc)';

/** Names of files and folders that are secrets wherever they stand, apart from what `isWordOfSecrets` tells. */
const SECRET_NAMES: readonly RegExp[] = [
  // What programs sign in with, by the names they look for.
  new RegExp(
    `^[._]${SIGNING_IN}(?:[._-](?:local|ci|prod|production|dev|staging|test|auth|private|work|home|user|github|gitlab))?$`,
  ),
  /^\.(?:boto|rhosts|shosts|xauthority|iceauthority|clasprc\.json|curlrc|wgetrc|dev\.vars|tokens?|muttrc|mbsyncrc|offlineimaprc|renviron|condarc|hgrc|cvspass|arcrc|p4tickets|gitcookies|wakatime\.cfg|runtimeconfig\.json|mcp\.json|ftpconfig|ftppass|claude\.json|transifexrc|twurlrc|rclonerc|megarc|tarsnaprc|dbshell|rhistory|viminfo|lesshst|smb-?cred(?:ential)?s?|erlang\.cookie|rbenv-vars|powenv|dropbox_uploader|(?:mise|\.mise)\.local\.toml)$/,
  /^(?:terraform\.rc|pgpass\.conf|pip\.(?:conf|ini)|boto\.cfg|\.?rclone\.conf|\.?ngrok\.ya?ml|kaggle\.json|sentry\.properties|local\.settings\.json|claude_desktop_config\.json|azureauth\.json|accesstokens\.json|cloudflare\.ini|smb-?cred(?:ential)?s?|cline_mcp_settings\.json|initialadminpassword|\.credentials_rsaparams|docker-?config\.json|mise\.local\.toml|authinfo2|(?:wcx|ws)_ftp\.ini|bitcoin\.conf|hostapd\.(?:conf|psk|wpa_psk))$/,
  /^\.?(?:sftp|sftp-config(?:-alt)?|ftp-sync|ftp-simple|remote-sync)\.json$/,
  /^(?:sitemanager|recentservers|filezilla|confcons|mremoteng|tomcat-users|webservers|datasources\.local|unattend|autounattend|sysprep|settings-security)\.xml$/,
  /^(?:winscp\.ini|credentials-config\.json|msal_token_cache\..+|storage[-_]?state\.json|auth[-_.]state\.json)$/,
  // Programs that hold settings, in languages without other files for them.
  /^wp-config(?:[-.](?!sample).+)?\.php$/,
  /^(?:localsettings|settings\.local|config\.inc|secrets)\.php$|^(?:local_settings|settings_local|secrets)\.py$|^(?:arduino_)?secrets\.h$/,
  // Keys, certificates with keys, stores of both, and what is encrypted with them.
  /\.(?:pem|key|p8|pk8|p12|pfx|pkcs8|pkcs12|pvk|jks|jceks|bks|bcfks|keystore|ppk|kdbx?|gpg|pgp|asc|agekey|age|ovpn|psafe3|snk|jwk|keyrings?|macaroon|8021x|psk|1pux|1pif|rdg|remmina)$/,
  // What was made text of, to be pasted into a setting.
  /\.(?:pem|key|p8|p12|pfx|jks|keystore|ppk)\.(?:b64|base64|txt|hex)$|^keystore\.(?:b64|base64|json)$/,
  /\.(?:keychain(?:-db)?|kubeconfig|keytab|publishsettings|nmconnection|htpasswd|htdigest|netrc|postman_(?:environment|globals)\.json)$/,
  // What password managers, browsers and services hand out to be kept safe.
  /^(?:bitwarden|lastpass|dashlane|keepassx?c?|1password|enpass|proton-?pass|nordpass|roboform|chrome|firefox|edge|safari)[ _-]?(?:export|vault|passwords?|logins?)(?![a-z]).*\.(?:csv|json|xml|txt|zip)$|^(?:lastpass|dashlane|keepass|enpass)\.(?:csv|json|xml)$/,
  /^(?:.+[-_ ])?(?:recovery|backup)[-_ ]codes?(?:\.(?:txt|csv|json|pdf))?$|^(?:.+[-_])?(?:2fa|mfa|totp|otp)[-_](?:secrets?|seeds?|codes?)\.(?:txt|csv|json)$/,
  /\.(?:enc|dec|sops|decrypted)\.(?:json|ya?ml|toml|ini|env|txt)$/,
  /^(?:key|keystore|signing)\.properties$/,
  /\w_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?$/,
  /^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?(?:[._-](?!pub$).*)?$/,
  /^ssh_host_\w+_key$/,
  /^(?:secring\.|krb5cc_|utc--\d{4}-)/,
  /^(?:wallet\.dat|cwallet\.sso|authorized_keys|logins\.json|signons\.sqlite|key[34]\.db|login data(?: for account)?|cookies-journal)$/,
  /^(?:priv_validator_key\.json|keystore-m_\d+.*\.json|jwt-?secret(?:\.(?:txt|hex|key))?|\.?(?:op|bw)[-_]session)$/,
  /^gha-creds-.+\.json$|^adc\.json$|^vault[-_]init\.(?:json|txt|ya?ml)$/,
  /(?:^|[._-])(?:keypair\.json|mnemonics?\.txt|seed[-_]?phrase(?:\.\w+)?)$/,
  // Infrastructure: states, variables, clusters, networks.
  /\.tfstate(?:\..*)?$/,
  /\.tfvars(?:\.json)?$/,
  /^(?:.*[_-])?vault\.(?:ya?ml|json)$|^\.?vault[-_]?pass(?:word)?(?:\.txt)?$/,
  /^(?:k3s\.yaml|rke2\.yaml|talosconfig)$/,
  /^(?:wg\d+|wireguard|wg-.+|wpa_supplicant(?:-\w+)?)\.conf$|^(?:chap|pap)-secrets$|^tailscaled\.state$/,
  // What was typed, and who was signed in.
  /^\.\w+_history$|^fish_history$|^\.(?:histfile|zhistory)$|^consolehost_history\.txt$/,
  // Accounts of services.
  /^oauth2?[-_]?(?:token|creds|credentials).*\.json$/,
  /^client[-_]?secrets?.*\.json$/,
  /service[-_]?account.*\.json$/,
  /firebase-?admin.*\.json$/,
  /^(?:gcp|gcloud)[-_]?(?:.*[-_])?(?:key|creds?).*\.json$/,
];

/** All of them at once: names are judged by the ten thousand. */
const ANY_SECRET_NAME = new RegExp(SECRET_NAMES.map(({ source }) => `(?:${source})`).join('|'));

const KEY_OF =
  '(?:private|priv|secret|server|client|api|access|account|deploy|deployment|signing|encryption|master|root|host|service|sa|admin|gcs|gcp|gcloud|google|firebase|aws|azure|ssh|ssl|tls|jwt|hmac|recovery|openai|anthropic|claude|gemini|mistral|stripe|sendgrid|twilio|rsa|gpg|pgp|age|sops|fcm|vapid|borg|unseal|vault|init|cluster|validator|play)';
const TOKEN_OF =
  '(?:access|refresh|auth|oauth2?|api|bot|session|github|gh|gitlab|npm|pypi|slack|discord|telegram|deploy|bearer|id|personal|vault|hf|huggingface|ci|consul|nomad|acl|copilot|supabase|influxdb?|grafana|openai|cloudflare|heroku|vercel|netlify|docker|hub|stored|service|runner|registration|k8s|kube|jwt)';
const PASSWORD_OF =
  '(?:db|database|root|admin|user|mysql|postgres|pg|sudo|become|master|default|mail|smtp|ftp|ssh|my|all|keystore|redis|vnc|vault|ansible|ansible[-_]vault|restic|borg|backup|repo|elastic(?:search)?|match|wifi|wlan|chrome|firefox|test[-_]?user)';

/** What may follow such a word: which one it is, and what kind of file. */
const AFTER =
  '(?:[-_](?:prod|production|dev|development|staging|test|local|live|old|new|bak|backup|copy|\\d+))?(?:\\..+)?$';

/**
 * Words that say what a file holds, where it is data: `aws-credentials`, `db-secret.yaml`, `api_keys.json`, `token.json`,
 * `passwords.txt`. Design tokens are `tokens.json`.
 */
const WORDS = new RegExp(
  [
    `(?:^|[._-])(?:credentials?|creds?|secrets?|${KEY_OF}[-_.]?keys?|${TOKEN_OF}[-_.]?tokens?)${AFTER}`,
    `^\\.?(?:${PASSWORD_OF}[-_.]?)?(?:passwd|passwords?|passphrases?|pwd)${AFTER}`,
    '^(?:key[-_]?file|privkey|key)\\.(?:json|txt|ya?ml|dat|bin)$|^(?:key[-_]?file|privkey)$',
    '^token(?:\\.(?:json|txt|ya?ml|pickle|db|dat|cache|ini|toml|xml))?$',
    '^kube-?config(?:[._-].+)?$',
    '(?:^|[._-])cookies\\.txt$|^logins?\\.(?:txt|csv)$|^basic[-_]?auth(?:\\.(?:txt|users))?$|^secret[-_]values\\.ya?ml$',
    '^(?:g?shadow-?|opasswd|passwd-|smbpasswd|sasl_passwd(?:\\.db)?|vncpasswd|mnemonic|node_?key(?:\\.json)?)$',
    '^(?:secret[-_]id|wrapped[-_]token|root[-_]token(?:\\.(?:txt|json))?)$',
    '(?:^|[._-])keyfile$|^(?:dot[-_]?env|_env|env[-_]?file|env\\.(?:list|bak|old|keys))$',
    '^cookies?(?:\\.(?:txt|json|sqlite|db))?$|^cookie[-_]?jar(?:\\.\\w+)?$',
    `^${SIGNING_IN}$|^dotenv$`,
    '\\.(?:enc|encrypted|vault|wallet|har|rdp|passwords?|passwd|passphrase|token|cookie)$',
  ].join('|'),
);

/** What is neither a program nor data: pages, styles, prose, pictures, scripts, and the forms that others are made of. */
const NO_DATA =
  /\.(?:x?html?|razor|cshtml|vbhtml|as[cp]x|jspx?|ftl|vm|css|s[ac]ss|less|styl|md|mdx|markdown|rst|adoc|asciidoc|org|tex|ejs|erb|hbs|handlebars|mustache|liquid|njk|pug|haml|slim|twig|jinja2?|j2|tpl|tmpl|svg|png|jpe?g|gif|webp|ico|sh|bash|zsh|fish|ps1|bat|cmd|tf|hcl|cue|rego|bicep|jsonnet|libsonnet|thrift|avsc|fbs|prisma|feature|ipynb|xaml|pdf|puml|drawio|pub)$/;

/** Extensions of data that people write. */
const DATA = /\.(?:json|jsonc|ya?ml|toml|ini|txt|properties|xml|csv|conf|cfg|enc|env|dat|db|pickle)$/;

/** `credentials.example.json`, `.env.sample`: they explain what there is, and hold none of it. */
const EXAMPLE = new RegExp(
  `[._-](?:example|sample|template|schema)(?:${DATA.source.slice(0, -1)})?$|^(?:example|sample|template)\\.\\w+$`,
);

/** The same names are words to be translated. */
const TRANSLATIONS = /^(?:_?locales?|i18n|l10n|lang|langs|languages?|translations?|messages|nls)$/;

/** In a folder called `secrets` all data is secret, but for what every package has. */
const SECRETS_FOLDER = /^\.?secrets$/;
const OF_A_PACKAGE =
  /^(?:package(?:-lock)?\.json|[tj]sconfig(?:\..+)?\.json|project\.json|go\.(?:mod|sum)|cargo\.toml|pyproject\.toml|pom\.xml|requirements.*\.txt|cmakelists\.txt|readme(?:\.txt)?|licen[cs]e(?:\.txt)?|(?:make|docker|gem|rake|proc|just)file|owners|codeowners|build|\.(?:git|docker|npm|helm|eslint|prettier)(?:ignore|keep|attributes)|\.editorconfig|\.(?:eslint|prettier)rc(?:\..+)?|.+\.(?:cs|fs|vb)proj)$/;

/** Environments that a file of variables may be for. */
const ENVIRONMENT = new RegExp(
  `^env\\.(?:local|dev|development|prod|production|stage|staging|test|qa|live|private)(?:${DATA.source.slice(0, -1)})?$|^\\.dotenv$|.\\.env\\.(?:json|ya?ml)$`,
);

/** What editors, people and tools add to the name of a file when they keep another version of it. */
const COPY_MARK =
  /(?:~|[._-](?:bak|backup|bkp|old|orig|original|save|saved|copy|tmp|temp|prev|previous|rej|disabled)\d*|\.sw[a-p]|\.\d{1,3}|[._-]\d{4}-?\d\d-?\d\d|#)$|(?: (?:- )?copy(?: ?\(\d+\)| \d+)?| ?\(\d+\))(?=(?:\.\w+)?$)/;
const COPY_MARK_BEFORE = /^(?:\.?#|~\$|\._|backup[._-]of[._-]|copy[ ._-]of[ ._-])/;

/** Marks taken off one name at most. */
const MAX_MARKS = 4;

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

/** The name that a file is another version of: `.env` of `..env.swp`, `server.key` of `server.key.bak`; null for none. */
function originalOf(name: string): string | null {
  // Nothing was added to names that end as files of a known kind do, which most are.
  if (!/ |^[.#~]|^(?:copy|backup)/.test(name) && (isProgram(name) || NO_DATA.test(name) || DATA.test(name)))
    return null;
  let original = name;
  for (let i = 0; i < MAX_MARKS; i++) {
    // Swap files are hidden.
    const hidden = /^\..*\.sw[a-p]$/.test(original) ? original.slice(1) : original;
    const next = hidden.replace(COPY_MARK, '').replace(COPY_MARK_BEFORE, '');
    if (next === original || next === '') break;
    original = next;
  }
  return original === name ? null : original;
}

function isSecretName(name: string): boolean {
  if (name.startsWith('.env') || name.endsWith('.env') || ENVIRONMENT.test(name)) return !EXAMPLE.test(name);
  return ANY_SECRET_NAME.test(name);
}

/** What stands between the words of a name. */
const BETWEEN_WORDS = /[\s,;&?]+/;

/** Fewest characters of a name that may be a token, which has digits in it. */
const MIN_TOKEN = 16;

/**
 * Whether a name is or holds what would be taken out of a text: a token, `password=…`. As it is written: tokens are
 * told by their case.
 */
function holdsSecret(name: string): boolean {
  if (!/[=\s]/.test(name) && (name.length < MIN_TOKEN || !/\d/.test(name))) return false;
  return name.split(BETWEEN_WORDS).some((word) => redact(word) !== word) || redact(name) !== name;
}

/** Whether a file is data, or has no extension that says what it is. */
function isData(name: string): boolean {
  return !isProgram(name) && !NO_DATA.test(name) && !EXAMPLE.test(name);
}

/** What is secret for the folder it lies in: a file, and the folders above it. */
function isSecretPlace(leaf: string, above: readonly string[]): boolean {
  const parent = above.at(-1) ?? '';
  return (
    (leaf === 'credentials' && parent.startsWith('.')) ||
    (parent === '.m2' && leaf.startsWith('settings')) ||
    (parent === '.gradle' && leaf === 'gradle.properties') ||
    (parent === '.nuget' && leaf === 'nuget.config') ||
    (parent === '.circleci' && leaf === 'cli.yml') ||
    (parent === '.bundle' && leaf === 'config') ||
    ((parent === 'kube' || parent === 'kubernetes') && (leaf === 'config' || leaf === 'admin.conf')) ||
    (leaf === 'acme.json' && /^(?:|acme|traefik|letsencrypt|certs?)$/.test(parent)) ||
    (parent === 'docker' && leaf === 'config.json') ||
    (parent === 'gh' && leaf === 'hosts.yml') ||
    (parent === '.dbt' && leaf === 'profiles.yml') ||
    (parent === '.continue' && /^config\.(?:json|ya?ml)$/.test(leaf)) ||
    (parent === 'github-copilot' && /^(?:apps|hosts)\.json$/.test(leaf)) ||
    (parent === '.sops' && leaf === 'keys.txt') ||
    (parent === '.dvc' && leaf === 'config.local') ||
    (parent === '.claude' && leaf === 'settings.local.json') ||
    (leaf === 'mcp.json' && (above.length === 0 || parent.startsWith('.'))) ||
    (leaf === 'auth.json' &&
      (above.length === 0 || parent.startsWith('.') || /^(?:composer|containers)$/.test(parent))) ||
    (leaf === 'id.json' && (above.length === 0 || /^(?:\.?solana|wallets?|keys?|keypairs?)$/.test(parent))) ||
    (parent === 'etc' && (leaf === 'shadow' || leaf === 'env.php'))
  );
}

function isSecretConfig(name: string, above: readonly string[]): boolean {
  const parent = above.at(-1);
  return (parent === '.config' || (parent === 'share' && above.at(-2) === '.local')) && SECRET_CONFIG.has(name);
}

/** Whether a file is secret for a word in its name, or for lying below a folder of secrets. */
function isWordOfSecrets(name: string, above: readonly string[]): boolean {
  if (!isData(name)) return false;
  if (WORDS.test(name)) return !above.some((folder) => TRANSLATIONS.test(folder));
  return above.some((folder) => SECRETS_FOLDER.test(folder)) && !OF_A_PACKAGE.test(name);
}

/** Of a name below folders that are not secret themselves, which are given as the laxest file system would compare them. */
function isSecretIn(above: readonly string[], written: string, kind: NamedKind): boolean {
  if (holdsSecret(written)) return true;
  const name = comparable(written);
  const original = originalOf(name) ?? name;
  if (isSecretAnywhere(name, above) || (original !== name && isSecretAnywhere(original, above))) return true;
  if (kind === 'folder') return false;
  return (
    isSecretPlace(original, above) || ((kind === 'file' || DATA.test(original)) && isWordOfSecrets(original, above))
  );
}

function isSecretAnywhere(name: string, above: readonly string[]): boolean {
  return SECRET_FOLDERS.has(name) || isSecretName(name) || isSecretConfig(name, above);
}

/**
 * Whether a path, relative to its root and with forward slashes, names a secret: environment files, keys and keystores,
 * files of credentials, tokens and passwords, cloud and ssh folders, Terraform state, service accounts, networks, histories
 * of shells, everything in `.git`, other versions of all of these, and names that are secrets themselves. Programs that deal
 * with secrets are none. By name alone. `kind`: of the path itself; what lies above is folders.
 */
export function isSecretPath(path: string, kind: NamedKind = 'file'): boolean {
  const segments = path.split('/');
  const folders = segments.map(comparable);
  const last = segments.length - 1;
  return segments.some((name, i) => isSecretIn(folders.slice(0, i), name, i === last ? kind : 'folder'));
}

/**
 * The same question for the direct children of one folder, whose own path has been judged before: much quicker for many
 * names than `isSecretPath` for each path.
 */
export function secretNamesIn(folder: string): (name: string, kind: NamedKind) => boolean {
  const above = folder === '' ? [] : folder.split('/').map(comparable);
  return (name, kind) => isSecretIn(above, name, kind);
}
