import type { SubjectArea } from '../../entries/entry';
import { best, BUILDING, byProject, opt } from '../../entries/entry';
import { choices } from '../../entries/choices';
import { entriesIn } from '../../entries/sheet';

/** Words on the screen: their language and their errors. */
export const INTERFACE_LANGUAGE: readonly SubjectArea[] = [
  {
    id: 'i18n',
    subject: 'the translation',
    recognise: [
      /\b(i18n|l10n|locali[sz](e|ed|ing|ation|able)|internationali[sz]\w{1,6}|translat(e|ed|able|ing|ions?)|multi-?lingual|(?:switch|choose|pick|change) (?:\w+ ){0,3}languages?)\b/i,
      /\b((several|other|more|different|two|three) languages|language (switch\w{0,4}|picker|support)|right[- ]to[- ]left|rtl|locales?|(in|into|add|adding|support(ing)?|speaks?|offer|also) (canadian |brazilian |swiss |simplified )?(french|german|spanish|japanese|chinese|italian|arabic|portuguese|polish|dutch|russian|turkish|korean|hebrew|swedish|danish|czech|ukrainian)|(do not|don['’]t|cannot|can['’]t) (speak|read|understand) english|english[- ]only|only in english)\b/i,
    ],
    unless:
      /\b(translat\w{1,5} (the )?(\w{1,30} )?(exceptions?|errors?|coordinates|quer(y|ies)|sql|ast|address(es)?)|address translation|programming languages?)\b/i,
    kind: 'feature',
    kinds: [...BUILDING, 'migration'],
    visible: true,
    terms: ['locale', 'i18n', 'translation', 'messages', 'intl', 'language', 'format'],
    entries: entriesIn(
      `
# i18n.languages · Languages
ask_text 94 · scope · languages, content, failure, goal
? Which languages now and later, and which is shown where a text is missing?
?library Which languages does it ship, or do callers bring their texts, and what is shown where one is missing?
~ Regional forms (British or American, Swiss or German), writing from right to left, the fallback and who hears of a missing text.
! A later language with another direction or other plurals changes the groundwork today.
> Now: English, French.  Later: Arabic.  Missing: English, and a line in the log
>library Only English is shipped; a caller passes a table of texts by code.  Missing: English
# i18n.choice · How the language is chosen
pick_one 88 · behaviour, interfaces · flow, switch, interface, permissions
? How does somebody get their language, and does the URL show it?
?library How does the calling code choose the locale?
?command_line By what is the language chosen?
?service By what is the language of a response chosen?
! It decides what has to be passed along, stored and cached.
# i18n.reach · What follows the language
pick_many 84 · behaviour, scope · scope, formats · code
? Which texts are in scope, and what besides words follows the language?
! Screens are the smaller half of the words that people read.
# i18n.workflow · Where texts are kept and who translates
pick_one 82 · data, operations · storage, format, retention, speed, volume
? Where are the texts stored, in which format, and who translates them?
~ The files and how they are loaded, the way to translators and back, and what that adds to loading time and size.
! Translators do not open pull requests; the way there and back has to be built.
# i18n.tone · Tone and form of address
pick_one 80 · look_feel · look, wording · for screens
? Which tone do the texts have in each language, formal or familiar?
! Many languages force the choice in every sentence, and mixing both feels careless.
* As usual there | Texts shall use the form of address that is usual for such a product in the country.
- Formal | Texts shall use the formal address, where the language has one.
- Familiar | Texts shall use the familiar address, where the language has one.
`,
      {
        'i18n.choice': {
          options: ({ project }) => {
            switch (project) {
              case 'library':
                return choices(`
                * An option of each call | Where no locale is given with a call, the library shall answer as today.
                - A default for all calls | The locale shall be set once and hold for all calls.
                - From the system | The library shall take the locale from the runtime or the operating system.
              `);
              case 'command_line':
                return choices(`
                * The system’s language | The command shall take the language from LC_ALL and LANG.
                - An option | The command shall take the language from an option or the config file.
              `);
              case 'service':
                return choices(`
                * The Accept-Language header | The language of a response shall follow the Accept-Language header.
                - The account’s setting | The language of a response shall follow the setting of the account.
              `);
              default:
                return choices(`
                * In the path | The language shall be part of the path, with the browser’s language as the first guess.
                - The account’s setting | The language shall be a setting of the account, with addresses unchanged.
                - A domain per language | Each language shall have a domain of its own.
                - The browser or system | The language shall follow the browser or the operating system, without a switch.
              `);
            }
          },
        },
        'i18n.reach': {
          options: ({ project }) =>
            project === 'library' || project === 'command_line'
              ? choices(`
              * Error messages | All error messages and warnings shall be translated.
              - Help and usage texts | Help texts, headings and usage lines shall be translated.
              * Plurals and order of words | Texts shall have named placeholders, with plurals that follow the language.
              - Dates and numbers | Dates and numbers shall be formatted for the language and region.
              * No codes and names | Error codes and names shall stay the same in every language.
            `)
              : choices(`
              * Texts in the code and error messages | All texts in the code shall be translated, error messages too.
              * Dates and numbers | Dates, numbers and currencies shall be formatted for the language and region.
              * Plurals | Plurals shall follow the rules of each language, with no sentence pieced together.
              - E-mails and documents | E-mails and PDFs shall be written in the language of the recipient.
              - Content in the database | The system shall store content that users enter in several languages.
              - Sorting and search | Sorting and search shall follow the rules of the language.
            `),
        },
        'i18n.workflow': {
          options: ({ project }) => [
            best('Files, edited by developers', 'Texts shall be kept in one file per language in the repository.'),
            ...(project === 'library'
              ? choices(`
              - Passed by the caller | The caller shall pass the texts as a table by code, with only the present ones shipped.
              - A package for each language | Each language shall be a package of its own, loaded where it is wanted.
            `)
              : project === 'command_line'
                ? [
                    opt(
                      'Translation service',
                      'Texts shall be kept in the repository and synchronised with a translation service.',
                    ),
                  ]
                : choices(`
                - Translation service | Texts shall be kept in the repository and synchronised with a translation service.
                - Files sent to an agency | Texts shall be exported as XLIFF for translators and imported again.
                - A database with an editor | Texts shall be kept in the database and edited without a release.
              `)),
          ],
          known: /\b(?:crowdin|lokalise|weblate|transifex|xliff|\.?po files?|gettext)\b/i,
        },
        'i18n.tone': { known: /\b(?:informal|formal|familiar|polite|per sie|tutoiement)\b/i },
      },
    ),
  },
  {
    id: 'error-messages',
    subject: 'the error messages',
    recognise: [
      /\b(error (messages?|texts?|pages?|screens?)|(unclear|cryptic|confusing|useless|bad|better|clearer|helpful|friendlier|misleading|meaningful|readable|uniform|consistent) (errors?|messages?|warnings?|exceptions?)|errors? (?:responses? )?(?:are |is )?(?:impossible|hard) to (?:show|read)|errors? (?:responses? )?(?:\w+ ){0,2}(?:uniform|consistent))\b/i,
      /\b((errors?|messages?|warnings?) (are|is) (too )?(unclear|cryptic|confusing|useless|unhelpful|vague|misleading|hard to (understand|read))|(404|500) pages?|understands? the errors?)\b/i,
    ],
    kind: 'feature',
    kinds: [...BUILDING, 'refactor', 'bug'],
    visible: true,
    terms: ['error', 'message', 'throw', 'warn', 'exception', 'code'],
    entries: entriesIn(
      `
# error-messages.worst · Messages that matter most
ask_text 95 · scope · scope, content, symptom, affected, goal, failure · code
? Which messages are the worst today, and what should they say instead?
~ Two or three real ones, word for word, who reads them, and what had actually gone wrong.
! Five messages usually cause most of the questions.
> Today: “Invalid input”. Better: “retries: expected a whole number, found "three" (app.yaml, line 12)”
# error-messages.form · Wording and parts of a message
pick_many 88 · look_feel · look, wording, format, states
? What must every message contain, and in which tone and form?
! One agreed form settles the wording of all messages.
# error-messages.contract · Codes and existing texts
pick_one 84 · compatibility, interfaces · public_api, codes, existing_use, permissions, volume, storage, simultaneous
? What must stay: error codes, addresses, texts?
?library What must stay: error classes, codes, properties, texts?
?command_line What must stay: exit codes, streams, texts?
?service What must stay: status codes, error codes, fields, texts?
! Tests and scripts compare messages word for word, whether anybody promised them or not.
* Codes stay, texts may change | Error classes and codes shall stay as they are, while texts may change.
- Every error gets a code | Every error shall get a documented code that stays stable between versions.
- Texts stay, details are added | The present text of each message shall stay, with details after it.
- Everything may change | Texts, codes and classes of errors may all change.
# error-messages.secrets · What a message must not say
pick_many 74 · security · privacy, permissions · for service, screens
? What must never appear in a message?
! What helps the user can help an attacker too.
* Passwords, tokens and keys | No message shall contain passwords, tokens or keys.
* Stack traces and server paths | Stack traces shall go to the log only, under an id that the message shows.
- Whether an account exists | No message shall reveal whether an account exists.
- Values that somebody entered | No message shall repeat values that somebody entered.
`,
      {
        'error-messages.form': {
          options: [
            best('Expected and found', 'Each message shall say what was expected and what was found instead.'),
            best(
              'The place',
              byProject({
                library: 'Each message shall name the argument or option concerned.',
                service: 'Each message shall name the field or setting concerned.',
                command_line: 'Each message shall name the argument, or the file and line, concerned.',
                other: 'Each message shall name the field or step concerned.',
              }),
            ),
            opt('What to do', 'Each message shall end with what can be done to go on.'),
            opt('A link', 'Each message shall end with a link to a page about it.'),
            opt('One line', 'Each message shall be a single line that can be searched for.'),
          ],
        },
      },
    ),
  },
];
