import type { SubjectArea } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

/** How code is cut. */
export const CRAFT_SHAPE: readonly SubjectArea[] = [
  {
    id: 'split',
    subject: 'the split',
    recognise: [
      /\b(split\b[^.]{0,40}\b(up|into|modules?|files?|packages?|class(es)?)|dumping ground|god (class|object|module)|untangle|circular (dependenc\w+|imports?)|(too (big|large|long)|huge|giant) (file|class|module|component)|modulari[sz]e|decoupl\w+|(files?|class(es)?|modules?|components?|functions?|methods?|controllers?|code ?base|\w+\.[jt]sx?|\w+\.(py|java|go|rb|php|rs|cs))\b[^.]{0,20}\bgrown (to|over|too|beyond)\b|\d{4,} lines|thousands of lines|(does|knows|contains) (far |way )?too much)\b/i,
      /\b(refactor(ing)?|spaghetti|extract (a|the|it|this|that|into)|duplicat(ed|e) (code|logic)|(clean|tidy)(ing)? up (the|our|this)|(clean|tidy) (it|this|that|them|things) up|(a|such a|one big) mess|unmaintainable|hard to (maintain|change|test))\b/i,
    ],
    unless:
      /\bclean(?:ing)? up (?:the |our |all )?(?:old|unused|dead|obsolete|leftover|stale)\b|\bsplit (the |a |an |up the )?(strings?|text|payments?|bills?|amounts?|orders?|screen|view|names?)\b/i,
    kind: 'refactor',
    kinds: ['refactor', 'tooling', 'migration'],
    visible: false,
    terms: ['import', 'export', 'module', 'package', 'index', 'utils'],
    entries: entriesIn(`
# split.parts · Parts and their boundaries
ask_text 95 · scope, interfaces · structure, scope, naming · code
? Into which parts should it be split, under which names, and what stays in place?
~ One line for each file, module, class or package: its name, what belongs in it, what it exports, what it must not know; what is out of scope.
! If a part cannot be named in three words, the boundary is probably wrong.
> reader.ts: text to tree.  printer.ts: tree to text.  Stays: cache.ts
# split.paths · Old import paths
pick_one 91 · compatibility · public_api, existing_use · for library
? What becomes of the existing import paths and exported names?
! Paths are imported by more people than one knows, also deep ones that were never promised.
* They all keep working | Every name shall stay importable from where it is imported today.
- Only the public ones | Names of the public entry shall keep their path, while inner paths may change.
- They warn | Old import paths shall keep working and be marked deprecated in favour of the new ones.
- They go | The change shall remove old import paths, and move all their uses in the repository.
# split.proof · Proof that behaviour stays the same
pick_many 85 · acceptance · acceptance · facts test_runner, lint
? What proves that only the shape has changed?
! A rebuild is safe only as far as something would notice the difference.
* The existing tests, unchanged | All existing tests pass with changes to their imports only.
* No cycles | A check in CI finds no circular imports between the new parts.
- Tests first | Code without a test gets one before it moves, and it passes before and after.
- Tests for each part | Each new part has tests that run without the others.
# split.order · Steps and history
pick_one 74 · rollout, risks · rollout, risk
? In which steps, and must the history of moved code stay followable?
! Moved files conflict with every pull request that is open, and blame ends at a careless move.
* Moves first, then changes | Code shall be moved in commits without edits and changed afterwards.
- Part by part | Each part shall be split off in a step of its own that passes all tests.
- All at once | The whole split shall come in one change.
`),
  },
];
