import type { BankContext, SubjectArea } from '../../entries/entry';
import { best, BUILDING, FOR_CODE, opt } from '../../entries/entry';

/** Words that only a command line is spoken of with. */
const TYPED = /\b(?:cli|command[- ]line|sub-?commands?|terminal|shell)\b|(?:^|\s)`?--[a-z]/i;

/** Whether “an option” is something to type: in a library or an application it usually is not. */
function isTyped({ project, request }: BankContext): boolean {
  return project === null || project === 'command_line' || TYPED.test(request);
}

/** Words for what can be left out, repeated and contradicted. */
const OPTIONS = /\b(?:options?|flags?|arguments?|parameters?|switch(?:es)?|cli|command[- ]line|tool)\b|(?:^|\s)--?\w/i;

/** What people type, and what the terminal shows them. */
export const INTERFACE_CLI: readonly SubjectArea[] = [
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
    entries: [
      {
        key: 'cli-output.width',
        names: 'The output, to the character',
        dims: ['look_feel', 'behaviour'],
        settles: ['narrow', 'format', 'states'],
        worth: 94,
        type: 'ask_code',
        ask: 'How should the output look, to the character?',
        context:
          'Order and headings, alignment of the columns, wrapping at the terminal width, what a narrow one shows.',
        why: 'Alignment and wrapping make most of the difference, and depend on the width.',
        placeholder:
          'Options:\n  -o, --output <file>  Write the result to a file.\n                       Overwrites an existing file.\n  -v, --verbose        More output\n',
      },
      {
        key: 'cli-output.look',
        names: 'Colours and emphasis',
        dims: ['look_feel'],
        settles: ['look', 'wording'],
        worth: 88,
        type: 'pick_one',
        ask: 'What is emphasised, and how: colours, bold, dimmed, icons?',
        why: 'Terminals differ in background, fonts and colours.',
        options: [
          best('Bold and dimmed, no colour', 'The output uses bold and dimmed text, but no colours.'),
          opt('A few colours with a meaning', 'In the output only status (green, yellow, red) and names are coloured.'),
          opt('Plain text', 'The output contains no escape codes; spacing and order structure it.'),
          opt('Colours, boxes and icons', 'The output uses colours, boxes and icons where the terminal can show them.'),
        ],
      },
      {
        key: 'cli-output.custom',
        names: 'Existing overrides and scripts',
        dims: ['compatibility', 'interfaces'],
        settles: ['public_api', 'existing_use'],
        worth: 84,
        type: 'pick_one',
        ask: 'Do scripts read this output or callers override its formatting today?',
        why: 'Output is an interface as soon as somebody greps it.',
        options: [
          best('Yes, they must not break', 'Custom formatters and scripts that read the output keep working.'),
          opt('It may change in a major version', 'The output may change in the next major version only.'),
          opt('No, only people read it', 'The output is for people only and may change in any version.'),
        ],
      },
      {
        key: 'cli-output.pipe',
        names: 'Output when piped or without colour',
        dims: ['compatibility'],
        settles: ['environments', 'plain'],
        worth: 80,
        type: 'pick_many',
        ask: 'When must the output be plain or machine-readable: pipe, NO_COLOR, CI?',
        why: 'Escape codes in a log or a script are worse than no colours.',
        options: [
          best('When piped or redirected', 'The output contains no escape codes when it is not written to a terminal.'),
          best('With NO_COLOR or a flag', 'NO_COLOR and --no-color switch all colours off.'),
          opt('In CI', 'In CI the output is plain and shows no animation.'),
          opt('JSON on request', 'With --json the output is one JSON document.'),
        ],
      },
      {
        key: 'cli-output.reach',
        names: 'Which outputs change',
        dims: ['scope'],
        settles: ['scope', 'content', 'goal'],
        worth: 76,
        type: 'pick_many',
        code: true,
        ask: 'Which outputs are in scope?',
        why: 'Help, results and errors often come from different places in the code.',
        options: [
          best('Top-level help', 'The top-level help takes the new form.'),
          best('Help of the subcommands', 'The help of every subcommand takes the new form.'),
          opt('Error messages', 'Messages about wrong usage take the new form.'),
          opt('Normal results and tables', 'Normal results and tables take the new form.'),
        ],
      },
    ],
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
    entries: [
      {
        key: 'cli-command.call',
        names: 'The call',
        dims: ['interfaces'],
        settles: ['shape', 'interface', 'naming'],
        worth: 94,
        type: 'ask_code',
        when: isTyped,
        ask: 'How is it typed, and what does it print?',
        context: 'Two or three calls: names, short and long form, arguments and values, each with its output.',
        why: 'Commands are typed from memory; name and order are most of the design.',
        placeholder: '$ tool sync ./data --dry-run\nwould copy 3 files\n',
      },
      {
        key: 'cli-command.default',
        names: 'Default, repetition and contradictions',
        dims: ['behaviour', 'compatibility'],
        settles: ['defaults', 'flow', 'conflict'],
        worth: 86,
        type: 'pick_many',
        when: (context) => isTyped(context) && !context.isNew && OPTIONS.test(context.request),
        ask: 'What holds when it is left out, repeated, or contradicts another option?',
        why: 'Options are tried in every combination sooner or later.',
        options: [
          best('Left out: exactly as today', 'Without the new option the command behaves exactly as before.'),
          best('Contradictions are an error', 'Contradicting options are refused with a message that names both.'),
          opt('Repeated: the last one wins', 'When the option is repeated, the last value wins.'),
          opt('Repeated: all values count', 'The option can be repeated; all values count, in the order given.'),
          opt('Also file, environment', 'The command line wins over the environment, and both over the config file.'),
        ],
      },
      {
        key: 'cli-command.exit',
        names: 'Exit codes and streams',
        dims: ['errors', 'interfaces'],
        settles: ['failure', 'codes'],
        worth: 80,
        type: 'pick_many',
        // An option more of a command has the codes of the command.
        when: (context) => isTyped(context) && (context.isNew || /\bcommands?\b/i.test(context.request)),
        known: /\bexit (?:codes?|status|with)\b/i,
        ask: 'Which exit code and which stream does a script get when it fails or finds nothing?',
        why: 'In a script the exit code is the only message anybody reads.',
        options: [
          best('0 done, 1 failed, 2 wrong usage', 'The exit code is 0 when done, 1 when failed and 2 for wrong usage.'),
          opt('A code for each kind of failure', 'Each kind of failure has a documented exit code of its own.'),
          opt('Finding nothing is a failure', 'The exit code is 1 when nothing is found.'),
          best('Only results on stdout', 'Only results go to standard output; messages go to standard error.'),
        ],
      },
      {
        key: 'cli-command.danger',
        names: 'Safety of changing commands',
        dims: ['security', 'behaviour'],
        settles: ['permissions', 'undo'],
        worth: 72,
        type: 'pick_many',
        when: (context) =>
          isTyped(context) &&
          /\b(?:delet|remov|overwrit|writ|renam|mov|replac|chang|clean|purg|reset)\w*\b/i.test(context.said),
        ask: 'If it changes or deletes something, what protects against a slip?',
        why: 'A command line has no undo button.',
        options: [
          best('A dry run', 'With --dry-run the command shows what it would change and changes nothing.'),
          opt('A question before it starts', 'Without --yes the command asks before it changes anything.'),
          opt('Refuses without --force', 'The command refuses to overwrite existing files without --force.'),
          opt('It only reads', 'The command only reads and changes nothing.'),
        ],
      },
    ],
  },
];
