import { describe, expect, it } from 'vitest';
import { redact } from '../../../../../src/agents/base/redact/redact';
import { RULES } from '../../../../../src/agents/base/redact/spoken-rules';
import { MARKED_PREFIXES } from '../../../../../src/agents/base/redact/token-shapes';
import { createRedactor } from '../../../../../src/extension/node/redaction/redactor';

/** Characters of each text: what grew with the square of its length would not be done before the tests are given up. */
const LONG = 150_000;

const repeated = (piece: string): string => piece.repeat(Math.ceil(LONG / piece.length)).slice(0, LONG);

/** Beginnings of what the rules look for, again and again and never brought to an end. */
const PIECES: readonly string[] = [
  ...[
    'password',
    'password=',
    'password: ',
    'password: "',
    "password='",
    'password => `',
    '"password": {',
    'password,',
  ],
  ...[
    'password: |\n',
    'key',
    'key: ',
    'pass=\'pass="pass=`',
    'secret: string = ',
    'token?.',
    'token<',
    '<token ',
    '<token>',
  ],
  ...[
    '://a:',
    '://a:@',
    '://:@@',
    'a@',
    '\\',
    '\\u',
    '\\u{',
    '\\"',
    '&quot;',
    '&#',
    '%41',
    '%',
    '"+"',
    "' + '",
    '"\n"',
    '" . ',
  ],
  ...[
    "['a', ",
    '].join(',
    '["","",',
    'eyJ',
    'eyJ-',
    'eyJ-.',
    'SG.',
    'xoxb-',
    'AAAA',
    'A',
    'a',
    'a1',
    'a1B',
    '0',
    '=',
    '-',
    '/',
    '+',
  ],
  ...[
    '-----BEGIN ',
    '-----BEGIN PRIVATE KEY-----\n',
    '-----END ',
    'Private-Lines: 9\n',
    'kind: Secret\ndata:\n',
    'a: b\n',
    'a:\n',
  ],
  ...[
    'variable "password" {\n',
    'default = "',
    'a,password\n',
    'password,a\n1,',
    'a;',
    'password=a;',
    ';password=',
    '?token=',
    '&sig=',
  ],
  ...[
    'MIIE',
    'LS0tLS',
    'a b ',
    '\n',
    '\r\n',
    ' ',
    '\t',
    '${',
    '${a:-',
    '{{',
    '?? "',
    '|| "',
    ', "',
    'auth("a", ',
    'insert into a (password) values (',
    "insert into a (password) values ('a''",
    "insert into a (password) values ('a'), ",
    'passwords = [',
    'passwords = ["a", ',
    "password = {'a', ",
    "password = ''.join(chr(c) for c in [1, ",
    'password = new string(',
    'password = "a1b2c3" "a" ',
    'password:\n  aaaaaa\n',
    'concat("a", ',
    'Join([]string{"a", ',
    'ab_cd_',
    'ab_aB3',
    '/passwords:',
    '${password:',
    '"token").unwrap_or("',
    '$ANSIBLE_VAULT;1.1;AES256\n',
    'hmac(jwt(cookie(',
    "${'a",
    "{'ab'} ",
    "printf '%s%s' ab ",
    "printf '%s%s%s",
    "ab = 'ab",
    "ab = 'ab' 'ab' ",
    'ab=ab\nab+=',
    'ab="ab"\nab="${ab}',
    "'ab'[::-1",
    "reversed('ab",
    'fromCharCode(',
    'fromCharCode(104, 104, ',
    '[1, ',
    '[ 104,\n ',
    "'ab_%s%s' % (",
    "'ab%s",
    '.reduce(["a", ',
    '\\101',
    'kty: EC\nd: aB3',
    'd: aB3\n',
    '<RSAKeyValue><D>aB3 ',
    '<D>',
    'kind: Secret\ndata: { a: b, ',
    'data: { a: "',
    'pin: 1',
    'a=b;password={!',
    ';password="a',
    'ENV["password"] = "A ',
    'password <(echo ',
    'auth: [',
    "auth: ['a', ",
    'a:5432:a:a:',
    'İ',
    'ſ',
    '\u0000',
    '𝒳',
  ],
];

describe('hostile texts', () => {
  it.each(PIECES)('made of %j again and again are dealt with', (piece) => {
    const text = repeated(piece);
    expect(redact(text).split('\n')).toHaveLength(text.split('\n').length);
  });

  it.each([...new Set(RULES.map(({ hint }) => hint))])(
    'made of what leads to the rule for %j are dealt with',
    (hint) => {
      for (const piece of [hint, `${hint} a `, `${hint} -p -u `, `${hint}"a", `]) {
        const text = repeated(piece).slice(0, LONG / 4);
        expect(redact(text).split('\n')).toHaveLength(1);
      }
    },
  );

  it('made of the beginnings of tokens are dealt with', () => {
    for (const prefix of MARKED_PREFIXES) {
      const text = repeated(`${prefix}a1-`).slice(0, LONG / 8);
      expect(redact(text).split('\n')).toHaveLength(1);
    }
  });

  it('hold up nobody else', async () => {
    const redactor = createRedactor();
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await redactor(repeated('password = "a1-b2-c3", '));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
  });
});
