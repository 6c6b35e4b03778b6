import { NOTED_RULES } from './noted-rules';
import { SETTING_RULES, WORD, type Rule } from './setting-rules';
import { isPlaceholder, isRandom, isWordy } from './values';
import { isSecretText } from './verdicts';

const strong = (value: string): boolean =>
  value.length >= 4 && !isPlaceholder(value) && /[\d\W_]|[A-Z].*[a-z]|.{8}/.test(value);
/** What may be called a password: no name of a field, and nothing that stands in for one. */
const isPassword = (value: string): boolean => isSecretText('password', value) && !/^(?:[A-Z][a-z]+){2,}$/.test(value);
const odd = (value: string): boolean => value.length >= 6 && !isPlaceholder(value) && /\d/.test(value);

/** Letters and digits with a sign that names, versions and addresses do not have, or made by chance. */
const looksPassword = (value: string): boolean =>
  odd(value) &&
  /[A-Za-z]/.test(value) &&
  !/[\s/()[\]{}<>]/.test(value) &&
  (/[!#$%^&*+?~=]/.test(value) || isRandom(value, 10));

/** What a password is behind in options of one letter, by the program that takes it. */
const OPTIONS: readonly (readonly [programs: string, option: string, least?: 'digit'])[] = [
  ['sshpass', '-p ?'],
  ['mysql mysqldump mysqladmin mariadb mariadb-dump mysqlimport mysqlsh', '-p'],
  ['redis-cli', '-a '],
  ['mongo mongosh mongodump mongorestore mongoimport mongoexport', '-p '],
  ['sqlcmd bcp', '-P ?'],
  ['login', '-p '],
  ['ldapsearch ldapadd ldapmodify ldapdelete ldapwhoami ldappasswd', '-w '],
  ['zip unzip', '-P ?'],
  ['7z 7za', '-p'],
  ['mosquitto_pub mosquitto_sub', '-P '],
  ['cqlsh clickhouse-client influx', '-p '],
  ['ipmitool', '-P '],
  ['ssh-keygen', '-[NP] '],
  ['snmpwalk snmpget snmpset', '-A '],
  ['snmpwalk snmpget snmpset', '-X '],
  ['twine useradd usermod', '-p '],
  ['xfreerdp', '/p:'],
  ['nuget', '-p '],
  ['openssl', '-[kK] '],
  ['certutil pvk2pfx psexec psexec.exe psexec64.exe wmic', '[-/]p '],
  ['signtool', '/p '],
  ['plink pscp putty psftp', '-pw '],
  ['rar unrar', '-h?p'],
  ['lftp', '(?:-p |-u [^\\s,]{1,80},)'],
  ['rclone', 'obscure '],
];

const OPTION_RULES: Rule[] = OPTIONS.flatMap(([programs, option]) =>
  programs.split(' ').map((program) => ({
    hint: `${program} `,
    pattern: new RegExp(`(?<![\\w.-])${program}[ \\t](?:[^\\r\\n|;]{0,300}?[ \\t])?${option}${WORD}`, 'g'),
    fits: (value: string) => strong(value) && !value.startsWith('-'),
  })),
);

/** What every address holds that may have a login in it. */
export const ADDRESS = '://';

/** A name and a password, in quotes with whatever is in it. */
const LOGIN = ['"', "'", '']
  .map((quote) => `${quote}[^\\s:"'%$]{1,80}[:%]([^${quote === '' ? '\\s' : '\\r\\n'}"']{3,200})`)
  .join('|');

/** What is given on command lines, in SQL, in headers, in calls and in prose. */
export const RULES: readonly Rule[] = [
  { hint: ADDRESS, pattern: /:\/\// },
  ...OPTION_RULES,
  // `-u name:password` of curl and its like, and what is called so elsewhere
  ...['curl', 'http', 'https', 'ab', 'smbclient', 'wrk'].map((program) => ({
    hint: `${program} `,
    pattern: new RegExp(
      `(?<![\\w.:/-])${program}[ \\t](?:[^\\r\\n|;]{0,300}?[ \\t])?-(?:u|U|a|A|-user|-proxy-user)[ =]?(?:${LOGIN})`,
      'g',
    ),
    fits: strong,
  })),
  { hint: '-user', pattern: new RegExp(`--(?:proxy-)?user[ =](?:${LOGIN})`, 'g'), fits: strong },
  // The same as items of a list
  ...['-u",', "-u',", '-user",'].map((hint) => ({
    hint,
    pattern: /["']-(?:u|-user)["'],[ \t]{0,4}["'][^\s:"'$]{1,80}:([^"'\r\n]{3,200})["']/g,
    fits: strong,
  })),
  {
    hint: 'htpasswd',
    pattern: /\bhtpasswd[ \t]+-\w*b\w*[ \t]+(?:-\w+[ \t]+)*\S{1,200}[ \t]+\S{1,80}[ \t]+["']?([^\s"']{4,200})/g,
  },
  { hint: 'htpasswd', pattern: /\bhtpasswd[ \t]+-\w*n\w*[ \t]+(?:-\w+[ \t]+)*\S{1,80}[ \t]+["']?([^\s"'|]{4,200})/g },
  { hint: 'chpasswd', pattern: /["']?\w[\w-]{0,40}:([^\s"':]{3,200})["']?[ \t]*\|[ \t]*(?:sudo[ \t]+)?chpasswd/g },
  { hint: 'chpasswd', pattern: /chpasswd[ \t]*<<<[ \t]*["']?\w[\w-]{0,40}:([^\s"']{3,200})/g },
  { hint: 'net user', pattern: /\bnet user[ \t]+\S{1,80}[ \t]+([^\s/*]{4,200})/gi },
  {
    hint: 'stdin',
    pattern: new RegExp(
      `(?:echo|printf)[ \\t]+(?:-n[ \\t]+)?${WORD}[ \\t]*\\|[^|\\r\\n]{1,200}?(?:password|token)-stdin`,
      'g',
    ),
  },
  {
    hint: 'sudo -s',
    pattern: new RegExp(`(?:echo|printf)[ \\t]+(?:-n[ \\t]+)?${WORD}[ \\t]*\\|[ \\t]*sudo[ \\t]+-S`, 'g'),
  },
  {
    hint: '/user:',
    pattern:
      /\s\/user:\S{1,80}[ \t]{1,4}([^\s/"']{4,200})|\bnet use[ \t][^\r\n]{0,80}\\\S{1,80}[ \t]{1,4}([^\s/"']{4,200})[ \t]{1,4}\/user:/gi,
    fits: strong,
  },
  {
    hint: 'rabbitmqctl',
    pattern: /\brabbitmqctl[ \t][^\r\n|;]{0,80}?(?:add_user|change_password)[ \t]+\S{1,80}[ \t]+["']?([^\s"']{4,200})/g,
  },
  {
    hint: 'mosquitto_passwd',
    pattern: /\bmosquitto_passwd[ \t]+(?:-c[ \t]+)?-b[ \t]+\S{1,200}[ \t]+\S{1,80}[ \t]+["']?([^\s"']{4,200})/g,
  },
  { hint: 'addprinc', pattern: /\baddprinc[ \t][^\r\n]{0,80}?-pw[ \t]+["']?([^\s"']{4,200})/g },
  { hint: 'stats auth', pattern: /^[ \t]*stats auth[ \t]+[^\s:]{1,80}:(\S{4,200})/gi },
  { hint: 'rootpw', pattern: /\brootpw[ \t]{1,4}(?:--plaintext[ \t]{1,4})?([^\s-]\S{3,200})/g },
  { hint: 'd-i ', pattern: /\bd-i[ \t]+\S*passw\S*[ \t]+password[ \t]+(\S{4,200})/g },
  { hint: 'unsafeplaintext', pattern: /unsafePlainText\([ \t]{0,4}["'`]([^"'`\r\n]{3,200})["'`]/g },
  {
    hint: 'securestring',
    pattern: /ConvertTo-SecureString[ \t]{1,4}(?:-String[ \t]{1,4})?["']([^"'\r\n]{3,200})["']/gi,
  },
  {
    hint: ' -p ',
    pattern: new RegExp(`[ \\t]-u[ =]\\S{1,80}[ \\t](?:[^\\r\\n|;]{0,100}?[ \\t])?-p[ ]${WORD}`, 'g'),
    fits: looksPassword,
  },
  {
    hint: ' -p ',
    pattern: new RegExp(`(?<!sudo)[ \\t]-u[ =]\\S{1,80}[ \\t](?:-\\S{1,40}[ \\t]){0,4}-p[ ]${WORD}`, 'g'),
    fits: (value) => strong(value) && !/^\d|[:/]/.test(value),
  },
  ...['login', 'user', 'auth', 'basic', 'cred', 'gems'].map((hint) => ({
    hint,
    pattern: new RegExp(
      `${hint}\\w{0,30}["']?[ \\t]{0,4}[=:][ \\t]{0,4}["']?[\\w.-]{1,40}:([^\\s"'\`@/:]{4,100})`,
      'gi',
    ),
    fits: looksPassword,
  })),
  { hint: 'vault login', pattern: /\bvault login[ \t]+(?:-\S+[ \t]+)*([^\s-][^\s"']{7,200})/g },
  {
    hint: 'secret set',
    pattern: new RegExp(`secret set[ \\t]+\\w+[ \\t][^\\r\\n]{0,80}?(?:-b|--body)[ =]${WORD}`, 'g'),
  },
  { hint: 'secretsmanager', pattern: /--secret-string[ =]["']?([^\s"'{][^\s"']{3,200})/g },
  ...SETTING_RULES,
  ...NOTED_RULES,
  { hint: 'add-mask', pattern: /::add-mask::([^\s"'$]{4,200})/g },
  // `host:port:database:user:password`, and `host user@host:password`
  ...[':5432:', ':*:'].map((hint) => ({
    hint,
    pattern: /^[ \t]*[\w.*-]{1,120}:(?:\d{2,5}|\*):[\w.*-]{1,80}:[\w.@*-]{1,80}:(\S{4,200})[ \t]*$/g,
  })),
  {
    hint: '@',
    pattern: /^[ \t]*\[?[\w.-]{3,120}\]?(?::\d{2,5})?[ \t]{1,20}[\w.+-]{1,80}@[\w.-]{3,120}:([^\s/:]{4,200})[ \t]*$/g,
    fits: looksPassword,
  },
  // SQL
  {
    hint: 'identified',
    pattern:
      /\bidentified[ \t]{1,4}(?:with[ \t]{1,4}["'\w]+[ \t]{1,4})?(?:by|as)[ \t]{1,4}(?:password[ \t]{1,4})?["']([^"'\r\n]{1,200})["']/gi,
  },
  {
    hint: 'identified by',
    pattern:
      /\b(?:create|alter|grant)\b[^\r\n;]{0,200}?\bidentified[ \t]{1,4}by[ \t]{1,4}(?:values[ \t]{1,4})?([^\s"'`;()<>+]{4,200})/gi,
  },
  {
    hint: 'password',
    pattern:
      /\b(?:create|alter|grant|with|set)\b[^\r\n;]{0,200}?\bpassword(?:[ \t]+for[ \t]+\S{1,80})?[ \t]{0,4}=?[ \t]{0,4}(?:password[ \t]{0,4})?\(?[ \t]{0,4}N?'([^'\r\n]{3,200})'(?!@)/gi,
    fits: strong,
  },
  // Headers, cookies, calls
  // The key among the arguments of what signs
  ...['hmac', 'jwt', 'cookie'].map((hint) => ({
    hint,
    pattern: new RegExp(
      `(?<=${hint}[\\w.:]{0,30}\\((?:[^\\r\\n]{0,200}?[,(])?[ \\t]{0,4}(?:(?:\\[\\]byte|Buffer\\.from|bytes)\\()?b?)["'\`]([^"'\`\\r\\n]{16,200})["'\`]`,
      'gi',
    ),
    fits: (value: string) => isRandom(value, 16),
  })),
  {
    hint: 'jwt.',
    pattern:
      /\bjwt\.(?:sign|verify|encode|decode)\([ \t]{0,4}(?:[\w.]{1,60}|\{[^{}\r\n]{0,200}\}),[ \t]{0,4}["'`]([^"'`\r\n]{4,200})["'`]/g,
    fits: (value) => isPassword(value) && !isWordy(value),
  },
  // A password and how often it is to be hashed; what a field of a page is filled with
  ...['bcrypt', 'passwordencoder', 'argon2'].map((hint) => ({
    hint,
    pattern: new RegExp(
      `${hint}\\w{0,20}\\.(?:hash|encode|compare|verify)\\w{0,20}\\([ \\t]{0,4}b?["'\`]([^"'\`\\r\\n]{4,120})["'\`]`,
      'gi',
    ),
    fits: looksPassword,
  })),
  ...['passw', 'pwd'].map((hint) => ({
    hint,
    pattern: new RegExp(
      `${hint}\\w{0,20}["'\\]]{1,4}\\)\\.(?:type|send_?keys|fill|set|set_?value|val|input)\\([ \\t]{0,4}["'\`]([^"'\`\\r\\n]{4,120})["'\`]`,
      'gi',
    ),
    fits: isPassword,
  })),
  {
    hint: 'authorization',
    pattern:
      /authorization["'`\])]{0,3}\s{0,4}[:=,]?\s{0,4}["'`]{0,1}(?:bearer|basic|token|apikey|ssws|bot|key|digest|negotiate|api-key|splunk|sso-key|genie(?:key)?|pat)[ \t:]{1,4}["']?([A-Za-z0-9._~+/=:|-]{8,2000})/gi,
    fits: (value) => !isPlaceholder(value) && !isWordy(value) && !value.startsWith('+'),
  },
  {
    hint: 'authorization',
    pattern: /authorization["']?\s{0,4}[:=]\s{0,4}["']?basic[ \t]{1,4}[\w.@-]{1,80}:([^\s"'`$<>{}[\]]{4,200})/gi,
  },
  {
    hint: 'token=',
    pattern: /authorization["']?\s{0,4}[:=,]\s{0,4}["']?token[ \t]{1,2}token=\\?["']?([^\s"'\\]{6,200})/gi,
  },
  {
    hint: 'authorization',
    pattern: /authorization["'`\])]{0,3}\s{0,4}[:=,]\s{0,4}["'`]{0,1}([A-Za-z0-9._~+/=-]{16,2000})/gi,
    fits: (value) => isRandom(value, 16),
  },
  {
    hint: 'bearer',
    pattern: /\bbearer[ \t]{1,4}([A-Za-z0-9._~+/=-]{12,2000})/gi,
    fits: (value) => isRandom(value, 12),
  },
  {
    hint: 'auth',
    pattern:
      /auth(?!or)\w{0,12}["']?\s{0,4}[:=(]\s{0,4}(?:\w{1,30}\()?[[({]?\s{0,4}(?:user(?:name)?["']?:\s?)?["'][^"'\r\n]{1,80}["'],\s{0,4}["']([^"'\r\n]{4,200})["']\s{0,2}[\])}]/gi,
    fits: odd,
  },
  // A name and a password among the arguments of what logs in
  ...['login', 'auth', 'credential', 'connect', 'pdo', 'signin', 'sign_in', 'userpass'].map((hint) => ({
    hint,
    pattern: new RegExp(`(?<=${hint}\\w{0,30}\\([^()\\r\\n]{0,200},[ \\t]{0,4})["']([^"'\\r\\n]{4,120})["']`, 'gi'),
    fits: looksPassword,
  })),
  // The third of a server, a name and a password; the second of the two
  ...['connect', 'pdo', 'mysqli', 'connection', 'plainauth', 'login', 'auth_password'].map((hint) => ({
    hint,
    pattern: new RegExp(
      `(?<![A-Za-z])(?:\\w{0,20}[_.>])?${hint}\\([ \\t]{0,4}(?:["'][^"'\\r\\n]{0,200}["']|[\\w.$>-]{1,40}),[ \\t]{0,4}["'][^"'\\s]{1,60}["'],[ \\t]{0,4}["']([^"'\\s]{4,120})["']`,
      'gi',
    ),
    fits: isPassword,
  })),
  ...[
    'login',
    'credentials',
    'basic',
    'basicauth',
    'credentials::new',
    'credential::new',
    'passwordauthentication',
    'userpass',
  ].map((hint) => ({
    hint,
    pattern: new RegExp(
      `(?<=[\\w)"']\\.|->|new[ ]\\w{0,30}|::|[ =(](?=\\w{1,12}::|credentials\\())${hint}\\([ \\t]{0,4}(?:["'][^"'\\s]{1,80}["'](?:\\.\\w{1,12}\\(\\))?,[ \\t]{0,4}){1,3}["']([^"'\\s]{4,120})["'](?:\\.\\w{1,12}\\(\\))?[ \\t]{0,4}\\)`,
      'gi',
    ),
    fits: isPassword,
  })),
  // The value before the name that it is given to
  ...['password"', 'secret"', 'token"', 'apikey"'].map((hint) => ({
    hint,
    pattern: new RegExp(
      `\\bvalue"?[ \\t]{0,2}[:=][ \\t]{0,2}"([^"\\r\\n]{4,200})",?[ \\t]{1,4}"?(?:key|name)"?[ \\t]{0,2}[:=][ \\t]{0,2}"[\\w.-]{0,60}${hint}`,
      'gi',
    ),
    fits: isPassword,
  })),
  // The same as a pair, or as arguments of what is called after the scheme
  ...['basicauth', 'basic_auth', 'simple_bind', 'auth=', 'auth =', 'auth:'].map((hint) => ({
    hint,
    pattern: new RegExp(
      `(?:(?<![A-Za-z])\\w{0,20}${hint}(?:_s)?["']?[ \\t]{0,2}[(][ \\t]{0,4}|${hint}[ \\t]{1,2}(?=["']\\w{1,40}["'],[ \\t]{1,4}["']))["'][^"'\\r\\n]{1,100}["'],[ \\t]{0,4}["']([^"'\\s]{4,120})["']`,
      'gi',
    ),
    fits: isPassword,
  })),
  // The passwords that a mail service makes for programs
  {
    hint: 'login',
    pattern: /login\([ \t]{0,4}[^,\r\n]{1,80},[ \t]{0,4}["']([a-z]{4}(?: [a-z]{4}){3})["']/gi,
  },
  ...['jdbc:', 'dbi:'].map((hint) => ({
    hint,
    pattern: new RegExp(
      `\\([ \\t]{0,4}["']${hint}[^"'\\r\\n]{1,300}["'],[ \\t]{0,4}["'][^"'\\s]{1,60}["'],[ \\t]{0,4}["']([^"'\\s]{4,120})["']`,
      'gi',
    ),
    fits: isPassword,
  })),
  // The keys that the accounts of a network are made from
  ...['accounts', 'wallet', 'privatekeyto', 'importkey', 'fromkey', 'keypair'].map((hint) => ({
    hint,
    pattern: new RegExp(
      `${hint}\\w{0,20}["']?(?:\\.\\w{1,30})?[ \\t]{0,4}(?:[:=][ \\t]{0,4}\\[|\\()[^\\]\\r\\n]{0,300}?["'\`]((?:0x)?[\\da-f]{64})["'\`]`,
      'gi',
    ),
  })),
  // `name:password@host` without a scheme
  {
    hint: '@',
    pattern: /["'`=][\w.-]{1,40}:([^\s"'`@/:]{4,100})@(?:[\w.-]{0,80}\(|[\w.-]{1,80}[:/])/g,
    fits: looksPassword,
  },
  { hint: '@tcp', pattern: /["'`=][\w.-]{1,40}:([^\s"'`/:]{3,100})@tcp\(/gi, fits: strong },
  { hint: '<<<', pattern: new RegExp(`<<<[ \\t]{0,4}${WORD}`, 'g'), fits: looksPassword },
  { hint: 'send ', pattern: /\bsend[ \t]{1,4}(?:--[ \t]{1,4})?["']([^"'\s$]{4,100}?)\\[rn]["']/g, fits: odd },
  {
    hint: 'networkcredential',
    pattern: /NetworkCredential\(\s{0,4}["'][^"'\r\n]{0,80}["'],\s{0,4}["']([^"'\r\n]{3,200})["']/g,
  },
  {
    hint: 'getconnection',
    pattern: /getConnection\(\s{0,4}[^,\r\n]{1,300},\s{0,4}["'][^"'\r\n]{0,80}["'],\s{0,4}["']([^"'\r\n]{3,200})["']/g,
  },
  // "The password is hunter2!" within a line of prose
  {
    hint: 'passw',
    pattern:
      /\b(?:password|passwd|passphrase|pwd)\b["'`]?(?: for [\w.@-]{1,80})?\s{0,4}(?:(?:is|was)(?: now| set to)?:?|[:=])\s{1,4}["'`]?([^\s"'`<>()[\]{},;]{6,200})(?![^\s"'`<>)[\]{},;])/gi,
    fits: odd,
  },
  // A login and its password at the end of a line of words, as in a comment or a mail
  ...['passw', 'kennwort', 'pw', 'pass:'].map((hint) => ({
    hint,
    pattern:
      /^[^(){}=;"'<>|]*\b(?:user|username|login|admin|root|account|credentials?|benutzer|konto|zugang|zugangsdaten|anmeldung|accès|acceso|identifiant|compte|cuenta|usuario|utilisateur|utente)\b[^(){}=;"'<>|]{0,80}[\s/,]["'`]?(?:password|passwd|passwort|kennwort|pwd?|pass)\b\s{0,4}[:=]\s{1,4}["'`]?([^\s"'`<>()[\]{},;]{4,200})["'`]?[.!]?\s*$/gi,
    fits: isPassword,
  })),
  // The same in other languages, and as people note it: `Credentials: name / password`
  ...['passwort', 'kennwort', 'mot de passe', 'contraseña', 'senha', 'wachtwoord', 'пароль', '密码', 'パスワード'].map(
    (hint) => ({
      hint,
      pattern: new RegExp(
        `${hint}(?:[ ][^\\s"'=(){};]{1,20}){0,2}?[ ]?(?:lautet|ist|est|es|é|è|is|—|–|是|为|は|：)[ ]?:?[ ]?["'\`«„“]?[ \u00a0]?([^\\s"'\`<>()[\\]{},;»“”。、]{6,200})`,
        'gi',
      ),
      fits: odd,
    }),
  ),
  {
    hint: 'cred',
    pattern:
      /\bcred(?:ential)?s?\b[^:=(){}\r\n]{0,20}(?:\([\w -]{1,20}\))?:[ \t]{1,4}["'`]?[\w.@-]{2,60}["'`]?[ \t]{1,3}\/[ \t]{1,3}["'`]?([^\s"'`<>(){}[\],;]{4,100})/gi,
    fits: isPassword,
  },
  {
    hint: 'pwd',
    pattern:
      /\b(?:passwd|pwd|pw)\b["'`]?\s{0,4}(?:is:?|[:=])\s{1,4}["'`]?([^\s"'`<>()[\]{},;]{6,200})(?![^\s"'`<>)[\]{},;])/gi,
    fits: odd,
  },
  // What stands beside the name of a service
  ...'oauth algolia twilio datadog cloudflare okta pusher mixpanel mailgun heroku zendesk rollbar bugsnag honeybadger'
    .split(' ')
    .map((hint) => ({
      hint,
      pattern: /[(,=: \t]{1,8}["']([A-Za-z0-9_-]{32,64})["']/g,
      fits: (value: string) => isRandom(value, 32),
    })),
  { hint: 'okta', pattern: /(?<![\w-])(00[A-Za-z0-9_-]{40})(?![\w-])/g },
  { hint: 'airtable', pattern: /(?<!\w)(key[A-Za-z0-9]{14})(?!\w)/g },
  { hint: 'thin:', pattern: /thin:[\w.-]{1,40}\/([^\s@"'/]{3,100})@/gi },
  { hint: 'sqlplus', pattern: /\bsqlplus[ \t]+(?:-\w[ \t]+)*["']?[\w.-]{1,40}\/([^\s@"'/]{3,100})@/gi },
  // The data of a Kubernetes secret on one line
  {
    hint: '"secret"',
    pattern: /(?<="(?:data|stringData)"\s{0,4}:\s{0,4}\{[^{}]{0,1000})"[^"]{1,100}"\s{0,4}:\s{0,4}"([^"]{4,2000})"/g,
  },
  // A JSON web key's private parts, an RSA key in XML
  {
    hint: 'kty',
    pattern: /(?<![\w"])'?(?:d[pq]?|p|qi?|k)'?\s{0,4}:\s{0,4}["']([A-Za-z0-9_-]{32,1400})["']/g,
  },
  ...['d', 'p', 'q', 'dp', 'dq', 'qi', 'k'].map((name) => ({
    hint: `"${name}"`,
    pattern: new RegExp(`"${name}"\\s{0,4}:\\s{0,4}"([A-Za-z0-9_-]{32,1400})"`, 'g'),
    fits: (value: string) => isRandom(value, 32),
  })),
  ...['D', 'P', 'Q', 'DP', 'DQ', 'InverseQ'].map((name) => ({
    hint: `<${name.toLowerCase()}>`,
    pattern: new RegExp(`<${name}>\\s{0,20}([A-Za-z0-9+/=]{24,1400})`, 'g'),
  })),
];
