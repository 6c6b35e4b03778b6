import type { SubjectArea } from '../../entries/entry';
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
];
