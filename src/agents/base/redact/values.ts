import { REDACTED } from './spans';

/** Values that only say where the secret comes from. */
const REFERENCE = new RegExp(
  [
    // Variables and templates: `$NAME`, `${NAME}`, `%NAME%`, `{{ name }}`, `<name>`, `#{name}`, `@name@`, `__NAME__`, `%s`
    '^\\$[a-zA-Z_][a-zA-Z_]*\\d{0,2}$',
    '^\\$[A-Z_]{3,}(?![A-Za-z0-9_])',
    '^[A-Z]+\\d?(?:_[A-Z0-9]+)+$|^[A-Z]*(?:PASSWORD|PASS|SECRET|TOKEN|KEY)\\d?$',
    // Versions
    '^[\\^~<>=v ]*\\d+(?:\\.(?:\\d+|x|\\*)){1,3}(?:[-+][\\w.+/-]+)?$',
    // Formats, and texts put together from others
    '^(?:%[-+#\\d.]*[a-zA-Z][^\\w%]*)+$',
    '\\$\\{[^}]*\\}.*\\$\\{',
    '^\\$?(?:env:|[a-z]{2,}\\()',
    '^[$#%@!]?\\{(?![A-Za-z0-9+/]{40,}={0,2}\\}$)[^}]*\\}?$',
    '^"?\\$\\{\\{?[^}]*\\}(?![\\w+/=-]{20})',
    '\\{\\{[^}]*\\}\\}|<%|%>|\\{%',
    '^[^\\s${]{0,12}\\$\\{[^}]*\\}[^\\s}]{0,12}$',
    '^#\\{[^}]*\\}$',
    '^[<\\[«][^>\\]]*[>\\]»]$',
    '^%\\(?[\\w-]*\\)?[sdvqr@]?%?$',
    '^%[A-Za-z_]\\w*%$',
    '^@+[A-Za-z_.]+@+$',
    '^__[A-Za-z_]+__$',
    '^\\$\\(',
    // Where a value is looked up
    '^(?:files|compat)(?: \\S+)+$',
    '^(?:process\\.env|import\\.meta|env[.:(\\[]|os\\.|ENV\\[|System\\.|config[.:(\\[]|secrets?[.:(\\[]|vars?\\.|local\\.|data\\.|module\\.|this\\.|self\\.|params?[.\\[]|inputs?\\.)',
    '^(?:op|vault|ssm|ref\\+\\w+|awssm|gcpsm|file|secret|keyring|doppler|bao|projects|secretsmanager|keyvault)(?:://|:(?!\\S*\\d)|/)',
    '^(?:arn:|!\\w+|@Microsoft\\.KeyVault|resolve:|AQICAH|ENC\\[)',
    '^(?:\\.{0,2}|~)/(?!(?=\\D{0,9}\\d)[A-Za-z\\d/]{39}$)[\\w.@/-]*$',
    '^[A-Za-z]:\\\\',
    '^(?:https?|ftp)://',
  ].join('|'),
);

/** What stands where a value is left out, whatever else is in it. */
const STAND_IN =
  /^(?:x{3,}|\*{3,}|\.{3,}|…|•{2,}|-{3,}|_{3,}|\?{3,})|[xX*•]{5,}$|change[-_ ]?(?:me|it|this)|replace[-_ ]?(?:me|this|with)|^\W*(?:todo|fixme|tbd)\b|placeholder|^(?:your|my|some|an?|the|insert|enter|put|add|paste)[-_ ](?:[a-z]{1,12}[-_ ]){0,4}[a-z]{1,12}(?:[-_ ]here)?$|^your[-_A-Z]|[-_]here$|^(?:redacted|masked|removed|omitted|hidden|censored|example|sample|dummy)(?:[-_ ][a-z]{1,12}){0,3}$/i;

/** Words that say what would stand there, or that nothing does. In lower case. */
const ORDINARY = new Set(
  (
    'password passwords passwd passphrase pass pwd pw passcode secret secrets token tokens key keys apikey api_key api-key ' +
    'credential credentials auth authorization bearer basic digest jwt oauth oauth2 apitoken accesstoken authtoken ' +
    'newpassword oldpassword yourpassword userpassword dbpassword currentpassword accesskey secretkey privatekey ' +
    'passwort kennwort senha contrasena wachtwoord parola haslo adgangskode losenord salasana heslo jelszo parool ' +
    'contraseña hasło lösenord jelszó şifre clé schlüssel mot-clé ' +
    'string str text varchar char chars bytes byte buffer number int integer float bool boolean object any unknown ' +
    'never void none null nil undefined nan true false yes no on off auto default optional required mandatory empty ' +
    'missing invalid valid unset unknown blank present absent hidden visible plain plaintext raw encrypted encoded ' +
    'hashed hash hex base64 utf8 utf-8 sensitive masked redacted private public protected internal static const final ' +
    'readonly let var val def function func async await return self this super new lambda type class struct enum ' +
    'interface option options some maybe result value values input output field fields name names label title header ' +
    'headers body query param params parameter argument arg args data item items element node user username login ' +
    'email account admin? id uuid url uri path file files folder env environment config configuration settings ' +
    'session cookie cookies server client service services request response context state status code error errors ' +
    'message description example sample test tests testing dummy fake mock stub placeholder todo fixme tbd changeme ' +
    'changeit manual automatic generated generate random rotate rotated expired expires reset forgot confirm strong ' +
    'weak minimum maximum length count size first last next previous current identifier keyword keywords literal ' +
    'comment operator punctuation variable property regexp delimiter tag attribute constant number.float text.html ' +
    'symbol word words whitespace newline comma colon semicolon start end begin eof column row line lines list array ' +
    'map set dict json yaml xml csv html form xpath ignore skip deny allow read write admin-only local remote global ' +
    'development staging production testing integration github gitlab google azure aws vault kubernetes docker env-var ' +
    'string! string? string[] aes aes256 rsa dsa hmac sha1 sha256 sha512 md5 bcrypt argon2 argon2id scrypt pbkdf2 ' +
    'include omit same-origin inherit hs256 rs256 es256 ed25519 sha-256 des3 rc4 ldap saml sso otp totp mfa 2fa webauthn magic link'
  ).split(' '),
);

/** Fewest different characters of what is no filler. */
const MIN_DIFFERENT = 4;

/** Whether a value says where a secret comes from, what it would look like, or that there is none. */
export function isPlaceholder(value: string): boolean {
  const bare = value.trim();
  return (
    bare === '' ||
    bare.includes(REDACTED) ||
    ORDINARY.has(bare.toLowerCase().replace(/[.,;:!?)\]]+$/, '')) ||
    REFERENCE.test(bare) ||
    STAND_IN.test(bare) ||
    isFiller(bare)
  );
}

/** Hardly any different characters, as in `xxxxxxxx` or `00000000-0000`. */
export function isFiller(value: string): boolean {
  return different(value) < Math.min(MIN_DIFFERENT, value.length / 2);
}

function different(value: string): number {
  return new Set(value).size;
}

/** Only words, abbreviations and short numbers, as names in code and styles have them. */
export function isWordy(value: string): boolean {
  return value
    .split(/[^A-Za-z0-9]+/)
    .every((part) => /^(?:[A-Z]?[a-z]{0,14}|[A-Z]{1,12}|[a-z]{0,8}\d{1,5})$/.test(part));
}

/** A word, several joined ones, or a path of them, as code names things: no digits but at an end, and no odd signs. */
export function isIdentifier(value: string): boolean {
  if (/^[a-z_][a-z_\d]{0,15}(?:\.[a-z_][a-z_\d]{0,15})+[!?]?$/.test(value)) return true;
  return /^[A-Za-z_$@][A-Za-z_$]*\d{0,2}(?:(?:\.|->|::|\?\.)[A-Za-z_$][A-Za-z_$]*\d{0,2})*[!?]?$/.test(value);
}

/** A name in code that cannot be taken for a word: it has an inner capital, an underscore or a dot. */
export function isCodeName(value: string): boolean {
  return isIdentifier(value) && /[a-z][A-Z]|_|\.|->|::|^\$/.test(value);
}

const COMMON_WORD =
  /(?:^|[\s(])(?:a|an|the|is|are|was|be|to|of|in|on|at|by|or|and|not|no|for|from|with|without|must|should|may|can|cannot|will|your|you|my|our|this|that|it|if|when|as|see|enter|please|required|use[ds]?|using|has|have|does|do|password|token|secret|key|user|der|die|das|ein|eine|ist|und|oder|nicht|bitte|sie|für|mit|le|la|les|un|une|est|et|ou|votre|pour|el|los|su|para|por|de|du|des|het|een|uw|il|per|non|di|och|är|din)(?=$|[\s,.:;!?)])/i;

/** How many words the phrases have from which the keys of wallets are made (BIP 39). */
const MNEMONIC_WORDS = /^[a-z]{3,8}(?: [a-z]{3,8}){11}(?:(?: [a-z]{3,8}){3}){0,4}$/;

/** A phrase of a wallet: twelve to twenty-four words, none of them as short as sentences have them. */
export function isMnemonic(value: string): boolean {
  if (!MNEMONIC_WORDS.test(value)) return false;
  const words = value.split(' ');
  return new Set(words).size > words.length / 2 && words.filter((word) => COMMON_WORD.test(word)).length < 3;
}

/** Several words that read as a sentence or a label, and not as a passphrase. */
export function isProse(value: string): boolean {
  if (isMnemonic(value.trim())) return false;
  const words = value.trim().split(/\s+/);
  // Labels of one word begin with a capital, or are of a script that has none.
  if (words.length < 2)
    return /[\u0080-\uffff]/.test(value) && !/[\d_@#$%^&*+=]|^\p{Ll}[\p{Script=Latin}!-~]*$/u.test(value);
  return (
    (words.length > 8 && !words.every((word) => /^[a-z]{3,8}$/.test(word))) ||
    COMMON_WORD.test(value) ||
    /[\u0080-\uffff]/.test(value) ||
    /[.:!?,]$|\w[,:;] /.test(value.trim()) ||
    /^[A-Z][a-z'’]+(?: [a-z'’]+)+$/.test(value.trim())
  );
}

/** Whether a value looks made by chance: long, of letters and digits that change all the time. */
export function isRandom(value: string, least = 16): boolean {
  if (value.length < least || !/^[\w+/=.~!@#$%^&*-]+$/.test(value)) return false;
  const digits = value.replace(/\D/g, '').length;
  const mixed = /[a-z]/.test(value) && /[A-Z]/.test(value);
  if (!/[A-Za-z]/.test(value) || (digits < 2 && !(mixed && value.length >= 24))) return false;
  if (isWordy(value) || different(value) < 7) return false;
  // Words are longer than what chance makes of letters and digits.
  const parts = value.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? [];
  return parts.join('').length / parts.length <= MAX_MEAN_PART;
}

/** Mean length of the stretches of small letters, capitals or digits up to which they are taken for chance. */
const MAX_MEAN_PART = 3.4;

/** Signs, letters of both cases and digits in a muddle, as salts are made that may hold any character. */
export function isMuddle(value: string): boolean {
  const signs = value.match(/[^\w\s\\]/g) ?? [];
  return (
    value.length >= 32 &&
    value.length <= 160 &&
    new Set(signs).size >= 6 &&
    /[a-z].*\d.*[a-z]/s.test(value) &&
    /[A-Z].*\d.*[A-Z]|\d.*[A-Z].*\d/s.test(value) &&
    !/[A-Za-z]{6}|[a-z]-[a-z]\W|\\[dwsbnt]/.test(value)
  );
}

/** Hashes, ids and public keys: they stand for contents and things, and give no access. */
export function isFingerprint(value: string): boolean {
  if (/^AAAA[BCE]\w/.test(value)) return true;
  return /^(?:sha\d{1,3}[-:=]|h1:|md5[-:=])|^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(value);
}
