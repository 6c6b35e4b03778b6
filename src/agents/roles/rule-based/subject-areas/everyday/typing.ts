import type { SubjectArea } from '../../entries/entry';
import { best, BUILDING, opt, WITH_SCREENS } from '../../entries/entry';

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
    entries: [
      {
        key: 'completion.what',
        names: 'What is completed',
        dims: ['scope', 'behaviour'],
        settles: ['content', 'scope', 'permissions', 'goal'],
        worth: 94,
        type: 'pick_many',
        code: true,
        ask: 'What is completed: fixed words, values, names that are only known at run time?',
        why: 'Fixed words can be generated; live values need a call on every key.',
        options: ({ project }) => [
          ...(project === 'command_line' || project === 'library' || project === null
            ? [
                best('Commands and options', 'Names of commands and options are completed.'),
                best('Values of an option', 'Values of an option are completed where the list is fixed.'),
                opt('Files and folders', 'Files and folders are completed, only of the kind that fits.'),
              ]
            : [
                best('Names of existing things', 'Names of existing records are completed.'),
                opt('Recent entries', 'What was entered before is suggested first.'),
              ]),
          opt('Live values', 'Values that are only known at run time are completed.'),
        ],
      },
      {
        key: 'completion.where',
        known: /\b(?:bash|zsh|fish|nushell|powershell|elvish)\b/i,
        names: 'Where it works, and how it is switched on',
        dims: ['compatibility', 'interfaces'],
        settles: ['environments', 'setup', 'storage'],
        worth: 88,
        type: 'pick_many',
        for: ['command_line', 'library'],
        ask: 'In which shells must it work, and how is it installed?',
        why: 'Every shell has a format of its own, and PowerShell is different again.',
        options: [
          best('Bash and zsh', 'Completion works in Bash and zsh.'),
          opt('Fish', 'Completion works in fish.'),
          opt('PowerShell', 'Completion works in PowerShell.'),
          best('A command prints the script', 'A subcommand prints the completion script for a shell.'),
        ],
      },
      {
        key: 'completion.look',
        names: 'Suggestions and their order',
        dims: ['look_feel'],
        settles: ['look', 'order', 'states'],
        worth: 84,
        type: 'pick_one',
        ask: 'How should suggestions look, and in which order do they come?',
        why: 'The first one is taken nine times out of ten.',
        options: [
          best('Names with a description', 'Each suggestion has a name and a short description.'),
          opt('Names only', 'Suggestions are names only.'),
          opt('Grey text after the cursor', 'One suggestion appears as grey text after the cursor.'),
        ],
      },
      {
        key: 'completion.failure',
        names: 'Slow or failing sources',
        dims: ['errors', 'quality'],
        settles: ['failure', 'speed', 'volume', 'privacy'],
        worth: 80,
        type: 'pick_one',
        ask: 'How fast must suggestions come, and what if their source is slow or fails?',
        why: 'Above a tenth of a second people type on, and an error in the prompt is worse than nothing.',
        options: [
          best('100 ms, else nothing', 'Suggestions that take over 100 ms or fail are left out, without an error.'),
          opt('Fixed words at once', 'Fixed suggestions appear at once, live ones when they arrive.'),
          opt('A short notice', 'When the source of suggestions is slow or fails, a notice says so.'),
        ],
      },
    ],
  },
  {
    id: 'templates',
    subject: 'the templates',
    recognise: [
      /\b(templates? (for|of|system|engine|library|gallery)|(own|custom|document|page|project|e-?mail|letter|message|report|invoice|reusable|saved|email) templates?|(save|use|reuse|start|create|copy) (\w{1,30} ){0,3}(as|from) (a )?templates?|boilerplates?|scaffold(s|ing)?|canned (responses|answers|replies)|text blocks|mail merge|placeholders?|letterhead|custom(i[sz]able|i[sz]ed)? (output|reports?|formats?))\b/i,
    ],
    unless:
      /\b(template (literals?|strings?|injection|haskell)|c\+\+ templates?|(input|image|loading) placeholders?|placeholder (text|image)|too much boilerplate)\b/i,
    kind: 'feature',
    kinds: BUILDING,
    visible: true,
    terms: ['template', 'placeholder', 'render', 'variable', 'default'],
    entries: [
      {
        key: 'templates.values',
        names: 'A template and what is filled in',
        dims: ['interfaces', 'behaviour'],
        settles: ['content', 'format', 'interface', 'scope', 'abuse'],
        worth: 94,
        type: 'ask_code',
        code: true,
        ask: 'How does a template look, and what is filled in?',
        context:
          'The syntax of single values and their defaults, lists, conditions, calculations; escaping; what must never be possible in it.',
        why: 'From conditions on it is a programming language, with all its errors.',
        placeholder: 'Dear {{name | default: "customer"}},\n{{#items}}- {{title}}: {{price}}\n{{/items}}',
      },
      {
        key: 'templates.missing',
        names: 'Missing or unknown values',
        dims: ['errors'],
        settles: ['failure', 'told'],
        worth: 86,
        type: 'pick_one',
        ask: 'What happens when a value is missing or unknown, or the template is invalid?',
        why: '“Dear {{name}}” has been sent by everybody once.',
        options: [
          best('It is refused', 'A template with a missing or unknown value is refused, naming the value.'),
          opt('A default or nothing', 'A missing value is replaced by its default or by nothing.'),
          opt('The gap stays visible', 'A missing value stays visible as a gap to be filled by hand.'),
        ],
      },
      {
        key: 'templates.change',
        names: 'Changing a template that is in use',
        dims: ['data', 'behaviour'],
        settles: ['existing_data', 'retention'],
        worth: 82,
        type: 'pick_one',
        ask: 'When a template is edited or deleted, what happens to what was made from it?',
        why: 'A contract sent last year must not change today.',
        options: [
          best('Nothing', 'What was made from a template is a copy and does not change with it.'),
          opt('It follows', 'What was made from a template changes with it, unless it was edited by hand.'),
          opt('An update is offered', 'An update is offered with a comparison and is made only on request.'),
        ],
      },
      {
        key: 'templates.look',
        names: 'Editing and preview',
        dims: ['look_feel'],
        settles: ['look', 'preview'],
        worth: 82,
        type: 'pick_one',
        for: WITH_SCREENS,
        ask: 'How should choosing, editing and the preview look?',
        why: 'A preview with real data saves most test runs.',
        options: [
          best('Text and preview', 'A preview with sample data stands beside the template that is edited.'),
          opt('A gallery', 'Templates are chosen from a gallery of small pictures.'),
          opt('A file in the editor', 'Templates are files that are edited in any text editor.'),
        ],
      },
    ],
  },
];
