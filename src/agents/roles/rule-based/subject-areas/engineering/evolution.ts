import type { SubjectArea } from '../../entries/entry';
import { BUILDING } from '../../entries/entry';
import { entriesIn } from '../../entries/sheet';

/** How an interface grows and ages. */
export const CRAFT_EVOLUTION: readonly SubjectArea[] = [
  {
    id: 'deprecation',
    subject: 'the deprecation',
    recognise: [
      /\b(deprecat(e|es|ion(?! headers?)|ing|ed(?! (?:[\w./-]{2,40} (?:package|library|dependency)|flags?|fields?|options?|propert(?:y|ies)|markers?|columns?|badges?)\b))|get rid of (the|our|all|this|these|that) (\w+ ){0,2}(api|endpoints?|functions?|methods?|options?|parameters?|support|package|syntax|class)|sunset(ting)?|phas(e|ing) out|api version(s|ing)?|breaking changes?|backwards?[- ]compatib\w+)\b/i,
      /\b(remov(e|ing) (the )?(old|legacy|callback|v\d) \w+|version(ed|ing) (of )?(the |our )?api|v\d+ (of the |of our )?api|drop(ping)? support(?! (?:for|of) (?:node|python|php|ruby|java|go|rust|\.net|ie|internet|windows|mac|safari|old(?:er)? (?:versions|browsers))\b))\b/i,
    ],
    kind: 'api',
    kinds: ['api', 'removal', 'migration', 'refactor', 'feature'],
    visible: false,
    terms: ['deprecated', 'warning', 'version', 'legacy', 'callback', 'api'],
    entries: entriesIn(
      `
# deprecation.what · What goes, and what replaces it
ask_code 94 · scope, interfaces · scope, content, shape, naming, volume · code
? What exactly goes, and what do callers write instead?
?command_line What exactly goes, and what do people type instead?
?service What exactly goes, and what do clients send instead?
~ Each one as it is written today, with its replacement below; what looks similar and stays.
! Nobody can leave the old way before the new one is written down.
> // today
>
> // instead
>
> // stays
>
# deprecation.timeline · Phases and versions
pick_one 90 · rollout · rollout, phases, public_api · facts version
? In which phases: when does it warn, when is it removed?
! People plan by the version in which it stops working.
* Warn, then remove | The old form shall warn from the next minor version on and go in the next major version.
- Warn now, no date | The old form shall warn from the next minor version on and keep working.
- Remove in the next major | The next major version shall remove the old form, without warnings before.
- Remove at once | The change shall remove the old form, with all its uses here.
- Two versions side by side | The old and the new interface shall run side by side until an announced date.
# deprecation.warning · The warning
pick_one 86 · look_feel, behaviour · look, wording, told, failure
? What does the warning say, where does it appear, and how often?
! A warning in every call floods the log and gets silenced along with the useful ones.
* Once per process | When the old form is first used in a process, the system shall write one warning that names the replacement.
- Once per place | When a place first uses the old form, the system shall warn once, with file and line.
- Only in the editor | The old form shall be marked for editors and compilers, and warn of nothing at run time.
- A response header | Answers of deprecated endpoints shall carry the headers Deprecation and Sunset.
# deprecation.users · Who uses it, and what helps them to migrate
ask_text 84 · compatibility, risks · ending, guide, risk, existing_use, callers
? Who still uses it, and what helps them to migrate?
~ Plugins, other packages, large customers, our own code; a page with before and after, a codemod, a compatibility layer.
! One large user who was not asked can turn a clean removal into a fork.
> Two plugins of others; a page with before and after, a codemod for the simple cases
`,
      {
        'deprecation.timeline': {
          known: /\b(?:in|with|bei|mit) (?:the |der |dem )?(?:next |nächsten )?(?:major|v?\d{1,3}\.\d)/i,
        },
        'deprecation.warning': {
          known:
            /\b(?:remov\w{1,4}|delet\w{1,4}|drop\w{0,4}|entfern\w{0,3}) (?:(?:all|the|our|old|die|den|das|alle) ){0,3}(?:deprecated|veraltete)/i,
        },
      },
    ),
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
    entries: entriesIn(`
# plugins.example · The first plugin
ask_code 94 · interfaces · shape, interface · code
? How does the first real plugin look in code?
~ As its author would write it: name, what it exports, the functions it gets called with and what they return.
! An extension point without a first user is a guess that has to be supported for ever.
> // a plugin as its author would write it
>
# plugins.points · What a plugin can reach
ask_text 90 · behaviour, security · content, scope, flow, permissions · code
? At which moments is a plugin called, and what may it read, change or stop?
~ Each moment with what is passed in; whether it may wait; who writes plugins, and what stays out of reach: files, network, other plugins.
! Each extension point is a promise about the inside.
> before parse: may change the text; after write: reads the path only
# plugins.load · How plugins are found and loaded
pick_one 80 · behaviour · trigger
? How does a plugin get in: passed in code, listed in a file, found by name?
! It decides who controls what runs, and in which order.
* Passed in code | The system shall load only plugins that are registered in code.
- Listed in the configuration | The configuration shall list plugins by name or path, with their options.
- Found by name | The system shall load installed packages whose name follows a convention as plugins.
- A folder | The system shall load every file in the plugin folder as a plugin.
# plugins.order · Order and conflicts between plugins
pick_one 84 · behaviour · order, simultaneous
? When two plugins want the same thing, in which order do they run and who wins?
! With the second plugin, order becomes part of the interface.
* In order of registration | Plugins shall run in order of registration, each on the result before it.
- With before and after | The system shall let a plugin name plugins that it runs before or after.
- One owner | If a second plugin for the same thing is registered, then the system shall refuse it with an error.
# plugins.failure · A plugin that fails
pick_one 83 · errors · failure, public_api
? When a plugin throws or does not fit this version, what happens to the rest?
! The host gets the blame for every plugin.
* It stops | If a plugin throws, then the system shall stop the run and pass on the error with the plugin’s name.
- The plugin is left out | If a plugin throws, then the system shall switch it off with a warning and go on with the rest.
- A wrong version is refused | If a plugin is made for another major version, then the system shall refuse it on loading.
`),
  },
];
