import type { SubjectArea } from '../../entries/entry';
import { BUILDING, byProject } from '../../entries/entry';
import { choices } from '../../entries/choices';

/** How an interface grows and ages. */
export const CRAFT_EVOLUTION: readonly SubjectArea[] = [
  {
    id: 'support-end',
    subject: 'the end of support',
    recognise: [
      /\b(?:drop\w{0,4}|end\w{0,3}|remov\w{1,3}|stop) (?:support(?:ing)? (?:for |of )?)?(?:node(?:\.js)?|python|php|java|ruby|golang|rust|dotnet|\.net|ie|internet explorer|safari|windows|macos|debian|ubuntu|android|ios|postgres\w{0,3}|mysql|commonjs)\b/i,
      /\b(?:node(?:\.js)?|python|php|java|ruby|golang|windows|macos|ios|android|ie|internet explorer) ?[\d.]{0,5} support (?:can|may|should|must) (?:go|end|be (?:dropped|removed))\b/i,
    ],
    kind: 'api',
    kinds: ['api', 'migration', 'refactor', 'feature', 'tooling'],
    visible: false,
    terms: ['engines', 'version', 'matrix', 'polyfill'],
    entries: [
      {
        about: 'support-end.oldest',
        subject: 'Oldest supported version',
        dimensions: ['compatibility'],
        aspects: ['environments', 'scope', 'urgency', 'shape'],
        priority: 95,
        type: 'ask_text',
        facts: ['runtime'],
        question: 'What is the oldest one that is supported afterwards, and why now?',
        context: 'The version by name, and what decides it: its own end, something that is wanted, the cost of tests.',
        why: 'The reason says whether it can wait for the next major version.',
        placeholder: 'Node 20; Node 18 ended in April 2025, and its tests take half of the time',
      },
      {
        about: 'support-end.release',
        subject: 'Release in which it happens',
        dimensions: ['rollout'],
        aspects: ['rollout', 'phases', 'public_api'],
        priority: 92,
        type: 'pick_one',
        facts: ['version'],
        question: 'In which release does it happen?',
        why: 'Whoever updates within a major version does not expect it.',
        options: choices(`
          * The next major version | Support ends with the next major version.
          - The next minor version | Support ends with the next minor version; the change log says so.
          - Announced first | The next minor version announces it, and the major version after it does it.
        `),
      },
      {
        about: 'support-end.still',
        subject: 'Whoever still has the old one',
        dimensions: ['errors', 'behaviour'],
        aspects: ['failure', 'told', 'existing_use'],
        priority: 89,
        type: 'pick_one',
        question: 'What happens to somebody who still has the old one?',
        why: 'A syntax error from deep inside tells nobody what to do.',
        options: choices(`
          * The installation says so | If the old one is in use, then the package shall warn or fail at its installation.
          - An error at the start | If the old one is in use, then the system shall end at its start with an error that names the oldest supported one.
          - It may work by chance | The system shall not check for the old one.
        `),
      },
      {
        about: 'support-end.cleaned',
        subject: 'What goes with it',
        dimensions: ['scope'],
        aspects: ['content', 'affected', 'volume'],
        priority: 87,
        type: 'pick_many',
        code: true,
        facts: ['ci'],
        question: 'What changes along with it in this change?',
        why: 'The gain is in what can go; the risk as well.',
        options: choices(`
          * It leaves the test matrix | The tests shall no longer run on the old one.
          * Documents name the new limit | Every document that names the oldest supported one shall be put right.
          - Work-arounds go | Code that is there only for the old one shall be removed.
          - New features are used | Code may use what only the newer ones have.
        `),
      },
      {
        about: 'support-end.fixes',
        subject: 'Fixes for those who stay',
        dimensions: ['operations'],
        aspects: ['retention', 'guide'],
        priority: 78,
        type: 'pick_one',
        question: 'Do those who stay on the old one still get fixes?',
        why: 'It is the first thing that they will ask.',
        options: choices(`
          * Security fixes for six months | The last version that supports the old one shall get security fixes for six months.
          - None | The last version that supports the old one shall get no fixes.
        `),
      },
    ],
  },
  {
    id: 'deprecation',
    subject: 'the deprecation',
    recognise: [
      /\b(deprecat(e|es|ion(?! headers?)|ing|ed(?! (?:[\w./-]{2,40} (?:package|library|dependency)|flags?|fields?|options?|propert(?:y|ies)|markers?|columns?|badges?)\b))|get rid of (the|our|all|this|these|that) (\w+ ){0,2}(api|endpoints?|functions?|methods?|options?|parameters?|support|package|syntax|class)|sunset(ting)?|phas(e|ing) out|api version(s|ing)?|breaking changes?|backwards?[- ]compatib\w+)\b/i,
      /\b(remov(e|ing) (the )?(old|legacy|callback|v\d) \w+|version(ed|ing) (of )?(the |our )?api|v\d+ (of the |of our )?api|drop(ping)? support)\b/i,
    ],
    kind: 'api',
    kinds: ['api', 'removal', 'migration', 'refactor', 'feature'],
    visible: false,
    terms: ['deprecated', 'warning', 'version', 'legacy', 'callback', 'api'],
    entries: [
      {
        about: 'deprecation.what',
        subject: 'What goes, and what replaces it',
        dimensions: ['scope', 'interfaces'],
        aspects: ['scope', 'content', 'shape', 'naming', 'volume'],
        priority: 94,
        type: 'ask_code',
        code: true,
        question: byProject({
          command_line: 'What exactly goes, and what do people type instead?',
          service: 'What exactly goes, and what do clients send instead?',
          other: 'What exactly goes, and what do callers write instead?',
        }),
        context: 'Each one as it is written today, with its replacement below; what looks similar and stays.',
        why: 'Nobody can leave the old way before the new one is written down.',
        placeholder: '// today\n\n// instead\n\n// stays\n',
      },
      {
        about: 'deprecation.timeline',
        known: /\b(?:in|with|bei|mit) (?:the |der |dem )?(?:next |nächsten )?(?:major|v?\d{1,3}\.\d)/i,
        subject: 'Phases and versions',
        dimensions: ['rollout'],
        aspects: ['rollout', 'phases', 'public_api'],
        priority: 90,
        type: 'pick_one',
        facts: ['version'],
        question: 'In which phases: when does it warn, when is it removed?',
        why: 'People plan by the version in which it stops working.',
        options: choices(`
          * Warn, then remove | The old form shall warn from the next minor version on and go in the next major version.
          - Warn now, no date | The old form shall warn from the next minor version on and keep working.
          - Remove in the next major | The next major version shall remove the old form, without warnings before.
          - Remove at once | The change shall remove the old form, with all its uses here.
          - Two versions side by side | The old and the new interface shall run side by side until an announced date.
        `),
      },
      {
        about: 'deprecation.warning',
        subject: 'The warning',
        dimensions: ['look_feel', 'behaviour'],
        aspects: ['look', 'wording', 'told', 'failure'],
        known:
          /\b(?:remov\w{1,4}|delet\w{1,4}|drop\w{0,4}|entfern\w{0,3}) (?:(?:all|the|our|old|die|den|das|alle) ){0,3}(?:deprecated|veraltete)/i,
        priority: 86,
        type: 'pick_one',
        question: 'What does the warning say, where does it appear, and how often?',
        why: 'A warning in every call floods the log and gets silenced along with the useful ones.',
        options: choices(`
          * Once per process | When the old form is first used in a process, the system shall write one warning that names the replacement.
          - Once per place | When a place first uses the old form, the system shall warn once, with file and line.
          - Only in the editor | The old form shall be marked for editors and compilers, and warn of nothing at run time.
          - A response header | Answers of deprecated endpoints shall carry the headers Deprecation and Sunset.
        `),
      },
      {
        about: 'deprecation.users',
        subject: 'Who uses it, and what helps them to migrate',
        dimensions: ['compatibility', 'risks'],
        aspects: ['guide', 'risk', 'existing_use', 'callers'],
        priority: 84,
        type: 'ask_text',
        question: 'Who still uses it, and what helps them to migrate?',
        context:
          'Plugins, other packages, large customers, our own code; a page with before and after, a codemod, a compatibility layer.',
        why: 'One large user who was not asked can turn a clean removal into a fork.',
        placeholder: 'Two plugins of others; a page with before and after, a codemod for the simple cases',
      },
    ],
  },
  {
    id: 'plugins',
    subject: 'the plugin system',
    recognise: [
      /\b(plug-?in (system|api|architecture|support|mechanism|interface)|plug-?ins|(extension (system|points?|api|mechanism))|extensib(le|ility)|middleware (system|api|support)|add-?on (system|api|support)|hook (system|api|points?)|lifecycle hooks?)\b/i,
      /\b(third part(y|ies) (can|to|should) extend|custom (plugins?|extensions?|hooks))\b/i,
    ],
    unless: /\b(vite|webpack|babel|eslint|rollup|gradle|maven|postcss|jest|browser|wordpress) plug-?ins?\b/i,
    kind: 'feature',
    kinds: [...BUILDING, 'refactor'],
    visible: false,
    terms: ['plugin', 'hook', 'register', 'extension', 'middleware', 'emit'],
    entries: [
      {
        about: 'plugins.example',
        subject: 'The first plugin',
        dimensions: ['interfaces'],
        aspects: ['shape', 'interface'],
        priority: 94,
        type: 'ask_code',
        code: true,
        question: 'How does the first real plugin look in code?',
        context:
          'As its author would write it: name, what it exports, the functions it gets called with and what they return.',
        why: 'An extension point without a first user is a guess that has to be supported for ever.',
        placeholder: '// a plugin as its author would write it\n',
      },
      {
        about: 'plugins.points',
        subject: 'What a plugin can reach',
        dimensions: ['behaviour', 'security'],
        aspects: ['content', 'scope', 'flow', 'permissions'],
        priority: 90,
        type: 'ask_text',
        code: true,
        question: 'At which moments is a plugin called, and what may it read, change or stop?',
        context:
          'Each moment with what is passed in; whether it may wait; who writes plugins, and what stays out of reach: files, network, other plugins.',
        why: 'Each extension point is a promise about the inside.',
        placeholder: 'before parse: may change the text; after write: reads the path only',
      },
      {
        about: 'plugins.load',
        subject: 'How plugins are found and loaded',
        dimensions: ['behaviour'],
        aspects: ['trigger'],
        priority: 80,
        type: 'pick_one',
        question: 'How does a plugin get in: passed in code, listed in a file, found by name?',
        why: 'It decides who controls what runs, and in which order.',
        options: choices(`
          * Passed in code | The system shall load only plugins that are registered in code.
          - Listed in the configuration | The configuration shall list plugins by name or path, with their options.
          - Found by name | The system shall load installed packages whose name follows a convention as plugins.
          - A folder | The system shall load every file in the plugin folder as a plugin.
        `),
      },
      {
        about: 'plugins.order',
        subject: 'Order and conflicts between plugins',
        dimensions: ['behaviour'],
        aspects: ['order', 'simultaneous'],
        priority: 84,
        type: 'pick_one',
        question: 'When two plugins want the same thing, in which order do they run and who wins?',
        why: 'With the second plugin, order becomes part of the interface.',
        options: choices(`
          * In order of registration | Plugins shall run in order of registration, each on the result before it.
          - With before and after | The system shall let a plugin name plugins that it runs before or after.
          - One owner | If a second plugin for the same thing is registered, then the system shall refuse it with an error.
        `),
      },
      {
        about: 'plugins.failure',
        subject: 'A plugin that fails',
        dimensions: ['errors'],
        aspects: ['failure', 'public_api'],
        priority: 83,
        type: 'pick_one',
        question: 'When a plugin throws or does not fit this version, what happens to the rest?',
        why: 'The host gets the blame for every plugin.',
        options: choices(`
          * It stops | If a plugin throws, then the system shall stop the run and pass on the error with the plugin’s name.
          - The plugin is left out | If a plugin throws, then the system shall switch it off with a warning and go on with the rest.
          - A wrong version is refused | If a plugin is made for another major version, then the system shall refuse it on loading.
        `),
      },
    ],
  },
];
