import type { SubjectArea } from '../../entries/entry';
import { BUILDING, byProject } from '../../entries/entry';
import { choices } from '../../entries/choices';

/** What a tool does with files: watch them, or leave them out. */
export const DAILY_FILES: readonly SubjectArea[] = [
  {
    id: 'watch-mode',
    subject: 'the watch mode',
    recognise: [
      /\b(watch(er)? (mode|option|flag)|(?:run|keep) (?:\w+ ){0,2}(?:continuously|running|in the background) (?:\w+ ){0,6}(?:files?|folders?|pictures?|photos?)|picks? up new files|--watch|watch(ing|es)? (the |for |my |a |our )?(file|files|folder|folders|directory|source|sources|changes|config\w*)|(hot|live|auto(matic(ally)?)?)[- ]?(reload|restart|rebuild|refresh)(s|ed|ing)?|(reload|restart|rebuild|rerun|re-run|recompile|regenerate)s? (\w+ ){0,3}(when|whenever|after|on|if) (\w+ ){0,4}(chang\w*|sav\w*|edit\w*))\b/i,
    ],
    unless: /\bwatch(ing)? (videos?|movies?|tv|lists?)\b/i,
    kind: 'feature',
    kinds: BUILDING,
    visible: false,
    terms: ['watch', 'reload', 'file', 'change', 'debounce', 'server'],
    entries: [
      {
        about: 'watch-mode.what',
        subject: 'Files and changes that count',
        dimensions: ['scope', 'behaviour'],
        aspects: ['scope', 'trigger'],
        priority: 92,
        type: 'pick_many',
        code: true,
        question: 'Which files are watched, which are ignored, and does adding or deleting one count?',
        why: 'Watching the output folder as well ends in an endless loop.',
        options: choices(`
          * Whatever was read | The system shall watch the configuration and every file that was read in the last run.
          * New and deleted files | When a matching file is added, renamed or deleted, the system shall start a run too.
          - A pattern | The system shall watch the files that match a pattern given by the user.
          - Not the output | The system shall never watch output, dependencies and hidden folders.
        `),
      },
      {
        about: 'watch-mode.use',
        subject: 'Option or call that starts it',
        dimensions: ['interfaces'],
        aspects: ['shape', 'interface', 'naming'],
        priority: 86,
        for: ['library', 'command_line'],
        type: 'ask_code',
        question: byProject({
          library: 'How is watching started and stopped in code?',
          other: 'How is it started on the command line, and what does it print?',
        }),
        context: 'Names of options, their defaults, what is reported on each round, how it ends (Ctrl+C, `close()`).',
        why: 'Names of options get into scripts and stay.',
        placeholder: byProject({
          library: 'const watcher = watch(paths, { … });\n',
          other: '$ tool --watch src\n[12:01:07] 3 files, 120 ms\n',
        }),
      },
      {
        about: 'watch-mode.run',
        subject: 'What runs, and changes during a run',
        dimensions: ['behaviour', 'quality'],
        aspects: ['flow', 'speed', 'simultaneous'],
        priority: 88,
        type: 'pick_one',
        question: 'What runs after a change, and what if another one comes during the run?',
        why: 'Editors save several files at once, and a second change often comes during a run.',
        options: choices(`
          * What is affected | When a file changes, the system shall run what is affected, and once more for changes during the run.
          - Everything | When a file changes, the system shall run everything, and once more for changes during the run.
          - A running one is stopped | When a file changes during a run, the system shall stop that run and start a new one.
        `),
      },
      {
        about: 'watch-mode.error',
        subject: 'Errors while watching',
        dimensions: ['errors'],
        aspects: ['failure', 'exit'],
        priority: 84,
        type: 'pick_one',
        question: 'When a run fails, does it go on watching?',
        why: 'A watcher that dies of a typing error is switched off by its users.',
        options: choices(`
          * Yes | If a run fails, then the system shall report it and go on watching.
          - Yes, with the last result | If a run fails, then the system shall report it and keep the last good result in use.
          - No | If a run fails, then the system shall end watching with the exit code of the failure.
        `),
      },
    ],
  },
  {
    id: 'skip-rules',
    subject: 'the rules for what is left out',
    recognise: [
      /\b((skip|ignore|exclude|leave out|omit)s? (some |certain |these |those |single |generated |hidden |the |whole )*(files?|folders?|director(y|ies)|paths?|modules?|packages?|lines?|rows?|tests?)|(ignore|exclude|exclusion|include) (list|file|patterns?|rules?|option)s?|\.?\w*ignore files?|gitignore|glob patterns?|allow ?lists?|(black|white|deny|block) ?lists?)\b/i,
    ],
    unless:
      /\bskipped tests?\b|\b(?:respect|honou?r|obey|follow)\w* (?:the )?\.?\w*ignore|\b(ip|domain|spam|e-?mail) (allow|block|black|white|deny)/i,
    kind: 'feature',
    kinds: BUILDING,
    visible: false,
    terms: ['ignore', 'exclude', 'glob', 'pattern', 'match', 'walk'],
    entries: [
      {
        about: 'skip-rules.syntax',
        subject: 'Form and place of the rules',
        dimensions: ['interfaces'],
        aspects: ['format', 'shape', 'naming'],
        priority: 93,
        type: 'ask_code',
        code: true,
        question: 'How are the rules written, and where: an option, the configuration, a file?',
        context:
          'A few real rules with paths that match and paths that do not; the name of the option or file; folders, hidden files, upper case.',
        why: 'People bring the habits of one pattern syntax; a similar but different one surprises.',
        placeholder: "exclude: ['**/*.test.js'] // src/a.test.js: left out, src/a.js: kept\n",
      },
      {
        about: 'skip-rules.order',
        subject: 'Precedence of several rules',
        dimensions: ['behaviour'],
        aspects: ['order', 'semantics'],
        priority: 88,
        type: 'pick_one',
        question: 'When several rules contradict each other, which wins?',
        context: 'Defaults, a file of the project, one in a subfolder, an option, and a path that is named directly.',
        why: 'A default, a project file, one further down and an option will meet one day.',
        options: choices(`
          * The last one wins | The last matching rule shall decide, even where it brings back what an earlier one left out.
          - Leaving out wins | What any rule leaves out shall stay out.
          - The nearer place wins | A rule in a subfolder shall win over one above it, and an option over all files.
          - Replaced, not added | Rules that are given shall replace the default ones completely.
        `),
      },
      {
        about: 'skip-rules.default',
        subject: 'What is left out without a rule',
        dimensions: ['scope', 'compatibility'],
        aspects: ['scope', 'existing_use', 'public_api'],
        priority: 85,
        type: 'pick_one',
        question: 'What is left out without any rule?',
        why: 'New defaults silently change what existing users get.',
        options: choices(`
          * As today | Without a rule, results stay exactly as they are today.
          - Dependencies and output | Folders of dependencies and build output are left out by default.
          - What Git ignores | Files that Git ignores are left out by default.
        `),
      },
      {
        about: 'skip-rules.told',
        subject: 'Invalid rules, and what was left out',
        dimensions: ['errors'],
        aspects: ['failure', 'told'],
        priority: 82,
        type: 'pick_one',
        question: 'What about invalid rules and rules that match nothing, and how is that seen?',
        why: '“Why is my file missing?” is the question that will be asked most.',
        options: choices(`
          * Invalid is an error | If a rule is invalid, then the system shall give an error that quotes it.
          - Both warn | If a rule is invalid or matches nothing, then the system shall give a warning.
          - Everything can be listed | The system shall offer an option that lists each path left out with the rule that did it.
        `),
      },
    ],
  },
];
