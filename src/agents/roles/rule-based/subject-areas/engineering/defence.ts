import type { SubjectArea } from '../../entries/entry';
import { BUILDING, byProject } from '../../entries/entry';
import { choices } from '../../entries/choices';

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
        about: 'hardening.proof',
        subject: 'Attack to be stopped',
        dimensions: ['security', 'behaviour'],
        aspects: ['abuse', 'symptom', 'trigger'],
        priority: 98,
        type: 'ask_text',
        code: true,
        question: 'Which attack exactly: what goes in where, and what does the attacker get?',
        context:
          'The steps to reproduce it with harmless values, or the number of the advisory; which versions are affected. Leave out live secrets.',
        why: 'A fix against a described attack can be tested; “more secure” cannot.',
        placeholder: 'A file name with ../ reaches files outside the upload folder',
      },
      {
        about: 'hardening.means',
        subject: 'What happens to dangerous input',
        dimensions: ['behaviour'],
        aspects: ['means', 'expected', 'failure'],
        priority: 94,
        type: 'show_options',
        question: 'What should happen to dangerous input?',
        why: 'Cleaning at the entrance protects one door; encoding at the exit protects all of them.',
        options: choices(`
          * Refused with an error | If input is dangerous, then the system shall refuse it with an error, and store and execute nothing of it. | + Clear | + Nothing strange is stored | - Honest users with odd input are refused
          - Made harmless on output | The system shall keep input as it is and encode it wherever it is put out. | + Input stays as it was | + Covers old data | - Every exit must do it
          - Cleaned on input | The system shall remove dangerous parts from input before it is stored or used. | + One place | - Changes what people wrote | - Rules age
          - Read as data only | The system shall pass input as data through a safe interface, never as part of code, a query, a path or markup. | + The cause is gone | - Callers may have to change
        `),
      },
      {
        about: 'hardening.class',
        subject: 'Similar places',
        dimensions: ['scope'],
        aspects: ['scope', 'affected'],
        priority: 88,
        type: 'pick_one',
        code: true,
        question: 'Only this place, or every place of the same class?',
        why: 'A published fix shows everybody where to look for the next one.',
        options: choices(`
          * All of the same pattern | The change shall fix every place with the same pattern.
          - Only this one | The change shall fix only the place described.
          - This one, others listed | The change shall fix only the place described, and list others with the same pattern.
        `),
      },
      {
        about: 'hardening.breaks',
        subject: 'Honest use that may be hit',
        dimensions: ['compatibility'],
        aspects: ['public_api', 'existing_use', 'existing_data'],
        priority: 80,
        type: 'pick_one',
        question: 'Which honest, existing use may break, and is there a way out?',
        context: 'Real input that looks odd, options that callers rely on, defaults that become stricter.',
        why: 'Protection that breaks daily work gets switched off.',
        options: choices(`
          * None may break | Real, honest input shall give the same results as before the fix.
          - Rare cases, with an option | The system shall refuse rare honest input unless an option allows it.
          - Whatever is necessary | The release notes shall list each honest use that the fix breaks.
        `),
      },
      {
        about: 'hardening.disclosure',
        subject: 'Versions fixed and disclosure',
        dimensions: ['rollout'],
        aspects: ['rollout', 'urgency', 'guide'],
        priority: 76,
        for: ['library', 'command_line', 'app'],
        type: 'pick_one',
        facts: ['version'],
        question: 'Which versions get the fix, and how is it made public?',
        why: 'From the public commit on, attackers read along.',
        options: choices(`
          * All supported versions | The fix shall be released for all supported versions, together with an advisory.
          - The newest version | The fix shall be released for the newest version only, with an advisory.
          - In the open | The fix shall be made in the open and come with the next normal release.
        `),
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
        about: 'error-handling.form',
        subject: 'How failures reach the caller',
        dimensions: ['interfaces', 'errors'],
        aspects: ['failure', 'shape'],
        priority: 92,
        for: ['library', 'web_app', 'app'],
        type: 'pick_one',
        facts: ['language'],
        question: 'How should a failure reach the caller, and what may existing callers still catch?',
        why: 'It is part of every signature and has to be the same everywhere.',
        options: choices(`
          * Exceptions of a few classes | If a call fails, then it shall throw an exception of one of a few documented classes.
          - Codes on one class | If a call fails, then it shall give an error of one class with a stable code.
          - A result | Functions that can fail shall return a result that holds either the value or the error.
          - As today | New failures shall follow the existing error classes, codes and messages, which stay.
        `),
      },
      {
        about: 'error-handling.kinds',
        subject: 'Kinds of failure and their treatment',
        dimensions: ['behaviour', 'errors'],
        aspects: ['content', 'expected', 'volume'],
        priority: 88,
        type: 'ask_text',
        code: true,
        question: 'Which kinds of failure are there, and what happens on each?',
        context: byProject({
          command_line:
            'Wrong input, missing files, time-outs, bugs: the message, the exit code, and which are retried or ignored.',
          service:
            'Wrong input, time-outs, the fault of others, bugs: the status, the body, and which are retried or logged.',
          other:
            'Wrong input, time-outs, missing files, bugs: the class, the message, and which are retried, ignored or passed on.',
        }),
        why: 'Only failures that are treated differently need different types.',
        placeholder: 'Bad input → caller.  Time-out → retry.  Bug → log and stop',
      },
      {
        about: 'error-handling.cause',
        subject: 'What an error carries',
        dimensions: ['data'],
        aspects: ['format', 'privacy'],
        priority: 78,
        type: 'pick_many',
        question: 'What does an error carry along?',
        why: 'Whoever reads it at night has only this.',
        options: choices(`
          * A stable code | Every error shall carry a code that stays the same across versions.
          * The original error | Every error shall keep the error that caused it, with its stack trace.
          - The place | Every error shall name the file, field or position that it is about.
          - Whether a retry makes sense | Every error shall say in a field of its own whether a retry makes sense.
          - No secrets | No error shall contain secrets or personal data.
        `),
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
    trade: /\b(?:logging|loggers?)\b/i,
    kind: 'feature',
    kinds: ['feature', 'api', 'refactor', 'tooling'],
    visible: false,
    terms: ['log', 'logger', 'debug', 'console', 'level'],
    entries: [
      {
        about: 'library-log.owner',
        subject: 'Who owns the output',
        dimensions: ['interfaces'],
        aspects: ['shape', 'interface', 'dependency'],
        priority: 90,
        for: ['library'],
        type: 'pick_one',
        question: 'How does a program get at the library’s messages?',
        why: 'A library that writes to the console by itself cannot be silenced by its users.',
        options: choices(`
          * A logger is passed in | The library shall write to a logger that the caller passes in, and without one nothing.
          - Events | The library shall emit an event for each message, and leave to callers what to do with it.
          - An environment variable | Where an environment variable names a part, the library shall write the messages of that part to stderr.
        `),
      },
      {
        about: 'library-log.switch',
        subject: 'Switch and place of the output',
        dimensions: ['interfaces'],
        aspects: ['shape', 'interface', 'place'],
        priority: 90,
        for: ['command_line', 'service', 'web_app', 'app'],
        type: 'ask_text',
        question: byProject({
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
        about: 'library-log.levels',
        subject: 'What is logged at which level',
        dimensions: ['behaviour'],
        aspects: ['content', 'monitoring', 'failure', 'volume'],
        priority: 86,
        type: 'ask_text',
        code: true,
        question: 'Which messages appear at which level, and which of today’s should go?',
        context:
          'Error, warning, info, debug: an example of each; messages that were missing in the last hunt for a fault.',
        why: 'Levels are useful only when everybody means the same by them.',
        placeholder: 'warn: retries, deprecated use.  debug: each request with duration',
      },
      {
        about: 'library-log.form',
        subject: 'Form of a message',
        dimensions: ['look_feel', 'security'],
        aspects: ['look', 'wording', 'privacy'],
        priority: 80,
        type: 'pick_many',
        question: 'What does a message look like, and what must never be in it?',
        why: 'Lines are read by people during an incident and by machines the rest of the time.',
        options: choices(`
          * Message plus fields | A log entry shall be a fixed message plus named fields.
          * Nothing secret | The library shall mask secrets and personal data in every log entry.
          - JSON for machines | The library shall write log entries as text at a terminal and as one JSON object per line elsewhere.
          - Free when off | The library shall build no text for a message whose level is switched off.
        `),
      },
    ],
  },
];
