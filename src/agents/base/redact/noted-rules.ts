import { WORD, type Rule } from './setting-rules';
import { isPlaceholder, isProse } from './values';
import { isPassphrase, isSecretText } from './verdicts';

/** Words that say what somebody may do, rather than how he proves who he is. */
const ROLE =
  /^(?:user|guest|editor|author|viewer|reader|writer|member|owner|moderator|manager|staff|admin\w*|superuser|operator|developer)s?$/i;

const isPhrase = (value: string): boolean => isPassphrase('password', value) && !isProse(value);
const isPassword = (value: string): boolean => isSecretText('password', value) && !ROLE.test(value);
const isGiven = (value: string): boolean => value.length >= 4 && !isPlaceholder(value) && !value.startsWith('$');

/** What people note in sentences, and what is given as one of two or to a command that reads it. */
export const NOTED_RULES: readonly Rule[] = [
  // "The PIN is 4711", as far as a name and a sign do not tell it
  ...['pin ', 'otp ', 'passcode '].map((hint) => ({
    hint,
    pattern: new RegExp(
      `(?<![A-Za-z])${hint.trim()}[ ](?:[a-z]{1,12}[ ]){0,3}?(?:is|ist|was|lautet)[ ]?:?[ ]{1,2}["'\`]?(\\d{4,10})(?![\\w-]|[.,]\\d)`,
      'gi',
    ),
  })),
  // Small words at the end of a line of words
  ...['password', 'passphrase', 'passwort', 'kennwort'].map((hint) => ({
    hint,
    pattern: new RegExp(
      `^[^(){};<>|\\r\\n]{0,200}[ ,/]${hint}(?:[ ]is[ ]?:|[ ]ist[ ]?:|[ ]?[=:])[ ]["'\`]?([a-z]{3,12}(?:[ ][a-z]{3,12}){2,7})["'\`]?[.!]?[ \\t]*\\r?$`,
      'gi',
    ),
    fits: isPhrase,
  })),
  // "Password for the printer: word"
  ...['password', 'passwort', 'kennwort'].map((hint) => ({
    hint,
    pattern: new RegExp(
      `^[ \\t>*#-]{0,20}(?:the |das )?${hint}[ ](?:for|of|für|zu)[ ][\\w .@/-]{1,60}:[ ]["'\`]?([^\\s"'\`]{4,100})["'\`]?[ \\t]*\\r?$`,
      'gi',
    ),
    fits: isPassword,
  })),
  // What a shell gives as a file
  ...['<(echo', '<(printf'].map((hint) => ({
    hint,
    pattern: new RegExp(
      `(?:key|pass\\w{0,10}|pw|pwd|token|secret|stdin)(?:-file)?[ =]<\\((?:echo|printf)[ \\t]+(?:-n[ \\t]+|["']%s["'][ \\t]+)?${WORD}`,
      'gi',
    ),
    fits: isGiven,
  })),
  {
    hint: '<<<',
    pattern: new RegExp(
      `(?:\\bread[ \\t][^\\r\\n|;<]{0,80}?(?:pass|pw|pwd|secret|token|pin)\\w{0,12}|\\b\\w{0,8}passwd\\b[^\\r\\n|;<]{0,80}|-stdin\\b[^\\r\\n|;<]{0,80})[ \\t]{1,4}<<<[ \\t]{0,4}${WORD}`,
      'gi',
    ),
    fits: isGiven,
  },
  // `auth: ['admin', 'word']`
  ...['auth:', 'auth":', "auth'", 'auth=', 'auth =', 'basic_auth'].map((hint) => ({
    hint,
    pattern: new RegExp(
      `(?<![A-Za-z])\\w{0,20}${hint}["']?[ \\t]{0,2}(?:=>|[=:])?[ \\t]{0,2}\\[[ \\t]{0,4}["'][^"'\\s]{2,80}["'],[ \\t]{0,4}["']([^"'\\r\\n]{4,120})["'][ \\t]{0,4}\\]`,
      'gi',
    ),
    fits: isPassword,
  })),
];
