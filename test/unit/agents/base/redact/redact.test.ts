import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REDACTED, redact } from '../../../../../src/agents/base/redact/redact';
import { cpuMs } from '../../../rigs/cpu-ms';

/** Put together here so that no scanner takes the tests for a leak. */
const joined = (...parts: string[]) => parts.join('');

const SECRETS: [string, string][] = [
  ['an AWS key id', joined('AKIA', 'IOSFODNN7EXAMPLE')],
  ['a GitHub token', joined('ghp_', 'a1B2'.repeat(9))],
  ['a fine-grained GitHub token', joined('github_pat_', 'a1B2c3'.repeat(8))],
  ['a Slack token', joined('xoxb-', '123456789012-abcdefABCDEF')],
  ['an OpenAI key', joined('sk-', 'proj-', 'a1B2'.repeat(10))],
  ['a Google key', joined('AIza', 'a1B2c3D'.repeat(5))],
  ['a Stripe key', joined('sk_', 'live_', 'a1B2'.repeat(6))],
  ['a web token', joined('eyJhbGciOiJIUzI1NiJ9', '.eyJzdWIiOiIxMjM0In0', '.c2lnbmF0dXJlLW9mLXRva2Vu')],
];

describe('redaction', () => {
  it.each(SECRETS)('takes out %s wherever it stands', (_, secret) => {
    for (const text of [secret, `x = f("${secret}"); // here`, `header: ${secret}\nnext`]) {
      expect(redact(text)).not.toContain(secret);
      expect(redact(text)).toContain(REDACTED);
    }
  });

  it.each([
    ['in prose', 'For staging the password is sw0rdfish-42, ask Ann.', 'sw0rdfish'],
    ['after a colon in prose', 'Log in with Password: sw0rdfish-42 (staging)', 'sw0rdfish'],
    [
      'as the fallback of a variable',
      'const cacheSecret = process.env.CACHE_SECRET ?? "correct-horse-9";',
      'correct-horse',
    ],
    ['as a default argument', 'api_key = os.environ.get(KEY_NAME, "correct-horse-9")', 'correct-horse'],
  ])('takes out a password %s', (_, text, secret) => {
    expect(redact(text)).not.toContain(secret);
  });

  it.each([
    `<b-input v-model="item.password" :disabled="item.protocol === 'none'" name="password"`,
    'type="password" :custom-class="`password-${n}`"',
    'set.UploadS3AwsSecretAccessKey = cur.UploadS3AwsSecretAccessKey',
    'this.accessToken = options?.session.accessToken;',
  ])('leaves attributes after a name, and what only passes the name on: %s', (code) => {
    expect(redact(code)).toBe(code);
  });

  it.each([
    `{ "password" : "Tr0ub4dor&3x" }`,
    `"password" :hunter2hunter2`,
    'password: prod.Tr0ub4dor3password',
    'secretAccessKey = wJalrXUtnFEMI.K7MDENGbPxRfiCYEXAMPLEKEY',
  ])('and not what looks a little like it: %s', (code) => {
    expect(redact(code)).toContain(REDACTED);
  });

  it('takes out the body of a private key and keeps its lines', () => {
    const body = ['MIIEowIBAAKCAQEA', 'b3BlbnNzaC1rZXktdjEA', 'Ab3=='];
    const text = ['before', '-----BEGIN RSA PRIVATE KEY-----', ...body, '-----END RSA PRIVATE KEY-----', 'after'].join(
      '\n',
    );
    const safe = redact(text);
    for (const line of body) expect(safe).not.toContain(line);
    expect(safe.split('\n')).toHaveLength(7);
    expect(safe).toContain('after');
  });

  it('takes out a key that is cut off, or written into one line', () => {
    const cut = `-----BEGIN PRIVATE KEY-----\n${'a1B2c3D4'.repeat(8)}\n${'e5F6g7H8'.repeat(8)}`;
    expect(redact(cut)).not.toMatch(/a1B2|e5F6/);
    const line = `key = "-----BEGIN PRIVATE KEY-----\\n${'a1B2c3D4'.repeat(8)}\\n-----END PRIVATE KEY-----"`;
    expect(redact(line)).not.toContain('a1B2c3D4');
  });

  it('leaves code alone that only speaks of keys', () => {
    const code = "if (text.startsWith('-----BEGIN PRIVATE KEY-----')) return parse(text);\nconst next = 1;";
    expect(redact(code)).toBe(code);
  });

  it('takes credentials out of addresses and headers', () => {
    expect(redact('db = postgres://admin:s3cret@db.example.com/app')).toBe(
      `db = postgres://${REDACTED}@db.example.com/app`,
    );
    expect(redact('curl -H "Authorization: Bearer abcdef1234567890"')).not.toContain('abcdef1234567890');
    expect(redact('https://example.com/a@b')).toBe('https://example.com/a@b');
  });

  it.each([
    'const password = "hunter2!";',
    "apiKey: 'k-1234-abcd',",
    '"client_secret" => "abcd1234",',
    "config['db_password'] = 'hunter2'",
    'DB_PASSWORD=correcthorse',
    'export AUTH_TOKEN=abc123def',
    '  api_key: a1b2c3d4e5',
  ])('takes the value out of %j', (line) => {
    expect(redact(line)).toContain(REDACTED);
    expect(redact(line)).not.toMatch(/hunter2|k-1234|abcd1234|correcthorse|abc123def|a1b2c3d4/);
  });

  it.each([
    'password: string;',
    "throw new Error('password is required, please enter one')",
    'const token = await nextToken();',
    'password = process.env.PASSWORD',
    'secret: "${{ secrets.DEPLOY }}"',
    'export function checkPassword(user: User, password: string): boolean {',
    'for (const key of keys) tokens.push(key);',
  ])('leaves %j as it is', (line) => {
    expect(redact(line)).toBe(line);
  });

  it('changes nothing the second time, and never the number of lines', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'password = "',
        '"',
        "'",
        '\n',
        '-----BEGIN PRIVATE KEY-----',
        '-----END PRIVATE KEY-----',
        'token: ',
        '://a:b@',
        'İ',
        'Authorization: Bearer ',
      ),
      fc.constantFrom(...SECRETS.map(([, secret]) => secret)),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const once = redact(text);
        expect(redact(once)).toBe(once);
        expect(once.split('\n').length).toBe(text.split('\n').length);
      }),
      { numRuns: 500 },
    );
  });

  it('finds a secret in any surroundings', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SECRETS), fc.string(), fc.string(), ([, secret], before, after) => {
        expect(redact(`${before}\n ${secret} \n${after}`)).not.toContain(secret);
      }),
    );
  });

  it('takes no longer for a text that begins a token again and again', () => {
    const start = cpuMs();
    redact('eyJ-'.repeat(50_000));
    expect(cpuMs() - start).toBeLessThan(2_000);
  });
});
