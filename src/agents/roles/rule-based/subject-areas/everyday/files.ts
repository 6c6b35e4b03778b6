import type { SubjectArea } from '../../entries/entry';
import { BUILDING } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

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
    entries: entriesIn(`
# watch-mode.what · Files and changes that count
pick_many 92 · scope, behaviour · scope, trigger · code
? Which files are watched, which are ignored, and does adding or deleting one count?
! Watching the output folder as well ends in an endless loop.
* Whatever was read | The system shall watch the configuration and every file that was read in the last run.
* New and deleted files | When a matching file is added, renamed or deleted, the system shall start a run too.
- A pattern | The system shall watch the files that match a pattern given by the user.
- Not the output | The system shall never watch output, dependencies and hidden folders.
# watch-mode.use · Option or call that starts it
ask_code 86 · interfaces · shape, interface, naming · for library, command_line
? How is it started on the command line, and what does it print?
?library How is watching started and stopped in code?
~ Names of options, their defaults, what is reported on each round, how it ends (Ctrl+C, \`close()\`).
! Names of options get into scripts and stay.
> $ tool --watch src
> [12:01:07] 3 files, 120 ms
>
>library const watcher = watch(paths, { … });
>library
# watch-mode.run · What runs, and changes during a run
pick_one 88 · behaviour, quality · flow, speed, simultaneous
? What runs after a change, and what if another one comes during the run?
! Editors save several files at once, and a second change often comes during a run.
* What is affected | When a file changes, the system shall run what is affected, and once more for changes during the run.
- Everything | When a file changes, the system shall run everything, and once more for changes during the run.
- A running one is stopped | When a file changes during a run, the system shall stop that run and start a new one.
# watch-mode.error · Errors while watching
pick_one 84 · errors · failure, exit
? When a run fails, does it go on watching?
! A watcher that dies of a typing error is switched off by its users.
* Yes | If a run fails, then the system shall report it and go on watching.
- Yes, with the last result | If a run fails, then the system shall report it and keep the last good result in use.
- No | If a run fails, then the system shall end watching with the exit code of the failure.
`),
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
    entries: entriesIn(`
# skip-rules.syntax · Form and place of the rules
ask_code 93 · interfaces · format, shape, naming · code
? How are the rules written, and where: an option, the configuration, a file?
~ A few real rules with paths that match and paths that do not; the name of the option or file; folders, hidden files, upper case.
! People bring the habits of one pattern syntax; a similar but different one surprises.
> exclude: ['**/*.test.js'] // src/a.test.js: left out, src/a.js: kept
>
# skip-rules.order · Precedence of several rules
pick_one 88 · behaviour · order, semantics
? When several rules contradict each other, which wins?
~ Defaults, a file of the project, one in a subfolder, an option, and a path that is named directly.
! A default, a project file, one further down and an option will meet one day.
* The last one wins | The last matching rule shall decide, even where it brings back what an earlier one left out.
- Leaving out wins | What any rule leaves out shall stay out.
- The nearer place wins | A rule in a subfolder shall win over one above it, and an option over all files.
- Replaced, not added | Rules that are given shall replace the default ones completely.
# skip-rules.default · What is left out without a rule
pick_one 85 · scope, compatibility · scope, existing_use, public_api
? What is left out without any rule?
! New defaults silently change what existing users get.
* As today | Without a rule, results stay exactly as they are today.
- Dependencies and output | Folders of dependencies and build output are left out by default.
- What Git ignores | Files that Git ignores are left out by default.
# skip-rules.told · Invalid rules, and what was left out
pick_one 82 · errors · failure, told
? What about invalid rules and rules that match nothing, and how is that seen?
! “Why is my file missing?” is the question that will be asked most.
* Invalid is an error | If a rule is invalid, then the system shall give an error that quotes it.
- Both warn | If a rule is invalid or matches nothing, then the system shall give a warning.
- Everything can be listed | The system shall offer an option that lists each path left out with the rule that did it.
`),
  },
];
