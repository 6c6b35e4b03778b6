import type { SubjectArea } from '../../entries/entry';
import { BUILDING } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

/** What a tool does with files: watch them, or leave them out. */
export const DAILY_FILES: readonly SubjectArea[] = [
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
