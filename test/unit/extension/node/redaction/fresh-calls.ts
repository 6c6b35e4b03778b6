import type { Case } from './made-up';

/**
 * What two sets of 244 and 124 held that the rules missed: both written before a look at the rules, the second to see how wide
 * the gaps were that the first had shown.
 */
export const CALLS: readonly Case[] = [
  // Decoded, wrapped, put together, or the other of two values
  ['hex key', (m) => `AES_KEY = bytes.fromhex("${m.hex(64)}")`],
  ['', (m) => `SECRET = bytes.fromhex('${m.hex(32)}')`],
  ['', (m) => `let encryptionKey: [UInt8] = Array("${m.alnum(32)}".utf8)`],
  ['', (m) => `byte[] secret = Base64.getDecoder().decode("${m.base64(43)}=");`],
  ['', (m) => `signing_key, _ := hex.DecodeString("${m.hex(64)}")`],
  ['', (m) => `private val apiKey = String(Base64.decode("${m.base64(40)}", Base64.DEFAULT))`],
  ['', (m) => `$password = base64_decode('${m.encoded((q) => q.pass())}');`],
  ['', (m) => `password = Base64.decode64("${m.encoded((q) => q.pass())}")`],
  ['', (m) => `let password = String::from("${m.plain()}");`],
  ['', (m) => `let token = SecretString::new("${m.alnum(30)}".into());`],
  ['', (m) => `const pw = atob("${m.encoded((q) => q.pass())}");`],
  ['', (m) => `password = base64.b64decode("${m.encoded((q) => q.plain())}").decode()`],
  ['', (m) => `api_key = "-".join(["${m.alnum(8)}", "${m.alnum(8)}", "${m.alnum(12)}"])`],
  ['', (m) => `val password: String = Option(System.getenv("PW")).getOrElse("${m.plain()}")`],
  ['', (m) => `password = ENV.fetch("DB_PASSWORD") { "${m.plain()}" }`],
  ['', (m) => `secret = Rails.env.test? ? "test" : "${m.alnum(32)}"`],
  ['', (m) => `const jwtSecret = process.env.JWT_SECRET || '${m.noted('keyboard-cat-dev')}';`],
  ['', (m) => `.withPassword("${m.plain()}")`],
  ['', (m) => `DECLARE @Password NVARCHAR(50) = N'${m.pass('!')}';`],
  ['', (m) => `password -> "${m.plain()}"`],
  [
    '',
    (m) => `define( 'AUTH_SALT', '${m.noted('k2|8Kz-+e!Q2x@ W#f7Nv}Lr^q?=9Tg{b~3Hs*Y;%u5<Jd&0Xc:M,1o[PZ)4w.A6')}' );`,
  ],
  ['', (m) => `credentials = ("svc", "${m.pass('!')}")`],
  ['', (m) => `api_keys = {"prod": "${m.alnum(32)}", "dev": "${m.alnum(32)}"}`],

  // What logs in, signs, hashes and fills in
  ['', (m) => `ldap.simple_bind_s("cn=admin,dc=corp", "${m.pass('!')}")`],
  ['', (m) => `requests.get(url, auth=("monitor", "${m.plain()}"))`],
  ['', (m) => `server.login("noreply@example.com", "${m.noted('abcd efgh ijkl mnop')}")`],
  ['', (m) => `HTTPBasicAuth('admin', '${m.plain()}')`],
  ['', (m) => `req.SetBasicAuth("admin", "${m.plain()}")`],
  ['', (m) => `basic_auth "admin", "${m.plain()}"`],
  ['', (m) => `sql.Open("mysql", "root:${m.plain()}@tcp(127.0.0.1:3306)/app")`],
  ['', (m) => `passwordEncoder.encode("${m.pass('!')}")`],
  ['', (m) => `bcrypt.hashSync("${m.pass('!')}", 10)`],
  ['', (m) => `jwt.sign({ id: 1 }, '${m.pass('-')}', { expiresIn: '1h' })`],
  ['', (m) => `hmac.new(b"${m.alnum(32)}", msg, hashlib.sha256)`],
  ['', (m) => `app.use(cookieParser("${m.alnum(24)}"))`],
  ['', (m) => `cy.get('input[name=password]').type('${m.pass('!')}')`],
  ['', (m) => `driver.find_element(By.ID, "password").send_keys("${m.plain()}")`],

  // Name and value apart
  ['', (m) => `{"name":"client_secret","type":"string","value":"${m.word(32)}"}`],
  ['', (m) => `"key": "password", "enabled": true, "value": "${m.pass('!')}"`],
  ['', (m) => `{"Name": "DB_PASSWORD", "Description": "d", "Value": "${m.plain()}"}`],
  ['', (m) => `<param name="secret" type="string" value="${m.alnum(24)}"/>`],
  ['', (m) => `<Password><Value>${m.pass('!')}</Value><PlainText>true</PlainText></Password>`],
  [
    '',
    (m) =>
      `<server>\n  <id>nexus</id>\n  <username>deploy</username>\n  <password>{${m.base64(44)}=}</password>\n</server>`,
  ],
  ['', (m) => `tokens:\n  - ${m.alnum(32)}\n  - ${m.alnum(32)}`],

  // Switches and shells
  ['', (m) => `snmp-server community ${m.plain()} RO`],
  ['', (m) => `username admin privilege 15 password 0 ${m.pass('!')}`],
  ['', (m) => `crypto isakmp key ${m.pass('!')} address 203.0.113.9`],
  ['', (m) => `tacacs-server key 0 ${m.plain()}`],
  ['', (m) => `radius-server host 10.1.1.1 key ${m.pass('!')}`],
  ['', (m) => `pre-shared-key local ${m.plain()}`],
  ['', (m) => `set security ike policy p pre-shared-key ascii-text "${m.noted('$9$' + m.quiet((q) => q.alnum(20)))}"`],
  ['', (m) => `set passwd ENC ${m.base64(40)}`],
  ['', (m) => `snmp-server user u g v3 auth sha ${m.plain()} priv aes 128 ${m.plain()}`],
  ['', (m) => `nmcli dev wifi connect Home password ${m.plain()}`],
  ['', (m) => `passwd=$(echo ${m.encoded((q) => q.pass())} | base64 --decode)`],

  // Notes, in several languages
  ['', (m) => `密码：${m.pass('!')}`],
  ['', (m) => `数据库密码 = "${m.plain()}"`],
  ['', (m) => `пароль администратора — ${m.pass('!')}`],
  ['', (m) => `Das Passwort lautet ${m.pass('!')}.`],
  ['', (m) => `le mot de passe est « ${m.pass('!')} »`],
  ['', (m) => `Credentials: admin / ${m.pass('!')}`],
  ['', (m) => `Creds (staging): qa-bot / ${m.plain()}`],
];
