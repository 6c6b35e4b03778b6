import type { SubjectArea } from '../../entries/entry';
import { byProject, FOR_CODE } from '../../entries/entry';
import { SAYS_WHICH_REQUEST, SAYS_WHY_SLOW } from '../../entries/asked-for';
import { choices } from '../../entries/choices';
import { nameMeant } from '../../general/name-meant';

/** Time and size. */
export const CRAFT_SPEED: readonly SubjectArea[] = [
  {
    id: 'start-up',
    subject: 'the start-up time',
    recognise: [
      /\b(start-?up (time|speed|latency|performance)|cold[- ]starts?|(slow|slower|faster|long) (to )?(start|start-?up|boot|launch)|boot time|import time|(starts?|boots?|launch(es)?) (too )?slow(ly|er)?)\b/i,
      /\b(takes? [^.]{0,25} to (start|boot|launch)|start-?up (takes|is))\b/i,
    ],
    // Who wants to be told of it does not want it shorter.
    unless: /\b(?:warn\w{0,3}|show\w{0,2}|print\w{0,2}|report\w{0,2}|display\w{0,2}|tell\w{0,2})\b/i,
    kind: 'performance',
    kinds: ['performance'],
    visible: false,
    terms: ['main', 'init', 'import', 'require', 'bootstrap', 'lazy'],
    entries: [
      {
        about: 'start-up.until',
        subject: 'Start-up time today and target',
        dimensions: ['quality'],
        aspects: ['speed', 'baseline'],
        priority: 97,
        type: 'ask_text',
        question: 'From what to what is it measured, how long is it today, and what is the target?',
        context: byProject({
          library: 'From the import to the first call, cold and warm, in which runtime; which number is good enough.',
          command_line:
            'From the command to its first output, cold and warm, on which machine; which number is good enough.',
          service:
            'From the start of the process to the first request it answers, in which environment; which number is good enough.',
          other:
            'From the click or command until it can be used, cold and warm, on which machine; which number is good enough.',
        }),
        why: '“Started” means something else to a process, a container and a person.',
        placeholder: 'First output: 900 ms cold today, target 200 ms',
      },
      {
        about: 'start-up.later',
        subject: 'What may happen later',
        dimensions: ['behaviour', 'risks'],
        aspects: ['semantics', 'tradeoff', 'public_api'],
        priority: 88,
        type: 'pick_many',
        code: true,
        question: 'What may be put off until it is needed, and what must be ready at once?',
        why: 'Nothing is faster than what is not done.',
        options: choices(`
          * Parts on first use | Parts that are not needed at the start shall be loaded on their first use.
          - Connections in the background | The system shall open connections after the start, so that their errors appear later.
          - A cache of the last start | The system shall reuse results of the last start while their sources are unchanged.
          - Errors stay early | Errors in the configuration shall still be reported at the start.
        `),
      },
    ],
  },
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
    entries: [
      {
        about: 'hot-code.call',
        subject: 'Slow call and its input',
        dimensions: ['data'],
        aspects: ['input', 'volume'],
        priority: 92,
        for: FOR_CODE,
        known: SAYS_WHICH_REQUEST,
        // Who names the call tells its input with the time it takes.
        when: (context) => nameMeant(context) === undefined,
        type: 'ask_code',
        code: true,
        question: byProject({
          command_line: 'Which command is slow, on what input?',
          service: 'Which request is slow, on what data?',
          other: 'Which call is slow, on what input?',
        }),
        context: 'A typical example, the shape and size of its input, how many items or calls, the worst case.',
        why: 'What is fast for ten items can be hopeless for a million.',
        placeholder: '// 50,000 items with 20 fields, twice a minute\n',
      },
      {
        about: 'hot-code.where',
        known: SAYS_WHY_SLOW,
        subject: 'Where the time goes',
        dimensions: ['behaviour'],
        aspects: ['profile', 'trigger', 'since'],
        priority: 46,
        type: 'pick_one',
        code: true,
        question: 'Is it known where the time goes?',
        why: 'Work on a part that takes 5 percent cannot make it twice as fast.',
        options: choices(`
          * Not yet | A profile of the slow case shall be taken first and decide which part is changed.
          - In each call | The change shall shorten the time of each single call.
          - Too many calls | The change shall lower the number of calls, each of which takes little time.
          - It grows too fast | The time shall grow in proportion to the input at most.
          - It waits | The change shall shorten the waiting for disk, network or locks.
        `),
      },
    ],
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
    entries: [
      {
        about: 'bundle-size.target',
        subject: 'Size today and target',
        dimensions: ['quality'],
        aspects: ['speed', 'baseline', 'volume'],
        priority: 97,
        type: 'ask_text',
        facts: ['build'],
        known: /\b(to|under|below|at most) \d{1,5}(\.\d)? ?(kb|mb|kib|mib|kilobytes)\b/i,
        question: 'How large is it today, measured how, and what is the target?',
        context:
          'Which file or entry point, minified and compressed (gzip, Brotli) or as installed; the number at which the work is done.',
        why: 'Uncompressed, gzip and Brotli differ by a factor of four.',
        placeholder: 'Main entry, minified and gzip: 48 kB today, target 20 kB',
      },
      {
        about: 'bundle-size.use',
        subject: 'How it is imported and bundled',
        dimensions: ['data', 'compatibility'],
        aspects: ['input', 'environments', 'public_api'],
        priority: 88,
        for: ['library', 'web_app', 'app'],
        type: 'ask_code',
        question: 'How is it imported, with which bundler, and which imports must keep working?',
        context: 'A typical import line; deep paths, default export, script tag, require.',
        why: 'What can be shaken off depends on how it is imported.',
        placeholder: "import { one } from 'package'; // must keep working\n",
      },
      {
        about: 'bundle-size.give-up',
        subject: 'What may be given up',
        dimensions: ['scope', 'risks'],
        aspects: ['tradeoff', 'scope'],
        priority: 82,
        type: 'pick_many',
        question: 'What may be given up for it?',
        why: 'After the easy half, size is always somebody’s feature.',
        options: choices(`
          * Heavy dependencies | Heavy dependencies shall be replaced by smaller ones or by a few lines of code.
          - One entry for everything | Rarely used parts shall move to entry points of their own.
          - Old runtimes | Code that only old browsers or runtimes need shall be dropped.
          - Readable messages | Long messages of errors shall be shortened in the production build.
        `),
      },
      {
        about: 'bundle-size.guard',
        subject: 'How size is measured and kept',
        dimensions: ['acceptance'],
        aspects: ['acceptance'],
        priority: 83,
        type: 'pick_one',
        facts: ['ci'],
        question: 'How is the size measured and kept?',
        why: 'Size grows by one innocent import at a time.',
        options: choices(`
          * A limit in CI | CI measures each entry point and fails above its limit.
          - A report | Each pull request shows the difference in size.
          - Once | The size is measured once before and once after the change.
        `),
      },
    ],
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
    entries: [
      {
        about: 'streaming.size',
        subject: 'Largest input and memory limit',
        dimensions: ['quality', 'data'],
        aspects: ['volume', 'input', 'speed'],
        priority: 92,
        type: 'ask_text',
        known: /\b(at most|under|below|within) \d{1,5} ?(mb|gb|mib|gib) (of )?(memory|ram)\b/i,
        question: 'How large is the largest input, and how much memory may it take?',
        context: 'Typical size and worst case, how many at once, where the input comes from, how long it may take.',
        why: 'Constant memory is a different design from merely less memory.',
        placeholder: 'Up to 20 GB from S3, four at once, at most 200 MB each',
      },
      {
        about: 'streaming.shape',
        subject: 'Form of the interface',
        dimensions: ['interfaces'],
        aspects: ['shape', 'interface'],
        priority: 88,
        for: ['library'],
        type: 'pick_one',
        facts: ['runtime'],
        question: 'In which form are pieces handed over?',
        why: 'The form decides who waits for whom.',
        options: choices(`
          * An async iterator | The system shall hand over pieces through an async iterator.
          - A stream | The system shall take and return streams of the platform.
          - A callback | The system shall hand each piece to a callback, and the next one when that is done.
        `),
      },
      {
        about: 'streaming.broken',
        subject: 'Interruption half-way',
        dimensions: ['errors'],
        aspects: ['failure', 'repeated'],
        priority: 84,
        type: 'pick_one',
        question: 'When it breaks off or is cancelled half-way, what is kept?',
        why: 'With hours of input, starting over is no answer, and half a result may be worse than none.',
        options: choices(`
          * Nothing | If the work breaks off, then the system shall leave nothing behind: the result appears only when it is complete.
          - What was done | If the work breaks off, then the system shall keep what was written, so that a second run continues from there.
          - Each piece by itself | If a piece fails, then the system shall report it with its position and go on with the others.
        `),
      },
    ],
  },
];
