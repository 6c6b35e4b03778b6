import type { SubjectArea } from '../../entries/entry';
import { best, BUILDING, byProject, opt } from '../../entries/entry';
import { choices } from '../../entries/choices';
import { entriesIn } from '../../entries/sheet';

/** How strictly a format is read; “as today” is none where nothing stands. */
const DIALECTS = choices(`
  * The standard | If the text deviates from the published standard, then the parser shall give an error with line and column.
  - As today, plus the new part | Everything that is read today shall be read the same way.
  - Whatever can be understood | If the text deviates from the standard, then the parser shall warn with line and column and read on.
  - A subset | If the text holds more than the parts in the samples, then the parser shall give an error that names it.
`);
const AS_TODAY = DIALECTS[1];

/** A wish that speaks of reading, and of no writing. */
const ONLY_READS =
  /^(?!.*\b(?:writ|format|serial|edit|sav|generat|export|print|output)).*\b(?:reads?|reading|loads?|loading|from an? (?:\w+ )?file)\b/is;

/** What a program accepts and runs on. */
export const CRAFT_INPUT: readonly SubjectArea[] = [
  {
    id: 'parsing',
    subject: 'the format',
    recognise: [
      /\b(pars(e|er|ers|es|ing)|deseriali[sz]\w+|seriali[sz](e|er|es|ing|ation)|tokeni[sz]ers?|lexers?|grammars?|file formats?|(yaml|toml|xml|protobuf|markdown|ini|ndjson|parquet|avro|msgpack|json5) (support|parser|files?|format|output|reader|writer))\b/i,
    ],
    unless: /\b(date|command[- ]line|argument|option|flag|value|body|query|url)s? pars\w+\b/i,
    kind: 'feature',
    kinds: [...BUILDING, 'performance'],
    visible: false,
    terms: ['parse', 'reader', 'serialize', 'token', 'format', 'stream'],
    entries: entriesIn(
      `
# parsing.sample · Sample and its result
ask_code 94 · data, behaviour · input, content, shape, volume · code
? Which input, and what should come out of it?
~ A short typical sample and the strangest one, each with the expected result; the call or option that reads it; how large it gets. No secrets.
! Samples with their results become the first tests.
> // typical → expected
>
> // strangest → expected
>
# parsing.dialect · Standard and deviations
pick_one 88 · compatibility, behaviour · format, semantics, scope
? Which version of the format, and how strictly?
~ Comments, trailing commas, extensions of other tools, older versions of the format.
! Being generous with input means supporting every mistake for ever.
# parsing.hostile · Invalid, huge and hostile input
pick_many 82 · errors, security · failure, abuse, permissions
? What happens with invalid, huge or hostile input?
! A few bytes can unfold into gigabytes or a stack a million deep.
* An error with the place | If the input is invalid, then the parser shall give an error with line and column, and no partial result.
- All errors at once | If the input is invalid, then the parser shall read on and report all errors together.
- Limits | If the input is beyond a limit of size or depth, which callers can change, then the parser shall refuse it.
- Nothing from outside | The parser shall never follow references to files, addresses or code in the input.
# parsing.roundtrip · Reading and writing back
pick_one 76 · behaviour · roundtrip, flow
? Must reading and writing back give the same text?
! Keeping comments, order and spacing needs a different parser.
* The same meaning | Text that is read and written back shall have the same meaning, though its layout may change.
- Identical where unchanged | Comments, order and spacing shall stay wherever nothing was changed.
- Only one direction | The format shall be only read or only written, not both.
`,
      {
        'parsing.sample': { kinds: [...BUILDING, 'performance'] },
        'parsing.dialect': {
          options: ({ isNew }) => (isNew ? DIALECTS.filter((one) => one !== AS_TODAY) : DIALECTS),
          kinds: BUILDING,
        },
        'parsing.hostile': { kinds: BUILDING },
        'parsing.roundtrip': { when: ({ request }) => !ONLY_READS.test(request), kinds: BUILDING },
      },
    ),
  },
  {
    id: 'config',
    subject: 'the configuration',
    recognise: [
      /\b(config(uration)? (files?|options?|format|system|loading|loader|management)|env(ironment)?[- ]?var(iable)?s?|dotenv|(yaml|toml|json) config\w*|hard-?coded)\b/i,
      /\b(config|configuration)\b/i,
    ],
    unless: /\b(settings page|user preferences|(eslint|webpack|vite|babel|prettier|nginx|typescript) config)\b/i,
    kind: 'feature',
    kinds: [...BUILDING, 'refactor', 'migration'],
    visible: false,
    terms: ['config', 'env', 'options', 'default', 'load'],
    entries: entriesIn(
      `
# config.file · Keys, values and defaults
ask_code 92 · interfaces, look_feel · format, shape, naming, content, volume · code
? Which keys or variables, and how should the configuration look?
?library How does a program switch it on, and how does its configuration look?
~ As a user would write it: names, nesting, types, units, the default of each; file name and format.
~library The call in code: who reads and parses the file, under which name and in which formats; then an example of the file.
! Names in a configuration outlive the code that reads them.
> server:
>   port: 8080 # default
>   timeout: 30s
>
>library // the call
>library
>library // the file
>library
>command_line # as a user would write it
>command_line
# config.sources · Sources and which one wins
pick_one 87 · behaviour · order, flow
? Where may values come from, and which source wins?
! The first question in every incident is which value was really in effect.
# config.wrong · Wrong and unknown keys
pick_one 84 · errors · failure, told
? What happens with wrong values, unknown keys and a missing file?
! A misspelt key that is ignored costs somebody an afternoon.
* An error | If a value is wrong or a key unknown, then the system shall give an error that names file and key.
- Unknown keys only warn | If a value is wrong, then the system shall give an error, and for an unknown key a warning.
- The default, with a warning | If a value is wrong, then the system shall warn and use the default.
`,
      {
        'config.sources': {
          options: [
            best(
              byProject({
                library: 'Argument, environment, file, default',
                other: 'Option, environment, file, default',
              }),
              byProject({
                library:
                  'A value passed in code shall win over an environment variable, that over the file, and that over the default.',
                other:
                  'A command-line option shall win over an environment variable, that over the file, and that over the default.',
              }),
            ),
            opt('Environment, then default', 'Each value shall come from an environment variable, with a default.'),
            opt('File, then default', 'Each value shall come from one file, with a default.'),
            opt('Several files', 'The file in the nearest folder shall win over those in the folders above it.'),
          ],
          known:
            /\b(?:command[- ]lines?|flags?|options?|env\w*|environment|files?|arguments?)\b[^.]{0,30}\b(?:wins?|winning|overrid\w+|takes? precedence)\b|\boverrid\w+ by (?:the |a )?(?:command[- ]line|flags?|options?|env\w*)\b/i,
        },
      },
    ),
  },
  {
    id: 'platforms',
    subject: 'the supported platforms',
    recognise: [
      /\b((on|under|for|in|with) (windows|macos|linux|safari|firefox|internet explorer|ie ?11|alpine|arm64|android|ios)|windows (support|paths?|users?)|(browser|platform) (support|compatib\w+)|old(er)? browsers?|cross[- ](platform|browser)|apple silicon|musl|line endings?|crlf)\b/i,
    ],
    kind: 'feature',
    kinds: ['feature', 'bug', 'tooling', 'api', 'ui', 'migration'],
    visible: false,
    terms: ['platform', 'path', 'browser', 'engines', 'polyfill', 'os'],
    entries: entriesIn(
      `
# platforms.difference · What differs on the platform
ask_text 97 · behaviour, errors · symptom, trigger, content · code
? What exactly is different there, in which version, and how is it reproduced?
~ Steps, the exact message or picture, what is observed elsewhere; paths, line ends, shells, fonts, missing functions.
! Nobody can fix on one system what happens only on another without an exact description.
> Windows 11, since version …: a path with a backslash is not matched
# platforms.list · Platforms supported
pick_many 90 · compatibility · environments · facts runtime
? On which platforms must it work, from which version on?
! “Supported” ranges from tested on every change to somebody said it works.
# platforms.proof · Where it is tested
pick_one 84 · acceptance, operations · acceptance · facts ci, test_runner
? On which platforms do the tests run, and when?
! What is not tested there breaks with the next change.
* All of them, on every change | CI runs the tests on every supported platform for each pull request.
- The rest at night | CI runs the tests on one platform for each pull request, on the others at night.
- By hand | A checklist is gone through on each platform before a release.
`,
      {
        'platforms.difference': { kinds: ['bug', 'ui'] },
        'platforms.list': {
          options: ({ project }) =>
            (project === 'web_app'
              ? ['Chrome and Edge', 'Firefox', 'Safari', 'Safari on iOS', 'Chrome on Android']
              : ['Linux', 'macOS', 'Windows', 'Alpine and other musl systems', 'ARM processors']
            ).map((name) =>
              opt(name, `The change shall work on ${name}, in the versions that their makers still maintain.`),
            ),
          kinds: BUILDING,
        },
        'platforms.proof': { kinds: BUILDING },
      },
    ),
  },
];
