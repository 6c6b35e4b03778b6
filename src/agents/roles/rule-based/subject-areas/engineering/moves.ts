import type { SubjectArea } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

/** Words by which a request says which version it is to be. */
const TARGET = /\b(?:to|auf) (?:version )?v?\d|\b(?:to|auf) (?:[A-Z][\w.-]{1,20} )v?\d|(?:→|->) ?v?\d/i;

/** How code moves to another form or version. */
export const CRAFT_MOVES: readonly SubjectArea[] = [
  {
    id: 'move-to',
    subject: 'the move',
    recognise: [
      /\b((mov(e|ing)|migrat\w+|convert\w*|port(ing)?|switch(ing)?|rewrit(e|ing)|chang(e|ing)|get|bring)\b[^.]{0,40}\b(to|into|onto|from|off)|rewrit(e|ing|ten)\b[^.]{0,40}\bin) (use |using |an? |the |native |plain |real )?(esm|es ?modules?|typescript|python ?3|kotlin|rust|golang|async(\/await)?|deno|bun|commonjs|swift|(?:vue|react|svelte)(?! v?\d)|promises)\b/i,
      /\b(esm|es modules|python ?3|to typescript|make (it|this|everything|the \w+) async(hronous)?)\b/i,
    ],
    kind: 'migration',
    kinds: ['migration', 'refactor', 'tooling', 'api'],
    visible: false,
    terms: ['import', 'require', 'exports', 'module', 'async', 'types', 'engines'],
    entries: entriesIn(
      `
# move-to.both · Old and new form side by side
pick_one 93 · scope, compatibility · scope, dual · code
? Only the new form, or both for a while?
~ Two formats of a package, blocking calls beside asynchronous ones, files of two languages in one project.
! Two forms double what is tested, and two copies of one state can exist at once.
* Only the new form | Everything shall move in this change, so that the old form is gone afterwards.
- Both | The next version shall accept both forms and mark the old one deprecated.
- File by file | Files shall move one by one, with the project working after each step.
# move-to.callers · Exports and calls afterwards
ask_code 90 · interfaces · public_api, callers, shape
? How does a typical piece of code look before and after?
?library How does a caller’s code look before and after?
~ Imports, default and named exports, deep paths, types, names of files; what must not change for existing callers.
! What has to be rewritten is the true price of the move.
> // before
>
> // after
>
# move-to.minimum · Oldest supported version
pick_one 85 · compatibility · environments · facts runtime, language
? What is the oldest version of runtime and compiler afterwards?
! The oldest supported version decides which syntax and which loaders can be relied on.
* Maintained versions | The result shall run on every runtime version that its makers still maintain.
- As today | The result shall run on every runtime version that is supported today.
- Only the newest | The result shall need the newest long-term version of the runtime.
# move-to.proof · Proof that the move is complete
pick_many 82 · acceptance · acceptance · facts test_runner, ci
? What has to pass before it is accepted?
! A package can pass its own tests and still fail on the first import elsewhere.
* The existing tests | All existing tests pass with the same assertions.
- A trial installation | The packed result is installed and used in a fresh project.
- Nothing of the old form | A check in CI fails when code of the old form is added.
- Types resolve | Type declarations resolve under each module resolution that is supported.
`,
      {
        'move-to.minimum': {
          known: /\b(node|python|php|java|go|ruby|\.net|typescript)( version)? ?v?\d{1,2}(\.\d{1,2})?\b/i,
        },
      },
    ),
  },
  {
    id: 'dependency',
    subject: 'the upgrade',
    recognise: [
      /\b((?:upgrad|bump)(?:e|es|ed|ing)? (?:the |our )?[\w@./-]{2,40}(?: from v?\d[\w.]{0,12})? to (?:version |the latest|v?\d)|(?:upgrad|mov|migrat|switch)(?:e|es|ed|ing)? (?:us |it |everything )?to (?:an? |the )?(?:(?:current|recent|latest|newest|modern) (?:version of )?)?[A-Za-z][\w@./-]{1,40}(?: version)? v?\d+(?:\.\w+)*(?![\w%])|(?:upgrad|mov|migrat)(?:e|es|ed|ing)? (?:us |it |everything )?to (?:[\w@./-]{2,40} and )?(?:an? |the )?(?:current|recent|latest|newest) (?:version of )?[A-Za-z][\w@./-]{1,40}|(?:updat|upgrad|bump|rais|mov)(?:e|ing) (?:to )?(?:the |our )?(?:\w{2,20} )?(?:edition|minimum \w{2,20} version|msrv|language level)|(?<!\b(?:a|an|the|major|minor|patch) )(upgrad|updat|bump)(e|es|ed|ing)?\b(?! of)[^.]{0,30}\b(dependenc(y|ies)|librar(y|ies)|packages?|framework|react|vue|angular|next|django|rails|spring|webpack|node|python|java|php|postgres\w*|vite|eslint|latest version)|outdated (dependenc\w+|packages?|librar\w+)|unmaintained|abandoned (library|package)|end[- ]of[- ]life|eol|(get rid of|remove|drop|ditch|replace|move (away |off |on )?from|move off|switch (away )?from|without) (moment|lodash|request|axios|jquery|underscore|bootstrap|redux|bluebird|express|webpack|enzyme|jest|mocha|gulp|grunt|bower|chalk|guava)|no longer maintained|not maintained( any ?more)?|(one|a|this|that) (dependency|library|package) (less|fewer)|too many dependencies)\b/i,
      /\b(replac(e|ing) (?:the |our )?(?:deprecated |old |outdated )?[\w./-]{2,40} (?:package|library|dependency) (?:with|by)|replac(e|ing) (the )?(moment|lodash|request|axios|jquery|underscore|dependency|library)\b|replac(e|ing) (?:the |our )?[\w./-]{2,40} (?:with|by) (?:std(?:['’]s)?|the standard library|(?:the )?(?:native|built-?in|platform))\b|dependabot|renovate|(?:get rid of|remov(?:e|ing)|drop(?:ping)?) (?:the |our )?[\w@./-]+ (?:dependency|package|library|crate|gem)\b|get off [\w.-]+)/i,
    ],
    kind: 'migration',
    kinds: ['migration', 'tooling', 'security', 'refactor'],
    visible: false,
    terms: ['package.json', 'lockfile', 'version', 'import', 'dependencies'],
    entries: entriesIn(
      `
# dependency.target · Target version or replacement
ask_text 93 · scope · goal, content, dependency, urgency · facts package_manager, version
! A security hole and a wish for a feature allow very different amounts of care.
> moment → built-in Intl and a few lines of our own; for size
# dependency.touch · What relies on the old behaviour
ask_text 88 · compatibility, risks · existing_use, risk, public_api, shape · code
? What relies on how the old one behaves, and must stay the same?
~ Visible output, formats, stored and sent values, its types or errors in a public interface, plugins; what the new one does differently.
! Release notes list what changed, not what somebody had come to rely on.
> format and parse only; dates in exports must look exactly as today
# dependency.path · Way to the new version
pick_one 91 · rollout · scope, rollout
? In which steps?
! Several major versions at once make it hard to tell which one broke something.
* One change | The old version shall be replaced everywhere in one change.
- Version by version | Each major version shall be a step of its own that passes all tests.
- Behind a layer first | All uses shall move behind one module first, before that module changes over.
- Place by place | Old and new shall both stay installed until the last use has moved.
# dependency.proof · Proof that nothing changed
pick_many 82 · acceptance · acceptance · facts test_runner, ci
? What proves that behaviour has stayed the same?
! Tests that were written against the old one may not cover what differs.
* The existing tests | All existing tests pass with the same assertions.
* The old one is gone | The old version is no longer in the lock file.
- Tests of each use, first | Each use without a test gets one that passes before and after.
- Same output | Recorded output of the old version is compared with that of the new one.
`,
      {
        'dependency.target': {
          question: ({ request }) =>
            TARGET.test(request)
              ? 'Why now, and what has to move along with it?'
              : 'From which version to which, or replaced by what, and why now?',
          context: ({ request }) =>
            TARGET.test(request)
              ? 'An advisory, an end of support, something of it that is wanted; packages that must move together; the oldest runtime or compiler that is still supported.'
              : 'Versions, the replacement or own code; which parts of the project first; an advisory, an end of support or a size behind it.',
        },
      },
    ),
  },
];
