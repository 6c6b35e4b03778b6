import type { Case, MadeUp } from './made-up';

/** What nine sets (237, six times 160, and twice 80) held that the rules missed; each was written before the rules were mended for it. */
export const LISTS: readonly Case[] = [
  // Words and phrases in files of settings
  ['', (m) => `export PGPASSWORD='${m.noted('el perro verde')}' && pg_dump -h db01 shop`],
  ['', (m) => `ansible_ssh_pass=${m.plain()} ansible_user=root`],
  ['', (m) => `masterauth "${m.noted('holunder blüte')}"`],
  ['', (m) => `admin_password = ${m.plain()} ; of the first start`],
  ['', (m) => `hibernate.connection.password ${m.plain()}`],
  ['', (m) => `ldap_default_authtok = ${m.plain()}`],
  ['', (m) => `sonar.login=${m.hex(40)}`],
  ['', (m) => `password:\n  ${m.plain()}`],
  ['', (m) => `- {name: ADMIN_PASSWORD, value: ${m.plain()}}`],
  ['', (m) => `SECRET="${m.noted('no$digits#here')}"`],
  ['', (m) => `auth_password: '${m.noted('glögimuki')}'`],
  ['', (m) => `Dim strPassword As String = "${m.noted('kesämökki')}"`],
  ['', (m) => `SA_PASSWORD: "${m.noted('Gołąbki_na_obiad')}"`],
  ['', (m) => `: PSK "${m.noted('etelätuuli')}"`],

  ['', (m) => `machine api.example.com\n  login bob\n  password ${m.plain()}`],
  ['', (m) => `session_secret = "${m.noted('not#really%random')}"`],
  ['', (m) => `Environment="REDIS_PASSWORD=${m.noted('Abendrot am See')}"`],
  ['', (m) => `docker run -e "DB_PASSWORD=${m.noted('Sieben graue Gaense')}" app`],

  // Options
  ['', (m) => `curl --user "svc:${m.noted('old mill lane')}" -T a.jar https://nexus.example.org/repo/`],
  ['', (m) => `subprocess.run(["curl", "-u", "bob:${m.plain()}", url])`],
  ['', (m) => `curl -F 'username=bob' -F 'password=${m.plain()}' https://example.org/login`],
  ['', (m) => `net use Z: \\\\nas01\\backup ${m.plain()} /user:CORP\\svc_backup`],
  ['', (m) => `cmdkey /add:srv01 /user:CORP\\admin /pass:${m.plain()}`],
  ['', (m) => `.\\psexec.exe \\\\srv02 -u CORP\\admin -p ${m.plain()} cmd`],
  ['', (m) => `lftp -u deploy,${m.plain()} sftp://files.example.org`],
  ['', (m) => `rclone obscure ${m.plain()}`],
  ['', (m) => `useradd -m -p ${m.plain()} deploy`],
  ['', (m) => `cypher-shell -u neo4j -p '${m.plain()}' "MATCH (n) RETURN n"`],
  ['', (m) => `snmpget -v3 -u bob -A ${m.plain()} -X ${m.plain()} host sysUpTime`],
  ['', (m) => `ssh-keygen -t ed25519 -N '${m.plain()}' -f key`],
  ['', (m) => `dotnet run -- --ConnectionStrings:Password=${m.plain()}`],
  ['', (m) => `aws configure set aws_secret_access_key ${m.noted('/' + m.quiet((q) => q.alnum(39)))}`],

  ['', (m) => `tool connect --user=root --password '${m.noted('roach and perch')}'`],

  // Calls, pairs, defaults
  ['', (m) => `output "db_password" {\n  value = "${m.plain()}"\n}`],
  ['', (m) => `db.SetPassword("${m.plain()}")`],
  ['', (m) => `credentials += Credentials("Nexus", "nexus.example.org", "ci", "${m.plain()}")`],
  ['', (m) => `const apiKey = String.fromEnvironment('X', defaultValue: '${m.alnum(32)}');`],
  ['', (m) => `api_key="\${X:-${m.alnum(32)}}"`],
  ['', (m) => `TOKEN="\${A}${m.alnum(30)}"`],
  ['', (m) => `define( "AUTH_KEY", "${m.noted('x(Ctp7CJH7K5FHH0jl|hUtCWi5l4>~7yQ5E8R1pfbv4dW')}" );`],
  ['', (m) => `{"ParameterKey":"DBPassword","ParameterValue":"${m.plain()}"}`],
  ['', (m) => `<add value="${m.plain()}" key="AdminPassword"/>`],

  // Keys
  ['', (m) => `untrusted comment: minisign encrypted secret key\n${m.base64(210)}==`],
  ['', (m) => `const jwk = { kty: 'EC', crv: 'P-256', x: 'eE-w', d: '${m.word(43)}' };`],
  ['', (m) => `{"username":"a","auth":"${m.noted(Buffer.from('a:gladiolus').toString('base64'))}"}`],
  ['', (m) => `echo -n '${m.noted(Buffer.from('user:rajská-omáčka').toString('base64'))}' | base64 -d`],

  // In pieces, and character by character
  ['', (m) => `password = ["${m.plain()}", "${m.plain()}"].join("")`],
  ['', (m) => `const token = ['${m.alnum(12)}', '${m.alnum(12)}', '${m.alnum(12)}'].join('');`],
  ['', (m) => `TOKEN = ["glpat-", "${m.alnum(20)}"].join`],
  ['', (m) => `api_key = "${m.alnum(10)}" "${m.alnum(10)}" "${m.alnum(12)}"`],
  ['', (m) => `concat!("npm_", "${m.alnum(18)}", "${m.alnum(18)}")`],
  ['', (m) => `var t = string.Concat("SG.", "${m.word(22)}.${m.word(43)}");`],
  ['', (m) => `token := fmt.Sprintf("%s%s", "ghp_", "${m.alnum(36)}")`],
  ['', (m) => `token = "%s%s" % ("ghp_", "${m.alnum(36)}")`],
  ['', (m) => `k := strings.Join([]string{"ghp_", "${m.alnum(36)}"}, "")`],
  ['', (m) => `k = "xoxb-" ++ "${m.digits(12)}-${m.digits(12)}-${m.alnum(24)}"`],
  ['', (m) => `aghp_${m.alnum(36)}`],
  ['', (m) => `byte[] password = { ${m.noted('0x68, 0x75, 0x6e, 0x74, 0x65, 0x72, 0x32, 0x21')} };`],
  ['', (m) => `password := string([]byte{${m.noted('0x73, 0x6e, 0x6f, 0x77, 0x66, 0x6c, 0x61, 0x6b')}})`],
  ['', (m) => `password = String.fromCharCode(${m.noted('104,117,110,116,101,114,50')})`],
  ['', (m) => `password = ''.join(chr(c) for c in [${m.noted('107, 101, 118, 97, 116, 50, 54')}])`],
  ['', (m) => `char pass[] = {${m.noted("'s','o','m','m','e','r','9','9'")}};`],
  ['', (m) => `var password = new string(new[] {${m.noted("'t','a','l','v','i','0','7'")}});`],

  // Tokens of services
  ['', (m) => `see ATBB${m.alnum(32)} in the log`],
  ['', (m) => `use ${m.lower(76)}AZDO${m.quiet((q) => q.alnum(4))} as PAT`],
  ['', (m) => `nsec1${m.lower(58)}`],
  ['', (m) => `SWMTKN-1-${m.lower(50)}-${m.lower(25)}`],
  ['', (m) => `K10${m.quiet((q) => q.hex(64))}::server:${m.hex(32)}`],
  ['', (m) => `sk_${m.hex(48)}`],
  ['', (m) => `sq0csp-${m.alnum(18)}_${m.alnum(24)}`],
  ['', (m) => `APP_USR-${m.digits(16)}-${m.digits(6)}-${m.hex(32)}-12`],
  ['', (m) => `pat.${m.alnum(22)}.${m.hex(24)}.${m.alnum(20)}`],
  ['', (m) => `pdl_live_apikey_${m.lower(26)}_${m.alnum(22)}_a1b`],
  ['', (m) => `PMAT-${m.upper(26)}`],
  ['', (m) => `AGE-SECRET-KEY-PQ-1${m.upper(58)}`],
  ['', (m) => `${m.noted('dG9rOj' + m.quiet((q) => q.alnum(50)))}=`],
  ['', (m) => `tgp_v1_${m.word(43)}`],
  ['a service nobody knows', (m) => `newco_v2_${m.noted('aB3' + m.quiet((q) => q.alnum(40)))}`],

  // Words after words, and as people note them
  ['', (m) => `The login is admin, password = ${m.phrase()}`],
  ['', (m) => `my wifi passphrase is: ${m.phrase()}`],
  ['', (m) => `Password for the printer: ${m.plain()}`],
  ['', (m) => `$env:ADMIN_PWD = "${m.noted('Blizzard of Ozz')}"`],
  ['', (m) => `os.environ["API_SECRET"] = "${m.noted('Juniper Berry')}"`],
  ['', (m) => `bindpw: ${m.noted('Snowdrop%Lane')}`],
  ['', (m) => `SECRET_KEY = "django-insecure-${m.noted('w!lq@z^kx&v(m-treacle)')}"`],
  ['', (m) => `    password: "${m.noted('#rosegarden')}"`],
  ['', (m) => `SONAR_TOKEN='${m.plain()}'`],
  ['', (m) => `export STRIPE_KEY="${m.plain()}"`],
  ['', (m) => `read -r PASSWORD <<< '${m.plain()}'`],
  ['', (m) => `vncpasswd <<< ${m.plain()}`],
  ['', (m) => `mysqladmin -u root password ${m.plain()}`],
  ['', (m) => `sudo passwd --stdin bob <<< "${m.noted('Apple Crumble')}"`],
  ['', (m) => `wg set wg0 peer x preshared-key <(echo ${m.base64(43)}=)`],
  ['', (m) => `builder.password("${m.plain()}").build()`],
  ['', (m) => `axios.get(url, { auth: ['admin', '${m.plain()}'] })`],
  ['', (m) => `'auth' => ['admin', '${m.plain()}'],`],
  ['', (m) => `<Password>${m.noted('Snap dragon')}</Password>`],
  ['', (m) => `| Password |\n|---|\n| ${m.plain()} |`],
  ['', (m) => `| Environment | Password |\n|---|---|\n| staging | ${m.noted('Snow Flake')} |`],

  // Digits alone
  ['', (m) => `DOOR_PIN=${m.noted('7391')}`],
  ['', (m) => `"simPin": "${m.noted('4718')}"`],
  ['', (m) => `Your PIN is ${m.noted('7391')}.`],
  ['', (m) => `the passcode for the door is ${m.noted('839201')}`],
  ['', (m) => `https://api.example.org/weather?q=London&appid=${m.hex(32)}`],
  ['', (m) => `https://api.example.org/v1?appkey=${m.hex(32)}`],

  // Parts of connection strings that enclose what is in them
  ['', (m) => `jdbc:sqlserver://db:1433;user=sa;password={${m.noted('Spring;Roll')}};encrypt=true`],
  ['', (m) => `Server=db;User Id=sa;Password="${m.noted('Violet; Beauregarde')}";TrustServerCertificate=true`],

  // Keys
  ['', (m) => `kind: Secret\ndata: { db: ${m.encoded((q) => q.plain())}, mail: "${m.encoded((q) => q.plain())}" }`],
  ['', (m) => `- kty: EC\n  crv: P-256\n  d: ${m.word(43)}`],
  ['', (m) => `keys:\n  - alg: HS256\n    k: ${m.word(43)}\n    kty: oct`],
  ['', (m) => `<RSAKeyValue>\n  <D>\n    ${m.base64(64)}\n    ${m.base64(64)}\n  </D>\n</RSAKeyValue>`],
  ['the file of a key of Solana', (m) => `[${numbers(m).join(',')}]`],
  ['a key of Solana on several lines', (m) => `[\n  ${numbers(m, ',\n  ').join(',\n  ')},\n]`],
  ['', (m) => `{'kty': 'RSA', 'n': 'x', 'd': '${m.word(342)}'}`],
  ['', (m) => `stellar: SB${m.upper(54)}`],
  ['', (m) => `adafruit aio_${m.alnum(28)}`],

  // In pieces, reversed, and code by code
  ['', (m) => `const t = \`\${'ghp_'}\${"${m.alnum(18)}"}\${'${m.alnum(18)}'}\`;`],
  ['', (m) => `t = f"{'ghp_'}{'${m.alnum(36)}'}"`],
  ['', (m) => `x = ["ghp", "${m.alnum(36)}"].join("_")`],
  ['', (m) => `t = ['ghp_', '${m.alnum(18)}', '${m.alnum(18)}'].reduce((a, b) => a + b)`],
  ['', (m) => `printf '%s%s' ghp_${m.alnum(18)} ${m.alnum(18)}`],
  ['', (m) => `String.format("%s%s", "AIza${m.word(15)}", "${m.word(20)}")`],
  ['', (m) => `"ghp_{}{}".format("${m.alnum(18)}", "${m.alnum(18)}")`],
  ['', (m) => `t := fmt.Sprintf("glpat-%s", "${m.alnum(20)}")`],
  ['', (m) => `t = 'ghp_' '${m.alnum(18)}' '${m.alnum(18)}'`],
  ['', (m) => `SLACK="xoxb-${m.digits(12)}"-"${m.digits(12)}"-"${m.alnum(24)}"`],
  ['', (m) => `GH=ghp_${m.alnum(18)}\nGH+=${m.alnum(18)}`],
  ['', (m) => `T="ghp_${m.alnum(18)}"\nT="\${T}${m.alnum(18)}"`],
  ['', (m) => `t = "${m.noted([...m.quiet((q) => `ghp_${q.alnum(36)}`)].reverse().join(''))}"[::-1]`],
  ['', (m) => `[${codes(m, (c) => String(c))}].map((c) => String.fromCharCode(c))`],
  ['', (m) => `bytes([${codes(m, (c) => `0x${c.toString(16)}`)}])`],
  ['', (m) => `t=$'\\${codes(m, (c) => c.toString(8), '\\')}'`],
];

/** A token, character by character. */
function codes(m: MadeUp, as: (code: number) => string, sign = ', '): string {
  const token = m.quiet((q) => `ghp_${q.alnum(36)}`);
  return m.noted([...token].map((character) => as(character.charCodeAt(0))).join(sign));
}

/** Sixty-four bytes as numbers; noted as they stand in a line. */
function numbers(m: MadeUp, between = ','): string[] {
  const bytes = [
    ...Buffer.from(
      m.quiet((q) => q.bytes([], 64)),
      'base64',
    ),
  ].map(String);
  const lines = between.includes('\n')
    ? [bytes.slice(0, 32).join(', '), bytes.slice(32).join(', ')]
    : [bytes.join(',')];
  lines.forEach((line) => m.noted(line));
  return lines;
}
