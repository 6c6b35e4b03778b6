/** A word of a command line, in quotes or without. */
export const WORD = `(?:'([^'\\r\\n]{1,200})'|"([^"\\r\\n]{1,200})"|([^\\s"'\`|;&<>()]{1,200}))`;

/** How something secret is written in commands, queries and calls. */
export interface Rule {
  /** A word that is in every text that the pattern fits, in lower case. */
  hint: string;
  /** The secret is the first group that holds something. */
  pattern: RegExp;
  /** Whether it is one; by default whatever is no placeholder. */
  fits?: (value: string) => boolean;
}

/** Settings of servers, switches and routers: words, and the value at their end. */
export const SETTING_RULES: readonly Rule[] = [
  // Settings of servers, whose whole line is a word and the value
  ...[
    'requirepass',
    'masterauth',
    'sentinel auth-pass',
    'bindpw',
    'rootbindpw',
    'rocommunity',
    'rwcommunity',
    'insecure-password',
    'enable secret',
    'enable password',
    'smtp_password',
  ].map((hint) => ({
    hint,
    pattern: new RegExp(
      `^[ \\t]*(?:\\S+[ \\t]+){0,3}${hint}[ \\t]{1,8}(?:\\d[ \\t])?(?:"([^"\\r\\n<>=]{4,200})"|["']?([^\\s"'<>=]{4,200})["']?)(?=[ \\t]*(?:$|\\d))`,
      'gi',
    ),
  })),
  // Switches, routers and what connects to them
  {
    hint: 'username ',
    pattern:
      /^[ \t]*username[ \t]+\S{1,60}[ \t](?:[^\r\n]{0,80}?[ \t])?(?:password|secret)[ \t]+(?:\d{1,2}[ \t]+)?(\S{4,200})[ \t]*\r?$/gi,
  },
  { hint: 'snmp-server community', pattern: /snmp-server community[ \t]+(?:\d[ \t]+)?([^\s<]{4,100})/gi },
  { hint: 'isakmp key', pattern: /\bisakmp key[ \t]+(?:\d[ \t]+)?([^\s<]{4,100})[ \t]+(?:address|hostname)\b/gi },
  {
    hint: 's-server ',
    pattern:
      /\b(?:tacacs|radius)-server[ \t](?:host[ \t]+\S{1,80}[ \t](?:[^\r\n]{0,80}?[ \t])?)?key[ \t]+(?:\d[ \t]+)?([^\s<]{4,100})[ \t]*\r?$/gi,
  },
  {
    hint: 'pre-shared-key ',
    pattern:
      /pre-shared-key[ \t]+(?:(?:local|remote|ascii-text|hexadecimal|address[ \t]+\S{1,60}(?:[ \t]+key)?)[ \t]+)["']?([^\s"'<;]{4,200})/gi,
  },
  { hint: ' enc ', pattern: /^[ \t]*set[ \t]+\S{3,40}[ \t]+ENC[ \t]+["']?([A-Za-z0-9+/=]{8,300})/g },
  {
    hint: 'snmp-server user',
    pattern: /snmp-server user[^\r\n]{1,80}?[ \t]auth[ \t]+(?:md5|sha\S{0,5})[ \t]+([^\s<]{4,100})/gi,
  },
  {
    hint: 'snmp-server user',
    pattern: /snmp-server user[^\r\n]{1,160}?[ \t]priv[ \t]+(?:3?des|aes)(?:[ \t]+\d{2,3})?[ \t]+([^\s<]{4,100})/gi,
  },
  ...['nmcli', 'mysqladmin', 'mariadb-admin'].map((program) => ({
    hint: `${program} `,
    pattern: new RegExp(`\\b${program}[ \\t][^\\r\\n]{1,120}?[ \\t]password[ \\t]+${WORD}`, 'g'),
  })),
  {
    hint: 'base64',
    pattern:
      /(?:passw|passphrase|secret|token|pwd|key)\w{0,20}["']?=["']?(?:\$\(|`)(?:echo|printf)[ \t]+(?:-n[ \t]+)?["']?([A-Za-z0-9+/]{8,2000}={0,2})["']?[ \t]*\|[ \t]*base64[ \t]+(?:-d|-D|--decode)/gi,
  },
  { hint: 'user ', pattern: /^[ \t]*(?:acl setuser|user)[ \t]+\S{1,80}[ \t](?:\S{1,80}[ \t]){0,8}?>(\S{4,200})/gi },
];
