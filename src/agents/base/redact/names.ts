/**
 * How much a name says of what stands behind it: `password` that it is one, whatever it looks like; `secret` that it is
 * some other secret; `token` that it may be one, if it does not look like a word; `chance` that it is one if it looks
 * made by chance.
 */
export type Level = 'password' | 'secret' | 'token' | 'chance';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const PASSWORD = set(
  'password passwords passwd passwrd pass pwd pw passphrase passcode passwort kennwort senha contrasena contraseña wachtwoord ' +
    'motdepasse mdp parola haslo hasło heslo clave losungswort adgangskode lösenord losenord salasana jelszó jelszo şifre sifre parole geheimwort palavrapasse пароль 密码 口令 パスワード 비밀번호 암호 userpwd userpass userpw storepass keypass requirepass ' +
    'masterauth redisauth mnemonic seedphrase psk pgpassword passin passout upw authtok',
);
const SECRET = set(
  'geheimnis secret secrets secreta secreto segreta segreto secrète secrete credential credentials creds cred apikey apikeys apisecret appsecret secretkey',
);
const TOKEN = set('token tokens jwt bearer pat accesskey accesstoken authtoken refreshtoken');
const CHANCE = set(
  'key keys auth authorization authentication sig signature sas salt seed pepper session sessionid sessid sid cookie csrf webhook ' +
    'dsn hmac cert license otp totp pin pk sk wif connection connectionstring connstr conn appid',
);

/** What makes a key a secret one: `api_key`, `accessKey`. */
const KINDS_OF_KEY = set(
  'api access secret private priv account signing sign encryption encrypt decryption auth authorization master shared storage app ' +
    'application consumer service server client host deploy admin root license jwt hmac session ' +
    'security crypt crypto aes rsa ecdsa ed25519 ssh gpg pgp tls ssl wallet function write ingest integration webhook ' +
    'cookie subscription ocp sas rest project bot personal gateway provisioning activation recovery symmetric tmp',
);

/** Keys that everybody may know, or that are none. */
const OPEN = set(
  'public pub publishable primary foreign cache sort partition range query i18n translation message react object map dict ' +
    'index lookup hot keyboard press shortcut arrow storage host known row column cell group unique composite idempotency socket websocket',
);

/** Tokens that let nobody in. */
const OPEN_TOKENS = set(
  'page next prev previous continuation cancellation cancel sync cursor lexer syntax design css color lock',
);

/** Words after which the name still means the secret itself. */
const TAILS = set(
  'value val v str string text txt plain plaintext raw data base64 b64 enc encoded decoded hex json prod production dev development ' +
    'staging stage stg test testing live local default new old current primary secondary main backup env db ro rw read write ' +
    'admin root user one two a b me here now credentials id1 override literal content contents b',
);

/** First words of names that speak of a secret without being one. */
const ASKING = set(
  'forgot forgotten reset confirm confirmation repeat retype verify change show hide toggle invalid wrong missing bad no has is ' +
    'needs need requires require incorrect enter provide expired revoke get set update check validate compare hash encrypt ' +
    'generate create delete remove on handle use with without mismatch should can',
);

const ENDINGS = /(?:password|passwd|passphrase|passwort|pwd|密码|口令|パスワード|비밀번호)$/;
const SECRET_ENDINGS = /(?:secret|apikey|secretkey)$/;
const TOKEN_ENDINGS = /(?:token|accesskey|authkey|appkey|privatekey|privkey)$/;
const SESSION_ENDINGS = /sess(?:ion)?id$/;
const SHORT_PASS =
  /^(?:db|my|user|admin|root|ftp|smtp|mail|sudo|redis|mysql|pg|ssh|login|http|proxy|bind|ldap|vnc|wifi|wlan)(?:pass|pw)$/;

/** The words of a name, in lower case. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function levelOfWord(word: string, before: string | undefined): Level | null {
  const bare = word.replace(/\d{1,3}$/, '');
  if (PASSWORD.has(bare) || ENDINGS.test(bare) || SHORT_PASS.test(bare)) return 'password';
  if (SECRET.has(bare) || SECRET_ENDINGS.test(bare)) return 'secret';
  // Rails and others sign with what they call the secret token.
  if (bare === 'token' && before === 'secret') return 'secret';
  if (bare === 'login' && before === 'sonar') return 'token';
  if (TOKEN.has(bare) || TOKEN_ENDINGS.test(bare)) return OPEN_TOKENS.has(before ?? '') ? 'chance' : 'token';
  if (bare === 'key' || bare === 'keys') {
    if (before === undefined) return 'chance';
    if (KINDS_OF_KEY.has(before)) return 'secret';
    return OPEN.has(before) ? null : 'chance';
  }
  if (/^(?:schl(?:ü|ue|u)ssel|chiave|cl[ée]f?|chave|sleutel|nyckel|klucz|ключ|密钥)$/.test(bare))
    return before === undefined ? 'chance' : 'secret';
  if (bare === 'passe' && before === 'de') return 'password';
  if (bare === 'auth' && /^(?:redis|valkey)$/.test(before ?? '')) return 'password';
  if (bare === 'passe' && before === 'palavra') return 'password';
  if (bare === 'phrase' && /^(?:pass|seed|recovery|secret|mnemonic)$/.test(before ?? '')) return 'password';
  if (bare === 'word' && before === 'pass') return 'password';
  return CHANCE.has(bare) || SESSION_ENDINGS.test(bare) ? 'chance' : null;
}

/** Names come again and again; beyond so many of them they are judged anew. */
const MOST_KNOWN = 4_096;
const known = new Map<string, Level | null>();

/** What a name says of its value; null where it says nothing. */
export function levelOf(name: string): Level | null {
  const before = known.get(name);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const level = judged(name);
  known.set(name, level);
  return level;
}

function judged(name: string): Level | null {
  const words = wordsOf(name);
  for (let at = words.length - 1; at >= Math.max(0, words.length - 4); at--) {
    const word = words[at] ?? '';
    const level = levelOfWord(word, words[at - 1]);
    if (level === null) continue;
    const tail = words.slice(at + 1);
    // Who has the id of a session is in it.
    if (SESSION.has(word) && tail.length === 1 && tail[0] === 'id') return 'chance';
    const plain = OF_WHOM.has(tail[0] ?? '') || tail.every((next) => TAILS.has(next) || /^\d{1,3}$/.test(next));
    if (!plain) return level === 'chance' || OPEN_KIND.has(tail[0] ?? '') ? null : 'chance';
    // `resetPassword: 'Reset your password'`, `hasToken: …`
    if (level !== 'chance' && words.length > 1 && ASKING.has(words[0] ?? '')) return 'token';
    return level;
  }
  return null;
}

/** Whether a name is one of what is made of digits alone, such as a PIN. */
export function isOfDigits(name: string): boolean {
  const words = wordsOf(name);
  const last = words.at(-1) === 'code' ? words.at(-2) : words.at(-1);
  return /^(?:pin|otp|passcode)\d?$/.test(last ?? '');
}

/** `passwordForReporting`: what follows says whose it is. */
const OF_WHOM = set('for of fuer für pour para');

const SESSION = set('session sess');

/** After a word that names a secret: what is counted, measured or told of it cannot be one. */
const OPEN_KIND = set(
  'count counts length len size limit min max id ids index type types sha1 sha256 checksum fingerprint arn',
);
