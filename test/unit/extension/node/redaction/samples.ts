/** Put together here so that no scanner takes the tests for a leak. */
export const joined = (...parts: string[]): string => parts.join('');

const mixed = 'a1B2c3D4e5F6g7H8i9J0';

/** Secrets of real services' shapes, made up. */
export const SECRETS: readonly [string, string][] = [
  ['an AWS key id', joined('AKIA', 'QWERTYUIOPASDFGH')],
  ['a GitHub token', joined('ghp_', mixed.repeat(2).slice(0, 36))],
  ['a fine-grained GitHub token', joined('github_pat_', mixed.repeat(5).slice(0, 82))],
  ['a GitLab token', joined('glpat-', mixed)],
  ['a Slack token', joined('xoxb-', '123456789012-', mixed)],
  ['an OpenAI key', joined('sk-', 'proj-', mixed.repeat(3))],
  ['an Anthropic key', joined('sk-ant-', 'api03-', mixed.repeat(5).slice(0, 93), 'AA')],
  ['a Google key', joined('AIza', mixed.repeat(2).slice(0, 35))],
  ['a Stripe key', joined('sk_', 'live_', mixed)],
  ['an npm token', joined('npm_', mixed.repeat(2).slice(0, 36))],
  ['a Hugging Face token', joined('hf_', 'abcdefGHIJ'.repeat(4).slice(0, 34))],
  ['a SendGrid key', joined('SG.', mixed, '2.', mixed.repeat(2), '123')],
  ['a Shopify token', joined('shpat_', 'a1b2c3d4'.repeat(4))],
  ['a Linear key', joined('lin_api_', mixed.repeat(2))],
  ['a Notion token', joined('ntn_', '12345678901', mixed.repeat(2).slice(0, 35))],
  ['a Databricks token', joined('dapi', 'a1b2c3d4'.repeat(4))],
  ['a Grafana token', joined('glsa_', mixed.repeat(2).slice(0, 32), '_a1b2c3d4')],
  ['a Docker token', joined('dckr_pat_', mixed.repeat(2).slice(0, 27))],
  ['a Vault token', joined('hvs.', 'CAESI', mixed.repeat(5))],
  ['a web token', joined('eyJhbGciOiJIUzI1NiJ9', '.eyJzdWIiOiIxMjM0In0', '.c2lnbmF0dXJlLW9mLXRva2Vu')],
];

const PEM_LINES = Array.from({ length: 6 }, (_, i) => joined('MIIE', `${i}AbCdEfGh+/`.repeat(5)));

/** A private key as a file has it. */
export const PRIVATE_KEY = [
  joined('-----BEGIN RSA ', 'PRIVATE KEY-----'),
  ...PEM_LINES,
  joined('-----END RSA ', 'PRIVATE KEY-----'),
].join('\n');

export const PRIVATE_KEY_LINES: readonly string[] = PEM_LINES;

/** Lines of real projects with a secret in them: the line, and what must be gone. */
export const SECRET_LINES: readonly [string, string][] = [
  ['const password = "hunter2!";', 'hunter2'],
  ["  apiKey: 'k-1234-abcd',", 'k-1234'],
  ['DB_PASSWORD=correcthorse', 'correcthorse'],
  ['export AUTH_TOKEN=abc123def', 'abc123def'],
  ['  api_key: a1b2c3d4e5', 'a1b2c3d4e5'],
  ['"client_secret" => "abcd1234",', 'abcd1234'],
  ['spring.datasource.password=s3cr3t-pw', 's3cr3t-pw'],
  ['    <add key="x" connectionString="Server=db;User Id=sa;Password=Pa55word!;" />', 'Pa55word'],
  ['url = "postgres://admin:s3cretpw@db.internal:5432/app"', 's3cretpw'],
  ['mongodb+srv://root:s3cretpw@cluster0.example.net/app', 's3cretpw'],
  ['git clone https://bot:abcdef123456@git.example.com/a/b.git', 'abcdef123456'],
  ['//registry.npmjs.org/:_authToken=abcdef-123456-fedcba', 'abcdef-123456'],
  ['curl -H "Authorization: Bearer abcdef1234567890" https://example.com', 'abcdef1234567890'],
  [joined('aws_secret_access_key = ', 'wJalrXUtnFEMIK7MDENGbPxRfiCYzzzzzzzzzzzz'), 'wJalrXUtnFEMI'],
  [joined('https://hooks.slack.com/', 'services/T12345678/B12345678/abcdefGHIJklmnop'), 'abcdefGHIJklmnop'],
  ['For staging the password is sw0rdfish-42, ask Ann.', 'sw0rdfish'],
  ['DefaultEndpointsProtocol=https;AccountKey=' + 'a1B2'.repeat(20) + '==;', 'a1B2a1B2'],
];

/** Lines of real projects that only look like secrets. */
export const HARMLESS_LINES: readonly string[] = [
  'password: string;',
  'token: string',
  'password: z.string().min(8),',
  'readonly apiKey: Secret<string>;',
  'const token = await nextToken();',
  'if (token === undefined) return null;',
  'password = process.env.PASSWORD',
  'secret: "${{ secrets.DEPLOY }}"',
  'const secret = config.get("secret");',
  'export function checkPassword(user: User, password: string): boolean {',
  "throw new Error('password is required, please enter one')",
  'for (const key of keys) tokens.push(key);',
  'def authenticate(self, username, password):',
  'public string Password { get; set; }',
  'private final String apiKey;',
  'let token: Option<String> = None;',
  'token := r.Header.Get("X-Token")',
  '"integrity": "sha512-R/HV8u2h8CAddSbX8cjpdd7B8/GnE4UjgjpuGuHcbp1xV6yh4OeqU4L1pKjlwujCrSFS0MOpwJAIs/NexMB1fQ==",',
  '"resolved": "https://registry.npmjs.org/left-pad/-/left-pad-1.3.0.tgz",',
  'checksum = "9ae1b737ba3ad31ac3d9f6a13b5c4e1c3d0f31d7f2c9f4f3bd0ff0a6a4d0a2b1"',
  'const id = "3f2504e0-4f89-11d3-9a0c-0305e82c3301";',
  'commit 8565756f0c1d2e3a4b5c6d7e8f9a0b1c2d3e4f5a',
  'golang.org/x/crypto v0.31.0 h1:ihbySMvVjLAeSH1IbfcRTkD/iNscyz8rGzjF/E5hV6U=',
  'image: postgres@sha256:4d89c904835f0ab8a2a1e1a0b5d2b4d6a0b8c3c5f7e9d1b3a5c7e9f1b3d5f7a9',
  'https://example.com/path/a@b?x=1#y',
  'ssh://git@github.com/acme/shop.git',
  'postgres://localhost:5432/app',
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk',
  '.token-keyword { color: #1f3a5f; }',
  'tokens: 128000',
  'max_tokens: 4096',
  'tokenize(text).map((token) => token.length)',
  'The password must have at least 8 characters.',
  '| `token` | The API token, see below. |',
  'import { KeyboardEvent } from "react";',
  'keyboard: arrows, enter, escape',
  'primaryKey: ["id"]',
  'private key files are never read',
];
