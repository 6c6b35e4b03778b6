import type { SubjectArea } from '../../entries/entry';
import { best, BUILDING, byProject, opt } from '../../entries/entry';

/** What a tool does with files: watch them, or leave them out. */
export const DAILY_FILES: readonly SubjectArea[] = [
  {
    id: 'watch-mode',
    subject: 'the watch mode',
    recognise: [
      /\b(watch(er)? (mode|option|flag)|--watch|watch(ing|es)? (the |for |my |a |our )?(file|files|folder|folders|directory|source|sources|changes|config\w*)|(hot|live|auto(matic(ally)?)?)[- ]?(reload|restart|rebuild|refresh)(s|ed|ing)?|(reload|restart|rebuild|rerun|re-run|recompile|regenerate)s? (\w+ ){0,3}(when|whenever|after|on|if) (\w+ ){0,4}(chang\w*|sav\w*|edit\w*))\b/i,
    ],
    unless: /\bwatch(ing)? (videos?|movies?|tv|lists?)\b/i,
    kind: 'feature',
    kinds: BUILDING,
    visible: false,
    terms: ['watch', 'reload', 'file', 'change', 'debounce', 'server'],
    entries: [
      {
        key: 'watch-mode.what',
        names: 'Files and changes that count',
        dims: ['scope', 'behaviour'],
        settles: ['scope', 'trigger'],
        worth: 92,
        type: 'pick_many',
        code: true,
        ask: 'Which files are watched, which are ignored, and does adding or deleting one count?',
        why: 'Watching the output folder as well ends in an endless loop.',
        options: [
          best(
            'Everything that was read',
            'Every file that was read in the last run is watched, the configuration included.',
          ),
          best('New and deleted files', 'Adding, renaming or deleting a matching file starts a run too.'),
          opt('A pattern', 'A pattern given by the user decides which files are watched.'),
          opt('Not the output', 'Output, dependencies and hidden folders are never watched.'),
        ],
      },
      {
        key: 'watch-mode.use',
        names: 'Option or call that starts it',
        dims: ['interfaces'],
        settles: ['shape', 'interface', 'naming'],
        worth: 86,
        for: ['library', 'command_line'],
        type: 'ask_code',
        ask: byProject({
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
        key: 'watch-mode.run',
        names: 'What runs, and changes during a run',
        dims: ['behaviour', 'quality'],
        settles: ['flow', 'speed', 'simultaneous'],
        worth: 88,
        type: 'pick_one',
        ask: 'What runs after a change, and what if another one comes during the run?',
        why: 'Editors save several files at once, and a second change often comes during a run.',
        options: [
          best(
            'What is affected, then once more',
            'What is affected runs after 100 ms of quiet; changes during a run start one more run.',
          ),
          opt(
            'Everything, then once more',
            'Everything runs after 100 ms of quiet; changes during a run start one more run.',
          ),
          opt('A running one is stopped', 'A change stops the run that is under way and starts a new one.'),
        ],
      },
      {
        key: 'watch-mode.error',
        names: 'Errors while watching',
        dims: ['errors'],
        settles: ['failure', 'exit'],
        worth: 84,
        type: 'pick_one',
        ask: 'When a run fails, does it go on watching?',
        why: 'A watcher that dies of a typing error is switched off by its users.',
        options: [
          best(
            'Yes, after reporting it',
            'A failed run is reported, and watching goes on; Ctrl+C ends it with exit code 0.',
          ),
          opt(
            'Yes, and the last good result stays',
            'A failed run is reported, and the last good result stays in use.',
          ),
          opt('No', 'A failed run ends watching with the exit code of the failure.'),
        ],
      },
    ],
  },
  {
    id: 'skip-rules',
    subject: 'the rules for what is left out',
    recognise: [
      /\b((skip|ignore|exclude|leave out|omit)s? (some |certain |these |those |single |generated |hidden |the |whole )*(files?|folders?|director(y|ies)|paths?|modules?|packages?|lines?|rows?|tests?)|(ignore|exclude|exclusion|include) (list|file|patterns?|rules?|option)s?|\.?\w*ignore files?|gitignore|glob patterns?|allow ?lists?|(black|white|deny|block) ?lists?)\b/i,
    ],
    unless: /\bskipped tests?\b|\b(ip|domain|spam|e-?mail) (allow|block|black|white|deny)/i,
    kind: 'feature',
    kinds: BUILDING,
    visible: false,
    terms: ['ignore', 'exclude', 'glob', 'pattern', 'match', 'walk'],
    entries: [
      {
        key: 'skip-rules.syntax',
        names: 'Form and place of the rules',
        dims: ['interfaces'],
        settles: ['format', 'shape', 'naming'],
        worth: 93,
        type: 'ask_code',
        code: true,
        ask: 'How are the rules written, and where: an option, the configuration, a file?',
        context:
          'A few real rules with paths that match and paths that do not; the name of the option or file; folders, hidden files, upper case.',
        why: 'People bring the habits of one pattern syntax; a similar but different one surprises.',
        placeholder: "exclude: ['**/*.test.js'] // src/a.test.js: left out, src/a.js: kept\n",
      },
      {
        key: 'skip-rules.order',
        names: 'Precedence of several rules',
        dims: ['behaviour'],
        settles: ['order', 'semantics'],
        worth: 88,
        type: 'pick_one',
        ask: 'When several rules contradict each other, which wins?',
        context: 'Defaults, a file of the project, one in a subfolder, an option, and a path that is named directly.',
        why: 'A default, a project file, one further down and an option will meet one day.',
        options: [
          best(
            'The last one wins',
            'The last matching rule decides, and a rule can bring back what an earlier one left out.',
          ),
          opt('Leaving out wins', 'What any rule leaves out stays out.'),
          opt(
            'The more specific place wins',
            'A rule in a subfolder wins over one above it, and an option over all files.',
          ),
          opt('Replaced, not added', 'Rules that are given replace the default ones completely.'),
        ],
      },
      {
        key: 'skip-rules.default',
        names: 'What is left out without a rule',
        dims: ['scope', 'compatibility'],
        settles: ['scope', 'existing_use', 'public_api'],
        worth: 85,
        type: 'pick_many',
        ask: 'What is left out without any rule?',
        why: 'New defaults silently change what existing users get.',
        options: [
          best('As today', 'Without a rule, results stay exactly as they are today.'),
          opt('Dependencies and output', 'Folders of dependencies and build output are left out by default.'),
          opt('What Git ignores', 'Files that Git ignores are left out by default.'),
        ],
      },
      {
        key: 'skip-rules.told',
        names: 'Invalid rules, and what was left out',
        dims: ['errors'],
        settles: ['failure', 'told'],
        worth: 82,
        type: 'pick_one',
        ask: 'What about invalid rules and rules that match nothing, and how is that seen?',
        why: '“Why is my file missing?” is the question that will be asked most.',
        options: [
          best(
            'Invalid is an error',
            'An invalid rule is an error that quotes it; a rule that matches nothing is fine.',
          ),
          opt('Both warn', 'An invalid rule and a rule that matches nothing each give a warning.'),
          opt('Everything can be listed', 'An option lists each path that was left out with the rule that did it.'),
        ],
      },
    ],
  },
];
