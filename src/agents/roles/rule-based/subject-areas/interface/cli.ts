import type { AreaContext, SubjectArea } from '../../entries/entry';
import { BUILDING, FOR_CODE } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

/** Words that only a command line is spoken of with. */
const TYPED = /\b(?:cli|command[- ]line|sub-?commands?|terminal|shell)\b|(?:^|\s)`?--[a-z]/i;

/** Whether “an option” is something to type: in a library or an application it usually is not. */
function isTyped({ project, request }: AreaContext): boolean {
  return project === null || project === 'command_line' || TYPED.test(request);
}

/** Words for what can be left out, repeated and contradicted. */
const OPTIONS = /\b(?:options?|flags?|arguments?|parameters?|switch(?:es)?|cli|command[- ]line|tool)\b|(?:^|\s)--?\w/i;

/** What people type, and what the terminal shows them. */
export const INTERFACE_CLI: readonly SubjectArea[] = [
  {
    id: 'json-output',
    subject: 'the output for programs',
    recognise: [
      /\b((?:output|print|results?|list\w*|report)(?:ed|s|ing)? (?:\w+ ){0,3}(?:as|in) (?:nd)?json|(?:json|ndjson) (?:output|format|lines)|machine[- ]readable (?:output|format|results?)|output for (?:scripts|programs|machines))\b|--(?:json|format[= ]json|output[= ]json)\b/i,
    ],
    unless: /\b(?:wrong|broken|invalid|bugs?|crash\w*)\b/i,
    kind: 'feature',
    kinds: BUILDING,
    for: ['command_line'],
    visible: true,
    terms: ['json', 'print', 'output', 'stdout', 'format'],
    entries: entriesIn(`
# json-output.form · The output for programs, to the character
ask_code 95 · interfaces, behaviour · format, shape, content · code
? What is printed for one real run, to the character?
~ Names and types of the fields, numbers and times, what is missing or empty, and the option for it.
! Scripts read the fields by name; another name breaks them.
> $ tool --json …
>
# json-output.when · One document or line by line
pick_one 88 · behaviour · flow, volume
? One document at the end, or one line for each thing as it happens?
! A document is easier to read; lines come while it runs, and survive when it is stopped.
* One document | Where the option is given, the command shall print one JSON document at the end.
- A line for each | Where the option is given, the command shall print one line of JSON for each thing as soon as it is done.
# json-output.errors · Messages and errors
pick_many 87 · errors, interfaces · failure, told
? Where do messages and errors go, and what does the exit code say?
! One readable line in between, and no program can read the output any more.
* To standard error | Where the option is given, the command shall write messages and progress to standard error only.
- As JSON, too | If the command fails, then it shall print the error as JSON with a fixed code.
* A code for each outcome | The command shall exit with 0 where all is done, with 1 where a part failed, and with 2 for wrong usage.
# json-output.stable · What scripts may rely on
pick_one 80 · compatibility · public_api, existing_use
? What may scripts rely on in later versions?
! Whoever reads it notices a change only when something fails at night.
* Fields are only added | Within a major version the output shall only get further fields; none goes or gets another name.
- A version in it | The output shall contain the number of its version.
- Nothing | The output may change with any version.
`),
  },
  {
    id: 'cli-output',
    subject: 'the terminal output',
    recognise: [
      /\b(help (output|text|screen)|(cli|terminal|console|command[- ]line) output|usage (text|output)|output of the (cli|command|tool))\b|--help\b/i,
      /\b(colou?red output|ansi (codes?|colou?rs?)|no_color|tty)\b/i,
    ],
    unless: /\btranslat\w{1,6}|übersetz|locali[sz]/i,
    kind: 'ui',
    kinds: [...BUILDING, 'refactor'],
    for: FOR_CODE,
    visible: true,
    terms: ['help', 'usage', 'format', 'columns', 'color', 'stdout', 'tty'],
    entries: entriesIn(`
# cli-output.width · The output, to the character
ask_code 94 · look_feel, behaviour · narrow, format, states
? How should the output look, to the character?
~ Order and headings, alignment of the columns, wrapping at the terminal width, what a narrow one shows.
! Alignment and wrapping make most of the difference, and depend on the width.
> Options:
>   -o, --output <file>  Write the result to a file.
>                        Overwrites an existing file.
>   -v, --verbose        More output
>
# cli-output.look · Colours and emphasis
pick_one 88 · look_feel · look, wording
? What is emphasised, and how: colours, bold, dimmed, icons?
! Terminals differ in background, fonts and colours.
* Bold and dimmed, no colour | The output shall use bold and dimmed text, but no colours.
- A few colours with a meaning | The output shall colour only status (green, yellow, red) and names.
- Plain text | The output shall be structured by spacing and order, without escape codes.
- Colours, boxes and icons | The output shall use colours, boxes and icons where the terminal can show them.
# cli-output.custom · Existing overrides and scripts
pick_one 84 · compatibility, interfaces · public_api, existing_use
? Do scripts read this output or callers override its formatting today?
! Output is an interface as soon as somebody greps it.
* Yes, they must not break | Custom formatters and scripts that read the output keep working.
- It may change in a major version | The output may change in the next major version only.
- No, only people read it | The output is for people only and may change in any version.
# cli-output.pipe · Output when piped or without colour
pick_many 80 · compatibility · environments, plain
? When must the output be plain or machine-readable: pipe, NO_COLOR, CI?
! Escape codes in a log or a script are worse than no colours.
* When piped or redirected | While the output is not written to a terminal, it shall contain no escape codes.
* With NO_COLOR or a flag | Where NO_COLOR or --no-color is set, the output shall have no colours.
- In CI | Where it runs in CI, the output shall be plain and show no animation.
- JSON on request | Where --json is given, the output shall be one JSON document.
# cli-output.reach · Which outputs change
pick_many 76 · scope · scope, content, goal · code
? Which outputs are in scope?
! Help, results and errors often come from different places in the code.
* Top-level help | The top-level help shall take the new form.
* Help of the subcommands | The help of every subcommand shall take the new form.
- Error messages | Messages about wrong usage shall take the new form.
- Normal results and tables | Normal results and tables shall take the new form.
`),
  },
  {
    id: 'cli-command',
    subject: 'the command',
    recognise: [
      /\b(sub-?commands?|(cli|command[- ]line) (flags?|options?|commands?|arguments?|tool|interface|app)|(an?|new|the) `?(--?[a-z][\w-]{0,40})`? (flag|option|switch)|(add|new|support) (an? )?(flag|command|option) (to|for|that))\b/i,
      /\b(cli|command line)\b|(^|\s)--[a-z][\w-]{1,40}/i,
    ],
    unless: /\bfeature[- ](flags?|toggles?)\b|--help\b/i,
    kind: 'feature',
    kinds: [...BUILDING, 'refactor'],
    // A library's options are those of its callers, an application's are on its screens.
    for: ['command_line', 'service'],
    visible: false,
    terms: ['command', 'argv', 'option', 'flag', 'parse', 'bin', 'stdin'],
    entries: entriesIn(
      `
# cli-command.call · The call
ask_code 94 · interfaces · shape, interface, naming
? How is it typed, and what does it print?
~ Two or three calls: names, short and long form, arguments and values, each with its output.
! Commands are typed from memory; name and order are most of the design.
> $ tool … 
> …
>
# cli-command.default · Default, repetition and contradictions
pick_many 86 · behaviour, compatibility · defaults, flow, conflict
? What holds when it is left out, repeated, or contradicts another option?
! Options are tried in every combination sooner or later.
* Left out: exactly as today | Where the new option is not given, the command shall behave exactly as before.
* Contradictions are an error | If options contradict each other, then the command shall refuse them with a message that names both.
- Repeated: the last one wins | When the option is repeated, the last value shall win.
- Repeated: all values count | When the option is repeated, all values shall count, in the order given.
- Also file, environment | The command line shall win over the environment, and both over the config file.
# cli-command.exit · Exit codes and streams
pick_many 80 · errors, interfaces · failure, codes
? Which exit code and which stream does a script get when it fails or finds nothing?
! In a script the exit code is the only message anybody reads.
* 0 done, 1 failed, 2 wrong usage | The command shall exit with code 0 when done, 1 when failed and 2 for wrong usage.
- A code for each kind of failure | If the command fails, then it shall exit with a documented code for that kind of failure.
- Finding nothing is a failure | If nothing is found, then the command shall exit with code 1.
* Only results on stdout | The command shall write only results to standard output, and messages to standard error.
# cli-command.danger · Safety of changing commands
pick_many 72 · security, behaviour · permissions, undo
? If it changes or deletes something, what protects against a slip?
! A command line has no undo button.
* A dry run | Where --dry-run is given, the command shall show what it would change and change nothing.
- A question before it starts | Where --yes is not given, the command shall ask before it changes anything.
- Refuses without --force | Where --force is not given, the command shall refuse to overwrite existing files.
- It only reads | The command shall only read and change nothing.
`,
      {
        'cli-command.call': { when: isTyped },
        'cli-command.default': {
          when: (context) => isTyped(context) && !context.isNew && OPTIONS.test(context.request),
        },
        'cli-command.exit': {
          known: /\bexit (?:codes?|status|with)\b/i,
          // An option more of a command has the codes of the command.
          when: (context) => isTyped(context) && (context.isNew || /\bcommands?\b/i.test(context.request)),
        },
        'cli-command.danger': {
          known:
            /\b(?:never|not|n['’]t) overwrit\w*|--(?:apply|dry-?run|force|yes)\b|\b(?:preview|dry run|trial run|only shows? what)\b/i,
          when: (context) =>
            isTyped(context) &&
            /\b(?:delet|remov|overwrit|renam|mov(?:e|es|ing)\b|replac|clean|purg|reset)\w*/i.test(context.request),
        },
      },
    ),
  },
];
