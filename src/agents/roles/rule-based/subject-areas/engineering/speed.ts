import type { SubjectArea } from '../../entries/entry';
import { SAYS_WHICH_REQUEST, SAYS_WHY_SLOW } from '../../entries/asked-for';
import { nameMeant } from '../../general/name-meant';
import { entriesIn } from '../../entries/sheet';

/** Time and size. */
export const CRAFT_SPEED: readonly SubjectArea[] = [
  {
    id: 'hot-code',
    subject: 'the slow part',
    recognise: [
      /\b(too slow|(is|gets?|are|very|so) slow(er)?|faster|speed (it |this |that )?up|optimi[sz](e|ing|ation)|quadratic|o\(n|takes? (too long|forever|ages|minutes|hours))\b/i,
    ],
    unless: /\b(tests?|ci|build|pipeline|page load|start-?up|network)\b/i,
    kind: 'performance',
    kinds: ['performance'],
    visible: false,
    terms: ['loop', 'map', 'sort', 'cache', 'index', 'benchmark'],
    entries: entriesIn(
      `
# hot-code.call · Slow call and its input
ask_code 92 · data · input, volume · for library, command_line, service · code
? Which call is slow, on what input?
?command_line Which command is slow, on what input?
?service Which request is slow, on what data?
~ A typical example, the shape and size of its input, how many items or calls, the worst case.
! What is fast for ten items can be hopeless for a million.
> // 50,000 items with 20 fields, twice a minute
>
# hot-code.where · Where the time goes
pick_one 46 · behaviour · profile, trigger, since · for library, service · code
? Is it known where the time goes?
! Work on a part that takes 5 percent cannot make it twice as fast.
* Not yet | A profile of the slow case shall be taken first and decide which part is changed.
- In each call | The change shall shorten the time of each single call.
- Too many calls | The change shall lower the number of calls, each of which takes little time.
- It grows too fast | The time shall grow in proportion to the input at most.
- It waits | The change shall shorten the waiting for disk, network or locks.
`,
      {
        'hot-code.call': {
          known: SAYS_WHICH_REQUEST,
          // Who names the call tells its input with the time it takes.
          when: (context) => nameMeant(context) === undefined,
        },
        'hot-code.where': { known: SAYS_WHY_SLOW },
      },
    ),
  },
  {
    id: 'bundle-size',
    subject: 'the bundle',
    recognise: [
      /\b(bundle[- ]?size|bundle (is|has|grew|got)|tree[- ]?shak\w+|(package|install|download|binary|image) size|code[- ]?splitting|(smaller|huge|large|big|heavy|bloated) (bundles?|builds?|binary|binaries|packages?|download))\b/i,
      /\b((bundle|package|build|binary)\b[^.]{0,20}\btoo (big|large|heavy)|side-?effects? (free|flag))\b/i,
    ],
    kind: 'performance',
    kinds: ['performance', 'tooling', 'refactor'],
    visible: false,
    terms: ['bundle', 'import', 'sideEffects', 'build', 'rollup', 'webpack', 'exports'],
    entries: entriesIn(
      `
# bundle-size.target · Size today and target
ask_text 97 · quality · speed, baseline, volume · facts build
? How large is it today, measured how, and what is the target?
~ Which file or entry point, minified and compressed (gzip, Brotli) or as installed; the number at which the work is done.
! Uncompressed, gzip and Brotli differ by a factor of four.
> Main entry, minified and gzip: 48 kB today, target 20 kB
# bundle-size.use · How it is imported and bundled
ask_code 88 · data, compatibility · input, environments, public_api · for library, screens
? How is it imported, with which bundler, and which imports must keep working?
~ A typical import line; deep paths, default export, script tag, require.
! What can be shaken off depends on how it is imported.
> import { one } from 'package'; // must keep working
>
# bundle-size.give-up · What may be given up
pick_many 82 · scope, risks · tradeoff, scope
? What may be given up for it?
! After the easy half, size is always somebody’s feature.
* Heavy dependencies | Heavy dependencies shall be replaced by smaller ones or by a few lines of code.
- One entry for everything | Rarely used parts shall move to entry points of their own.
- Old runtimes | Code that only old browsers or runtimes need shall be dropped.
- Readable messages | Long messages of errors shall be shortened in the production build.
# bundle-size.guard · How size is measured and kept
pick_one 83 · acceptance · acceptance · facts ci
? How is the size measured and kept?
! Size grows by one innocent import at a time.
* A limit in CI | CI measures each entry point and fails above its limit.
- A report | Each pull request shows the difference in size.
- Once | The size is measured once before and once after the change.
`,
      {
        'bundle-size.target': { known: /\b(to|under|below|at most) \d{1,5}(\.\d)? ?(kb|mb|kib|mib|kilobytes)\b/i },
      },
    ),
  },
  {
    id: 'streaming',
    subject: 'the large files',
    recognise: [
      /\b(streams?|streaming|(large|huge|big|gigabyte) (files?|inputs?|payloads?|downloads?|responses?)|back-?pressure|files? (larger|bigger) than|fit (in|into) memory|\d+ ?gb)\b/i,
    ],
    unless:
      /\b(leaves? (\w+ )?connections? open|live ?stream\w*|(video|audio|event|activity|music|data) stream\w*|stream(s|ing)? (videos?|audio|music|of (events|activit(y|ies)|messages|updates|posts|news)))\b/i,
    kind: 'performance',
    kinds: ['performance', 'feature', 'api', 'refactor'],
    visible: false,
    terms: ['stream', 'chunk', 'buffer', 'pipe', 'read', 'iterator'],
    entries: entriesIn(
      `
# streaming.size · Largest input and memory limit
ask_text 92 · quality, data · volume, input, speed
? How large is the largest input, and how much memory may it take?
~ Typical size and worst case, how many at once, where the input comes from, how long it may take.
! Constant memory is a different design from merely less memory.
> Up to 20 GB from S3, four at once, at most 200 MB each
# streaming.shape · Form of the interface
pick_one 88 · interfaces · shape, interface · for library · facts runtime
? In which form are pieces handed over?
! The form decides who waits for whom.
* An async iterator | The system shall hand over pieces through an async iterator.
- A stream | The system shall take and return streams of the platform.
- A callback | The system shall hand each piece to a callback, and the next one when that is done.
# streaming.broken · Interruption half-way
pick_one 84 · errors · failure, repeated
? When it breaks off or is cancelled half-way, what is kept?
! With hours of input, starting over is no answer, and half a result may be worse than none.
* Nothing | If the work breaks off, then the system shall leave nothing behind: the result appears only when it is complete.
- What was done | If the work breaks off, then the system shall keep what was written, so that a second run continues from there.
- Each piece by itself | If a piece fails, then the system shall report it with its position and go on with the others.
`,
      {
        'streaming.size': { known: /\b(at most|under|below|within) \d{1,5} ?(mb|gb|mib|gib) (of )?(memory|ram)\b/i },
      },
    ),
  },
];
