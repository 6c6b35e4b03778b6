import type { SubjectArea } from '../../entries/entry';
import { BUILDING, opt } from '../../entries/entry';
import { choices } from '../../entries/choices';
import { entriesIn } from '../../entries/sheet';

/** What saves typing: completion and templates. */
export const DAILY_TYPING: readonly SubjectArea[] = [
  {
    id: 'completion',
    subject: 'the completion',
    recognise: [
      /\b((tab|shell|bash|zsh|fish|command|code|auto)[- ]?complet(e|es|ed|ion|ions|ing)|completion scripts?|type-?ahead|autosuggest\w{0,4}|intelli-?sense|suggest(s|ions?) (while|as) (i|you|they|one|people) types?)\b/i,
    ],
    unless: /\btypes\b[^.]{0,60}\b(?:lost|wrong|any|nested|inferred|missing)\b|\btype inference\b/i,
    kind: 'feature',
    kinds: BUILDING,
    visible: true,
    terms: ['complete', 'completion', 'suggest', 'shell', 'prefix'],
    entries: entriesIn(
      `
# completion.what · What is completed
pick_many 94 · scope, behaviour · content, scope, permissions, goal · code
? What is completed: fixed words, values, names that are only known at run time?
! Fixed words can be generated; live values need a call on every key.
# completion.where · Where it works, and how it is switched on
pick_many 88 · compatibility, interfaces · environments, setup, storage · for command_line, library
? In which shells must it work, and how is it installed?
! Every shell has a format of its own, and PowerShell is different again.
* Bash and zsh | Completion shall work in Bash and zsh.
- Fish | Completion shall work in fish.
- PowerShell | Completion shall work in PowerShell.
* A command prints the script | A subcommand shall print the completion script for a shell.
# completion.look · Suggestions and their order
pick_one 84 · look_feel · look, order, states
? How should suggestions look, and in which order do they come?
! The first one is taken nine times out of ten.
* Names with a description | Each suggestion shall have a name and a short description.
- Names only | Suggestions shall be names only.
- Grey text after the cursor | One suggestion shall appear as grey text after the cursor.
# completion.failure · Slow or failing sources
pick_one 80 · errors, quality · failure, speed, volume, privacy
? How fast must suggestions come, and what if their source is slow or fails?
! Above a tenth of a second people type on, and an error in the prompt is worse than nothing.
* 100 ms, else nothing | If suggestions take over 100 ms or fail, then the system shall leave them out, without an error.
- Fixed words at once | The system shall show fixed suggestions at once and live ones when they arrive.
- A short notice | If the source of suggestions is slow or fails, then the system shall say so in a notice.
`,
      {
        'completion.what': {
          options: ({ project }) => [
            ...(project === 'command_line' || project === 'library' || project === null
              ? choices(`
              * Commands and options | The system shall complete names of commands and options.
              * Values of an option | The system shall complete values of an option where the list is fixed.
              - Files and folders | The system shall complete files and folders, only of the kind that fits.
            `)
              : choices(`
              * Names of existing things | The system shall complete names of existing records.
              - Recent entries | The system shall suggest first what was entered before.
            `)),
            opt('Live values', 'The system shall complete values that are only known at run time.'),
          ],
        },
        'completion.where': { known: /\b(?:bash|zsh|fish|nushell|powershell|elvish)\b/i },
      },
    ),
  },
];
