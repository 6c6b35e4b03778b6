import type { SubjectArea } from '../../entries/entry';
import { best, BUILDING, opt } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

/** Names that others know, and that change. */
export const CRAFT_NAMES: readonly SubjectArea[] = [
  {
    id: 'rename',
    subject: 'the new name',
    recognise: [/\b(renam(e|ing|ed)|(give|gets?) (\w+ ){1,4}(an?other|new|better) names?)\b/i],
    // What people rename themselves is a feature.
    unless:
      /\b(?:internal|private|local|inner) \w|\brenam(?:e|ing|ed) (?:(?:the|a|an|my|our|their|his|her|your|all|many|several) ){0,2}(?:files?|photos?|pictures?|images?|folders?|documents?|tabs?|boards?|lists?|channels?|playlists?|projects?|items?|tracks?|songs?|keys|letters?|scans?|mails?|columns in)\b|\brenames (?:my|all|the|files)\b|\b(?:let|allow|able to|can(?:not|['’]t)?|want to|possible to)\b[^.]{0,40}\brenam/i,
    kind: 'api',
    kinds: [...BUILDING, 'refactor', 'migration'],
    visible: false,
    terms: ['rename', 'alias', 'deprecated'],
    entries: entriesIn(
      `
# rename.names · Old and new names
ask_text 95 · scope, interfaces · naming, scope, content · code
? What is renamed, from which name to which?
~ One line for each, as it is written today and afterwards; what sounds alike and stays.
! A name is exact or it is wrong.
> getUser → findUser; GET /users stays
# rename.old · What becomes of the old name
pick_one 94 · compatibility, interfaces · public_api, existing_use, shape, volume · code
? What becomes of the old name?
?service What does a client get that still uses the old name?
?command_line What happens when somebody still types the old name?
?library What happens to code that still uses the old name?
! Whoever uses it today finds out either from us or from a failure.
# rename.along · What else carries the name
pick_many 90 · scope, data · affected, existing_data, shape, volume · code
? What else carries the old name and changes with it?
~ What is not ticked keeps its name.
! Half a rename leaves two words for one thing.
* The code behind it | Functions, types and files that carry the old name shall be renamed.
* Documents and examples | Documents and examples shall use the new name only.
- Tests | Tests shall use the new name, in their own names too.
- Stored data | Keys, columns and values in stored data shall change to the new name.
- Messages and logs | Messages, logs and metrics shall use the new name.
# rename.until · End of the old name
pick_one 84 · rollout · rollout, phases, told · facts version
? How long does the old name last, and how do people learn of the new one?
! An end that nobody was told of comes as a fault.
* Until the next major version | The next major version shall remove the old name, which the change log announces.
- Until nobody uses it | The system shall count uses of the old name, which goes when there are none.
- For good | The old name shall stay for good, while documents name the new one only.
- It ends with this change | The change shall end the old name, which the change log says.
# rename.proof · Proof that nothing was missed
pick_many 80 · acceptance · acceptance · facts test_runner
? What proves that nothing was missed?
! A forgotten place fails for somebody else.
* The existing tests | The existing tests pass with nothing changed but the name.
* A search | A search for the old name finds only what is meant to keep it.
- A test of both names | A test uses the old and the new name and expects the same.
`,
      {
        'rename.names': { known: /\brenam\w{1,3} \S.{0,80} (?:to|into|as) \S/i },
        'rename.old': {
          options: ({ project }) => [
            best('It works, with a warning', 'The old name shall keep working and be marked as deprecated.'),
            opt('It works as before', 'The old name shall keep working in the same way, without a warning.'),
            ...(project === 'service' || project === 'web_app'
              ? [opt('A redirect', 'The old address shall redirect permanently to the new one.')]
              : []),
            opt('It is gone', 'The change shall remove the old name, with all its uses here.'),
          ],
          known: /\b(?:keep\w{0,3}|leav\w{1,3}) (?:the )?old\b|\balias\w{0,2}\b|\bredirect\w{0,3}\b/i,
        },
        'rename.until': { known: /\b(?:until|till|for \d{1,3} (?:days?|weeks?|months?)|next major)\b/i },
      },
    ),
  },
];
