import type { SubjectArea } from '../../entries/entry';
import { best, BUILDING, byProject, opt } from '../../entries/entry';

/** How an interface grows and ages. */
export const CRAFT_EVOLUTION: readonly SubjectArea[] = [
  {
    id: 'deprecation',
    subject: 'the deprecation',
    recognise: [
      /\b(deprecat(e|ed|es|ion|ing)|get rid of (the|our|all|this|these|that) (\w+ ){0,2}(api|endpoints?|functions?|methods?|options?|parameters?|support|package|syntax|class)|sunset(ting)?|phas(e|ing) out|api version(s|ing)?|breaking changes?|backwards?[- ]compatib\w+)\b/i,
      /\b(remov(e|ing) (the )?(old|legacy|callback|v\d) \w+|version(ed|ing) (of )?(the |our )?api|v\d+ (of the |of our )?api|drop(ping)? (support|node|python|php|java|ie|internet explorer|safari))\b/i,
    ],
    kind: 'api',
    kinds: ['api', 'migration', 'refactor', 'feature'],
    visible: false,
    terms: ['deprecated', 'warning', 'version', 'legacy', 'callback', 'api'],
    entries: [
      {
        key: 'deprecation.what',
        names: 'What goes, and what replaces it',
        dims: ['scope', 'interfaces'],
        settles: ['scope', 'content', 'shape'],
        worth: 94,
        type: 'ask_code',
        code: true,
        ask: byProject({
          command_line: 'Which commands or options go, and what do people type instead?',
          service: 'Which endpoints or fields go, and what do clients send instead?',
          other: 'Which functions or options go, and what do callers write instead?',
        }),
        context: 'Each one as it is written today, with its replacement below; what looks similar and stays.',
        why: 'Nobody can leave the old way before the new one is written down.',
        placeholder: '// today\n\n// instead\n\n// stays\n',
      },
      {
        key: 'deprecation.timeline',
        names: 'Phases and versions',
        dims: ['rollout'],
        settles: ['rollout', 'phases', 'public_api'],
        worth: 90,
        type: 'pick_one',
        facts: ['version'],
        ask: 'In which phases: when does it warn, when is it removed?',
        why: 'People plan by the version in which it stops working.',
        options: [
          best(
            'Warn now, remove in the next major',
            'The old form warns from the next minor version on and is removed in the next major version.',
          ),
          opt(
            'Warn now, no date',
            'The old form warns from the next minor version on and keeps working until further notice.',
          ),
          opt(
            'Remove in the next major',
            'The old form is removed in the next major version, without a phase of warnings.',
          ),
          opt(
            'Remove at once',
            'The old form is removed in this change, together with all its uses in the repository.',
          ),
          opt(
            'Two versions side by side',
            'The old and the new version of the interface run side by side until an announced date.',
          ),
        ],
      },
      {
        key: 'deprecation.warning',
        names: 'The warning',
        dims: ['look_feel', 'behaviour'],
        settles: ['look', 'wording', 'told'],
        worth: 86,
        type: 'pick_one',
        ask: 'What does the warning say, where does it appear, and how often?',
        why: 'A warning in every call floods the log and gets silenced along with the useful ones.',
        options: [
          best(
            'Once per process',
            'The first use in a process writes one warning to stderr that names the old form and its replacement.',
          ),
          opt('Once per place', 'Each place that uses the old form warns once, with file and line.'),
          opt(
            'Only in editor and compiler',
            'The old form is marked as deprecated for editors and compilers, and nothing appears at run time.',
          ),
          opt('A response header', 'Answers of deprecated endpoints carry the headers Deprecation and Sunset.'),
        ],
      },
      {
        key: 'deprecation.users',
        names: 'Who uses it, and what helps them to migrate',
        dims: ['compatibility', 'risks'],
        settles: ['guide', 'risk', 'existing_use', 'callers'],
        worth: 84,
        type: 'ask_text',
        ask: 'Who still uses it, and what helps them to migrate?',
        context:
          'Plugins, other packages, large customers, our own code; a page with before and after, a codemod, a compatibility layer.',
        why: 'One large user who was not asked can turn a clean removal into a fork.',
        placeholder: 'Two plugins and our CLI; a page with before and after, a codemod for the simple cases',
      },
    ],
  },
  {
    id: 'plugins',
    subject: 'the plugin system',
    recognise: [
      /\b(plug-?in (system|api|architecture|support|mechanism|interface)|plug-?ins|(extension (system|points?|api|mechanism))|extensib(le|ility)|middleware (system|api|support)|add-?on (system|api|support)|hook (system|api|points?)|lifecycle hooks?)\b/i,
      /\b(third part(y|ies) (can|to|should) extend|custom (plugins?|extensions?|hooks|handlers))\b/i,
    ],
    unless: /\b(vite|webpack|babel|eslint|rollup|gradle|maven|postcss|jest|browser|wordpress) plug-?ins?\b/i,
    kind: 'feature',
    kinds: [...BUILDING, 'refactor'],
    visible: false,
    terms: ['plugin', 'hook', 'register', 'extension', 'middleware', 'emit'],
    entries: [
      {
        key: 'plugins.example',
        names: 'The first plugin',
        dims: ['interfaces'],
        settles: ['shape', 'interface'],
        worth: 94,
        type: 'ask_code',
        code: true,
        ask: 'How does the first real plugin look in code?',
        context:
          'As its author would write it: name, what it exports, the functions it gets called with and what they return.',
        why: 'An extension point without a first user is a guess that has to be supported for ever.',
        placeholder: '// a plugin as its author would write it\n',
      },
      {
        key: 'plugins.points',
        names: 'What a plugin can reach',
        dims: ['behaviour', 'security'],
        settles: ['content', 'scope', 'flow', 'permissions'],
        worth: 90,
        type: 'ask_text',
        code: true,
        ask: 'At which moments is a plugin called, and what may it read, change or stop?',
        context:
          'Each moment with what is passed in; whether it may wait; who writes plugins, and what stays out of reach: files, network, other plugins.',
        why: 'Each extension point is a promise about the inside.',
        placeholder: 'before parse: may change the text; after write: reads the path only',
      },
      {
        key: 'plugins.load',
        names: 'How plugins are found and loaded',
        dims: ['behaviour'],
        settles: ['trigger'],
        worth: 80,
        type: 'pick_one',
        ask: 'How does a plugin get in: passed in code, listed in a file, found by name?',
        why: 'It decides who controls what runs, and in which order.',
        options: [
          best('Passed in code', 'Plugins are registered in code, and nothing is loaded by itself.'),
          opt(
            'Listed in the configuration',
            'The configuration lists plugins by package name or path, with their options.',
          ),
          opt('Found by name', 'Installed packages whose name follows a convention are loaded as plugins.'),
          opt('A folder', 'Every file in the plugin folder is loaded as a plugin.'),
        ],
      },
      {
        key: 'plugins.order',
        names: 'Order and conflicts between plugins',
        dims: ['behaviour'],
        settles: ['order', 'simultaneous'],
        worth: 84,
        type: 'pick_one',
        ask: 'When two plugins want the same thing, in which order do they run and who wins?',
        why: 'With the second plugin, order becomes part of the interface.',
        options: [
          best(
            'In order of registration',
            'Plugins run in the order of registration, and each gets the result of the one before.',
          ),
          opt('With before and after', 'A plugin can name plugins that it must run before or after.'),
          opt('One owner', 'Only one plugin may handle a thing, and registering a second one is an error.'),
        ],
      },
      {
        key: 'plugins.failure',
        names: 'A plugin that fails',
        dims: ['errors'],
        settles: ['failure', 'public_api'],
        worth: 83,
        type: 'pick_one',
        ask: 'When a plugin throws or does not fit this version, what happens to the rest?',
        why: 'The host gets the blame for every plugin.',
        options: [
          best(
            'It stops, and the error names the plugin',
            'An error in a plugin stops the run and is passed on with the name of the plugin.',
          ),
          opt(
            'The plugin is left out',
            'A plugin that fails is switched off with a warning that names it, and the rest goes on.',
          ),
          opt(
            'Only a wrong version stops it',
            'A plugin made for another major version is refused on loading; later errors are logged.',
          ),
        ],
      },
    ],
  },
];
