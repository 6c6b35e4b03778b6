import type { SubjectArea } from '../../entries/entry';
import { best, BUILDING, byProject, design, opt } from '../../entries/entry';

/** How a program protects itself and reports trouble. */
export const CRAFT_DEFENCE: readonly SubjectArea[] = [
  {
    id: 'hardening',
    subject: 'the protection',
    recognise: [
      /\b(vulnerab\w+|xss|cross-site|csrf|(sql|command|code|header|html|script|template) injection|cve(-\d+)*|hardening|harden|saniti[sz]\w+|prototype pollution|path traversal|ssrf|redos|exploit\w*|pen(etration)?[- ]?tests?|content security policy|csp|security (headers?|audit|report|issue|hole|review|fix))\b/i,
    ],
    kind: 'security',
    kinds: ['security', 'bug', 'feature'],
    visible: false,
    terms: ['sanitize', 'escape', 'validate', 'security', 'headers', 'input'],
    entries: [
      {
        key: 'hardening.proof',
        names: 'Attack to be stopped',
        dims: ['security', 'behaviour'],
        settles: ['abuse', 'symptom', 'trigger'],
        worth: 98,
        type: 'ask_text',
        code: true,
        ask: 'Which attack exactly: what goes in where, and what does the attacker get?',
        context:
          'The steps to reproduce it with harmless values, or the number of the advisory; which versions are affected. Leave out live secrets.',
        why: 'A fix against a described attack can be tested; “more secure” cannot.',
        placeholder: 'A file name with ../ reaches files outside the upload folder',
      },
      {
        key: 'hardening.means',
        names: 'What happens to dangerous input',
        dims: ['behaviour'],
        settles: ['means', 'expected', 'failure'],
        worth: 94,
        type: 'show_options',
        ask: 'What should happen to dangerous input?',
        why: 'Cleaning at the entrance protects one door; encoding at the exit protects all of them.',
        options: [
          design(
            'Refused with an error',
            'Dangerous input is refused with an error, and nothing of it is stored or executed.',
            ['Clear', 'Nothing strange is stored'],
            ['Honest users with odd input are refused'],
            true,
          ),
          design(
            'Made harmless on output',
            'Input is kept as it is and encoded wherever it is put out.',
            ['Input stays as it was', 'Covers old data'],
            ['Every exit must do it'],
          ),
          design(
            'Cleaned on input',
            'Dangerous parts are removed from input before it is stored or used.',
            ['One place'],
            ['Changes what people wrote', 'Rules age'],
          ),
          design(
            'Read as data only',
            'Input is passed as data through a safe interface and never becomes part of code, a query, a path or markup.',
            ['The cause is gone'],
            ['Callers may have to change'],
          ),
        ],
      },
      {
        key: 'hardening.class',
        names: 'Similar places',
        dims: ['scope'],
        settles: ['scope', 'affected'],
        worth: 88,
        type: 'pick_one',
        code: true,
        ask: 'Only this place, or every place of the same class?',
        why: 'A published fix shows everybody where to look for the next one.',
        options: [
          best(
            'All places with the same pattern',
            'Every place with the same pattern is found and fixed in this change.',
          ),
          opt('Only this one', 'Only the place described is fixed in this change.'),
          opt(
            'This one, the others listed',
            'Only the place described is fixed, and other places with the same pattern are listed with their severity.',
          ),
        ],
      },
      {
        key: 'hardening.breaks',
        names: 'Honest use that may be hit',
        dims: ['compatibility'],
        settles: ['public_api', 'existing_use', 'existing_data'],
        worth: 80,
        type: 'pick_one',
        ask: 'Which honest, existing use may break, and is there a way out?',
        context: 'Real input that looks odd, options that callers rely on, defaults that become stricter.',
        why: 'Protection that breaks daily work gets switched off.',
        options: [
          best('None may break', 'Tests with real, honest input give the same results as before the fix.'),
          opt(
            'Rare cases, with an option',
            'Rare honest input is refused by default and can be allowed by an explicit option.',
          ),
          opt(
            'Whatever is necessary',
            'Honest use may break where the attack cannot be stopped otherwise, and the release notes list each case.',
          ),
        ],
      },
      {
        key: 'hardening.disclosure',
        names: 'Versions fixed and disclosure',
        dims: ['rollout'],
        settles: ['rollout', 'urgency', 'guide'],
        worth: 76,
        for: ['library', 'command_line', 'app'],
        type: 'pick_one',
        facts: ['version'],
        ask: 'Which versions get the fix, and how is it made public?',
        why: 'From the public commit on, attackers read along.',
        options: [
          best(
            'All supported versions, with an advisory',
            'The fix is prepared in private and released for all supported versions together with an advisory.',
          ),
          opt(
            'The newest version, with an advisory',
            'The fix is released for the newest version only, together with an advisory.',
          ),
          opt('In the open', 'The fix is made in the open and comes with the next normal release.'),
        ],
      },
    ],
  },
  {
    id: 'error-handling',
    subject: 'the error handling',
    recognise: [
      /\b((error|exception) handling|error (types?|codes?|classes|hierarchy|strategy)|swallow(s|ed|ing)? (the )?(errors?|exceptions?)|(errors?|exceptions?) (are|get|is) (silently )?(swallowed|lost|ignored|inconsistent|hidden)|result types?|typed errors?|problem details)\b/i,
    ],
    kind: 'refactor',
    kinds: [...BUILDING, 'refactor', 'bug'],
    visible: false,
    terms: ['catch', 'throw', 'error', 'reject', 'result'],
    entries: [
      {
        key: 'error-handling.form',
        names: 'How failures reach the caller',
        dims: ['interfaces', 'errors'],
        settles: ['failure', 'shape'],
        worth: 92,
        type: 'show_options',
        facts: ['language'],
        ask: byProject({
          command_line: 'How does a failure reach whoever runs the command?',
          service: 'How does a failure reach the client?',
          other: 'How should a failure reach the caller?',
        }),
        why: 'It is part of every signature and has to be the same everywhere.',
        options: ({ project }) =>
          project === 'command_line'
            ? [
                design(
                  'A message and an exit code per kind',
                  'Each kind of failure has an exit code of its own and one message on stderr.',
                  ['Scripts can react'],
                  ['Codes have to be documented'],
                  true,
                ),
                design(
                  'A message and exit code 1',
                  'Every failure ends with exit code 1 and one message on stderr.',
                  ['Simple'],
                  ['Scripts cannot tell failures apart'],
                ),
              ]
            : project === 'service'
              ? [
                  design(
                    'Problem details',
                    'Every failed request gets a fitting status and a body in the problem-details format (RFC 9457).',
                    ['A standard', 'Machine-readable'],
                    ['Existing clients may have to change'],
                    true,
                  ),
                  design(
                    'An error body of our own',
                    'Every failed request gets a fitting status and a body with a stable code and a message.',
                    ['Short'],
                    ['Each client learns it anew'],
                  ),
                ]
              : [
                  design(
                    'Exceptions of a few classes',
                    'Failures are thrown as exceptions of a few documented classes.',
                    ['Usual', 'Cannot be overlooked'],
                    ['Not visible in the signature'],
                    true,
                  ),
                  design(
                    'A result that is value or error',
                    'Functions that can fail return a result that holds either the value or the error.',
                    ['Visible in the type'],
                    ['Every caller has to unpack it'],
                  ),
                  design(
                    'Codes on one error class',
                    'All failures are of one error class and carry a stable code.',
                    ['Stable across versions', 'Easy to translate'],
                    ['Less help from types'],
                  ),
                ],
      },
      {
        key: 'error-handling.kinds',
        names: 'Kinds of failure and their treatment',
        dims: ['behaviour', 'errors'],
        settles: ['content', 'expected'],
        worth: 88,
        type: 'ask_text',
        code: true,
        ask: 'Which kinds of failure are there, and what happens on each?',
        context:
          'Wrong input, time-outs, missing files, the fault of others, bugs; which are retried, ignored or passed on, which end the process.',
        why: 'Only failures that are treated differently need different types.',
        placeholder: 'Bad input → caller.  Time-out → retry.  Bug → log and stop',
      },
      {
        key: 'error-handling.existing',
        names: 'What existing callers catch',
        dims: ['compatibility'],
        settles: ['public_api', 'existing_use'],
        worth: 82,
        type: 'pick_one',
        ask: 'What may existing callers still rely on: classes, codes, messages?',
        why: 'Code that catches errors is rarely tested and breaks unseen.',
        options: [
          best('Classes and codes', 'Existing error classes and codes stay; the wording of messages may change.'),
          opt('Messages too', 'Existing error classes, codes and messages stay exactly as they are.'),
          opt('Nothing', 'Error classes, codes and messages may all change, in a new major version.'),
        ],
      },
      {
        key: 'error-handling.cause',
        names: 'What an error carries',
        dims: ['data'],
        settles: ['format', 'privacy'],
        worth: 78,
        type: 'pick_many',
        ask: 'What does an error carry along?',
        why: 'Whoever reads it at night has only this.',
        options: [
          best('A stable code', 'Every error carries a code that stays the same across versions.'),
          best('The original error', 'Every error keeps the error that caused it, with its stack trace.'),
          opt('The place', 'Every error names the file, field or position that it is about.'),
          opt('Whether a retry makes sense', 'Every error says in a field of its own whether a retry makes sense.'),
          opt('No secrets', 'Errors never contain secrets or personal data.'),
        ],
      },
    ],
  },
  {
    id: 'library-log',
    subject: 'the log output',
    recognise: [
      /\b(debug(ging)? (output|mode|logs?)|verbose (mode|logging|output)|log levels?|(custom|own|pluggable|injectable) loggers?|logger (interface|option)|(quiet|silence|suppress) (the )?(logs?|warnings?|output)|(noisy|chatty|verbose) (logs?|logging|output)|(logs?|logger|logging|output) (is|are) (far |much |way )?too (noisy|chatty|verbose)|console\.log)\b/i,
    ],
    unless: /\baudit\b/i,
    kind: 'feature',
    kinds: ['feature', 'api', 'refactor', 'tooling'],
    visible: false,
    terms: ['log', 'logger', 'debug', 'console', 'level'],
    entries: [
      {
        key: 'library-log.owner',
        names: 'Who owns the output',
        dims: ['interfaces'],
        settles: ['shape', 'interface', 'dependency'],
        worth: 90,
        for: ['library'],
        type: 'show_options',
        ask: 'How does a program get at the library’s messages?',
        why: 'A library that writes to the console by itself cannot be silenced by its users.',
        options: [
          design(
            'A logger is passed in',
            'Callers pass in a logger; without one, the library writes nothing.',
            ['No dependency', 'Fits every logging library'],
            ['One more option'],
            true,
          ),
          design(
            'Events',
            'The library emits an event for each message, and callers decide what to do with it.',
            ['Structured', 'Callers format'],
            ['More to document'],
          ),
          design(
            'An environment variable',
            'Messages go to stderr when an environment variable names the part concerned.',
            ['Nothing to code'],
            ['Not per instance'],
          ),
        ],
      },
      {
        key: 'library-log.switch',
        names: 'Switch and place of the output',
        dims: ['interfaces'],
        settles: ['shape', 'interface', 'place'],
        worth: 90,
        for: ['command_line', 'service', 'web_app', 'app'],
        type: 'ask_text',
        ask: byProject({
          command_line: 'Which options make it quieter or louder, and what goes to stdout or stderr?',
          other: 'How is the level set, for which parts, and where do the messages go?',
        }),
        context: byProject({
          command_line:
            'Names of the options (`--quiet`, `-v`, `-vv`), an environment variable, what is printed without any, whether a log file is written.',
          other:
            'An environment variable or a setting and its values, the default, standard output or a file, whether it can change while running.',
        }),
        why: 'Names of options and variables get into scripts and stay.',
        placeholder: byProject({
          command_line: '--quiet: errors only; -v: each file; all of it to stderr',
          other: 'LOG_LEVEL=debug for the http module; stdout; default: info',
        }),
      },
      {
        key: 'library-log.levels',
        names: 'What is logged at which level',
        dims: ['behaviour'],
        settles: ['content', 'monitoring'],
        worth: 86,
        type: 'ask_text',
        code: true,
        ask: 'Which messages appear at which level, and which of today’s should go?',
        context:
          'Error, warning, info, debug: an example of each; messages that were missing in the last hunt for a fault.',
        why: 'Levels are useful only when everybody means the same by them.',
        placeholder: 'warn: retries, deprecated use.  debug: each request with duration',
      },
      {
        key: 'library-log.form',
        names: 'Form of a message',
        dims: ['look_feel', 'security'],
        settles: ['look', 'wording', 'privacy'],
        worth: 80,
        type: 'pick_many',
        ask: 'What does a message look like, and what must never be in it?',
        why: 'Lines are read by people during an incident and by machines the rest of the time.',
        options: [
          best(
            'Message plus fields',
            'A log entry is a fixed message plus named fields; values are not built into the sentence.',
          ),
          best('Nothing secret', 'Secrets and personal data are masked in every log entry.'),
          opt(
            'JSON for machines',
            'Log entries are coloured text at a terminal and one JSON object per line elsewhere.',
          ),
          opt('Free when off', 'No text is built for a message whose level is switched off.'),
        ],
      },
    ],
  },
];
