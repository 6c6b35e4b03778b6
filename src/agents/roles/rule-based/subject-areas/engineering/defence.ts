import type { SubjectArea } from '../../entries/entry';
import { BUILDING } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

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
    entries: entriesIn(`
# hardening.proof · Attack to be stopped
ask_text 98 · security, behaviour · abuse, symptom, trigger · code
? Which attack exactly: what goes in where, and what does the attacker get?
~ The steps to reproduce it with harmless values, or the number of the advisory; which versions are affected. Leave out live secrets.
! A fix against a described attack can be tested; “more secure” cannot.
> A file name with ../ reaches files outside the upload folder
# hardening.means · What happens to dangerous input
show_options 94 · behaviour · means, expected, failure
? What should happen to dangerous input?
! Cleaning at the entrance protects one door; encoding at the exit protects all of them.
* Refused with an error | If input is dangerous, then the system shall refuse it with an error, and store and execute nothing of it. | + Clear | + Nothing strange is stored | - Honest users with odd input are refused
- Made harmless on output | The system shall keep input as it is and encode it wherever it is put out. | + Input stays as it was | + Covers old data | - Every exit must do it
- Cleaned on input | The system shall remove dangerous parts from input before it is stored or used. | + One place | - Changes what people wrote | - Rules age
- Read as data only | The system shall pass input as data through a safe interface, never as part of code, a query, a path or markup. | + The cause is gone | - Callers may have to change
# hardening.class · Similar places
pick_one 88 · scope · scope, affected · code
? Only this place, or every place of the same class?
! A published fix shows everybody where to look for the next one.
* All of the same pattern | The change shall fix every place with the same pattern.
- Only this one | The change shall fix only the place described.
- This one, others listed | The change shall fix only the place described, and list others with the same pattern.
# hardening.breaks · Honest use that may be hit
pick_one 80 · compatibility · public_api, existing_use, existing_data
? Which honest, existing use may break, and is there a way out?
~ Real input that looks odd, options that callers rely on, defaults that become stricter.
! Protection that breaks daily work gets switched off.
* None may break | Real, honest input shall give the same results as before the fix.
- Rare cases, with an option | The system shall refuse rare honest input unless an option allows it.
- Whatever is necessary | The release notes shall list each honest use that the fix breaks.
# hardening.disclosure · Versions fixed and disclosure
pick_one 76 · rollout · rollout, urgency, guide · for library, command_line, app · facts version
? Which versions get the fix, and how is it made public?
! From the public commit on, attackers read along.
* All supported versions | The fix shall be released for all supported versions, together with an advisory.
- The newest version | The fix shall be released for the newest version only, with an advisory.
- In the open | The fix shall be made in the open and come with the next normal release.
`),
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
    entries: entriesIn(`
# error-handling.form · How failures reach the caller
pick_one 92 · interfaces, errors · failure, shape · for library, screens · facts language
? How should a failure reach the caller, and what may existing callers still catch?
! It is part of every signature and has to be the same everywhere.
* Exceptions of a few classes | If a call fails, then it shall throw an exception of one of a few documented classes.
- Codes on one class | If a call fails, then it shall give an error of one class with a stable code.
- A result | Functions that can fail shall return a result that holds either the value or the error.
- As today | New failures shall follow the existing error classes, codes and messages, which stay.
# error-handling.kinds · Kinds of failure and their treatment
ask_text 88 · behaviour, errors · content, expected, volume · code
? Which kinds of failure are there, and what happens on each?
~ Wrong input, time-outs, missing files, bugs: the class, the message, and which are retried, ignored or passed on.
~command_line Wrong input, missing files, time-outs, bugs: the message, the exit code, and which are retried or ignored.
~service Wrong input, time-outs, the fault of others, bugs: the status, the body, and which are retried or logged.
! Only failures that are treated differently need different types.
> Bad input → caller.  Time-out → retry.  Bug → log and stop
# error-handling.cause · What an error carries
pick_many 78 · data · format, privacy
? What does an error carry along?
! Whoever reads it at night has only this.
* A stable code | Every error shall carry a code that stays the same across versions.
* The original error | Every error shall keep the error that caused it, with its stack trace.
- The place | Every error shall name the file, field or position that it is about.
- Whether a retry makes sense | Every error shall say in a field of its own whether a retry makes sense.
- No secrets | No error shall contain secrets or personal data.
`),
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
    entries: entriesIn(`
# library-log.owner · Who owns the output
pick_one 90 · interfaces · shape, interface, dependency · for library
? How does a program get at the library’s messages?
! A library that writes to the console by itself cannot be silenced by its users.
* A logger is passed in | The library shall write to a logger that the caller passes in, and without one nothing.
- Events | The library shall emit an event for each message, and leave to callers what to do with it.
- An environment variable | Where an environment variable names a part, the library shall write the messages of that part to stderr.
# library-log.switch · Switch and place of the output
ask_text 90 · interfaces · shape, interface, place · for command_line, service, screens
? How is the level set, for which parts, and where do the messages go?
?command_line Which options make it quieter or louder, and what goes to stdout or stderr?
~ An environment variable or a setting and its values, the default, standard output or a file, whether it can change while running.
~command_line Names of the options (\`--quiet\`, \`-v\`, \`-vv\`), an environment variable, what is printed without any, whether a log file is written.
! Names of options and variables get into scripts and stay.
> LOG_LEVEL=debug for the http module; stdout; default: info
>command_line --quiet: errors only; -v: each file; all of it to stderr
# library-log.levels · What is logged at which level
ask_text 86 · behaviour · content, monitoring, failure, volume · code
? Which messages appear at which level, and which of today’s should go?
~ Error, warning, info, debug: an example of each; messages that were missing in the last hunt for a fault.
! Levels are useful only when everybody means the same by them.
> warn: retries, deprecated use.  debug: each request with duration
# library-log.form · Form of a message
pick_many 80 · look_feel, security · look, wording, privacy
? What does a message look like, and what must never be in it?
! Lines are read by people during an incident and by machines the rest of the time.
* Message plus fields | A log entry shall be a fixed message plus named fields.
* Nothing secret | The library shall mask secrets and personal data in every log entry.
- JSON for machines | The library shall write log entries as text at a terminal and as one JSON object per line elsewhere.
- Free when off | The library shall build no text for a message whose level is switched off.
`),
  },
];
